"""A-3: what is worth remembering of a match, from its log."""

from dataclasses import replace

from bot.rules.events import DealEnded, TrickTaken
from bot.tables.archive.finished import finished_matches
from bot.tables.archive.record_candidates import record_candidate
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, Room, fast_rules


async def test_the_figures_for_records_agree_with_its_events(room: Room) -> None:
    for people in ([ANNA, BRUNO], [ANNA, BRUNO, CARLA], [ANNA, BRUNO, CARLA, DARIO]):
        table = await room.seat(people, rules=replace(fast_rules(len(people)), target=2))
        await room.play(table)
        (match,) = finished_matches(table, await room.tables.history(table))
        candidate = record_candidate(match)
        ended = [event for event in match.events if isinstance(event, DealEnded)]
        assert candidate.deals == len(ended)
        assert candidate.highest == max(max(event.points) for event in ended)
        assert any(event.points[candidate.highest_side] == candidate.highest for event in ended)
        assert candidate.people
        assert 0 <= candidate.behind < 60
        (stored, *_) = await room.store.standing.records("deals", match.place.guild, None, 9)
        assert stored.deals >= candidate.deals


async def test_the_winner_of_a_deal_was_behind_by_the_greatest_gap_in_it(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table)
    (match,) = finished_matches(table, await room.tables.history(table))
    (ended,) = (event for event in match.events if isinstance(event, DealEnded))
    taken, gap = [0, 0], 0
    for event in match.events:
        if isinstance(event, TrickTaken):
            taken[event.seat] += event.points
            if ended.winner is not None:
                gap = max(gap, taken[1 - ended.winner] - taken[ended.winner])
    assert record_candidate(match).behind == gap


async def test_a_match_with_a_computer_is_no_record(room: Room) -> None:
    table = await room.seat([ANNA], 1)
    await room.play(table)
    (match,) = finished_matches(table, await room.tables.history(table))
    assert not record_candidate(match).people
    assert await room.store.standing.records("deals", match.place.guild, None, 9) == []
