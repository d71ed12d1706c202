"""The box: bandits, cards, loot, cars and round cards, with the numbers printed on them."""

from __future__ import annotations

# Bandits (CE-BOX-1) -----------------------------------------------------------------------
BELLE, CHEYENNE, DJANGO, DOC, GHOST, TUCO = 0, 1, 2, 3, 4, 5
BANDITS = 6
NOBODY = -1

# Cards of a bandit (CE-BOX-1) -------------------------------------------------------------
MOVE, FLOOR, FIRE, ROB, PUNCH, MARSHAL, BULLET = 0, 1, 2, 3, 4, 5, 6
ACTION_CARDS = 6
CARD_KINDS = 7
CARD_SLOTS = 12
SECOND = 7  # slots from here on are those of the second bandit of a team
COPIES = [2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0]
TEAM_COPIES = [1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1]
OWN_BULLETS = 6
HAND, HAND_OF_DOC, DRAW_CARDS = 6, 7, 3

# Neutral bullets (CE-BOX-2) ---------------------------------------------------------------
NEUTRAL_BULLETS = 13
NEUTRAL = 6

# Loot (CE-BOX-3) --------------------------------------------------------------------------
PURSE, JEWEL, STRONGBOX = 0, 1, 2
PURSES = 18
PURSE_VALUES = [250, 300, 350, 400, 450, 500]
PURSE_COUNTS = [8, 2, 2, 2, 2, 2]
VALUES = 6
JEWEL_VALUE, STRONGBOX_VALUE, START_PURSE = 500, 1000, 250
RANSOM, GUNSLINGER_BONUS = 250, 1000

# The train (CE-BOX-4) ---------------------------------------------------------------------
LOCOMOTIVE = 0
INSIDE, ROOF = 0, 1
CARS = 7
SPOTS = 14
PASSENGER_CARS = 6
TEAM_CARS = 4
CAR_PURSES = [1, 1, 0, 3, 3, 4]
CAR_JEWELS = [0, 1, 3, 0, 1, 1]
ROOF_REACH, INSIDE_REACH = 3, 1

# Where a purse token is: a spot (car * 2 + level), held by a bandit, or back in the box ----
HELD = 14
BOXED = 20

# Round cards (CE-BOX-5) -------------------------------------------------------------------
STANDARD, TUNNEL, SPEEDING_UP, SWITCHING, NO_TURN = 0, 1, 2, 3, 4
ANGRY_MARSHAL, SWIVEL_ARM, BRAKING, TAKE_IT_ALL, PASSENGERS_REBELLION, TUNNELS, BRIDGE = 0, 1, 2, 3, 4, 5, 6
MARSHALS_REVENGE, PICKPOCKETING, HOSTAGE_TAKING = 7, 8, 9
ROUND_CARDS, STATIONS = 7, 3
ROUNDS = 5
NO_CARD = -1
MOST_TURNS = 5
TURNS_OF_FEW = [
    [STANDARD, STANDARD, TUNNEL, SWITCHING, NO_TURN],
    [STANDARD, TUNNEL, STANDARD, STANDARD, NO_TURN],
    [STANDARD, STANDARD, STANDARD, STANDARD, NO_TURN],
    [STANDARD, TUNNEL, SPEEDING_UP, STANDARD, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, STANDARD],
    [STANDARD, TUNNEL, STANDARD, TUNNEL, STANDARD],
    [STANDARD, SPEEDING_UP, STANDARD, NO_TURN, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, NO_TURN],
]
TURNS_OF_MANY = [
    [STANDARD, STANDARD, SWITCHING, NO_TURN, NO_TURN],
    [STANDARD, TUNNEL, STANDARD, NO_TURN, NO_TURN],
    [STANDARD, TUNNEL, STANDARD, STANDARD, NO_TURN],
    [STANDARD, SPEEDING_UP, SWITCHING, NO_TURN, NO_TURN],
    [STANDARD, TUNNEL, STANDARD, SWITCHING, NO_TURN],
    [STANDARD, TUNNEL, STANDARD, TUNNEL, NO_TURN],
    [STANDARD, SPEEDING_UP, NO_TURN, NO_TURN, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, NO_TURN],
    [STANDARD, STANDARD, TUNNEL, STANDARD, NO_TURN],
]
MANY = 5
FEWEST = 2

# Phases, and the question that waits for an answer -----------------------------------------
DEALING, SCHEMIN, STEALIN, EVENT, OVER, PLACING, KEEPING = 0, 1, 2, 3, 4, 5, 6
(
    NOTHING, ASK_PLAN, ASK_MOVE, ASK_FLOOR, ASK_MARSHAL, ASK_FIRE, ASK_PUSH,
    ASK_ROB, ASK_PUNCH, ASK_DROP, ASK_TAKE, ASK_SHOVE, ASK_PICKPOCKET, ASK_PLACE, ASK_KEEP,
) = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14  # fmt: skip

# Actions are small ints: a base, plus a card, car, bandit, kind of loot or token ------------
PLAY = 0
PLAY_DOWN = 12
DRAW, PASS = 24, 25
MOVE_TO = 26
CHANGE_FLOOR = 33
MARSHAL_TO = 34
FIRE_AT = 41
PUSH_NO, PUSH_YES = 47, 48
ROB_KIND = 49
ROB_TOKEN = 52
PUNCH_AT = 70
DROP_KIND = 76
TAKE_NO, TAKE_YES = 79, 80
SHOVE_TO = 81
PLACE_IN_CABOOSE = 88
KEEP_REST = 94
DISCARD = 95
ACTIONS = 107

# Events (kinds of rows in the buffer), with their details in order --------------------------
(
    ROUND_STARTED, DRAWS, CARD, ROUND_CARD, TURN_STARTED, PLAYED, PASSED, STEALIN_STARTED, RESOLVES, NO_EFFECT,
    MOVED, CLIMBED, MARSHAL_MOVED, SHOT, PUSHED, ROBBED, PUNCHED, DROPPED, SNATCHED, SHOVED,
    MARSHAL_HITS, FLEES, SUPPLY_SHORT, EVENT_STARTED, SWEPT, BRAKED, STRONGBOX_PLACED, PASSENGERS_HIT,
    PICKPOCKETS, PURSE_LOST, RANSOM_PAID, ROUND_ENDED, GAME_ENDED, PLACED, RESHUFFLES, DISCARDS, DONE_KEEPING, KEEPS,
) = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37,
)  # fmt: skip
NO_TARGET, NO_BULLETS, NO_LOOT, NOBODY_HERE = 0, 1, 2, 3
FIFTY = 50
