"""A small network on lists of inputs, whose first layer is a sum of rows, and its training (Adam)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numba import njit

from bot.computers.neural.network import NARROW, WIDE
from training.selfplay import Floats, Numbers

LONGEST = 1.0
"""The length to which a longer gradient is cut."""
FEW = 0.1
"""The factor on the initial last layer, so that nothing is preferred at first."""


@njit(cache=True, fastmath=True)
def gather(inputs: Numbers, weights: Floats, bias: Floats, out: Floats) -> None:
    """Compute the first layer, rectified.

    ``inputs``: rows of input numbers, filled up with the last of all.
    """
    nothing, width = len(weights) - 1, weights.shape[1]
    for row in range(len(inputs)):
        here = out[row]
        here[:] = bias
        for at in range(inputs.shape[1]):
            number = inputs[row, at]
            if number == nothing:
                break
            weight = weights[number]
            for unit in range(width):
                here[unit] += weight[unit]
        for unit in range(width):
            here[unit] = max(here[unit], np.float32(0))


@njit(cache=True, fastmath=True)
def scatter(inputs: Numbers, down: Floats, gradient: Floats) -> None:
    """The gradient of the first matrix."""
    nothing, width = len(gradient) - 1, gradient.shape[1]
    gradient[:] = 0
    for row in range(len(inputs)):
        here = down[row]
        for at in range(inputs.shape[1]):
            number = inputs[row, at]
            if number == nothing:
                break
            weight = gradient[number]
            for unit in range(width):
                weight[unit] += here[unit]


@njit(cache=True, fastmath=True)
def step(
    value: Floats,
    gradient: Floats,
    mean: Floats,
    square: Floats,
    rate: np.float32,
    first: np.float32,
    second: np.float32,
) -> None:
    """Make Adam's step. ``first`` and ``second`` correct for means that began at zero."""
    for at in range(len(value)):
        slope = gradient[at]
        mean[at] += np.float32(0.1) * (slope - mean[at])
        square[at] += np.float32(0.001) * (slope * slope - square[at])
        value[at] -= rate * (mean[at] * first) / (np.sqrt(square[at] * second) + np.float32(1e-7))


@njit(cache=True, fastmath=True)
def cut(down: Floats, active: Floats) -> None:
    """Stop gradients at units that are not active."""
    for row in range(down.shape[0]):
        for unit in range(down.shape[1]):
            if active[row, unit] <= 0:
                down[row, unit] = 0


class Layers(NamedTuple):
    """The outputs of each layer."""

    wide: Floats
    narrow: Floats
    outputs: Floats


class Network:
    """``values``: the three matrices, each followed by its biases. ``nothing``: the number of no input."""

    def __init__(self, inputs: int, outputs: int, luck: np.random.Generator) -> None:
        self.nothing = inputs
        self.values: list[Floats] = []
        for before, after in ((inputs, WIDE), (WIDE, NARROW), (NARROW, outputs)):
            matrix = luck.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32)
            self.values += [matrix, np.zeros(after, np.float32)]
        self.values[0] = np.vstack([self.values[0], np.zeros((1, WIDE), np.float32)])
        self.values[4] *= FEW
        self._means = [np.zeros_like(value) for value in self.values]
        self._squares = [np.zeros_like(value) for value in self.values]
        self._steps = 0
        self._first = np.zeros_like(self.values[0])

    def take_up(self, row: Floats) -> None:
        """Take weights from a row, one matrix after the other. Raises ``ValueError`` for a wrong length."""
        parts = [self.values[0][:-1], *self.values[1:]]  # the last row of the first is that of no input
        ends = np.cumsum([part.size for part in parts])
        if len(row) != ends[-1]:
            raise ValueError(f"{len(row)} weights, not {ends[-1]}")
        for part, values in zip(parts, np.split(row, ends[:-1]), strict=True):
            part[...] = values.reshape(part.shape)

    def forward(self, inputs: Numbers) -> Layers:
        """The layers for rows of inputs that are 1."""
        first, bias, second, more, third, most = self.values
        wide = np.empty((len(inputs), WIDE), np.float32)
        gather(inputs, first, bias, wide)
        narrow = wide @ second
        narrow += more
        np.maximum(narrow, 0, out=narrow)
        return Layers(wide, narrow, narrow @ third + most)

    def learn(self, inputs: Numbers, layers: Layers, wrong: Floats, rate: float) -> None:
        """Make a step down the gradient. ``wrong``: how the loss changes with each output."""
        _, _, second, _, third, _ = self.values
        down = wrong @ third.T
        cut(down, layers.narrow)
        lower = down @ second.T
        cut(lower, layers.wide)
        scatter(inputs, lower, self._first)
        self._step(
            [
                self._first,
                lower.sum(0),
                layers.wide.T @ down,
                down.sum(0),
                layers.narrow.T @ wrong,
                wrong.sum(0),
            ],
            rate,
        )

    def _step(self, gradients: Sequence[Floats], rate: float) -> None:
        length = np.sqrt(sum(float(np.vdot(each, each)) for each in gradients))
        shorter = np.float32(min(1.0, LONGEST / (length + 1e-9)))
        self._steps += 1
        first, second = (np.float32(1 / (1 - decay**self._steps)) for decay in (0.9, 0.999))
        for value, gradient, mean, square in zip(
            self.values, gradients, self._means, self._squares, strict=True
        ):
            gradient *= shorter  # noqa: PLW2901 - in place
            step(
                value.ravel(),
                gradient.ravel(),
                mean.ravel(),
                square.ravel(),
                np.float32(rate),
                first,
                second,
            )
