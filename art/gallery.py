"""One of each scene: deals out of recorded matches; lobbies, boards and plots of a made-up evening."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from art.recorded import NAMES, Bidding, Counted, Held, Moment, Over, Recorded, Running, Taken
from bot.render.lobby import lobby_scene
from bot.render.plot import Plotted, plot_scene
from bot.render.scene import Kind, Scene, SeatLabel
from bot.render.standings import Standing, standings_scene

_TWO: Final = Recorded("two")
_PAIRS: Final = Recorded("pairs")
_BOSNIAN: Final = {count: Recorded(f"bosnian-{count}") for count in (5, 7, 8, 9, 10)}
_DOUBLE: Final = {count: Recorded(f"double-{count}") for count in range(2, 7)}
_CHIAMATA: Final = Recorded("chiamata")

FRONT: Final = Taken(Recorded("pairs", "en"), deal=1, trick=4)
"""What the picture on the front page shows: an ace that a knight of trumps takes."""

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
        "covered": Running(Recorded("blind"), deal=1, trick=1, cards=4),
        "called": Taken(_CHIAMATA, deal=1, trick=6),
        "open-2": Running(Recorded("scoperta"), deal=1, trick=9, cards=1),
        "open-4": Running(Recorded("sueca", "de"), deal=1, trick=1, cards=1),
        "hand-2": Held(_TWO, deal=1, trick=19, seat=1),
        "hand-3": Held(_PAIRS, deal=1, trick=4, seat=4),
        "hand-4": Held(_DOUBLE[2], deal=1, trick=2, seat=2),
        "hand-5": Held(Recorded("briscolone"), deal=1, trick=2, seat=1),
        **{f"hand-{9 - trick}": Held(_CHIAMATA, deal=1, trick=trick, seat=1) for trick in (1, 2, 3)},
        "hand-10-must-follow": Held(Recorded("sueca"), deal=1, trick=1, cards=1, seat=3),
        "deal": Counted(Recorded("cappotto"), deal=1),
        "deal-declared": Counted(_CHIAMATA, deal=1),
        "deal-10": Counted(_BOSNIAN[10], deal=1),
        "conquista": Counted(Recorded("conquista"), deal=1),
        "match": Over(_PAIRS),
    }
)
"""What the scenes of deals show, by their names."""


def _noted(seats: Sequence[SeatLabel], notes: Mapping[int, str]) -> list[SeatLabel]:
    """The same players with words under some names."""
    return [replace(seat, note=notes.get(place, "")) for place, seat in enumerate(seats)]


def _side(*seats: int, side: int | None = None) -> tuple[SeatLabel, ...]:
    return tuple(SeatLabel(seat + 1, NAMES[seat], f"Giocatore {seat + 1}", side) for seat in seats)


SCENES: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        **{name: moment.scene for name, moment in MOMENTS.items()},
        "lobby-4": lobby_scene(
            deck="neapolitan",
            title="Briscola in quattro, a coppie",
            note="vince chi arriva a 2 smazzate · 60 secondi a mossa · valida",
            players=4,
            seats=_noted(
                _side(0, side=0) + _side(1, side=1) + _side(3, side=0), {0: "ospita", 2: "computer"}
            ),
            free="libero",
            terms=["pareggio: la smazzata seguente vale di più", "segni: visti da tutti"],
        ),
        "lobby-10": lobby_scene(
            deck="french",
            title="Briškula bosniaca in dieci",
            note="vince chi arriva a 2 smazzate · 60 secondi a mossa",
            players=10,
            seats=_noted(_side(*range(6)), {0: "ospita"}),
            free="libero",
        ),
        "leaderboard": standings_scene(
            kind=Kind.BOARD,
            deck="neapolitan",
            title="Classifica di questo server per valutazione: Briscola",
            headings=("Partite", "Vinte", "Valutazione"),
            standings=[
                Standing(
                    _side(seat),
                    (str(90 - 7 * seat), str(60 - 6 * seat), f"{31.4 - 2.3 * seat:.1f}"),
                    place=f"{seat + 1}.",
                )
                for seat in range(10)
            ],
        ),
        "figures": plot_scene(
            title="Giulia",
            note="I punti delle ultime 24 partite",
            points=[
                Plotted((97 * number**2 + 31 * number) % 210 + 90, number * 7 % 5 > 1) for number in range(24)
            ],
            full="vinta",
            hollow="persa",
            along="dalla meno recente all’ultima",
        ),
    }
)
"""Every scene by name; the names are those of the sheets and of the goldens."""
