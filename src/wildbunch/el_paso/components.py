"""The box: raid cards, loot tiles, dice, and how many of each."""

from __future__ import annotations

# Kinds of places, in display order ---------------------------------------------------------
BANK, SALOON, MINE, PASTURE, HOTEL, CORRAL = 0, 1, 2, 3, 4, 5
KINDS = 6
SEATS = 5
NOBODY = -1

# Raid cards (EP-BOX-1): card = kind * 8 + value - 1 ------------------------------------------
CARD_VALUES = 8
RAID_CARDS = 48
NO_CARD = -1
UNTOLD_CARD = 48
"""A card that a position does not name."""
NO_PILE = -1

# Loot tiles (EP-BOX-2): tile = kind * 6 + value - 1; how many of each value ------------------
TILE_VALUES = 6
TILES = 36
TILE_COUNTS = [
    1, 1, 1, 2, 1, 0,
    0, 0, 1, 2, 2, 1,
    1, 1, 1, 2, 1, 0,
    0, 0, 1, 2, 2, 1,
    1, 1, 1, 2, 1, 0,
    1, 1, 1, 2, 1, 0,
]  # fmt: skip

# Dice (EP-BOX-3) ---------------------------------------------------------------------------
DICE = 5
STAR, BRAND, SIX = 0, 1, 2
FACES, FACES_OF_A_KIND = 6, 2

# Towns (EP-BOX-4) --------------------------------------------------------------------------
TOWNS = 7
TOWN_CELLS = 42
CLOSED = 0
RATE_UNIT = 60
FEW_TILES, MANY_TILES = 18, 20
KEEP_WHEN_EMPTIED = 2

# Phases, and the question that waits for an answer -------------------------------------------
SETTING_UP, ARRIVING, RAIDING, DRAWING, DECIDING, OVER = 0, 1, 2, 3, 4, 5
NOTHING, ASK_RAID, ASK_PICK, ASK_STAY, ASK_KEEP = 0, 1, 2, 3, 4

# Actions are small ints: a base, plus a card, kind or tile ------------------------------------
RAID = 0
PICK = 48
STAY, LEAVE = 54, 55
KEEP = 56
EXCHANGE = 92
ACTIONS = 93

# Events (kinds of rows in the buffer), with their details in order -----------------------------
(
    DEALT, TOWN_ENTERED, TILES_LAID, TILES_RETURNED, CHOSEN, CHANGED, REVEALED, ROLLED, ARRESTED, TAKEN, EMPTY_HANDED, SHUT,
    PICKED, STAYED, LEFT, TOWN_EMPTIED, KEPT, EXCHANGED, TILES_LOST, TOWN_ENDED, CASHED, GAME_ENDED,
) = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21  # fmt: skip
