"""R-62: gestures, who gets them, who catches them, and what is refused."""

from collections import Counter

import pytest

from bot.record.verify import verify
from bot.rules.cards import CARDS
from bot.rules.options import SignalTable
from bot.text.cards import card_name
from bot.text.catalogue import voices
from bot.text.gestures import gesturing, sign_of
from testing.checks.leaks import leaks
from testing.players.partners import (
    actions_in,
    download_record,
    enter_four,
    enter_six,
    match_state,
    play_until_trump,
    seen_counts,
    snapshots_since,
    start_at_second_trick,
    start_talk_match,
    talk_lobby,
    who_read,
)
from testing.players.player import Player, answer_text, play_out, press_late
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

ENGLISH = voices()["en"]
FREE = {"signal_truth": "free"}


def sentence(world: World, who: Player, card: str) -> str:
    """A gesture as somebody sees it."""
    table = world.table()
    return gesturing(ENGLISH, table.rules, who.name, sign_of(CARDS[card], match_state(world).trump))


def trump_king(world: World) -> str:
    trump = match_state(world).trump
    assert trump is not None
    return f"K{trump}"


@pytest.mark.parametrize("way", ["menu", "command"])
async def test_a_private_signal_reaches_the_partner_and_nobody_else(world: World, way: str) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, players=4)
    seat, card = await play_until_trump(world, table.id)
    signaller = people[seat]
    before = seen_counts(world)
    if way == "command":
        result = await signaller.command("signal", card=str(card))
    else:
        hand = await signaller.hand(table.id)
        result = await signaller.choose(hand, "signal", str(card))
    await world.rest()
    assert result.acknowledged
    partner = people[(seat + 2) % 4]
    assert who_read(world, before, sentence(world, signaller, str(card))) == {partner.id}
    told = "".join(s.text for s in snapshots_since(world, before, signaller.id))
    assert "You make the sign" in told
    assert "Only your side sees it." in told


async def test_the_gesture_is_drawn_and_described(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, players=4, signal_table="wikipedia", **FREE)
    before, king = seen_counts(world), trump_king(world)
    await people[0].command("signal", card=king)
    await world.rest()
    drawn = {
        person: file["description"]
        for person in world.people
        for snapshot in snapshots_since(world, before, person)
        for file in snapshot.attachments
        if file["filename"].startswith("gesture-")
    }
    assert drawn == {people[2].id: "Anna raises the eyebrows."}


async def test_with_six_both_partners_get_it(world: World) -> None:
    people = enter_six(world)
    await start_at_second_trick(world, people, players=6, **FREE)
    before, king = seen_counts(world), trump_king(world)
    await people[1].command("signal", card=king)
    await world.rest()
    assert who_read(world, before, sentence(world, people[1], king)) == {people[3].id, people[5].id}


async def test_a_public_signal_is_for_everybody_onlookers_too(world: World) -> None:
    people, onlooker = enter_four(world), world.enter("Gina")
    await start_at_second_trick(world, people, players=4, signal_delivery="public", **FREE)
    before, king = seen_counts(world), trump_king(world)
    assert "Everybody sees it." in answer_text(people[0], await people[0].command("signal", card=king))
    await world.rest()
    others = {*(player.id for player in people[1:]), onlooker.id}
    assert who_read(world, before, sentence(world, people[0], king)) >= others


async def test_whoever_watches_catches_the_signal_and_only_the_summary_tells(world: World) -> None:
    world.reseed("watched")
    people = enter_four(world)
    table = await start_at_second_trick(world, people, players=4, signal_delivery="catchable", **FREE)
    before, king = seen_counts(world), trump_king(world)
    assert "watching Anna" in answer_text(people[1], await people[1].command("partner watch", player="Anna"))
    hand = await people[3].hand(table.id)
    await people[3].choose(hand, "watch", "2")
    assert people[3].read(hand).count("You are watching") == 1
    told = answer_text(people[0], await people[0].command("signal", card=king))
    assert "Your side sees it, and an opponent who watches you." in told
    await world.rest()
    words = sentence(world, people[0], king)
    assert who_read(world, before, words) == {people[1].id, people[2].id}
    assert who_read(world, before, "You caught") == {people[1].id}
    assert who_read(world, before, "watching Anna") == {people[1].id}
    assert who_read(world, before, "watching Carla") == {people[3].id}
    before = seen_counts(world)
    await play_out(world, table.id)
    assert who_read(world, before, "Bruno caught it") == {player.id for player in people}
    document = await download_record(world, people[3])
    assert verify(document).flaw is None
    assert actions_in(document) >= Counter(signal=1, watch=2)


