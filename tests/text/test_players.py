"""The names of players and of the levels of computers."""

from dataclasses import replace

from bot import computers
from bot.computers import scale
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import default_rules
from bot.tables.archive.privacy import FORGOTTEN_NAME
from bot.tables.model.people import Computer, Person, Seat
from bot.text.catalogue import Voice, capital, voices
from bot.text.players import level_name, one_name, owner_name, person_name, player_name, team_name
from testing.builders.states import new_match, rules_for
from testing.builders.table_views import table_seen_by
from testing.each import each


@each("voice", voices().values())
@each("variant", Variant)
def test_a_level_is_called_as_the_menu_of_its_game_has_it(voice: Voice, variant: Variant) -> None:
    for players in GAMES[variant].players:
        rules = default_rules(variant, players)
        offered = {level_name(voice, rules, one.name) for one in scale.levels_of(rules)}
        every = [*computers.LEVELS, *computers.NUMBERED, "7:pina"]
        assert {level_name(voice, rules, level) for level in every} <= offered
    assert level_name(voice, rules, "tutor") == voice("ui-level-tutor")


@each("voice", voices().values())
@each("plain", [False, True])
def test_who_was_forgotten_is_called_so_wherever_a_table_names_them(voice: Voice, *, plain: bool) -> None:
    word = capital(voice("name-forgotten"))
    forgotten = Person(-1, FORGOTTEN_NAME)
    seats = (Seat(forgotten), Seat(forgotten, Computer("Pina", "7")))
    table = replace(table_seen_by(new_match(rules_for(players=2)), None), seats=seats, host=forgotten)
    assert player_name(voice, table, 0, plain=plain) == word
    assert owner_name(voice, table, 1, plain=plain) == word
    assert one_name(voice, forgotten, plain=plain) == word
    assert person_name(voice, table, -1) == word
    assert person_name(voice, table, -2) == word
    assert team_name(voice, [forgotten, Person(5, "Anna")], plain=plain) == f"{word} + Anna"


def test_two_who_were_forgotten_are_told_apart_by_their_seats() -> None:
    seats = (Seat(Person(-1, FORGOTTEN_NAME)), Seat(Person(-2, FORGOTTEN_NAME)))
    table = replace(table_seen_by(new_match(rules_for(players=2)), None), seats=seats)
    names = [player_name(voices()["en"], table, seat) for seat in (0, 1)]
    assert names == [f"Somebody who was forgotten (seat {number})" for number in (1, 2)]
