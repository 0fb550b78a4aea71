"""The operator's settings: read once from the environment and ``.env``, then frozen.

Reading raises ``SettingsError``, whose text is one line for each bad setting: its name and what is allowed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final, Literal

from dotenv.parser import parse_stream
from pydantic import (
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    field_serializer,
    field_validator,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict, SettingsError as SourceError

from bot.database_url import URL_FORM, DatabaseUrl
from bot.languages import DEFAULT, LANGUAGES, LanguageCode

TOKEN_ALLOWED = "the token of the application's Bot page, three parts joined by dots"  # noqa: S105 - words
"""The form of ``DISCORD_TOKEN`` in words. The value itself is never repeated."""

COMPOSE_NAMES: Final = frozenset({"POSTGRES_PASSWORD"})
"""Names in ``.env`` that are no settings of the bot: the files for containers in ``deploy`` read them."""

_CODES: Final = {code.lower(): code for code in LANGUAGES}
_ADDRESS = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+):(\d{1,5})", re.ASCII)
_TOKEN = re.compile(r"[\w-]+(\.[\w-]+){2}", re.ASCII)


class SettingsError(Exception):
    """Settings that cannot be used. ``str()`` has one line for each of them."""


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _language(value: object) -> object:
    """The code of a language whatever its case: ``pt-br`` is ``pt-BR``."""
    return _CODES.get(value.lower(), value) if isinstance(value, str) else value


def _count(default: int, least: int, most: int, what: str) -> int:
    """A whole-number setting: its default, its bounds, and the words for them."""
    field: int = Field(
        default, ge=least, le=most, description=f"{what}: a whole number from {least} to {most}"
    )
    return field


class Settings(BaseSettings):
    """The settings of one process. Each field is the environment variable of its name in capitals.

    The part of a description after the colon says what is allowed. It is used in ``.env.example`` and in
    errors.
    """

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="forbid",  # a misspelt name in .env is reported, not ignored
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(
        None, description=f"The bot signs in with it; the demonstration needs none: {TOKEN_ALLOWED}"
    )
    database: Annotated[Path | DatabaseUrl, NoDecode] = Field(  # never as JSON: 1.50 names a file
        Path("briscola.db"),
        description="Where tables, scores and preferences are kept: a path of a file, made when missing, or "
        f"{URL_FORM}",
    )
    language_ui: Annotated[LanguageCode, BeforeValidator(_language)] = Field(
        DEFAULT,
        description="Language in public where a server has chosen none: a code such as en, it or pt-BR",
    )
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = Field(
        "info", description="The least important lines to log: debug, info, warning or error"
    )
    log_format: Annotated[Literal["console", "json"], BeforeValidator(_lower)] = Field(
        "console", description="How lines are logged: console for people, json for machines"
    )
    render_workers: int = _count(1, 1, 32, "Processes that paint pictures, each started when needed")
    think_workers: int = _count(2, 1, 32, "Processes in which strong computers think, started when needed")
    think_time: Annotated[Literal["on", "off"], BeforeValidator(_lower)] = Field(
        "on", description="Whether computers take a moment to move, so that people can follow: on or off"
    )
    metrics: str | None = Field(
        None,
        description="Where figures for Prometheus are offered, nowhere if empty; needs the extra `metrics`: "
        "HOST:PORT, such as 127.0.0.1:9090",
    )
    tables_per_person: int = _count(3, 1, 50, "Tables a person may sit at, at once")
    tables_per_channel: int = _count(5, 1, 100, "Tables open in a channel, at once")
    tables_per_server: int = _count(50, 1, 10_000, "Tables open in a server, at once")
    dev_guild: int | None = Field(
        None,
        ge=1,
        lt=2**63,
        description="For developers, the server that gets the commands at once: the id of a server",
    )

    @model_validator(mode="before")
    @classmethod
    def _without_what_containers_read(cls, values: dict[str, object]) -> dict[str, object]:
        return {name: value for name, value in values.items() if name.upper() not in COMPOSE_NAMES}

    @field_validator("discord_token")
    @classmethod
    def _token_has_three_parts(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        if not _TOKEN.fullmatch(token.get_secret_value()):
            raise ValueError(TOKEN_ALLOWED)
        return token

    @field_validator("metrics")
    @classmethod
    def _metrics_is_an_address(cls, value: str | None) -> str | None:
        if value is None:
            return None
        match = _ADDRESS.fullmatch(value)
        if match is None or not 0 < int(match[2]) < 1 << 16:
            raise ValueError("HOST:PORT")
        return value

    @field_validator("database", mode="before")
    @classmethod
    def _database_is_a_file_or_a_server(cls, value: object) -> object:
        if isinstance(value, DatabaseUrl):
            return value
        if isinstance(value, str) and DatabaseUrl.is_address(value):
            return DatabaseUrl(value)
        path = Path(str(value))
        if path.name in {"", ".."} or "\0" in path.name:
            raise ValueError("a path of a file, or a URL")
        return path

    @field_serializer("database")
    def _database_without_its_secret(self, database: Path | DatabaseUrl) -> str:
        return str(database)

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Where figures are offered: a host and a port; None if nowhere."""
        if self.metrics is None:
            return None
        host, _, port = self.metrics.rpartition(":")
        return host.strip("[]"), int(port)

    @property
    def secrets(self) -> list[str]:
        """The texts that no line of the log may contain."""
        match = [self.discord_token.get_secret_value()] if self.discord_token else []
        if isinstance(self.database, DatabaseUrl):
            match += [self.database.secret, *filter(None, [self.database.password])]
        return match

    @property
    def sessions_file(self) -> Path:
        """The file of the gateway sessions, which only this machine needs, named after the database."""
        if isinstance(self.database, Path):
            return self.database.with_name(f"{self.database.name}.sessions")
        return Path("briscola.db.sessions")

    def token(self) -> str:
        """Give the token for Discord in clear, for signing in only.

        Raises:
            SettingsError: none is set.
        """
        if self.discord_token is None:
            raise SettingsError(f"DISCORD_TOKEN is not set; needed: {TOKEN_ALLOWED}")
        return self.discord_token.get_secret_value()


