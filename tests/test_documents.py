"""The documents tell the truth; and no line names the machine it was written on."""

import re
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import command_line
from bot.languages import BY_CODE, DEFAULT
from bot.render.decks import DECKS
from bot.rules.games import GAMES
from bot.settings import Settings
from testing.each import each
from testing.scripts import find_scripts

ROOT = Path(__file__).parent.parent
DOCUMENTS = (
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "testing/README.md",
    "tests/README.md",
    "docs/decks/README.md",
    *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")),
    *sorted(
        f"docs/{folder}/{path.name}"
        for folder in ("policies", "readme", "fairness")
        for path in (ROOT / "docs" / folder).glob("*.md")
    ),
)
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS}
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

TARGETS = frozenset(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
OPTION = re.compile(r"(?:^|<br>)\**([\w-]+)\**:")
NUMBERS = {13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen"}
"""Numbers as documents write them."""
OTHER_NUMBERS = {
    15: {
        "it": "quindici",
        "de": "fünfzehn",
        "pt": "quinze",
        "es": "quince",
        "fr": "quinze",
        "hr": "petnaest",
        "sl": "petnajst",
    }
}
"""The same in other languages."""

# Written apart, so that this file does not name them itself.
REGISTRY = re.compile(
    r"https?://[\w.-]*(?:py" + r"pi|pythonhosted|np" + r"mjs|deb" + r"ian)\.", re.IGNORECASE
)
MACHINE = re.compile(
    r"(?<![\w.])/(?:wo" + r"rk|ro" + r"ot|ho" + r"me/\w+|Us" + r"ers/\w+|op" + r"t/\w+|tm" + r"p/\w+)/"
)
INDEX = re.compile(r"^\s*(?:-i|-f|--(?:extra-)?index-url|--find-links)\b", re.MULTILINE)


def written() -> list[Path]:
    """Every file of text that is, or is about to be, kept in the repository."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603 - fixed words
    except (OSError, subprocess.CalledProcessError):  # a copy without git: nothing is kept there
        pytest.skip("needs the repository, with git")
    paths = [ROOT / name for name in names.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:4096]]


def test_contributing_names_every_target_of_make_and_no_document_another() -> None:
    named = {
        name: set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)", text, re.MULTILINE))
        for name, text in TEXTS.items()
    }
    targets = {name: {first or second for first, second in found} for name, found in named.items()}
    assert targets["CONTRIBUTING.md"] == TARGETS
    assert {name: found - TARGETS for name, found in targets.items() if found - TARGETS} == {}


def test_help_lists_every_target() -> None:
    assert frozenset(re.findall(r"^([a-z]+):.*## \S", MAKEFILE, re.MULTILINE)) == TARGETS
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert frozenset(phony[1].split()) == TARGETS


@each("name", DOCUMENTS)
def test_every_path_that_a_document_names_is_there(name: str) -> None:
    text = TEXTS[name]
    rooms = "bot|cogs|testing|tests|art|benchmarks|chaos|docs|requirements|training"
    named = re.findall(rf"`((?:{rooms})/[\w./-]*)", text)
    linked = re.findall(r"\]\(((?!https?:)[^)#]+)", text)
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert [path for path in linked if not ((ROOT / name).parent / path).exists()] == []


def test_L_1_every_language_has_its_documents_and_its_row() -> None:
    others = {code for code, one in BY_CODE.items() if one.base is None} - {DEFAULT}
    for folder, first in (("readme", "README.md"), ("fairness", "docs/fairness.md")):
        assert {path.stem for path in (ROOT / "docs" / folder).glob("*.md")} == others
        linked = set(re.findall(rf"\]\((?:docs/)?{folder}/(\w+)\.md\)", TEXTS[first]))
        assert linked == others, first
    rows = re.findall(
        r"^\| ([a-z]{2}(?:-[A-Z]{2})?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$",
        TEXTS["docs/languages.md"],
        re.MULTILINE,
    )
    assert {code: (name, locales, cases) for code, name, locales, cases, _ in rows} == {
        code: (one.name, ", ".join(one.locales) or "–", ", ".join(one.cases) or "–")
        for code, one in BY_CODE.items()
    }
    states = {code: state for code, *_, state in rows if code != DEFAULT}
    assert [code for code, state in states.items() if state != "draft" and "signed" not in state] == []


def test_contributing_tells_of_every_part_of_the_bot() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rooms = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
    told = {name for room in rooms for name in re.findall(r"`bot/([\w.]+)/?`", room)}
    modules = {path.name for path in (ROOT / "bot").glob("*.py")} - {"__init__.py"}
    packages = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert told == modules | packages


def test_every_setting_is_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == {
        name.upper() for name in Settings.model_fields
    }


def test_what_a_document_has_installed_is_what_the_project_asks_for() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = [one for text in TEXTS.values() for one in re.findall(r'pip install "([^"]+)"', text)]
    assert len(named) >= 2
    assert [one for one in named if f'"{one}"' not in project] == []
    wheels = [one for text in TEXTS.values() for one in re.findall(r"briscola-(\d[\d.]*)-py3", text)]
    assert set(wheels) == {__version__}


def test_no_line_names_a_machine_or_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in written()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if REGISTRY.search(line) or MACHINE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["runtime", "demo", "dev"])
def test_requirements_are_pinned_with_hashes_and_name_no_index(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert not INDEX.search(text)
    for requirement in re.sub(r"\\\n\s*", "", text).splitlines():
        assert re.match(r"[\w.\[\]-]+==\S+( ; .+?)? ?--hash=sha256:[0-9a-f]{64}", requirement), requirement


def test_the_smaller_lists_of_requirements_are_parts_of_the_larger() -> None:
    runtime, demo, dev = (
        set(
            re.findall(
                r"^[\w.-]+==[^\s;]+", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8"), re.MULTILINE
            )
        )
        for name in ("runtime", "demo", "dev")
    )
    assert runtime < demo < dev


def test_the_changelog_can_be_read_by_a_machine() -> None:
    assert CHANGELOG.startswith("# Changelog\n")
    versions = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert versions[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", version) for version in versions[1:])
    assert versions[1].startswith(f"[{__version__}] ")
    assert f"**Upgrading from {__version__.partition('.')[0]}." in CHANGELOG
    kinds = set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def named_in(pattern: str) -> list[tuple[str, str]]:
    """What the documents say in the form of a pattern with one group, with the document."""
    return [
        (name, found) for name, text in TEXTS.items() for found in re.findall(pattern, text, re.MULTILINE)
    ]


def test_every_link_into_a_document_leads_to_one_of_its_headings() -> None:
    links = named_in(r"\]\(((?!https?:)[^)]*#[^)]+)\)")
    lost = []
    for name, link in links:
        path, _, heading = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        if heading not in headings(target.read_text(encoding="utf-8")):
            lost.append((name, link))
    assert len(links) >= 20
    assert lost == []


def headings(text: str) -> set[str]:
    """The names by which links find the headings of a document, as GitHub makes them."""
    without_code = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.*)$", without_code, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_program_that_a_document_names_is_there() -> None:
    modules = named_in(r"python -m ((?:bot|art|testing|training)(?:\.\w+)*)")
    assert [one for one in modules if find_spec(one[1]) is None] == []
    for folder in ("benchmarks", "chaos"):
        scripts = find_scripts(ROOT / folder)
        named = named_in(rf"python -m {folder} (\w+)")
        assert [one for one in named if one[1] not in scripts] == []
    commands = re.findall(r"^    (\w+)", command_line().format_help(), re.MULTILINE)
    assert [one for one in named_in(r"python -m bot (\w+)") if one[1] not in commands] == []


def test_the_command_line_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    rows = dict(re.findall(r"^\| `([a-z]+)[^|]*\| (.*) \|$", TEXTS["docs/command-line.md"], re.MULTILINE))
    assert rows.keys() == set(re.findall(r"^    (\w+)", command_line().format_help(), re.MULTILINE))
    for command, row in rows.items():
        with pytest.raises(SystemExit):
            command_line().parse_args([command, "--help"])
        help_text = capsys.readouterr().out
        assert [option for option in re.findall(r"`(--?[a-z]+)", row) if option not in help_text] == [], (
            command
        )


def test_every_command_of_discord_that_a_document_names_is_there() -> None:
    unknown = []
    for name, written in named_in(r"`(/(?!healthz|metrics|dev/)\w[^`]*)`"):
        rows = commands_of_discord(Path(name).stem if Path(name).stem in BY_CODE else DEFAULT)
        groups = {command[:at] for command in rows for at, letter in enumerate(command) if letter == " "}
        words = written.split()
        command = " ".join(word for word in words if ":" not in word)
        options = {word.partition(":")[0] for word in words if ":" in word}
        known = {one for row in rows if row.startswith(command) for one in OPTION.findall(rows[row])}
        if command not in rows.keys() | groups or not options <= known:
            unknown.append((name, written))
    assert unknown == []


@cache
def commands_of_discord(language: str) -> dict[str, str]:
    """The commands of a language by name, with their options as the page of the commands has them."""
    page = (ROOT / "docs" / "commands" / f"{language}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| `(/[^`]+)` \| .*? \| (.*) \|$", page, re.MULTILINE))


def test_counts_are_those_of_the_program() -> None:
    readme, contributing = TEXTS["README.md"], TEXTS["CONTRIBUTING.md"]
    assert f"The bot plays {NUMBERS[len(GAMES)]} games:" in readme
    for language, number in OTHER_NUMBERS[len(GAMES)].items():
        assert number in TEXTS[f"docs/readme/{language}.md"].lower(), language
    assert f"(docs/decks/README.md), {NUMBERS[len(DECKS)]} of them" in readme
    taken = sum(command.startswith("/briscola ") for command in commands_of_discord(DEFAULT))
    assert f"Discord allows it 25 commands, and {taken} are taken" in contributing
