"""Holds the deck that is on the table, and has the user's own decks prepared for it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.library.decks import DeckPlace, deck_places
from hanafuda_desktop.app.storage.files import Folders, KeptTrees
from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.table.cards.deck import read_deck
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.library.deck_cache import Job, Plan

_LOG: Final = logging.getLogger(__name__)
_SHOW_EVERY_MS: Final = 200
_LOOK_EVERY_MS: Final = 15
_WORK_LOOK_EVERY_MS: Final = 30


class DeckBox(QObject):
    """Takes one deck out of the box at a time.

    A deck that comes with the program is shown as it is; a picture it lacks is a loud placeholder.
    A deck of the user's is prepared first, and what it lacks, or what is not ready yet, comes from
    the first of ours.

    Args:
        folders: where the user's decks and their prepared pictures lie.
        parent: the object it belongs to.
    """

    arrived = Signal()
    """Pictures of the deck have been prepared, or found broken, since they were last shown."""
    missed = Signal(str)
    """A deck is not there; the sentence says so."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self._memory = KeptTrees(folders.trees)
        self._taken: tuple[DeckPlace, CardPictures] | None = None
        self._preparing: Iterator[tuple[Job, str] | None] = iter(())
        self.prepared = self.to_prepare = 0
        """How many pictures of this deck were prepared, of how many that had to be."""
        self._soon = QTimer(self, singleShot=True, interval=_SHOW_EVERY_MS)
        self._soon.timeout.connect(self.arrived)
        self._work = QTimer(self, interval=_WORK_LOOK_EVERY_MS)
        self._work.timeout.connect(self._work_on)
        self._looked_at: CardPictures | None = None
        self._look = IdleSearch(self, pause_ms=_LOOK_EVERY_MS)
        self._look.found.connect(self._looked_through)

    @property
    def own(self) -> Path:
        """The folder of the user's own decks; it need not exist."""
        return self._folders.decks

    @property
    def key(self) -> str:
        """The key of the deck that was taken."""
        return self._taken[0].key if self._taken is not None else ""

    @property
    def pictures(self) -> CardPictures:
        """The pictures of the deck that was taken.

        Raises:
            RuntimeError: none was taken yet.
        """
        if self._taken is None:
            raise RuntimeError("no deck was taken")
        return self._taken[1]

    @property
    def has_told(self) -> bool:
        """Whether faults of the deck were told, or will be, in the language it was taken in."""
        return self.to_prepare > 0 or bool(self.pictures.faults)

    def places(self) -> tuple[DeckPlace, ...]:
        """Every deck there is now."""
        return deck_places(self.own)

    def glance(self, place: DeckPlace) -> CardPictures:
        """Pictures of a deck that stays in the box; of a user's own as far as they are prepared."""
        return self._planned(place)[1] if place.own else self._shipped(place)

    def take(self, key: str) -> CardPictures:
        """The pictures of a deck, read anew; if it is gone, those of the first one."""
        places = self.places()
        place = next((each for each in places if each.key == key), places[0])
        if place.key != key:
            _LOG.warning("there is no deck %r", key)
            name = key.removeprefix("own/")
            self.missed.emit(tr("The deck '{deck}' is not there any more.", deck=name))
        self.stop()
        pictures = self._prepare(place) if place.own else self._shipped(place)
        self._taken = (place, pictures)
        return pictures

    def _shipped(self, place: DeckPlace) -> CardPictures:
        return CardPictures(place.folder, memory=self._memory)

    def _planned(self, place: DeckPlace) -> tuple[Plan, CardPictures]:
        """What there is to do for a deck of the user's, and its pictures as they are now."""
        # The pool of processes and Pillow behind it are only for those who have decks of their own.
        from hanafuda_desktop.app.library.deck_cache import planned

        plan = planned(read_deck(place.folder), self._folders.prepared)
        fallback = self._shipped(self.places()[0])
        return plan, CardPictures(place.folder, fallback=fallback, prepared=plan.ready)

    def _prepare(self, place: DeckPlace) -> CardPictures:
        from hanafuda_desktop.app.library.deck_cache import carried_out

        plan, pictures = self._planned(place)
        for card, why in plan.refused.items():
            pictures.arrive(card, None, why)
        if plan.jobs:
            self._preparing = carried_out(plan.jobs)
            self.prepared, self.to_prepare = 0, len(plan.jobs)
            self._work.start()
        return pictures

    def _work_on(self) -> None:
        for done in self._preparing:
            if done is None:
                return
            job, why = done
            self.prepared += 1
            self.pictures.arrive(job.card, None if why else job.target, why)
            if not self._soon.isActive():
                self._soon.start()
        self._stop_work()
        self.arrived.emit()

    def _stop_work(self) -> None:
        self._work.stop()
        self._soon.stop()
        self._preparing = iter(())
        self.prepared = self.to_prepare = 0

    def look_through(self) -> None:
        """See whether every file of the deck is sound, a card at a time.

        A start of the program reads one file with all cards small; what is wrong with the others
        is found out for whoever looks at the deck.
        """
        pictures = self._taken[1] if self._taken is not None else None
        if pictures is not None and pictures is not self._looked_at:
            self._looked_at = pictures
            self._look.ask(_more_faults(pictures))

    def _looked_through(self, more_faults: int) -> None:
        if more_faults:
            self.arrived.emit()

    def stop(self) -> None:
        """Prepare no further picture, and look at none."""
        self._stop_work()
        self._look.stop()


def _more_faults(pictures: CardPictures) -> Iterator[int | None]:
    """How many more faults a deck has than were known; ``None`` after each picture."""
    known = len(pictures.faults)
    for _ in pictures.look_through():
        yield None
    yield len(pictures.faults) - known
