"""Whether a page is one that Discord takes."""

import re

from bot.pages.custom_ids import parse
from bot.pages.limits import CHOICE_LABEL
from bot.pages.page import (
    Button,
    GestureImage,
    Menu,
    Page,
    Picture,
    Row,
    Section,
    UserMenu,
    choice_line,
)
from bot.ui.answers.handlers import HANDLERS
from bot.ui.wire.components import components
from testing.checks.components import all_components, text_length

_TWICE = re.compile(r"(.+?: ?)\1")


def buttons_of(page: Page) -> list[Button]:
    """All buttons of a page, in order."""
    parts = [part for part in page.parts if isinstance(part, Row | Section)]
    return [one for part in parts for one in (part.buttons if isinstance(part, Row) else (part.button,))]


def labels(page: Page) -> list[str]:
    """What stands on the buttons of a page, and on its menus with their choices."""
    menus = [part for part in page.parts if isinstance(part, Menu)]
    return [
        *(button.label for button in buttons_of(page)),
        *(menu.hint for menu in menus),
        *(choice.label for menu in menus for choice in menu.choices),
    ]


def check_page(name: str, page: Page) -> None:
    """Hold a page against Discord's limits, and its buttons against what is answered."""
    made_of = components(page, pictured=True)
    assert sum(1 for _ in all_components(made_of)) <= 40, name
    assert text_length(made_of) <= 4000, name
    assert len(page.plain.text) <= 4000, name
    assert page.text[-1:] != "…", name
    assert [label for label in labels(page) if _TWICE.match(label)] == [], name
    custom_ids = [button.does for button in buttons_of(page)]
    custom_ids += [part.does for part in page.parts if isinstance(part, Menu | UserMenu)]
    assert len(set(custom_ids)) == len(custom_ids) or name == "which table", name
    for custom_id in custom_ids:
        press = parse(custom_id)
        assert press is not None, name
        assert press.verb in HANDLERS, name
    for part in page.parts:
        match part:
            case Row(buttons):
                assert 1 <= len(buttons) <= 5, name
                assert all(1 <= len(button.label) <= 80 for button in buttons), name
                assert not any("<:" in button.label for button in buttons), name
            case Menu(_, hint, choices, least, most):
                assert 1 <= len(choices) <= 25, name
                assert 0 <= least <= most <= len(choices), name
                assert len(hint) <= 100, name
                assert [one.label for one in choices if one.label != choice_line(one.label)] == [], name
                assert all(len(choice.note) <= CHOICE_LABEL for choice in choices), name
                assert not any("<:" in text for text in (hint, *(choice.label for choice in choices))), name
                assert sum(choice.chosen for choice in choices) in {0, *range(least, most + 1)}, name
            case Picture(_, alt) | GestureImage(_, _, alt):
                assert 1 <= len(alt) <= 1024, name
                assert "<:" not in alt, name
            case _:
                pass
