from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.card import CARDS, MONTHS, Category, Ribbon, Role, card_by_id
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_of, mask_where, members
from hanafuda_desktop.rules.schema.selectors import Fit, fits_mask

# The table of C-1, written out a second time: month, flower, its four pictures.
TABLE = """
1 pine crane ribbon chaff-1 chaff-2
2 plum warbler ribbon chaff-1 chaff-2
3 cherry curtain ribbon chaff-1 chaff-2
4 wisteria cuckoo ribbon chaff-1 chaff-2
5 iris bridge ribbon chaff-1 chaff-2
6 peony butterflies ribbon chaff-1 chaff-2
7 clover boar ribbon chaff-1 chaff-2
8 susuki moon geese chaff-1 chaff-2
9 chrysanthemum cup ribbon chaff-1 chaff-2
10 maple deer ribbon chaff-1 chaff-2
11 willow rainman swallow ribbon lightning
12 paulownia phoenix chaff-1 chaff-2 chaff-3
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.rule("C-1")
def test_forty_eight_cards_twelve_months_of_four() -> None:
    assert len(CARDS) == 48
    assert Counter(card.month for card in CARDS) == dict.fromkeys(range(1, 13), 4)
    assert Counter(card.category for card in CARDS) == {
        Category.BRIGHT: 5,
        Category.ANIMAL: 9,
        Category.RIBBON: 10,
        Category.CHAFF: 24,
    }


@pytest.mark.rule("C-1", "C-6")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_month_table_and_ids(row: list[str]) -> None:
    number, flower, *pictures = row
    cards = [card for card in CARDS if card.month == int(number)]
    assert [card.id for card in cards] == [f"{flower}-{picture}" for picture in pictures]
    digit = "123456789abc"[int(number) - 1]
    assert [card.short for card in cards] == [f"{digit}{place}" for place in (1, 2, 3, 4)]
    assert all(card.flower is MONTHS[int(number) - 1] for card in cards)


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(
    ("ribbon", "months"),
    [(Ribbon.POETRY, [1, 2, 3]), (Ribbon.BLUE, [6, 9, 10]), (Ribbon.RED, [4, 5, 7, 11])],
)
def test_ribbons(ribbon: Ribbon, months: list[int]) -> None:
    assert [card.month for card in CARDS if card.ribbon is ribbon] == months


@pytest.mark.rule("C-3")
def test_usual_values() -> None:
    assert sum(card.value for card in CARDS) == 264
    assert {card.category: card.value for card in CARDS} == {
        Category.BRIGHT: 20,
        Category.ANIMAL: 10,
        Category.RIBBON: 5,
        Category.CHAFF: 1,
    }


@pytest.mark.rule("C-4")
def test_months_wrap_in_japanese_order() -> None:
    december, january = card_by_id("paulownia-phoenix"), card_by_id("pine-crane")
    earlier = (Fit(month="earlier"),)
    assert fits_mask(earlier, december.index) == mask_where(lambda card: card.month == 1)
    assert fits_mask(earlier, january.index) == mask_where(lambda card: card.month == 2)
    unwrapped = (Fit(month="earlier", wrap=False),)
    assert fits_mask(unwrapped, december.index) == 0


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("role", "card_id"),
    [
        (Role.RAIN_MAN, "willow-rainman"),
        (Role.LIGHTNING, "willow-lightning"),
        (Role.SAKE_CUP, "chrysanthemum-cup"),
        (Role.COLOURED_PAULOWNIA, "paulownia-chaff-1"),
        (Role.BRIDGE, "iris-bridge"),
        (Role.BUSH_WARBLER, "plum-warbler"),
        (Role.SWALLOW, "willow-swallow"),
        (Role.WILLOW_RIBBON, "willow-ribbon"),
    ],
)
def test_roles(role: Role, card_id: str) -> None:
    assert [card.id for card in CARDS if card.role is role] == [card_id]


def test_sets_of_cards() -> None:
    assert mask_of(range(48)) == FULL_DECK
    assert list(members(mask_of([47, 0, 13]))) == [0, 13, 47]
    assert list(members(0)) == []


def test_names_for_people() -> None:
    assert card_by_id("pine-crane").title == "Pine, Crane"
    assert card_by_id("maple-ribbon").title == "Maple, blue ribbon"
    assert card_by_id("paulownia-chaff-1").title == "Paulownia, coloured chaff"
    assert len({card.title for card in CARDS}) == 48 - 11  # the second chaff of eleven months


_SOUNDS = """
g kk n d tt r m b pp s ss - j jj ch k t p h
a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i
- k k k n n n t l k m l l l p l m p p t t ng t t k t p t
"""
_INITIALS, _VOWELS, _FINALS = (line.split() for line in _SOUNDS.strip().splitlines())


def _romanised(syllable: str) -> str:
    """By the Revised Romanisation, as no two syllables of these names change one another."""
    place, final = divmod(ord(syllable) - ord("가"), len(_FINALS))
    initial, vowel = divmod(place, len(_VOWELS))
    return (_INITIALS[initial] + _VOWELS[vowel] + _FINALS[final]).replace("-", "")


def test_korean_names_are_told_in_latin_letters() -> None:
    for month in MONTHS:
        assert month.korean == "".join(map(_romanised, month.hangul))


def test_every_name_of_a_month_is_its_own() -> None:
    for names in ("english", "japanese", "kanji", "korean", "hangul"):
        assert len({getattr(month, names) for month in MONTHS}) == len(MONTHS)
    assert all(month.japanese.isascii() and month.korean.isascii() for month in MONTHS)
