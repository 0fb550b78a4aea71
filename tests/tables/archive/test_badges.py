"""A-5: badges are functions of the log."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from bot.rules.events import DealEnded
from bot.store.rows import Feat
from bot.tables.archive.badges import FEATS, RESCUE, REVIEW, feat_of_review, feats_of, win_feat
from bot.tables.archive.finished import FinishedMatch, finished_matches
from bot.tables.listeners import results
from bot.tables.model.people import Computer, Person
from chaos.whole_matches.badges import trial
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, HERE, Room, fast_rules


async def matches(room: Room, *, count: int) -> list[FinishedMatch]:
    """Matches of two to four people, in the order in which they ended."""
    found = []
    for number in range(count):
        people = random.Random(number).sample([ANNA, BRUNO, CARLA, DARIO], 2 + number % 3)
        room.now += 60_000
        table = await room.seat(people, rules=replace(fast_rules(len(people)), target=1 + 2 * (number % 2)))
        await room.play(table)
        found += list(finished_matches(table, await room.tables.history(table)))
    return found


def earliest(feats: list[Feat]) -> dict[tuple[int, str], Feat]:
    """The first feat of each person and kind."""
    first: dict[tuple[int, str], Feat] = {}
    for feat in sorted(feats, key=lambda one: (one.at, one.match)):
        first.setdefault((feat.person, feat.kind), feat)
    return first


async def test_AA_1_badges_computed_again_are_those_that_were_given(room: Room) -> None:
    found = await matches(room, count=24)
    expected = earliest([feat for match in found for feat in feats_of(match)])
    assert {kind for _, kind in expected} & set(FEATS)
    for person in (ANNA, BRUNO, CARLA, DARIO):
        given = await room.store.standing.feats(person.id)
        mine = {key: feat for key, feat in expected.items() if key[0] == person.id}
        assert earliest(given) == mine
    # In another order, and again: the same.
    random.Random(1).shuffle(found)
    for match in found:
        await room.store.standing.add_feats(feats_of(match), every={RESCUE})
    for person in (ANNA, BRUNO):
        mine = {key: feat for key, feat in expected.items() if key[0] == person.id}
        assert earliest(await room.store.standing.feats(person.id)) == mine


async def test_AA_1_the_trial_finds_a_badge_that_was_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "feats_of", lambda match: feats_of(match)[1:])
    _, wrong = await trial(8, tmp_path, 1)
    assert wrong == ["what was given is not what the logs give"]


async def test_a_win_is_a_feat_and_so_is_every_point_of_a_deal(room: Room) -> None:
    (match, *_) = await matches(room, count=1)
    (side,) = match.result.winners
    winner = match.starters[side]
    assert (winner.id, win_feat("briscola")) in {(one.person, one.kind) for one in feats_of(match)}  # type: ignore[union-attr]  # a person
    all_points = tuple(
        replace(event, points=tuple(120 * (at == side) for at in range(2)), winner=side)
        if isinstance(event, DealEnded)
        else event
        for event in match.events
    )
    kinds = {one.kind for one in feats_of(replace(match, events=all_points))}
    assert "cappotto" in kinds
    assert "narrow" not in kinds


async def test_with_computers_only_the_win_counts(room: Room) -> None:
    table = await room.seat([ANNA], 1)
    await room.play(table)
    (match,) = finished_matches(table, await room.tables.history(table))
    assert {one.kind for one in feats_of(match)} <= {win_feat("briscola")}


async def test_who_is_forgotten_has_no_feats(room: Room) -> None:
    found = await matches(room, count=3)
    await room.forget(ANNA, -3)
    assert await room.store.standing.feats(ANNA.id) == []
    for match in found:
        await room.store.standing.add_feats(feats_of(match), every={RESCUE})
    assert await room.store.standing.feats(ANNA.id) == []
    assert found[0].place.guild == HERE.guild


async def test_A_5_a_review_near_the_best_is_a_feat_of_who_played_the_whole_match_with_people(
    room: Room,
) -> None:
    (match, *_) = await matches(room, count=1)
    sitting = match.sittings[0]
    assert isinstance(sitting.player, Person)
    assert feat_of_review(match, sitting, REVIEW) == Feat(
        sitting.player.id, "review", match.match, match.ended
    )
    assert feat_of_review(match, sitting, REVIEW + 0.1) is None
    assert feat_of_review(match, replace(sitting, stayed=False), 0.0) is None
    computer = replace(sitting, player=Computer("Gina", "novice"))
    assert feat_of_review(replace(match, sittings=(sitting, computer)), sitting, 0.0) is None
