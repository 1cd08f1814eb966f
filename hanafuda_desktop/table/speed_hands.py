"""Mouse and finger on the table of a real-time game: what is under way is never landed for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPointF

from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.choices import Target
from hanafuda_desktop.table.drag import Held
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.mouse import MouseHand, Press
from hanafuda_desktop.table.speed_choices import SpeedChoices
from hanafuda_desktop.table.speed_layout import column_of, stack_id
from hanafuda_desktop.table.surface import Surface

__all__ = ["SpeedMouse", "SpeedSurface"]


class SpeedSurface(Surface):
    """What hands can do in a real-time game.

    Attributes:
        seats: who plays at this table: only their columns can be touched.
    """

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.seats: frozenset[int] = frozenset()

    @property
    def live(self) -> SpeedChoices | None:
        """What can be done, in this family's terms."""
        return self.choices if isinstance(self.choices, SpeedChoices) else None

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow, but none that would tell the other here what a last card is (HP-9)."""
        place = column_of(at.pile) if at is not None else None
        if place is not None and len(self.seats) > 1 and self.live is not None:
            targets = () if self.live.turn.secret[place[0]] else targets
        super().light(targets, at, held=held)

    def land(self) -> None:
        """A gesture waits for nothing and lands nothing."""

    def liftable(self, at: Hit) -> bool:
        """Whether a hand can take this card: an open one of its own, or its secret last one."""
        place = column_of(at.pile)
        if place is None or place[0] not in self.seats or at.index < 0 or self.live is None:
            return False
        found = self.live.view.pile(at.pile)
        return at.index >= found.face_down or self.live.turn.secret[place[0]]

    def choose(self, move: object) -> None:
        """Tell that this move is to be played."""
        self.unpick()
        self.move_chosen.emit(move)

    def pick(self, at: Hit, place: str = "") -> None:
        """Nothing stays picked up: a card that came too late is back at once."""

    def act_near(self, at: Hit, point: QPointF) -> None:
        """What a click does: turn a card up, or send a column's top to the stack that it fits.

        Where it fits both, it goes to the stack nearer to where the click was. Where it fits none,
        it is tried, so that whoever was too late is told so.
        """
        live, place = self.live, column_of(at.pile)
        if live is None:
            return
        pressed = live.press(at.pile, at.index)
        if place is None:
            if pressed is not None:
                self.choose(pressed)
        elif place[0] in self.seats:
            if pressed is not None:
                self.choose(pressed)
            elif live.view.pile(at.pile).cards:
                self.send(*place, near=point)

    def send(self, seat: int, column: int, *, near: QPointF) -> None:
        """Put a column's top onto the nearest stack that it fits, or try to."""
        live, board = self.live, self.board
        assert live is not None
        assert board is not None
        puts = live.puts(seat, column)
        if not puts:
            self.move_refused.emit(live.tried(seat, column, live.lately_covered(seat)))
            return

        def away(stack: int) -> float:
            rect = board.layout.slot(stack_id(stack))
            return abs(rect.x + rect.width / 2 - near.x())

        self.choose(puts[min(puts, key=away)])


class SpeedMouse(MouseHand):
    """What the pointer does in a real-time game."""

    @property
    def _live(self) -> SpeedSurface:
        surface = self._surface
        assert isinstance(surface, SpeedSurface)
        return surface

    def _click(self, press: Press, point: QPointF) -> None:
        """Every click is one click: of two quick ones on a column both count."""
        at = self._surface.hit(point)
        # The column may have changed between press and release, but not which column it is.
        if press.at is not None and at is not None and at.pile == press.at.pile:
            self._live.act_near(at, point)

    def _grab(self, at: Hit, point: QPointF) -> None:
        # The other may have played since the press.
        now = self._surface.hit(point)
        if now is None or not self._surface.liftable(now):
            return
        for item in self._surface.items(now):
            self._surface.stage.finish(item)
            self._surface.stage.finish((item, "hover"))
        super()._grab(now, point)

    def peek(self, at: Hit | None) -> bool:
        """Show a card whole, or one's own last card."""
        return self.peek_at_secret(at) or super().peek(at)

    def peek_at_secret(self, at: Hit | None) -> bool:
        """Show one's own last card, which lies face down, unless the other sits here as well."""
        live, place = self._live.live, column_of(at.pile) if at is not None else None
        if live is None or place is None or at is None or at.index < 0:
            return False
        if live.secret(place[0]) != place[1] or self._live.seats != {place[0]}:
            return False
        return self.show_secret(at.pile, live.view.pile(at.pile).cards[0])

    def show_secret(self, pile: str, card: int | None) -> bool:
        """Show a last card, if it is known here; returns whether it is."""
        board = self._surface.board
        if board is None or card is None:
            return False
        window = to_qrect(self._surface.window)
        self._peek.show_card(card, board.card_rect(pile, 0), window)
        return True

    @property
    def peeking(self) -> bool:
        """Whether a card is shown for a look."""
        return self._peek.isVisible()

    # --- while the other plays -------------------------------------------------------------------

    @property
    def holding(self) -> tuple[Any, ...]:
        """The items in the hand."""
        return self.held.items if self.held is not None else ()

    def renew(self) -> None:
        """The table has changed under the hand: hold on, if the cards are still those there."""
        held = self.held
        if held is None:
            return
        here = self._still_there(held)
        if here is None:
            self.forget()
            return
        self._take_aim(held, here)

    def _still_there(self, held: Held) -> Hit | None:
        cast = self._surface.cast
        items = cast.piles.get(held.pile, [])
        same = tuple(items[held.index :]) == held.items
        at = Hit(held.pile, held.index)
        shown: Iterable[int | None] = (item.card for item in held.items)
        live = self._live.live
        if not same or live is None or not self._surface.liftable(at):
            return None
        column = column_of(held.pile)
        if column is not None and live.secret(column[0]) == column[1]:
            # It was open when it was taken, and is the last one now: it lies face down.
            return at if all(card is None for card in shown) else None
        return at
