"""What the import contracts cannot say about the sources."""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from testing.checks.sources import FOLDERS, ROOT, trees


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else (node.module or "")


def test_the_rules_import_the_standard_library_and_each_other() -> None:
    strange = {
        (path, name)
        for path, tree in trees("bot/rules")
        for name in imported(tree)
        if name.partition(".")[0] not in sys.stdlib_module_names | {""}
        and not f"{name}.".startswith("bot.rules.")
    }
    assert strange == set()


@cache
def imports(folder: str) -> Sequence[tuple[str, Sequence[str]]]:
    """What each source in a folder imports."""
    return [(path, list(imported(tree))) for path, tree in trees(folder)]


def imports_of(package: str, *folders: str) -> set[tuple[str, str]]:
    """The modules in these folders that import from a package, and what."""
    return {
        (path, name)
        for folder in folders
        for path, names in imports(folder)
        for name in names
        if f"{name}.".startswith(f"{package}.")
    }


def test_nothing_imports_from_tests() -> None:
    """What several modules share stands in ``testing``: to change a test never breaks another one."""
    assert imports_of("tests", *FOLDERS) == set()


def test_tests_see_open_tables_through_a_public_door() -> None:
    """``Tables.in_memory`` is there for them: nobody outside reaches for the attribute behind it."""
    reaching = {
        (path, ast.unparse(node))
        for folder in ("benchmarks", "chaos", "testing", "tests")
        for path, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "_open"
        if ast.unparse(node).endswith("tables._open")
    }
    assert reaching == set()


def test_the_bot_imports_nothing_that_is_not_installed_with_it() -> None:
    others = set(FOLDERS) - {"bot", "cogs"}
    assert {one for folder in others for one in imports_of(folder, "bot", "cogs")} == set()


def test_helpers_of_tests_know_no_trial_and_no_benchmark() -> None:
    """Trials and benchmarks use the helpers, never the other way round."""
    users = ("benchmarks", "chaos", "training")
    assert {one for folder in users for one in imports_of(folder, "testing")} == set()


def test_the_rules_have_no_clock_and_no_chance() -> None:
    forbidden = {"asyncio", "datetime", "os", "random", "secrets", "time", "uuid"}
    found = {
        (path, name) for path, tree in trees("bot/rules") for name in imported(tree) if name in forbidden
    }
    assert found == set()


def names_a_game(node: ast.AST) -> bool:
    """Whether a node is the name of a game: a member of ``Variant``, or the ``variant`` of some rules."""
    if isinstance(node, ast.Attribute) and node.attr == "value":
        node = node.value
    return isinstance(node, ast.Attribute) and (
        node.attr == "variant" or (isinstance(node.value, ast.Name) and node.value.id == "Variant")
    )


def compared_values(node: ast.AST) -> Iterator[ast.AST]:
    """What a comparison, a ``match``, a container or a look-up makes a difference between."""
    match node:
        case ast.Compare():
            yield from (node.left, *node.comparators)
        case ast.Match():
            yield node.subject
        case ast.Subscript():
            yield node.slice
        case ast.Dict():
            yield from (key for key in node.keys if key is not None)
        case ast.Set() | ast.Tuple() | ast.List():
            yield from node.elts
        case ast.Call(func=ast.Attribute() as method):
            yield method.value
            if method.attr in {"get", "startswith", "endswith"}:
                yield from node.args
        case _:
            return


def test_no_code_asks_for_the_name_of_a_game() -> None:
    """What depends on the game is a field of ``Game``: a game that copies another one behaves like it."""
    found = {
        f"{path}: {ast.unparse(node)}"
        for folder in ("bot", "cogs")
        for path, tree in trees(folder)
        if path != "bot/rules/games.py"
        for node in ast.walk(tree)
        if any(map(names_a_game, compared_values(node)))
    }
    assert found == {"bot/rules/rules.py: GAMES[self.variant]"}  # what the name is for


def test_only_the_settings_read_the_environment() -> None:
    readers = {
        path
        for folder in ("bot", "cogs")
        for path, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in {"environ", "environb", "getenv"}
    }
    assert readers == set()  # the settings leave it to pydantic-settings


def test_chance_at_a_table_comes_out_of_the_committed_seed() -> None:
    """Fine print 37: whoever else draws numbers there is named here, and does nothing to cards."""
    drawing = {
        path
        for folder in ("bot/tables", "bot/simulation")
        for path, tree in trees(folder)
        if {"random", "secrets", "uuid"} & set(imported(tree))
    }
    assert drawing == {
        "bot/simulation/preparation.py",  # positions for the compiler, which nobody plays
        "bot/tables/leases.py",  # which parts a process takes, and its id
        "bot/simulation/random_actions.py",  # choices in simulations, with a generator that is given
        "bot/tables/listeners/computer_moves.py",  # how long a computer waits before it moves
        "bot/tables/tables.py",  # server seeds, ids of tables
        "bot/tables/decisions/playing.py",  # a computer's generator, out of the seed
        "bot/simulation/matches.py",  # as above, in simulations
    }


def test_the_parts_of_the_bot_are_reached_at_one_place() -> None:
    """What an interaction knows of its client no type says: everybody else is given what they need."""
    reaching = {
        path
        for folder in ("bot/ui", "cogs")
        for path, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "client" and "interaction" in ast.unparse(node)
    }
    assert reaching == {"bot/ui/answers/context.py"}  # where the context of a request is made


