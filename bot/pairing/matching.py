"""The exact matching of least cost, with costs of which each counts more than all later ones (T-9).

The costs of an edge become the digits of one integer. The base of a digit exceeds the sum that the digits of
a whole matching can have, so the sum of the integers compares like the sums of the costs, one after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import rustworkx

_LARGEST: Final = 2**124
"""The solver calculates in 128 bits with a sign and adds a few weights."""


class Edge(NamedTuple):
    """Two vertices that may be matched, and what it costs, most important first. All costs are ≥ 0."""

    first: int
    second: int
    costs: tuple[int, ...]


def match_all(vertices: int, edges: Sequence[Edge]) -> list[tuple[int, int]]:
    """The pairs of the matching that leaves out as few vertices as possible and costs least.

    ``vertices`` are numbered from 0. Raises ``OverflowError`` if the costs need more than 124 bits.
    """
    if not edges:
        return []
    bases = [vertices // 2 * max(column) + 1 for column in zip(*(edge.costs for edge in edges), strict=True)]
    weights = [_number(edge.costs, bases) for edge in edges]
    dearest = max(weights)
    if dearest >= _LARGEST:
        raise OverflowError(f"costs of {dearest.bit_length()} bits")
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * vertices)
    graph.add_edges_from(
        [(edge.first, edge.second, dearest - weight) for edge, weight in zip(edges, weights, strict=True)]
    )
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in matched)


def _number(costs: tuple[int, ...], bases: list[int]) -> int:
    number = 0
    for cost, base in zip(costs, bases, strict=True):
        number = number * base + cost
    return number
