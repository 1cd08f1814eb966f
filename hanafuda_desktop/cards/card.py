"""The forty-eight cards of a hanafuda deck (C-1 to C-6).

A card is a small integer, ``0`` to ``47``: month by month, and within a month in the order in
which C-1 lists its four cards. Everything else about a card is looked up in :data:`CARDS`. A set
of cards is one integer with a bit for each card; see :mod:`.cardset`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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

    @property
    def name(self) -> str:
        """The flower in the language that is spoken: ``Pine``, ``松``."""
        return tr(self.english)


MONTHS: Final[tuple[Month, ...]] = (
    Month(1, "pine", "Pine", "matsu", "松", "songhak", "송학"),
    Month(2, "plum", "Plum", "ume", "梅", "maejo", "매조"),
    Month(3, "cherry", "Cherry", "sakura", "桜", "beotkkot", "벚꽃"),
    Month(4, "wisteria", "Wisteria", "fuji", "藤", "heukssari", "흑싸리"),
    Month(5, "iris", "Iris", "ayame", "菖蒲", "nancho", "난초"),
    Month(6, "peony", "Peony", "botan", "牡丹", "moran", "모란"),
    Month(7, "clover", "Bush clover", "hagi", "萩", "hongssari", "홍싸리"),
    Month(8, "susuki", "Susuki grass", "susuki", "芒", "gongsan", "공산"),
    Month(9, "chrysanthemum", "Chrysanthemum", "kiku", "菊", "gukhwa", "국화"),
    Month(10, "maple", "Maple", "momiji", "紅葉", "danpung", "단풍"),
    Month(11, "willow", "Willow", "yanagi", "柳", "bi", "비"),
    Month(12, "paulownia", "Paulownia", "kiri", "桐", "odong", "오동"),
)


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its place in the deck and everything a rule can ask of it."""

    index: int
    """0 to 47, the integer that stands for this card in the engine."""
    id: str
    """As rule files, records and the command line spell it (C-6): ``pine-crane``."""
    short: str
    """Two characters (C-6): the month, ``1`` to ``9`` and ``a`` to ``c``, and the place."""
    month: int
    """1 to 12."""
    place: int
    """1 to 4: the place in the month's list of C-1."""
    category: Category
    ribbon: Ribbon | None
    role: Role | None
    english: str
    """What the card shows, in English: ``Crane``, ``poetry ribbon``, ``chaff``."""

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


# What stands on each card beside the flower; "chaff" is numbered below in order of appearance.
_PICTURES: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("crane", "ribbon", "chaff", "chaff"),
    ("warbler", "ribbon", "chaff", "chaff"),
    ("curtain", "ribbon", "chaff", "chaff"),
    ("cuckoo", "ribbon", "chaff", "chaff"),
    ("bridge", "ribbon", "chaff", "chaff"),
    ("butterflies", "ribbon", "chaff", "chaff"),
    ("boar", "ribbon", "chaff", "chaff"),
    ("moon", "geese", "chaff", "chaff"),
    ("cup", "ribbon", "chaff", "chaff"),
    ("deer", "ribbon", "chaff", "chaff"),
    ("rainman", "swallow", "ribbon", "lightning"),
    ("phoenix", "chaff", "chaff", "chaff"),
)
_BRIGHTS: Final = {"crane", "curtain", "moon", "rainman", "phoenix"}
_CHAFF: Final = {"chaff", "lightning"}
_RIBBON_OF_MONTH: Final = {
    **dict.fromkeys((1, 2, 3), Ribbon.POETRY),
    **dict.fromkeys((6, 9, 10), Ribbon.BLUE),
    **dict.fromkeys((4, 5, 7, 11), Ribbon.RED),
}
_ROLE_OF_ID: Final = {
    "willow-rainman": Role.RAIN_MAN,
    "willow-lightning": Role.LIGHTNING,
    "chrysanthemum-cup": Role.SAKE_CUP,
    "paulownia-chaff-1": Role.COLOURED_PAULOWNIA,
    "iris-bridge": Role.BRIDGE,
    "plum-warbler": Role.BUSH_WARBLER,
    "willow-swallow": Role.SWALLOW,
    "willow-ribbon": Role.WILLOW_RIBBON,
}
_ENGLISH: Final = {
    "crane": tr_noop("Crane"),
    "warbler": tr_noop("Bush Warbler"),
    "curtain": tr_noop("Curtain"),
    "cuckoo": tr_noop("Cuckoo"),
    "bridge": tr_noop("Eight-plank Bridge"),
    "butterflies": tr_noop("Butterflies"),
    "boar": tr_noop("Boar"),
    "moon": tr_noop("Full Moon"),
    "geese": tr_noop("Geese"),
    "cup": tr_noop("Sake Cup"),
    "deer": tr_noop("Deer"),
    "rainman": tr_noop("Rain Man"),
    "swallow": tr_noop("Swallow"),
    "lightning": tr_noop("Lightning"),
    "phoenix": tr_noop("Phoenix"),
    "chaff": tr_noop("chaff"),
}
_RIBBONS: Final = {
    Ribbon.POETRY: tr_noop("poetry ribbon"),
    Ribbon.BLUE: tr_noop("blue ribbon"),
    Ribbon.RED: tr_noop("red ribbon"),
}
_MONTH_DIGITS: Final = "123456789abc"


def _category(picture: str) -> Category:
    if picture in _BRIGHTS:
        return Category.BRIGHT
    if picture in _CHAFF:
        return Category.CHAFF
    return Category.RIBBON if picture == "ribbon" else Category.ANIMAL


def _english(picture: str, card_id: str, ribbon: Ribbon | None) -> str:
    if ribbon is not None:
        return _RIBBONS[ribbon]
    if card_id == "paulownia-chaff-1":
        return tr_noop("coloured chaff")
    return _ENGLISH[picture]


def _cards_of(month: Month) -> list[Card]:
    cards: list[Card] = []
    chaff_seen = 0
    for place, picture in enumerate(_PICTURES[month.number - 1], start=1):
        suffix = picture
        if picture == "chaff":
            chaff_seen += 1
            suffix = f"chaff-{chaff_seen}"
        card_id = f"{month.flower}-{suffix}"
        category = _category(picture)
        ribbon = _RIBBON_OF_MONTH[month.number] if category is Category.RIBBON else None
        cards.append(
            Card(
                index=(month.number - 1) * CARDS_PER_MONTH + place - 1,
                id=card_id,
                short=f"{_MONTH_DIGITS[month.number - 1]}{place}",
                month=month.number,
                place=place,
                category=category,
                ribbon=ribbon,
                role=_ROLE_OF_ID.get(card_id),
                english=_english(picture, card_id, ribbon),
            )
        )
    return cards


CARDS: Final[tuple[Card, ...]] = tuple(card for month in MONTHS for card in _cards_of(month))
_BY_ID: Final = {card.id: card for card in CARDS}


def card_by_id(card_id: str) -> Card:
    """The card with this id (C-6).

    Raises:
        KeyError: no card has this id.
    """
    return _BY_ID[card_id]