def allowed(field: FieldInfo) -> str:
    """The part of a field's description after the colon, which says what is allowed."""
    return (field.description or "").partition(": ")[2]


TEMPLATE: Final = (
    "# Save as .env in the folder that the bot is started in, and fill in what you need.",
    "# A variable of the environment takes precedence over its line here.",
)
"""The first lines of ``template``."""


def template() -> str:
    """A file ``.env`` with every setting: what it means, what it may be, and its default."""
    lines = [*TEMPLATE, ""]
    for name, field in Settings.model_fields.items():
        default = "" if field.default is None else field.default
        lines += [f"# {field.description}", f"{name.upper()}={default}"]
    return "\n".join(lines) + "\n"


def load(env_file: Path | None = Path(".env")) -> Settings:
    """Read the environment, and ``env_file`` if it exists. The environment wins.

    Raises:
        SettingsError: a value is not allowed, a name in the file is no setting, a line is none, or the file
            cannot be read.
    """
    try:
        if env_file is not None and env_file.is_file():
            _require_settings_only(env_file)
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(
            "\n".join(_line(str(e["loc"][0]), e["type"], env_file) for e in error.errors())
        ) from None
    except (OSError, UnicodeDecodeError, SourceError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text in UTF-8"
        raise SettingsError(f"{env_file} cannot be read: {reason}") from None


def _require_settings_only(env_file: Path) -> None:
    """Raise ``SettingsError`` for lines that are no settings: the default would count without a word."""
    with env_file.open(encoding="utf-8") as file:
        bindings = list(parse_stream(file))
    flaws = [one.original.line for one in bindings if one.error or (one.key and one.value is None)]
    if flaws:
        raise SettingsError(
            "\n".join(f"{env_file}, line {number}: cannot be read; allowed: NAME=VALUE" for number in flaws)
        )


def _line(name: str, kind: str, env_file: Path | None) -> str:
    if kind == "extra_forbidden":
        known = ", ".join(field.upper() for field in Settings.model_fields)
        return f"{name.upper()} in {env_file} is not a setting; allowed: {known}"
    return f"{name.upper()} has a value that cannot be used; allowed: {allowed(Settings.model_fields[name])}"