async def test_false_signals_are_told_after_the_deal(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, players=4, **FREE)
    state = match_state(world)
    king = CARDS[trump_king(world)]
    liar = next(seat for seat in range(4) if king not in state.hands[seat])
    await people[liar].command("signal", card=str(king))
    before = seen_counts(world)
    await play_out(world, table.id)
    assert who_read(world, before, "falsely") == {player.id for player in people}


async def test_where_truth_is_enforced_only_held_cards_are_offered_and_taken(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, players=4)
    await play_until_trump(world, table.id)
    state = match_state(world)
    for seat, player in enumerate(people):
        offered = await player.actor.autocomplete(world.channel, "signal", "card", "")
        assert {one["value"] for one in offered} <= {str(card) for card in state.hands[seat]}
    king, before = CARDS[trump_king(world)], world.table()
    liars = [seat for seat in range(4) if king not in state.hands[seat]]
    told = {answer_text(people[seat], await people[seat].command("signal", card=str(king))) for seat in liars}
    assert told == {ENGLISH("talk-not-held")}
    assert world.table() == before


async def test_no_signal_in_the_first_trick(world: World) -> None:
    people = enter_four(world)
    await start_talk_match(world, people, players=4, **FREE)
    before = world.table()
    told = answer_text(people[0], await people[0].command("signal", card=trump_king(world)))
    assert "talk starts with trick 2" in told
    assert world.table() == before
    assert "No talking before trick 2" in people[0].read(people[0].with_verb("more"))


async def test_a_spectator_may_not_signal(world: World) -> None:
    people, gina = enter_four(world), world.enter("Gina")
    table = await start_at_second_trick(world, people, players=4, **FREE)
    before = world.table()
    assert answer_text(gina, await gina.command("signal", card=trump_king(world), table=table.id))
    forged = await press_late(world, gina, gina.with_verb("hand"), f"b1:signal:{table.id}")
    assert answer_text(gina, forged)
    assert world.table() == before


async def test_a_game_without_talk_says_so(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, players=4, talk="off")
    before = world.table()
    for name, options in (
        ("signal", {"card": trump_king(world)}),
        ("partner watch", {"player": "Bruno"}),
        ("partner ask", {"question": "lisci"}),
        ("partner order", {"what": "liscio"}),
        ("partner answer", {"answer": "yes"}),
        ("rais ask", {"question": "lisci", "partner": "Carla"}),
        ("rais order", {"what": "liscio", "partner": "Carla"}),
        ("rais look", {}),
        ("rais vote", {"player": "Carla"}),
    ):
        told = answer_text(people[0], await people[0].command(name, **options))
        assert ENGLISH("talk-here-off") in told or told == ENGLISH("refusal-no-rais"), name
    assert world.table() == before


async def test_a_gesture_without_meaning_and_a_partner_to_watch_are_refused(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, players=4, signal_delivery="catchable", **FREE)
    before, trump = world.table(), match_state(world).trump
    assert "no sign for" in answer_text(people[0], await people[0].command("signal", card=f"5{trump}"))
    assert "only watch an opponent" in answer_text(
        people[0], await people[0].command("partner watch", player="Carla")
    )
    assert world.table() == before
    await people[0].command("partner watch", player="Bruno")
    after = world.table()
    assert "already watch" in answer_text(people[0], await people[0].command("partner watch", player="Dino"))
    assert world.table() == after


async def test_with_closed_messages_the_gesture_waits_in_the_hand(world: World) -> None:
    people = enter_four(world)
    for player in people:
        world.close_dms(player)
    table = await start_at_second_trick(world, people, players=4, **FREE)
    await world.rest(16 * 60)  # the answers in which they played can no longer be edited
    king, before = trump_king(world), seen_counts(world)
    await people[0].command("signal", card=king)
    await world.rest()
    words = sentence(world, people[0], king)
    assert who_read(world, before, words) == set()
    hand = await people[2].hand(table.id)
    assert words in people[2].read(hand)
    assert who_read(world, before, words) == {people[2].id}


async def test_an_open_private_answer_gets_the_gesture_at_once(world: World) -> None:
    people = enter_four(world)
    for player in people:
        world.close_dms(player)
    table = await start_at_second_trick(world, people, players=4, **FREE)
    hand = await people[2].hand(table.id)
    await people[0].command("signal", card=trump_king(world))
    await world.rest()
    assert sentence(world, people[0], trump_king(world)) in people[2].read(hand)


