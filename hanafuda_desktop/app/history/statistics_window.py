"""What came of all games: figures and drawings, by game, by rules, by who played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import starmap
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPalette
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

from hanafuda_desktop.app.history.charts import Bar, BarList, Chart, PointsChart, RateChart, day
from hanafuda_desktop.app.history.queries import (
    YOU,
    GameFilter,
    GameKnown,
    PlayedGame,
    StatisticsFile,
    computer_name,
    figures,
    figures_in_words,
    games_in_words,
    games_known,
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
from hanafuda_desktop.app.window.dialogs import ask_first, dialog_buttons
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled
from hanafuda_desktop.app.window.fonts import Fitting
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, trn

# The page of figures and drawings, as wide as its window, and to be scrolled.

_TILE: Final = 9.5
"""The width of a tile, counted in the height of a letter."""
_LARGE: Final = 1.5
"""How much larger the letters of a figure or a title are."""


class LargeLabel(PlainLabel):
    """A label with large letters."""

    def __init__(self, words: str) -> None:
        super().__init__(words, wraps=True)
        self.show_legibly()

    def show_legibly(self) -> None:
        """Take the letters of the program as they are now."""
        letters = QFont(QApplication.font())
        letters.setPointSizeF(letters.pointSizeF() * _LARGE)
        letters.setBold(True)
        self.setFont(letters)


class FigureTile(QWidget):
    """A figure, and below it what it is.

    Args:
        words: what it is.
        figure: the figure.
    """

    def __init__(self, words: str, figure: str) -> None:
        super().__init__()
        self.setAccessibleName(f"{words}: {figure}")
        labels = (LargeLabel(figure), PlainLabel(words, wraps=True))
        filled(QVBoxLayout(self), *labels, 1, margins=(10, 4, 6, 4), spacing=0)

    def sizeHint(self) -> QSize:
        """As wide as every other, and as high as its words need."""
        wide = round(_TILE * self.fontMetrics().height())
        return QSize(wide, self.heightForWidth(wide))


_WIDE: Final = 56
"""From this width on two drawings stand side by side, counted in the height of a letter."""


class StatisticsPage(QScrollArea):
    """Figures, and below them drawings.

    Args:
        library: where games are, which knows their names.
        pictures: the deck.
        parent: the window it stands in.

    Attributes:
        games: how many games are meant.
        figures: the figures that are shown, by what they are.
    """

    def __init__(
        self, library: Library, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.games = 0
        self.figures: dict[str, str] = {}
        self._shown: tuple[Chart, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Figures"))
        paper = QWidget(self)
        paper.setPalette(_on_paper(paper.palette()))
        paper.setAutoFillBackground(True)
        self._tiles = FlowLayout(even=True)
        self._tiles.setSpacing(4)
        self.rate = RateChart(paper)
        self.points = PointsChart(paper)
        self.yaku = BarList(tr("Yaku"), pictures, paper)
        self.company = BarList(tr("Against whom"), pictures, paper)
        self.by_game = BarList(tr("Games"), pictures, paper)
        self._drawings = QGridLayout()
        self._drawings.setSpacing(10)
        parts = (self._tiles, self._drawings, 1)
        filled(QVBoxLayout(paper), *parts, margins=(14, 10, 14, 14), spacing=10)
        self.setWidget(paper)
        Fitting(self).due.connect(self._flow)

    def show_asked(self, store: Store, asked: GameFilter) -> None:
        """Show what a question gives.

        Raises:
            StoreProblem: the statistics cannot be read now.
        """
        games = played(store, asked)
        self.games = len(games)
        self.figures = dict(figures_in_words(figures(games), of_one_game=asked.game is not None))
        while (item := self._tiles.takeAt(0)) and (tile := item.widget()):
            tile.hide()
            tile.deleteLater()
        filled(self._tiles, *starmap(FigureTile, self.figures.items()))
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
        self._shown = tuple(wanted) if games else ()
        for chart in (self.rate, self.points, self.yaku, self.company, self.by_game):
            chart.setVisible(chart in self._shown)
        self._flow()

    def _show_points(self, games: Sequence[PlayedGame]) -> None:
        """Points, or how many yaku, in games in which nothing else tells one end from another."""
        finished = [each for each in games if each.ending == "finished" or each.yaku]
        title, counts = tr("Points"), [each.points for each in finished]
        if not any(counts):
            title, counts = tr("Yaku in a game"), [each.yaku for each in finished]
        if not any(counts):
            title, counts = tr("Rounds won"), [each.rounds_won for each in finished]
        won = [each.result == "won" for each in finished]
        self.points.show_points(title, list(zip(counts, won, strict=True)))

    def _games_bar(self, known: GameKnown) -> Bar:
        """How often a game was played."""
        won = share(known.won, known.games)
        words = tr("{games}, {share} won", games=games_in_words(known.games), share=won)
        return Bar(self._library.name_of(known.game, known.name), known.games, words)

    def _flow(self) -> None:
        """Put two drawings side by side where there is room; long lists take all of it."""
        columns = 2 if self.width() >= _WIDE * self.fontMetrics().height() else 1
        for place, chart in enumerate(self._shown):
            if columns == 1 or place > 1:
                self._drawings.addWidget(chart, place, 0, 1, columns)
            else:
                self._drawings.addWidget(chart, 0, place)
        self._drawings.setColumnStretch(0, 1)
        self._drawings.setColumnStretch(1, columns - 1)


def _on_paper(colours: QPalette) -> QPalette:
    """The same colours on the ground that everything is drawn on."""
    colours.setColor(QPalette.ColorRole.Window, PAPER)
    colours.setColor(QPalette.ColorRole.WindowText, INK)
    return colours


def _share_bar(who: str, known: tuple[int, int]) -> Bar:
    """How often somebody was beaten."""
    games, won = known
    words = tr("{share}, {won} of {games} won", share=share(won, games), won=won, games=games)
    return Bar(computer_name(who), won / games, words)


# The row in which one chooses what the statistics are about: game, rules, company, person.

_LEAST: Final = 120
"""A choice may become as narrow as this; what is chosen is then told under the pointer."""


class Choice(QComboBox):
    """Words to choose from, and what they stand for; what is chosen is told under the pointer.

    Args:
        name: what is chosen.
        least: how narrow it may become.
        parent: the widget it stands in.
    """

    def __init__(self, name: str, least: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setMinimumWidth(least)
        self.currentTextChanged.connect(self._tell)

    def _tell(self, words: str) -> None:
        self.setToolTip(plain_text(words))

    def offer(self, offered: Sequence[tuple[str, object]], chosen: object) -> None:
        """Offer this, and choose, silently."""
        with QSignalBlocker(self):
            self.clear()
            for words, value in offered:
                self.addItem(words, value)
        self.choose(chosen)

    def choose(self, chosen: object) -> None:
        """Choose silently; what is not offered any more gives way to the first."""
        with QSignalBlocker(self):
            self.setCurrentIndex(max(0, self.findData(chosen)))
        self._tell(self.currentText())


class FilterBar(QWidget):
    """Four choices, side by side where there is room; one that offers nothing is not there.

    Args:
        library: where games are; it knows a game's rules of today.
        parent: the window it stands in.

    Attributes:
        offers_games: whether anybody has played a game yet.
    """

    changed = Signal()
    """Something else is meant; what is offered may be another, too."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.offers_games = False
        self.games = self._choice(tr("Game"))
        self.rules = self._choice(tr("Rules"))
        self.against = self._choice(tr("Against"))
        self.who = self._choice(tr("Who"))
        self.setLayout(filled(FlowLayout(), self.games, self.rules, self.against, self.who))
        self.setFocusProxy(self.games)

    def _choice(self, name: str) -> Choice:
        box = Choice(name, _LEAST, self)
        box.currentIndexChanged.connect(self.changed)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
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
        players = [(tr("Player {number}", number=n), n) for n in range(1, persons + 1)]
        self.who.offer([(tr("Yours"), YOU), *players], wanted.who)
        self.who.setVisible(persons > 0)
        known = games_known(store, self.asked.who)
        self.offers_games = bool(known) or persons > 0
        name = self._library.name_of
        games = [(_counted(name(each.game, each.name), each.games), each.game) for each in known]
        self.games.offer([(tr("All games"), None), *games], wanted.game)
        asked = self.asked
        rules = self._rules(store, asked)
        self.rules.offer([(tr("All its rules"), None), *rules], wanted.digest)
        self.rules.setVisible(len(rules) > 1)
        met = opponents(store, replace(asked, digest=None, against=None))
        company = [
            (_counted(tr("Against {name}", name=computer_name(who)), n), who)
            for who, (n, _) in met.items()
        ]
        self.against.offer([(tr("Against anybody"), None), *company], wanted.against)
        self.against.setVisible(len(company) > 1)

    def _rules(self, store: Store, asked: GameFilter) -> list[tuple[str, str]]:
        """The rules by which a game was played, those of today told from those of before."""
        if asked.game is None:
            return []
        try:
            now = play_digest(self._library.rules(GameRef(asked.game)))
        except (UnknownGame, BrokenRules):
            now = ""
        offered = []
        for each in rules_known(store, asked.game, asked.who):
            until = tr("Rules until {day}", day=day(each.last))
            words = tr("Rules of today") if each.digest == now else until
            offered.append((_counted(words, each.games), each.digest))
        return offered


