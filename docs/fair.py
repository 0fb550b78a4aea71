"""Check that a match of Briscola was dealt from the shuffle that was fixed before anybody sat down.

Usage: python3 fair.py RECORD-FILE [NOTED]. The file is what ``/briscola verify`` gives (records, one a line),
NOTED what you noted in the lobby: the 32 letters of "Fair shuffle", or the commitment of 64 digits. For a
deal of the day it is the file of "Proof", and NOTED the 32 letters of "the keys of the year". This needs
Python alone and shares nothing with the bot.
Exit: 0 all is right, 1 something is wrong, 2 unreadable.
"""

import base64
import hashlib
import hmac
import itertools
import json
import sys
from collections.abc import Iterator
from datetime import date
from typing import Any

ORDER = "A23456789TJQK"  # of the ranks in a new pack, suit after suit in the order d, c, s, b
TWOS = ["2d", "2c", "2s", "2b"]
# A record of version 1 leaves to its reader what follows. From version 2 on a record says it.
RANKS = {"french32": "A789TJQK", "spanish48": "A23456789JQK"}  # any other pack: the forty cards
LOADS = {"seven_for_three": "A7", "bisca": "A7", "ten": "AT"}  # worth 10 or more; else ace and three
HANDS = {"double": 4, "bisca9": 9}  # cards dealt to each seat where a turn-up follows; else three


def random_words(seed: bytes, *parts: str) -> Iterator[int]:
    """HMAC-SHA256 of match, deal, nonces and a counter, cut into words of 32 bits."""
    for block in itertools.count():
        digest = hmac.digest(seed, "\n".join([*parts, str(block)]).encode(), "sha256")
        yield from (int.from_bytes(digest[place : place + 4], "big") for place in range(0, 32, 4))


def below(words: Iterator[int], bound: int) -> int:
    """An even number from 0 to bound - 1: words that would favour some are thrown away."""
    return next(word for word in words if word < 2**32 - 2**32 % bound) % bound


def facts(record: dict[str, Any]) -> dict[str, Any]:
    """The number of cards in a hand, and the pack, as version 2 writes them."""
    if record["version"] != 1:
        return record["fairness"]  # type: ignore[no-any-return]  # whatever stands there
    rules, players = {"variant": "briscola", **record["rules"]}, len(record["seats"])
    game, size = rules["variant"], rules.get("cards")
    usual = "french32" if game == "bosnian32" or size == 32 else ""
    name = rules.get("pack", "spanish48" if (game, players) == ("brisca", 6) else usual)
    ranks = RANKS.get(name, "A234567JQK")
    if len(ranks) == 10:
        size = size or {3: 36 if game == "double" else 39, 6: 36}.get(players)
    two = rules.get("removed_card", "2c") if size == 39 else ""
    ranking = "ten" if name == "french32" else "bisca" if game.startswith("bisca") else ""
    pack = {
        "ranks": ranks,
        "removed": TWOS if size == 36 else [two] if two in TWOS else [],
        "drawn": TWOS if two == "random" else [],
        "loads": LOADS.get(rules.get("ranking", ranking), "A3"),
    }
    return {"hand": HANDS.get(game, 3), "pack": pack}


def deal_pack(record: dict[str, Any], number: int, playing: int) -> list[str]:
    """The pack of a deal as seed or board give it, for so many who still play."""
    facts_of_record, proof = facts(record), record["fairness"]
    if board := proof.get("board"):
        name_parts = ["deal", board["set"], str(board["number"]), board["anchor"], str(number)]
        words = random_words(bytes.fromhex(board["key"]), *name_parts)
    else:
        words = random_words(bytes.fromhex(proof["server_seed"]), record["id"], str(number), *proof["nonces"])
    removed: set[str] = set()
    if playing == len(record["seats"]):
        drawable = sorted(facts_of_record["pack"]["drawn"], key=TWOS.index)
        removed = {
            *facts_of_record["pack"]["removed"],
            *([drawable[below(words, len(drawable))]] if drawable else []),
        }
    ranks = sorted(set(facts_of_record["pack"]["ranks"]), key=ORDER.index)
    pack = [rank + suit for suit in "dcsb" for rank in ranks if rank + suit not in removed]
    for last in range(len(pack) - 1, 0, -1):
        other = below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    if not record["rules"].get("turn_up_reject"):
        return pack
    # Loads that were turned up go into the middle of the stock, and the next card is turned.
    first = facts_of_record["hand"] * playing
    stock = pack[first:]
    loads = facts_of_record["pack"]["loads"]
    turn_place = next((place for place, card in enumerate(stock) if card[0] not in loads), 0)
    rest, middle = stock[turn_place + 1 :], (len(stock) - turn_place - 1) // 2
    return [*pack[:first], stock[turn_place], *rest[:middle], *stock[:turn_place], *rest[middle:]]


