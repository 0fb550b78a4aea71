"""What hostile people could send, as Hypothesis draws it: presses, commands, half-typed options and forms.

An attack is plain data. What depends on the running tables stands in it as a placeholder such as ``<t0>``,
which ``AttackTrial`` fills in: t a table's id, d its decision, o the one before, q its question, m its match,
p a person's id, n their name, g a channel's id.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bot.pages.custom_ids import Verb
from bot.rules.cards import CARDS
from bot.rules.games import Variant
from bot.ui.answers.handlers import HANDLERS

PEOPLE = 8
"""So many people attack; ``AttackTrial`` says who they are."""
TABLES = 4
PLACES = 4
"""The tables' channel, another one of that server, direct messages, another server."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
"""Discord's types of options."""
BUTTON, MENU = 2, 3
"""Discord's types of components; menus of people are 5."""

HOSTILE_NAMES = (
    "@everyone",
    "<@&1><@2><#3>",
    "**`||x||`** [a](https://example.org)",
    "\u202egnp.exe\u2066",
    "Z" + "\u0301\u0316\u0489" * 60,
    "\u200b\u2060\u3164",
    "عرب\u202bעברית",
)
"""What people call themselves who want to be a nuisance."""

ODD = (
    "",
    " ",
    "0",
    "-1",
    "1e999",
    "NaN",
    "²",
    "١٢",
    "9" * 90,
    "null",
    "true",
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "%s%n{0}{x!r}$(id)",
    "{ $name }",
    "\ud83d\ude00",
    "🂡" * 50,
    "\n# Heading\n-# x",
    "ß" * 100,
    "me",
    "all",
    "server-rating-all",
    "overall-wins-briscola",
    "server-<p0>",
    "all-<p1>",
    "french",
    "italian",
    "auto",
    "on",
    "off",
    *HOSTILE_NAMES,
)


@dataclass(frozen=True)
class Press:
    """A button, or a choice in a menu, on whichever message; ``twice``: Discord delivers it twice."""

    who: int
    place: int
    message: int
    custom_id: str
    kind: int = BUTTON
    values: Any = None
    twice: bool = False


@dataclass(frozen=True)
class Standing:
    """A button or menu that stands in some message, pressed by anybody, with any of its values or another."""

    who: int
    message: int
    control: int
    value: int
    odd: str | None = None
    twice: bool = False


@dataclass(frozen=True)
class Form:
    """A form that comes back without ever having been asked for."""

    who: int
    place: int
    custom_id: str
    components: Any


@dataclass(frozen=True)
class Command:
    """A slash command; ``focused`` names the option that is being typed still (autocomplete)."""

    who: int
    place: int
    path: tuple[str, ...]
    options: Mapping[str, tuple[int, Any]]
    focused: str | None = None
    twice: bool = False


Attack: TypeAlias = Press | Standing | Form | Command
CommandShape: TypeAlias = tuple[tuple[str, ...], Sequence[Mapping[str, Any]]]
"""The words of a command, and its options as Discord knows them."""

_who = st.integers(0, PEOPLE - 1)
_place = st.sampled_from([0, 0, 0, 0, *range(PLACES)])
_table = st.integers(0, TABLES - 1)
_message = st.integers(0, 999)
_rarely: SearchStrategy[bool] = st.sampled_from([False] * 7 + [True])
_placeholder = st.builds("<{}{}>".format, st.sampled_from("tdoqmpng"), _table)
_texts = st.one_of(
    st.sampled_from(ODD),
    st.sampled_from(list(CARDS)),
    st.sampled_from([game.value for game in Variant]),
    st.builds("{}.{}".format, st.integers(0, 9), st.sampled_from(["carico", "suit.d", "high", "x"])),
    st.builds("{}".format, st.integers(-1, 151)),
    _placeholder,
    st.text(max_size=40),
)
_subjects = st.one_of(st.builds("<t{}>".format, _table), st.builds("<t{}>".format, _table), _texts)


@st.composite
def _custom_ids(draw: st.DrawFn) -> str:
    """Mostly of the right form: what is of another form is refused by the template already."""
    verb = draw(st.sampled_from([*sorted(HANDLERS), *sorted(HANDLERS), "steal", "PLAY", ""]))
    table = draw(_table)
    subject = draw(st.sampled_from([f"<t{table}>"] * 4 + [""])) or draw(_subjects)
    decision = draw(st.sampled_from([f"<d{table}>", f"<d{table}>", f"<o{table}>", f"<q{table}>", ""]))
    decision = decision or draw(st.sampled_from(["0", "1", "999999999", "9999999999", "-1", "x", ""]))
    slot = draw(st.sampled_from(["0", "1", "2", "3", "4", "9", "99", "100", "-1", "x", "", ""]))
    custom_id = f"b1:{verb}:{subject}:{decision}:{slot}"
    return custom_id.rstrip(":") if draw(st.booleans()) or not slot else custom_id


