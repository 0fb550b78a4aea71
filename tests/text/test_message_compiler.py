"""Messages as functions say what Fluent's own resolver says."""

from datetime import UTC, datetime

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast as ftl, visitor

from bot.languages import LANGUAGES
from bot.text.catalogue import Voice, _fluent, voices
from bot.text.message_compiler import Unusual, compile_pattern
from testing.checks.catalogue import message_facts

FACTS = (
    "Anna",
    "ada",
    0,
    1,
    2,
    3,
    11,
    21,
    1_234,
    -1,
    1.5,
    True,
    False,
    None,
    datetime(2026, 11, 24, tzinfo=UTC),
)


class Keys(visitor.Visitor):
    """The keys of all variants of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ftl.Variant) -> None:
        if isinstance(node.key, ftl.Identifier):
            self.found.append(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same_whatever_its_facts_are(language: str) -> None:
    voice, names, same = Voice(language), message_facts(language), 0
    for key, source in voice._bundle.sources.items():
        keys = Keys()
        keys.visit(FluentParser().parse_entry(source))
        pool = [*keys.found, *FACTS]
        function = compile_pattern(voice._bundle, voice._bundle.get_message(key).value)
        for step in range(len(pool)):
            values = {
                name: _fluent(pool[(step + 7 * place) % len(pool)])
                for place, name in enumerate(sorted(names.get(key, ())))
            }
            try:
                said = function(values)
            except Unusual:
                continue
            assert said == voice._resolve_unusual(key, values), (key, values)
            same += 1
    assert same > 10 * len(voices()[language].keys)


@pytest.mark.parametrize(
    "text", ["m = { $one.two }", "m = { -term }\n-term = a", "m = { NUMBER($a, minimumFractionDigits: 1) }"]
)
def test_syntax_that_no_message_needs_is_left_to_fluent(text: str) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    with pytest.raises((Unusual, LookupError)):
        compile_pattern(bundle, bundle.get_message("m").value)


@pytest.mark.parametrize("facts", [{}, {"name": "a" * 2501}])
def test_a_wrong_fact_is_left_to_fluent(facts: dict[str, str]) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("m = Hello, { $name }!"))
    sentence = compile_pattern(bundle, bundle.get_message("m").value)
    assert sentence({"name": "Anna"}) == "Hello, Anna!"
    with pytest.raises(Unusual):
        sentence(facts)
