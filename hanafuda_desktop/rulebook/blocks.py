"""What a page of the rulebook is made of, before it becomes HTML: sections of plain words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heading:
    """A smaller heading within a section."""

    words: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together."""

    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """Sentences one below the other."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class YakuRow:
    """A yaku: its name, perhaps its name in Japanese, its cards in words and as pictures."""

    name: str
    original: str
    needed: str
    conditions: tuple[str, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class YakuTable:
    """All yaku of a game."""

    rows: tuple[YakuRow, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards as pictures, and what is said of them; either may be left out."""

    words: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardTable:
    """Cards that something is said of, such as those with a power of their own."""

    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class PileRow:
    """Piles on the table, side by side.

    Attributes:
        name: what they are called.
        note: how many cards they have.
        piles: their cards, lowest first; ``None`` for one that lies face down.
        is_upright: whether each pile is a column whose cards can all be seen.
    """

    name: str
    note: str
    piles: tuple[tuple[int | None, ...], ...]
    is_upright: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A table as it lies, from the far side to the near one."""

    rows: tuple[PileRow, ...]


@dataclass(frozen=True, slots=True)
class SumRow:
    """A line of an account: what, with which cards, how much; and whether it is a sum."""

    words: str
    points: str
    cards: tuple[int, ...] = ()
    is_sum: bool = False


@dataclass(frozen=True, slots=True)
class Sums:
    """An account, line by line."""

    rows: tuple[SumRow, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What is told of a part of the rules in one game, and in its place in another."""

    part: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Changes:
    """What two games' pages tell otherwise, under the names of both games."""

    before: str
    after: str
    rows: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Months:
    """The deck, month by month, for those who do not know it yet; perhaps with the kanji."""

    cards: tuple[tuple[int, ...], ...]
    kanji: bool = True


Block = Heading | Paragraph | Points | YakuTable | CardTable | Laid | Sums | Changes | Months


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    title: str
    blocks: tuple[Block, ...]
