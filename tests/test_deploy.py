"""What ``deploy/`` tells a container engine and systemd names only what there is. No engine is needed."""

import configparser
import itertools
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.__main__ import command_line
from bot.console.command_errors import UNUSABLE
from bot.metrics.figures import KINDS, Figures
from bot.metrics.readings import READINGS
from bot.metrics.routes import CLASSES
from bot.metrics.serving import HEALTH
from bot.settings import COMPOSE_NAMES, Settings

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
CLUSTER = (ROOT / "deploy/compose.cluster.yaml").read_text(encoding="utf-8")
PROMETHEUS = ROOT / "deploy/prometheus.yaml"
ALERTS = ROOT / "deploy/alerts.yaml"
DASHBOARD = ROOT / "deploy/dashboard.json"
UNIT = ROOT / "deploy/briscola.service"
SETTINGS = {name.upper() for name in Settings.model_fields}


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    parser.read(UNIT, encoding="utf-8")
    return parser


def commands() -> list[list[str]]:
    """Every command of the bot that is run there, word by word."""
    listed = [json.loads(words) for words in re.findall(r"CMD (\[.*\])", DOCKERFILE)]
    return [*listed, shlex.split(unit()["Service"]["ExecStart"])]


def test_every_command_is_one_of_the_bot() -> None:
    assert len(commands()) == 3
    for program, *arguments in commands():
        assert Path(program).name == "briscola"
        command_line().parse_args(arguments)


def test_the_container_gets_settings_that_there_are() -> None:
    set_there = re.findall(r"(\w+)=\S+", " ".join(re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)))
    assert set(set_there) - {"PATH", "PYTHONUNBUFFERED"} <= SETTINGS
    for file, indent in ((COMPOSE, 6), (CLUSTER, 4)):
        passed = set(re.findall(rf"^ {{{indent}}}([A-Z_]+):", file, re.MULTILINE))
        assert passed <= SETTINGS
        assert "DISCORD_TOKEN" in passed


def test_the_containers_get_every_setting_of_the_operator() -> None:
    for file in (COMPOSE, CLUSTER):
        (settings,) = re.findall(r"^ +env_file: (\S+)$", file, re.MULTILINE)
        assert (ROOT / "deploy" / settings).resolve() == ROOT / ".env"
        assert "DATABASE: " in file  # that of the file is for a bot outside a container


def test_what_a_container_demands_in_the_file_of_settings_does_not_stop_a_bot_beside_it() -> None:
    demanded = set(re.findall(r"\$\{(\w+):\?put it into .env\}", COMPOSE + CLUSTER))
    assert demanded - SETTINGS == COMPOSE_NAMES


def test_no_image_holds_what_git_does_not_keep() -> None:
    kept_out = [
        {line.removeprefix("**/").strip("/") for line in lines.splitlines() if not line.startswith("#")}
        for lines in ((ROOT / name).read_text(encoding="utf-8") for name in (".gitignore", ".dockerignore"))
    ]
    assert kept_out[0] - {""} <= kept_out[1]
    assert ".git" in kept_out[1]


def test_what_is_built_from_is_there() -> None:
    for file in re.findall(r"-r (\S+)", DOCKERFILE):
        assert (ROOT / file).is_file()
    for file in (COMPOSE, CLUSTER):
        assert (ROOT / re.findall(r"dockerfile: (\S+)", file)[0]).is_file()


def test_the_container_runs_as_nobody_in_particular_and_keeps_its_data() -> None:
    user = DOCKERFILE.index("USER briscola")
    assert user < DOCKERFILE.index("HEALTHCHECK") < DOCKERFILE.index('CMD ["briscola", "run"]')
    assert "VOLUME /data" in DOCKERFILE
    assert "DATABASE=/data/" in DOCKERFILE
    assert "- data:/data" in COMPOSE
    assert "read_only: true" in COMPOSE


