"""What a page of the rulebook is made of, before it becomes HTML: sections of plain words."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Block", "Heading", "Months", "Paragraph", "Points", "Section", "YakuRow", "YakuTable"]


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
class Months:
    """The deck, month by month, for those who do not know it yet; perhaps with the kanji."""

    cards: tuple[tuple[int, ...], ...]
    kanji: bool = True


Block = Heading | Paragraph | Points | YakuTable | Months


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    title: str
    blocks: tuple[Block, ...]
