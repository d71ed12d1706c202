"""For authors of games: what every game of the package must pass."""
