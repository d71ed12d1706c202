"""Commands for who works on wildbunch; not part of the package."""
