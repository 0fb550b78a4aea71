"""The commands in which computers play: ``simulate`` and ``engine``. Each imports only what it needs."""

from __future__ import annotations

import argparse
import csv
import json
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any

from bot.console.command_errors import OK, CommandFailed, line_writer
from bot.console.common import quantity
from bot.console.progress import Progress


def simulate(arguments: argparse.Namespace) -> int:
    """Let computers play, print the results, and write their records to a file if one is named."""
    from bot.protocol.programs import PATIENCE, open_programs  # noqa: PLC0415 - the other commands do not need it
    from bot.record.errors import why_impossible  # noqa: PLC0415 - the other commands do not need it
    from bot.record.write import line  # noqa: PLC0415 - the other commands do not need it
    from bot.rules.errors import ImpossibleRules  # noqa: PLC0415 - the other commands do not need it
    from bot.rules.notation.plain_data import rules_from  # noqa: PLC0415 - the other commands do not need it
    from bot.simulation.matches import LONGEST_SEED, Simulation, levels_by_seat  # noqa: PLC0415 - the other commands do not need it

    options: dict[str, object] = {"variant": arguments.variant, **_settings(arguments.set)}
    if arguments.players is not None:
        options["players"] = arguments.players
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(8)
    if len(seed) > LONGEST_SEED:
        raise CommandFailed(f"--seed: it has {len(seed)} characters, {LONGEST_SEED} at most")
    try:
        rules = rules_from(options)
        # As in a CSV table: a command with a comma is in quotes.
        levels = levels_by_seat(next(csv.reader([arguments.computers]), [""]), rules.players)
    except ImpossibleRules as problem:
        raise CommandFailed(f"these options make no game: {why_impossible(problem)}") from None
    except (ValueError, csv.Error) as problem:
        raise CommandFailed(f"--computers: {problem}") from None
    with ExitStack() as stack:
        try:
            programs = stack.enter_context(open_programs(levels, patience=arguments.patience or PATIENCE))
        except ValueError as problem:
            raise CommandFailed(f"--computers: {problem}") from None
        simulation = Simulation(rules, levels, seed, programs)
        keep = stack.enter_context(line_writer(arguments.records)) if arguments.records is not None else None
        progress = stack.enter_context(Progress(sys.stderr))
        tally = simulation.run(arguments.matches, None if keep is None else lambda r: keep(line(r)), progress)
    result = {
        "variant": rules.variant.value,
        "players": rules.players,
        "seed": seed,
        "matches": tally.matches,
        "unfinished": tally.unfinished,
        "deals": tally.deals,
        "plays": tally.plays,
        "plays_per_second": round(tally.plays_per_second),
        "seats": [
            {
                "seat": number,
                "level": seat.level,
                "won": seat.wins,
                "points_per_deal": round(seat.points / tally.deals, 2),
                "think_ms": round(1000 * seat.seconds_per_move, 4),
                **({"lost_turns": seat.lost_turns} if seat.lost_turns else {}),
            }
            for number, seat in enumerate(tally.seats)
        ],
    }
    print(json.dumps(result) if arguments.json else _results_text(result))
    return OK


def _settings(pairs: Sequence[str]) -> dict[str, object]:
    """The options as they were typed: JSON if they are JSON, else text (fine print 40)."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise CommandFailed(f"--set {pair}: needed is key=value")
        try:
            options[key] = json.loads(text)
        except ValueError:
            options[key] = text
        except RecursionError:
            raise CommandFailed(f"--set {key}: it is nested too deeply") from None
    return options


def _results_text(result: dict[str, Any]) -> str:
    """The results of a simulation as text."""
    from bot.simulation.matches import IDLE, MOST_DEALS  # noqa: PLC0415 - the other commands do not need it

    matches = quantity(result["matches"], "match", "matches")
    deals = quantity(result["deals"], "deal", "deals")
    title = "{variant}, {players} players, seed {seed}: ".format(**result) + f"{matches}, {deals}"
    width = max(10, *(len(seat["level"]) for seat in result["seats"]))
    seats = [
        f"{seat['seat']:>4}  {seat['level']:<{width}}"
        f"{seat['won']:>8} {seat['won'] / result['matches']:>4.0%}"
        f"{seat['points_per_deal']:>15.2f}{seat['think_ms']:>14.3f} ms"
        + (f"  {quantity(seat['lost_turns'], 'turn', 'turns')} lost" if "lost_turns" in seat else "")
        for seat in result["seats"]
    ]
    heading = f"seat  {'level':<{width}}  matches won  points a deal  thinking a move"
    why = f"nobody scored in {IDLE} deals in a row, or {MOST_DEALS} deals did not decide them"
    note = [f"{result['unfinished']} of {matches} without a result: {why}"] if result["unfinished"] else []
    speed = f"{result['plays_per_second']} card plays a second of processor time"
    return "\n".join([title, *note, heading, *seats, speed])


def engine(arguments: argparse.Namespace) -> int:
    """Answer requests from the standard input until it ends."""
    from bot.computers import HIDDEN, LEVELS, NUMBERED  # noqa: PLC0415 - the other commands do not need it
    from bot.computers.personalities import FORM, is_known  # noqa: PLC0415 - likewise
    from bot.protocol.serving import serve  # noqa: PLC0415 - the other commands do not need it

    level, levels = arguments.level, [*LEVELS, *NUMBERED, *HIDDEN]
    if level is not None and level not in levels and not is_known(level):
        raise CommandFailed(f"--level: there is no level {level!r}; allowed: {', '.join(levels)}, {FORM}")
    if sys.stdin is None:
        raise CommandFailed("there is no standard input to read requests from")
    with suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer, arguments.level)
    return OK
