"""Discord's gateway: sessions that begin, receive events, are cut off and resumed."""

import asyncio
import enum
import json
import secrets
import time
import zlib
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.gateway import FakeGateway

Json: TypeAlias = Any

PATH = "/gateway"
HEARTBEAT = 41_250
"""The heartbeat interval in milliseconds."""
HEARD_AFTER = 0.05
"""The seconds after which a heartbeat is answered. discord.py notes in another thread that it has sent one.
It takes an answer that comes before that for 41 seconds late."""
SPACING = 5.0
"""The seconds between two identifies (max_concurrency 1)."""
A_DAY = 1000
"""The sessions that a bot may start in a day. After more, its token is revoked."""
RESUMABLE = 60.0
"""The seconds for which a session that lost its connection can be resumed."""


class Op(enum.IntEnum):
    """The type of a gateway message."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID = 9
    HELLO = 10
    ACK = 11


class Cut(enum.Enum):
    """How a connection ends."""

    ABORTED = "aborted"
    CLOSED = "closed"
    """With code 4000, after which a client resumes."""
    RECONNECT = "reconnect"
    """Discord asks for it."""
    INVALID = "invalid session"
    """The session is over. The next one begins with an identify."""


class Line:
    """One connection, whose messages stay in order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self._request = request
        self._pack = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def say(self, op: Op, data: Json = None, **more: Json) -> None:
        """Send a message after the previous ones."""
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None, **more}))

    def put(self, text: str) -> None:
        """As ``say``, for a text that is ready to be sent."""
        self._waiting.put_nowait(text)

    async def write(self) -> None:
        """Send the queued messages, until cancelled or cut off."""
        while True:
            text = await self._waiting.get()
            try:
                if self._pack is None:
                    await self.socket.send_str(text)
                else:
                    data = self._pack.compress(text.encode()) + self._pack.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except ConnectionError:
                return

    def abort(self) -> None:
        """End the connection without a close, as when a cable is pulled."""
        if self._request.transport is not None:
            self._request.transport.abort()


class _Parsers:
    """Replaces discord.py's parsers of events: each one feeds the session."""

    def __init__(self, tell: Callable[[str, Json], None]) -> None:
        self._tell = tell

    def __getitem__(self, event: str) -> Callable[[Any], None]:
        return lambda payload: self._tell(event, payload)


