"""The public page of a table during a match and after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.lobby import FELT, lobby_page
from bot.pages.narration.story import DealAnnounced, Narrator, TrickAnnounced
from bot.pages.option_choices import clock_text
from bot.pages.page import Button, Line, Page, Part, Row, Style, Text
from bot.pages.pictures.sheets import sheet_picture
from bot.pages.pictures.tricks import sitting_in, table_picture, trick_picture
from bot.pages.play.absence import absence_lines, absence_row, clock_line, waiting_line
from bot.pages.play.move_choices import match_number
from bot.pages.play.other_moves import claim_button
from bot.pages.play.talk import election_page, silence_lines, spoken_lines, turn_line
from bot.pages.tournaments.predictions import predict_button, predict_row, result_lines
from bot.pages.tournaments.table import event_lines, ready_lines, ready_page, sealed_page, standings_button
from bot.rules.view import Phase, SeatView
from bot.tables.model.events import HolidayTaken, SeatLeft
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice, capital
from bot.text.game.rulebook import game_line
from bot.text.names import markdown
from bot.text.play.bidding import auction_lines
from bot.text.play.events import event_text
from bot.text.play.results import closed_text, deal_result, score_line
from bot.text.play.table import trick_text
from bot.text.play.tutor_words import lesson
from bot.text.players import player_name


def name(voice: Voice, table: TableView, seat: int) -> str:
    """The name of a seat's player in markdown. Computers have a mark."""
    text = player_name(voice, table, seat)
    return text if table.seats[seat].person is not None else f"🤖 {text}"


def side_name(voice: Voice, table: TableView, side: int) -> str:
    """The players of a side."""
    return " + ".join(name(voice, table, seat) for seat in table.rules.sides[side])


def public_page(
    voice: Voice,
    table: TableView,
    narrator: Narrator | None = None,
    last_trick: TrickAnnounced | None = None,
    *,
    pictured: bool = True,
) -> Page:
    """What the message of a table shows, whatever its stage.

    Args:
        voice: the language of the server.
        table: the table as an onlooker sees it.
        narrator: what has happened and was said around the game.
        last_trick: the trick to show in place of the running one (V-1).
        pictured: False leaves out the picture of a running match, which takes most of the time: what is left
            is enough for ``Page.rest``.
    """
    match table.stage:
        case Stage.LOBBY if table.event is not None:
            return ready_page(voice, table, table.event, predict_button(voice, table))
        case Stage.LOBBY:
            return lobby_page(voice, table)
        case Stage.PLAYING | Stage.FINISHED if table.sealed is not None:
            rows = (_buttons(voice, table), *predict_row(voice, table))
            return sealed_page(voice, table, _sealed_turn(voice, table), rows)
        case Stage.PLAYING if table.election is not None:
            return election_page(
                voice,
                table,
                (
                    *_around(voice, table),
                    Line(),
                    _buttons(voice, table),
                    *predict_row(voice, table),
                    *absence_row(voice, table),
                ),
            )
        case Stage.PLAYING if table.view is not None:
            return table_page(voice, table, table.view, narrator, last_trick, pictured=pictured)
        case Stage.CLOSED:
            return closed_page(voice, table, () if narrator is None else narrator.tricks)
        case _:
            return finished_page(voice, table)


def table_page(
    voice: Voice,
    table: TableView,
    view: SeatView,
    narrator: Narrator | None = None,
    last_trick: TrickAnnounced | None = None,
    *,
    pictured: bool = True,
) -> Page:
    """The page of a running match: a sentence, the picture of the trick, and the players' buttons.

    The first words and the picture alone change with every card (``Page.rest``). ``pictured``: see
    ``public_page``.
    """
    parts: list[Part] = [Text("\n".join(_heading(voice, table, last_trick)))]
    if pictured:
        picture = (
            table_picture(voice, table)
            if last_trick is None
            else trick_picture(voice, table, last_trick, view)
        )
        parts += [] if picture is None else [picture]
    waiting = waiting_line(voice, table)
    if waiting is not None:
        parts.append(Text(f"**{waiting}**"))
    lines = [
        *_around_the_trick(voice, table, view),
        *_terms(voice, table),
        *_news_lines(voice, table, narrator, absences=False),
    ]
    if lines:
        parts.append(Text("\n".join(f"-# {line}" for line in lines)))
    parts += [*_votes(voice, table), _buttons(voice, table), *predict_row(voice, table)]
    if table.rules.game.claims and view.tricks and view.phase is Phase.PLAY:
        parts.append(Row((claim_button(voice, table),)))  # rules.md §5: active for both, whatever they have
    parts += absence_row(voice, table)
    turn = table.turn
    by_post = table.rules.by_correspondence  # their players get one message of their own, and no more
    person = None if turn is None or waiting is not None or by_post else table.seats[turn].person
    return Page(tuple(parts), mentions=() if person is None else (person.id,), accent=FELT)


