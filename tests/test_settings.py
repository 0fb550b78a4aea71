"""Settings: what an operator may say, what anything else is answered, and that both are written down."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.database_url import DatabaseUrl
from bot.languages import LANGUAGES
from bot.settings import Settings, SettingsError, allowed, load, template

ROOT = Path(__file__).parent.parent
TOKEN = "MTIzNDU2Nzg5.Gabcde.abcdefghij-klmnop_qrstuvwxyz"
NAMES = tuple(name.upper() for name in Settings.model_fields)


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def refused(monkeypatch: pytest.MonkeyPatch, **environment: str) -> list[str]:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load()
    return str(caught.value).splitlines()


def test_nothing_has_to_be_set_to_play() -> None:
    settings = load()
    assert settings.discord_token is None
    assert (settings.tables_per_person, settings.tables_per_channel, settings.tables_per_server) == (3, 5, 50)
    assert settings.language_ui == "en"


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("LANGUAGE_UI=it\nLOG_LEVEL=debug\nDATABASE=\n", encoding="utf-8")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    settings = load()
    assert (settings.language_ui, settings.log_level) == ("it", "warning")
    assert settings.database == Path("briscola.db")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("written", [str, str.lower, str.upper])
def test_every_language_can_be_that_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, code: str, written: Callable[[str], str]
) -> None:
    monkeypatch.setenv("LANGUAGE_UI", written(code))
    assert load().language_ui == code


@pytest.mark.parametrize(
    ("given", "address"),
    [("127.0.0.1:9090", ("127.0.0.1", 9090)), ("[::1]:1", ("::1", 1)), ("bot.lan:65535", ("bot.lan", 65535))],
)
def test_figures_are_offered_at_a_host_and_a_port(
    monkeypatch: pytest.MonkeyPatch, given: str, address: tuple[str, int]
) -> None:
    assert load().metrics_address is None
    monkeypatch.setenv("METRICS", given)
    assert load().metrics_address == address


def test_settings_are_frozen() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        load().__setattr__("log_level", "debug")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "my token"),
        *(("DATABASE", path) for path in ("/", ".", "..", "folder/..")),
        ("LANGUAGE_UI", "tlh"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("RENDER_WORKERS", "0"),
        ("THINK_WORKERS", "0"),
        ("THINK_TIME", "sometimes"),
        ("TABLES_PER_PERSON", "many"),
        ("TABLES_PER_CHANNEL", "-1"),
        ("TABLES_PER_SERVER", "1e9"),
        ("DEV_GUILD", "my server"),
        *(("METRICS", address) for address in ("9090", ":9090", "host:", "host:0", "host:70000", "a b:1")),
    ],
)
def test_a_bad_value_is_one_line_with_its_name_and_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    what = allowed(Settings.model_fields[name.lower()])
    assert what
    assert refused(monkeypatch, **{name: value}) == [
        f"{name} has a value that cannot be used; allowed: {what}"
    ]


def test_each_bad_value_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = refused(monkeypatch, LOG_LEVEL="loud", LANGUAGE_UI="tlh")
    assert sorted(line.split()[0] for line in lines) == ["LANGUAGE_UI", "LOG_LEVEL"]


def test_a_misspelt_name_in_the_file_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKN=x\n", encoding="utf-8")
    (line,) = refused(monkeypatch)
    assert line.startswith("DISCORD_TOKN in .env is not a setting; allowed: DISCORD_TOKEN, ")


def test_the_file_may_hold_what_the_containers_read_and_it_is_not_shown() -> None:
    Path(".env").write_text("POSTGRES_PASSWORD=secret\nLOG_LEVEL=debug\n", encoding="utf-8")
    settings = load()
    assert settings.log_level == "debug"
    assert "secret" not in f"{settings!r} {settings} {settings.model_dump_json()}"


@pytest.mark.parametrize("line", ["DATABASE", 'DATABASE="bar.db', "DATABASE 'bar.db'", "bar.db"])
def test_a_line_of_the_file_that_is_no_setting_is_told_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    Path(".env").write_text(f"# mine\n\nexport LOG_LEVEL=debug\n{line}\nTHINK_TIME=off\n", encoding="utf-8")
    assert refused(monkeypatch) == [".env, line 4: cannot be read; allowed: NAME=VALUE"]


def test_a_file_that_is_no_text_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00")
    assert refused(monkeypatch) == [".env cannot be read: it is not text in UTF-8"]


def test_the_token_is_given_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load()
    assert settings.token() == TOKEN
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_a_database_on_a_server_is_shown_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql://anna:p%40ss@db.example:5433/briscola?sslpassword=other"
    monkeypatch.setenv("DATABASE", url)
    settings = load()
    assert settings.database == DatabaseUrl(url)
    assert str(settings.database) == "postgresql://anna@db.example:5433/briscola"
    shown = f"{settings!r} {settings} {settings.model_dump_json()}"
    assert not any(secret in shown for secret in ("p%40ss", "p@ss", "other"))
    assert {"p@ss", url} <= set(settings.secrets)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://anna:secret@db/briscola",
        "postgresql:/secret",
        "postgresql://anna:secret/@db/briscola",
        "postgresql://anna:secret@@db/briscola",
        "postgresql://anna:secret#@db/briscola",
        "postgresql://anna:?secret@db/briscola",
        "postgresql://db:secret/briscola",
        "postgresql+psycopg://anna:secret@db/briscola",
        "jdbc:postgresql://anna:secret@db/briscola",
        " postgresql://anna:secret@db/briscola",
        "'postgres:anna:secret@db/briscola'",
        "host=db user=anna password=secret",
        "postgresql://anna:secret%@db/briscola",
        "postgresql://anna:secret%zz@db/briscola",
        "postgresql://anna:secret%00@db/briscola",
        "postgresql://anna@db/briscola?password=secret%",
    ],
)
def test_a_url_that_is_none_of_a_server_is_refused_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    (line,) = refused(monkeypatch, DATABASE=url)
    assert line.startswith("DATABASE ")
    assert "secret" not in line


@pytest.mark.parametrize("path", ["1.50", "1e3", "true", "null", '"quoted.db"', '{"a": 1}', "007"])
def test_the_path_of_a_file_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setenv("DATABASE", path)
    assert load().database == Path(path)


def test_a_missing_token_is_one_line() -> None:
    with pytest.raises(SettingsError, match=r"\ADISCORD_TOKEN is not set; needed: [^\n]+\Z"):
        load().token()


def test_a_bad_token_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = refused(monkeypatch, DISCORD_TOKEN="abc.def")
    assert "abc.def" not in line


def test_the_example_lists_every_setting_with_its_comment_and_default() -> None:
    lines = template().splitlines()
    for name, field in Settings.model_fields.items():
        at = lines.index(f"{name.upper()}={'' if field.default is None else field.default}")
        assert lines[at - 1] == f"# {field.description}"
    assert len([line for line in lines if line and not line.startswith("#")]) == len(NAMES)


def test_the_example_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settings"]) == 0
    assert capsys.readouterr().out == (ROOT / ".env.example").read_text(encoding="utf-8")


def test_the_example_can_be_used_as_it_is() -> None:
    assert load(ROOT / ".env.example") == load(None)
