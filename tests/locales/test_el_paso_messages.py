"""The words of El Paso: whatever the game names has its message, and real games can be told in every language."""

import random
from pathlib import Path

import pytest
from tests.locales.test_messages import ENGLISH, all_entries, dashed, texts, told_entries, variables
from tests.locales.test_messages import entries as entries_of

import wildbunch
from wildbunch.core.rules import game_info
from wildbunch.el_paso.log import FORMS
from wildbunch.el_paso.notation import BANDITS, DECISIONS, KINDS_OF_ACTIONS
from wildbunch.el_paso.position import PHASES
from wildbunch.el_paso.reasons import SENTENCES
from wildbunch.el_paso.towns import MARKS, PLACES, TOWNS
from wildbunch.words import LANGUAGES, Words

ENGINE = Path(wildbunch.__file__).parent / "el_paso"


OWN = [file for file in ENGLISH if file.startswith("el-paso")]


def expected() -> dict[str, list[str]]:
    options = game_info("el-paso").options
    choices = [f"{option.name}-{choice}" for option in options for choice in option.choices]
    return {
        "game": ["el-paso"],
        "bandit": [*BANDITS],
        "place": [*PLACES],
        "help-place": [*PLACES],
        "town": dashed(TOWNS),
        "phase": [*PHASES],
        "help-phase": ["raid", "draw", "leave"],
        "mark": [*MARKS],
        "log": [*dashed(name for name, _ in FORMS.values()), "dealt", "laid", "returned"],
        "action": [*KINDS_OF_ACTIONS],
        "figure": ["arrest", "open", "nuggets", "position"],
        "decision": [*DECISIONS.values(), "over"],
        "why": [*SENTENCES],
        "option": [*dashed(option.name for option in options), *dashed(choices), "towns-text"],
    }


@pytest.mark.parametrize("family", sorted(expected()))
def test_everything_the_game_names_has_its_message(family: str) -> None:
    assert {f"{family}-{name}" for name in expected()[family]} - set(all_entries("en", other="colt-express")) == set()


@pytest.mark.parametrize("family", ["log", "action", "decision", "why", "figure", "mark", "place"])
def test_no_message_of_a_family_is_left_over(family: str) -> None:
    named = {f"{family}-{name}" for name in expected()[family]}
    assert {name for file in OWN for name in entries_of("en", file) if name.startswith(f"{family}-")} == named


def test_no_message_has_the_name_of_one_that_both_games_share() -> None:
    shared = {name for file in ENGLISH if not file.startswith(("el-paso", "colt-express")) for name in entries_of("en", file)}
    assert shared & {name for file in OWN for name in entries_of("en", file)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_the_reasons_and_the_helps_are_whole_sentences(language: str) -> None:
    stop = "。" if language == "ja" else (".", "!", "?")
    broken = [
        text
        for name, message in told_entries(language, "el-paso").items()
        if name.startswith(("log-", "why-", "help-", "outcome-")) and message.value
        for text in texts(message.value)
        if not text.endswith(stop) or "  " in text
    ]
    assert broken == []


def test_every_rule_named_in_a_help_is_a_rule_of_the_engine() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in [*ENGINE.rglob("*.py"), *ENGINE.rglob("*.toml")])
    for name, message in told_entries("en", "el-paso").items():
        rules = [next(iter(texts(attribute.value))) for attribute in message.attributes if attribute.id.name == "rule"]
        if name.startswith("help-"):
            assert rules, f"{name} has no rule"
        assert [rule for rule in rules if rule not in sources] == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_and_arguments_are_those_of_the_english_message(language: str) -> None:
    for name, message in all_entries("en", other="colt-express").items():
        translated = all_entries(language, other="colt-express")[name]
        assert variables(translated.value) == variables(message.value), name


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_event_choice_and_refusal_of_real_games_is_a_sentence_in_every_language(seats: int) -> None:
    said: set[str] = set()
    chance = random.Random(f"sentences {seats}")
    game = wildbunch.new_game("el-paso", seats, seed=f"sentences {seats}")
    while not game.over:
        for words in (Words(language, "el-paso") for language in LANGUAGES):
            for viewer in (None, *range(seats)):
                for event in game.events_for(viewer):
                    said.add(event.kind)
                    assert words.event(event.to_json(), game.roles)
                decision = game.view(viewer).to_json()["decision"]
                assert (words.decision(decision, viewer) != words.decision(decision, None)) == (viewer in game.awaiting)
            for seat in range(seats):
                for action in game.legal_actions(seat):
                    assert words.action(action.to_json(), decision)
                for _, reason in game.refusals(seat):
                    assert words.reason(reason.code, reason.args)
        seat = chance.choice(game.awaiting)
        action = chance.choice(game.legal_actions(seat))
        for name, value in game.preview(seat, action).figures.items():
            assert Words("de", "el-paso").figure(name, value)
        game = game.play(seat, action)
    for event in game.events:
        said.add(event.kind)
    assert {"dealt", "laid", "returned", "chosen", "revealed", "rolled", "taken", "picked", "left", "exchanged", "game_over"} <= said


def test_what_is_hidden_is_not_said() -> None:
    words = Words("en", "el-paso")
    assert words.event({"kind": "chosen", "bandit": "annie", "place": None, "value": None}) == "Annie has chosen a card."
    assert words.event({"kind": "chosen", "bandit": "annie", "place": "bank", "value": 7}) == "Annie has chosen Bank 7."
    assert words.event({"kind": "dealt", "bandit": "bart", "cards": None}) == "Bart is dealt six cards."
    assert words.event({"kind": "dealt", "bandit": "bart", "cards": ["bank 7", "hotel 1"]}) == "Bart is dealt Bank 7 and Hotel 1."


def test_german_plurals_and_cases() -> None:
    words = Words("de", "el-paso")
    exchanged = {"kind": "exchanged", "bandit": "cole", "tiles": 1, "nuggets": 3}
    assert words.event(exchanged) == "Cole tauscht ein Plättchen gegen 3 Nuggets."
    assert words.event({"kind": "revealed", "bandit": "cole", "place": "saloon", "value": 8}) == "Cole überfällt den Saloon mit der 8."
