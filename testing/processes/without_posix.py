"""Run the bot's command line as on a system without POSIX: ``python -m testing.processes.without_posix …``.

What the bot stands on was made for each system and is loaded as it is here; the bot itself finds no module,
no function, no signal and no loop that Windows does not have either. Discord cannot be reached.
"""

import asyncio
import importlib
import os
import pkgutil
import signal
import sys
import types
from typing import Any, Final

MODULES: Final = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty")
MISSING: Final = {
    "os": {
        *("O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC"),
        *(
            "chown",
            "fchmod",
            "fchown",
            "fork",
            "forkpty",
            "geteuid",
            "getegid",
            "getgid",
            "getpgid",
            "getuid",
        ),
        *(
            "getloadavg",
            "killpg",
            "mkfifo",
            "nice",
            "pread",
            "pwrite",
            "sched_getaffinity",
            "setpgid",
            "setsid",
        ),
        *("statvfs", "sysconf", "uname", "wait3", "wait4"),
    },
    "signal": {
        *("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2"),
        *("alarm", "pthread_kill", "setitimer", "sigwait"),
    },
}
"""Names of modules that Windows has, but not there."""
OURS: Final = ("bot", "cogs")


class ModuleWithout(types.ModuleType):
    """A module without some of its names."""

    def __init__(self, whole: types.ModuleType, missing: set[str]) -> None:
        super().__init__(whole.__name__, whole.__doc__)
        self._whole, self._missing = whole, missing

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the module holds
        if name in self._missing:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self._whole, name)


def load_all() -> None:
    """Load every module of the bot, and with them all that it stands on."""
    for name in OURS:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            importlib.import_module(module.name)


def remove_posix() -> None:
    """Take away what POSIX alone has, and forget the bot, which is loaded once more without it."""
    load_all()
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # so that to import it is an ImportError
    for name, missing in MISSING.items():
        sys.modules[name] = ModuleWithout(sys.modules[name], missing)
    for kind in (asyncio.SelectorEventLoop, asyncio.BaseEventLoop):
        for method in ("add_signal_handler", "remove_signal_handler"):
            setattr(kind, method, getattr(asyncio.AbstractEventLoop, method))  # raises NotImplementedError


if __name__ == "__main__":
    assert hasattr(os, "fork")
    assert hasattr(signal, "SIGKILL")
    remove_posix()
    load_all()
    from discord.http import Route

    from bot.__main__ import main

    if sys.argv[1] == "run":  # the Discord of `play` is a simulated one
        Route.BASE = "http://127.0.0.1:1"
    sys.exit(main())
