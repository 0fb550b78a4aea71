"""Every request of the bot against Discord's own description of its HTTP API, where that file is at hand."""

import json
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import jsonschema_rs
import msgspec
from cachetools import LRUCache
from simcord import HttpLogEntry

from testing.shared_json import shared_parts

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""The schema of an answer to an interaction, by its type: of an ``anyOf`` only "none fits" would be said."""


class Endpoint(NamedTuple):
    """An operation of Discord's API with the template of its path."""

    template: str
    operation: Mapping[str, Any]


def available() -> bool:
    """Whether Discord's description of its API is on this machine."""
    return DESCRIPTION.exists()


@cache
def description() -> Mapping[str, Any]:
    """Discord's description of its API."""
    return cast("Mapping[str, Any]", json.loads(DESCRIPTION.read_text(encoding="utf-8")))


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """The validator of a schema by its name."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": description()["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


@cache
def body_validator(template: str, method: str) -> jsonschema_rs.Draft202012Validator | None:
    """The validator of an operation's body; None if it takes no body."""
    body = description()["paths"][template][method].get("requestBody")
    if body is None:
        return None
    schema = body["content"]["application/json"]["schema"]
    return jsonschema_rs.Draft202012Validator({**schema, "components": description()["components"]})


@cache
def templates() -> Mapping[int, Sequence[tuple[str, Sequence[str]]]]:
    """The paths of all operations with their segments, by the number of segments."""
    endpoint_found: dict[int, list[tuple[str, Sequence[str]]]] = {}
    for template in description()["paths"]:
        names = template.strip("/").split("/")
        endpoint_found.setdefault(len(names), []).append((template, names))
    return endpoint_found


@lru_cache(10_000)
def endpoint(method: str, path: str) -> Endpoint | None:
    """The operation whose path fits best: a literal segment before a placeholder."""
    parts = path.strip("/").split("/")
    fitting = []
    for template, names in templates().get(len(parts), ()):
        operation = description()["paths"][template].get(method.lower())
        if operation is not None and all(
            name == part or name.startswith("{") for name, part in zip(names, parts, strict=True)
        ):
            literal = sum(name == part for name, part in zip(names, parts, strict=True))
            fitting.append((literal, Endpoint(template, operation)))
    return max(fitting, key=lambda endpoint_found: endpoint_found[0])[1] if fitting else None


_IDS: Final = frozenset({"id", "ids", "users", "roles"})


def normalize(value: Any, key: str = "") -> Any:  # noqa: ANN401 - any JSON
    """A body as the description has it: discord.py sends a few ids as numbers, which Discord takes."""
    if isinstance(value, dict):
        # The id of a component, and only that, is a number.
        component = isinstance(value.get("type"), int)
        return {
            name: inner if component and name == "id" else normalize(inner, name)
            for name, inner in value.items()
        }
    if isinstance(value, list):
        return [normalize(inner, key) for inner in value]
    number = isinstance(value, int) and not isinstance(value, bool)
    return str(value) if number and (key in _IDS or key.endswith(("_id", "_ids"))) else value


def problems(entry: HttpLogEntry) -> list[str]:
    """What is wrong with a request, one line each."""
    endpoint_found = endpoint(entry.method, entry.path)
    if endpoint_found is None:
        return [f"{entry.method} {entry.path} is none of Discord's"]
    body = cast("dict[str, Any] | None", entry.json)
    key = (entry.method, endpoint_found.template, shared_parts(body) or msgspec.json.encode(body))
    if key not in _CHECKED:
        _CHECKED[key] = _body_problems(entry.method, endpoint_found, body)
    return _CHECKED[key]


_CHECKED: Final[MutableMapping[tuple[str, str, bytes | tuple[int, ...]], list[str]]] = LRUCache(1000)
"""What was found in bodies: every bot registers the same commands, which are half a megabyte and shared."""


def _body_problems(method: str, endpoint_found: Endpoint, body: dict[str, Any] | None) -> list[str]:
    if endpoint_found.template.endswith("/callback") and body is not None:
        validate: jsonschema_rs.Draft202012Validator | None = validator(CALLBACKS[body["type"]])
    else:
        validate = body_validator(endpoint_found.template, method.lower())
    if validate is None:
        return [] if body is None else [f"{method} {endpoint_found.template} takes no body"]
    return [
        f"{method} {endpoint_found.template} {list(error.instance_path)}: {error.message[:300]}"
        for error in validate.iter_errors(normalize(body))
    ]


def all_problems(entries: Iterable[HttpLogEntry]) -> set[str]:
    """What Discord would refuse in any of these requests."""
    return {problem for entry in entries for problem in problems(entry)}
