"""The lesson's table: the real one, by the real rules; only what a step asks for is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtCore import QTimer, Signal

from hanafuda_desktop.app.learn.lesson import LessonTable, LessonTask, PlayStep, is_wanted
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing.moves import GO, STOP, Take
from hanafuda_desktop.families.fishing.ui.controller import FishingController
from hanafuda_desktop.families.registry import new_game, quick_move
from hanafuda_desktop.play.seats import PERSON, USUAL_COMPUTER, SeatedGame, Seating
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.adapter import Target
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr

# The lesson's scene: a table on which, where it is learned, hands find what fits by themselves.


class LessonInteraction(Interaction):
    """See the module.

    Attributes:
        exact: whether a card must be put onto its partner; elsewhere at a table, it finds that
            from wherever it is let go over the field.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.exact = False

    def targets(self, at: Hit) -> tuple[Target, ...]:
        """Where a card can go."""
        found = super().targets(at)
        return tuple(each for each in found if not each.quiet) if self.exact else found

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow, unless they are to be found."""
        if self.hover_lights:
            super().light(targets, at, held=held)

    def play_obvious(self, at: Hit) -> None:
        """Nothing is obvious while it is learned."""
        if self.exact and self.board.view.pile(at.pile).kind is PileKind.HAND:
            self.choreography.nudge(self.items(at))
        else:
            super().play_obvious(at)


class LessonScene(TableScene):
    """The lesson's table."""

    _interaction_type = LessonInteraction


_SEATING: Final = Seating((PERSON, USUAL_COMPUTER), rounds=1)
_ASIDE: Final = "p1"
"""Where at a bare table all other cards are."""


def laid(rules: GameBase, position: LessonTable) -> Game:
    """The game that begins from a position.

    Raises:
        RecordError: by these rules there is no such position.
    """
    deck = new_game(rules, rounds=1).family.deck
    return new_game(rules, laid=Deal(position=position.text(deck)), rounds=1)


def advised(step: PlayStep, game: Game) -> Any | None:
    """A good move among those that a step asks for; ``None`` where it asks for none of them."""
    wanted = [move for move in game.legal_moves() if is_wanted(step, game, move)]
    return quick_move(game.view(), wanted, game.rules) if wanted else None


def lesson_game(rules: GameBase, position: LessonTable) -> SeatedGame:
    """A position of a lesson on the table, of which only a part may be shown.

    Raises:
        RecordError: by these rules there is no such position.
    """
    seen_as = _hand_and_field if position.bare else None
    return SeatedGame(laid(rules, position), _SEATING, chance=0, seen_as=seen_as)


def _hand_and_field(view: View) -> View:
    piles = (replace(pile, cards=()) if pile.id == _ASIDE else pile for pile in view.piles)
    return replace(view, piles=tuple(piles))


class LessonController(FishingController):
    """Lets a step be played, and nothing else.

    Args:
        position: tells the position that lies on the table, if one was laid.
        args: see :class:`FishingController`.

    Attributes:
        step: what is asked for now; ``None`` while nothing is.
    """

    strayed = Signal()
    """Something else was tried; it was not done."""
    played = Signal()
    """What the step asks for was played."""
    settled = Signal()
    """Everything lies still after it, and was called out; or the result of the round is shown."""
    gone_on = Signal()
    """One has read the result."""
    advised = Signal(str)
    """What one would best play, in words."""

    def __init__(self, position: Callable[[], LessonTable | None], *args: Any) -> None:
        super().__init__(*args)
        self._position = position
        self.step: PlayStep | None = None

    # --- what may be played ----------------------------------------------------------------------

    def ask_for(self, step: PlayStep) -> None:
        """Let this be played from now on."""
        self.step = step
        interaction = cast("LessonInteraction", self.scene.interaction)
        interaction.exact, interaction.hover_lights = self._is_bare, step.marks
        self._settle()

    def rest(self) -> None:
        """Let nothing be played, by anybody, until something is asked for."""
        self.step = None
        self._pause.stop()
        self.thinking.drop()

    def choose(self, move: Any) -> None:
        """Play what the step asks for; anything else is answered gently."""
        step = self.step
        if step is None:
            return
        if not is_wanted(step, self.session.game, move):
            self.strayed.emit()
            return
        if step.aim is not LessonTask.PLAY_ON and not isinstance(move, Take):
            self.played.emit()
        super().choose(move)

    def refuse(self, move: Any) -> None:
        """Something was tried that the rules do not allow."""
        if self.step is not None:
            self.strayed.emit()

    def _answered(self, choice: str) -> None:
        match choice:
            case "stop" | "go":
                self.choose(STOP if choice == "stop" else GO)
                if self.session.seated.asked == "call":
                    # The panel is away by now, but the answer was not the wanted one.
                    QTimer.singleShot(0, self, self._settle)
            case "on":
                self.gone_on.emit()
            case _:
                super()._answered(choice)

    def facts(self) -> dict[str, str]:
        """As at every table; where only one plays, nothing of turns."""
        return {} if self._is_bare else super().facts()

    # --- what happens by itself ------------------------------------------------------------------

    def changed(self, events: tuple[Event, ...]) -> None:
        """As at every table; before there are plates, nothing is called out."""
        super().changed(events)
        if not self._has_plates:
            self._calls.clear()
        self._show_signs()

    def _settle(self) -> None:
        if self._is_stopped:
            return
        if self.step is None and not (self.session.is_over and self._has_plates):
            self._is_settled = True
            self.settled.emit()
            return
        super()._settle()
        if self.step is not None and self.step.aim is LessonTask.PLAY_ON and self.session.moves:
            self.show_advice()

    def _show_end(self) -> None:
        view = self.session.view
        if view.round is None or not view.round.sheet:
            return
        if not self.panels.summary.is_open:
            buttons = (PanelButton("on", tr("Go on")),)
            self.panels.summary.show_round(
                view.round.sheet[-1], self.panels.names(), view.round.totals, buttons
            )
        self.settled.emit()

    # --- what is shown ---------------------------------------------------------------------------

    def show_advice(self) -> None:
        """Let glow what one would best play, and say it."""
        session = self.session
        if self.step is None or self.scene.stage.moving:
            return
        move = advised(self.step, session.game) if session.moves else None
        if move is not None:
            self.advised.emit(self._words_of(session.view, move))
            self.scene.show_hint(move)

    @property
    def _is_bare(self) -> bool:
        """Whether there is only hand and field."""
        position = self._position()
        return position is not None and position.bare

    @property
    def _has_plates(self) -> bool:
        """Whether it is seen who plays and how the round stands."""
        position = self._position()
        return position is not None and position.plates

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self._show_signs()

    def _arrived(self) -> None:
        super()._arrived()
        self._show_signs()

    def _show_signs(self) -> None:
        seen, signs = self._has_plates, self.signs
        for item in (signs.round, *signs.plates):
            item.setVisible(seen)
        signs.nearest.setVisible(seen and self.settings.nearest)
