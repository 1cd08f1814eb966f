"""Controls a shedding game: forced cards, the race for the winner's palm, what was played."""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject

from hanafuda_desktop.engine.events import Event, RaceRun
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.moves import BareMove
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.ornaments import SheddingOrnaments
from hanafuda_desktop.families.shedding.ui.race import TableRace
from hanafuda_desktop.families.shedding.ui.words import (
    race_words,
    shedding_hint_words,
    shedding_move_told,
    shedding_names,
    shedding_turns_told,
)
from hanafuda_desktop.play import words
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import Only, lacking
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.durations import THINKING
from hanafuda_desktop.table.narration import MoveTold, RoundNames
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr, tr_noop

_SEEN: Final = 2
"""How much longer than a computer thinks a drawn card is seen that must be kept."""


class RaceQuestion(TablePanel):
    """Asks whether everybody is ready; Escape folds it up, for a race cannot be left out."""

    _folds = True


class SheddingController(RoundController):
    """See :class:`TableController`.

    Attributes:
        race: the race for the winner's palm.
    """

    _tell = staticmethod(shedding_turns_told)

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, thinking, RaceQuestion(), parent)
        item = cast("SheddingOrnaments", scene.ornaments).race
        item.altered.connect(self.altered)
        self.race = TableRace(self, item)
        self._race_told = ""
        self._facts: dict[str, str] = {}

    @property
    def _rules(self) -> SheddingRules:
        return cast("SheddingRules", self.session.rules)

    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        return shedding_names(self._rules, words.seat_names(self.session.seating))

    def facts(self) -> dict[str, str]:
        """What the status line says of the round; with a race it is over before all is paid."""
        race = self.race.item
        if not self.scene.has_arrived and (race.is_over or race.replayed):
            said = tr("Lots are drawn") if race.by_lot else tr("Hands race for the palm")
            return self._facts | {"Turn": tr("The round is over") if race.is_over else said}
        asked = _ASKED if self.session.seated.forced is None else _FORCED
        self._facts = words.facts(self.session, asked, months=False)
        if self.session.seated.races and self.race.draws_lots:
            self._facts["Turn"] = tr("Lots are drawn")
        return self._facts

    @property
    def can_tell(self) -> bool:
        """As soon as the table shows a moment, a race that was run unseen, or that one is over."""
        race = self.race.item
        return super().can_tell or race.is_over or race.replayed is not None

    def reasons(self) -> dict[str, str]:
        """There are no yaku here, and not every game has a race."""
        races = self._rules.race.settled_by != "nobody"
        return super().reasons() | lacking(*(() if races else (Only.RACES,)), Only.YAKU)

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on; whoever wants no race has this one drawn by lot."""
        super().apply(settings)
        if settings.races_by_lot and self.panels.question.is_open:
            self.panels.question.put_away()
            self._settle()

    # --- what is asked ---------------------------------------------------------------------------

    def changed(self, events: tuple[Event, ...]) -> None:
        """Say what was played, and then go on."""
        self.race.changed(events)
        runs = [event.result for event in events if isinstance(event, RaceRun)]
        self._race_told = tr("{said}.", said=race_words(runs[-1], self.names())) if runs else ""
        super().changed(events)

    def _arrived(self) -> None:
        super()._arrived()
        if self._race_told:  # not before the hands are down
            self.said.emit(self._race_told)
            self._race_told = ""

    def _ask(self) -> bool:
        if self.session.seated.races:
            self.race.ask()
        elif self.session.seated.forced is not None:
            self._pause.start(round(self.scene.pace.stay(THINKING * _SEEN)))
        else:
            return False
        return True

    def _think(self) -> None:
        """Also keep a drawn card with which nothing else can be done, once it was seen."""
        forced = self.session.seated.forced
        if forced is not None:
            self.session.play(forced, by_computer=True)
        else:
            super()._think()

    def _answered(self, choice: str) -> None:
        match choice:
            case "race":
                self.race.start()
            case "lots":
                self.session.play(BareMove.DRAW_LOTS)
            case _:
                super()._answered(choice)

    def forget(self) -> None:
        """Ask nothing, and let no race be run any more."""
        self.race.stop()
        super().forget()

    def hint(self) -> None:
        """Show what the usual computer player would do; in a race only oneself can do anything."""
        if self.session.seated.races:
            self.say_for_now(tr("Press when the palm lights up, and not before."))
        else:
            super().hint()

    def _words_of(self, view: View, move: Any) -> str:
        return shedding_hint_words(self._rules, view, move, self.names())

    def _move_told(self, view: View, move: Any) -> MoveTold:
        return shedding_move_told(move, self.names())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a race see what hands do before anybody else; else as at every table."""
        taken = self.race.takes(event)
        return super().eventFilter(watched, event) if taken is None else taken


_ASKED = {
    "drawn": tr_noop("Keep the drawn card, or lay it"),
    "swap": tr_noop("Choose with whom to swap hands"),
}
"""What is not said by a panel, nor by the hand that lies there."""
_FORCED = {"drawn": tr_noop("Nothing goes with the drawn card")}
