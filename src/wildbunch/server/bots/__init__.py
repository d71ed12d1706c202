"""Bots as the server runs them: in a process of their own that gets a view and legal actions, nothing else."""

HEADER = 4
"""Bytes of the length of a question or an answer."""
