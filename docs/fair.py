"""Check that a match of Briscola was dealt from the shuffle that was fixed before anybody sat down.

Usage: python3 fair.py RECORD-FILE [NOTED]. The file is what ``/briscola verify`` gives (records, one a line),
NOTED what you noted down in the lobby: the 32 letters of "Fair shuffle", or the commitment of 64 digits. This
needs Python alone and shares nothing with the bot.
Exit: 0 all is right, 1 something is wrong, 2 unreadable.
"""

import base64
import hashlib
import hmac
import itertools
import json
import sys
from collections.abc import Iterator
from typing import Any

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


def removed(rules: dict[str, Any], players: int, words: Iterator[int]) -> set[str]:
    """The cards of forty that so many players do without."""
    size = rules.get("cards") or {3: 36 if rules["variant"] == "double" else 39, 6: 36}.get(players)
    if size == 39:
        two = rules.get("removed_card", "2c")
        return {"2" + "dcsb"[below(words, 4)] if two == "random" else two}
    return {"2d", "2c", "2s", "2b"} if size == 36 else set()


def dealt(record: dict[str, Any], number: int, playing: int) -> list[str]:
    """The pack of a deal as the seed gives it, for so many who still play."""
    rules, proof = {"variant": "briscola", **record["rules"]}, record["fairness"]
    players = len(record["seats"])
    words = random_words(bytes.fromhex(proof["server_seed"]), record["id"], str(number), *proof["nonces"])
    small = rules["variant"] == "bosnian32" or rules.get("cards") == 32
    usual = "french32" if small else "spanish48" if (rules["variant"], players) == ("brisca", 6) else ""
    ranks = RANKS.get(name := rules.get("pack", usual), "A234567JQK")
    gone = removed(rules, players, words) if len(ranks) == 10 and playing == players else set()
    pack = [rank + suit for suit in "dcsb" for rank in ranks if rank + suit not in gone]
    for last in range(len(pack) - 1, 0, -1):
        other = below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    if not rules.get("turn_up_reject"):
        return pack
    # Loads that were turned up go into the middle of the stock, and the next card is turned.
    ranking = "ten" if name == "french32" else "bisca" if rules["variant"].startswith("bisca") else ""
    loads = LOADS.get(rules.get("ranking", ranking), "A3")
    first = HANDS.get(rules["variant"], 3) * playing
    stock = pack[first:]
    turned = next((place for place, card in enumerate(stock) if card[0] not in loads), 0)
    rest, middle = stock[turned + 1 :], (len(stock) - turned - 1) // 2
    return [*pack[:first], stock[turned], *rest[:middle], *stock[:turned], *rest[middle:]]


def lines(proof: dict[str, Any], seats: list[dict[str, Any]]) -> set[str]:
    """The 32 letters that the lobby showed: for the commitment and what people had added by then."""
    both = zip(proof["nonces"], seats, strict=True)
    added = sorted(nonce for nonce, seat in both if seat["kind"] != "computer")
    by_then = itertools.chain(*(itertools.combinations(added, size) for size in range(len(added) + 1)))
    hashed = (hashlib.sha256("\n".join([proof["commitment"], *some]).encode()).digest() for some in by_then)
    return {base64.b32encode(digest[:20]).decode() for digest in hashed}


def was_shown(noted: str, proof: dict[str, Any], seats: list[dict[str, Any]]) -> bool:
    """Whether the lobby of this match showed what somebody noted down."""
    return noted.lower() == proof["commitment"] or noted.upper() in lines(proof, seats)


def fault(record: dict[str, Any], noted: str | None) -> str | None:
    """What is wrong with a record; None when its packs come out of what was committed to."""
    proof, seats = record.get("fairness", {}), record["seats"]
    if not {"commitment", "server_seed", "nonces"} <= proof.keys() or len(proof["nonces"]) != len(seats):
        return "it holds no seed with its commitment and nonces: there is nothing to check"
    if noted is not None and not was_shown(noted, proof, seats):
        return "its shuffle is not the one you noted"
    committed = bytes.fromhex(proof["server_seed"]) + record["id"].encode()
    if hashlib.sha256(committed).hexdigest() != proof["commitment"]:
        return "the seed is not the one that was committed to"
    for number, seat in enumerate(seats):
        if seat["kind"] == "computer" and proof["nonces"][number] != f"computer:{number}":
            return f"the nonce of the computer on seat {number + 1} was chosen"
    # In a match of "threehand" the last two may play on without the third.
    playing = {2, len(seats)} if record["rules"].get("match") == "threehand" else {len(seats)}
    for number, deal in enumerate(record["deals"]):
        if all(dealt(record, number, those) != deal["deck"] for those in playing):
            return f"the pack of deal {number + 1} does not come out of the seed"
    return None


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            found = [(one["id"], fault(one, (*sys.argv[2:], None)[0])) for one in map(json.loads, file)]
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as problem:
        print(f"unreadable: {problem!r}", __doc__, sep="\n\n", file=sys.stderr)
        sys.exit(2)
    for match, said in found:
        print(f"{match}: {said or 'fair: every pack comes out of the seed that was committed to'}")
    sys.exit(any(said for _, said in found))
