"""Words for people: the one place where Python reads the Fluent files.

>>> words = Words("en")
>>> words.event({"kind": "moved", "bandit": "doc", "from": 3, "to": 2, "level": "roof"})
'Doc runs across the roofs to car 2.'
>>> Words("de").action({"kind": "fire", "target": "belle"})
'Auf Belle schießen'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "ja")
"""The languages there are words for; the first one is for everybody else."""

GAMES = ("colt-express", "el-paso")
"""The games there are words for."""

_SHARED_FILES = ("common", "cli")
_NAMES = {"bandit": "bandit", "target": "bandit", "blocker": "bandit", "actor": "bandit", "lookout": "bandit", "town": "town"}
_FAMILIES = {"cards": "card", "turns": "symbol"}
JOIN = "+"
_FROM_ONE = ("turn", "index")
_NOBODY_OR_UNTOUCHED = ("bandit", "token")


def language_of(*wishes: str | None) -> str:
    """The first wish there are words for; a wish is a tag or a locale such as `de_DE.UTF-8`.

    >>> language_of(None, "", "C.UTF-8", "ja_JP.UTF-8")
    'ja'
    >>> language_of("fr")
    'en'
    """
    for wish in wishes:
        short = (wish or "").replace("_", "-").split("-")[0].split(".")[0].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """All messages of a language for a game, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("wildbunch.locales") / language
    for name in (game, f"{game}-help", *_SHARED_FILES):
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle


class Words:
    """The messages of one language for one game."""

    def __init__(self, language: str = LANGUAGES[0], game: str = GAMES[0]) -> None:
        """Raises ValueError for a language or a game there are no words for."""
        if language not in LANGUAGES:
            raise ValueError(f"there are words in {', '.join(LANGUAGES)}, not in {language!r}")
        if game not in GAMES:
            raise ValueError(f"there are words for {', '.join(GAMES)}, not for {game!r}")
        self.language = language
        self.game = game
        self._bundle = _bundle(language, game)

    def text(self, message: str, attribute: str | None = None, /, **args: str | int) -> str:
        """A message, or an attribute of it, with its arguments filled in.

        Raises KeyError when there is no such message or attribute, ValueError when an argument is missing.
        """
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def name(self, family: str, key: str) -> str:
        """The name of a thing: `name("card", "fire")`, `name("round-card", "take_it_all")`; also of a team and its cards.

        >>> Words("en").name("bandit", "belle+doc"), Words("en").name("card", "fire belle")
        ('Team Belle & Doc', 'Fire (Belle)')
        """
        if JOIN in key:
            first, second = (self.name(family, part) for part in key.split(JOIN))
            return self.text("team-name", first=first, second=second)
        thing, _, bandit = key.partition(" ")
        if bandit:
            return self.text("team-card", card=self.name(family, thing), bandit=self.name("bandit", bandit))
        return self.text(f"{family}-{key.replace('_', '-')}")

    def together(self, items: Iterable[str]) -> str:
        """Several words as one list.

        >>> Words("de").together(["Doc", "Belle", "Tuco"])
        'Doc, Belle und Tuco'
        """
        return format_list(list(items), style="standard", locale=self.language)

    def either(self, items: Iterable[str]) -> str:
        """Several words as a list of alternatives.

        >>> Words("en").either(["Doc", "Belle"])
        'Doc or Belle'
        """
        return format_list(list(items), style="or", locale=self.language)

    def event(self, event: Mapping[str, Any], roles: Sequence[str] = ()) -> str:
        """One event (its JSON form) as a sentence; `roles` are the bandits of the seats, for events that name a seat."""
        fields = dict(event)
        kind = fields.pop("kind")
        args = self._args(fields)
        if "first" in fields:
            args["first"] = self.name("bandit", roles[fields["first"]])
        return self.text(f"log-{kind.replace('_', '-')}", **args)

    def action(self, action: Mapping[str, Any], decision: Mapping[str, Any] | None = None, value: int | None = None) -> str:
        """A choice (its JSON form) as on a button.

        `decision` tells whom it concerns where the action does not; `value` is what a purse is worth, if the reader knows.
        """
        fields = {key: field for key, field in action.items() if key not in ("text", "id", "kind")}
        if "card" in fields and fields.get("bandit"):
            plain = {key: field for key, field in action.items() if key != "bandit"}
            return self.text("team-action", bandit=self.name("bandit", fields["bandit"]), action=self.action(plain, decision))
        args = self._args(fields)
        if "target" not in args and decision is not None:
            args["target"] = self._shown("target", decision.get("target"))
        if action["kind"] == "rob":
            args["value"] = "unknown" if value is None else value
        return self.text(f"action-{action['kind']}", **args)

    def decision(self, decision: Mapping[str, Any] | None, seat: int | None) -> str:
        """Who must do what now, for a reader in this seat (None: a spectator)."""
        if decision is None:
            return self.text("decision-over")
        # Where several choose at once the decision has lists.
        seats = decision.get("seats", [decision.get("seat")])
        bandits = decision.get("bandits", [decision.get("bandit")])
        you = "yes" if seat in seats and seat is not None else "no"
        actor = self.together(self.name("bandit", bandit) for bandit in bandits)
        target = self._shown("target", decision.get("target"))
        return self.text(f"decision-{decision['kind']}", you=you, actor=actor, target=target)

    def reason(self, code: str, args: Mapping[str, Any]) -> str:
        """Why something is not possible, in a sentence."""
        return self.text(f"why-{code}", **self._args(dict(args)))

    def figure(self, name: str, value: int | str) -> str:
        """A number of a preview, with what it means.

        >>> Words("en", "el-paso").figure("arrest", "1/27")
        'Odds of an arrest in the next roll: 1/27'
        """
        return self.text(f"figure-{name}", value=value)

    def _args(self, fields: Mapping[str, Any]) -> dict[str, str | int]:
        args: dict[str, str | int] = {}
        for key, field in fields.items():
            args[key] = self._shown(key, field)
            if isinstance(field, (list, tuple)):
                args["count"] = len(field)
        return args

    def _shown(self, key: str, field: Any) -> str | int:
        """A field of an event, action or reason as Fluent takes it."""
        if field is None:
            return "none" if key in _NOBODY_OR_UNTOUCHED else "unknown"
        if isinstance(field, bool):
            return "yes" if field else "no"
        if key in _NAMES:
            return self.name(_NAMES[key], field)
        if isinstance(field, (list, tuple)):
            return self.together(self._item(_FAMILIES.get(key), item) for item in field)
        if key in _FROM_ONE:
            return int(field) + 1
        return field if isinstance(field, int) else str(field)

    def _item(self, family: str | None, item: Any) -> str:
        """One thing of a list: a raid card such as "bank 7", something with a name, or a number."""
        place, _, value = str(item).partition(" ")
        if family == "card" and value.isdecimal():
            return self.text("raid-card", place=place, value=int(value))
        return str(item) if family is None else self.name(family, item)