_odd_values: SearchStrategy[Any] = st.one_of(
    st.none(),
    st.just([]),
    st.lists(_texts, min_size=1, max_size=3),
    st.sampled_from(["text", 7, {"a": 1}, [None], [["x"]], [{"x": 1}], ["x"] * 30]),
)
_presses = st.builds(
    Press,
    _who,
    _place,
    _message,
    _custom_ids(),
    st.sampled_from([BUTTON, MENU, 5, 8]),
    _odd_values,
    _rarely,
)
_standing = st.builds(
    Standing, _who, _message, st.integers(0, 40), st.integers(0, 30), st.none() | _texts, _rarely
)
_field = st.one_of(_texts, st.text(max_size=200), st.sampled_from([None, 5, ["x"], {"y": 1}]))
_forms = st.builds(
    Form,
    _who,
    _place,
    st.one_of(
        st.builds(
            "b1:{}:<t{}>:{}".format,
            st.sampled_from([Verb.GESTURE, Verb.BID_OTHER]),
            _table,
            st.sampled_from(["0:0", "0:9", "<d0>", "<d1>", "<d0>:0", "<o0>"]),
        ),
        _custom_ids(),
    ),
    st.one_of(
        st.builds(
            lambda value: [{"type": 18, "component": {"type": 4, "custom_id": "words", "value": value}}],
            _field,
        ),
        st.sampled_from([[], None, "x", {}, [[]], [{"custom_id": "words"}], [{"component": None}]]),
    ),
)


def _fitting(option: Mapping[str, Any]) -> SearchStrategy[Any]:
    """Values that Discord lets through for an option, the oddest first."""
    if option.get("choices"):
        return st.sampled_from([choice["value"] for choice in option["choices"]])
    low, high = option.get("min_value", -(2**53) + 1), option.get("max_value", 2**53 - 1)
    return {
        STRING: _texts,
        INTEGER: st.one_of(st.sampled_from([low, high]), st.integers(low, high)),
        BOOLEAN: st.booleans(),
        USER: st.builds("<p{}>".format, _who),
        CHANNEL: st.builds("<g{}>".format, st.integers(0, 1)),
        ROLE: st.just("1"),
    }[option["type"]]


_misfits: SearchStrategy[tuple[int, Any]] = st.one_of(
    st.tuples(st.just(STRING), _texts),
    st.tuples(st.just(INTEGER), st.integers(-(2**53), 2**53)),
    st.tuples(st.just(BOOLEAN), st.booleans()),
    st.tuples(st.just(USER), st.sampled_from(["<p0>", "1", "99999999999999999999"])),
)
"""Options of another type than the command has: from a client that knows an older version of it."""


@st.composite
def _commands(draw: st.DrawFn, leaves: Sequence[CommandShape]) -> Command:
    path, options = draw(st.sampled_from(leaves))
    given: dict[str, tuple[int, Any]] = {}
    for option in options:
        likely = option.get("required") or option["name"] == "table"
        if draw(st.sampled_from([True] * 15 + [False] if likely else [True, False, False])):
            given[option["name"]] = option["type"], draw(_fitting(option))
            if draw(st.sampled_from([False] * 30 + [True])):
                given[option["name"]] = draw(_misfits)
            elif option["name"] == "table":
                given["table"] = STRING, draw(_subjects)
    if draw(st.sampled_from([False] * 30 + [True])):
        given["added-later"] = draw(_misfits)
    completable = [option["name"] for option in options if option.get("autocomplete")]
    typing = draw(st.booleans()) and completable
    focused = draw(st.sampled_from(completable)) if typing else None
    if focused is not None:
        given[focused] = STRING, draw(_texts)
    where = draw(_place)
    words = path if draw(st.sampled_from([True] * 40 + [False])) else (*path[:-1], "no-such-command")
    twice = draw(_rarely) and focused is None  # discord.py logs that a second list of suggestions is refused
    return Command(draw(_who), where, words, given, focused, twice)


def attacks(leaves: Sequence[CommandShape]) -> SearchStrategy[Attack]:
    """Whatever somebody may send, of all kinds alike."""
    return st.one_of(_commands(leaves), _commands(leaves), _presses, _presses, _standing, _forms)


def fill_in(value: Any, facts: Mapping[str, str]) -> Any:  # noqa: ANN401 - any JSON
    """A drawn value with its placeholders filled in."""
    if isinstance(value, str):
        return re.sub(r"<([tdoqmpng]\d)>", lambda match: facts.get(match[1], match[0]), value)
    if isinstance(value, list):
        return [fill_in(one, facts) for one in value]
    if isinstance(value, dict):
        return {key: fill_in(one, facts) for key, one in value.items()}
    return value
