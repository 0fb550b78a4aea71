"""Why something is not possible, in one sentence that also says what would be."""

from __future__ import annotations

from typing import Final

from bot.rules.cards import CARDS, Pack
from bot.rules.errors import IllegalAction, ImpossibleRules, Problem, Reason
from bot.store.base import StoreError, Unavailable
from bot.tables.errors import Refused
from bot.tables.view import TableView
from bot.text import names
from bot.text.cards import the_card
from bot.text.catalogue import Voice
from bot.text.players import player_name
from bot.text.rulebook import span

_NAMES: Final = {"host", "name", "player"}
"""Facts that are names of people."""
_SECONDS: Final = {"seconds", "low", "high"}
"""Facts that are lengths of time where the turn clock is refused."""


def refusal(
    voice: Voice,
    error: Refused | IllegalAction | ImpossibleRules | StoreError,
    table: TableView | None = None,
) -> str:
    """The sentence for somebody whose wish was not granted, for Discord's markdown.

    ``table``, as that person sees it, lets the sentence name whose turn it is and the cards by their pack.
    """
    match error:
        case Refused(reason=reason):
            return voice(f"refusal-{reason}", **_named(voice, error.facts))
        case IllegalAction():
            return _illegal(voice, error, table)
        case ImpossibleRules():
            return _impossible(voice, error)
        case _:
            return voice("store-unavailable" if isinstance(error, Unavailable) else "store-error")


def _named(voice: Voice, facts: dict[str, int | str]) -> dict[str, int | str]:
    somebody = voice("name-somebody")
    return {
        key: names.markdown(str(fact), somebody) if key in _NAMES else fact for key, fact in facts.items()
    }


def _illegal(voice: Voice, error: IllegalAction, table: TableView | None) -> str:
    if error.reason is Reason.NOT_YOUR_TURN:
        turn = None if table is None else table.turn
        player = None if table is None or turn is None else player_name(voice, table, turn)
        return voice("illegal-not-your-turn", player=player)
    if error.reason is Reason.NOT_IN_HAND:
        pack = Pack.ITALIAN40 if table is None else table.rules.pack
        card = CARDS.get(str(error.facts.get("card")))
        named = None if card is None else the_card(voice, card, pack)
        return voice("illegal-not-in-hand", card=named)
    return voice(f"illegal-{error.reason}")


def _impossible(voice: Voice, error: ImpossibleRules) -> str:
    facts: dict[str, int | str] = dict(error.facts)
    match error.problem:
        case Problem.TURN_CLOCK:
            facts = {key: span(voice, int(fact)) if key in _SECONDS else fact for key, fact in facts.items()}
        case Problem.PLAYERS:
            facts["allowed"] = voice.listed(str(facts["allowed"]).split(", "), "or")
        case Problem.TEAMS:
            facts["teams"] = voice(f"rule-teams-{facts['teams']}")
            facts["allowed"] = _allowed(voice, "teams", str(facts["allowed"]))
        case Problem.UNKNOWN_OPTION:
            facts["option"] = names.markdown(str(facts["option"]))
        case Problem.WRONG_VALUE:
            name = str(facts["option"])
            facts["value"] = names.markdown(str(facts["value"]))
            facts["allowed"] = _allowed(voice, name, str(facts["allowed"]))
            facts["option"] = voice(f"rule-{name}")
        case _:
            pass
    return voice(f"impossible-{error.problem}", **facts)


def _allowed(voice: Voice, option: str, values: str) -> str:
    """Values as a record writes them, in words."""
    named = []
    for value in values.split(", "):
        key = f"rule-{option}-{value}"
        named.append(voice(key) if voice.has(key) else voice(_PLAIN[value]))
    return voice.listed(named, "or")


_PLAIN: Final = {"true": "rule-on", "false": "rule-off", "a whole number": "allowed-number"}
