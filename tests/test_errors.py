"""The tree of ``docs/errors.md`` is that of the exception classes."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import bot
import cogs

TREE = Path(__file__).parent.parent / "docs" / "errors.md"
LINE = re.compile(r"(?P<branch>[│├└─ ]*)(?P<name>\w+)(?: +(?P<module>[\w.]+)(?: +(?P<fate>\S.*))?)?")


def drawn() -> Iterator[tuple[str, str, str | None, str | None]]:
    """The classes of the tree, each with the one it hangs from, its module, and what becomes of it."""
    above: list[str] = []
    for line in TREE.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0].splitlines():
        found = LINE.fullmatch(line)
        assert found is not None, line
        depth = len(found["branch"]) // 4
        above[depth:] = [found["name"]]
        if depth:
            yield found["name"], above[depth - 1], found["module"], found["fate"]


def raised() -> set[tuple[str, str, str]]:
    """The exception classes of the program, each with its base and its module."""
    for package in (bot, cogs):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    left, found = [Exception], set[tuple[str, str, str]]()
    while left:
        for kind in left.pop().__subclasses__():
            left.append(kind)
            if kind.__module__.partition(".")[0] in {"bot", "cogs"}:
                (base,) = kind.__bases__
                found.add((kind.__name__, base.__name__, kind.__module__))
    return found


def test_every_exception_stands_in_the_tree_with_what_becomes_of_it() -> None:
    own = [one for one in drawn() if (one[2] or "").partition(".")[0] in {"bot", "cogs"}]
    assert {(name, base, module) for name, base, module, _ in own} == raised()
    assert all(fate for *_, fate in own)


def test_every_exception_has_a_name_of_its_own() -> None:
    names = [name for name, *_ in raised()]
    assert len(set(names)) == len(names)
