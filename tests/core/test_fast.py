"""The same rules, plain and compiled."""

import os
import sys
import types
from pathlib import Path

import numpy
import pytest
import toy
from toy import box, moves
from toy.box import CLIMB
from toy.state import State
from toycopy import RUN, edit, run_toy

from wildbunch.core import fast
from wildbunch.core.fast import Engine, load
from wildbunch.core.installing import how_to_install
from wildbunch.core.record import RangeError


@pytest.fixture(scope="module", params=["plain", "compiled"])
def engine(request: pytest.FixtureRequest) -> Engine:
    return load(toy.RULES, compiled=request.param == "compiled")


def begun(engine: Engine, count: int) -> object:
    states = engine.states(count)
    for i in range(count):
        engine.door("new_game_at")(states, i, 4, i)
    return states


def test_both_modes_play_the_same_games() -> None:
    plain, compiled = load(toy.RULES, compiled=False), load(toy.RULES, compiled=True)
    for seats in (2, 3, 4):
        ours, theirs = plain.states(1), compiled.states(1)
        assert plain.door("playouts")(ours, 0, seats, 7, 50) == compiled.door("playouts")(theirs, 0, seats, 7, 50)
        assert plain.packed(ours, 0) == compiled.packed(theirs, 0)


def test_the_compiled_state_has_the_layout_of_the_packed_one() -> None:
    assert load(toy.RULES, compiled=True).states(3).nbytes == 3 * State.SIZE


def test_loading_leaves_the_plain_modules_untouched() -> None:
    load(toy.RULES, compiled=True).door("step_at")
    assert isinstance(moves.climb, types.FunctionType)
    assert box.PIPS == [0, 1, 2, 3, 4, 5, 6]
    assert sys.modules["toy.moves"] is moves


def test_a_state_goes_in_and_comes_out_unchanged(engine: Engine) -> None:
    state = State()
    state.climbers[2].rolls[6] = -5
    state.rng[7] = 1 << 47
    states = engine.states(2)
    engine.put(states, 1, state)
    assert engine.get(states, 1) == state
    assert engine.get(states, 0) == State()
    state.climbers[2].rolls[6] = 0
    assert engine.get(states, 1) != state


def test_a_value_too_wide_does_not_get_into_a_compiled_state() -> None:
    compiled = load(toy.RULES, compiled=True)
    state = State()
    state.actor = 200
    with pytest.raises(RangeError, match=r"State\.actor is 200, which does not fit 8 bits"):
        compiled.put(compiled.states(1), 0, state)


def test_a_batch_does_legal_actions_and_refuses_the_others(engine: Engine) -> None:
    states = begun(engine, 3)
    before = [engine.get(states, i) for i in range(3)]
    assert engine.door("batch_step")(states, numpy.array([CLIMB, 99, CLIMB])) == 1
    assert [engine.get(states, i) == before[i] for i in range(3)] == [False, True, False]


def test_a_batch_leaves_a_finished_game_alone(engine: Engine) -> None:
    states = begun(engine, 1)
    assert engine.door("play_out_at")(states, 0) > 0
    finished = engine.get(states, 0)
    assert engine.door("batch_step")(states, numpy.array([CLIMB])) == 0
    assert engine.get(states, 0) == finished


def test_a_random_batch_begins_finished_games_anew(engine: Engine) -> None:
    states = begun(engine, 5)
    seed = 100
    for _ in range(200):
        seed = engine.door("batch_random")(states, seed)
    assert seed > 100
    assert all(engine.get(states, i).legal_size > 0 for i in range(5))  # type: ignore[attr-defined]


def test_copies_are_whole(engine: Engine) -> None:
    states = begun(engine, 2)
    engine.door("copies")(states, 3)
    assert engine.get(states, 0) == engine.get(states, 1)


def test_a_compiled_rule_checks_the_bounds_of_a_list() -> None:
    compiled = load(toy.RULES, compiled=True)
    with pytest.raises(IndexError):
        compiled.door("new_game_at")(compiled.states(1), 0, 9, 1) or compiled.door("playouts")(compiled.states(1), 0, 9, 1, 1)


def test_warming_reports_each_function_and_then_only_what_it_loads(copied_toy: Path) -> None:
    code = "import toy; from wildbunch.core import fast; fast.load(toy.RULES).warm(lambda *step: print(*step))"
    first, second = ([line.split(" ") for line in run_toy(copied_toy, code).splitlines()] for _ in range(2))
    for steps in (first, second):
        assert [int(done) for done, _, _ in steps] == list(range(len(steps)))
        assert {int(total) for _, total, _ in steps} == {len(steps) - 1}
    assert {"toy.moves.push", "wildbunch.core.chance.below", "wildbunch.core.doors.playouts"} <= {name for _, _, name in first}
    assert {name for _, _, name in second} == {"", *(f"wildbunch.core.doors.{door}" for door in fast.DOOR_NAMES)}


