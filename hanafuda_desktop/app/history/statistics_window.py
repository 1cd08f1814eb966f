"""What came of all games: figures and drawings, by game, by rules, by who played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.history.charts import Chart, PointsChart, RateChart, day
from hanafuda_desktop.app.history.figures import Bar, BarList, FigureGrid
from hanafuda_desktop.app.history.queries import (
    YOU,
    Asking,
    GameFilter,
    GameKnown,
    PlayedGame,
    computer_name,
    figures,
    figures_told,
    games_known,
    games_told,
    opponents,
    people,
    played,
    rules_known,
    share,
    write_csv,
    yaku_figures,
    yaku_words,
)
from hanafuda_desktop.app.history.store import Store
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.dialogs import ask_first
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, trn

# The page of figures and drawings, as wide as its window, and to be scrolled.

_WIDE: Final = 56
"""From this width on two drawings stand side by side, counted in the height of a letter."""


class StatisticsPage(QScrollArea):
    """Figures, and below them drawings.

    Args:
        library: where games are, which knows their names.
        pictures: the deck.
        parent: the window it stands in.
    """

    def __init__(
        self, library: Library, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.games = 0
        self._shown: tuple[Chart, ...] = ()
        self._columns = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Figures"))
        paper = _paper(self)
        self.figures = FigureGrid(paper)
        self.rate = RateChart(paper)
        self.points = PointsChart(paper)
        self.yaku = BarList(tr("Yaku"), pictures, paper)
        self.company = BarList(tr("Against whom"), parent=paper)
        self.by_game = BarList(tr("Games"), parent=paper)
        self._drawings = QGridLayout()
        self._drawings.setSpacing(10)
        layout = QVBoxLayout(paper)
        layout.setContentsMargins(14, 10, 14, 14)
        layout.setSpacing(10)
        filled(layout, self.figures, self._drawings, 1)
        self.setWidget(paper)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the yaku with another deck."""
        self.yaku.show_pictures(pictures)

    def show_asked(self, store: Store, asked: GameFilter) -> None:
        """Show what a question gives.

        Raises:
            StoreProblem: the statistics cannot be read now.
        """
        games = played(store, asked)
        self.games = len(games)
        told = figures_told(figures(games), of_one_game=asked.game is not None)
        self.figures.show_figures(tuple(told))
        self.rate.show_games(games)
        self._show_points(games)
        made = yaku_figures(store, asked)
        self.yaku.show_bars(
            [Bar(each.name, each.times, yaku_words(each, len(games)), each.cards) for each in made]
        )
        met = opponents(store, asked)
        self.company.show_bars([_share_bar(*each) for each in met.items()], longest=1.0)
        known = games_known(store, asked.who)
        self.by_game.show_bars([self._games_bar(each) for each in known])
        pair: list[Chart] = [self.rate, self.points if asked.game else self.by_game]
        wanted = [*pair, *([self.company] if len(met) > 1 else []), *([self.yaku] if made else [])]
        self._lay_out(tuple(wanted) if games else ())

    def _show_points(self, games: Sequence[PlayedGame]) -> None:
        """Points, or how many yaku, in games in which nothing else tells one end from another."""
        finished = [each for each in games if each.ending == "finished" or each.yaku]
        if any(each.points for each in finished):
            points = [(each.points, each.result == "won") for each in finished]
            self.points.show_points(tr("Points"), points)
        elif any(each.yaku for each in finished):
            yaku = [(each.yaku, each.result == "won") for each in finished]
            self.points.show_points(tr("Yaku in a game"), yaku)
        else:
            rounds = [(each.rounds_won, each.result == "won") for each in finished]
            self.points.show_points(tr("Rounds won"), rounds)

    # --- where the drawings stand ----------------------------------------------------------------

    def _lay_out(self, charts: tuple[Chart, ...]) -> None:
        self._shown = charts
        for chart in (self.rate, self.points, self.yaku, self.company, self.by_game):
            chart.setVisible(chart in charts)
        self._columns = 0
        self.flow()

    def _games_bar(self, known: GameKnown) -> Bar:
        """How often a game was played."""
        won = share(known.won, known.games)
        words = tr("{games}, {share} won", games=games_told(known.games), share=won)
        return Bar(self._library.name_of(known.game, known.name), known.games, words)

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need another width."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._shown:
            self._columns = 0
            self.flow()

    def flow(self) -> None:
        """Put two drawings side by side where there is room; long lists take all of it."""
        columns = 2 if self.width() >= _WIDE * self.fontMetrics().height() else 1
        if columns == self._columns:
            return
        self._columns = columns
        while self._drawings.count():
            self._drawings.takeAt(0)
        row = 0
        for place, chart in enumerate(self._shown):
            if place < 2:
                row = place // columns
                self._drawings.addWidget(chart, row, place % columns)
            else:
                row += 1
                self._drawings.addWidget(chart, row, 0, 1, columns)
        for column in range(2):
            self._drawings.setColumnStretch(column, 1 if column < columns else 0)


