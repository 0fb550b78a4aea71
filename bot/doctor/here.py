"""The checks of this machine that need no network."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

import bot
from bot.database_url import DatabaseUrl
from bot.doctor.findings import Finding, Level, guard
from bot.metrics.serving import NOT_INSTALLED, REMEDY, is_installed
from bot.names import graphemes
from bot.render.decks import DECKS
from bot.render.paint import font_file, process_letters
from bot.render.paint.lettering import Lettering, can_shape
from bot.render.stored import SpoiltPicture, check
from bot.render.writing_systems import SCRIPTS, needs_shaping
from bot.settings import TOKEN_ALLOWED, Settings, SettingsError, load
from bot.store.backups import examine
from bot.store.errors import StoreError
from bot.store.files import seeds_path
from bot.store.locks import OWNER_ONLY
from bot.store.migrate import existing_files, migrations, pending
from bot.store.opening import examine_server

Check: TypeAlias = Callable[[Settings], Iterable[Finding]]

_SCARCE, _LOW = 100_000_000, 1_000_000_000
"""The bytes of free disk space below which nothing should be started, and below which space is soon used
up."""
_LONG_LOG: Final = 64
"""The megabytes that a write-ahead log never reaches while all is well (F8)."""
_SLACK: Final = 60
"""The seconds that a file's time may lie in the future: file systems round, and machines share folders."""
_GIVE: Final = "give it to the user who runs the bot"
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def look_here(env_file: Path = Path(".env")) -> Iterator[Finding]:
    """The findings of every check without a network, in the order in which they should be read."""
    try:
        settings = load(env_file)
    except SettingsError as problem:
        yield from (Finding(Level.FAIL, "settings", line) for line in str(problem).splitlines())
        yield Finding(Level.SKIP, "database", "not checked: the settings do not say which")
        checks = {about: found for about, found in CHECKS.items() if about in _WITHOUT_SETTINGS}
        settings = Settings.model_construct()
    else:
        yield from guard("settings", lambda: settings_file(env_file))
        checks = CHECKS
    for about, found in checks.items():
        yield from guard(about, lambda found=found: found(settings))  # type: ignore[misc]


def settings_file(env_file: Path) -> Iterator[Finding]:
    """The source of the settings, and whether only their owner can read the token."""
    if not env_file.is_file():
        yield Finding(Level.OK, "settings", f"there is no {env_file}: the environment and the defaults count")
    elif _read_by_others(env_file):
        yield Finding(
            Level.WARN,
            "settings",
            f"others may read {env_file}, the token in it too",
            f"chmod 600 {env_file}",
        )
    else:
        yield Finding(Level.OK, "settings", f"{env_file} can be used, and only its owner reads it")


def token(settings: Settings) -> Iterator[Finding]:
    """Whether there is a token of the right form. Only Discord knows whether it is valid."""
    if settings.discord_token is None:
        yield Finding(
            Level.FAIL,
            "token",
            "DISCORD_TOKEN is not set",
            f"put it into .env or the environment: {TOKEN_ALLOWED}",
        )
        return
    first = settings.token().partition(".")[0]
    try:
        number = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        number = ""
    if number.isdecimal():
        yield Finding(Level.OK, "token", f"has the form of one, of the application {number}")
    else:
        yield Finding(
            Level.WARN,
            "token",
            "has three parts, but the first does not name an application",
            "copy it anew from the application's Bot page",
        )


def database(settings: Settings) -> Iterator[Finding]:
    """Whether the database is the bot's, sound and private; or whether it can be created."""
    if isinstance(settings.database, DatabaseUrl):
        return _database_on_a_server(settings.database)
    return _database_in_a_file(settings.database)


def _database_on_a_server(database: DatabaseUrl) -> Iterator[Finding]:
    about = "database"
    try:
        says, unsound, awaits_standbys = asyncio.run(examine_server(database))
    except StoreError as problem:
        yield Finding(Level.FAIL, about, str(problem))
        return
    yield from (Finding(Level.FAIL, about, line, "restore a backup") for line in unsound)
    if not unsound:
        yield Finding(Level.OK, about, f"{database} {says}")
    if not awaits_standbys:
        yield Finding(
            Level.WARN,
            about,
            "commits wait for no standby: one that takes over may lack cards that were played",
            "name standbys in synchronous_standby_names, and set synchronous_commit to on",
        )


def _database_in_a_file(path: Path) -> Iterator[Finding]:
    about = "database"
    files = [file for file in (path, seeds_path(path)) if file.is_file()]
    if unreachable := list(_unreachable(path.parent, files)):
        yield from unreachable
        return
    try:
        if not existing_files(path, "ro")["main"]:
            yield Finding(Level.OK, about, f"{path} does not exist yet: the first start makes it")
            return
        behind = pending(path, migrations("main"), "ro")
    except StoreError as problem:
        yield Finding(Level.FAIL, about, str(problem), "set DATABASE to another file, or restore a backup")
        return
    unsound = [] if behind else examine(path)
    yield from (Finding(Level.FAIL, about, line, "restore a backup") for line in unsound)
    for file in files:
        if _read_by_others(file):
            yield Finding(Level.WARN, about, f"others may read {file}", f"chmod {OWNER_ONLY:o} {file}")
        if not _writable(file):
            yield Finding(Level.FAIL, about, f"{file} may not be written to", _GIVE)
    if behind:
        yield Finding(Level.OK, about, f"{path} is of an older version: the next start brings it up to date")
    elif not unsound:
        yield Finding(Level.OK, about, f"{path} is sound, and so are its seeds")