def docstrings(tree: ast.Module) -> Iterator[str]:
    """The docstrings of a module, those of its constants and fields included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str):
                yield text


def test_a_module_can_be_read_in_one_sitting() -> None:
    longest = 450
    lines = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.py")
    }
    assert len(lines) > 300
    assert {path: count for path, count in lines.items() if count > longest} == {}


def test_docstrings_are_written_one_way() -> None:
    """Names stand in double backticks; what a function returns stands first, without the word."""
    other = re.compile(r"(?<!`)`[^`]+`(?!`)|\AReturns? ")
    found = {
        (path, text)
        for folder in FOLDERS
        for path, tree in trees(folder)
        for text in docstrings(tree)
        if other.search(text)
    }
    assert found == set()


def test_computers_draw_from_a_generator_with_a_seed() -> None:
    unseeded = {
        (path, node.func.attr)
        for path, tree in trees("bot/computers")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "random"
        and not (node.func.attr == "Random" and node.args)
    }
    assert unseeded == set()


def last_name(function: ast.expr) -> str:
    """What a function is called where it is called, without what it belongs to."""
    return getattr(function, "attr", getattr(function, "id", ""))


def unclosed_connections(tree: ast.Module) -> Iterator[int]:
    """The lines where sqlite3 opens a file and ``closing`` does not see to its end."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    run_now = {id(call.args[0]) for call in calls if call.args and last_name(call.func).endswith("closing")}
    for call in calls:
        opens = last_name(call.func) == "connect" and ast.unparse(call.func) == "sqlite3.connect"
        if opens and id(call) not in run_now:
            yield call.lineno
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "sqlite3":
            yield from (node.lineno for alias in node.names if alias.name == "connect")


def test_every_connection_to_a_database_is_closed() -> None:
    """``with sqlite3.connect(…)`` ends the transaction alone; from Python 3.13 on a warning says so."""
    found = [
        (path, line)
        for folder in FOLDERS
        for path, tree in trees(folder)
        for line in unclosed_connections(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("with sqlite3.connect(path) as link: pass", [1]),
        ("link = sqlite3.connect(path)\nlink.close()", [1]),
        ("from sqlite3 import connect", [1]),
        ("with closing(sqlite3.connect(path)) as link, link: pass", []),
        ("stack.enter_context(contextlib.closing(sqlite3.connect(path)))", []),
    ],
)
def test_a_connection_that_nobody_closes_is_found(source: str, lines: list[int]) -> None:
    assert list(unclosed_connections(ast.parse(source))) == lines


def test_no_statement_to_the_database_is_put_together_from_values() -> None:
    """Values are bound; only what stands in the program itself may stand in a statement."""
    asking = {"rows", "execute", "executemany", "executescript", "execute_fetchall", "ask"}
    statements = [
        (path, node.args[0])
        for path, tree in trees("bot/store")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).rpartition(".")[2] in asking
    ]
    assert statements
    built = {
        (path, ast.unparse(part.value) if isinstance(part, ast.FormattedValue) else ast.unparse(part))
        for path, statement in statements
        for part in ast.walk(statement)
        if isinstance(part, ast.FormattedValue | ast.BinOp | ast.Call)
    }
    # The number that marks our files, the migrations that come with the program, the names of tables of ours.
    migrate = "bot/store/migrate.py"
    assert built == {
        (migrate, "APPLICATIONS[role]"),
        (migrate, "step.sql"),
        ("bot/store/postgres/schema.py", "step.sql.encode()"),
        ("bot/store/postgres/connection/pool.py", "sql.encode()"),
        ("bot/store/sql/tokens.py", "self.TABLE"),
    }


def test_the_first_answer_to_an_interaction_is_given_in_one_place() -> None:
    """An interaction may be deferred at any moment: only ``bot.ui.wire.replies`` handles that."""
    places = {
        path
        for folder in ("bot", "cogs")
        for path, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in {"response", "InteractionResponded"}
    }
    assert places == {
        "bot/ui/wire/rate_limits/timeouts.py",  # of HTTP requests: it knows no interactions
        "bot/metrics/figures.py",  # as above: it only counts
        "bot/ui/wire/replies.py",
    }
    assert "discord" not in imported(dict(trees("bot/ui"))["bot/ui/wire/rate_limits/timeouts.py"])


TEXT_LIMITS = {
    *("BUTTON_LABEL", "CHOICE_LABEL", "CHOICE_READ", "DESCRIPTION", "LAYOUT_TEXT", "MESSAGE_TEXT"),
    *("MODAL_LABEL", "THREAD_NAME"),
}
"""The limits of ``bot/pages/limits.py`` that hold for texts."""


def slices_at_limits(source: str) -> list[int]:
    """The lines of a source at which a slice ends at a limit of texts."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Slice)
        and node.upper is not None
        and any(isinstance(part, ast.Name) and part.id in TEXT_LIMITS for part in ast.walk(node.upper))
    ]


def test_V_17_texts_are_shortened_between_words_and_never_sliced() -> None:
    assert slices_at_limits("label = text[:BUTTON_LABEL]\nshort = text[: CHOICE_LABEL - 1]") == [1, 2]
    limits = (ROOT / "bot/pages/limits.py").read_text(encoding="utf-8")
    assert all(f"{limit}: Final" in limits for limit in TEXT_LIMITS)
    found = {
        (path.relative_to(ROOT).as_posix(), line)
        for folder in ("bot", "cogs")
        for path in (ROOT / folder).rglob("*.py")
        for line in slices_at_limits(path.read_text(encoding="utf-8"))
    }
    assert found == set()
