"""A deck of card pictures on disk: a folder with a ``deck.yaml`` that says what lies in it.

Decks are data: the plain deck, the drawn deck and a player's own scans are read the same way. A
fault in the document never loses the deck: what cannot be understood is reported and left out, and
everything else holds.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Final, NamedTuple

from pydantic import AfterValidator, BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.rules.diagnostics import Diagnostic, render
from hanafuda_desktop.rules.files import TreeMemory
from hanafuda_desktop.rules.loader import read_document
from hanafuda_desktop.rules.schema.values import Flag, Identifier, Model, Whole, Words
from hanafuda_desktop.text.language import tr, tr_noop

BACK: Final = CARD_COUNT
"""Stands for the back where pictures are numbered: it follows the last card."""

NO_FILE: Final = tr_noop("there is no such file")
"""What is said of a picture that is not there, wherever that is noticed."""

DECK_FILE: Final = "deck.yaml"
"""The document's name in every deck's folder."""

_BEGIN: Final = tr_noop("begin with 'id:' and 'name:'")
_CARD_IDS: Final = frozenset(card.id for card in CARDS)
_FIELD: Final = re.compile(r"\{(id|short|month|place|index)\}")


def _needed(said: str) -> PydanticCustomError:
    """That a value is not allowed, and what is needed in its place."""
    return PydanticCustomError("needed", "{needed}", {"needed": said})


def _inside(name: str) -> str:
    path = PurePosixPath(name.replace("\\", "/"))
    if not path.name or path.is_absolute() or ".." in path.parts or ":" in name:
        raise _needed(tr("a picture must lie inside the deck's own folder"))
    return str(path)


def _pattern(name: str) -> str:
    if re.search(r"[{}]", _FIELD.sub("", name)):
        raise _needed(tr("only {id}, {short}, {month}, {place} and {index} can stand in a pattern"))
    if not re.search(r"\{(id|short|index)\}", name):
        raise _needed(tr("this pattern names one file for many cards"))
    return _inside(name)


def _month_pattern(name: str) -> str:
    if "{month}" not in name or re.search(r"[{}]", name.replace("{month}", "")):
        raise _needed(tr("only {month} must stand in this pattern"))
    return _inside(name)


def _half_pattern(name: str) -> str:
    if "{id}" not in name or re.search(r"[{}]", name.replace("{id}", "")):
        raise _needed(
            tr("only {id} can stand in this pattern, for the back has no number and no month")
        )
    return _inside(name)


def _card_id(name: str) -> str:
    if name not in _CARD_IDS:
        raise PydanticCustomError("unknown_card", "unknown card")
    return name


def _by_card(value: Any) -> Any:
    if not isinstance(value, dict):
        like = tr("such as {example}", example="{pine-crane: kran.png}")
        said = tr("a map from card to file is needed")
        raise PydanticCustomError("needed", "{needed}", {"needed": said, "like": like})
    return value


PictureFile = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_inside)]
"""A picture's file name, seen from the deck's folder."""

PicturePattern = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_pattern)]
"""A file name with the card's ``{id}``, ``{short}`` or ``{index}`` in it."""


HalfPattern = Annotated[str, Field(max_length=200), AfterValidator(_half_pattern)]
"""A file name with the card's ``{id}`` in it, which is ``back`` for the back."""

MonthPattern = Annotated[str, Field(max_length=200), AfterValidator(_month_pattern)]
"""A file name with the ``{month}``, 1 to 12, in it."""


_FLATTEST: Final = 1.0
_NARROWEST: Final = 3.0
"""Height of a card, counted in its width; a real one has 1.64. The table is laid out for such."""
_MOST_PIXELS: Final = 6_000_000
"""More of a card than our own deck has as large as it is drawn, and than any screen shows."""


class CardSize(Model):
    """The size of one card's picture, in its own pixels."""

    width: Annotated[Whole, Field(ge=16, le=8000)] = 440
    """Its width."""
    height: Annotated[Whole, Field(ge=16, le=8000)] = 720
    """Its height."""
    corner: Annotated[Whole, Field(ge=0, le=2000)] = 24
    """Radius of its corners. A picture without transparency is rounded by this much."""

    @model_validator(mode="after")
    def _is_a_card(self) -> CardSize:
        if not _FLATTEST <= self.height / self.width <= _NARROWEST:
            said = tr(
                "{width} x {height} is not the shape of a card: a height of one to three times "
                "the width is needed",
                width=self.width,
                height=self.height,
            )
            raise PydanticCustomError("all_said", "{said}", {"said": said})
        if self.width * self.height > _MOST_PIXELS:
            said = tr(
                "{width} x {height} pixels are too many: at most {most} in all are allowed",
                width=self.width,
                height=self.height,
                most=_MOST_PIXELS,
            )
            raise PydanticCustomError("all_said", "{said}", {"said": said})
        return self


