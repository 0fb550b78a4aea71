"""Fine print 37: the order of the pack out of a committed seed, computed here once more from its text."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, strategies as st

from bot.rules import shuffle
from bot.rules.cards import TWOS
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import RemovedCard
from bot.rules.rules import Rules
from testing.builders.states import BRISCOLA_TABLES, FORTY

SEED = bytes(range(32))
DECK = (
    "3d 6c 3s Jc 6s 6b Kb 7s Ad 2b 4s Ks 3c 5s 3b 4c Jd Qd Js Qs "
    "As 6d 2d 7b 5d Kd Kc Jb 2s Ac Qb 7c 4b Ab 4d 2c Qc 5c 5b 7d"
)


def words(seed: bytes, *fields: str) -> Iterator[int]:
    block = 0
    while True:
        message = "\n".join([*fields, str(block)])
        digest = hmac.new(seed, message.encode("utf-8"), hashlib.sha256).hexdigest()
        yield from (int(digest[start : start + 8], 16) for start in range(0, 64, 8))
        block += 1


def by_the_text(
    players: int, removed: str, seed: bytes, match: str, number: int, nonces: list[str]
) -> list[str]:
    source = words(seed, match, str(number), *nonces)

    def below(bound: int) -> int:
        while (word := next(source)) >= 2**32 - 2**32 % bound:
            pass
        return word % bound

    gone = {2: "", 3: removed, 4: "", 6: "2d 2c 2s 2b"}[players]
    if gone == "random":
        gone = "2" + "dcsb"[below(4)]
    pack = [rank + suit for suit in "dcsb" for rank in "A23456789TJQK"]
    pack = [card for card in pack if card[0] not in "89T" and card not in gone.split()]
    for last in range(len(pack) - 1, 0, -1):
        other = below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def nonces_for(rules: Rules) -> list[str]:
    return [f"noncé {seat}" for seat in range(rules.players)]


@given(
    rules=st.sampled_from(BRISCOLA_TABLES),
    seed=st.binary(min_size=32, max_size=32),
    match=st.text(st.characters(codec="utf-8"), min_size=1),
    number=st.integers(0, 200),
)
def test_a_deck_is_what_the_text_says(rules: Rules, seed: bytes, match: str, number: int) -> None:
    nonces = nonces_for(rules)
    expected = by_the_text(rules.players, rules.removed_card.value, seed, match, number, nonces)
    deck = shuffle.deck(rules, seed, match, number, nonces)
    assert list(deck) == expected
    assert any(set(deck) == set(pack) and len(deck) == len(pack) for pack in rules.packs)


def test_a_deck_never_changes() -> None:
    """Kept literally, so that the text and the code cannot drift together."""
    deck = shuffle.deck(default_rules(), SEED, "k3f9", 0, ["anna", "computer:1"])
    assert " ".join(deck) == DECK


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_seed_match_number_and_every_nonce_count(rules: Rules) -> None:
    nonces = nonces_for(rules)
    decks = [
        shuffle.deck(rules, SEED, "k3f9", 0, nonces),
        shuffle.deck(rules, SEED[::-1], "k3f9", 0, nonces),
        shuffle.deck(rules, SEED, "k3f8", 0, nonces),
        shuffle.deck(rules, SEED, "k3f9", 1, nonces),
        *(
            shuffle.deck(rules, SEED, "k3f9", 0, [*nonces[:seat], "other", *nonces[seat + 1 :]])
            for seat in range(rules.players)
        ),
    ]
    assert len(set(decks)) == len(decks)


def test_R_05_a_random_two_is_any_of_the_four() -> None:
    rules = Rules(players=3, removed_card=RemovedCard.RANDOM)
    gone = Counter(
        card for number in range(200) for card in set(FORTY) - set(shuffle.deck(rules, SEED, "m", number, []))
    )
    assert set(gone) == TWOS
    assert min(gone.values()) > 30


def test_the_commitment_is_the_hash_of_seed_and_match() -> None:
    assert shuffle.commitment(SEED, "è1") == hashlib.sha256(SEED + "è1".encode()).hexdigest()


def test_a_computers_nonce_names_its_seat() -> None:
    assert [shuffle.computer_nonce(seat) for seat in (0, 3)] == ["computer:0", "computer:3"]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_R_23_the_first_dealer_comes_out_of_the_seed(players: int) -> None:
    rules = default_rules(players=players)
    dealers = Counter(shuffle.first_dealer(rules, SEED, f"m{n}", ["a", "b"]) for n in range(100 * players))
    assert set(dealers) == set(range(players))
    assert min(dealers.values()) > 60
    word = next(words(SEED, "m0", "dealer", "a", "b"))
    assert shuffle.first_dealer(rules, SEED, "m0", ["a", "b"]) == word % players


def test_a_computers_generator_is_its_own() -> None:
    draws = shuffle.computer_draws(SEED, "m", 2, 17, ["a", "b"])
    source = words(SEED, "m", "computer:2:17", "a", "b")
    assert [draws.below(2**16) for _ in range(20)] == [next(source) % 2**16 for _ in range(20)]


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 39, 40, 2**31 + 1, 2**32])
def test_below_throws_away_the_words_that_would_favour_some(bound: int) -> None:
    limit = 2**32 - 2**32 % bound
    draws = shuffle.Draws(SEED, "m", "0", [])
    draws._words = iter([word for word in (limit, 2**32 - 1) if word < 2**32 and word >= limit] + [limit - 1])
    assert draws.below(bound) == bound - 1
    assert limit % bound == 0  # so the words that are kept fall evenly on every answer


def test_below_is_even() -> None:
    draws = shuffle.Draws(SEED, "m", "0", [])
    counts = Counter(draws.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