class Session:
    """The events sent to one bot, so that they can be sent again. simcord knows which ones it wants."""

    def __init__(self, backend: Backend, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.line: Line | None = None
        self.lost_at = 0.0
        self.seq = 0
        self.texts: list[str] = []
        self.intents = discord.Intents._from_value(intents)
        self.parsers = _Parsers(self.tell)
        self.feed = FakeGateway(backend, self).feed

    def tell(self, event: str, data: Json) -> None:
        """Send an event now, or when the bot is connected again."""
        self.seq += 1
        text = json.dumps({"op": Op.DISPATCH, "d": data, "s": self.seq, "t": event})
        self.texts.append(text)
        if self.line is not None:
            self.line.put(text)


class Gateway:
    """All sessions of the bot.

    ``repeats``: the number of known events that a resumed session receives again.
    """

    def __init__(self, backend: Backend, *, token: str, spacing: float = SPACING) -> None:
        self.backend = backend
        self.spacing = spacing
        self.closed = False
        """Whether new connections are refused. Those that exist stay."""
        self.repeats = 0
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.identifies: list[float] = []
        self.early_identifies: list[float] = []
        """The times of identifies that came too soon after another."""
        self.resumes = 0
        self.cuts = 0
        self.repeated_events = 0
        self._token = token
        self._greeting = asyncio.Event()
        backend.subscribers.append(self.feed)

    def routes(self) -> list[web.RouteDef]:
        """The routes of the gateway."""
        return [web.get(PATH, self._handle), web.get(PATH + "/", self._handle)]

    def bot_answer(self) -> Mapping[str, Any]:
        """The answer to ``GET /gateway/bot``."""
        now = time.monotonic()
        identifies_today = [at for at in self.identifies if at > now - 86_400]
        return {
            "url": self.address,
            "shards": 1,
            "session_start_limit": {
                "total": A_DAY,
                "remaining": max(0, A_DAY - len(identifies_today)),
                "reset_after": round(1000 * (86_400 - (now - identifies_today[0])))
                if identifies_today
                else 0,
                "max_concurrency": 1,
            },
        }

    @property
    def is_connected(self) -> bool:
        """Whether a bot is connected."""
        return any(session.line is not None for session in self.sessions.values())

    async def wait_for_session(self, after: int = 0) -> None:
        """Wait until more than ``after`` sessions have begun, and the latest one is connected."""
        while len(self.identifies) <= after or not self.is_connected:
            self._greeting.clear()
            await self._greeting.wait()

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event of Discord's to the sessions."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            if session.line is None and session.lost_at < now - RESUMABLE:
                del self.sessions[session.id]
            else:
                session.feed(event, payload)

    async def cut(self, how: Cut) -> None:
        """End every connection."""
        self.cuts += 1
        for session in list(self.sessions.values()):
            line = session.line
            if line is None:
                continue
            match how:
                case Cut.ABORTED:
                    line.abort()
                case Cut.CLOSED:
                    await line.socket.close(code=4000)
                case Cut.RECONNECT:
                    line.say(Op.RECONNECT)
                case Cut.INVALID:
                    del self.sessions[session.id]
                    line.say(Op.INVALID, data=False)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        if self.closed:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket, request)
        writing = asyncio.create_task(line.write())
        line.say(Op.HELLO, {"heartbeat_interval": HEARTBEAT})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                payload = json.loads(message.data)
                match payload["op"]:
                    case Op.HEARTBEAT:
                        asyncio.get_running_loop().call_later(HEARD_AFTER, line.say, Op.ACK)
                    case Op.IDENTIFY:
                        session = self._identify(line, payload["d"])
                    case Op.RESUME:
                        session = self._resume(line, payload["d"])
                    case _:
                        pass  # presences and similar messages change nothing here
                if payload["op"] in {Op.IDENTIFY, Op.RESUME} and payload["d"]["token"] != self._token:
                    await socket.close(code=4004)
        except ConnectionError:
            pass
        finally:
            writing.cancel()
            if session is not None and session.line is line:
                session.line, session.lost_at = None, time.monotonic()
        return socket

    def _identify(self, line: Line, request: Mapping[str, Any]) -> Session | None:
        now = time.monotonic()
        # Times are taken when the request arrives: a wait of exactly five seconds may look a little shorter.
        if self.identifies and now - self.identifies[-1] < self.spacing - 0.1:
            self.early_identifies.append(now)
            self.identifies.append(now)
            line.say(Op.INVALID, data=False)
            return None
        self.identifies.append(now)
        session = Session(self.backend, int(request["intents"]))
        session.line = line
        self.sessions[session.id] = session
        guilds = list(self.backend.guilds.values())
        session.tell(
            "READY",
            {
                "v": 10,
                "user": dict(serializers.user_payload(self.backend.bot_user)),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "shard": request.get("shard", [0, 1]),
                "application": {"id": str(self.backend.application_id), "flags": 0},
            },
        )
        for guild in guilds:
            session.feed("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self._greeting.set()
        return session

    def _resume(self, line: Line, request: Mapping[str, Any]) -> Session | None:
        session = self.sessions.get(request["session_id"])
        if session is None:
            line.say(Op.INVALID, data=False)
            return None
        self.resumes += 1
        seq = int(request["seq"])
        again = max(0, seq - self.repeats)
        self.repeated_events += seq - again
        for text in session.texts[again:]:
            line.put(text)
        session.line = line
        session.tell("RESUMED", {"_trace": []})
        self._greeting.set()
        return session
