"""Many small cases in one test.

A parametrized test costs a millisecond for each of its cases, which is more than most of them take: for its
fixtures, its report and its way from a worker. ``each`` tries them all within one test.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, TypeAlias

import pytest

_Test: TypeAlias = Callable[..., None]
LONGEST = 300
"""The characters of a case in the report of its failure."""


def each(names: str, values: Iterable[Any]) -> Callable[[_Test], _Test]:
    """Call a test with each of ``values``, named as by ``pytest.mark.parametrize``, all in one test.

    Every case is tried. Those that fail are raised together, each with a note of its values.
    """
    words, cases = [name.strip() for name in names.split(",")], list(values)
    assert cases, f"no case of {names}"

    def decorate(test: _Test) -> _Test:
        @wraps(test)
        def every_case(**fixtures: Any) -> None:  # noqa: ANN401 - whatever the test asks for
            failures = []
            for case in cases:
                given = _named(words, case)
                try:
                    test(**fixtures, **given)
                except (Exception, pytest.fail.Exception) as failure:  # noqa: BLE001 - raised below
                    said = ", ".join(f"{name}={value!r}" for name, value in given.items())
                    failure.add_note(f"with {said}"[:LONGEST])
                    failures.append(failure)
            if failures:
                raise BaseExceptionGroup(f"{len(failures)} of {len(cases)} cases of {names}", failures)

        signature = inspect.signature(test)
        rest = [one for name, one in signature.parameters.items() if name not in words]
        assert len(rest) == len(signature.parameters) - len(words), f"{test.__name__} takes no {names}"
        every_case.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]  # fixtures
        return every_case

    return decorate


def _named(words: Sequence[str], case: Any) -> dict[str, Any]:  # noqa: ANN401 - any value
    return {words[0]: case} if len(words) == 1 else dict(zip(words, case, strict=True))
