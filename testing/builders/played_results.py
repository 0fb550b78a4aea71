"""Results of matches of tournaments that were played."""

from bot.pairing.results import DRAWN, LOST, WON, How, Result


def played(
    round_number: int,
    pair: tuple[int, int],
    sign: int,
    *,
    deals: tuple[int, int] = (0, 0),
    cards: tuple[int, int] = (0, 0),
) -> Result:
    """The result of a match that was played.

    ``sign`` is positive if the first has won, 0 if the match is drawn, negative if the second has won.
    ``deals`` are those that each has won.
    """
    points = (WON, LOST) if sign > 0 else (LOST, WON) if sign < 0 else (DRAWN, DRAWN)
    return Result(round_number, *pair, points, How.PLAYED, deals[0] - deals[1], cards)
