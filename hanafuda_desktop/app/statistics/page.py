"""The page of figures and drawings, as wide as its window, and to be scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.statistics.bar_list import Bar, BarList
from hanafuda_desktop.app.statistics.chart import Chart
from hanafuda_desktop.app.statistics.figure_grid import FigureGrid
from hanafuda_desktop.app.statistics.points_chart import PointsChart
from hanafuda_desktop.app.statistics.questions import (
    Asked,
    GameKnown,
    Played,
    figures,
    games_known,
    opponents,
    played,
    yaku_figures,
)
from hanafuda_desktop.app.statistics.rate_chart import RateChart
from hanafuda_desktop.app.statistics.store import Store
from hanafuda_desktop.app.statistics.words import (
    computer_name,
    figures_told,
    games_told,
    share,
    yaku_words,
)
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.palette import INK, PAPER
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["StatisticsPage"]

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
        layout.addWidget(self.figures)
        layout.addLayout(self._drawings)
        layout.addStretch(1)
        self.setWidget(paper)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the yaku with another deck."""
        self.yaku.show_pictures(pictures)

    def show_asked(self, store: Store, asked: Asked) -> None:
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

    def _show_points(self, games: Sequence[Played]) -> None:
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
