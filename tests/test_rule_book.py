"""Every id of a rule that the project cites is defined in ``docs``, and every rule of the book has a test."""

import re
from collections import defaultdict
from pathlib import Path

from bot.rules.games import Variant
from bot.rules.options import OPTIONS

ROOT = Path(__file__).parent.parent
BOOK = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULE = re.compile(r"(?<![A-Za-z0-9])R[-_](\d\d)(?!\d)", re.IGNORECASE)
FINE_PRINT = re.compile(r"\b[Ff]ine[ _]print ((?:\d+)(?:(?:, | and | to )\d+)*)|fine_print_(\d+)")
TABLE = re.compile(r"(?<![A-Za-z0-9])V[-_](\d+)(?!\d)")
SECTION = re.compile(r"rules\.md,? §(\d+)(?:\.(\d+))?")
CITED = re.compile(r"(?<![A-Za-z0-9-])(?:([A-Z]{1,2})-|(F))(\d{1,2})(?![A-Za-z0-9-])")
"""A cited id, such as TA-6 or F5. Names of tests write it with underscores."""
CITED_BY_NAME = re.compile(r"_(?:([A-Z]{1,2})_|(F))(\d{1,2})(?![A-Za-z0-9])")
DEFINED = re.compile(r"^(?:- \*\*((?:[A-Z]{1,2}-\d+(?:, )?)+)|\| ([A-Z]{1,2}-\d+|F\d+) \|)", re.MULTILINE)
"""What begins a rule in a document: an item with the id in bold, or a row with the id in its first cell."""


def sources(*folders: str) -> str:
    """The texts of all Python files in these folders, this file excepted."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path != Path(__file__))


def fine_print(text: str) -> set[int]:
    """The numbers of the fine print that a text cites, each number of "6 to 31" included."""
    found: set[int] = set()
    for words, single in FINE_PRINT.findall(text):
        for first, last in re.findall(r"(\d+)(?: to (\d+))?", words or single):
            found |= set(range(int(first), int(last or first) + 1))
    return found


CODE = sources("bot", "cogs", "testing", "tests", "chaos", "benchmarks", "art", "training")
TESTS = sources("tests")
RULES_THERE = set(re.findall(r"^- \*\*R-(\d\d)\*\*", BOOK, re.MULTILINE))
FINE_PRINT_THERE = {
    int(n) for n in re.findall(r"^(\d+)\. ", BOOK.partition("## 12. Fine print")[2], re.MULTILINE)
}


def test_every_cited_rule_is_in_the_book() -> None:
    assert set(RULE.findall(CODE)) - RULES_THERE == set()


def cited_ids() -> set[str]:
    """Every id that code, tests, texts and migrations cite; drawings have paths like "M0 0 V-27"."""
    folders = ("bot", "cogs", "testing", "tests", "chaos", "benchmarks", "training")
    found: set[str] = set()
    for path in (path for folder in folders for path in (ROOT / folder).rglob("*")):
        if path.suffix not in {".py", ".ftl", ".sql"} or path == Path(__file__):
            continue
        text = path.read_text(encoding="utf-8")
        cited = CITED.findall(text)
        for name in re.findall(r"\bdef (test_\w+)", text):
            cited += CITED_BY_NAME.findall(name)
        found |= {id_of(family or faults, number) for family, faults, number in cited}
    return found


def id_of(family: str, number: str) -> str:
    """The id of a family and a number; those of ``docs/reliability.md`` have no hyphen."""
    return f"F{number}" if family == "F" else f"{family}-{number}"


def test_every_cited_id_is_defined_in_one_document() -> None:
    documents = defaultdict[str, set[str]](set)
    for path in (ROOT / "docs").glob("*.md"):
        for names, row in DEFINED.findall(path.read_text(encoding="utf-8")):
            for one in (row or names).split(", "):
                documents[one].add(path.name)
    cited = cited_ids()
    assert {"R-01", "V-1", "T-1", "TA-6", "F5", "AA-2"} <= cited
    assert sorted(cited - documents.keys()) == []
    assert {one: names for one, names in documents.items() if len(names) > 1} == {}


def test_the_book_has_every_game_and_every_option() -> None:
    games = BOOK.partition("## 5. ")[2].partition("## 6. ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", games, re.MULTILINE)
    assert [game for row in rows for game in re.findall(r"`(\w+)`", row)] == [*Variant]
    keys = BOOK.partition("1. **Keys of `rules`**")[2].partition("2. **Strict reading**")[0]
    assert [one.name for one in OPTIONS if not re.search(rf"\b{one.name}\b", keys)] == []


def test_every_rule_in_the_book_is_cited_by_a_test() -> None:
    assert RULES_THERE - set(RULE.findall(TESTS)) == set()


def test_every_cited_point_of_the_fine_print_is_in_the_book() -> None:
    assert {1, 40} <= FINE_PRINT_THERE
    assert fine_print(CODE) - FINE_PRINT_THERE == set()


def test_every_point_of_the_fine_print_is_cited_by_a_test() -> None:
    assert FINE_PRINT_THERE - fine_print(TESTS) == set()


def test_every_cited_section_of_the_book_is_there() -> None:
    sections = set(re.findall(r"^## (\d+)\. ", BOOK, re.MULTILINE))
    chiamata = BOOK.partition("## 6. ")[2].partition("## 7. ")[0]
    points = set(re.findall(r"^(\d+)\. ", chiamata, re.MULTILINE))
    cited = SECTION.findall(CODE)
    assert cited
    assert {section for section, _ in cited} - sections == set()
    assert {point for section, point in cited if section == "6" and point} - points == set()


def test_every_cited_rule_of_the_table_is_in_its_page() -> None:
    page = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    there = set(re.findall(r"^- \*\*V-(\d+)\*\*", page, re.MULTILINE))
    # The drawings in art have paths like "M0 0 V-27".
    assert (
        set(TABLE.findall(sources("bot", "cogs", "testing", "tests", "chaos", "benchmarks"))) - there == set()
    )
    # V-10 is measured by ``python -m benchmarks painting``; V-22 and V-24 are about the documents and about
    # what is not there; V-25 is a matter of reading aloud.
    assert there - set(TABLE.findall(TESTS)) == {"10", "22", "24", "25"}


def test_every_letter_that_names_a_source_is_spelt_out() -> None:
    letters = {letter for words in re.findall(r'sources="([^"]*)"', CODE) for letter in words.split()}
    spelt = set(re.findall(r"^\| \*{1,2}(\w+)\*{1,2} \|", BOOK, re.MULTILINE))
    assert letters - spelt == set()
