"""Brings the pictures of a user's own deck to size, once, in processes of their own.

What comes of it is kept in the user's cache under a name that changes with the file's size and
time and with what the deck asks for, so that an edited scan is prepared again and nothing else is.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.storage.files import write_atomic
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.app.workers.process import cores, new_pool
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.studio.scans import RECIPE, NoPicture, read_scan, take_in
from hanafuda_desktop.table.cards.deck import BACK, NO_FILE, DeckArt
from hanafuda_desktop.text.language import language, tr

_MOST_PROCESSES: Final = 4


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to prepare.

    Attributes:
        card: its number (see :data:`BACK`).
        source: the user's file.
        target: where to put what comes of it.
        size: width and height in pixels.
        corner: radius of the corners in pixels.
        trim: whether pale margins are cut off.
    """

    card: int
    source: Path
    target: Path
    size: tuple[int, int]
    corner: int
    trim: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """What there is to do for a deck.

    Attributes:
        ready: files that were prepared before, by card.
        jobs: what is still to be done.
        refused: cards that have no file, and why.
    """

    ready: Mapping[int, Path]
    jobs: tuple[Job, ...]
    refused: Mapping[int, str]


def planned(deck: DeckArt, cache: Path) -> Plan:
    """Find out what there is to do for a deck; reads no picture.

    Args:
        deck: the deck.
        cache: the folder in which every deck has one for its prepared pictures.
    """
    folder = cache / _folder_name(deck.folder)
    ready: dict[int, Path] = {}
    jobs: list[Job] = []
    refused: dict[int, str] = {}
    wanted = deck.document.card
    for card in range(BACK + 1):
        source = deck.picture(card)
        try:
            status = source.stat()
        except OSError as error:
            missing = isinstance(error, FileNotFoundError)
            refused[card] = tr(NO_FILE) if missing else error.strerror or tr("it cannot be read")
            continue
        key = (
            RECIPE,
            str(source),
            status.st_size,
            status.st_mtime_ns,
            (wanted.width, wanted.height, wanted.corner),
            deck.document.trim,
        )
        name = "back" if card == BACK else CARDS[card].id
        target = folder / f"{name}-{hashlib.sha256(repr(key).encode()).hexdigest()[:16]}.png"
        if target.is_file():
            ready[card] = target
            continue
        size = (wanted.width, wanted.height)
        jobs.append(Job(card, source, target, size, wanted.corner, deck.document.trim))
    return Plan(ready, tuple(jobs), refused)


def _folder_name(folder: Path) -> str:
    word = re.sub(r"[^a-z0-9]+", "-", folder.name.lower()).strip("-")[:40] or "deck"
    return f"{word}-{hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:12]}"


def carry_out(job: Job) -> str:
    """Prepare a picture; returns why it could not be done, or the empty string."""
    try:
        data = take_in(read_scan(job.source), job.size, job.corner, trim=job.trim)
        write_atomic(job.target, data)
    except NoPicture as error:
        return str(error)
    except OSError as error:
        return error.strerror or tr("it cannot be written")
    except MemoryError:
        return tr("there is too little memory for it")
    # What was made of an earlier state of the same file is of no use any more.
    stem = job.target.name.rpartition("-")[0]
    for old in job.target.parent.glob(f"{stem}-????????????????.png"):
        if old != job.target:
            with suppress(OSError):  # another program shows it, or has removed it
                old.unlink()
    return ""


def _carry_out_in(spoken: str, job: Job) -> str:
    """The same in a process of its own, which is not told otherwise what is spoken."""
    use_language(spoken)
    return carry_out(job)


def carried_out(jobs: Sequence[Job]) -> Iterator[tuple[Job, str] | None]:
    """Carries out jobs: each that is done, with why it could not be, or the empty string.

    Whoever gives up what has not begun, lets go of it; what was made is kept.

    Yields:
        ``None`` whenever no other one is done yet.
    """
    pool = new_pool(max(1, min(cores(), _MOST_PROCESSES, len(jobs))))
    try:
        waiting = {pool.submit(_carry_out_in, language(), job): job for job in jobs}
        while waiting:
            for future in [future for future in waiting if future.done()]:
                try:
                    why = future.result()
                except BrokenProcessPool:
                    why = tr("the process that prepared it was ended")
                yield waiting.pop(future), why
            yield None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
