"""When a daily message is due: once on each local day, whatever the clocks do (D-9, P-10)."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.ui.publish.daily.hours import due_at
from testing.each import each


def at(zone: str, month: int, hour: int) -> int:
    return round(datetime(2026, month, 1, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@each("zone", ["Europe/Rome", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"])
@each("hour", [0, 2, 8, 23])
def test_it_is_due_once_on_each_local_day(zone: str, hour: int) -> None:
    here = ZoneInfo(zone)
    first = datetime(2026, 1, 1, 12, tzinfo=UTC)
    found = {
        due_at(zone, hour, round((first + timedelta(hours=6 * number)).timestamp() * 1000))
        for number in range(4 * 365)
    }
    local = [datetime.fromtimestamp(one / 1000, here).date() for one in sorted(found)]
    assert len(set(local)) == len(local) >= 365


def test_the_hour_is_that_of_the_server() -> None:
    assert due_at("Europe/Rome", 8, at("Europe/Rome", 7, 23)) == at("Europe/Rome", 7, 8)
    assert due_at("Europe/Rome", 8, at("Europe/Rome", 1, 0)) == at("Europe/Rome", 1, 8)


def test_a_zone_that_is_not_known_any_more_counts_as_UTC() -> None:
    assert due_at("Europe/Atlantis", 8, at("UTC", 7, 9)) == at("UTC", 7, 8)
