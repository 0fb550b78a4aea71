"""The faults of requests on the wire."""

import enum
import random
from collections import Counter
from dataclasses import dataclass, field


class Fault(enum.Enum):
    """The fault of one request. Nothing has happened at Discord unless it says so."""

    LIMITED = "429"
    LIMITED_EVERYWHERE = "429 everywhere"
    ERROR = "500"
    BAD_GATEWAY = "502"
    UNAVAILABLE = "503"
    SILENCE = "no answer"
    RESET = "reset"
    LOST = "done, then reset"
    """The request has its effect, and then the connection ends without an answer."""
    LOST_IN_SILENCE = "done, then no answer"


STATUS = {Fault.ERROR: 500, Fault.BAD_GATEWAY: 502, Fault.UNAVAILABLE: 503}
AFTER = frozenset({Fault.LOST, Fault.LOST_IN_SILENCE})
SILENT = frozenset({Fault.SILENCE, Fault.LOST_IN_SILENCE})
BLACKOUT = (Fault.ERROR, Fault.BAD_GATEWAY, Fault.UNAVAILABLE, Fault.SILENCE, Fault.RESET)
"""The faults of an outage: no request succeeds."""


@dataclass
class Faults:
    """Chooses requests at random: a share of ``rate`` of them gets one of ``kinds``."""

    rate: float = 0.0
    kinds: tuple[Fault, ...] = tuple(Fault)
    chance: random.Random = field(default_factory=lambda: random.Random(0))
    counts: Counter[Fault] = field(default_factory=Counter)

    def next(self) -> Fault | None:
        """The fault of the next request; None for none."""
        if self.chance.random() >= self.rate:
            return None
        fault = self.chance.choice(self.kinds)
        self.counts[fault] += 1
        return fault