def lines(proof: dict[str, Any], seats: list[dict[str, Any]]) -> set[str]:
    """The 32 letters that the lobby showed: for the commitment and what people had added by then."""
    both = zip(proof["nonces"], seats, strict=True)
    nonces_of_people = sorted(nonce for nonce, seat in both if seat["kind"] != "computer")
    by_then = itertools.chain(
        *(itertools.combinations(nonces_of_people, size) for size in range(len(nonces_of_people) + 1))
    )
    digests = (hashlib.sha256("\n".join([proof["commitment"], *some]).encode()).digest() for some in by_then)
    return {base64.b32encode(digest[:20]).decode() for digest in digests}


def committed_to(board: dict[str, Any]) -> str:
    """The 32 letters to which the keys of a year were committed, from the key of the board of a day."""
    day, key = date.fromisoformat(f"{board['set']}-{board['number']:02}"), bytes.fromhex(board["key"])
    for _ in range(day.timetuple().tm_yday):
        key = hashlib.sha256(b"briscola-day" + key).digest()
    return base64.b32encode(key[:20]).decode()


def was_shown(commitment: str, proof: dict[str, Any], seats: list[dict[str, Any]]) -> bool:
    """Whether the lobby of this match showed what somebody noted down."""
    return commitment.lower() == proof["commitment"] or commitment.upper() in lines(proof, seats)


def unproven(record: dict[str, Any], commitment: str | None) -> str | None:
    """Why the secret of a record proves nothing; None when it is the one that was committed to."""
    proof, seats = record.get("fairness", {}), record["seats"]
    if "board" in proof:
        is_wrong = commitment is not None and commitment.upper() != committed_to(proof["board"])
        return "its key is not one of those that you noted" if is_wrong else None
    if not {"commitment", "server_seed", "nonces"} <= proof.keys() or len(proof["nonces"]) != len(seats):
        return "it holds no seed with its commitment and nonces: there is nothing to check"
    if commitment is not None and not was_shown(commitment, proof, seats):
        return "its shuffle is not the one you noted"
    message = bytes.fromhex(proof["server_seed"]) + record["id"].encode()
    if hashlib.sha256(message).hexdigest() != proof["commitment"]:
        return "the seed is not the one that was committed to"
    for number, seat in enumerate(seats):
        if seat["kind"] == "computer" and proof["nonces"][number] != f"computer:{number}":
            return f"the nonce of the computer on seat {number + 1} was chosen"
    return None


def fault(record: dict[str, Any], commitment: str | None) -> str | None:
    """What is wrong with a record; None when its packs come out of its secret."""
    if problem := unproven(record, commitment):
        return problem
    # In a match of "threehand" the last two may play on without the third.
    seats = len(record["seats"])
    playing = {2, seats} if record["rules"].get("match") == "threehand" else {seats}
    for number, deal in enumerate(record["deals"]):
        if all(deal_pack(record, number, those) != deal["deck"] for those in playing):
            return f"the pack of deal {number + 1} does not come out of the seed"
    return None


def verdict(record: dict[str, Any], problem: str | None) -> str:
    """What is printed of a record: what is wrong with it, or what its packs come out of."""
    board = record["fairness"].get("board") if not problem else None
    if board:
        key, anchor = board["key"], board["anchor"]
        return f"fair, if this key and anchor were published for board {board['number']}: {key} {anchor}"
    return problem or "fair: every pack comes out of the seed that was committed to"


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            records = [json.loads(text) for text in file]
        found = [(one, fault(one, (*sys.argv[2:], None)[0])) for one in records]
        lines = [f"{one['id']}: {verdict(one, told)}" for one, told in found]
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as problem:
        print(f"unreadable: {problem!r}", __doc__, sep="\n\n", file=sys.stderr)
        sys.exit(2)
    print(*lines, sep="\n", end="\n" if lines else "")
    sys.exit(any(told for _, told in found))
