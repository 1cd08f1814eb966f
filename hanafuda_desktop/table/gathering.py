"""Choosing several cards, one after the other, before they are played together.

A family whose moves take several cards brings :class:`Gathering` choices. Both hands then choose
cards through a :class:`Gatherer`: chosen cards stand out from where they lie, cards that may join
them glow, and nothing is played before it is said so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.table.adapter import Choices, Target, card_target
from hanafuda_desktop.table.board import Hit

if TYPE_CHECKING:
    from hanafuda_desktop.table.interaction import Surface


class Gathering(Choices, ABC):
    """Choices of moves that take several cards; they are kept here while they are chosen."""

    @property
    @abstractmethod
    def chosen(self) -> tuple[Hit, ...]:
        """The chosen cards, in the order in which they were chosen."""

    @property
    @abstractmethod
    def joining(self) -> tuple[Hit, ...]:
        """The cards that may be chosen besides."""

    @property
    @abstractmethod
    def ready(self) -> object | None:
        """The move that is played if nothing more is chosen; ``None`` while it is open."""

    @property
    @abstractmethod
    def question(self) -> str:
        """What is asked about the card that has to be put somewhere first."""

    @abstractmethod
    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; returns whether this is a place of cards to choose."""

    @abstractmethod
    def refused(self, at: Hit) -> object | None:
        """The move that was tried by choosing a card that cannot be chosen."""

    @abstractmethod
    def aim(self, at: Hit, place: str) -> None:
        """Choose a card together with what it was let go over."""

    @abstractmethod
    def complete(self, move: object) -> bool:
        """Choose all that an offer takes; returns whether it is such an offer, and no move."""

    @abstractmethod
    def usable(self, at: Hit) -> bool:
        """Whether a card can be chosen, alone or with those that are."""

    @abstractmethod
    def keeps(self, at: Hit) -> bool:
        """Whether what is chosen stays chosen when a hand takes this card."""

    @abstractmethod
    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so, or with -1 the one before."""

    @abstractmethod
    def clear(self) -> None:
        """Choose nothing."""


class Gatherer(QObject):
    """Cards being chosen on a surface."""

    changed = Signal()
    """Something else is chosen, or lies on top."""
    foreseen = Signal(object)
    """This move would be played if the held card were let go now; ``None`` for none."""

    def __init__(self, surface: Surface) -> None:
        super().__init__(surface)
        self._surface = surface
        self._foreseen: object | None = None

    @property
    def gathering(self) -> Gathering | None:
        """The choices, where several cards are chosen."""
        choices = self._surface.choices
        return choices if isinstance(choices, Gathering) else None

    @property
    def ready(self) -> object | None:
        """The move that is played if nothing more is chosen."""
        return self.gathering.ready if self.gathering is not None else None

    def usable(self, at: Hit) -> bool:
        """Whether a card can be chosen."""
        return self.gathering is not None and self.gathering.usable(at)

    def has(self, at: Hit) -> bool:
        """Whether a card is chosen."""
        return self.gathering is not None and at in self.gathering.chosen

    def keeps(self, at: Hit) -> bool:
        """Whether what is chosen stays chosen when a hand takes this card."""
        return self.gathering is not None and self.gathering.keeps(at)

    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; returns whether this is a place of cards to choose."""
        gathering, surface = self.gathering, self._surface
        if gathering is None:
            return False
        before = gathering.chosen
        if not gathering.toggle(at):
            return False
        if gathering.chosen == before:
            surface.choreography.nudge(surface.items(at))
            refused = gathering.refused(at)
            if refused is not None:
                surface.move_refused.emit(refused)
        else:
            surface.taken_up.emit()
            self.show()
        return True

    def aim(self, at: Hit, place: str) -> bool:
        """Choose a card with what it was let go over; returns whether cards are chosen here."""
        gathering = self.gathering
        if gathering is None or gathering.standing == at:
            return False
        gathering.aim(at, place)
        self.show()
        return True

    def complete(self, move: object) -> bool:
        """Choose all that an offer takes; returns whether it is such an offer, and no move."""
        if self.gathering is None or not self.gathering.complete(move):
            return False
        self.show()
        return True

    def bring_up(self, step: int) -> bool:
        """Let another card lie on top; returns whether there is one."""
        if self.gathering is None or not self.gathering.bring_up(step):
            return False
        self.changed.emit()
        return True

    def show(self) -> None:
        """Let it be seen what is chosen, and what may join it."""
        gathering, surface = self.gathering, self._surface
        if gathering is None or surface.board is None:
            return
        chosen = gathering.chosen
        surface.stand_out(chosen)
        targets = tuple(Target(card_target(*_parts(at)), None) for at in gathering.joining)
        surface.mark_chosen(chosen, targets if chosen else ())
        self.changed.emit()

    def restore(self) -> None:
        """Show again what is chosen, after other lights have been put out."""
        if self.gathering is not None and self.gathering.chosen:
            self.show()

    def release(self) -> None:
        """Choose nothing."""
        gathering = self.gathering
        if gathering is None or not gathering.chosen:
            return
        gathering.clear()
        self._surface.stand_out(())
        self.changed.emit()

    def foresee(self, move: object | None) -> None:
        """Say what would be played if the held card were let go now."""
        if move != self._foreseen:
            self._foreseen = move
            self.foreseen.emit(move)


def _parts(at: Hit) -> tuple[str, int]:
    return at.pile, at.index
