"""What trains the maestro plays the same game against the same yardstick, and writes what the bot reads."""

from pathlib import Path

import numpy as np
import pytest

from bot.computers.neural import features, network

pytest.importorskip("numba")


def test_a_round_teaches_and_what_is_written_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from training.selfplay.__main__ import read as take_up, write  # noqa: PLC0415 - likewise
    from training.selfplay.learning import School  # noqa: PLC0415 - likewise

    schools = [School(2, seed=7, deals=32, batch=256) for _ in range(2)]
    before = [value.copy() for value in schools[0].player.values]
    told = [school.round(1e-3, 0.01) for school in schools]
    assert told[0] == told[1]  # the same seed, the same lesson
    assert 0 < told[0].entropy < np.log(3)
    assert any((old != new).any() for old, new in zip(before, schools[0].player.values, strict=True))
    noticed = features.Layout(2).noticed  # it learns to be told that the other is the yardstick
    assert (before[0][noticed] != schools[0].player.values[0][noticed]).any()
    write(schools[0], tmp_path / "2.npz")
    monkeypatch.setattr(network, "FOLDER", tmp_path)
    network.networks.cache_clear()
    try:
        read = network.networks(2)
    finally:
        network.networks.cache_clear()
    assert len(read.player) == network.player_size(2)
    assert read.player[0] == pytest.approx(schools[0].mean[0][0, 0], rel=0.02, abs=1e-5)
    later = School(2, seed=8, deals=32, batch=256)
    take_up(later, tmp_path / "2.npz")
    for old, new in zip(schools[0].mean, later.mean, strict=True):
        assert new == pytest.approx(old, rel=0.02, abs=1e-5)
    with pytest.raises(ValueError, match="weights"):
        later.take_up(np.zeros(3, np.float32), np.zeros(3, np.float32))
