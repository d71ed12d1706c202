"""The action cards: what each lets a bandit choose, and what then happens."""
