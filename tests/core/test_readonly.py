"""Mappings nobody may change."""

from __future__ import annotations

import copy
import json
import operator
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from wildbunch.core.readonly import REFUSAL, ReadOnly, json_object

PLAIN = {"bank": (1, 5), "hotel": None}
CHANGES: dict[str, Callable[[Any], object]] = {
    "[]=": lambda mapping: operator.setitem(mapping, "bank", 1),
    "del": lambda mapping: operator.delitem(mapping, "bank"),
    "pop": lambda mapping: mapping.pop("bank"),
    "pop with a default": lambda mapping: mapping.pop("mine", None),
    "popitem": lambda mapping: mapping.popitem(),
    "clear": lambda mapping: mapping.clear(),
    "update": lambda mapping: mapping.update(bank=1),
    "setdefault": lambda mapping: mapping.setdefault("bank", 1),
    "|=": lambda mapping: operator.ior(mapping, {"bank": 1}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_refused_with_a_sentence_and_changes_nothing(change: str) -> None:
    mapping = ReadOnly(PLAIN)
    with pytest.raises(TypeError) as refused:
        CHANGES[change](mapping)
    assert str(refused.value) == REFUSAL
    assert mapping == PLAIN


def test_it_has_no_attributes_of_its_own() -> None:
    with pytest.raises(AttributeError):
        ReadOnly(PLAIN).note = "seen"  # type: ignore[attr-defined]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda mapping: pickle.loads(pickle.dumps(mapping))])
def test_a_copy_of_the_whole_and_what_travels_between_processes_are_read_only_too(again: Callable[[Any], Any]) -> None:
    mapping = again(ReadOnly(PLAIN))
    assert type(mapping) is ReadOnly
    assert mapping == PLAIN


def test_a_dict_made_of_it_may_be_changed() -> None:
    mapping = ReadOnly(PLAIN)
    for own in (dict(mapping), mapping.copy(), mapping | {}, {} | mapping, {**mapping}):
        own["bank"] = ()
    assert mapping == PLAIN


def test_it_prints_and_becomes_json_as_a_dict_does() -> None:
    mapping = ReadOnly(PLAIN)
    assert repr(mapping) == repr(PLAIN)
    assert json.dumps(mapping) == json.dumps(PLAIN)
    assert msgspec.json.encode(mapping) == msgspec.json.encode(PLAIN)
    assert json_object(mapping) == {"bank": [1, 5], "hotel": None}
