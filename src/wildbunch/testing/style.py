"""The style of rule modules, checked: what both the reader and the compiler can rely on.

A rule module holds constants and functions; a state module declares records. Functions work on ints, bools and declared records, with
loops and conditions, and call only builtins for numbers and functions of rule modules that were imported before.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wildbunch.core.ruleset import RuleSet
from wildbunch.core.twins import Source, read_source

BUILTINS = frozenset({"range", "len", "min", "max", "abs", "int", "bool"})
DECLARATIONS = frozenset({"typing", "__future__", "wildbunch.core.record"})
"""Modules that only declare."""
METHODS = frozenset({"copy_from"})
NUMBER, LIST, LIST_OF_RECORDS, RECORD = "number", "list", "list of records", "record"
TYPES = frozenset({"int", "bool", "list", "tuple", "None"})

_STATEMENTS = (ast.Assign, ast.AugAssign, ast.If, ast.While, ast.For, ast.Return, ast.Expr, ast.Break, ast.Continue, ast.Pass)
_EXPRESSIONS = (
    ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call, ast.Attribute, ast.Subscript, ast.Name, ast.Constant, ast.Tuple,
)  # fmt: skip
_NO_OPERATORS = {ast.Div: "/", ast.Pow: "**", ast.MatMult: "@", ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not"}


class Fault(NamedTuple):
    """Something a rule module must not hold."""

    module: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.module}, line {self.line}: {self.what}"


def style_faults(rules: RuleSet) -> list[Fault]:
    """All faults in the rule modules of a game; an empty list when they keep the style."""
    return faults_of_sources([read_source(name) for name in rules.modules])


def faults_of_sources(sources: Sequence[Source]) -> list[Fault]:
    """The faults of modules given in order of import."""
    whole = _whole_fields(sources)
    faults: list[Fault] = []
    known: set[str] = set()
    for source in sources:
        checker = _Checker(source.module, frozenset(known), whole)
        checker.check_module(ast.parse(source.text))
        faults += checker.faults
        known.add(source.module)
    return sorted({*faults, *_circles(sources)}, key=lambda fault: (fault.module, fault.line))


def _whole_fields(sources: Sequence[Source]) -> dict[str, str]:
    """Fields that are a list, a record or a list of records wherever a field of that name is declared."""
    kinds: dict[str, set[str]] = {}
    for source in sources:
        for node in ast.walk(ast.parse(source.text)):
            if isinstance(node, ast.ClassDef):
                for field in node.body:
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                        kinds.setdefault(field.target.id, set()).add(_kind_of_field(field.annotation))
    return {name: max(kind) for name, kind in kinds.items() if NUMBER not in kind}


def _kind_of_field(annotation: ast.expr) -> str:
    names = [node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)]
    is_record = any(name[:1].isupper() and name != "Annotated" for name in names)
    if "list" in names:
        return LIST_OF_RECORDS if is_record else LIST
    return RECORD if is_record else NUMBER


class _Checker:
    def __init__(self, module: str, known: frozenset[str], whole: dict[str, str]) -> None:
        self.module = module
        self.known = known
        self.whole = whole
        self.callable: set[str] = set(BUILTINS)
        self.faults: list[Fault] = []

    def fault(self, node: ast.stmt | ast.expr | ast.arg, what: str) -> None:
        self.faults.append(Fault(self.module, node.lineno, what))

    def check_module(self, tree: ast.Module) -> None:
        self.callable |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                self.check_import(node)
            elif isinstance(node, ast.Assign):
                self.check_constant(node.value)
            elif isinstance(node, ast.ClassDef):
                self.check_class(node)
            elif isinstance(node, ast.FunctionDef):
                self.check_function(node)
            elif not _is_text(node):
                self.fault(node, f"only imports, constants, records and functions, no {_name_of(node)}")

    def check_import(self, node: ast.ImportFrom) -> None:
        if node.module in self.known:
            self.callable |= {alias.asname or alias.name for alias in node.names}
        elif node.module not in DECLARATIONS:
            self.fault(node, f"imports {node.module}, which is no rule module before this one")

    def check_constant(self, value: ast.expr) -> None:
        for node in ast.walk(value):
            if isinstance(node, ast.expr) and not isinstance(
                node, ast.Constant | ast.Tuple | ast.List | ast.Name | ast.BinOp | ast.UnaryOp | ast.Call
            ):
                self.fault(node, f"a constant is a number or a table of numbers, no {_name_of(node)}")
            elif isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
                self.fault(node, f"a constant is a number or a table of numbers, not {node.value!r}")
            elif isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in BUILTINS):
                self.fault(node, "a constant is made without calls of rules")

    def check_class(self, node: ast.ClassDef) -> None:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        if bases not in (["Record"], ["Protocol"]) or node.decorator_list:
            self.fault(node, f"class {node.name} is no declaration of a record")
        for inner in node.body:
            if not (isinstance(inner, ast.AnnAssign) and inner.value is None) and not _is_text(inner):
                self.fault(inner, "a record has declared fields only")

    def check_function(self, node: ast.FunctionDef) -> None:
        arguments = node.args
        if node.decorator_list:
            self.fault(node, "a rule has no decorator")
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            self.fault(node, "a rule takes plain arguments")
        for default in arguments.defaults:
            self.check_constant(default)
        for argument in (*arguments.posonlyargs, *arguments.args):
            self.check_annotation(argument, argument.annotation)
        self.check_annotation(node, node.returns)
        for statement in node.body:
            if statement is not node.body[0] or not _is_text(statement):
                self.check_statement(statement)

    def check_annotation(self, node: ast.stmt | ast.arg, annotation: ast.expr | None) -> None:
        if annotation is None:
            self.fault(node, "every argument and result has a type")
            return
        for part in ast.walk(annotation):
            if isinstance(part, ast.Name) and not (part.id in TYPES or part.id[:1].isupper()):
                self.fault(node, f"rules know ints, bools and records, not {part.id}")

    def check_statement(self, node: ast.stmt) -> None:
        if not isinstance(node, _STATEMENTS):
            self.fault(node, f"no {_name_of(node)} in a rule")
            return
        if isinstance(node, ast.For | ast.While) and node.orelse:
            self.fault(node, "no else behind a loop")
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call):
            self.fault(node, "a value that nobody uses")
        if isinstance(node, ast.Assign | ast.AugAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                self.check_target(target)
        if isinstance(node, ast.AugAssign):
            self.check_operator(node, node.op)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                self.check_statement(child)
            elif isinstance(child, ast.expr):
                self.check_expression(child)

    def check_target(self, target: ast.expr) -> None:
        """A list or a record is shared when plain rules assign it, but copied by compiled ones: so it is never assigned."""
        inner = target.value if isinstance(target, ast.Subscript) else target
        if isinstance(inner, ast.Attribute) and inner.attr in self.whole:
            kind = self.whole[inner.attr]
            if inner is target or kind == LIST_OF_RECORDS:
                self.fault(target, f"{ast.unparse(target)} is assigned whole; use copy_from, or assign its items")

    def check_operator(self, node: ast.stmt | ast.expr, operator: ast.AST) -> None:
        if type(operator) in _NO_OPERATORS:
            self.fault(node, f"no operator {_NO_OPERATORS[type(operator)]} in a rule")

    def check_expression(self, node: ast.expr) -> None:
        if not isinstance(node, _EXPRESSIONS):
            self.fault(node, f"no {_name_of(node)} in a rule")
            return
        if isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
            self.fault(node, f"rules know ints, bools and records, not {node.value!r}")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and hasattr(builtins, node.id):
            self.fault(node, f"{node.id} is the name of a builtin")
        elif isinstance(node, ast.Call):
            self.check_call(node)
            return
        elif isinstance(node, ast.BinOp):
            self.check_operator(node, node.op)
        elif isinstance(node, ast.Compare):
            for operator in node.ops:
                self.check_operator(node, operator)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.check_expression(child)

    def check_call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            if node.func.id not in self.callable:
                self.fault(node, f"calls {node.func.id}, which is no rule")
        elif not (isinstance(node.func, ast.Attribute) and node.func.attr in METHODS):
            self.fault(node, f"calls {ast.unparse(node.func)}, which is no rule")
        if node.keywords:
            self.fault(node, "arguments are given by place")
        for argument in node.args:
            self.check_expression(argument)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _name_of(node: ast.AST) -> str:
    return type(node).__name__


def _circles(sources: Sequence[Source]) -> Iterator[Fault]:
    """Functions that call themselves, be it through others: compiled code does not know where such a call ends."""
    calls: dict[str, tuple[str, int, set[str]]] = {}
    for source in sources:
        for node in ast.parse(source.text).body:
            if isinstance(node, ast.FunctionDef):
                called = {n.func.id for n in ast.walk(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
                calls[node.name] = (source.module, node.lineno, called)
    for name, (module, line, _) in calls.items():
        reached: set[str] = set()
        ahead = [name]
        while ahead:
            new = calls[ahead.pop()][2] & calls.keys() - reached
            reached |= new
            ahead += new
        if name in reached:
            yield Fault(module, line, f"{name} comes to call itself")