async def test_the_host_describes_the_gestures(world: World) -> None:
    people = enter_four(world)
    table = await talk_lobby(world, people, players=4, signal_table="custom", **FREE)
    host, guest = people[0], people[1]
    assert answer_text(guest, await guest.command("partner gesture", card="king", text="x", table=table))
    await host.command("partner gesture", card="king", text="scratches an  ear")
    assert world.table().gestures == (("king", "scratches an ear"),)
    options = await host.more(table)
    await host.press(options, "options")
    form = await host.choose(options, "gesture", "load")
    assert form.modal is not None
    assert form.modal["components"][0]["label"] == "Ace or three outside trumps"  # not cut
    form = await host.choose(options, "gesture", "jack")
    await host.actor.submit_modal(form, {"words": "coughs *twice*"})
    assert dict(world.table().gestures)["jack"] == "coughs *twice*"
    form = await host.choose(options, "gesture", "ace")
    await host.actor.submit_modal(form, {"words": "winks \ud83d\ude09 \ud83d"})
    assert dict(world.table().gestures)["ace"] == "winks \N{WINKING FACE} \N{REPLACEMENT CHARACTER}"
    too_long = await host.command("partner gesture", card="king", text="x" * 61)
    assert "60" in answer_text(host, too_long)
    await host.command("briscola start", table=table)
    await world.rest()
    await play_out(world, table, tricks=1)
    before = seen_counts(world)
    await people[0].command("signal", card=trump_king(world))
    await world.rest()
    assert who_read(world, before, "makes a sign: scratches an ear") == {people[2].id}


async def test_gestures_are_described_only_where_the_table_has_its_own(world: World) -> None:
    people = enter_four(world)
    table = await talk_lobby(world, people, players=4)
    told = answer_text(
        people[0], await people[0].command("partner gesture", card="king", text="x", table=table)
    )
    assert told == ENGLISH("refusal-no-own-gestures")
    assert world.table().rules.signal_table is SignalTable.PAGAT


async def test_partners_are_shown_each_other_s_cards_before_the_first_trick_and_at_the_end(
    world: World, stub_pictures: StubPictures
) -> None:
    people = enter_four(world)
    options = {"partners_show_first": True, "partners_look_at_the_end": True}
    table = await start_talk_match(world, people, players=4, **options)
    for tricks, shown in ((0, True), (1, False), (7, True)):
        await play_out(world, table.id, "by command", tricks=tricks)
        state = match_state(world)
        for seat, player in enumerate(people):
            (picture,) = (await player.hand(table.id)).attachments
            text = picture.description or ""
            mate = [card_name(ENGLISH, card, state.rules.pack) for card in state.hands[(seat + 2) % 4]]
            assert all(name in text for name in mate) is shown
    assert leaks(world, stub_pictures.scenes) == []


@pytest.mark.parametrize("tricks", ["live", "each"])
async def test_a_secret_reaches_whom_it_concerns_and_causes_no_other_request(
    world: World, tricks: str
) -> None:
    """No other message is sent or edited, no button grows old; nonces tell nothing later either."""
    people, gina = enter_four(world), world.enter("Gina")
    options = {"signal_delivery": "catchable", "tricks": tricks, **FREE}
    table = await start_at_second_trick(world, people, players=4, **options)
    anna, bruno, carla, _ = people
    hands = {player: await player.hand(table.id) for player in people}
    await world.rest()

    def nonces() -> list[int]:
        path = f"/channels/{world.channel.id}/messages"
        sent = [
            entry.json or {} for entry in world.http_requests if (entry.method, entry.path) == ("POST", path)
        ]
        return [int("".join(filter(str.isdigit, one["nonce"].rpartition(".")[2]))) for one in sent]

    def plays() -> dict[Player, list[str]]:
        """The buttons of everybody's cards."""
        return {
            player: [one.custom_id for one in player.controls(hands[player]) if ":play:" in one.custom_id]
            for player in people
        }

    count, buttons, decision = len(nonces()), plays(), world.table().decision
    secrets: list[tuple[Player, str, dict[str, str], set[Player]]] = [
        (bruno, "partner watch", {"player": "Anna"}, {bruno}),
        (anna, "signal", {"card": trump_king(world)}, {anna, bruno, carla}),
    ]
    for player, command, options, concerned in secrets:
        shown, requests = seen_counts(world), len(world.http_requests)
        answer_text(player, await player.command(command, **options))
        await world.rest(5)
        seen = {one: snapshots_since(world, shown, one.id) for one in (*people, gina)}
        assert {one for one in seen if seen[one]} == concerned
        # A request for each of these messages, and none beside: nothing is edited only to look the same.
        assert len(world.http_requests) - requests == sum(map(len, seen.values()))
    assert (len(nonces()), plays(), world.table().decision) == (count, buttons, decision)
    await play_out(world, table.id, tricks=2)
    if tricks == "live":
        return  # no trick has a message, so none has a nonce
    quiet = nonces()[count - 1 :]
    # Four cards, a trick taken, four cards drawn: the same distance with and without secrets.
    assert quiet[1] - quiet[0] == 6
