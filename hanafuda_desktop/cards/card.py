"""The forty-eight cards of a hanafuda deck (C-1 to C-6).

A card is a small integer, ``0`` to ``47``: month by month, and within a month in the order in
which C-1 lists its four cards. Everything else about a card is looked up in :data:`CARDS`. A set
of cards is one integer with a bit for each card; see :mod:`.cardset`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from hanafuda_desktop.text.language import Text, tr, tr_noop

MONTH_COUNT: Final = 12
CARDS_PER_MONTH: Final = 4
CARD_COUNT: Final = MONTH_COUNT * CARDS_PER_MONTH


class Category(StrEnum):
    """The four kinds of card (C-1), from the most to the least valued."""

    BRIGHT = "bright"
    ANIMAL = "animal"
    RIBBON = "ribbon"
    CHAFF = "chaff"

    @property
    def usual_value(self) -> int:
        """Card points as most games count them (C-3)."""
        return _USUAL_VALUES[self]

    @property
    def spoken(self) -> str:
        """The kind in the language that is spoken: ``bright``, ``光``."""
        return tr(_KINDS[self])


_KINDS: Final = {
    Category.BRIGHT: tr_noop("bright"),
    Category.ANIMAL: tr_noop("animal"),
    Category.RIBBON: tr_noop("ribbon"),
    Category.CHAFF: tr_noop("chaff"),
}
_USUAL_VALUES: Final = {
    Category.BRIGHT: 20,
    Category.ANIMAL: 10,
    Category.RIBBON: 5,
    Category.CHAFF: 1,
}


class Ribbon(StrEnum):
    """The three kinds of ribbon (C-2)."""

    POETRY = "poetry"
    BLUE = "blue"
    RED = "red"


class Role(StrEnum):
    """Cards that a rule file can name by a part of their own (C-5)."""

    RAIN_MAN = "rain-man"
    LIGHTNING = "lightning"
    SAKE_CUP = "sake-cup"
    COLOURED_PAULOWNIA = "coloured-paulownia"
    BRIDGE = "bridge"
    BUSH_WARBLER = "bush-warbler"
    SWALLOW = "swallow"
    WILLOW_RIBBON = "willow-ribbon"


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the flower calendar: its number, 1 to 12, and its flower's names (C-1).

    Korean players name some months after more than the flower: ``songhak``, pine and crane.
    """

    number: int
    flower: str
    """The flower as card ids spell it: ``pine``, ``clover``."""
    english: Text
    japanese: str
    """In Hepburn's letters."""
    kanji: str
    korean: str
    """In the letters of the Revised Romanisation."""
    hangul: str
    calendar: Text
    """The month of the year: ``January``."""
    of_calendar: Text
    """The same where it says whose something is: the preposition changes in French."""

    @property
    def name(self) -> str:
        """The flower in the language that is spoken: ``Pine``, ``松``."""
        return tr(self.english)


