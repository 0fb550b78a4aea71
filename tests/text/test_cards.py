"""What cards are called."""

from bot.rules.cards import CARDS, RANKS, Pack, Suit, cards, new_pack
from bot.text.cards import card_label, card_name, cards_line, suit_name, the_card
from bot.text.catalogue import Voice, voices
from testing.each import each

ITALIAN, FRENCH = Pack.ITALIAN40, Pack.FRENCH40


@each(
    "card, pack, english, italian",
    [
        ("3c", ITALIAN, "three of cups", "tre di coppe"),
        ("3c", FRENCH, "three of hearts", "tre di cuori"),
        ("Ad", ITALIAN, "ace of coins", "asso di denari"),
        ("Ad", FRENCH, "ace of diamonds", "asso di quadri"),
        ("Qs", ITALIAN, "knight of swords", "cavallo di spade"),
        ("Qs", FRENCH, "queen of spades", "donna di picche"),
        ("Jb", ITALIAN, "jack of batons", "fante di bastoni"),
        ("Jb", FRENCH, "jack of clubs", "fante di fiori"),
        ("Kb", ITALIAN, "king of batons", "re di bastoni"),
    ],
)
def test_a_card_is_called_as_its_pack_calls_it(
    en: Voice, it: Voice, card: str, pack: Pack, english: str, italian: str
) -> None:
    assert card_name(en, CARDS[card], pack) == english
    assert card_name(it, CARDS[card], pack) == italian


@each(
    "card, pack, italian",
    [
        ("Ad", ITALIAN, "l'asso di denari"),
        ("3c", ITALIAN, "il tre di coppe"),
        ("Qb", ITALIAN, "il cavallo di bastoni"),
        ("Qb", FRENCH, "la donna di fiori"),
        ("8b", FRENCH, "l'otto di fiori"),
        ("Ks", ITALIAN, "il re di spade"),
    ],
)
def test_an_italian_card_has_its_article(it: Voice, card: str, pack: Pack, italian: str) -> None:
    assert the_card(it, CARDS[card], pack) == italian


def test_a_label_begins_with_a_capital_or_a_figure(en: Voice, it: Voice) -> None:
    assert card_label(it, CARDS["3c"], ITALIAN) == "3 di coppe"
    assert card_label(it, CARDS["Ad"], FRENCH) == "Asso di quadri"
    assert card_label(en, CARDS["Qd"], ITALIAN) == "Knight of coins"


@each("language, label", [("sl", "Dvojka denarjev"), ("hr", "Dvica dinara")])
def test_a_label_with_the_suit_in_the_genitive_has_the_rank_in_words(language: str, label: str) -> None:
    """*2 denarjev* would be two coins."""
    assert card_label(voices()[language], CARDS["2d"], ITALIAN) == label


@each("voice", voices().values())
@each("pack", Pack)
def test_no_two_cards_or_suits_share_a_name(voice: Voice, pack: Pack) -> None:
    for called in (card_name, the_card, card_label):
        assert len({called(voice, card, pack) for card in new_pack(RANKS[pack])}) == len(
            new_pack(RANKS[pack])
        )
    assert len({suit_name(voice, suit, pack) for suit in Suit}) == 4


def test_cards_in_a_row_read_like_speech_with_the_trumps_marked(en: Voice, it: Voice) -> None:
    hand = cards("3c", "Ad", "Ks")
    assert cards_line(it, hand, ITALIAN) == "tre di coppe, asso di denari e re di spade"
    marked = cards_line(en, hand, ITALIAN, trump=Suit.COINS)
    assert marked == "three of cups, ace of coins (trump) and king of swords"
    assert cards_line(en, (), ITALIAN) == ""