def _counted(words: str, count: int) -> str:
    return tr("{name} ({count})", name=words, count=count)


# What stands where games are told of while there are none: what will be seen, and a way on.


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
        title = LargeLabel(tr("No game has been played yet"))
        words = PlainLabel(told, self, wraps=True)
        for label in (title, words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = QPushButton(tr("&Choose a game"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.wanted)
        parts = (2, title, words, self.button, 3)
        layout = filled(QVBoxLayout(self), *parts, margins=(28, 28, 28, 28), spacing=18)
        layout.setAlignment(self.button, Qt.AlignmentFlag.AlignHCenter)
        self.setAutoFillBackground(True)
        self.show_legibly()

    def show_legibly(self) -> None:
        """Take the colours of the program as they are now."""
        self.setPalette(_on_paper(QApplication.palette()))
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
        self._file = StatisticsFile(path, self._say)
        self.choices = FilterBar(library, self)
        self.note = PlainLabel(parent=self, wraps=True)
        self.page = StatisticsPage(library, pictures, self)
        told = tr(
            "After your first game you see here how many you have won, how your points grow, "
            "which yaku you make, and against whom you do best."
        )
        self.empty = EmptyPage(told, self)
        self.buttons = dialog_buttons(self)
        self.export_button = self._button(tr("&Export as CSV..."), self.ask_export)
        self.reset_button = self._button(tr("&Reset..."), self.ask_reset)
        self.empty.wanted.connect(self.accept)
        self.empty.wanted.connect(self.game_wanted)
        self.choices.changed.connect(self.refresh)
        parts = (self.choices, self.note, (self.page, 1), (self.empty, 1), self.buttons)
        filled(QVBoxLayout(self), *parts, margins=(8, 8, 8, 8))
        self.empty.hide()  # until it is known that there is nothing
        self.resize(roomy(_SIZE))
        self._file.ask(lambda store: self._fill(store, GameFilter(game)))
        self.choices.setFocus()

    def _button(self, words: str, act: Callable[[], None]) -> QPushButton:
        button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)  # Enter in a choice is no wish to export
        button.clicked.connect(act)
        return button

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
        self.page.yaku.show_pictures(pictures)

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)
        self.note.setVisible(bool(sentence))

    def _fill(self, store: Store, wanted: GameFilter) -> None:
        self.choices.fill(store, wanted)
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
