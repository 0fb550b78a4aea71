"""A small network on lists of inputs, with all weights in one row: two hidden layers of rectified units.

The row has the first matrix (a row for each input) and its biases, then the second, then the last.
``evaluate`` computes one position with numpy; ``think`` and ``output`` do the same inside the compiled
lookahead.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.computers.neural import board as neural_board
from bot.computers.neural.features import CARDS, Layout
from bot.computers.search.board import SEATS, Board
from bot.computers.search.compilation import compiled
from bot.log import get
from bot.rules.scoring import A31

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

log = get(__name__)

Weights = Sequence[float]
Work = MutableSequence[float]

WIDE, NARROW = 256, 64
"""The units of the hidden layers."""


class DealKind(NamedTuple):
    """A kind of deal.

    ``seats``: their number. ``goal``: the card points that win it at once (0: most points win). ``is_open``:
    whether all see all hands.
    """

    seats: int
    goal: int = 0
    is_open: bool = False

    @property
    def layout(self) -> Layout:
        """The inputs of the player's network."""
        return Layout(self.seats, is_open=self.is_open)


NETWORKS: Final[Mapping[DealKind, str]] = {
    DealKind(2): "2",
    DealKind(4): "4",
    DealKind(2, A31): "a31",
    DealKind(2, is_open=True): "scoperta",
}
"""The names of the networks that there are, which are those of their files."""
FOLDER: Final = Path(__file__).parent / "weights"


class Networks(NamedTuple):
    """The weights of the player, who knows what its seat knows, and of the judge, who sees all cards."""

    player: Weights
    judge: Weights


class Damaged(Exception):
    """The weights are missing or damaged. ``str()`` says which."""


def player_size(kind: DealKind) -> int:
    """The number of weights of the player's network for a kind of deal."""
    return _size(kind.layout.size, CARDS)


def judge_size(seats: int) -> int:
    """The number of weights of the judge's network for so many seats."""
    return _size(neural_board.survey_size(seats), 1)


def _size(inputs: int, outputs: int) -> int:
    return (inputs + 1) * WIDE + (WIDE + 1) * NARROW + (NARROW + 1) * outputs


def kind_of(board: Board) -> DealKind:
    """The kind of the deal on a board of the network."""
    return DealKind(int(board[SEATS]), int(board[neural_board.GOAL]), bool(board[neural_board.OPEN]))


@cache
def networks(kind: DealKind) -> Networks:
    """The networks for one of ``NETWORKS``. Raises ``Damaged``."""
    import numpy as np  # noqa: PLC0415 - loaded only for tables with this level

    path = FOLDER / f"{NETWORKS[kind]}.npz"
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            player, judge = (arrays[name].astype(np.float32) for name in Networks._fields)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise Damaged(f"{path.name}: {error}") from None
    if player.shape != (player_size(kind),) or judge.shape != (judge_size(kind.seats),):
        raise Damaged(f"{path.name}: not as many weights as there should be")
    if not (np.isfinite(player).all() and np.isfinite(judge).all()):
        raise Damaged(f"{path.name}: weights that are no numbers")
    return Networks(player, judge)


@cache
def is_usable(kind: DealKind) -> bool:
    """Whether the weights for one of ``NETWORKS`` can be used. Logs it once if not."""
    try:
        networks(kind)
    except Damaged as error:
        log.warning("levels with a network play in another way: its weights cannot be used", error=str(error))
        return False
    return True


def evaluate(weights: Weights, size: int, outputs: int, inputs: Sequence[int]) -> NDArray[np.float32]:
    """All outputs of a network of ``size`` inputs for the ``inputs`` that are 1, without compiled code."""
    import numpy as np  # noqa: PLC0415 - loaded only for tables with this level

    row = np.asarray(weights, np.float32)
    first, second, last = np.split(row, np.cumsum([(size + 1) * WIDE, (WIDE + 1) * NARROW]))
    first, second, last = first.reshape(-1, WIDE), second.reshape(-1, NARROW), last.reshape(-1, outputs)
    wide = np.maximum(first[list(inputs)].sum(axis=0) + first[-1], 0)
    narrow = np.maximum(wide @ second[:-1] + second[-1], 0)
    result: NDArray[np.float32] = narrow @ last[:-1] + last[-1]
    return result


@compiled
def think(weights: Weights, size: int, inputs: Sequence[int], count: int, work: Work) -> None:
    """Compute the hidden layers, one after the other in ``work``, for the inputs that are 1, of ``size``."""
    begin = size * WIDE
    for unit in range(WIDE):
        work[unit] = weights[begin + unit]
    for at in range(count):
        row = weights[inputs[at] * WIDE : (inputs[at] + 1) * WIDE]
        for unit in range(WIDE):
            work[unit] += row[unit]
    begin += WIDE
    biases = begin + WIDE * NARROW
    for unit in range(NARROW):  # no slices of work: slices of a list are copies
        work[WIDE + unit] = weights[biases + unit]
    for before in range(WIDE):
        value = work[before]
        if value > 0:
            row = weights[begin + before * NARROW : begin + (before + 1) * NARROW]
            for unit in range(NARROW):
                work[WIDE + unit] += value * row[unit]


@compiled
def output(weights: Weights, size: int, outputs: int, which: int, work: Work) -> float:
    """One output, after ``think``."""
    begin = (size + 1) * WIDE + (WIDE + 1) * NARROW
    total = weights[begin + NARROW * outputs + which]
    for unit in range(NARROW):
        value = work[WIDE + unit]
        if value > 0:
            total += value * weights[begin + unit * outputs + which]
    return total