def _news_lines(
    voice: Voice, table: TableView, narrator: Narrator | None, *, absences: bool = True
) -> list[str]:
    """What has happened around the game in the running trick, and what was said.

    ``absences``: False leaves out who went away and is not back, which the lines above say.
    """
    if narrator is None:
        return []
    events = (
        event_text(voice, table, entry, action=narrator.done_for(entry))
        for entry in narrator.news
        if absences or not _is_shown_above(table, entry.what)
    )
    news = [sentence for sentence in events if sentence]
    return [*news, *spoken_lines(voice, table, narrator.dialogue)]


def _is_shown_above(table: TableView, what: object) -> bool:
    """Whether ``absence_lines`` or the line of a holiday says that a person is away."""
    is_absence = isinstance(what, SeatLeft) and table.seats[what.seat].absence is not None
    return is_absence or (isinstance(what, HolidayTaken) and what.seat in dict(table.holidays))


def table_on_hand(voice: Voice, table: TableView, page: Page, narrator: Narrator | None) -> Page:
    """The page of a hand in direct messages, with what the table's message shows elsewhere (V-20).

    A finished trick stays there until the person plays to the next one.
    """
    view = table.view
    if table.stage is not Stage.PLAYING or view is None:
        return page
    has_led = any(play.seat == table.seat for play in view.trick)
    told_already = has_led or lesson(voice, table) is not None  # the tutor describes the last trick
    trick = [] if told_already or not view.tricks else [trick_text(voice, table, view.tricks[-1])]
    lines = [*_around_the_trick(voice, table, view), *_news_lines(voice, table, narrator)]
    fresh = [*trick, *(f"-# {line}" for line in lines if line not in page.text)]
    parts: list[Part] = [Text("\n".join(fresh))] if fresh else []
    return replace(
        page, parts=(*page.parts, *parts, *_votes(voice, table), _buttons(voice, table, hand=False))
    )


def last_trick_page(voice: Voice, table: TableView, announcement: TrickAnnounced) -> Page:
    """The page of a deal's last trick, until the deal's sheet replaces it (V-1)."""
    words = f"### {game_line(voice, table.rules)}\n{_taker_line(voice, table, announcement)}"
    return Page((Text(words), trick_picture(voice, table, announcement), _buttons(voice, table)), accent=FELT)


def _taker_line(voice: Voice, table: TableView, announcement: TrickAnnounced) -> str:
    points = announcement.trick.points if None not in announcement.points else None
    return voice("ui-trick-taken", player=name(voice, table, announcement.trick.taker), points=points)


def _heading(voice: Voice, table: TableView, last_trick: TrickAnnounced | None) -> list[str]:
    """The game, the result of the latest trick, and whose turn it is if the match goes on."""
    now = [] if last_trick is None else [_taker_line(voice, table, last_trick)]
    if table.waits_until is None:
        now.append(_turn(voice, table))
    clocks = clock_line(voice, table)
    return [
        f"### {game_line(voice, table.rules)}",
        *event_lines(voice, table),
        *([" ".join(now)] if now else []),
        *([] if clocks is None else [f"-# {clocks}"]),
        *_by_post(voice, table),
    ]


def _turn(voice: Voice, table: TableView) -> str:
    """Whose turn it is. This is the only mention on the page."""
    turn = table.turn
    if turn is None:
        return voice("ui-turn-nobody")
    person = table.seats[turn].person
    answering = turn_line(voice, table, name(voice, table, turn) if person is None else f"<@{person.id}>")
    if answering is not None:
        return answering
    if table.view is not None and table.view.phase is not Phase.PLAY:
        player = name(voice, table, turn) if person is None else f"<@{person.id}>"
        return _other_turn(voice, table, table.view.phase, player)
    if person is None:
        return voice("ui-turn", player=name(voice, table, turn))
    if table.deadline is None:
        return voice("ui-turn", player=f"<@{person.id}>")
    return voice("ui-turn-until", player=f"<@{person.id}>", when=f"<t:{table.deadline // 1000}:R>")


