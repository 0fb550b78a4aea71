"""Progress is shown to who waits at a terminal."""

import io

from bot.console.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_appears_after_a_while_and_goes_again() -> None:
    now, stream = [0.0], Terminal()
    with Progress(stream, clock=lambda: now[0]) as progress:
        progress(1, 4)
        assert stream.getvalue() == "", "nothing for what is over soon"
        now[0] = 2.0
        progress(2, 4)
        progress(3, 4)
        assert stream.getvalue() == f"\r[{'#' * 15}{'.' * 15}] 2 of 4", "not with every step"
    assert stream.getvalue().endswith("\r"), "the line is wiped away"


def test_progress_is_for_terminals() -> None:
    stream = io.StringIO()
    with Progress(stream, after=0.0) as progress:
        progress(1, 2)
    assert stream.getvalue() == ""
