"""Colt Express: the rules, written once, in plain Python."""
