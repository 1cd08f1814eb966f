"""A game to try rules with: nothing of it is saved, and its computers think no longer than a blink.

It is dealt from the rules that are being written. When those change, the same deal is played again
as far as the new rules allow.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.checker import Checked
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.workers.tables import TABLES
from hanafuda_desktop.engine.family import EngineError
from hanafuda_desktop.families.registry import compile_rules, computer_kinds, deal_for, quick_move
from hanafuda_desktop.play import session as sessions
from hanafuda_desktop.play.computers import Answer, Question
from hanafuda_desktop.play.controller import TableDriver
from hanafuda_desktop.play.seats import PERSON, Seating, usual_computer
from hanafuda_desktop.play.session import CannotGoOn, Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import paragraph

TABLE_NAME: Final = tr_noop("Table to try the rules at")


def unsaved_session(library: Library) -> Session:
    """A session of which nothing is saved.

    Args:
        library: where other games are.
    """
    return Session(library, None, deal=deal_for, kinds=computer_kinds)


class QuickThinking(QObject):
    """Answers with the first move that makes sense; it needs no process for that.

    Attributes:
        faults: none: every move is the one that is meant.
        answered: how many questions were answered.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.faults: list[str] = []
        self.answered = 0
        self._asked: tuple[Question, Callable[[Answer], None]] | None = None
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None

    def prepare(self) -> None:
        """There is nothing to prepare."""

    def ask(self, question: Question, take: Callable[[Answer], None]) -> None:
        """Choose a move; what was asked before is dropped."""
        self._asked = (question, take)
        self._due.start(0)

    def drop(self) -> None:
        """Give no answer any more."""
        self._due.stop()
        self._asked = None

    def stop(self) -> None:
        """The window closes."""
        self.drop()

    def _tell(self) -> None:
        if self._asked is not None:
            question, take = self._asked
            self._asked = None
            self.answered += 1
            move = quick_move(question.view, question.moves, question.rules)
            take(Answer(question.moves.index(move)))


# The page on which the rules that are being written are tried at once.

_LOG: Final = logging.getLogger(__name__)


