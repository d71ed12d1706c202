"""The pages docs/rules/ are complete and up to date."""

import pytest
from tools import rulebook


@pytest.mark.parametrize("game", rulebook.games())
def test_every_rule_has_a_function_or_a_table(game: str) -> None:
    carried = rulebook.carriers(game)
    assert [rule.id for rule in rulebook.rules(game)[1] if rule.id not in carried] == []


@pytest.mark.parametrize("game", rulebook.games())
def test_every_rule_has_a_test(game: str) -> None:
    tested = rulebook.tests(game)
    assert [rule.id for rule in rulebook.rules(game)[1] if rule.id not in tested] == []


@pytest.mark.parametrize("game", rulebook.games())
def test_every_id_in_code_and_tests_is_in_the_list(game: str) -> None:
    listed = [rule.id for rule in rulebook.rules(game)[1]]
    assert len(set(listed)) == len(listed)
    prefix = listed[0][:3]
    named = {number for number in {**rulebook.carriers(game), **rulebook.tests(game)} if number.startswith(prefix)}
    assert sorted(named - set(listed)) == []


@pytest.mark.parametrize("game", rulebook.games())
def test_the_page_is_as_the_command_writes_it(game: str) -> None:
    """If this fails: python -m tools.rulebook."""
    assert (rulebook.LISTS / f"{game}.md").read_text(encoding="utf-8") == rulebook.page(game)
