"""TA-1 and TA-2: random events of every format are paired to their ends.

Of the entries 10 % are absent for a round, and 5 % withdraw. Nobody is twice in a round, two who could meet
are never idle, and the end is a full order. Then Swisses of 4–16 entries without withdrawals, up to n/2
rounds: nobody meets anybody twice, and nobody rests twice.

    python -m chaos pairing [--events N] [--swisses N] [--first SEED]
"""

from collections import Counter

from bot.pairing.results import How
from testing import arguments
from testing.worlds.tournaments.random_tournaments import play_swiss, play_tournament


def main() -> None:
    """Print what held."""
    parser = arguments.parser("chaos pairing", __doc__)
    arguments.add_options(parser, events=1000, swisses=200)
    arguments.add_options(parser, arguments.count_or_none, first=0)
    options = parser.parse_args()
    seeds = range(options.first, options.first + options.events)
    formats = Counter(play_tournament(seed) for seed in seeds)
    print(f"TA-1: {formats.total()} events ended in a full order: {dict(sorted(formats.items()))}")
    for entries in range(4, 17):
        for seed in range(options.first, options.first + options.swisses):
            met = Counter(
                frozenset((one.first, one.second))
                for one in play_swiss(seed, entries, withdraw=0, rounds=(entries + 1) // 2)
                if one.how is not How.MISSED
            )
            assert max(met.values()) == 1, f"repeated with {entries} entries, seed {seed}"
    print(f"TA-2: no repetition in {options.swisses} Swisses of each number of entries from 4 to 16")


if __name__ == "__main__":
    main()
