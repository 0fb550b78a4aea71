"""Both engines have the same schema, number by number."""

import pytest

from bot.store.migrate import Role, in_folder, migrations
from bot.store.postgres.schema import FOLDERS


@pytest.mark.parametrize("role", FOLDERS)
def test_each_migration_since_the_first_has_one_of_its_number_on_the_other_engine(role: Role) -> None:
    theirs = [step.version for step in in_folder(*FOLDERS[role])]
    assert theirs == [step.version for step in migrations(role)][-len(theirs) :]
