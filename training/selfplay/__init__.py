"""Trains the networks of the level ``maestro`` by self-play: ``python -m training.selfplay --help``.

It needs nothing beyond the development requirements. The same seed gives the same weights on the same kind
of machine.
"""

from __future__ import annotations

import os
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: more threads than cores are slower

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.floating[Any]]
Numbers = npt.NDArray[np.signedinteger[Any]]
Truths = npt.NDArray[np.bool_]