def _paper(parent: QWidget) -> QWidget:
    """The ground that everything is drawn on."""
    paper = QWidget(parent)
    colours = paper.palette()
    colours.setColor(QPalette.ColorRole.Window, PAPER)
    colours.setColor(QPalette.ColorRole.WindowText, INK)
    paper.setPalette(colours)
    paper.setAutoFillBackground(True)
    return paper


def _share_bar(who: str, known: tuple[int, int]) -> Bar:
    """How often somebody was beaten."""
    games, won = known
    words = tr("{share}, {won} of {games} won", share=share(won, games), won=won, games=games)
    return Bar(computer_name(who), won / games, words)


# The row in which one chooses what the statistics are about: game, rules, company, person.

_LEAST: Final = 120
"""A choice may become as narrow as this; what is chosen is then told under the pointer."""
_Offer = Sequence[tuple[str, str | int | None]]
"""Words, and what they stand for."""


class FilterBar(QWidget):
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
        self.setLayout(filled(FlowLayout(), self.games, self.rules, self.against, self.who))
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
    def asked(self) -> GameFilter:
        """Which games are meant."""
        return GameFilter(
            game=self.games.currentData(),
            digest=self.rules.currentData(),
            against=self.against.currentData(),
            who=self.who.currentData() or YOU,
        )

    def fill(self, store: Store, wanted: GameFilter) -> None:
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

    def _rules(self, store: Store, asked: GameFilter) -> _Offer:
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


# What stands where games are told of while there are none: what will be seen, and a way on.

_TITLE = 1.4
"""How much larger the title's letters are."""


