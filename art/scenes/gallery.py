"""The gallery: one of each scene, from recorded matches."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from art.scenes.evening import Plotted, Ranked, Waiting
from art.scenes.recorded import Bidding, Counted, Held, Over, Private, Recorded, Running, Sheet, Taken
from art.scenes.tournament import Bracketed, Ordered
from bot.render.scene import Scene

Moment: TypeAlias = (
    Taken
    | Running
    | Bidding
    | Held
    | Private
    | Counted
    | Sheet
    | Over
    | Waiting
    | Ranked
    | Plotted
    | Ordered
    | Bracketed
)
"""A moment of recorded matches, or of a tournament, that a picture shows."""

_TWO: Final = Recorded("two")
_PAIRS: Final = Recorded("pairs")
_BOSNIAN: Final = {count: Recorded(f"bosnian-{count}") for count in (5, 7, 8, 9, 10)}
_DOUBLE: Final = {count: Recorded(f"double-{count}") for count in range(2, 7)}
_CHIAMATA: Final = Recorded("chiamata")
_SUECA: Final = Recorded("sueca")
_BLIND: Final = Recorded("blind")
_OTHERS: Final = tuple(Recorded(name) for name in ("three", "six", "briscolone", "cappotto", "conquista"))

FRONT: Final = Taken(Recorded("pairs", "en"), deal=1, trick=4)
"""The picture on the front page: a knight of trumps takes an ace."""

MOMENTS: Final[Mapping[str, Moment]] = MappingProxyType(
    {
        "table-2": Taken(_TWO, deal=1, trick=6),
        "table-3": Taken(Recorded("three"), deal=1, trick=5),
        "table-4": Taken(_PAIRS, deal=1, trick=4),
        "table-6": Taken(Recorded("six"), deal=1, trick=2),
        **{f"table-{count}": Taken(match, deal=1, trick=1) for count, match in _BOSNIAN.items()},
        "table-7-short": Taken(_BOSNIAN[7], deal=1, trick=3),
        "table-2-running": Running(_TWO, deal=1, trick=10, cards=1),
        "table-4-running": Running(_PAIRS, deal=2, trick=3, cards=3),
        "table-4-last-hand": Taken(_PAIRS, deal=1, trick=8),
        "table-10-running": Running(_BOSNIAN[10], deal=1, trick=4, cards=7),
        **{f"double-{count}": Taken(match, deal=1, trick=2) for count, match in _DOUBLE.items()},
        "double-4-running": Running(_DOUBLE[4], deal=1, trick=2, cards=6),
        "auction": Bidding(_CHIAMATA, deal=1, bids=10),
        "covered": Running(_BLIND, deal=1, trick=1, cards=4),
        "called": Taken(_CHIAMATA, deal=1, trick=6),
        "open-2": Running(Recorded("scoperta"), deal=1, trick=9, cards=1),
        "open-4": Running(Recorded("sueca", "de"), deal=1, trick=1, cards=1),
        "hand-2": Held(_TWO, deal=1, trick=19, seat=1),
        "hand-3": Held(_PAIRS, deal=1, trick=4, seat=4),
        "hand-4": Held(_DOUBLE[2], deal=1, trick=2, seat=2),
        "hand-5": Held(Recorded("briscolone"), deal=1, trick=2, seat=1),
        **{f"hand-{9 - trick}": Held(_CHIAMATA, deal=1, trick=trick, seat=1) for trick in (1, 2, 3)},
        "hand-10-must-follow": Held(_SUECA, deal=1, trick=1, cards=1, seat=3),
        "deal": Counted(Recorded("cappotto"), deal=1),
        "deal-declared": Counted(_CHIAMATA, deal=1),
        "deal-10": Counted(_BOSNIAN[10], deal=1),
        "conquista": Counted(Recorded("conquista"), deal=1),
        "sheet-2": Sheet(_TWO, deal=1),
        "sheet-4": Sheet(_PAIRS, deal=1),
        "sheet-5": Sheet(_CHIAMATA, deal=1),
        "sheet-10": Sheet(_BOSNIAN[10], deal=1),
        "sheet-double": Sheet(_DOUBLE[4], deal=1),
        "page-2": Private(Recorded("two", "en"), deal=1, trick=1, cards=1, seat=1),
        "page-2-finished": Private(_TWO, deal=1, trick=6, seat=1),
        "page-4": Private(_PAIRS, deal=1, trick=4, cards=2, seat=3),
        "page-4-large": Private(
            Recorded("pairs", "en"), deal=4, trick=6, cards=2, seat=1, deck="latin-large"
        ),
        "page-5": Private(Recorded("chiamata", "en"), deal=1, trick=2, cards=3, seat=1),
        "page-10": Private(Recorded("bosnian-10", "de"), deal=1, trick=3, cards=6, seat=4),
        "match": Over(_PAIRS),
        "lobby-4": Waiting(_SUECA, people=2, computers=1),
        "lobby-6": Waiting(Recorded("six"), people=3, computers=2),
        "leaderboard": Ranked(tuple(_BOSNIAN.values())),
        "figures": Plotted(
            (_TWO, _PAIRS, *_OTHERS, *_BOSNIAN.values(), *_DOUBLE.values(), _CHIAMATA, _BLIND, _SUECA), seat=1
        ),
        "tournament": Ordered(entries=17, rounds=4, language="de"),
        "bracket-16": Bracketed(entries=14, matches=9, language="it"),
        "bracket-pairs": Bracketed(entries=8, matches=8, language="en", people=2, third=True),
    }
)
"""The moment of each scene, by its name. Sheets and goldens have the same names."""


SCENES: Final[Mapping[str, Scene]] = MappingProxyType(
    {name: moment.scene for name, moment in MOMENTS.items()}
)
"""The scenes by their names."""
