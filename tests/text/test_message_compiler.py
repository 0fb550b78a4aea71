"""Messages as functions say what Fluent's own resolver says."""

import random
from datetime import UTC, datetime

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast as ftl, visitor

from bot.languages import LANGUAGES
from bot.text.catalogue import FUNCTIONS
from bot.text.message_compiler import Unusual, compile_pattern
from testing.checks.catalogue import facts_of, parsed
from testing.each import each
from testing.randomness import is_thorough

FEW = 5
"""Of what its facts may be each message is told so many in a run."""
FACTS = ("Anna", "ada", 0, 1, 2, 11, 21, 1_234, -1, 1.5, datetime(2026, 11, 24, tzinfo=UTC))


class Keys(visitor.Visitor):
    """The keys of all variants of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ftl.Variant) -> None:
        if isinstance(node.key, ftl.Identifier):
            self.found.append(node.key.name)
        self.generic_visit(node)


@each("language", LANGUAGES)
def test_every_message_says_the_same_whatever_its_facts_are(language: str) -> None:
    bundle = FluentBundle([language], dict(FUNCTIONS), use_isolating=False)
    every = parsed(language)
    bundle.add_resource(ftl.Resource(list(every.values())))
    for key, facts in facts_of(every).items():
        keys = Keys()
        keys.visit(every[key])
        pattern, pool = bundle.get_message(key).value, [*keys.found, *FACTS]
        assert pattern is not None
        sentence = compile_pattern(bundle, pattern)
        steps = range(len(pool) if facts else 1)
        for step in steps if is_thorough() else random.sample(steps, min(FEW, len(steps))):
            values = {name: pool[(step + 7 * at) % len(pool)] for at, name in enumerate(sorted(facts))}
            told, problems = bundle.format_pattern(pattern, values)
            assert problems == []
            assert sentence({name: native_to_fluent(value) for name, value in values.items()}) == told


@pytest.mark.parametrize(
    "text",
    ["m = { $one }{ NUMBER($a, minimumFractionDigits: 1) }", "m = { -term }\n-term = a"],
)
def test_syntax_that_no_message_needs_is_left_to_fluent(text: str) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    with pytest.raises(Unusual):
        compile_pattern(bundle, bundle.get_message("m").value)


@pytest.mark.parametrize("facts", [{}, {"name": "a" * 2501}])
def test_a_wrong_fact_is_left_to_fluent(facts: dict[str, str]) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("m = Hello, { $name }!"))
    sentence = compile_pattern(bundle, bundle.get_message("m").value)
    assert sentence({"name": "Anna"}) == "Hello, Anna!"
    with pytest.raises(Unusual):
        sentence({**facts})
