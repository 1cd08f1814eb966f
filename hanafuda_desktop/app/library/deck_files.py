"""Draws the deck into a folder, or for the press, a month to a process."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.commands.command import place_of, put_file
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.storage.files import write_atomic
from hanafuda_desktop.app.workers.process import in_parallel
from hanafuda_desktop.play.settings import FIRST_DECK
from hanafuda_desktop.studio.print_and_play import (
    BACK_BLEED,
    BLEED,
    PRINT_HEIGHT,
    Jpeg,
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
    SHIPPED_HEIGHT,
    Picture,
    PictureFormat,
    carry_out,
    deck_files,
    orders,
)
from hanafuda_desktop.studio.scans import NoPicture, read_scan
from hanafuda_desktop.table.cards.deck import DECK_FILE, DeckArt, read_deck

_FRONTS: Final = range(BACK)
_TO_PRINT: Final = range(BACK + 1)

Progress = Callable[[int, int], None]
"""Told how many pictures are done, and how many there are."""


class OtherHeight(Exception):
    """The cards of a deck are not as high as those that were to be drawn into it."""


def draw_deck(
    folder: Path,
    cards: Collection[int],
    height: int | None,
    form: PictureFormat,
    *,
    replace: bool,
    progress: Progress,
) -> int:
    """Draw pictures of cards into a folder; returns how many.

    If all are drawn, the folder is a deck: it gets the wide pictures of the months and a
    ``deck.yaml`` too. If some are drawn into such a folder, everything made of them is made anew.

    Args:
        folder: made if it is not there.
        cards: which; see :data:`EVERYTHING`.
        height: of a card, in pixels; ``None`` for that of the deck that is drawn into, or else of
            the one that ships.
        form: how the pictures are written.
        replace: whether files that stand there may be replaced; each is in one step.
        progress: told after each month.

    Raises:
        OtherHeight: some cards were to be drawn into a deck of another height.
        OSError: the folder cannot be written, or a file in it must not be replaced.
        concurrent.futures.process.BrokenProcessPool: a process was ended from outside.
    """
    _try_to_write(folder)
    wanted = sorted(set(cards))
    whole = wanted == list(EVERYTHING)
    deck = None if whole else _our_deck(folder, form)
    height = _height(deck, height)
    _check_places(folder, wanted, form, replace=replace, whole=whole or deck is not None)
    wide = whole or (deck is not None and deck.document.panoramas is not None)
    pictures: dict[int, Picture] = {}
    progress(0, len(wanted))
    for _, drawn in in_parallel(carry_out, orders(wanted, height, form, wide=wide)):
        _put(folder, [(picture.file, picture.data) for picture in drawn], replace=replace)
        pictures |= {picture.card: picture for picture in drawn if picture.card is not None}
        progress(len(pictures), len(wanted))
    files: Sequence[tuple[str, bytes]] = ()
    if whole:
        files = deck_files([pictures[card] for card in EVERYTHING], height, form)
    elif deck is not None:
        files = _renewed(deck, pictures, form)
    _put(folder, files, replace=replace)
    return len(pictures)


def _put(folder: Path, files: Iterable[tuple[str, bytes]], *, replace: bool) -> None:
    for name, data in files:
        put_file(folder / name, data, replace=replace)


def _height(deck: DeckArt | None, wanted: int | None) -> int:
    """How high cards are drawn: one deck, one height."""
    if deck is None:
        return SHIPPED_HEIGHT if wanted is None else wanted
    there = deck.document.card.height
    if wanted not in (None, there):
        raise OtherHeight(
            f"the cards of this deck are {there} pixels high, so {wanted} will not do; leave the "
            "height out, or draw into another folder"
        )
    return there


def _our_deck(folder: Path, form: PictureFormat) -> DeckArt | None:
    """The deck that was drawn into this folder before, in the same form."""
    if not (folder / DECK_FILE).is_file():
        return None
    deck = read_deck(folder)
    same = deck.document.id == DECK and deck.picture(None).suffix == f".{form}"
    return deck if same else None


def _renewed(
    deck: DeckArt, drawn: Mapping[int, Picture], form: PictureFormat
) -> Sequence[tuple[str, bytes]]:
    """All smaller pictures of a deck some of whose cards were drawn anew."""
    folder = deck.folder
    try:
        whole = [drawn.get(card) or _drawn_before(folder, card, form) for card in _TO_PRINT]
        files = deck_files(whole, deck.document.card.height, form)
        return [(name, data) for name, data in files if name != DECK_FILE]
    except (OSError, SyntaxError):  # a broken PNG is a SyntaxError to Pillow
        # The deck is not whole. Better no small pictures than those of what was drawn before.
        halves = [deck.half(card) for card in drawn if card <= BACK]
        for stale in (*halves, *(folder / sheet.file for sheet in deck.document.sheets)):
            if stale is not None:
                stale.unlink(missing_ok=True)
        return ()


def _drawn_before(folder: Path, card: int, form: PictureFormat) -> Picture:
    name = f"{NAMES[card]}.{form}"
    return Picture(card, name, (folder / name).read_bytes())


def _check_places(
    folder: Path, cards: Collection[int], form: PictureFormat, *, replace: bool, whole: bool
) -> None:
    """Find out now whether a file is in the way, and not when everything is drawn."""
    names = [f"{NAMES[card]}.{form}" for card in cards]
    for name in [*names, *([DECK_FILE] if whole else [])]:
        place_of(folder / name, replace=replace)


def _try_to_write(folder: Path) -> None:
    """Find out now, and not when the first month is drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".hanafuda-draws-here"
    write_atomic(probe, b"")
    probe.unlink()


