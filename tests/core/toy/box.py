"""What is in the box of the toy game."""

TOP = 20
CLIMB, STAY, PUSH = 0, 1, 2
PIPS = [0, 1, 2, 3, 4, 5, 6]
SLIDES = ((0, 0, 1), (1, 0, 2))
MAX_TURNS = 300
