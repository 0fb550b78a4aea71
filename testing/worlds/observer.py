"""What can be seen and heard of the bot on the simulated Discord, by whom, and how the tables stood then."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from simcord import HttpLogEntry
from simcord.backend import Backend
from simcord.backend.access import message_accessible
from simcord.backend.models import Message

from bot.pages import custom_ids
from bot.pages.custom_ids import Press
from bot.tables.model.table import Table
from testing.worlds.fast_simulator import deep_copy

_WATCHED: Final = ("commit_message", "edit_message")


class Control(NamedTuple):
    """A button or menu of a message."""

    custom_id: str
    label: str
    disabled: bool

    @property
    def press(self) -> Press | None:
        """What its custom id says; None if it is none of the bot's."""
        return custom_ids.parse(self.custom_id)


def all_parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component of a message, however deep it stands."""
    for component in components:
        yield component
        yield from all_parts(component.get("components", ()))
        if "accessory" in component:
            yield from all_parts([component["accessory"]])


def message_text(components: Sequence[Mapping[str, Any]]) -> str:
    """The text of a message."""
    return "\n".join(str(part["content"]) for part in all_parts(components) if "content" in part)


def controls(components: Sequence[Mapping[str, Any]]) -> list[Control]:
    """The buttons and menus among components, however deep they stand."""
    return [
        Control(part["custom_id"], part.get("label") or "", bool(part.get("disabled")))
        for part in all_parts(components)
        if "custom_id" in part
    ]


@dataclass(frozen=True)
class Snapshot:
    """A message as somebody could see it at one moment, and every table at that moment.

    ``at`` is that moment, in seconds on the simulator's clock.
    """

    at: float
    id: int
    channel: int
    ephemeral: bool
    content: str
    components: list[dict[str, Any]]
    attachments: list[dict[str, Any]]
    tables: dict[str, Table]

    @property
    def text(self) -> str:
        """All text of the message."""
        return f"{self.content}\n{message_text(self.components)}"


class ObservedRequest(NamedTuple):
    """A request of the bot, and every table at that moment."""

    request: HttpLogEntry
    tables: dict[str, Table]


class _Wire(list[HttpLogEntry]):
    """The simulator's list of requests, which tells ``Observer`` of each as it is made."""

    def __init__(self, eyes: "Observer") -> None:
        super().__init__(eyes.backend.http_requests)
        self._eyes = eyes

    def append(self, entry: HttpLogEntry, /) -> None:
        super().append(entry)
        self._eyes.requests.append(ObservedRequest(entry, dict(self._eyes.tables())))


@dataclass
class Observer:
    """Every state of every message that each person could ever see, private answers included.

    ``requests`` are the requests of the bot, those included that make no message.
    """

    backend: Backend
    tables: Callable[[], Mapping[str, Table]]
    seen: dict[int, list[Snapshot]] = field(default_factory=dict)
    requests: list[ObservedRequest] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.backend.http_requests = _Wire(self)
        for name in _WATCHED:
            setattr(self.backend, name, self._watch(getattr(self.backend, name)))

    def close(self) -> None:
        """See nothing from now on: over thousands of games there would be too much to remember."""
        for name in _WATCHED:
            delattr(self.backend, name)
        self.backend.http_requests = list(self.backend.http_requests)
        self.seen.clear()
        self.requests.clear()

    def _watch(self, call: Any) -> Any:  # noqa: ANN401 - a method of the simulator
        def watching_call(*args: Any, **kwargs: Any) -> Message:  # noqa: ANN401 - as the method
            message: Message = call(*args, **kwargs)
            self._note(message)
            return message

        return watching_call

    def _note(self, message: Message) -> None:
        backend = self.backend
        snapshot = Snapshot(
            backend.clock.elapsed,
            message.id,
            message.channel_id,
            message.is_ephemeral,
            message.content,
            deep_copy(message.components),
            deep_copy(message.attachments),
            dict(self.tables()),
        )
        for user_id, user in backend.users.items():
            if not user.bot and message_accessible(
                backend, message.channel_id, message, user_id, history=True
            ):
                self.seen.setdefault(user_id, []).append(snapshot)
