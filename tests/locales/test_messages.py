"""The Fluent files: complete, alike in all languages, used, and whole sentences."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wildbunch.colt_express.log import FORMS
from wildbunch.colt_express.notation import BANDITS, CARDS, DECISIONS, LEVELS, LOOT, NO_EFFECT, ROUND_CARDS, SYMBOLS, event_of
from wildbunch.colt_express.reasons import ASKED_FOR, SENTENCES
from wildbunch.core.rules import game_info, game_names
from wildbunch.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "wildbunch" / "locales"
ENGLISH = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == [], f"{language}/{file} cannot be read"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{language}/{file} has a message twice"
    return {message.id.name: message for message in messages}


def all_entries(language: str, other: str = "el-paso") -> dict[str, ftl.Message]:
    """The messages there are for one of the games: all but those of the other."""
    return {name: message for file in ENGLISH if not file.startswith(other) for name, message in entries(language, file).items()}


def told_entries(language: str, game: str = "colt-express") -> dict[str, ftl.Message]:
    """What a game tells: its own messages and those of no game, without the fronts' labels."""
    files = [file for file in ENGLISH if file.startswith((game, "common"))]
    return {name: message for file in files for name, message in entries(language, file).items()}


class Variables(Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: ftl.BaseNode | None) -> set[str]:
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.found


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """Every text a message can become, selectors and all, with the arguments as they are written."""
    partial = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            partial = [text + element.value for text in partial]
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = [text for variant in element.expression.variants for text in texts(variant.value)]
            partial = [text + variant for text in partial for variant in variants]
        else:
            partial = [text + "\N{BLACK SQUARE}" for text in partial]
    yield from partial


def dashed(names: object) -> list[str]:
    return [str(name).replace("_", "-") for name in names]  # type: ignore[attr-defined]


def codes_of_refusals() -> set[str]:
    """The codes of all errors that the server and the game name in their source."""
    codes = set()
    for file in [*(ROOT / "src" / "wildbunch" / "server").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    codes.add(first.value)
    return codes | {"illegal_action", "wrong_seat", "game_over", "bad_option", "bad_seats", "stale", "malformed", "storage"}


def expected() -> dict[str, set[str]]:
    """The messages that the games' own words ask for, by family."""
    options = game_info("colt-express").options
    events = [event for card in ROUND_CARDS if (event := event_of(card))]
    families: dict[str, list[str]] = {
        "game": dashed(game_names()),
        "bandit": [*BANDITS],
        "power": [*BANDITS],
        "card": [*CARDS, "unknown"],
        "help-card": [*CARDS],
        "loot": [*LOOT],
        "help-loot": [*LOOT],
        "level": [*LEVELS],
        "phase": ["schemin", "stealin", "over"],
        "help-phase": ["schemin", "stealin"],
        "symbol": dashed(SYMBOLS),
        "help-symbol": dashed(SYMBOLS),
        "round-card": dashed(ROUND_CARDS),
        "event-text": [*dashed(events), "none"],
        "log": [*dashed(name for name, _ in FORMS.values()), "draws"],
        "action": [*ASKED_FOR],
        "decision": [kind for kind in DECISIONS.values() if kind != "floor"] + ["over"],
        "why": [*SENTENCES],
        "option": dashed(option.name for option in options),
        "error": dashed(codes_of_refusals()),
    }
    found = {family: {f"{family}-{name}" for name in names} for family, names in families.items()}
    for option in options:
        found["option"] |= {f"option-{choice}" for choice in dashed(f"{option.name}-{value}".lower() for value in option.choices)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (LOCALES / language).iterdir()) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ENGLISH)
def test_every_language_has_every_message_and_attribute_with_the_same_arguments(language: str, file: str) -> None:
    english, translated = entries("en", file), entries(language, file)
    assert [*translated] == [*english]
    for name, message in english.items():
        assert variables(translated[name]) == variables(message), name
        attributes = {attribute.id.name for attribute in message.attributes}
        assert {attribute.id.name for attribute in translated[name].attributes} == attributes, name


@pytest.mark.parametrize("family", sorted(expected()))
def test_everything_the_game_names_has_its_message(family: str) -> None:
    assert expected()[family] - set(all_entries("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_the_reasons_and_the_helps_are_whole_sentences(language: str) -> None:
    stop = "。" if language == "ja" else (".", "!", "?")
    broken = [
        text
        for name, message in told_entries(language).items()
        if name.startswith(("log-", "why-", "help-", "event-text-", "power-", "error-", "outcome-")) and message.value
        for text in texts(message.value)
        if not text.endswith(stop) or "  " in text
    ]
    assert broken == []


def test_every_rule_named_in_a_help_is_a_rule_of_the_engine_or_the_box() -> None:
    helps = [name for name in told_entries("en") if name.startswith(("power-", "event-text-", "help-"))]
    rules = {
        name: str(attribute.value.elements[0].value)  # type: ignore[union-attr]
        for name in helps
        for attribute in told_entries("en")[name].attributes
        if attribute.id.name == "rule"
    }
    assert set(rules) == set(helps), "a help without its rule"
    engine = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "wildbunch" / "colt_express").rglob("*.py"))
    assert {name: rule for name, rule in rules.items() if rule not in engine} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_help_is_the_same_in_every_language(language: str) -> None:
    for name, message in all_entries(language).items():
        for attribute in message.attributes:
            if attribute.id.name == "rule":
                english = next(a for a in all_entries("en")[name].attributes if a.id.name == "rule")
                assert list(texts(attribute.value)) == list(texts(english.value)), name


@pytest.mark.parametrize("reason", NO_EFFECT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_no_effect_has_its_own_sentence(language: str, reason: str) -> None:
    message = all_entries(language)["log-no-effect"]
    select = message.value.elements[0].expression  # type: ignore[union-attr]
    assert reason in {variant.key.name for variant in select.variants}
