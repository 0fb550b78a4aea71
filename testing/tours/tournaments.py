"""Tournaments of every kind, lived through in Chromium on the demonstration (docs/tournaments.md).

    python -m testing.tours.tournaments FOLDER [--only NAME ...]

The visitor opens a Swiss of 16 with a knock-out of the best four. Two others enter, computers fill the other
seats, and the bot ends and begins again in a round. Then eight people play a knock-out of pairs, a Swiss of
pairs and a match of two teams, and three
people with computers an arena of half an hour and a season of a league of two divisions, until the next one
has begun; its weeks pass on the clock of the page. FOLDER gets pictures of the page, in a window, on a tablet
and on a phone, to be looked at. It takes some minutes and ends with exit code 1 if something does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final
from unittest.mock import patch

from playwright.async_api import async_playwright

from bot import log
from bot.app import build
from bot.demo.server import PEOPLE, demo_server
from bot.pairing.leagues import divisions
from bot.settings import Settings
from bot.tables.listeners import heartbeat
from bot.tables.model.people import Person
from bot.tournaments.decisions.arenas import pause
from bot.tournaments.decisions.entering import accept, enter
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.steps import How
from testing.players.visitor import PATIENCE_MS, Visitor
from testing.tours.chromium import FLAGS, executable, print_verdict
from testing.tours.tour import CAUGHT_UP, Tour

OTHERS: Final = ("Gina", "Hugo")
"""Those who enter the pairs beside the six people of the demonstration."""
SWISS: Final = 16
ARENA: Final = 5
LEAGUE: Final = 10
"""The entries of each; a league of ten has two divisions."""
_DAY: Final = 24 * 3600.0
"""In seconds."""


async def _enter_people(tour: Tour) -> Event:
    """Enter the three people; the page shows what Anna sees afterwards."""
    for name in ("Bruno", "Carla", "Anna"):
        await tour.visitor.become(name)
        await tour.visitor.press("Enter")
    return await tour.event()


async def swiss(tour: Tour) -> None:
    """A Swiss of sixteen with a knock-out of four, in which the bot ends and begins again."""
    visitor = tour.visitor
    await tour.open(title="Torneo di Pasqua", rated=False, rounds=2, cut=4)
    await tour.shoot("opened", "Torneo di Pasqua")
    event = await _enter_people(tour)
    await tour.fill(event.id, SWISS)
    await tour.rest(CAUGHT_UP)
    await tour.shoot("entries", "entries so far")
    await visitor.press("Host")
    await tour.shoot("host", "what you may do as the host")
    event = await tour.event()
    tour.expect("sixteen have entered", holds=len(event.entries) == SWISS)
    await visitor.press("Start now")
    await tour.rest(CAUGHT_UP)
    await tour.shoot("round-1", "Round 1 of 2")
    await visitor.press("My match")
    await tour.shoot("my-match", "Your match")
    await tour.shoot("ready", "Press Ready within")
    event = await tour.state(event.id)
    await tour.be_ready(event)
    await tour.rest(2)
    await tour.shoot("dealt")
    event = await tour.play(event.id)
    await tour.rest(CAUGHT_UP)
    await tour.shoot("round-1-over", "Round 1 of 2")
    await visitor.press("Standings")
    await tour.shoot("standings", "Your results")
    await tour.rest(120)
    event = await tour.state(event.id)
    tour.expect("the second round has begun", holds=len(event.rounds) == 2)
    await tour.be_ready(event)
    await tour.restart()
    after = await tour.state(event.id)
    tour.expect("nothing is lost by a restart", holds=after.rounds == event.rounds)
    await tour.play(event.id)
    await tour.rest(125)
    event = await tour.state(event.id)
    while not event.over:
        await tour.rest(CAUGHT_UP)
        await tour.shoot("cut", "Knock-out")
        await tour.be_ready(event)
        await tour.play(event.id)
        await tour.rest(125)
        event = await tour.state(event.id)
    tour.expect("it has a result", holds=event.stage is Stage.FINISHED and len(event.places) == SWISS)
    await tour.shoot("result", "Final result")


async def pairs(tour: Tour) -> None:
    """A knock-out of four pairs."""
    visitor = tour.visitor
    await tour.open(title="Coppie", format="knockout", players=4, rated=False, final=3)
    await visitor.press("Enter")
    await tour.shoot("partners", "Choose who plays with you")
    event = await tour.event()
    await _enter_groups(tour, event, 2)
    await tour.shoot("pairs", "entries so far")
    await visitor.press("Host")
    await visitor.press("Start now")
    await tour.rest(CAUGHT_UP)
    event = await tour.state(event.id)
    while not event.over:
        await tour.shoot("pairs-round", "Coppie")
        await tour.be_ready(event)
        await tour.play(event.id)
        await tour.rest(125)
        event = await tour.state(event.id)
    await tour.rest(CAUGHT_UP)
    await tour.shoot("pairs-result", "Final result")
    tour.expect("the pairs have a result", holds=[place for _, place in event.places] == [1, 2, 3, 3])


async def _enter_groups(tour: Tour, event: Event, size: int) -> None:
    """Enter all people in pairs, or in teams; everybody accepts."""
    persons = [Person(one.id, name) for one, name in zip(tour.people, (*PEOPLE, *OTHERS), strict=True)]
    for place in range(0, len(persons), size):
        group = persons[place : place + size]
        await tour.act(event.id, lambda now, all_of=group: enter(now, all_of, f"n{all_of[0].id}"))
        for one in group[1:]:
            await tour.act(event.id, lambda now, who=one: accept(now, who, f"n{who.id}"))
    await tour.rest(CAUGHT_UP)


async def swiss_of_pairs(tour: Tour) -> None:
    """A Swiss of four pairs, which its host does not play as a round robin."""
    visitor = tour.visitor
    await tour.open(title="Coppie svizzere", players=4, rated=False, rounds=2)
    event = await tour.event()
    await _enter_groups(tour, event, 2)
    await tour.shoot("swiss-pairs", "entries so far")
    await visitor.press("Host")
    await visitor.press("Start now")
    await tour.shoot("swiss-pairs-question", "Swiss")
    await visitor.press("Swiss")
    await tour.rest(CAUGHT_UP)
    event = await tour.state(event.id)
    while not event.over:
        await tour.shoot("swiss-pairs-round", "Coppie svizzere")
        await visitor.press("My match")
        await tour.shoot("swiss-pairs-my-match", "Your match")
        await tour.be_ready(event)
        await tour.rest(2)
        await tour.shoot("swiss-pairs-dealt")
        await tour.play(event.id)
        await tour.rest(CAUGHT_UP)
        await visitor.press("Standings")
        await tour.shoot("swiss-pairs-standings", "Your results")
        await tour.rest(125)
        event = await tour.state(event.id)
    await tour.rest(CAUGHT_UP)
    await tour.shoot("swiss-pairs-result", "Final result")
    tour.expect("the pairs have a result", holds=[place for _, place in event.places] == [1, 2, 3, 4])


async def team(tour: Tour) -> None:
    """A match of two teams of two pairs over four deals (D-10)."""
    visitor = tour.visitor
    await tour.open(title="Bari - Lecce", format="team_match", players=4, rated=False, **{"equal-deals": 4})
    await tour.shoot("team-opened", "Bari - Lecce")
    await visitor.press("Enter")
    await tour.shoot("team-partners", "Choose the rest of your team")
    event = await tour.event()
    await _enter_groups(tour, event, 4)
    await tour.shoot("team-entries", "entries so far")
    await visitor.press("Host")
    await visitor.press("Start now")
    await tour.rest(CAUGHT_UP)
    event = await tour.state(event.id)
    await tour.shoot("team-begun", "Bari - Lecce")
    await visitor.press("My match")
    await tour.shoot("team-my-match", "Your match")
    await visitor.press("Rules")
    await tour.shoot("team-rules")
    await tour.be_ready(event)
    await tour.rest(2)
    await tour.shoot("team-dealt")
    await tour.play(event.id)
    await tour.rest(CAUGHT_UP)
    await tour.shoot("team-over", "Bari - Lecce")
    await tour.rest(125)
    event = await tour.state(event.id)
    await tour.shoot("team-result", "Final result")
    await visitor.press("Standings")
    await tour.shoot("team-standings", "Your results")
    tour.expect("the teams have a result", holds=[place for _, place in event.places] in ([1, 2], [1, 1]))


async def arena(tour: Tour) -> None:
    """An arena of half an hour: three people and two computers (T-15)."""
    visitor = tour.visitor
    await tour.open(title="Ora d'oro", format="arena", minutes=30, rated=False)
    event = await _enter_people(tour)
    await tour.fill(event.id, ARENA)
    await tour.rest(CAUGHT_UP)
    await tour.shoot("arena-entries", "entries so far")
    await visitor.press("Host")
    await visitor.press("Start now")
    await tour.rest(CAUGHT_UP)
    await tour.shoot("arena-begun", "Ora d'oro")
    await tour.rest(CAUGHT_UP)
    await visitor.press("My match")
    await tour.shoot("arena-my-match", "Your match")
    await tour.shoot("arena-ready", "Press Ready within")
    event = await tour.play_arena(event.id, 240)
    await tour.shoot("arena-after-four-minutes", "Ora d'oro")
    await visitor.press("Pause")
    await tour.shoot("arena-pause", "until you press")
    await tour.play_arena(event.id, 15)  # a match that was going on is played to its end
    await visitor.press("My match")
    await tour.shoot("arena-my-match-paused")
    await visitor.press("Next")
    await tour.shoot("arena-next", "next match")
    event = await tour.play_arena(event.id, 120)
    await visitor.press("Standings")
    await tour.shoot("arena-standings", "Your results")
    for member in tour.people[:3]:  # most of the half hour is not looked at
        person = Person(member.id, member.name)
        await tour.act(event.id, lambda now, who=person: pause(now, who))
    event = await tour.play_arena(event.id, 1800)
    await tour.rest(CAUGHT_UP)
    event = await tour.state(event.id)
    await tour.shoot("arena-result", "Final result")
    played = [one for one in event.rounds[0].pairings if one.outcome and one.outcome.how is How.PLAYED]
    tour.expect("the arena has a result", holds=event.stage is Stage.FINISHED and len(event.places) == ARENA)
    tour.expect("everybody has played often", holds=len(played) >= 2 * ARENA)


async def league(tour: Tour) -> None:
    """A season of a league of two divisions, its end, and the beginning of the next one (S-7 to S-9)."""
    visitor = tour.visitor
    await tour.open(title="Lega di Bari", format="league", rated=False)
    await tour.shoot("league-opened", "Lega di Bari")
    event = await _enter_people(tour)
    await tour.fill(event.id, LEAGUE)
    await visitor.press("Host")
    await visitor.press("Start now")
    await tour.rest(CAUGHT_UP)
    await tour.shoot("league-begun", "season 1")
    await visitor.press("My match")
    await tour.shoot("league-my-match", "Your match")
    first = event = await tour.state(event.id)
    while not event.over:
        number = len(event.rounds)
        event = await tour.play_week(event.id)
        if number == 1:
            await tour.rest(CAUGHT_UP)
            await tour.shoot("league-first-week", "season 1")
            await visitor.press("Standings")
            await tour.shoot("league-standings", "Your results")
            await visitor.press("Rules")
            await tour.shoot("league-rules", "First to win 2 deals")
    await tour.rest(CAUGHT_UP)
    tour.expect("the season has a result", holds=event.stage is Stage.FINISHED)
    await tour.shoot("league-result", "Final result")
    second = await tour.event()
    await tour.shoot("league-next-season", "season 2")
    tour.expect("the next season is open", holds=second.stage is Stage.OPEN and second.season == 2)
    tour.expect("all are entered", holds=len(second.entries) == LEAGUE)
    for _ in range(8):
        await tour.rest(_DAY)
    await tour.rest(CAUGHT_UP)
    second = await tour.state(second.id)
    await tour.shoot("league-second-season", "season 2")
    tour.expect("it has begun by itself", holds=second.stage is Stage.RUNNING)
    before, after = members_of(first), members_of(second)
    tour.expect("two have gone up", holds=len(before[1] & after[0]) == 2)
    tour.expect("two have gone down", holds=len(before[0] & after[1]) == 2)


def members_of(event: Event) -> list[set[str]]:
    """The names of the people of each division."""
    return [
        {one.name for number in division for one in event.entry(number).members}
        for division in divisions(event.seeds)
    ]


STORIES: Final[Mapping[str, Callable[[Tour], Awaitable[None]]]] = {
    "swiss": swiss,
    "pairs": pairs,
    "swiss_of_pairs": swiss_of_pairs,
    "team": team,
    "arena": arena,
    "league": league,
}
"""What the visitor lives through, in order."""


async def live(folder: Path, stories: Sequence[str]) -> list[str]:
    """Live through some of them. Returns what did not hold."""
    settings = Settings(_env_file=None, think_time="off")
    with (
        patch("bot.demo.server.build", wraps=build) as built,
        # Weeks pass quickly with a heartbeat in a while.
        patch.object(heartbeat, "LOOKS", int(_DAY)),
        patch.object(heartbeat, "LONGEST", int(_DAY)),
        patch("bot.demo.simulated.SETTLE_SECONDS", 600.0),
    ):
        async with async_playwright() as playwright, demo_server(settings, language="en") as opened:
            guild = opened.channel.guild
            assert guild is not None
            async with opened.pages.lock:
                users = [opened.world.create_user(name.lower(), global_name=name) for name in OTHERS]
                others = [guild.add_member(user) for user in users]
                await opened.world.settle()
            browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
            tab = await browser.new_page(viewport={"width": 1280, "height": 900}, bypass_csp=True)
            tab.set_default_timeout(PATIENCE_MS)
            errors: list[str] = []
            tab.on("pageerror", lambda error: errors.append(str(error)))
            await tab.goto(opened.page.url)
            people = (*opened.people, *others)
            tour = Tour(opened, Visitor(tab, opened, folder), folder, built, people)
            for name in stories:
                await STORIES[name](tour)
            tour.expect("the page had no error", holds=not errors)
            await browser.close()
            await tour.bot.close()  # another one than the first after a restart
            return tour.wrong


def main() -> None:
    """Print what held."""
    parser = argparse.ArgumentParser(
        prog="python -m testing.tours.tournaments", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", choices=STORIES, default=[*STORIES], metavar="NAME")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    log.configure("error")
    wrong = asyncio.run(live(options.folder, options.only))
    print_verdict(wrong, f"{', '.join(options.only)}: all", options.folder)


if __name__ == "__main__":
    main()