def test_systemd_does_not_start_again_what_an_operator_has_to_mend() -> None:
    service = unit()["Service"]
    assert service["RestartPreventExitStatus"] == str(UNUSABLE)
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Its program is looked for where it would be installed: here another one stands in."""
    copy = tmp_path / UNIT.name
    copy.write_text(
        UNIT.read_text(encoding="utf-8").replace("/usr/local/bin/briscola", "/bin/true"), encoding="utf-8"
    )
    done = subprocess.run(  # noqa: S603 - our own file
        ["systemd-analyze", "verify", str(copy)],  # noqa: S607 - wherever the system has it
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


# Several processes, and their figures -----------------------------------------------------------------------


def test_each_process_of_a_cluster_is_read_and_looked_after() -> None:
    processes = re.findall(r"^  ([\w-]+): \*bot$", CLUSTER, re.MULTILINE)
    assert len(processes) == 3
    assert re.search(rf"up --build --detach --no-deps {processes[0]}$", CLUSTER, re.MULTILINE)
    (port,) = re.findall(r"METRICS: 0\.0\.0\.0:(\d+)", CLUSTER)
    (targets,) = re.findall(r"targets: (\[.*\])", PROMETHEUS.read_text(encoding="utf-8"))
    assert json.loads(targets) == [f"{process}:{port}" for process in processes]
    assert f"127.0.0.1:{port}{HEALTH}" in CLUSTER
    (user, host, database) = re.findall(r"DATABASE: postgresql://(\w+):\$\{.*\}@(\w+)/(\w+)", CLUSTER)[0]
    assert f"\n  {host}:\n" in CLUSTER
    assert f"POSTGRES_USER: {user}\n" in CLUSTER
    assert f"POSTGRES_DB: {database}\n" in CLUSTER


def test_what_is_mounted_is_there() -> None:
    mounted = re.findall(r"- \./(\S+):(/\S+):ro", CLUSTER)
    assert [file for file, _ in mounted] == [PROMETHEUS.name, ALERTS.name]
    folders = set()
    for file, place in mounted:
        assert (ROOT / "deploy" / file).is_file()
        folders.add(Path(place).parent)
    (rules,) = re.findall(r"rule_files:\n  - (\S+)", PROMETHEUS.read_text(encoding="utf-8"))
    assert (folders, rules) == ({Path("/etc/prometheus")}, ALERTS.name)
    named = set(re.findall(r"- (\w+):/", CLUSTER))
    assert named == set(re.findall(r"^  (\w+):$", CLUSTER.partition("\nvolumes:\n")[2], re.MULTILINE))


def figures_there_are() -> set[str]:
    """The names of all samples that Prometheus can read."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
    figures = Figures().registry.collect()
    found = {f"{family.name}{end}" for family in figures for end in endings[family.type]}
    return found | {f"{one.name}{'_total' if one.only_grows else ''}" for one in READINGS}


def queries() -> list[str]:
    """What is asked of Prometheus, by alerts and by the dashboard."""
    alerts = ALERTS.read_text(encoding="utf-8")
    asked = re.findall(r"^ {8}expr: (?!>-)(.*)$", alerts, re.MULTILINE)
    asked += re.findall(r"^ {8}expr: >-\n((?: {10}.*\n)+)", alerts, re.MULTILINE)
    assert len(asked) == alerts.count("- alert:")
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return [*asked, *(target["expr"] for panel in panels for target in panel["targets"])]


def test_every_figure_that_is_asked_for_is_counted() -> None:
    there = figures_there_are()
    named = {name for query in queries() for name in re.findall(r"\b(?:briscola|process)_\w+", query)}
    assert named <= there
    # And what the bot counts is looked at, apart from what its language counts by itself.
    looked_at = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in named}
    assert {
        re.sub(r"_(total|bucket|count|sum)$", "", name) for name in there if "briscola" in name
    } <= looked_at


def test_operators_are_told_of_every_figure_and_every_alert() -> None:
    text = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(briscola_\w+)", text))
    figures = {re.sub(r"_(bucket|count|sum)$", "", one) for one in figures_there_are()}
    assert told == {one for one in figures if one.startswith("briscola_")}
    alerts = re.findall(r"- alert: (\w+)", ALERTS.read_text(encoding="utf-8"))
    assert set(re.findall(r"`(Briscola\w+)`", text)) == set(alerts)


def test_every_value_of_a_label_that_is_asked_for_is_given() -> None:
    given = {
        "route": set(CLASSES),
        "job": {"briscola"},
        "kind": {*KINDS.values(), "unavailable"},
        "event": {"disconnected"},
    }
    for query in queries():
        for label, value in re.findall(r'(\w+)="([^"]*)"', query):
            assert label == "status" or value in given[label]
    (job,) = re.findall(r"job_name: (\w+)", PROMETHEUS.read_text(encoding="utf-8"))
    assert job in given["job"]


def test_the_dashboard_has_a_place_for_each_panel() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = [panel["gridPos"] for panel in panels]
    for one, other in itertools.combinations(places, 2):
        apart = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert apart or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
    assert all(place["x"] + place["w"] <= 24 for place in places)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not on this machine")
def test_prometheus_understands_its_files() -> None:
    """The rules are checked with the file that names them."""
    done = subprocess.run(  # noqa: S603 - our own file
        ["promtool", "check", "config", str(PROMETHEUS)],  # noqa: S607 - wherever the system has it
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
