"""Two seasons of a league with two divisions, from ``/tournament new`` to the third (S-7 to S-9).

The weeks are shortened in the log (``DeadlineMoved``): the simulated Discord lives through each of the bot's
timers. ``tests/tournaments/test_leagues.py`` has whole ones.
"""

import re
from functools import partial

from bot.pairing.leagues import divisions
from bot.pairing.results import LOST
from bot.tables.model.people import Person
from bot.tournaments.decisions import entering, rounds
from bot.tournaments.ids import next_season_id
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import Tempo
from bot.tournaments.model.steps import DeadlineMoved, How, Outcome
from bot.tournaments.verify import flaws
from bot.ui.publish.tournaments.event_posts import RESULTS_FIRST
from testing.checks.traces import forget
from testing.players.player import Player, answer_text, play_out
from testing.players.tournaments import (
    enter_all,
    event,
    events,
    open_event,
    start_event,
    table_of,
    win,
    withdraw,
)
from testing.worlds.world import World

NAMES = ("Anna", "Carla", "Bruno", "Dario", "Elsa", "Furio", "Gina", "Hugo", "Ida", "Luca")
WEEK = 7 * 24 * 3600 * 1000
WEEK_SECONDS = 5
"""The seconds of a week here."""


async def play_week(world: World, found: str) -> None:
    """Of each match the entry with the lower number wins; then the week passes."""
    state = await event(world, found)
    act = world.briscola.context.tournaments.events.act
    assert state.rounds[-1].until - state.rounds[-1].began == WEEK
    until = world.milliseconds() + WEEK_SECONDS * 1000
    with world.as_bot():
        await act(found, lambda now: [DeadlineMoved(len(now.rounds), until, now.host.id)])
    for pairing in state.rounds[-1].undecided:
        best = min(pairing.entries)
        points = tuple(3 if entry == best else LOST for entry in pairing.entries)
        outcome = Outcome(How.PLAYED, points, (2, -2), (150, 90), (True, True))
        decide = partial(
            rounds.decide, round_number=len(state.rounds), number=pairing.number, attempt=1, outcome=outcome
        )
        with world.as_bot():
            await act(found, decide)
    await world.rest(1)
    state = await event(world, found)
    assert (state.rounds[-1].closed, state.over) == (True, len(state.rounds) == state.planned)
    await world.rest(WEEK_SECONDS)


async def play_season(world: World, found: str) -> Event:
    """The season at its end."""
    while not (state := await event(world, found)).over:
        await play_week(world, found)
    await world.rest(RESULTS_FIRST)
    return state


async def start_league(world: World) -> tuple[str, Player, Player]:
    """The first season of a league of ten, its host, and another player."""
    anna, *others = (world.enter(name) for name in NAMES)
    found = await open_event(anna, title="Lega", format="league", rated=False)
    await anna.press(anna.with_verb("enter", found), "enter")
    act = world.briscola.context.tournaments.events.act
    for player in others:
        enter = partial(entering.enter, members=[Person(player.id, player.name)], nonce=f"of {player.name}")
        with world.as_bot():
            await act(found, enter)
    await anna.command("tournament start")
    await world.rest()
    return found, anna, others[0]


def names(state: Event, numbers: list[int]) -> set[str]:
    return {one.name for number in numbers for one in state.entry(number).members}


def check_end(told: str) -> None:
    """The message, its picture and the standings say who goes up and down."""
    assert all(words in told for words in ("Promoted: ", "(promoted)", "Division 2"))
    assert re.search("points [⬆⬇]", told)


async def first_match(world: World, state: Event, player: Player) -> None:
    """A person plays the match of the first week at its table."""
    entry = state.entry_of(player.id)
    assert entry is not None
    found = state.pairing_of(entry.number)
    if found is not None:  # who rests plays in the week after
        table = world.table(table_of(state, found[1]))
        assert (table.rules.target, table.rules.by_correspondence) == (2, True)
        await play_out(world, table.id)
        await world.rest()


def check_first_message(told: str, state: Event) -> None:
    """It names the season, and each match of the round stands below its division."""
    assert "season 1" in told
    _, upper, lower = re.split(r"Division \d", told.partition("Rests this round")[0])
    for part, division in zip((upper, lower), divisions(state.seeds), strict=True):
        assert {name for name in NAMES if name in part} < names(state, division)
        assert part.count(" – ") == 2


