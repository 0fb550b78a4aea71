"""Interlaced curved swords and crossed staves, as in the packs of Venice and Trieste.

Two kinds of blades or staves are easier to count: half of them lean one way, half the other, and an odd one
stands upright between them.
"""

from collections.abc import Callable

from art.svg import Point, Svg, group


def _parallels(count: int, room: float, widest: float) -> tuple[list[float], float]:
    """The places of ``count`` parallels around 0 in ``room``, at most ``widest`` apart; their distance."""
    step = min(widest, room / max(1, count - 1))
    return [(index - (count - 1) / 2) * step for index in range(count)], step


def interlaced(size: Point, count: int, blade: Callable[[int], Svg], straight: Svg) -> Svg:
    """``count`` swords: half bulge to the left, half to the right, over and under each other.

    ``blade`` draws either kind, both bulging to the left; ``straight`` is the odd one.
    """
    middle = (size[0] / 2, size[1] / 2)
    shifts, step = _parallels(count // 2, 50, 30)
    fine = min(1.0, step / 19)
    left, right = (
        "".join(
            group(blade(kind), at=(middle[0] + 38 + shift, middle[1]), scale=(fine, 1)) for shift in shifts
        )
        for kind in (0, 1)
    )
    right = group(right, at=(size[0], 0), scale=(-1, 1))
    odd = group(straight, at=middle) if count % 2 else ""
    return group(left, right, group(left, clip="half"), odd)


def crosswise(size: Point, count: int, lean: float, staff: Callable[[int], Svg], straight: Svg) -> Svg:
    """``count`` staves: half lean ``lean`` degrees to the left, half to the right; ``staff`` draws both."""
    middle = (size[0] / 2, size[1] / 2)
    shifts, step = _parallels(count // 2, 54, 30)
    fine = min(1.0, step / 22)
    sides = (
        group(*(group(staff(kind), at=(shift, 0), scale=(fine, 1)) for shift in shifts), at=middle, turn=turn)
        for kind, turn in enumerate((-lean, lean))
    )
    odd = group(straight, at=middle) if count % 2 else ""
    return group(*sides, odd)