class EmptyPage(QWidget):
    """Some words on paper, and a button that leads to a game.

    Args:
        told: what will be seen here.
        parent: the window it stands in.
    """

    wanted = Signal()
    """A game should be chosen."""

    def __init__(self, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(tr("No game has been played yet"), self)
        words = PlainLabel(told, self)
        for label in (self._title, words):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = QPushButton(tr("&Choose a game"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 28, 28, 28)
        layout.setSpacing(18)
        layout.addStretch(2)
        layout.addWidget(self._title)
        layout.addWidget(words)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self.setAutoFillBackground(True)
        self.show_legibly()

    def show_legibly(self) -> None:
        """Take the letters and colours of the program as they are now."""
        letters = QFont(QApplication.font())
        letters.setPointSizeF(letters.pointSizeF() * _TITLE)
        letters.setBold(True)
        self._title.setFont(letters)
        colours = QApplication.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        colours.setColor(QPalette.ColorRole.WindowText, INK)
        self.setPalette(colours)
        self.button.setPalette(QApplication.palette())


_SIZE: Final = QSize(980, 720)


class StatisticsWindow(QDialog):
    """The statistics of one file.

    Args:
        path: the file.
        game: the game that is shown first, if it was ever played.
        library: where games are.
        pictures: the deck.
        parent: the window it belongs to.
    """

    game_wanted = Signal()
    """There is none yet: one should be chosen."""

    def __init__(
        self,
        path: Path,
        game: str,
        library: Library,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Statistics"))
        self._file = Asking(path, self._say)
        self.choices = FilterBar(library, self)
        self.note = PlainLabel(parent=self, wraps=True)
        self.page = StatisticsPage(library, pictures, self)
        told = tr(
            "After your first game you see here how many you have won, how your points grow, "
            "which yaku you make, and against whom you do best."
        )
        self.empty = EmptyPage(told, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.export_button = self.buttons.addButton(tr("&Export as CSV..."), action)
        self.reset_button = self.buttons.addButton(tr("&Reset..."), action)
        self._lay_out()
        self._connect()
        self._file.ask(lambda store: self._fill(store, GameFilter(game)))
        self.choices.setFocus()

    def _connect(self) -> None:
        for button in (self.export_button, self.reset_button):
            button.setAutoDefault(False)  # Enter in a choice is no wish to export
        self.buttons.rejected.connect(self.reject)
        self.empty.wanted.connect(self.accept)
        self.empty.wanted.connect(self.game_wanted)
        self.export_button.clicked.connect(self.ask_export)
        self.reset_button.clicked.connect(self.ask_reset)
        self.choices.game_chosen.connect(self.refresh)
        self.choices.changed.connect(lambda: self._file.ask(self._show))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        filled(whole, self.choices, self.note, (self.page, 1), (self.empty, 1), self.buttons)
        self.empty.hide()  # until it is known that there is nothing
        self.resize(roomy(_SIZE))

    # --- what is shown ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask anew: a game was played, or another one is meant."""
        self._file.ask(lambda store: self._fill(store, self.choices.asked))

    def go_on_from(self, before: StatisticsWindow) -> None:
        """Show the figures that were shown there."""
        self._file.ask(lambda store: self._fill(store, before.choices.asked))
        self.page.verticalScrollBar().setValue(before.page.verticalScrollBar().value())

    def games_changed(self) -> None:
        """A game was noted while this window may be open."""
        if self.isVisible():
            self.refresh()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the yaku with another deck."""
        self.page.show_pictures(pictures)

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)
        self.note.setVisible(bool(sentence))

    def _fill(self, store: Store, wanted: GameFilter) -> None:
        self.choices.fill(store, wanted)
        self._show(store)

    def _show(self, store: Store) -> None:
        self.page.show_asked(store, self.choices.asked)
        has_games = self.page.games > 0
        is_empty = not self.choices.offers_games
        self.page.setVisible(not is_empty)
        self.choices.setVisible(not is_empty)
        self.empty.setVisible(is_empty)
        self.export_button.setEnabled(has_games)
        self.reset_button.setEnabled(has_games)

    # --- what can be done ------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask for a file, and write what is shown into it, a line for each game."""
        name = f"hanafuda-{self.choices.asked.game or 'games'}.csv"
        file, _ = QFileDialog.getSaveFileName(self, tr("Export as CSV"), name, tr("Tables (*.csv)"))
        if file:
            self.export(Path(file))

    def export(self, file: Path) -> None:
        """Write what is shown into a file."""
        count = self._file.ask(lambda store: write_csv(file, store, self.choices.asked))
        if count is not None:
            said = trn(
                "{n} game written to {file}.", "{n} games written to {file}.", count, file=file.name
            )
            self._say(said)

    def ask_reset(self) -> None:
        """Ask whether to begin to count anew, and do so."""
        game = self.choices.asked.game
        question = tr("Begin to count anew for all games?")
        if game:
            shown = self.choices.games.currentText()
            question = tr("Begin to count anew for “{game}”?", game=shown)
        ask_first(
            self,
            tr("Reset statistics"),
            question,
            tr("&Reset"),
            lambda: self.reset(game),
            lost=tr(
                "What was counted so far is forgotten for everybody who plays here, and cannot be "
                "brought back. Earlier games can still be gone through."
            ),
        )

    def reset(self, game: str | None) -> None:
        """Begin to count anew, for one game or all."""

        def begin_anew(store: Store) -> None:
            store.reset(game)
            self._fill(store, self.choices.asked)

        self._file.ask(begin_anew)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the drawings out for the new width."""
        super().resizeEvent(event)
        self.page.flow()
