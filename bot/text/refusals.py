"""The sentence of a refusal: why something is not possible, and what would be."""

from __future__ import annotations

from typing import Final

from bot.rules.cards import CARDS, Suit
from bot.rules.errors import IllegalAction, ImpossibleRules, Problem, Reason
from bot.rules.games import Variant
from bot.rules.notation.plain_data import A_TEXT
from bot.rules.options import OPTIONS_BY_NAME
from bot.rules.rules import Rules
from bot.rules.view import Phase
from bot.store.errors import StoreError, Unavailable
from bot.tables.model.errors import Refused
from bot.tables.view import TableView
from bot.text import names
from bot.text.cards import rank_name, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.game.options import option_name, range_name, value_name
from bot.text.players import player_name, rules_of

_NAMES: Final = {"host", "name", "player"}
"""The facts that are names of people."""
_SEATS: Final = {"turn", "asked", "rais", "leader"}
"""The facts that are seats; the sentence names the player."""
_OPTIONAL: Final = ("player", "card", "standing", "floor", "cap", "trick", "suit")
"""The facts that a sentence can do without."""
_BIDDING_PHASES: Final = {Phase.AUCTION, Phase.CALL, Phase.NAMING}


def refusal(
    voice: Voice,
    error: Refused | IllegalAction | ImpossibleRules | StoreError,
    table: TableView | None = None,
) -> str:
    """The sentence for a person whose action was refused, for Discord's markdown.

    ``table``, as that person sees it, lets the sentence name whose turn it is and the cards by their pack.
    """
    match error:
        case Refused(reason=reason):
            return voice(f"refusal-{reason}", **_with_names(voice, error.facts))
        case IllegalAction():
            return _illegal(voice, error, table)
        case ImpossibleRules():
            return _impossible(voice, error)
        case _:
            return voice("store-unavailable" if isinstance(error, Unavailable) else "store-error")


def _with_names(voice: Voice, facts: dict[str, int | str]) -> dict[str, int | str]:
    somebody = voice("name-somebody")
    return {
        key: names.markdown(str(fact), somebody) if key in _NAMES else fact for key, fact in facts.items()
    }


def _illegal(voice: Voice, error: IllegalAction, table: TableView | None) -> str:
    rules = Rules() if table is None else rules_of(table)
    facts: dict[str, int | str | None] = {
        **dict.fromkeys(_OPTIONAL),
        "retire": rules.retire.value,
        "ten": rank_name(voice, rules.order.counters[1], rules.pack),
    }
    for name, fact in error.facts.items():
        if name in _SEATS:
            facts["player"] = _player(voice, table, fact)
        elif name == "card" and fact in CARDS:
            facts[name] = the_card(voice, CARDS[str(fact)], rules.pack)
        elif name == "suit":
            facts[name] = suit_name(voice, Suit(str(fact)), rules.pack)
        elif name == "standing" and isinstance(fact, str):
            facts[name] = rank_name(voice, fact, rules.pack) if fact else None
        else:
            facts[name] = fact
    if error.reason is Reason.NOT_YOUR_TURN:
        if table is not None and table.turn is not None:
            facts["player"] = player_name(voice, table, table.turn)
        bidding = table is not None and table.view is not None and table.view.phase in _BIDDING_PHASES
        return voice("illegal-not-your-turn-auction" if bidding else "illegal-not-your-turn", **facts)
    return voice(f"illegal-{error.reason}", **facts)


def _player(voice: Voice, table: TableView | None, seat: int | str) -> str | None:
    is_seat = table is not None and isinstance(seat, int) and 0 <= seat < len(table.seats)
    return player_name(voice, table, int(seat)) if table is not None and is_seat else None


def _impossible(voice: Voice, error: ImpossibleRules) -> str:
    option = str(error.facts["option"])
    if error.problem is Problem.UNKNOWN_OPTION:
        return voice("impossible-unknown-option", option=names.markdown(option))
    if error.problem is Problem.NEEDS:
        needed_option, _, value = str(error.facts["needs"]).partition("=")
        needs_text = voice(
            "rule-set", option=option_name(voice, needed_option), value=_value(voice, needed_option, value)
        )
        return voice(
            "impossible-needs",
            option=option_name(voice, option),
            value=_value(voice, option, error.facts["value"]),
            needs=needs_text,
            same=needed_option == option,
        )
    return voice(
        f"impossible-{error.problem}",
        option=option_name(voice, option),
        value=_value(voice, option, error.facts["value"]),
        allowed=_allowed_text(voice, option, str(error.facts["allowed"])),
    )


def _allowed_text(voice: Voice, option: str, values: str) -> str | None:
    """Values as a record writes them, in words; None if there are none."""
    if values == _NONE:
        return None
    low, between, high = values.partition("…")
    if between:
        return range_name(voice, option, int(low), int(high))
    return voice.join([_allowed_value(voice, option, value) for value in values.split(", ")], "or")


def _allowed_value(voice: Voice, option: str, value: str) -> str:
    """A value in words. A name has quotation marks, because some names are sentences (*nobody scores*)."""
    words = _value(voice, option, value)
    return words if value in _KINDS or words.isdecimal() else voice("quoted", name=words)


def _value(voice: Voice, option: str, value: int | str) -> str:
    """A value as a record writes it, in words."""
    text = str(value)
    if text in _PLAIN:
        return voice(_PLAIN[text])
    if option == "variant" and text in set(Variant):
        return voice(f"variant-{text}")
    key = f"rule-{option}-{text}"
    if voice.has(key):
        return voice(key)
    if OPTIONS_BY_NAME[option].seconds and text.isdecimal():
        return value_name(voice, option, int(text))
    return names.markdown(text)


_NONE: Final = "None"
_KINDS: Final = {"a whole number": "allowed-number", A_TEXT: "allowed-text"}
_PLAIN: Final = {
    "true": "rule-on",
    "True": "rule-on",
    "false": "rule-off",
    "False": "rule-off",
    _NONE: "rule-none",
    **_KINDS,
}
