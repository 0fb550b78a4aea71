"""The classes of requests to Discord. A class names no server, channel, message or person."""

from __future__ import annotations

import re
from typing import Final

import yarl

OTHER: Final = "other"
ACKNOWLEDGEMENT: Final = "acknowledgement"
GATEWAY: Final = "gateway"
_VERSION: Final = re.compile(r".*?/v\d+(?=/)")
_CLASSES: Final = tuple(
    (methods.split("|"), re.compile(path), name)
    for methods, path, name in (
        ("POST", r"/interactions/\d+/[^/]+/callback", ACKNOWLEDGEMENT),
        ("POST", r"/webhooks/\d+/[^/]+", "follow-up"),
        ("GET|PATCH|DELETE", r"/webhooks/\d+/[^/]+/messages/[^/]+", "edit by token"),
        ("POST", r"/channels/\d+/messages", "message"),
        ("PATCH", r"/channels/\d+/messages/\d+", "edit"),
        ("DELETE", r"/channels/\d+/messages/\d+", "deletion"),
        ("GET", r"/channels/\d+/messages(/\d+)?", "look"),
        ("POST", r"/channels/\d+(/messages/\d+)?/threads", "thread"),
        ("POST", r"/users/@me/channels", "opening of direct messages"),
        ("GET|PUT", r"/applications/\d+(/guilds/\d+)?/commands", "commands"),
        ("GET|POST|PATCH|DELETE", r"/applications/\d+/emojis(/\d+)?", "emojis"),
        ("GET", r"/gateway(/bot)?", GATEWAY),
        ("GET", r"/users/@me|/oauth2/applications/@me", "sign-in"),
        ("GET", r"/guilds/.*|/users/@me/guilds", "server"),
    )
)
CLASSES: Final = (*dict.fromkeys(name for *_, name in _CLASSES), OTHER)
"""All classes, each once."""


def class_of(method: str, url: yarl.URL) -> str:
    """The class of a request."""
    if url.scheme in {"ws", "wss"}:
        return GATEWAY
    path = _VERSION.sub("", url.path, count=1)
    return next(
        (name for methods, pattern, name in _CLASSES if method in methods and pattern.fullmatch(path)), OTHER
    )