class NothingToPrint(Exception):
    """Not one picture of a deck can be printed; the message says why."""


def print_deck(deck: DeckArt, paper: Paper, *, progress: Progress) -> tuple[bytes, Sequence[str]]:
    """A deck as a PDF for printer and knife, and a line for each picture taken from our deck.

    The deck of this studio is drawn anew as fine as a printer prints; any other is printed from its
    pictures, taken in as for the table.

    Raises:
        NothingToPrint: the deck has no picture that can be printed.
        OSError: our own deck has none, where that is needed; ``filename`` says which.
        concurrent.futures.process.BrokenProcessPool: a process was ended from outside.
    """
    progress(0, len(_TO_PRINT))
    ours = deck.folder == shipped_decks().get(DECK)
    jpegs, faults = (_drawn(progress), ()) if ours else _read(deck, progress)
    name = deck.document.name.get("en") or deck.document.id
    rights = ", ".join(word for word in (deck.document.credit, deck.document.licence) if word)
    pdf = printed(
        [jpegs[card] for card in _FRONTS],
        jpegs[BACK],
        paper,
        title=name,
        footer=" – ".join(word for word in (name, rights, "print at 100 %") if word),
    )
    return pdf, faults


def _drawn(progress: Progress) -> dict[int, Jpeg]:
    fronts = orders(_FRONTS, PRINT_HEIGHT, PictureFormat.JPG)
    jpegs: dict[int, Jpeg] = {}
    for order, made in in_parallel(partial(printable_cards, bleed=BLEED), fronts):
        jpegs |= dict(zip(order.cards, made, strict=True))
        progress(len(jpegs), len(_TO_PRINT))
    (back,) = orders([BACK], PRINT_HEIGHT, PictureFormat.JPG)
    jpegs[BACK] = printable_cards(back, BACK_BLEED)[0]
    progress(len(jpegs), len(_TO_PRINT))
    return jpegs


def _taken(scan: tuple[int, Path], *, trim: bool, corner: float, shape: float) -> Jpeg | str:
    """The picture of a card in a file for the press, or why there is none."""
    card, file = scan
    bleed = BACK_BLEED if card == BACK else BLEED
    try:
        return printable_file(read_scan(file), bleed, trim=trim, corner=corner, shape=shape)
    except NoPicture as error:
        return str(error)


def _scans(
    deck: DeckArt, cards: Collection[int]
) -> tuple[Callable[[tuple[int, Path]], Jpeg | str], list[tuple[int, Path]]]:
    """What takes in pictures of a deck, and the files of these cards."""
    card = deck.document.card
    corner, shape = card.corner / card.height, card.height / card.width
    take = partial(_taken, trim=deck.document.trim, corner=corner, shape=shape)
    return take, [(each, deck.picture(each)) for each in cards]


def _read(deck: DeckArt, progress: Progress) -> tuple[dict[int, Jpeg], tuple[str, ...]]:
    jpegs: dict[int, Jpeg] = {}
    faults: dict[int, str] = {}
    for (card, file), taken in in_parallel(*_scans(deck, _TO_PRINT)):
        if isinstance(taken, Jpeg):
            jpegs[card] = taken
        else:
            faults[card] = f"no picture of {NAMES[card]}: {file}: {taken}"
        progress(len(jpegs) + len(faults), len(_TO_PRINT))
    told = tuple(faults[card] for card in sorted(faults))
    if not jpegs:
        raise NothingToPrint(f"none of its pictures can be printed; {told[0]}")
    take, ours = _scans(read_deck(shipped_decks()[FIRST_DECK]), faults)
    for card, file in ours:
        taken = take((card, file))
        if isinstance(taken, str):
            raise OSError(0, f"no picture of {NAMES[card]}: {taken}", file)
        jpegs[card] = taken
    return jpegs, told
