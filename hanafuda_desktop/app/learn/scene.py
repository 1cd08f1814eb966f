"""The lesson's scene: a table on which, where it is learned, hands find what fits by themselves."""

from __future__ import annotations

from typing import Any

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.choices import Target
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.surface import Hovering, Surface

__all__ = ["LessonScene"]


class _LessonHovering(Hovering):
    """Tells by no light what meets what, while that is to be found."""

    def __init__(self, surface: LessonSurface) -> None:
        super().__init__(surface)
        self._of = surface

    def _relate(self, at: Hit | None) -> None:
        super()._relate(None if self._of.unlit else at)


class LessonSurface(Surface):
    """See the module.

    Attributes:
        exact: whether a card must be put onto its partner; elsewhere at a table, it finds that
            from wherever it is let go over the field.
        unlit: whether no light shows where a card fits.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.exact = self.unlit = False
        self.hovering = _LessonHovering(self)

    def targets(self, at: Hit) -> tuple[Target, ...]:
        """Where a card can go."""
        found = super().targets(at)
        return tuple(each for each in found if not each.quiet) if self.exact else found

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow, unless they are to be found."""
        if not self.unlit:
            super().light(targets, at, held=held)

    def play_obvious(self, at: Hit) -> None:
        """Nothing is obvious while it is learned."""
        if self.exact and self._is_in_hand(at):
            self.choreography.nudge(self.items(at))
        else:
            super().play_obvious(at)

    def _is_in_hand(self, at: Hit) -> bool:
        return self.board is not None and self.board.view.pile(at.pile).kind is PileKind.HAND


class LessonScene(TableScene):
    """The lesson's table."""

    _surface_type = LessonSurface

    def help(self, *, exact: bool, unlit: bool) -> None:
        """Help that much; see :class:`LessonSurface`."""
        surface = self.surface
        assert isinstance(surface, LessonSurface)
        surface.exact, surface.unlit = exact, unlit
