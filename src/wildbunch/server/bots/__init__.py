"""Bots as the server runs them: in a process of their own that gets a view and legal actions, nothing else."""

PREPARE = ""
"""Asked instead of a bot: load what searching bots need."""
PREPARES = "prepares"
"""The argument of a process that does so from the start."""
HEADER = 4
"""Bytes of the length of a question or an answer."""
