"""R-62 to R-67 at the wrong time, by the wrong person, to the wrong one: each has its own sentence."""

from typing import Any

import pytest

from bot.rules.cards import CARDS
from bot.rules.options import Reply
from bot.rules.phases.conversation import truth
from testing.players.partners import (
    enter_four,
    enter_six,
    match_state,
    start_at_second_trick,
    start_talk_match,
)
from testing.players.player import Player, answer_text, play_out
from testing.worlds.world import World

PARTNERS_ONLY = "You can only {} {}: "


class RefusedAttempts:
    """Tries what may not be: the answer is for whoever tried, alone, and nothing changes, nowhere."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.told: list[str] = []

    async def __call__(self, says: str, player: Player, command: str, /, **options: Any) -> None:  # noqa: ANN401 - whatever a command takes
        world = self.world
        await world.rest(1.5)
        await world.briscola.publisher.idle()  # what came before is shown by now
        before, sent = dict(world.tables), len(world.http_requests)
        told = answer_text(player, await player.command(command, **options))
        await world.rest(1)
        assert says in told
        assert dict(world.tables) == before
        answers = ("/callback", "/messages/@original")
        assert [one.path for one in world.http_requests[sent:] if not one.path.endswith(answers)] == []
        self.told.append(told)

    def all_sentences_differ(self) -> bool:
        return len(set(self.told)) == len(self.told)


async def test_gestures_and_watching(world: World) -> None:
    people, gina = enter_four(world), world.enter("Gina")
    tried, anna = RefusedAttempts(world), people[0]
    table = await start_talk_match(world, people, players=4, signal_delivery="catchable")
    trump = match_state(world).trump
    await tried("talk starts with trick 2", anna, "signal", card=f"K{trump}")
    await play_out(world, table.id, tricks=1)
    king = CARDS[f"K{trump}"]
    liar = next(player for seat, player in enumerate(people) if king not in match_state(world).hands[seat])
    await tried("sit at this table", gina, "signal", card=f"K{trump}", table=table.id)
    await tried("only signal a card that you hold", liar, "signal", card=str(king))
    await tried("no sign for the five", anna, "signal", card=f"5{trump}")
    await tried("no such gesture", anna, "signal", card="a wink")
    await tried("Your partner's signs reach you anyway", anna, "partner watch", player="Carla")
    await tried("You can only watch an opponent: Bruno or Dino.", anna, "partner watch", player="Anna")
    await tried("Nobody here has that name", anna, "partner watch", player="Zeno")
    await tried(
        "Nobody asks questions or gives orders at this table. Here partners make",
        anna,
        "partner ask",
        question="lisci",
    )
    await tried(
        "Nobody asks questions at this table. Here partners make", anna, "partner answer", answer="yes"
    )
    await tried("Nobody looks at a partner's hand at this table.", anna, "rais look")
    await tried("Nobody is elected", anna, "rais vote", player="Anna")
    await anna.command("partner watch", player="Bruno")
    await tried("already watching somebody", anna, "partner watch", player="Dino")
    assert tried.all_sentences_differ()


@pytest.mark.parametrize(
    ("delivery", "says"), [("private", "only partners see a sign"), ("public", "everybody sees every sign")]
)
async def test_watching_where_nothing_can_be_caught(world: World, delivery: str, says: str) -> None:
    people, tried = enter_four(world), RefusedAttempts(world)
    await start_at_second_trick(world, people, players=4, signal_delivery=delivery)
    await tried(
        f"At this table there is nobody to watch. Here {says}", people[0], "partner watch", player="Bruno"
    )


async def test_talk_without_a_partner(world: World) -> None:
    anna, bruno, tried = world.enter("Anna"), world.enter("Bruno"), RefusedAttempts(world)
    await start_talk_match(world, [anna, bruno])
    alone = "Here everybody plays alone, without a partner."
    await tried(f"Nobody makes signs at this table. {alone}", anna, "signal", card="Ad")
    await tried(f"Nobody makes signs at this table. {alone}", bruno, "signal", card="a wink")
    await tried(f"At this table there is nobody to watch. {alone}", anna, "partner watch", player="Bruno")
    await tried(
        f"Nobody asks questions or gives orders at this table. {alone}", anna, "partner order", what="liscio"
    )
    await tried(f"Nobody asks questions at this table. {alone}", anna, "partner answer", answer="yes")
    await tried(f"Nobody looks at a partner's hand at this table. {alone}", anna, "rais look")
    assert len(set(tried.told)) == len(tried.told) - 1


async def test_where_everybody_may_talk_nothing_is_refused_but_the_commands(world: World) -> None:
    people, tried = enter_four(world), RefusedAttempts(world)
    await start_at_second_trick(world, people, players=4, talk="free")
    await tried("Everybody may talk freely here, without commands.", people[0], "signal", card="Ad")


async def test_questions_answers_and_orders(world: World) -> None:
    people, gina, tried = enter_four(world), world.enter("Gina"), RefusedAttempts(world)
    table = await start_talk_match(world, people, players=4, talk="conversation")
    await tried(
        "talk starts with trick 2", people[match_state(world).leader], "partner ask", question="lisci"
    )
    await play_out(world, table.id, tricks=1)
    state = match_state(world)
    seat = state.leader
    leader, foe, partner, _ = (people[(seat + step) % 4] for step in range(4))
    await tried(f"Only {leader.name}, who leads this trick", foe, "partner ask", question="lisci")
    await tried("sit at this table", gina, "partner ask", question="lisci", table=table.id)
    mate = f"{partner.name}."
    await tried(
        PARTNERS_ONLY.format("ask", "a partner") + mate,
        leader,
        "partner ask",
        question="lisci",
        partner=foe.name,
    )
    await tried(
        PARTNERS_ONLY.format("give orders to", "a partner") + mate,
        leader,
        "partner order",
        what="liscio",
        partner=foe.name,
    )
    await tried("suit", leader, "partner ask", question="head", suit=str(state.trump))
    await tried("There is no question", partner, "partner answer", answer="yes")
    await tried("Nobody makes signs at this table.", partner, "signal", card="Ad")
    await tried("Nobody looks at a partner's hand at this table.", leader, "rais look")
    await leader.command("partner ask", question="lisci")
    due = match_state(world).talk.due
    assert due is not None
    true = truth(match_state(world), due)
    (false, *_) = {*Reply} - {true}
    await tried(f"That question is for {partner.name}", foe, "partner answer", answer="yes")
    await tried("must be true", partner, "partner answer", answer=str(false))
    await tried(
        f"{partner.name} must answer a question first",
        leader,
        "briscola play",
        card=str(state.hands[seat][0]),
    )
    await partner.command("partner answer", answer=str(true))
    await tried("You have asked your question", leader, "partner ask", question="carichi")
    await leader.command("partner order", what="liscio")
    await tried("your order for this trick", leader, "partner order", what="carico")
    await leader.command("briscola play", card=str(state.hands[seat][0]))
    await tried("You have already led", leader, "partner order", what="carico")
    assert tried.all_sentences_differ()


async def test_the_rais(world: World) -> None:
    people, tried = enter_six(world), RefusedAttempts(world)
    table = await start_talk_match(world, people, variant="schembil")
    await tried("still electing their rais", people[0], "rais ask", question="lisci", partner="Carla")
    await tried("only vote for somebody in your own team", people[0], "rais vote", player="Bruno")
    await world.rest(61)
    await tried("There is no election now", people[0], "rais vote", player="Carla")
    await tried("talk starts with trick 2", people[0], "rais ask", question="lisci", partner="Carla")
    await play_out(world, table.id, tricks=1)
    rais, carla = people[match_state(world).rais[0]], people[2]
    assert rais.name == "Anna"
    await tried("Only your rais, Anna", carla, "rais ask", question="lisci", partner="Elena")
    mates = "Carla or Elena."
    await tried(
        PARTNERS_ONLY.format("ask", "a partner") + mates, rais, "rais ask", question="lisci", partner="Bruno"
    )
    await tried(
        PARTNERS_ONLY.format("give orders to", "a partner") + mates,
        rais,
        "rais order",
        what="liscio",
        partner="Bruno",
    )
    await tried(
        PARTNERS_ONLY.format("look", "at a partner's hand") + mates, rais, "rais look", partner="Bruno"
    )
    await tried("once the stock is gone", rais, "rais look")
    await tried("several partners", rais, "partner ask", question="lisci")
    await tried("Nobody makes signs at this table.", rais, "signal", card="Ad")
    await play_out(world, table.id, tricks=3)
    await rais.command("rais look")
    await tried("look once in a deal", rais, "rais look")
    assert tried.all_sentences_differ()
