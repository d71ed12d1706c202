"""The checker of rule modules finds what does not belong there."""

import pytest
import toy

from wildbunch.core.twins import Source
from wildbunch.testing.style import faults_of_sources, style_faults

STATE = """
from wildbunch.core.record import Record, i8
class Pip(Record):
    value: i8
class State(Record):
    pips: Annotated[list[Pip], 3]
    best: Pip
    row: Annotated[list[i8], 3]
    size: i8
"""


def faults(text: str) -> list[str]:
    """The faults of a module `rule` behind the state above."""
    sources = [Source("state", "state.py", STATE.encode()), Source("rule", "rule.py", text.encode())]
    return [fault.what for fault in faults_of_sources(sources)]


def faults_of_body(statement: str) -> list[str]:
    head = "from state import Pip, State\nTABLE = [1, 2]\ndef helper(s: State) -> None:\n    pass\n"
    return faults(f"{head}def rule(s: State, n: int) -> None:\n    {statement}\n")


def test_the_toy_game_keeps_the_style() -> None:
    assert style_faults(toy.RULES) == []


@pytest.mark.parametrize(
    "statement",
    [
        "s.size = TABLE[n] + min(n, 3) // 2",
        "s.row[n] = -n if n > 2 and not s.size else 1",
        "s.best.copy_from(s.pips[0])",
        "s.pips[n].value += 1",
        "for pip in s.pips:\n        pip.value = 0",
        "while s.size > 0:\n        s.size -= 1",
        "helper(s)",
    ],
)
def test_what_a_rule_may_do(statement: str) -> None:
    assert faults_of_body(statement) == []


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("x = [i for i in range(n)]", "no ListComp in a rule"),
        ("x = {1: 2}", "no Dict in a rule"),
        ("x = {1, 2}", "no Set in a rule"),
        ("x = [1, 2]", "no List in a rule"),
        ("x = s.row[1:]", "no Slice in a rule"),
        ("x = 'move'", "rules know ints, bools and records, not 'move'"),
        ("x = f'{n}'", "no JoinedStr in a rule"),
        ("x = None", "rules know ints, bools and records, not None"),
        ("x = 0.5", "rules know ints, bools and records, not 0.5"),
        ("x = n / 2", "no operator / in a rule"),
        ("n /= 2", "no operator / in a rule"),
        ("x = n in TABLE", "no operator in in a rule"),
        ("x = s is s", "no operator is in a rule"),
        ("x = lambda: 1", "no Lambda in a rule"),
        ("x = (y := 1)", "no NamedExpr in a rule"),
        ("raise ValueError", "no Raise in a rule"),
        ("assert n", "no Assert in a rule"),
        ("try:\n        pass\n    except ValueError:\n        pass", "no Try in a rule"),
        ("with s:\n        pass", "no With in a rule"),
        ("global TABLE", "no Global in a rule"),
        ("del s.size", "no Delete in a rule"),
        ("def inner() -> None:\n        pass", "no FunctionDef in a rule"),
        ("import random", "no Import in a rule"),
        ("x: int = 1", "no AnnAssign in a rule"),
        ("n", "a value that nobody uses"),
        ("print(n)", "calls print, which is no rule"),
        ("s.row.sort()", "calls s.row.sort, which is no rule"),
        ("helper(s=s)", "arguments are given by place"),
        ("min = 1", "min is the name of a builtin"),
        ("for x in range(n):\n        pass\n    else:\n        pass", "no else behind a loop"),
        ("s.row = s.row", "s.row is assigned whole; use copy_from, or assign its items"),
        ("s.best = s.pips[0]", "s.best is assigned whole; use copy_from, or assign its items"),
        ("s.pips[0] = s.best", "s.pips[0] is assigned whole; use copy_from, or assign its items"),
    ],
)
def test_what_a_rule_may_not_do(statement: str, fault: str) -> None:
    assert fault in faults_of_body(statement)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("import random", "only imports, constants, records and functions, no Import"),
        ("from random import random", "imports random, which is no rule module before this one"),
        ("from rule import other", "imports rule, which is no rule module before this one"),
        ("if True:\n    X = 1", "only imports, constants, records and functions, no If"),
        ("X = {1: 2}", "a constant is a number or a table of numbers, no Dict"),
        ("X = 'move'", "a constant is a number or a table of numbers, not 'move'"),
        ("X = sorted([2, 1])", "a constant is made without calls of rules"),
        ("class Helper:\n    pass", "class Helper is no declaration of a record"),
        ("class Pair(Record):\n    a: i8 = 0", "a record has declared fields only"),
        ("@cache\ndef f() -> int:\n    return 1", "a rule has no decorator"),
        ("def f(*a: int) -> int:\n    return 1", "a rule takes plain arguments"),
        ("def f(a) -> int:\n    return 1", "every argument and result has a type"),
        ("def f(a: int):\n    return 1", "every argument and result has a type"),
        ("def f(a: float) -> int:\n    return 1", "rules know ints, bools and records, not float"),
    ],
)
def test_what_a_rule_module_may_not_hold(text: str, fault: str) -> None:
    assert fault in faults(text)


def test_a_fault_says_where_it_is() -> None:
    sources = [Source("rule", "rule.py", b"X = 1\nimport random\n")]
    assert [str(fault) for fault in faults_of_sources(sources)] == [
        "rule, line 2: only imports, constants, records and functions, no Import"
    ]


def test_a_function_that_comes_to_call_itself_is_found() -> None:
    text = "def f() -> int:\n    return g()\ndef g() -> int:\n    return f()\n"
    assert faults(text) == ["f comes to call itself", "g comes to call itself"]


def test_a_field_name_used_for_a_number_elsewhere_may_be_assigned() -> None:
    more = "from wildbunch.core.record import Record, i8\nclass Other(Record):\n    row: i8\ndef f(o: Other) -> None:\n    o.row = 1\n"
    assert faults(more) == []
