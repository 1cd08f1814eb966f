"""Draws the deck into a folder, or for the press, a month to a process."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.decks import shipped_decks
from hanafuda_desktop.app.in_parallel import in_parallel
from hanafuda_desktop.app.storage import write_atomic
from hanafuda_desktop.studio.pdf import Jpeg
from hanafuda_desktop.studio.print_and_play import (
    BACK_BLEED,
    BLEED,
    PRINT_HEIGHT,
    Paper,
    printable_cards,
    printable_file,
    printed,
)
from hanafuda_desktop.studio.production import (
    BACK,
    DECK,
    EVERYTHING,
    NAMES,
    Form,
    carry_out,
    deck_files,
    orders,
)
from hanafuda_desktop.table.deck import Deck

__all__ = ["Progress", "draw_deck", "print_deck"]

_FRONTS: Final = range(BACK)
_TO_PRINT: Final = range(BACK + 1)

Progress = Callable[[int, int], None]
"""Told how many pictures are done, and how many there are."""


def draw_deck(
    folder: Path, cards: Collection[int], height: int, form: Form, *, progress: Progress
) -> int:
    """Draw pictures into a folder; returns how many.

    If all are drawn, the folder is a deck: it gets a ``deck.yaml`` too. A file that stands there is
    replaced in one step.

    Args:
        folder: made if it is not there.
        cards: which; see :data:`hanafuda_desktop.studio.production.EVERYTHING`.
        height: of a card, in pixels.
        form: how the pictures are written.
        progress: told after each month.

    Raises:
        OSError: the folder cannot be written.
        concurrent.futures.process.BrokenProcessPool: a process was ended from outside.
    """
    _try_to_write(folder)
    wanted = sorted(set(cards))
    progress(0, len(wanted))
    pictures = {}
    for _, drawn in in_parallel(carry_out, orders(wanted, height, form)):
        for picture in drawn:
            write_atomic(folder / picture.file, picture.data)
            pictures[picture.card] = picture
        progress(len(pictures), len(wanted))
    if wanted == list(EVERYTHING):
        for name, data in deck_files([pictures[card] for card in EVERYTHING], height, form):
            (folder / name).parent.mkdir(exist_ok=True)
            write_atomic(folder / name, data)
    return len(pictures)


def _try_to_write(folder: Path) -> None:
    """Find out now, and not when the first month is drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".hanafuda-draws-here"
    write_atomic(probe, b"")
    probe.unlink()


def print_deck(deck: Deck, paper: Paper, *, progress: Progress) -> bytes:
    """A deck as a PDF for printer and knife.

    The deck of this studio is drawn anew as fine as a printer prints; any other is printed from its
    pictures.

    Raises:
        OSError: a picture cannot be read; the error's ``filename`` says which.
        concurrent.futures.process.BrokenProcessPool: a process was ended from outside.
    """
    progress(0, len(_TO_PRINT))
    jpegs = _drawn(progress) if deck.folder == shipped_decks().get(DECK) else _read(deck, progress)
    name = deck.document.name.get("en") or deck.document.id
    rights = ", ".join(word for word in (deck.document.credit, deck.document.licence) if word)
    return printed(
        [jpegs[card] for card in _FRONTS],
        jpegs[BACK],
        paper,
        title=name,
        footer=" – ".join(word for word in (name, rights, "print at 100 %") if word),
    )


def _bleed(card: int) -> float:
    return BACK_BLEED if card == BACK else BLEED


def _drawn(progress: Progress) -> dict[int, Jpeg]:
    fronts = orders(_FRONTS, PRINT_HEIGHT, Form.JPG)
    jpegs: dict[int, Jpeg] = {}
    for order, made in in_parallel(partial(printable_cards, bleed=BLEED), fronts):
        jpegs |= dict(zip(order.cards, made, strict=True))
        progress(len(jpegs), len(_TO_PRINT))
    (back,) = orders([BACK], PRINT_HEIGHT, Form.JPG)
    jpegs[BACK] = printable_cards(back, BACK_BLEED)[0]
    progress(len(jpegs), len(_TO_PRINT))
    return jpegs


def _read(deck: Deck, progress: Progress) -> dict[int, Jpeg]:
    jpegs: dict[int, Jpeg] = {}
    for card in _TO_PRINT:
        file = deck.picture(None if card == BACK else card)
        try:
            jpegs[card] = printable_file(file.read_bytes(), _bleed(card))
        except OSError as error:
            why = error.strerror or "it is no picture"
            raise OSError(error.errno, f"no picture of {NAMES[card]}: {why}", file) from None
        progress(len(jpegs), len(_TO_PRINT))
    return jpegs
