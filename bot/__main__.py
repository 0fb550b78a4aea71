"""The command line: ``python -m bot …``, also installed as ``briscola``.

Exit codes: 0 all right, 1 a record does not hold, 2 something cannot be used (settings, a file, an option);
then a line on the error stream says what.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import json
import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from bot import __version__, settings as configuration
from bot.names import shown
from bot.progress import Progress

if TYPE_CHECKING:
    from bot.ui.replays import DealReplay

OK: Final = 0
WRONG: Final = 1
UNUSABLE: Final = 2

_PORTS: Final = 65535
_LONG: Final = 3600
_SPOKEN: Final = ("en", "it", "de")


class _Unusable(Exception):
    """What was asked for cannot be done; ``str()`` is one line for the operator."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line (``sys.argv`` when None); returns the exit code."""
    asked = _parser().parse_args(argv)
    try:
        code: int = asked.command(asked)
    except (_Unusable, configuration.SettingsError) as problem:
        print(problem, file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="briscola", description="Briscola for Discord.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="connect to Discord with the token in DISCORD_TOKEN or .env")
    run.set_defaults(command=_run)

    play = commands.add_parser("play", help="the same bot on a simulated Discord, played in the browser")
    play.add_argument("--port", type=_port, metavar="P", help="of the page; default: any free one")
    play.add_argument("--no-browser", action="store_true", help="only print the address of the page")
    play.add_argument("--language", choices=_SPOKEN, help="of everybody there; default: LANGUAGE_UI")
    play.set_defaults(command=_play)

    verify = commands.add_parser("verify", help="play records again by the rules and check all they say")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE", help="one record per line")
    verify.add_argument("--json", action="store_true", help="one line of JSON per record")
    verify.set_defaults(command=_verify)

    simulate = commands.add_parser("simulate", help="computers play without Discord")
    simulate.add_argument("--variant", required=True, metavar="V", help="the game, e.g. briscola")
    simulate.add_argument("--players", type=int, metavar="N", help="default: the game's own")
    simulate.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game; may be repeated",
    )
    simulate.add_argument("--matches", type=_count, default=100, metavar="M", help="default: 100")
    simulate.add_argument(
        "--seed", metavar="S", help="the same seed plays the same matches; default: a fresh one"
    )
    simulate.add_argument(
        "--computers",
        default="novice",
        metavar="LEVEL,…",
        help="one for all seats, or one each; exec:COMMAND is a program of yours",
    )
    simulate.add_argument(
        "--patience", type=_seconds, metavar="SECONDS", help="that a program may take a move; default: 5"
    )
    simulate.add_argument("--records", type=Path, metavar="FILE", help="write the records there")
    simulate.add_argument("--json", action="store_true", help="print the results as JSON")
    simulate.set_defaults(command=_simulate)

    engine = commands.add_parser(
        "engine", help="a computer for other programs: JSON requests on stdin, answers on stdout"
    )
    engine.add_argument("--level", metavar="LEVEL", help="plays whatever level a request names")
    engine.set_defaults(command=_engine)

    replay = commands.add_parser("replay", help="draw a deal of a record as a moving picture")
    replay.add_argument("file", type=Path, metavar="FILE", help="one record per line")
    replay.add_argument(
        "-o",
        "--out",
        type=Path,
        metavar="OUT",
        help=".webp, .gif, or .png with --trick; default: FILE's .webp",
    )
    replay.add_argument("--match", metavar="ID", help="or its number, from 1; default: the last of the file")
    replay.add_argument("--deal", type=_count, metavar="N", help="from 1; default: the last one")
    replay.add_argument("--trick", type=_count, metavar="N", help="only this one, from 1, as a still")
    replay.add_argument("--language", choices=_SPOKEN, help="of the words on it; default: LANGUAGE_UI")
    replay.set_defaults(command=_replay)

    review = commands.add_parser("review", help="what each card of a record cost in expected points")
    review.add_argument("file", type=Path, metavar="FILE", help="one record per line")
    review.add_argument("--seat", type=_count, metavar="N", help="from 1; default: all of them")
    review.add_argument("--match", metavar="ID", help="or its number, from 1; default: the last of the file")
    review.add_argument("--language", choices=_SPOKEN, help="of the words; default: LANGUAGE_UI")
    review.set_defaults(command=_review)

    backup = commands.add_parser("backup", help="copy the database and its seeds while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="must not exist yet")
    backup.set_defaults(command=_backup)

    doctor = commands.add_parser("doctor", help="say what keeps this machine from running the bot well")
    doctor.add_argument(
        "--online", action="store_true", help="ask Discord too; sends and changes nothing there"
    )
    doctor.set_defaults(command=_doctor)
    return parser


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= _PORTS:
        raise argparse.ArgumentTypeError(f"a port is a whole number from 1 to {_PORTS}")
    return int(text)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError("must be a whole number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _LONG:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, {_LONG} at most")
    return seconds


# Each command imports what it needs: checking a record needs no Discord, and `--help` needs nothing.


def _run(_: argparse.Namespace) -> int:
    chosen = configuration.load()
    chosen.token()  # before anything is set up, so that a missing one is a single line
    _check_pictures()
    from bot import app  # noqa: PLC0415 - see above

    return app.run(chosen)


def _play(asked: argparse.Namespace) -> int:
    from bot import demo  # noqa: PLC0415 - see above

    chosen = configuration.load()
    _check_pictures()
    return demo.run(chosen, port=asked.port, browser=not asked.no_browser, language=asked.language)


def _check_pictures() -> None:
    """Cards that could not be shown are better known now than in the middle of a game."""
    from bot.render.decks import DECKS  # noqa: PLC0415 - see above
    from bot.render.paint.stored import SpoiltPictureError, check  # noqa: PLC0415 - see above

    try:
        check(DECKS.values())
    except SpoiltPictureError as problem:
        raise _Unusable(str(problem)) from None


def _verify(asked: argparse.Namespace) -> int:
    return max(_verify_file(file, as_json=asked.json) for file in asked.files)


def _verify_file(file: Path, *, as_json: bool) -> int:
    """Check the records of one file; what cannot be read does not keep the rest from being checked."""
    from bot.record.verify import Unreadable, verify_line  # noqa: PLC0415 - see above

    code, records, wrong = OK, 0, 0
    try:
        for number, line in _lines(file):
            try:
                verdict = verify_line(line)
            except Unreadable as problem:
                print(f"{file}:{number}: not JSON: {problem}", file=sys.stderr)
                code = UNUSABLE
                continue
            records += 1
            wrong += not verdict.ok
            if as_json:
                print(json.dumps(verdict.plain()))
            elif verdict.flaw is not None:
                print(f"{file}:{number}: {verdict.id!a}: {verdict.flaw.sentence}")
    except BrokenPipeError:
        raise
    except OSError as problem:
        print(f"{file}: {problem.strerror}", file=sys.stderr)
        return UNUSABLE
    if not as_json:
        print(f"{file}: {records} records, {wrong} wrong")
    return max(code, WRONG if wrong else OK)


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that hold something, with their numbers from 1."""
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield number, line


def _replay(asked: argparse.Namespace) -> int:
    from bot.record.flaws import Flawed  # noqa: PLC0415 - see above
    from bot.tables.replay import replay  # noqa: PLC0415 - see above
    from bot.text.catalogue import voices  # noqa: PLC0415 - see above
    from bot.ui.replays import DealReplay  # noqa: PLC0415 - see above

    out = asked.out if asked.out is not None else Path(asked.file.with_suffix(".webp").name)
    known = (".webp", ".png") if asked.trick is not None else (".webp", ".gif")
    if out.suffix.lower() not in known:
        raise _Unusable(f"{out}: the name has to end in {' or '.join(known)}")
    _check_pictures()
    voice = voices()[asked.language or configuration.load().language_ui]
    number, document = _record(asked.file, asked.match)
    try:
        again = replay(document)
    except Flawed as flawed:
        print(f"{asked.file}:{number}: {flawed.flaw.sentence}", file=sys.stderr)
        return WRONG
    except RecursionError:
        raise _Unusable(f"{asked.file}:{number}: it is nested too deeply") from None
    except ValueError:
        raise _Unusable(f"{asked.file}:{number}: no deal of it was finished") from None
    deal = asked.deal if asked.deal is not None else len(again.deals)
    if deal > len(again.deals):
        raise _Unusable(f"--deal {deal}: the match has {len(again.deals)}")
    told = DealReplay(voice, again, deal)
    if asked.trick is not None and asked.trick > told.tricks:
        raise _Unusable(f"--trick {asked.trick}: the deal has {told.tricks}")
    picture = _picture(told, asked.trick, out.suffix.lower())
    try:
        out.write_bytes(picture)
    except OSError as problem:
        raise _Unusable(f"{out}: {problem.strerror}") from None
    print(f"{out}: match {again.table.match!a}, deal {deal}, {len(picture)} bytes")
    return OK


def _picture(told: DealReplay, trick: int | None, suffix: str) -> bytes:
    """A deal that moves, or one trick of it that does not, as the file's name wants it."""
    from bot.render.paint.moving import Format, moving, still_bytes  # noqa: PLC0415 - see above

    if trick is not None:
        return still_bytes(told.film, told.frame_of(trick), png=suffix == ".png")
    with Progress(sys.stderr) as progress:
        return moving(told.film, Format(suffix.removeprefix(".")), step=progress)


def _record(file: Path, wanted: str | None) -> tuple[int, object]:
    """The record that is meant with its line: by id, or by number among the file's, or the last one."""
    from bot.record.verify import Unreadable, decoded  # noqa: PLC0415 - see above

    try:
        lines = list(_lines(file))
    except OSError as problem:
        raise _Unusable(f"{file}: {problem.strerror}") from None
    if not lines:
        raise _Unusable(f"{file}: there is no record in it")
    if wanted is None:
        chosen = lines[-1:]
    elif wanted.isascii() and wanted.isdigit() and 0 < int(wanted) <= len(lines):
        chosen = [lines[int(wanted) - 1]]
    else:
        chosen = lines
    for number, text in chosen:
        try:
            document = decoded(text)
        except Unreadable as problem:
            raise _Unusable(f"{file}:{number}: not JSON: {problem}") from None
        if chosen is not lines or (isinstance(document, dict) and document.get("id") == wanted):
            return number, document
    raise _Unusable(f"{file}: there is no match {wanted!a} in it")


def _review(asked: argparse.Namespace) -> int:
    from bot.record.flaws import Flawed  # noqa: PLC0415 - see above
    from bot.record.verify import played_again  # noqa: PLC0415 - see above
    from bot.review.report import SeatReview, choices, deals, judged_deal  # noqa: PLC0415 - see above
    from bot.rules.events import Event  # noqa: PLC0415 - see above
    from bot.text.catalogue import voices  # noqa: PLC0415 - see above
    from bot.text.games import game_name  # noqa: PLC0415 - see above
    from bot.text.reviewing import whole  # noqa: PLC0415 - see above

    voice = voices()[asked.language or configuration.load().language_ui]
    number, document = _record(asked.file, asked.match)
    events: list[Event] = []
    try:
        head, _ = played_again(document, events.append)
    except Flawed as flawed:
        print(f"{asked.file}:{number}: {flawed.flaw.sentence}", file=sys.stderr)
        return WRONG
    except RecursionError:
        raise _Unusable(f"{asked.file}:{number}: it is nested too deeply") from None
    seats = head.rules.players
    if asked.seat is not None and asked.seat > seats:
        raise _Unusable(f"--seat {asked.seat}: the match has {seats}")
    chosen = range(seats) if asked.seat is None else [asked.seat - 1]
    found = {seat: deals(events, seat) for seat in chosen}
    cards = itertools.count(1)
    total = sum(map(choices, found.values()))
    with Progress(sys.stderr) as progress:
        step = lambda: progress(next(cards), total)  # noqa: E731 - a name for what is passed twice
        told = [
            SeatReview(seat, tuple(judged_deal(head.id, one, step=step) for one in dealt))
            for seat, dealt in found.items()
        ]
    game = game_name(voice, head.rules.variant)
    for one in told:
        name = shown(head.seats[one.seat].name)
        print(voice("review-seat", match=head.id, game=game, seat=one.seat + 1, name=name))
        print(whole(voice, one, head.rules.pack), end="\n\n")
    print(voice("review-note"))
    return OK


def _simulate(asked: argparse.Namespace) -> int:
    from bot.engine.programs import PATIENCE, opened  # noqa: PLC0415 - see above
    from bot.record.flaws import why_impossible  # noqa: PLC0415 - see above
    from bot.record.write import line  # noqa: PLC0415 - see above
    from bot.rules.errors import ImpossibleRules  # noqa: PLC0415 - see above
    from bot.rules.variants import rules_from  # noqa: PLC0415 - see above
    from bot.tables.simulation import Simulation, seated  # noqa: PLC0415 - see above

    options: dict[str, object] = {"variant": asked.variant, **_settings(asked.set)}
    if asked.players is not None:
        options["players"] = asked.players
    seed = asked.seed if asked.seed is not None else secrets.token_hex(8)
    try:
        rules = rules_from(options)
        # As in a table of values: a comma in a command stands in quotes.
        levels = seated(next(csv.reader([asked.computers]), [""]), rules.players)
    except ImpossibleRules as problem:
        raise _Unusable(f"these options make no game: {why_impossible(problem)}") from None
    except ValueError as problem:
        raise _Unusable(f"--computers: {problem}") from None
    with ExitStack() as stack:
        try:
            programs = stack.enter_context(opened(levels, patience=asked.patience or PATIENCE))
        except ValueError as problem:
            raise _Unusable(f"--computers: {problem}") from None
        simulation = Simulation(rules, levels, seed, programs)
        file = stack.enter_context(_written(asked.records)) if asked.records is not None else None
        progress = stack.enter_context(Progress(sys.stderr))
        try:
            keep = None if file is None else lambda r: _put(file, line(r))
            tally = simulation.run(asked.matches, keep, progress)
        except OSError as problem:
            raise _Unusable(f"{asked.records}: {problem.strerror}") from None
    result = {
        "variant": rules.variant.value,
        "players": rules.players,
        "seed": seed,
        "matches": tally.matches,
        "deals": tally.deals,
        "plays": tally.plays,
        "plays_per_second": round(tally.plays_per_second),
        "seats": [
            {
                "seat": number,
                "level": seat.level,
                "won": seat.won,
                "points_per_deal": round(seat.points / tally.deals, 2),
                "think_ms": round(1000 * seat.thinking / seat.moves, 4),
                **({"lost_turns": seat.lost} if seat.lost else {}),
            }
            for number, seat in enumerate(tally.seats)
        ],
    }
    print(json.dumps(result) if asked.json else _told(result))
    return OK


def _settings(pairs: Sequence[str]) -> dict[str, object]:
    """Options as they were typed: JSON where it is JSON, else text (fine print 40)."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise _Unusable(f"--set {pair}: needed is key=value")
        try:
            options[key] = json.loads(text)
        except ValueError:
            options[key] = text
    return options


def _written(file: Path) -> IO[str]:
    try:
        return file.open("w", encoding="utf-8", newline="\n")
    except OSError as problem:
        raise _Unusable(f"{file}: {problem.strerror}") from None


def _put(file: IO[str], text: str) -> None:
    file.write(f"{text}\n")


def _told(result: dict[str, Any]) -> str:
    """The results of a simulation for people."""
    title = "{variant}, {players} players, seed {seed}: {matches} matches, {deals} deals".format(**result)
    seats = [
        f"{seat['seat']:>4}  {seat['level']:<10}"
        f"{seat['won']:>8} {seat['won'] / result['matches']:>3.0%}"
        f"{seat['points_per_deal']:>14.2f}{seat['think_ms']:>14.3f} ms"
        + (f"  {seat['lost_turns']} turns lost" if "lost_turns" in seat else "")
        for seat in result["seats"]
    ]
    heading = "seat  level       matches won  points a deal  thinking a move"
    speed = f"{result['plays_per_second']} card plays a second of processor time"
    return "\n".join([title, heading, *seats, speed])


def _engine(asked: argparse.Namespace) -> int:
    from bot.computers import HIDDEN, LEVELS  # noqa: PLC0415 - see above
    from bot.engine.serving import serve  # noqa: PLC0415 - see above

    levels = [*LEVELS, *HIDDEN]
    if asked.level is not None and asked.level not in levels:
        raise _Unusable(f"--level: there is no level {asked.level!r}; allowed: {', '.join(levels)}")
    with suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer, asked.level)
    return OK


def _backup(asked: argparse.Namespace) -> int:
    from bot.store.copies import backup  # noqa: PLC0415 - see above
    from bot.store.errors import StoreError  # noqa: PLC0415 - see above

    database = configuration.load().database
    if not database.is_file():
        raise _Unusable(f"{database}: there is no database")
    try:
        backup(database, asked.file)
    except StoreError as problem:
        raise _Unusable(str(problem)) from None
    print(f"{database} and its seeds are copied to {asked.file}")
    return OK


def _doctor(asked: argparse.Namespace) -> int:
    from bot.doctor import Level, examination  # noqa: PLC0415 - see above

    code = OK
    for finding in examination(online=asked.online):
        print(finding)
        if finding.level is Level.FAIL:
            code = UNUSABLE
    return code


if __name__ == "__main__":
    sys.exit(main())
