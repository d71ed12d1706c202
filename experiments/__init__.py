"""Experiments with the bots; what they found is in docs/explanation/bots.md."""
