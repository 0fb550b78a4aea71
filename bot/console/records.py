"""The commands about records: ``verify``, ``replay`` and ``review``. Each imports only what it needs."""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot import settings as configuration
from bot.console.arguments import whole
from bot.console.command_errors import OK, UNUSABLE, WRONG, CommandFailed, naming, print_error
from bot.console.common import check_pictures, quantity
from bot.console.progress import Progress
from bot.names import display_name, one_line, visible

if TYPE_CHECKING:
    from bot.pages.replay import DealReplay


def verify(arguments: argparse.Namespace) -> int:
    """Replay the records of files by the rules. 1 if any is wrong, 2 if a file cannot be read."""
    return max(_verify_file(file, as_json=arguments.json) for file in arguments.files)


def _verify_file(file: Path, *, as_json: bool) -> int:
    """Check the records of one file. An unreadable line does not keep the others from being checked."""
    from bot.record.errors import short  # noqa: PLC0415 - see above
    from bot.record.verify import Unreadable, verify_line  # noqa: PLC0415 - see above

    name = one_line(str(file))
    code, records, wrong = OK, 0, 0
    try:
        for number, line in _lines(file):
            try:
                verdict = verify_line(line)
            except Unreadable as problem:
                print_error(f"{name}:{number}: not JSON: {problem}")
                code = UNUSABLE
                continue
            records += 1
            wrong += not verdict.ok
            if as_json:
                print(json.dumps(verdict.plain()))
            elif verdict.flaw is not None:
                match = "" if verdict.id is None else f"{short(verdict.id)}: "
                print(f"{name}:{number}: {match}{verdict.flaw.sentence}")
    except CommandFailed as problem:
        print_error(str(problem))
        code = UNUSABLE
        if not records:
            return code
    if not as_json:
        print(f"{name}: {quantity(records, 'record', 'records')}, {wrong} wrong")
    return max(code, WRONG if wrong else OK)


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The non-empty lines of a file with their numbers from 1, one at a time in memory.

    Raises ``CommandFailed`` if the file cannot be read, or if a line is longer than any record.
    """
    from bot.record.read import LONGEST_RECORD  # noqa: PLC0415 - see above

    with naming(file):
        lines = file.open("rb")
    with lines:
        for number in itertools.count(1):
            with naming(file):
                line = lines.readline(LONGEST_RECORD + 1)
            if not line:
                return
            if len(line) > LONGEST_RECORD:
                raise CommandFailed(f"{file}:{number}: a record has {LONGEST_RECORD} bytes at most")
            if line.strip():
                yield number, line


def replay(arguments: argparse.Namespace) -> int:
    """Draw a deal of a record, or one of its tricks. 1 if the record is wrong."""
    from bot.pages.replay import DealReplay  # noqa: PLC0415 - see above
    from bot.record.errors import InvalidRecord  # noqa: PLC0415 - see above
    from bot.tables.archive.replay import NoDeal, replay  # noqa: PLC0415 - see above
    from bot.text.catalogue import voices  # noqa: PLC0415 - see above

    out = arguments.out if arguments.out is not None else Path(arguments.file.with_suffix(".webp").name)
    suffixes = (".webp", ".png") if arguments.trick is not None else (".webp", ".gif")
    if out.suffix.lower() not in suffixes:
        raise CommandFailed(f"{out}: the name has to end in {' or '.join(suffixes)}")
    check_pictures()
    voice = voices()[arguments.language or configuration.load().language_ui]
    number, document = _record(arguments.file, arguments.match)
    try:
        again = replay(document)
    except InvalidRecord as error:
        print_error(f"{arguments.file}:{number}: {error.flaw.sentence}")
        return WRONG
    except RecursionError:
        raise CommandFailed(f"{arguments.file}:{number}: it is nested too deeply") from None
    except NoDeal:
        raise CommandFailed(f"{arguments.file}:{number}: no deal of it was finished") from None
    deal = arguments.deal if arguments.deal is not None else len(again.deals)
    if deal > len(again.deals):
        raise CommandFailed(f"--deal {deal}: the match has {len(again.deals)}")
    deal_replay = DealReplay(voice, again, deal)
    if arguments.trick is not None and arguments.trick > deal_replay.tricks:
        raise CommandFailed(f"--trick {arguments.trick}: the deal has {deal_replay.tricks}")
    picture = _picture(deal_replay, arguments.trick, out.suffix.lower())
    with naming(out):
        out.write_bytes(picture)
    print(f"{one_line(str(out))}: match {again.table.match!a}, deal {deal}, {len(picture)} bytes")
    return OK


def _picture(deal_replay: DealReplay, trick: int | None, suffix: str) -> bytes:
    """A moving picture of a deal, or a still of one trick, in the format of the file's name."""
    from bot.render.paint.films import moving, still_bytes  # noqa: PLC0415 - see above
    from bot.render.scenes.replay import Format  # noqa: PLC0415 - see above

    if trick is not None:
        return still_bytes(deal_replay.film, deal_replay.frame_of(trick), png=suffix == ".png")
    with Progress(sys.stderr) as progress:
        return moving(deal_replay.film, Format(suffix.removeprefix(".")), step=progress)


