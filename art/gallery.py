"""One of each scene, with the facts of a made-up evening: for the contact sheets and for the tests."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.render.decks import BACK
from bot.render.hand import hand_scene
from bot.render.lobby import lobby_scene
from bot.render.plot import Plotted, plot_scene
from bot.render.scene import (
    HandCard,
    Kind,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    StockLabel,
    TrumpLabel,
)
from bot.render.standings import Standing, standings_scene
from bot.render.table import trick_scene

NAMES: Final = (
    "Giulia",
    "Marco Antonio",
    "Ольга",
    "Zoë",
    "Alessandro Manzoni",
    "Noor",
    "Wolfgang",
    "Bartolomeo",
    "Xu",
    "Maria Grazia Rossi",
)
CARDS: Final = (
    "4c",
    "2b",
    "Qs",
    "9d",
    "Kc",
    "3b",
    "7s",
    "5b",
    "Qb",
    "5d",
    "As",
    "6c",
    "Jd",
    "4b",
    "Ad",
    "8c",
)
SWORDS: Final = TrumpLabel("s", "Briscola: spade")
CUPS: Final = TrumpLabel("c", "Briscola: coppe")
HEARTS: Final = TrumpLabel("c", "Trumpf: Herz")


def people(count: int, *, sides: bool = False, alone: bool = False) -> list[SeatLabel]:
    """So many players, the last one dealing: in two sides, or each alone with points of their own."""
    return [
        SeatLabel(
            seat + 1,
            NAMES[seat],
            f"Giocatore {seat + 1}",
            side=seat % 2 if sides else None,
            points=str(7 * seat + 3) if alone else "",
            dealer="M" if seat == count - 1 else "",
        )
        for seat in range(count)
    ]


def noted(seats: Sequence[SeatLabel], notes: Mapping[int, str]) -> list[SeatLabel]:
    """The same players with words under some names."""
    return [replace(seat, note=notes.get(place, "")) for place, seat in enumerate(seats)]


def table(count: int, *, laps: int = 1, played: int | None = None, stock: int = 12) -> Scene:
    """A table of so many: the trick is taken, or only so many cards of it are ``played``."""
    sides = count in {4, 6} and laps == 1
    seats = people(count, sides=sides, alone=not sides)
    cards = CARDS[: laps * count if played is None else played]
    done = played is None
    return trick_scene(
        deck="neapolitan",
        title="Smazzata 1 · presa 2 di 7",
        seats=seats,
        played=[PlayedCard(number % count, card) for number, card in enumerate(cards)],
        laps=laps,
        taker=1 if done else None,
        gained="+13" if done else "",
        turn=None if done else len(cards) % count,
        turn_words="tocca",
        trump=SWORDS,
        note="" if stock else "L’ultima mano: il mazzo è finito",
        turnup="7s" if stock else None,
        stock=StockLabel(stock),
        scores=[ScoreLabel(tuple(seats[side::2]), str(40 + side)) for side in range(2)] if sides else [],
    )


_chiamata = partial(trick_scene, deck="neapolitan")
_open_hands = {
    seat: [rank + suit for rank in "A7KJQ65432"][: 10 if seat else 9] for seat, suit in enumerate("dcsb")
}


def hand(count: int, *, playable: str = "dcsb") -> Scene:
    """A hand of so many, in which the suits of ``playable`` may be played."""
    cards = [HandCard(card, slot, card[1] in playable) for slot, card in enumerate(CARDS[:count], 1)]
    return hand_scene(deck="neapolitan", title="Le tue carte", cards=cards, trump=CUPS)


def _side(*seats: int, side: int | None = None) -> tuple[SeatLabel, ...]:
    return tuple(SeatLabel(seat + 1, NAMES[seat], f"Giocatore {seat + 1}", side) for seat in seats)


SCENES: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        **{f"table-{count}": table(count) for count in range(2, 11)},
        "table-2-running": table(2, played=1),
        "table-4-running": table(4, played=3),
        "table-4-last-hand": table(4, stock=0),
        "table-10-running": table(10, played=7, stock=0),
        **{f"double-{count}": table(count, laps=2) for count in range(2, 7)},
        "double-4-running": table(4, laps=2, played=6),
        "auction": _chiamata(
            title="Smazzata 2 · l’asta",
            note="Da superare: due con 65 punti",
            seats=noted(people(5), {0: "due", 1: "passo", 2: "65 punti", 4: "passo"}),
            held=[8] * 5,
            passed=[1, 4],
            turn=3,
            turn_words="tocca",
        ),
        "covered": _chiamata(
            title="Smazzata 2 · presa 1 di 8",
            note="Dichiarato: due con 65 punti",
            seats=noted(people(5, alone=True), {0: "chiamante"}),
            played=[PlayedCard(0, "Ad"), PlayedCard(1, BACK), PlayedCard(2, "4b"), PlayedCard(3, BACK)],
            turn=4,
            turn_words="tocca",
        ),
        "called": _chiamata(
            title="Smazzata 2 · presa 3 di 8",
            note="Chiamata: due di coppe · due con 65 punti",
            trump=CUPS,
            seats=noted(people(5, alone=True), {0: "chiamante", 2: "socio"}),
            played=[PlayedCard(seat, card) for seat, card in enumerate(("Ad", "4b", "2c", "Jb", "6s"))],
            taker=2,
            gained="+13",
        ),
        "open-2": trick_scene(
            deck="neapolitan",
            title="Smazzata 1 · presa 9 di 20",
            trump=CUPS,
            seats=people(2, alone=True),
            played=[PlayedCard(0, "Ad")],
            turn=1,
            turn_words="tocca",
            turnup="4c",
            stock=StockLabel(18),
            next_card="Kb",
            hands={0: ["3c", "7d"], 1: ["Qs", "2b", "5c"]},
            piles={
                0: ["3d", "Kd", "Qc", "2s", "4s", "5s", "6s", "7s"],
                1: ["As", "3s", "Ab", "2c", "6b", "7b"],
            },
        ),
        "open-4": trick_scene(
            deck="french",
            title="Spiel 1 · Stich 1 von 10",
            trump=HEARTS,
            seats=people(4, sides=True),
            played=[PlayedCard(0, "2d")],
            turn=1,
            turn_words="am Zug",
            hands=_open_hands,
            scores=[ScoreLabel(_side(0, 2, side=0), "0"), ScoreLabel(_side(1, 3, side=1), "0")],
        ),
        **{f"hand-{count}": hand(count) for count in range(2, 9)},
        "hand-10-must-follow": hand(10, playable="b"),
        "deal": standings_scene(
            kind=Kind.RESULT,
            deck="neapolitan",
            title="La smazzata 3 è finita",
            note="Giulia e Ольга vincono la smazzata. Cappotto: hanno preso tutti i 120 punti!",
            headings=("Punti", "Partita"),
            standings=[
                Standing(_side(0, 2, side=0), ("120", "2"), won=True, share=1),
                Standing(_side(1, 3, side=1), ("0", "1"), share=0),
            ],
        ),
        "deal-declared": standings_scene(
            kind=Kind.RESULT,
            deck="neapolitan",
            title="La smazzata 3 è finita",
            note="Giulia, con Alessandro Manzoni, doveva fare 65 punti e ne ha fatti 71.",
            headings=("Punti", "Valgono", "Partita"),
            standings=[
                Standing(
                    _side(seat), (str(points), worth, score), won=worth.startswith("+"), share=points / 120
                )
                for seat, (points, worth, score) in enumerate(
                    ((40, "+2", "7"), (20, "−1", "−3"), (12, "−1", "2"), (17, "−1", "4"), (31, "+1", "−10"))
                )
            ],
        ),
        "deal-10": standings_scene(
            kind=Kind.RESULT,
            deck="neapolitan",
            title="La smazzata 1 è finita",
            note="Xu vince la smazzata.",
            headings=("Punti", "Partita"),
            standings=[
                Standing(_side(seat), (str(points), str(int(seat == 8))), won=seat == 8, share=points / 120)
                for seat, points in enumerate((11, 4, 20, 3, 13, 0, 14, 10, 31, 14))
            ],
        ),
        "conquista": standings_scene(
            kind=Kind.RESULT,
            deck="neapolitan",
            title="La smazzata 1 è finita",
            note="Conquista: Marco Antonio vince la smazzata.",
            headings=("Punti", "Partita"),
            standings=[
                Standing(_side(0), ("22", "0"), share=22 / 120),
                Standing(_side(1), ("31", "1"), won=True, share=31 / 120),
            ],
            cards=("As", "3s", "Ks"),
        ),
        "match": standings_scene(
            kind=Kind.RESULT,
            deck="neapolitan",
            title="La partita è finita",
            note="Giulia e Ольга vincono la partita!",
            subject="Smazzata per smazzata",
            headings=("1", "2", "3", "4", "Partita"),
            standings=[
                Standing(_side(0, 2, side=0), ("61", "70", "40", "85", "3"), won=True),
                Standing(_side(1, 3, side=1), ("59", "50", "80", "35", "1")),
            ],
        ),
        "lobby-4": lobby_scene(
            deck="neapolitan",
            title="Briscola in quattro, a coppie",
            note="vince chi arriva a 2 smazzate · 60 secondi a mossa · valida",
            players=4,
            seats=noted(_side(0, side=0) + _side(1, side=1) + _side(3, side=0), {0: "ospita", 2: "computer"}),
            free="libero",
            terms=["pareggio: la smazzata seguente vale di più", "segni: visti da tutti"],
        ),
        "lobby-10": lobby_scene(
            deck="neapolitan",
            title="Briškula bosniaca in dieci",
            note="vince chi arriva a 2 smazzate · 60 secondi a mossa",
            players=10,
            seats=noted(_side(*range(6)), {0: "ospita"}),
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