MONTHS: Final[tuple[Month, ...]] = (
    Month(1, "pine", "Pine", "matsu", "松", "songhak", "송학", "January", "of January"),
    Month(2, "plum", "Plum", "ume", "梅", "maejo", "매조", "February", "of February"),
    Month(3, "cherry", "Cherry", "sakura", "桜", "beotkkot", "벚꽃", "March", "of March"),
    Month(4, "wisteria", "Wisteria", "fuji", "藤", "heukssari", "흑싸리", "April", "of April"),
    Month(5, "iris", "Iris", "ayame", "菖蒲", "nancho", "난초", "May", "of May"),
    Month(6, "peony", "Peony", "botan", "牡丹", "moran", "모란", "June", "of June"),
    Month(7, "clover", "Bush clover", "hagi", "萩", "hongssari", "홍싸리", "July", "of July"),
    Month(8, "susuki", "Susuki grass", "susuki", "芒", "gongsan", "공산", "August", "of August"),
    Month(
        9,
        "chrysanthemum",
        "Chrysanthemum",
        "kiku",
        "菊",
        "gukhwa",
        "국화",
        "September",
        "of September",
    ),
    Month(10, "maple", "Maple", "momiji", "紅葉", "danpung", "단풍", "October", "of October"),
    Month(11, "willow", "Willow", "yanagi", "柳", "bi", "비", "November", "of November"),
    Month(12, "paulownia", "Paulownia", "kiri", "桐", "odong", "오동", "December", "of December"),
)


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its place in the deck and everything a rule can ask of it."""

    index: int
    """0 to 47, the integer that stands for this card in the engine."""
    short: str
    """Two characters (C-6): the month, ``1`` to ``9`` and ``a`` to ``c``, and the place."""
    month: int
    """1 to 12."""
    place: int
    """1 to 4: the place in the month's list of C-1."""
    id: str
    """As rule files, records and the command line spell it (C-6): ``pine-crane``."""
    category: Category
    english: Text
    """What the card shows: ``Crane``, ``poetry ribbon``, ``chaff``."""
    called: Text
    """What it is called within a sentence: ``Pine Crane``; in other languages the flower may need
    an article, a preposition or another order."""
    figure: Text
    """What it shows if the deck has one such card alone: ``the Crane``; else nothing."""
    ribbon: Ribbon | None
    role: Role | None

    @property
    def flower(self) -> Month:
        """The month this card belongs to."""
        return MONTHS[self.month - 1]

    @property
    def value(self) -> int:
        """Card points as most games count them (C-3)."""
        return self.category.usual_value

    @property
    def name(self) -> str:
        """What the card shows, in the language that is spoken: ``Crane``, ``鶴``."""
        return tr(self.english)

    @property
    def title(self) -> str:
        """A name for people that stands by itself: ``Pine, Crane``."""
        if self.category is Category.CHAFF and self.role is not Role.LIGHTNING:
            return tr("{flower}, {chaff}", flower=self.flower.name, chaff=self.name)
        return tr("{flower}, {card}", flower=self.flower.name, card=self.name)


class _Row(NamedTuple):
    """What is written down of a card; see :class:`Card`."""

    id: str
    category: Category
    english: Text
    called: Text
    figure: Text = ""


