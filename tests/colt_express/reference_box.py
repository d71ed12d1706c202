"""The box of Colt Express as the second implementation knows it, copied from the list of rules (CE-BOX-1 to 5)."""

BANDITS = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
TEN_CARDS = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal"]
PURSES = [250] * 8 + [300, 350, 400, 450, 500] * 2
CARS = [(1, 0), (1, 1), (0, 3), (3, 0), (3, 1), (4, 1)]
WORTH = {"jewel": 500, "strongbox": 1000}
SYMBOLS = {"S": "standard", "T": "tunnel", "D": "speeding_up", "R": "switching"}
ROUND_CARDS = {
    "angry_marshal": ("SSTR", "SSR"),
    "swivel_arm": ("STSS", "STS"),
    "braking": ("SSSS", "STSS"),
    "take_it_all": ("STDS", "SDR"),
    "passengers_rebellion": ("SSTSS", "STSR"),
    "tunnels": ("STSTS", "STST"),
    "bridge": ("SDS", "SD"),
}
STATIONS = {
    "marshals_revenge": ("SSTS", "SSTS"),
    "pickpocketing": ("SSTS", "SSTS"),
    "hostage_taking": ("SSTS", "SSTS"),
}