def _unreachable(folder: Path, files: list[Path]) -> Iterator[Finding]:
    """What keeps this user from looking at the files of a database in a folder."""
    about = "database"
    if not folder.is_dir():
        yield Finding(Level.FAIL, about, f"the folder {folder} does not exist", f"mkdir -p {folder}")
    elif not _writable(folder):
        yield Finding(Level.FAIL, about, f"{folder} may not be written to", _GIVE)
    else:
        unreadable = (file for file in files if not os.access(file, os.R_OK))
        yield from (Finding(Level.FAIL, about, f"{file} may not be read", _GIVE) for file in unreadable)


def _read_by_others(path: Path) -> bool:
    """Whether other users of this machine may read a file. The mode that Windows shows does not tell."""
    return os.name == "posix" and bool(path.stat().st_mode & _OTHERS)


def _writable(path: Path) -> bool:
    """Whether this user may write there, as far as the system says without trying."""
    return os.access(path, os.W_OK)


def room(settings: Settings) -> Iterator[Finding]:
    """Whether the disk has room for the database."""
    if isinstance(settings.database, DatabaseUrl):
        yield Finding(Level.SKIP, "disk", "not looked at: the database is on a server")
        return
    folder = settings.database.resolve().parent
    while not folder.is_dir():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    level = Level.FAIL if free < _SCARCE else Level.WARN if free < _LOW else Level.OK
    advice = "" if level is Level.OK else "make room: without it no move can be kept"
    size, log = (_megabytes(settings.database, suffix) for suffix in ("", "-wal"))
    if level is Level.OK and log >= _LONG_LOG:
        level, advice = Level.WARN, "end whatever reads the database for long, then restart the bot"
    holds = f"; the database has {size:.1f} MB, its write-ahead log {log:.1f} MB" if size else ""
    yield Finding(level, "disk", f"{free / 1e9:.1f} GB are free in {folder}{holds}", advice)


def _megabytes(database: Path, suffix: str) -> float:
    """The size of the database and its seeds, or of the files beside them with a suffix, in megabytes."""
    files = [path.with_name(path.name + suffix) for path in (database, seeds_path(database))]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def pictures(_: Settings) -> Iterator[Finding]:
    """Whether the pictures of the cards are complete and undamaged."""
    try:
        check(DECKS.values())
    except SpoiltPicture as problem:
        yield Finding(Level.FAIL, "pictures", str(problem), "install the bot again")
    else:
        yield Finding(Level.OK, "pictures", f"all of {len(DECKS)} decks are there")


def fonts(_: Settings) -> Iterator[Finding]:
    """Whether names in every script can be drawn."""
    if font_file() is None:
        yield Finding(
            Level.WARN,
            "fonts",
            "Noto Sans is not installed: pictures are written in Pillow's own small font",
            "pip install fontpkg-noto-sans",
        )
    yield from missing_scripts(process_letters())


def missing_scripts(letters: Lettering) -> Iterator[Finding]:
    """The scripts that no font has; those that one package would provide are together."""
    lacking: dict[str, list[str]] = {}
    for script in SCRIPTS:
        if not can_shape() and any(map(needs_shaping, script.sample)):
            continue  # no font would help: `shaping` reports the remedy
        if not all(letters.covers(piece) for piece in graphemes(script.sample)):
            lacking.setdefault(script.package, []).append(script.name)
    for package, names in lacking.items():
        yield Finding(
            Level.WARN,
            "fonts",
            f"none has {', '.join(names)}: a mark or the seat's number stands for such names",
            f"apt install {package} (other systems: Google's Noto fonts), then restart the bot",
        )
    if not lacking:
        yield Finding(Level.OK, "fonts", "there is one for every script that was asked for")


def shaping(_: Settings) -> Iterator[Finding]:
    """Whether Pillow can join and stack letters."""
    if can_shape():
        yield Finding(Level.OK, "raqm", "letters of Arabic and of India's scripts are joined")
    else:
        yield Finding(
            Level.WARN,
            "raqm",
            "missing: names in Arabic and in India's scripts are replaced by the seat's number",
            "apt install libfribidi0 (other systems: the library FriBidi), then restart the bot",
        )


def clock(settings: Settings) -> Iterator[Finding]:
    """Whether the clock is behind what has already happened here: the code, and the last move."""
    files = [Path(bot.__file__), *([settings.database] if isinstance(settings.database, Path) else [])]
    newest = max(file.stat().st_mtime for file in files if file.exists())
    now = datetime.now(UTC)
    if time.time() < newest - _SLACK:
        yield Finding(
            Level.FAIL,
            "clock",
            f"says {now:%Y-%m-%d %H:%M} UTC, which is before files of the bot were written",
            "set it, best by NTP: turns are timed by it",
        )
    else:
        yield Finding(Level.OK, "clock", f"says {now:%Y-%m-%d %H:%M} UTC, which can be")


def figures(settings: Settings) -> Iterator[Finding]:
    """Whether figures can be offered, if they are to be."""
    if settings.metrics is None:
        yield Finding(Level.OK, "metrics", "not offered: METRICS is not set")
    elif is_installed():
        yield Finding(Level.OK, "metrics", f"are offered at {settings.metrics} while the bot runs")
    else:
        yield Finding(Level.FAIL, "metrics", NOT_INSTALLED, REMEDY)


def intents(_: Settings) -> Iterator[Finding]:
    """The intents with which the bot connects to the gateway."""
    yield Finding(Level.OK, "intents", "guilds only: nothing is to be switched on in the developer portal")


CHECKS: Final[dict[str, Check]] = {
    "token": token,
    "database": database,
    "disk": room,
    "pictures": pictures,
    "fonts": fonts,
    "raqm": shaping,
    "clock": clock,
    "metrics": figures,
    "intents": intents,
}
_WITHOUT_SETTINGS: Final = {"pictures", "fonts", "raqm", "intents"}