_ROWS: Final = (
    _Row("pine-crane", Category.BRIGHT, "Crane", "Pine Crane", "the Crane"),
    _Row("pine-ribbon", Category.RIBBON, "poetry ribbon", "Pine poetry ribbon"),
    _Row("pine-chaff-1", Category.CHAFF, "chaff", "Pine chaff"),
    _Row("pine-chaff-2", Category.CHAFF, "chaff", "Pine chaff"),
    _Row("plum-warbler", Category.ANIMAL, "Bush Warbler", "Plum Bush Warbler", "the Bush Warbler"),
    _Row("plum-ribbon", Category.RIBBON, "poetry ribbon", "Plum poetry ribbon"),
    _Row("plum-chaff-1", Category.CHAFF, "chaff", "Plum chaff"),
    _Row("plum-chaff-2", Category.CHAFF, "chaff", "Plum chaff"),
    _Row("cherry-curtain", Category.BRIGHT, "Curtain", "Cherry Curtain", "the Curtain"),
    _Row("cherry-ribbon", Category.RIBBON, "poetry ribbon", "Cherry poetry ribbon"),
    _Row("cherry-chaff-1", Category.CHAFF, "chaff", "Cherry chaff"),
    _Row("cherry-chaff-2", Category.CHAFF, "chaff", "Cherry chaff"),
    _Row("wisteria-cuckoo", Category.ANIMAL, "Cuckoo", "Wisteria Cuckoo", "the Cuckoo"),
    _Row("wisteria-ribbon", Category.RIBBON, "red ribbon", "Wisteria red ribbon"),
    _Row("wisteria-chaff-1", Category.CHAFF, "chaff", "Wisteria chaff"),
    _Row("wisteria-chaff-2", Category.CHAFF, "chaff", "Wisteria chaff"),
    _Row(
        "iris-bridge",
        Category.ANIMAL,
        "Eight-plank Bridge",
        "Iris Eight-plank Bridge",
        "the Eight-plank Bridge",
    ),
    _Row("iris-ribbon", Category.RIBBON, "red ribbon", "Iris red ribbon"),
    _Row("iris-chaff-1", Category.CHAFF, "chaff", "Iris chaff"),
    _Row("iris-chaff-2", Category.CHAFF, "chaff", "Iris chaff"),
    _Row(
        "peony-butterflies", Category.ANIMAL, "Butterflies", "Peony Butterflies", "the Butterflies"
    ),
    _Row("peony-ribbon", Category.RIBBON, "blue ribbon", "Peony blue ribbon"),
    _Row("peony-chaff-1", Category.CHAFF, "chaff", "Peony chaff"),
    _Row("peony-chaff-2", Category.CHAFF, "chaff", "Peony chaff"),
    _Row("clover-boar", Category.ANIMAL, "Boar", "Bush clover Boar", "the Boar"),
    _Row("clover-ribbon", Category.RIBBON, "red ribbon", "Bush clover red ribbon"),
    _Row("clover-chaff-1", Category.CHAFF, "chaff", "Bush clover chaff"),
    _Row("clover-chaff-2", Category.CHAFF, "chaff", "Bush clover chaff"),
    _Row("susuki-moon", Category.BRIGHT, "Full Moon", "Susuki grass Full Moon", "the Full Moon"),
    _Row("susuki-geese", Category.ANIMAL, "Geese", "Susuki grass Geese", "the Geese"),
    _Row("susuki-chaff-1", Category.CHAFF, "chaff", "Susuki grass chaff"),
    _Row("susuki-chaff-2", Category.CHAFF, "chaff", "Susuki grass chaff"),
    _Row(
        "chrysanthemum-cup", Category.ANIMAL, "Sake Cup", "Chrysanthemum Sake Cup", "the Sake Cup"
    ),
    _Row("chrysanthemum-ribbon", Category.RIBBON, "blue ribbon", "Chrysanthemum blue ribbon"),
    _Row("chrysanthemum-chaff-1", Category.CHAFF, "chaff", "Chrysanthemum chaff"),
    _Row("chrysanthemum-chaff-2", Category.CHAFF, "chaff", "Chrysanthemum chaff"),
    _Row("maple-deer", Category.ANIMAL, "Deer", "Maple Deer", "the Deer"),
    _Row("maple-ribbon", Category.RIBBON, "blue ribbon", "Maple blue ribbon"),
    _Row("maple-chaff-1", Category.CHAFF, "chaff", "Maple chaff"),
    _Row("maple-chaff-2", Category.CHAFF, "chaff", "Maple chaff"),
    _Row("willow-rainman", Category.BRIGHT, "Rain Man", "Willow Rain Man", "the Rain Man"),
    _Row("willow-swallow", Category.ANIMAL, "Swallow", "Willow Swallow", "the Swallow"),
    _Row("willow-ribbon", Category.RIBBON, "red ribbon", "Willow red ribbon"),
    _Row("willow-lightning", Category.CHAFF, "Lightning", "Willow Lightning", "the Lightning"),
    _Row("paulownia-phoenix", Category.BRIGHT, "Phoenix", "Paulownia Phoenix", "the Phoenix"),
    _Row("paulownia-chaff-1", Category.CHAFF, "coloured chaff", "Paulownia coloured chaff"),
    _Row("paulownia-chaff-2", Category.CHAFF, "chaff", "Paulownia chaff"),
    _Row("paulownia-chaff-3", Category.CHAFF, "chaff", "Paulownia chaff"),
)
_RIBBONS: Final = {
    "poetry ribbon": Ribbon.POETRY,
    "blue ribbon": Ribbon.BLUE,
    "red ribbon": Ribbon.RED,
}
_ROLES: Final = {
    "willow-rainman": Role.RAIN_MAN,
    "willow-lightning": Role.LIGHTNING,
    "chrysanthemum-cup": Role.SAKE_CUP,
    "paulownia-chaff-1": Role.COLOURED_PAULOWNIA,
    "iris-bridge": Role.BRIDGE,
    "plum-warbler": Role.BUSH_WARBLER,
    "willow-swallow": Role.SWALLOW,
    "willow-ribbon": Role.WILLOW_RIBBON,
}
_MONTH_DIGITS: Final = "123456789abc"


def _card(index: int, row: _Row) -> Card:
    month, place = index // CARDS_PER_MONTH, index % CARDS_PER_MONTH + 1
    short, ribbon = f"{_MONTH_DIGITS[month]}{place}", _RIBBONS.get(row.english)
    return Card(index, short, month + 1, place, *row, ribbon, _ROLES.get(row.id))


CARDS: Final = tuple(_card(index, row) for index, row in enumerate(_ROWS))
_BY_ID: Final = {card.id: card for card in CARDS}


def card_by_id(card_id: str) -> Card:
    """The card with this id (C-6).

    Raises:
        KeyError: no card has this id.
    """
    return _BY_ID[card_id]
