"""The row in which one chooses what the statistics are about: game, rules, company, person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from hanafuda_desktop.app.flow_layout import FlowLayout
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.statistics.questions import (
    YOU,
    Asked,
    GameKnown,
    games_known,
    opponents,
    people,
    rules_known,
)
from hanafuda_desktop.app.statistics.rate_chart import day
from hanafuda_desktop.app.statistics.store import Store
from hanafuda_desktop.app.statistics.words import computer_name
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.flattened import play_digest
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["Choices"]

_LEAST: Final = 120
"""A choice may become as narrow as this; what is chosen is then told under the pointer."""
_Offer = Sequence[tuple[str, str | int | None]]
"""Words, and what they stand for."""


class Choices(QWidget):
    """Four choices, side by side where there is room; one that offers nothing is not there.

    Args:
        library: where games are; it knows a game's rules of today.
        parent: the window it stands in.

    Attributes:
        offers_games: whether anybody has played a game yet.
    """

    game_chosen = Signal()
    """Another game is meant, or another person; the other choices have to be offered anew."""
    changed = Signal()
    """Something else is meant of the same game."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.offers_games = False
        self.games = self._choice(tr("Game"))
        self.rules = self._choice(tr("Rules"))
        self.against = self._choice(tr("Against"))
        self.who = self._choice(tr("Who"))
        row = FlowLayout()
        for box in (self.games, self.rules, self.against, self.who):
            row.addWidget(box)
        self.setLayout(row)
        for box in (self.games, self.who):
            box.currentIndexChanged.connect(self.game_chosen)
        for box in (self.rules, self.against):
            box.currentIndexChanged.connect(self.changed)
        self.setFocusProxy(self.games)

    def _choice(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setMinimumWidth(_LEAST)
        box.currentTextChanged.connect(lambda words: box.setToolTip(plain_text(words)))
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return box

    @property
    def asked(self) -> Asked:
        """Which games are meant."""
        return Asked(
            game=self.games.currentData(),
            digest=self.rules.currentData(),
            against=self.against.currentData(),
            who=self.who.currentData() or YOU,
        )

    def fill(self, store: Store, wanted: Asked) -> None:
        """Offer what there is, and choose what is wanted, as far as there is such a thing.

        Args:
            store: the games.
            wanted: which of them.

        Raises:
            StoreProblem: the statistics cannot be read now.
        """
        persons = people(store)
        who: _Offer = [
            (tr("Yours"), YOU),
            *((tr("Player {number}", number=n), n) for n in range(1, persons + 1)),
        ]
        _offer(self.who, who, wanted.who)
        self.who.setVisible(persons > 0)
        known = games_known(store, self.asked.who)
        self.offers_games = bool(known) or persons > 0
        games: _Offer = [
            (tr("All games"), None),
            *((_counted(self._name(each), each.games), each.game) for each in known),
        ]
        _offer(self.games, games, wanted.game)
        asked = self.asked
        rules = self._rules(store, asked)
        _offer(self.rules, rules, wanted.digest)
        self.rules.setVisible(len(rules) > 2)
        met = opponents(store, replace(asked, digest=None, against=None))
        company: _Offer = [
            (tr("Against anybody"), None),
            *((_counted(_against(who), n), who) for who, (n, _) in met.items()),
        ]
        _offer(self.against, company, wanted.against)
        self.against.setVisible(len(company) > 2)

    def _rules(self, store: Store, asked: Asked) -> _Offer:
        offered: list[tuple[str, str | None]] = [(tr("All its rules"), None)]
        if asked.game is not None:
            now = self._digest_now(asked.game)
            for each in rules_known(store, asked.game, asked.who):
                is_now = each.digest == now
                until = tr("Rules until {day}", day=day(each.last))
                words = tr("Rules of today") if is_now else until
                offered.append((_counted(words, each.games), each.digest))
        return offered

    def _name(self, known: GameKnown) -> str:
        return self._library.name_of(known.game, known.name)

    def _digest_now(self, game: str) -> str:
        """What tells a game's rules of today from those of before, or the empty string."""
        try:
            return play_digest(self._library.rules(GameRef(game)))
        except (UnknownGame, BrokenRules):
            return ""


def _counted(words: str, count: int) -> str:
    return tr("{name} ({count})", name=words, count=count)


def _against(who: str) -> str:
    return tr("Against {name}", name=computer_name(who))


def _offer(box: QComboBox, offered: _Offer, chosen: object) -> None:
    """Fill a choice and choose, silently; what is not offered any more gives way to the first."""
    with QSignalBlocker(box):
        box.clear()
        for words, value in offered:
            box.addItem(words, value)
        values = [value for _, value in offered]
        box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
    box.setToolTip(plain_text(box.currentText()))