def test_the_cache_never_serves_code_from_before_an_edit(copied_toy: Path) -> None:
    """First a function called by others in another file is edited, then a constant, then all is taken back."""
    first = run_toy(copied_toy)
    assert run_toy(copied_toy) == first
    edit(copied_toy / "toy" / "moves.py", "return 1", "return 2")
    second = run_toy(copied_toy)
    edit(copied_toy / "toy" / "box.py", "TOP = 20", "TOP = 19")
    third = run_toy(copied_toy)
    assert len({first, second, third}) == 3
    edit(copied_toy / "toy" / "box.py", "TOP = 19", "TOP = 20")
    edit(copied_toy / "toy" / "moves.py", "return 2", "return 1")
    assert run_toy(copied_toy) == first


def test_the_second_process_compiles_nothing(copied_toy: Path) -> None:
    run_toy(copied_toy)
    files = {file: file.stat().st_mtime_ns for file in (copied_toy / "cache").rglob("*.nb?")}
    assert files
    run_toy(copied_toy)
    assert {file: file.stat().st_mtime_ns for file in (copied_toy / "cache").rglob("*.nb?")} == files


def test_without_numba_the_rules_run_plain_and_say_so_once(copied_toy: Path) -> None:
    (copied_toy / "none").mkdir()
    code = (
        "import sys; sys.modules['numba'] = None; import importlib.util as u; f = u.find_spec\n"
        "u.find_spec = lambda name, *a: None if name == 'numba' else f(name, *a)\n"
        "import toy, warnings; from wildbunch.core import fast\n"
        "with warnings.catch_warnings(record=True) as said:\n"
        "    warnings.simplefilter('always')\n"
        "    engines = [fast.load(toy.RULES), fast.load(toy.RULES)]\n"
        "print(fast.available(), engines[0].compiled, engines[0].door('playouts')(engines[0].states(1), 0, 4, 1, 20))\n"
        "print([str(w.message) for w in said])"
    )
    answer, said = run_toy(copied_toy, code).splitlines()
    assert answer == f"False False {run_toy(copied_toy).strip()}"
    sentence = f"the rules run uncompiled and many times slower: Numba is not installed ({how_to_install('fast')})"
    assert said == repr([sentence])


def test_an_unwritable_cache_folder_does_no_harm(copied_toy: Path) -> None:
    (copied_toy / "file").write_text("not a folder")
    (copied_toy / "temporary").mkdir()
    unwritable = {"WILDBUNCH_CACHE": str(copied_toy / "file"), "TMPDIR": str(copied_toy / "temporary")}
    assert run_toy(copied_toy, **unwritable) == run_toy(copied_toy)
    assert list((copied_toy / "temporary").iterdir()) == []


def test_rules_that_call_each_other_in_a_circle_are_refused(copied_toy: Path) -> None:
    file = copied_toy / "toy" / "moves.py"
    file.write_text(file.read_text().replace("return 1", "return 1 if PIPS[0] == 0 else fall()"))
    code = RUN.replace("print(", "\ntry:\n    print(") + "\nexcept TypeError as error: print(error)"
    assert run_toy(copied_toy, code) == "rules must not call each other in a circle: toy.moves.fall -> toy.moves.fall\n"


def test_a_table_with_uneven_rows_is_refused(copied_toy: Path) -> None:
    file = copied_toy / "toy" / "box.py"
    file.write_text(file.read_text().replace("(1, 0, 2)", "(1, 0)"))
    code = RUN.replace("e = ", "\ntry: e = ").replace("; print", "\nexcept TypeError as error: print(error)\nelse: print")
    assert run_toy(copied_toy, code) == "toy.box.SLIDES: the rows of a table must have equal lengths\n"


def test_old_cache_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from wildbunch.core.cachefolder import cache_folder, key_of

    monkeypatch.setenv("WILDBUNCH_CACHE", str(tmp_path))
    other_game = tmp_path / f"other-{key_of([b'x'])}"
    other_game.mkdir()
    folders = [cache_folder("toy", key_of([bytes([i])])) for i in range(6)]
    assert all(folder.exists() for folder in folders)
    for age, folder in enumerate(folders):
        os.utime(folder, (age, age))
    os.utime(other_game, (0, 0))
    newest = cache_folder("toy", key_of([b"new"]))
    assert sorted(path for path in tmp_path.iterdir()) == sorted([other_game, newest, *folders[3:]])


def test_availability_is_what_is_installed() -> None:
    import importlib.util

    assert fast.available() == (importlib.util.find_spec("numba") is not None)
