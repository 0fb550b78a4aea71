"""The contract of predictions, on both engines (G-1)."""

from bot.store.base import Store
from bot.store.rows import NewEntry, Place
from bot.store.standing.predictions import PredictionRow, PredictorRow

ANNA, BRUNO, CARLA, STRANGER = 1, 2, 3, 4


def row(match: str, person: int, ended: int, points: int, name: str = "N", guild: int = 7) -> PredictionRow:
    return PredictionRow(match, person, guild, ended, name, points > 0, points)


async def test_G_1_a_board_counts_a_period_of_a_server_and_a_match_once(store: Store) -> None:
    await store.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(7, 20))
    for person in (ANNA, BRUNO, CARLA):
        await store.people.seat_person("t", person)
    first = [row("a", ANNA, 10, 2, "Anna"), row("a", BRUNO, 10, 0), row("a", STRANGER, 10, 1)]
    for _ in range(2):  # a process that died while it booked the match books it again
        await store.predictions.note(first)
    await store.predictions.note([row("b", ANNA, 20, 0, "Annina"), row("b", CARLA, 20, 2, "Carla")])
    await store.predictions.note([row("c", BRUNO, 30, 1, "Bruno"), row("x", BRUNO, 15, 9, guild=8)])
    await store.predictions.note([row("b", -9, 20, 2, "")])  # forgotten before the match was booked
    board = await store.predictions.board(7, 10, 30, 9)
    assert board == [
        PredictorRow(-9, "", 2, 1, 1),
        PredictorRow(CARLA, "Carla", 2, 1, 1),
        PredictorRow(ANNA, "Annina", 2, 1, 2),
        PredictorRow(BRUNO, "Bruno", 0, 0, 1),
    ]
    assert await store.predictions.board(7, 10, 30, 1, 2) == board[2:3]
    assert await store.check() == []
    await store.results.forget(ANNA, -5)
    assert PredictorRow(-5, "", 2, 1, 2) in await store.predictions.board(7, 0, 99, 9)
    assert (await store.results.export(ANNA))["predictions"] == []