class SmallPictures(Model):
    """All pictures small, in one file, so that a table of small cards is there at once.

    Of several, the smallest that is large enough is read: the smaller, the sooner.

    The cards stand row by row in the order of the months, and the back follows the last.
    """

    file: PictureFile
    """The file."""
    width: Annotated[Whole, Field(ge=16, le=1000)]
    """Width of one card on it; the height follows from the deck's card size."""
    columns: Annotated[Whole, Field(ge=1, le=64)] = 8
    """How many cards stand in a row."""


class DeckDocument(Model):
    """What a ``deck.yaml`` says."""

    id: Identifier
    """The deck's name in settings and on the command line."""
    name: Words
    """The deck's name for people."""
    credit: Annotated[str, Field(max_length=500)] = ""
    """Who drew it."""
    licence: Annotated[str, Field(max_length=200)] = ""
    """What others may do with it."""
    card: CardSize = CardSize()
    """The size of the pictures."""
    files: PicturePattern = "{id}.png"
    """How the pictures are called."""
    cards: Annotated[
        dict[Annotated[str, AfterValidator(_card_id)], PictureFile], BeforeValidator(_by_card)
    ] = Field(default_factory=dict)
    """Pictures that are called otherwise, by card id."""
    back: PictureFile = "back.png"
    """The picture of the back."""
    halves: HalfPattern | None = None
    """How pictures of half the size are called, if there are any: a table that needs no larger ones
    is there sooner. That of the back has ``back`` in place of ``{id}``."""
    sheets: Annotated[tuple[SmallPictures, ...], Field(max_length=8)] = ()
    """All pictures small, in one file for each size."""
    panoramas: MonthPattern | None = None
    """How wide pictures of a month are called, four cards side by side, if there are any."""
    marks: Flag = False
    """Whether month and kind stand on the pictures, so that no beginner's marks are needed."""
    trim: Flag = True
    """Whether pale margins are cut off when scans or photos are taken in."""


class DeckArt(NamedTuple):
    """A deck's folder, understood.

    Attributes:
        folder: where the pictures lie.
        document: what its ``deck.yaml`` says; the usual names for what could not be understood.
        faults: what was wrong with the document; pictures are not looked at here.
        report: the same as a person reads it, with the lines meant.
    """

    folder: Path
    document: DeckDocument
    faults: tuple[Diagnostic, ...] = ()
    report: str = ""

    @property
    def fault_lines(self) -> tuple[str, ...]:
        """The same as :attr:`faults`, a line each."""
        return tuple(
            f"{fault.file}:{fault.start.line}:{fault.start.column}: {fault.severity.word}: "
            + "; ".join(words for words in (fault.message, fault.hint) if words)
            for fault in self.faults
        )

    def picture(self, card: int | None) -> Path:
        """The file that should hold this card's picture; ``None`` or BACK stands for the back."""
        if card is None or card == BACK:
            return _as_it_lies(self.folder / self.document.back)
        named = self.document.cards.get(CARDS[card].id)
        return _as_it_lies(self.folder / (named or _named(self.document.files, card)))

    def half(self, card: int | None) -> Path | None:
        """The file that should hold this card's picture in half the size, if the deck has any."""
        name = card_name(BACK if card is None else card)
        return self._of_pattern(self.document.halves, "{id}", name)

    def panorama(self, month: int) -> Path | None:
        """The file that should hold the wide picture of a month, 1 to 12, if the deck has any."""
        return self._of_pattern(self.document.panoramas, "{month}", f"{month}")

    def _of_pattern(self, pattern: str | None, field: str, name: str) -> Path | None:
        return _as_it_lies(self.folder / pattern.replace(field, name)) if pattern else None


def _named(pattern: str, card: int) -> str:
    """The file name that a pattern has for a card."""
    this = CARDS[card]
    return _FIELD.sub(lambda match: str(getattr(this, match[1])), pattern)


def _as_it_lies(path: Path) -> Path:
    """The file of this name, be its letters small or large: cameras write ``.JPG``."""
    if path.exists():
        return path
    try:
        names = sorted(os.listdir(path.parent))  # noqa: PTH208 - names are all that is needed
    except OSError:  # no such folder
        return path
    wanted = path.name.casefold()
    return next((path.with_name(name) for name in names if name.casefold() == wanted), path)


def card_name(card: int) -> str:
    """What a card is called where files and faults are named, or the back."""
    return "back" if card == BACK else CARDS[card].id


def read_deck(folder: Path, memory: TreeMemory | None = None) -> DeckArt:
    """Read a deck's folder. Never raises for what is in it: see :attr:`DeckArt.faults`.

    Args:
        folder: where ``deck.yaml`` and the pictures lie.
        memory: where the tree of ``deck.yaml`` may be found, and is kept otherwise.
    """
    needed = {"id": "unnamed", "name": {"en": folder.name or "?"}}
    read = read_document(folder / DECK_FILE, DeckDocument, needed, begin=_BEGIN, memory=memory)
    document = read.value or DeckDocument.model_validate(needed)
    return DeckArt(
        folder, document, read.diagnostics, render(read.diagnostics, read.sources).rstrip()
    )