def _sealed_turn(voice: Voice, table: TableView) -> list[str]:
    """Whose turn it is at a table whose cards are sealed, and what the clocks say."""
    waiting = waiting_line(voice, table)
    lines = [_turn(voice, table)] if table.stage is Stage.PLAYING and waiting is None else []
    return [*lines, *([] if waiting is None else [waiting]), *_by_post(voice, table)]


def _other_turn(voice: Voice, table: TableView, phase: Phase, player: str) -> str:
    """Who is to bid, to call, or to name the suit."""
    words = voice(f"ui-turn-{phase.name.lower()}", player=player)
    if table.deadline is None or not player.startswith("<@"):
        return words
    return f"{words} {voice('ui-turn-ends', when=f'<t:{table.deadline // 1000}:R>')}"


def _around_the_trick(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """What the picture does not show: the calls, the score of the match, and who plays no cards."""
    has_declarer = view.auction is not None and view.auction.declarer is not None
    lines = [*(auction_lines(voice, table) if has_declarer else []), *silence_lines(voice, table)]
    playing = sitting_in(view)
    if len(playing) < len(view.active):
        names = [name(voice, table, seat) for seat in playing]
        lines.append(voice("ui-short-trick", players=voice.join(names)))
    lines += standing_lines(voice, table, view)
    out = [name(voice, table, seat) for seat in range(len(table.seats)) if seat not in view.active]
    if out:
        lines.append(voice("labelled", label=voice.join(out), text=voice("seat-out")))
    return lines


def standing_lines(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """The score of the match once somebody has scored, and what the deal is worth after drawn ones."""
    lines = [score_line(voice, table, view.score)] if any(view.score) else []
    if view.carried:
        lines.append(voice("score-carried", worth=view.carried + 1))
    return lines


def deal_ending(voice: Voice, table: TableView, announcement: DealAnnounced) -> list[str]:
    """What broke a deal off, if anything did, then who won it and with how many points."""
    reason = None if announcement.broken is None else event_text(voice, table, announcement.broken)
    return [*([] if reason is None else [reason]), deal_result(voice, table, announcement.ended)]


def _terms(voice: Voice, table: TableView) -> list[str]:
    """What the players have agreed on, and who is absent."""
    hints = [voice("ui-hints-allowed")] if table.hints else []
    return [*hints, *absence_lines(voice, table)]


def _around(voice: Voice, table: TableView) -> list[Part]:
    """The absent players and the open votes, above the cards."""
    absent = absence_lines(voice, table)
    return [*([Text("\n".join(absent))] if absent else []), *_votes(voice, table)]


def _votes(voice: Voice, table: TableView) -> list[Part]:
    """Who has agreed to end the table, to resign or to allow hints, with buttons for those who are asked."""
    parts: list[Part] = []
    match = match_number(table)
    names = {one.id: markdown(one.name) for one in _owners(table, range(len(table.seats)))}
    if table.ending:
        who = voice.join([names[person] for person in sorted(table.ending) if person in names])
        yes = Button(custom_id(Verb.END, table.id, match), voice("ui-button-agree-end"), Style.DANGER)
        no = Button(custom_id(Verb.KEEP_TABLE, table.id), voice("ui-button-keep-playing"))
        parts += [Text(voice("ui-vote-end", names=who)), Row((yes, no))]
    if table.resigning:
        words = [
            voice("ui-vote-resign", names=voice.join([names[person] for person in people]))
            for side in table.rules.sides
            if (people := [one.id for one in _owners(table, side) if one.id in table.resigning])
        ]
        yes = Button(custom_id(Verb.RESIGN, table.id, match), voice("ui-button-agree-resign"), Style.DANGER)
        no = Button(custom_id(Verb.KEEP_PLAYING, table.id), voice("ui-button-keep-playing"))
        parts += [Text("\n".join(words)), Row((yes, no))]
    if table.hinting:
        who = voice.join([names[person] for person in sorted(table.hinting) if person in names])
        yes = Button(custom_id(Verb.ALLOW_HINTS, table.id), voice("ui-button-allow-hints"), Style.DANGER)
        no = Button(custom_id(Verb.NO_HINTS, table.id), voice("ui-button-no-hints"))
        parts += [Text(voice("ui-vote-hints", names=who, rated=table.counts)), Row((yes, no))]
    return parts


def _owners(table: TableView, seats: Iterable[int]) -> list[Person]:
    """The people to whom seats belong, in order of their ids."""
    owners = (table.seats[seat].owner for seat in seats)
    return sorted((one for one in owners if isinstance(one, Person)), key=lambda one: one.id)


def _buttons(voice: Voice, table: TableView, *, hand: bool = True) -> Row:
    verbs = (
        *([(Verb.HAND, Style.PRIMARY)] if hand else []),
        (Verb.LAST, Style.PLAIN),
        (Verb.SCORE, Style.PLAIN),
        (Verb.RULES, Style.PLAIN),
    )
    view = table.view
    buttons = [
        Button(
            custom_id(verb, table.id),
            voice(f"ui-button-{verb}"),
            style,
            enabled=verb is not Verb.LAST or view is None or bool(view.tricks or view.previous),
        )
        for verb, style in verbs
    ]
    return Row((*buttons, Button(custom_id(Verb.MORE, table.id), voice("ui-button-more"))))


def finished_page(voice: Voice, table: TableView) -> Page:
    """The page of a table whose match is over. The result is in a message below it."""
    words = f"## {game_line(voice, table.rules)}\n{voice('ui-finished')}"
    row = Row(
        tuple(
            Button(custom_id(verb, table.id), voice(f"ui-button-{verb}"))
            for verb in (Verb.LAST, Verb.SCORE, Verb.RULES)
        )
    )
    return Page((Text(words), row), accent=FELT)


def closed_page(voice: Voice, table: TableView, tricks: Sequence[TrickAnnounced] = ()) -> Page:
    """The page of a closed table, with the ``tricks`` of a deal that was not finished (V-2)."""
    event = table.event
    never_dealt = event if table.view is None else None
    why = closed_text(voice, table)
    if never_dealt is not None and never_dealt.round == 0 and not table.withdrawn:
        why = voice("ui-closed-arena")
    title = f"## {game_line(voice, table.rules)}"
    # Who was missing at a table of a tournament whose cards were never dealt (T-7).
    ready = [] if never_dealt is None else ready_lines(table)
    lines = [title, *event_lines(voice, table), *ready, why, *result_lines(voice, table)]
    words = Text("\n".join(lines))
    sheet = (sheet_picture(voice, table, tricks),) if tricks else ()
    row = () if event is None else (Row((standings_button(voice, event),)),)
    return Page((words, *sheet, *row))


def moved_page(voice: Voice, table: TableView) -> Page:
    """The page of a table's message after a new one was posted below it."""
    return Page((Text(f"-# {voice('ui-moved', game=game_line(voice, table.rules))}"),))


def warning_page(voice: Voice, table: TableView) -> Page:
    """The warning that two thirds of a turn are gone (R-90), or a correspondence turn's notice.

    It mentions only its person.
    """
    turn = table.turn
    person = None if turn is None else table.seats[turn].person
    when = None if table.deadline is None else f"<t:{table.deadline // 1000}:R>"
    words = voice("ui-warning", player=None if person is None else f"<@{person.id}>", when=when)
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"), Style.PRIMARY)
    return Page((Text(words), Row((hand,))), mentions=() if person is None else (person.id,))


def private_warning_page(voice: Voice, table: TableView) -> Page:
    """As ``warning_page``, for the person in turn alone (V-12)."""
    when = None if table.deadline is None else f"<t:{table.deadline // 1000}:R>"
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"), Style.PRIMARY)
    return Page((Text(voice("ui-warning-you", when=when)), Row((hand,))))


def _by_post(voice: Voice, table: TableView) -> list[str]:
    """That turns may take days, and who is on holiday."""
    if not table.rules.by_correspondence:
        return []
    away = [
        voice("ui-holiday", player=name(voice, table, seat), when=f"<t:{until // 1000}:f>")
        for seat, until in table.holidays
        if table.seats[seat].person is not None
    ]
    return [f"-# {capital(clock_text(voice, table.rules.turn_clock))}", *away]


def trick_page(voice: Voice, table: TableView, announcement: TrickAnnounced) -> Page:
    """The page of a finished trick in a message of its own: a sentence and the picture (V-6)."""
    sentence = _taker_line(voice, table, announcement)
    words = f"**{voice('ui-deal-trick', deal=announcement.deal, trick=announcement.number)}** · {sentence}"
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"))
    return Page((Text(words), trick_picture(voice, table, announcement), Row((hand,))), accent=FELT)