class SandboxPage(QWidget):
    """A table, and above it how it is laid.

    Args:
        library: where other games are.
        pictures: the cards.
        settings: how cards move, and on which cloth.
        parent: the window it stands in.
    """

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.seed = sessions.new_seed()
        self._rules: GameBase | None = None
        self.session = unsaved_session(library)
        self.view = TableView(self, name=TABLE_NAME, shrinks=True)
        self.driver = TableDriver(
            self.session,
            pictures,
            self.view.setScene,
            tables=TABLES,
            new_thinking=QuickThinking,
            parent=self,
        )
        self.driver.follow()
        self.driver.apply(settings)
        self.players = QComboBox(self)
        self.players.setAccessibleName(tr("How many play"))
        self.others = QComboBox(self)
        self.others.setAccessibleName(tr("Who plays against you"))
        self.others.addItems([tr("Quick computers"), tr("All seats are yours")])
        self.again = QPushButton(tr("Deal a&gain"), self)
        self.again.setToolTip(tr("The same cards from the beginning."))
        self.next = QPushButton(tr("&Next deal"), self)
        self.next.setToolTip(tr("Other cards."))
        self.note = PlainLabel(parent=self, wraps=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        parts = (self.players, self.others, 1, self.again, self.next)
        row = filled(QHBoxLayout(), *parts, spacing=6)
        filled(QVBoxLayout(self), row, (self.view, 1), self.note, margins=(6, 6, 6, 6), spacing=6)
        self._connect()

    def _connect(self) -> None:
        self.driver.asked.connect(self._asked)
        self.driver.said.connect(lambda words: self._say(paragraph([self._dealt_words(), words])))
        self.view.focused.connect(self._look_back)
        self.view.unfocused.connect(self._look_away)
        self.again.clicked.connect(self.deal_again)
        self.next.clicked.connect(self.deal_next)
        self.players.activated.connect(self.deal_again)
        self.others.activated.connect(self.deal_again)

    # --- what the editor tells -------------------------------------------------------------------

    def show_checked(self, checked: Checked) -> None:
        """Play by these rules if they are sound; else the table stays as it is."""
        rules = checked.rules
        if rules is None:
            self._say(
                tr("The table shows the rules as they were sound last.")
                if self._rules is not None
                else tr("The table is laid when there is nothing wrong with the rules.")
            )
        elif self._rules is not None and digest(rules) == digest(self._rules):
            self._say(self._dealt_words())
        else:
            was_open, same_table = self.session.is_open, self._offer(rules)
            self._rules = rules
            said = tr("Dealt by the new rules.") if was_open else ""
            self._lay(rules, said, goes_on=was_open and same_table)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck, or show what has changed in it."""
        self.driver.show_pictures(pictures)

    def stop(self) -> None:
        """The window closes."""
        self.driver.stop()
        self.session.close()

    # --- dealing ---------------------------------------------------------------------------------

    def _lay(self, rules: GameBase, said: str = "", *, goes_on: bool = False) -> None:
        """Lay the table, and say what came of it, or why that cannot be done."""
        try:
            if goes_on:
                said = self._go_on_by(rules)
            else:
                self.session.lay(deal_for(rules, self._seating(), self.seed))
        except EngineError as error:
            self._say(tr("This cannot be dealt: {why}", why=error))
        else:
            self._say(paragraph([self._dealt_words(), said]))

    def _go_on_by(self, rules: GameBase) -> str:
        """Play the same deal by other rules, as far as it was played and these allow it.

        Returns:
            What became of the game, in a sentence.

        Raises:
            EngineError: the deal is not possible.
        """
        game, seating = self.session.game, self._seating()
        try:
            seated = self.session.by_other_rules(rules, seating)
        except CannotGoOn as why:
            seated = deal_for(rules, seating, game.seed)
            said = tr("Dealt anew: {why}", why=why)
        else:
            goes_on = tr("The game goes on by the new rules.")
            said = goes_on if game.moves else tr("Dealt by the new rules.")
        self.session.lay(seated, goes_on=True)
        return said

    def _offer(self, rules: GameBase) -> bool:
        """Offer the numbers of players that can play; tells whether as many as now still can."""
        before = self.players.currentData()
        counts = [count for count in rules.player_counts if _can_play(rules, count)]
        counts = counts or [rules.players.least]
        if counts != [self.players.itemData(row) for row in range(self.players.count())]:
            self.players.clear()
            for count in counts:
                self.players.addItem(trn("{n} player", "{n} players", count), count)
        if before in counts:
            self.players.setCurrentIndex(counts.index(before))
        self.others.setVisible(counts != [1])
        self.players.setVisible(len(counts) > 1)
        return before in counts

    def _seating(self) -> Seating:
        assert self._rules is not None
        count = self.players.currentData()
        other = usual_computer(self._rules) if self.others.currentIndex() == 0 else PERSON
        return Seating((PERSON, *(other,) * (count - 1)))

    def deal_again(self) -> None:
        """The same cards from the beginning."""
        if self._rules is not None:
            self._lay(self._rules)

    def deal_next(self) -> None:
        """Other cards."""
        self.seed = sessions.new_seed()
        self.deal_again()

    def _asked(self, action: str) -> None:
        """A button on the table was pressed."""
        match action:
            case "undo":
                self.session.undo()
            case "restart":
                self.deal_again()
            case "new-deal" | "new-table":
                self.deal_next()
            case "pause":
                self.driver.controller.pause()
            case _:
                _LOG.info("'%s' is not done at the table to try rules at", action)

    # --- words -----------------------------------------------------------------------------------

    def _dealt_words(self) -> str:
        return tr("Deal {number}.", number=self.seed)

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence.strip())

    def _look_back(self) -> None:
        """Somebody plays here."""
        if self.session.is_open:
            self.driver.look_back()

    def _look_away(self) -> None:
        """Games that wait for nobody stand still while one writes."""
        if self.session.is_open:
            self.driver.look_away()


def _can_play(rules: GameBase, players: int) -> bool:
    try:
        compile_rules(rules, players)
    except EngineError:
        return False
    return True
