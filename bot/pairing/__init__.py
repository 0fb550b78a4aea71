"""Pairing and scoring of tournaments, leagues and team matches, pure (T, S-7, S-8, D-10, D-11, G-1).

An entry is a number: a person, a pair or a triple, which is no matter here. Nothing here knows a clock, a
store or Discord. All randomness comes from lots, which follow from the committed seed of the event (E-3), so
the same log gives the same pairings and standings.

=====================  =====================================================================================
module                 holds
=====================  =====================================================================================
``lots``               ``Lots``: random numbers by label; the order of seeds (``seeding``)
``results``            ``Pair`` and ``Result``: who met whom in which round and what it brought; points (T-8)
``matching``           the exact matching of least cost (the only rustworkx)
``swiss``              number of rounds, ``pair_round`` (T-9, T-10)
``round_robin``        ``schedule``, ``groups``, withdrawals, ``table`` (T-11)
``knockout``           ``Bracket``: its matches, which can be played now, places (T-12)
``heats``              ``draw``: tables of several entries with changing partners; ``table`` (T-14)
``arena``              ``pair_waiting``, bonus points, ``table`` (T-15)
``standings``          ``Standing`` and the orders of tie-breaks (T-13): ``swiss``, ``round_robin``, ``order``
``tie_breaks``         what each tie-break is worth
``leagues``            divisions, promotion and relegation, points of a match (S-7, S-8)
``matchpoints``        the percentage of a result in a field (D-6)
``team_match``         swing and swing points (D-10)
``equal_boards``       percentages of pairs at the same boards; ``table`` (D-11)
``predictions``        the points of onlookers (G-1)
=====================  =====================================================================================

Whoever runs an event keeps ``Result`` values. A round of a Swiss is ``swiss.pair_round(seeds, playing,
results, number, lots)``, its table ``standings.swiss(entries, results, rounds, lots)``.
"""
