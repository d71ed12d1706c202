"""The table in the browser: HTTP, WebSockets and storage. Only what a seat may know leaves it."""
