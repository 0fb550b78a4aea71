"""The command line: ``python -m bot …``, also installed as ``briscola``.

Exit codes: 0 all right, 1 a record does not hold, no bot runs, or one must be started again because a server
was away, 2 something cannot be used (settings, a file, an option), 130 ended by Ctrl-C. With 2 a line on the
error stream says what.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bot import __version__, settings as configuration
from bot.console import arguments, computers as computing, deals, events, puzzles, records
from bot.console.command_errors import OK, UNUSABLE, CommandFailed, run_command
from bot.console.common import check_pictures, gc_paused
from bot.database_url import DatabaseUrl
from bot.languages import LANGUAGES
from bot.names import one_line


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line (``sys.argv`` if None). Its exit code; raises ``SystemExit`` as argparse does."""

    def command() -> int:
        options = command_line().parse_args(argv)
        code: int = options.command(options)
        return code

    return run_command(command)


def command_line() -> argparse.ArgumentParser:
    """The parser of all commands with their options. ``command`` of its result is the function to call."""
    parser = arguments.Parser(prog="briscola", description="Briscola for Discord.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="connect to Discord with the token in DISCORD_TOKEN or .env")
    run.add_argument(
        "--adopt", action="store_true", help="take over a database that another application began"
    )
    run.set_defaults(command=_run)

    play = commands.add_parser("play", help="the same bot on a simulated Discord, played in the browser")
    play.add_argument("--port", type=arguments.port, metavar="P", help="of the page; default: any free one")
    play.add_argument("--no-browser", action="store_true", help="only print the address of the page")
    play.add_argument("--language", choices=LANGUAGES, help="of everybody there; default: LANGUAGE_UI")
    play.set_defaults(command=_play)

    verify = commands.add_parser("verify", help="play records again by the rules and check all they say")
    verify.add_argument("files", nargs="+", type=arguments.file, metavar="FILE", help="one record per line")
    verify.add_argument("--json", action="store_true", help="one line of JSON per record")
    verify.set_defaults(command=records.verify)

    simulate = commands.add_parser("simulate", help="computers play without Discord")
    simulate.add_argument(
        "--variant", type=arguments.text, required=True, metavar="V", help="the game, e.g. briscola"
    )
    simulate.add_argument("--players", type=arguments.count, metavar="N", help="default: the game's own")
    simulate.add_argument(
        "--set",
        type=arguments.text,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game; may be repeated",
    )
    simulate.add_argument("--matches", type=arguments.count, default=100, metavar="M", help="default: 100")
    simulate.add_argument(
        "--seed",
        type=arguments.text,
        metavar="S",
        help="the same seed plays the same matches; default: a fresh one",
    )
    simulate.add_argument(
        "--computers",
        type=arguments.text,
        default="novice",
        metavar="LEVEL,…",
        help="one for all seats, or one each; exec:COMMAND is a program of yours",
    )
    simulate.add_argument(
        "--patience",
        type=arguments.seconds,
        metavar="SECONDS",
        help="that a program may take a move; default: 5",
    )
    simulate.add_argument("--records", type=arguments.file, metavar="FILE", help="write the records there")
    simulate.add_argument("--json", action="store_true", help="print the results as JSON")
    simulate.set_defaults(command=computing.simulate)

    engine = commands.add_parser(
        "engine", help="a computer for other programs: JSON requests on stdin, answers on stdout"
    )
    engine.add_argument(
        "--level", type=arguments.text, metavar="LEVEL", help="plays whatever level a request names"
    )
    engine.set_defaults(command=computing.engine)

    replay = commands.add_parser("replay", help="draw a deal of a record as a moving picture")
    replay.add_argument("file", type=arguments.file, metavar="FILE", help="one record per line")
    replay.add_argument(
        "-o",
        "--out",
        type=arguments.file,
        metavar="OUT",
        help=".webp, .gif, or .png with --trick; default: FILE's .webp",
    )
    replay.add_argument(
        "--match",
        type=arguments.text,
        metavar="ID",
        help="or its number, from 1; default: the last of the file",
    )
    replay.add_argument("--deal", type=arguments.count, metavar="N", help="from 1; default: the last one")
    replay.add_argument(
        "--trick", type=arguments.count, metavar="N", help="only this one, from 1, as a still"
    )
    replay.add_argument("--language", choices=LANGUAGES, help="of the words on it; default: LANGUAGE_UI")
    replay.set_defaults(command=records.replay)

    review = commands.add_parser("review", help="what each card of a record cost in expected points")
    review.add_argument("file", type=arguments.file, metavar="FILE", help="one record per line")
    review.add_argument("--seat", type=arguments.count, metavar="N", help="from 1; default: all of them")
    review.add_argument(
        "--match",
        type=arguments.text,
        metavar="ID",
        help="or its number, from 1; default: the last of the file",
    )
    review.add_argument("--language", choices=LANGUAGES, help="of the words; default: LANGUAGE_UI")
    review.set_defaults(command=records.review)

    _add_puzzle(commands)
    _add_day(commands)
    _add_events(commands)

    _add_copies(commands)

    _add_checks(commands)
    return parser


def _add_copies(commands: argparse._SubParsersAction[arguments.Parser]) -> None:
    backup = commands.add_parser("backup", help="copy the database and its seeds while the bot runs")
    backup.add_argument("file", type=arguments.file, metavar="FILE", help="must not exist yet")
    backup.set_defaults(command=_backup)

    restore = commands.add_parser(
        "restore", help="put a backup in the place of the database of a stopped bot"
    )
    restore.add_argument(
        "file", type=arguments.file, metavar="FILE", help="what backup made; its seeds stand beside it"
    )
    restore.set_defaults(command=_restore)

    move = commands.add_parser(
        "move", help="take the database of a stopped bot to a server, or back to a file"
    )
    move.add_argument(
        "--to",
        type=arguments.place,
        required=True,
        metavar="PLACE",
        help="a URL as in DATABASE, or a new file",
    )
    move.set_defaults(command=_move)


def _add_puzzle(commands: argparse._SubParsersAction[arguments.Parser]) -> None:
    puzzle = commands.add_parser("puzzle", help="the daily puzzle of a date, from the keys in the database")
    puzzle.add_argument("day", type=arguments.day, metavar="DATE", help="for example 2026-11-23")
    puzzle.add_argument("--solution", action="store_true", help="even before the day is over")
    puzzle.add_argument("--proof", action="store_true", help="print what docs/fair_puzzle.py checks, as JSON")
    puzzle.add_argument("--language", choices=LANGUAGES, help="of the words; default: LANGUAGE_UI")
    puzzle.set_defaults(command=puzzles.puzzle)


def _add_day(commands: argparse._SubParsersAction[arguments.Parser]) -> None:
    day = commands.add_parser("day", help="the deal of a day, from the database or from published values")
    day.add_argument("day", type=arguments.day, metavar="DATE", help="for example 2026-11-23")
    day.add_argument("--pack", action="store_true", help="even before the deal has closed")
    day.add_argument("--proof", action="store_true", help="print what docs/fair.py checks, as JSON")
    day.add_argument("--key", metavar="KEY", help="the published key: then no database is needed")
    day.add_argument("--anchor", metavar="ID", help="the published anchor")
    day.add_argument("--language", choices=LANGUAGES, help="of the words; default: LANGUAGE_UI")
    day.set_defaults(command=deals.deal)


def _add_events(commands: argparse._SubParsersAction[arguments.Parser]) -> None:
    parser = commands.add_parser("events", help="the tournaments in the database, and proofs of their lots")
    parts = parser.add_subparsers(required=True, metavar="WHAT")
    parts.add_parser("list", help="a line for each").set_defaults(command=events.listed)
    for name, about, command in (
        ("show", "the log of one", events.show),
        ("verify", "compute its lots and pairings again", events.verify),
    ):
        part = parts.add_parser(name, help=about)
        part.add_argument("event", metavar="ID", help="as list prints it")
        part.set_defaults(command=command)


def _add_checks(commands: argparse._SubParsersAction[arguments.Parser]) -> None:
    template = commands.add_parser("settings", help="print a file .env with every setting and its default")
    template.set_defaults(command=_settings)

    doctor = commands.add_parser("doctor", help="say what keeps this machine from running the bot well")
    doctor.add_argument(
        "--online", action="store_true", help="ask Discord too; sends and changes nothing there"
    )
    doctor.add_argument(
        "--alive", action="store_true", help="only whether the bot runs: exit code 0 if so, else 1"
    )
    doctor.add_argument(
        "--sessions",
        action="store_true",
        help="with --online: open two sessions, and say which of them hears a press of yours",
    )
    doctor.set_defaults(command=_doctor)


# Each command imports what it needs: checking a record needs no Discord, and `--help` needs nothing.


def _run(options: argparse.Namespace) -> int:
    settings = configuration.load()
    settings.token()  # before anything is set up, so that a missing one is reported in one line
    with gc_paused():
        check_pictures()
        from bot import running  # noqa: PLC0415 - after the check of the pictures

    return running.run(settings, adopt=options.adopt)


def _play(options: argparse.Namespace) -> int:
    from bot import demo  # noqa: PLC0415 - see above

    settings = configuration.load()
    check_pictures()
    return demo.run(settings, port=options.port, browser=not options.no_browser, language=options.language)


def _backup(options: argparse.Namespace) -> int:
    from bot.store.opening import backup  # noqa: PLC0415 - see above

    database = configuration.load().database
    _demand_file(database)
    with _store_errors():
        backup(database, options.file)
    print(f"{database} and its seeds are copied to {options.file}")
    return OK


def _restore(options: argparse.Namespace) -> int:
    from bot.store.opening import restore  # noqa: PLC0415 - see above

    database = configuration.load().database
    if not options.file.is_file():
        raise CommandFailed(f"{options.file}: there is no backup")
    if isinstance(database, Path) and options.file.resolve() == database.resolve():
        raise CommandFailed(f"{options.file}: this is the database itself")
    with _store_errors():
        copy = restore(options.file, database)
    before = "" if copy is None else f"; what was there is kept as {copy}"
    print(f"{database} and its seeds are those of {options.file}{before}")
    return OK


def _move(options: argparse.Namespace) -> int:
    from bot.store.opening import move  # noqa: PLC0415 - see above

    database = configuration.load().database
    _demand_file(database)
    with _store_errors():
        rest = move(database, options.to)
    note = "" if rest is None else f"; what was left is {rest}"
    print(f"{database} and its seeds are moved to {options.to}: set DATABASE to it{note}")
    return OK


def _demand_file(database: Path | DatabaseUrl) -> None:
    if isinstance(database, Path) and not database.is_file():
        raise CommandFailed(f"{database}: there is no database")


@contextmanager
def _store_errors() -> Iterator[None]:
    from bot.store.errors import StoreError  # noqa: PLC0415 - see above

    try:
        yield
    except StoreError as problem:
        raise CommandFailed(str(problem)) from None


def _settings(_: argparse.Namespace) -> int:
    print(configuration.template(), end="")
    return OK


def _doctor(options: argparse.Namespace) -> int:
    if options.alive:
        from bot.console.alive import alive  # noqa: PLC0415 - see above

        return alive(configuration.load().database, time.time_ns() // 1_000_000)

    if options.sessions and not options.online:
        raise CommandFailed("--sessions needs --online")
    from bot.doctor import Level, examination  # noqa: PLC0415 - see above

    code = OK
    for finding in examination(online=options.online, sessions=options.sessions):
        print(one_line(str(finding)))
        if finding.level is Level.FAIL:
            code = UNUSABLE
    return code


if __name__ == "__main__":
    sys.exit(main())