def _record(file: Path, match: str | None) -> tuple[int, object]:
    """The record and its line: by its number in the file, by its id, or the last one."""
    at = 0 if match is None else whole(match) or 0
    if match is None:
        lines = list(deque(_lines(file), maxlen=1))
        if not lines:
            raise CommandFailed(f"{file}: there is no record in it")
    else:
        lines = list(itertools.islice(_lines(file), at - 1, at)) if at else []
    if lines:
        number, line = lines[0]
        return number, _decode(file, number, line)
    for number, line in _lines(file):
        document = _decode(file, number, line)
        if isinstance(document, dict) and document.get("id") == match:
            return number, document
    raise CommandFailed(f"{file}: there is no match {match!a} in it")


def _decode(file: Path, number: int, line: bytes) -> object:
    from bot.record.verify import Unreadable, decode  # noqa: PLC0415 - see above

    try:
        return decode(line)
    except Unreadable as problem:
        raise CommandFailed(f"{file}:{number}: not JSON: {problem}") from None


def review(arguments: argparse.Namespace) -> int:
    """Print what each card of a record cost. 1 if the record is wrong."""
    from bot.record.errors import InvalidRecord  # noqa: PLC0415 - see above
    from bot.record.verify import play_again  # noqa: PLC0415 - see above
    from bot.review.report import SeatReview, choices, deals, review_deal  # noqa: PLC0415 - see above
    from bot.rules.events import Event  # noqa: PLC0415 - see above
    from bot.text.catalogue import voices  # noqa: PLC0415 - see above
    from bot.text.game.names import game_name  # noqa: PLC0415 - see above
    from bot.text.review import note, whole  # noqa: PLC0415 - see above

    voice = voices()[arguments.language or configuration.load().language_ui]
    number, document = _record(arguments.file, arguments.match)
    events: list[Event] = []
    try:
        head, _ = play_again(document, events.append)
    except InvalidRecord as error:
        print_error(f"{arguments.file}:{number}: {error.flaw.sentence}")
        return WRONG
    except RecursionError:
        raise CommandFailed(f"{arguments.file}:{number}: it is nested too deeply") from None
    seats = head.rules.players
    if arguments.seat is not None and arguments.seat > seats:
        raise CommandFailed(f"--seat {arguments.seat}: the match has {seats}")
    seat_numbers = range(seats) if arguments.seat is None else [arguments.seat - 1]
    deals_by_seat = {seat: deals(events, seat) for seat in seat_numbers}
    cards = itertools.count(1)
    total = sum(map(choices, deals_by_seat.values()))
    with Progress(sys.stderr) as progress:
        step = lambda: progress(next(cards), total)  # noqa: E731 - a name for what is passed twice
        reviews = [
            SeatReview(seat, tuple(review_deal(head.id, one, step=step) for one in seat_deals))
            for seat, seat_deals in deals_by_seat.items()
        ]
    game = game_name(voice, head.rules.variant)
    for one in reviews:
        name = display_name(head.seats[one.seat].name)
        print(voice("review-seat", match=visible(head.id), game=game, seat=one.seat + 1, name=name))
        print(whole(voice, one, head.rules.pack), end="\n\n")
    print(note(voice, (deal for one in reviews for deal in one.deals if deal.cards)))
    return OK
