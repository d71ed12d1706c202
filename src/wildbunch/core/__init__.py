"""What every game of the package shares; knows no game."""