async def check_first_week(world: World, anna: Player, state: Event) -> None:
    """Its message, and the standings of an onlooker: the places of each division stand below its name."""
    found = state.id
    check_first_message(anna.read(anna.with_verb("my-match", found)), state)
    onlooker = world.enter("Olga")
    pressed = await onlooker.press(onlooker.with_verb("standings", found), "standings")
    told = answer_text(onlooker, pressed)
    assert re.search(r"Division 1\**\n(?:.*\n){5}\**Division 2", told), told


async def test_S_7_S_8_S_9_two_seasons_of_two_divisions(world: World) -> None:
    found, anna, carla = await start_league(world)
    state = await event(world, found)
    assert (state.settings.tempo, state.settings.days) == (Tempo.POST, 7)
    assert [len(division) for division in divisions(state.seeds)] == [5, 5]
    assert state.planned == 5  # of five entries one rests each week
    await first_match(world, state, anna)
    played = [one.outcome for one in (await event(world, found)).rounds[0].pairings if one.outcome]
    assert all(sorted(one.points) in ([0, 3], [1, 2]) for one in played)
    await world.rest(11)
    await check_first_week(world, anna, state)
    left = await withdraw(carla)
    assert "left" in answer_text(carla, left)
    state = await play_season(world, found)
    before = [names(state, division) for division in divisions(state.seeds)]

    # The next season opens by itself, with all who played to the end; the others must enter again.
    message = next(one for one in anna.visible() if "Final result" in anna.read(one))
    places = answer_text(anna, await anna.press(message, "standings"))
    check_end(f"{anna.read(message)} {message.attachments[0].description} {places}")
    (second,) = [one.id for one in await events(world)]
    assert second == next_season_id(found)
    state = await event(world, second)
    assert (state.stage, state.season, len(state.entries)) == (Stage.OPEN, 2, 9)
    assert state.entry_of(carla.id) is None
    assert "without pressing *Enter*" in anna.read(anna.with_verb("enter", second))
    await carla.press(carla.with_verb("enter", second), "enter")
    newcomer = world.enter("Nino")
    await newcomer.press(newcomer.with_verb("enter", second), "enter")
    assert state.settings.starts is not None
    assert 0 < state.settings.starts - world.milliseconds() <= WEEK
    await anna.command("tournament start", **{"starts-in": 1})
    await world.restarted()
    await world.rest(61)
    state = await event(world, second)
    assert state.stage is Stage.RUNNING
    after = [names(state, division) for division in divisions(state.seeds)]
    assert [len(division) for division in after] == [5, 6]  # larger ones lower
    assert "Nino" in after[1]
    assert "Carla" in after[1]  # who withdrew goes down
    assert len(before[0] & after[1]) >= 1
    assert len(before[1] & after[0]) >= 2
    state = await play_season(world, second)
    (third,) = await events(world)
    assert (third.season, len(third.entries)) == (3, 11)
    own = world.briscola.context.tournaments.events
    for one in (found, second):
        with world.as_bot():
            log = [(row.seq, row.at, step) for row, step in await own.history(one)]
            assert flaws(one, log, await own.seed(one)) == []
    # E-6: the ladder names people as well.
    await forget(carla)
    for one in (found, second, third.id):
        with world.as_bot():
            rows = [row for row, _ in await own.history(one)]
        assert str(carla.id) not in "".join(row.body for row in rows)


async def test_S_9_the_next_season_opens_below_the_last_results_of_the_one_before(world: World) -> None:
    people = [world.enter(name) for name in NAMES[:4]]
    anna, here = people[0], f"<#{world.channel.id}>"
    found = await open_event(anna, title="Lega", format="league", rated=False, channels=here)
    await enter_all(people, found)
    await start_event(anna, found)
    act = world.briscola.context.tournaments.events.act
    for _ in range(2):
        until = world.milliseconds()
        with world.as_bot():
            await act(found, lambda now: [DeadlineMoved(len(now.rounds), until, now.host.id)])  # noqa: B023 - called at once
        await win(world, found)
    for pairing in (await event(world, found)).rounds[-1].pairings:
        await play_out(world, table_of(await event(world, found), pairing))
    await world.rest(30)
    shown = [anna.read(one) for one in anna.visible()]
    (opened,) = [place for place, text in enumerate(shown) if "season 2" in text]
    results = [place for place, text in enumerate(shown) if "wins the match!" in text]
    assert len(results) == 2
    assert max(results) < opened
