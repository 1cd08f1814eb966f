"""Earlier games: a list of those that are kept, and a table to go through each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import reduce
from pathlib import Path
from time import time
from typing import Annotated, Final, TypeAlias

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QSlider,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.sandbox import TABLE_NAME, unsaved_session
from hanafuda_desktop.app.history.charts import day
from hanafuda_desktop.app.history.queries import StatisticsFile, company
from hanafuda_desktop.app.history.statistics_window import Choice, EmptyPage
from hanafuda_desktop.app.history.store import (
    LAID_OUT,
    MOST_RECORDS,
    GameNote,
    going_on_from,
    past_games,
    pasted,
    record_text,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.dialogs import ask_first, dialog_buttons
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled, foot_of
from hanafuda_desktop.app.window.fonts import Fitting
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.app.workers.tables import TABLES, new_computers
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.record import Record, read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.controller import TableDriver
from hanafuda_desktop.play.seats import NOBODY, PERSON, SeatedGame, as_recorded
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.play.words import seat_names
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import (
    PlainLabel,
    cut_at_word,
    letter_font,
    number_text,
    plain_text,
    wrapped,
)
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import Text, tr, trn


class FewLines(PlainLabel):
    """Words in a few lines: as much as has room, and all of it under the pointer.

    Args:
        lines: how many there are; what stands above never moves for want of another.
        sample: some words of the language that is spoken: letters are not equally high.
        parent: the widget it stands in.
    """

    def __init__(self, lines: int, sample: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._most = lines
        self._sample = sample
        self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.show_legibly()

    def tell(self, words: str) -> None:
        """Show these words."""
        self._told = words
        self.setToolTip(plain_text(words))
        self.setAccessibleDescription(words)
        self._show_lines()

    def _show_lines(self) -> None:
        pixels, width = self.font().pixelSize(), self.width()
        lines = [
            line
            for paragraph in self._told.split("\n")
            for line in wrapped(paragraph, width, pixels)
        ]
        if len(lines) > self._most:
            # What follows is longer than the line in any case, and so it is cut where a word ends.
            rest = " ".join(lines[self._most - 1 :])
            lines[self._most - 1 :] = [cut_at_word(rest, QFontMetricsF(self.font()), width)]
        self.setText("\n".join(lines))

    def show_legibly(self) -> None:
        """Take the letters of the table, in which lines are broken, as large as all others are."""
        self.setFont(letter_font(QFontInfo(QApplication.font()).pixelSize()))
        room = self.fontMetrics().size(0, "\n".join([self._sample] * self._most))
        self.setFixedHeight(room.height())
        self._show_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are longer or shorter now."""
        super().resizeEvent(event)
        self._show_lines()


_TOLD_LINES: Final = 4
_FACTS: Final = ("Round", "Turn", "Points", "Yaku")


class ReplayView(QWidget):
    """A table with buttons below it.

    Args:
        library: where games are.
        pictures: the deck.
        settings: on which cloth, and whether cards move.
        parent: the window it stands in.
    """

    stepped = Signal()
    """Another moment is shown."""

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.record: Record | None = None
        self.view = TableView(self, name=TABLE_NAME, shrinks=True)
        self.view.setAccessibleName(tr("The game as it was"))
        self.view.setInteractive(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._session = unsaved_session(library)
        self._place = self._new_place(pictures)
        self._settings = settings
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("Moves"))
        self.slider.valueChanged.connect(self.go_to)
        self.words = FewLines(_TOLD_LINES, tr("As it was dealt"), self)
        self.words.setAccessibleName(tr("What was played"))
        self.first = self._button("|◀", tr("First", meaning="step of a game"), lambda: 0)
        before = tr("Previous", meaning="step of a game")
        self.previous = self._button("◀", before, lambda: self.position - 1)
        after = tr("Next", meaning="step of a game")
        self.next = self._button("▶", after, lambda: self.position + 1)
        self.last = self._button("▶|", tr("Last", meaning="step of a game"), lambda: self.length)
        self._by_key = {
            Qt.Key.Key_Home: self.first,
            Qt.Key.Key_Left: self.previous,
            Qt.Key.Key_Right: self.next,
            Qt.Key.Key_End: self.last,
        }
        steps = (self.first, self.previous, (self.slider, 1), self.next, self.last)
        parts = ((self.view, 1), filled(QHBoxLayout(), *steps), self.words)
        filled(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0), spacing=4)
        self._show_place()

    def _new_place(self, pictures: CardPictures) -> TableDriver:
        """Where tables lie. It does not follow the session: a controller gives its table the signs,
        and what it would do in a game is never asked for, as nothing here can be played.
        """
        return TableDriver(
            self._session,
            pictures,
            self.view.setScene,
            tables=TABLES,
            new_thinking=new_computers,
            parent=self,
        )

    def _button(self, sign: str, name: str, to: Callable[[], int]) -> QPushButton:
        button = QPushButton(sign, self)
        button.setAccessibleName(name)
        button.setToolTip(plain_text(name))
        button.setAutoDefault(False)
        button.setMaximumWidth(3 * button.fontMetrics().height())
        button.clicked.connect(lambda: self.go_to(to()))
        return button

    # --- where we are ----------------------------------------------------------------------------

    @property
    def seated(self) -> SeatedGame:
        """The game, as far as it is shown.

        Raises:
            RuntimeError: none is shown.
        """
        return self._session.seated

    @property
    def position(self) -> int:
        """How many moves are played in the moment that is shown."""
        return len(self._session.game.moves) if self.record is not None else 0

    @property
    def length(self) -> int:
        """How many moves the game has."""
        return self.position + len(self._session.game.undone) if self.record is not None else 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is anything to play from the moment that is shown."""
        return self.record is not None and not self._session.is_over

    def text_from_here(self) -> str:
        """The game as text that goes on from the moment that is shown, or the empty string."""
        if self.record is None or not self.can_go_on:
            return ""
        moves = self.seated.game.moves
        record = going_on_from(self.record, moves, len(moves))
        return as_recorded(replay(record, compile_rules), record).text(record.elapsed_ms or 0)

    def show_record(self, record: Record) -> None:
        """Show a game from its end, on a new table if its rules are others.

        Raises:
            RecordError: its moves cannot be played.
        """
        seated = as_recorded(replay(record, compile_rules), record)
        if seated.game.outcome is not None:  # nothing is hidden any more from people who share
            seated.show(seated.shown_seat, veiled=False)
        self.record = record
        self._session.lay(seated, goes_on=True)
        self._place.make_way()
        self._place.lay()
        self.show_settings(self._settings)
        self._present()
        self._show_place()

    def show_nothing(self) -> None:
        """Show no game."""
        self.record = None
        self.view.setScene(None)
        self._place.clear()
        self._show_place()

    def stop(self) -> None:
        """The window closes."""
        self.show_nothing()
        self._session.close()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._place.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        self._place.apply(replace(settings, speed=AnimationSpeed.FAST, hover=False))
        scene = self._place.controller.scene if self._place.is_laid else None
        if isinstance(scene, SpeedScene):
            scene.ornaments.set_aids(wheel=settings.month_wheel, keys=False)
            scene.set_names(seat_names(self._session.seating))

    def go_to(self, count: int) -> None:
        """Show the moment after so many moves."""
        count = min(max(count, 0), self.length)
        if count == self.position + 1:
            self._play_next()
        elif count != self.position:
            game = self._session.game
            while len(game.moves) > count:
                game.pop()
            while len(game.moves) < count:
                game.redo()
            self._present()
        self._show_place()

    def _present(self) -> None:
        """Show the moment of the session at once."""
        if self._place.is_laid:
            self._place.controller.scene.present(self._session.view, ())

    def _play_next(self) -> None:
        """Let the next move be seen."""
        seated = self.seated
        events = tuple(seated.game.redo())
        if self._place.is_laid:
            seen = seated.game.seen(events, NOBODY if seated.veiled else seated.shown_seat)
            self._place.controller.scene.play(seen, self._session.view, ())

    # --- words -----------------------------------------------------------------------------------

    def _show_place(self) -> None:
        position, length = self.position, self.length
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, length)
            self.slider.setValue(position)
        self.slider.setEnabled(length > 0)
        for button in (self.first, self.previous):
            button.setEnabled(position > 0)
        for button in (self.next, self.last):
            button.setEnabled(position < length)
        self.words.tell(self._told() if self.record is not None else "")
        self.stepped.emit()

    def _told(self) -> str:
        """The moment in words; how the game stands comes last, for the table shows that, too."""
        place, played, facts = tr("As it was dealt"), "", {}
        if self._place.is_laid:
            facts = self._place.controller.facts()
            played = self._place.controller.played_last() if self.position else ""
        if self.position:
            place = tr("Move {number} of {count}", number=self.position, count=self.length)
        stands = _DOT.join(facts[name] for name in _FACTS if facts.get(name))
        return "\n".join(filter(None, (_DOT.join(filter(None, (place, played))), stands)))

    # --- Qt --------------------------------------------------------------------------------------

    def step(self, key: int) -> bool:
        """Go where a key leads; returns whether it leads anywhere."""
        button = self._by_key.get(Qt.Key(key))
        if button is not None:
            button.click()
        return button is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the moves."""
        if not self.step(event.key()):
            super().keyPressEvent(event)


# The list of games that are kept: what, how it ended, when, against whom, how long it was.

_KEY: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 2.5
"""The height of a game in the list, in lines,"""
_BESIDE: Final = 4
"""or what its letters need and these pixels."""
_DOT: Final = "  \N{MIDDLE DOT}  "
_Result: TypeAlias = Annotated[Text, "a game"]
_RESULTS: Final[dict[str, _Result]] = {"won": "won", "shared": "shared", "lost": "lost"}


def result_words(game: GameNote) -> str:
    """How a game ended, in a few words."""
    points = " : ".join(number_text(seat.points) for seat in game.seats)
    shown = f" {points}" if any(seat.points for seat in game.seats) else ""
    if game.ending == "left":
        return tr("left", meaning="a game") + shown
    persons = [seat for seat in game.seats if seat.who == PERSON]
    if len(persons) == 1:
        return tr(_RESULTS[persons[0].result], meaning="a game") + shown
    winners = [n for n, seat in enumerate(game.seats, start=1) if seat.result != "lost"]
    if not winners:
        return tr("drawn", meaning="a game") + shown
    first, *others = map(str, winners)
    names = reduce(lambda one, two: tr("{one} and {two}", one=one, two=two), others, first)
    return tr("won by {players}", players=names) + shown


class PastList(QListWidget):
    """Two lines for each game, or more where there is little room."""

    chosen = Signal(object)
    """The :class:`GameNote` that is looked at, or ``None``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Games that are kept"))
        self.setUniformItemSizes(True)
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(lambda item: self.chosen.emit(self._game(item)))
        Fitting(self).due.connect(self._fit)

    @property
    def current(self) -> GameNote | None:
        """The game that is looked at."""
        return self._game(self.currentItem())

    @property
    def beside(self) -> GameNote | None:
        """The game below the one that is looked at, or above it."""
        row = self.currentRow()
        return self._game(self.item(row + 1 if row + 1 < self.count() else row - 1))

    def _game(self, item: QListWidgetItem | None) -> GameNote | None:
        found: GameNote | None = None if item is None else item.data(_KEY)
        return found

    def show_games(self, games: Sequence[GameNote], chosen: str | None) -> None:
        """List these games, and look at one of them, by its key; else at the first."""
        with QSignalBlocker(self):
            self.clear()
            for row, game in enumerate(games):
                self.addItem(_item(game))
                if game.key == chosen or row == 0:
                    self.setCurrentRow(row)
            self._fit()
        self.scrollToItem(self.currentItem())
        self.chosen.emit(self.current)

    def _fit(self) -> None:
        """Make all rows as high as the one that needs the most lines."""
        metrics, room = self.fontMetrics(), QRect(0, 0, self._wide - 2 * _BESIDE, 9999)
        flags = Qt.TextFlag.TextWordWrap
        items = [self.item(row) for row in range(self.count())]
        # Some letters are higher than those of the font, as those of Japan.
        needed = (metrics.boundingRect(room, flags, item.text()).height() for item in items)
        usual = round(metrics.lineSpacing() * _ROW)
        high = max((usual, *(each + 2 * _BESIDE for each in needed)))
        for item in items:
            item.setSizeHint(QSize(0, high))

    @property
    def _wide(self) -> int:
        """The room for words beside a scroll bar, whether there is one or not."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.width() - 2 * self.frameWidth() - bar


def _deal(deal: str) -> str:
    if deal == LAID_OUT:
        return tr("deal laid out")
    return tr("deal {number}", number=deal)


def _item(game: GameNote) -> QListWidgetItem:
    at = datetime.fromtimestamp(game.ended).astimezone()
    who = company(tuple(seat.who for seat in game.seats))
    above = [game.name, *([] if game.counted else [tr("not counted")]), result_words(game)]
    below = [tr("{day}, {time}", day=day(game.ended), time=f"{at:%H:%M}"), *([who] if who else [])]
    below += [clock_text(game.elapsed_ms)]
    item = QListWidgetItem(f"{_DOT.join(above)}\n{_DOT.join(below)}")
    item.setData(_KEY, game)
    moves = trn("{n} move", "{n} moves", game.moves)
    item.setToolTip(plain_text(f"{item.text()}\n{moves}{_DOT}{_deal(game.deal)}"))
    return item


def _kept() -> str:
    thousands, rest = divmod(MOST_RECORDS, 1000)
    count = tr("{thousands},{rest}", thousands=thousands, rest=f"{rest:03}")
    return tr("The newest {count} games are kept, also those left unfinished.", count=count)


_SIZE: Final = QSize(1180, 760)
_NOTHING_YET: Final[Text] = (
    "Every game that you play can be gone through here later, move by move, and played on from any "
    "point."
)
_LIST: Final = 20
_MOST_LIST: Final = 0.38
"""How wide the list is at first, in heights of a letter, and the most of the width for it."""


class HistoryWindow(QDialog):
    """The games of one file.

    Args:
        path: the file.
        library: where games are.
        pictures: the deck.
        settings: on which cloth, and whether cards move.
        parent: the window it belongs to.
    """

    wanted = Signal(str)
    """This record is to be played on at the table."""
    game_wanted = Signal()
    """There is none yet: one should be chosen."""

    def __init__(
        self,
        path: Path,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier games"))
        self._library = library
        self._shown: GameNote | None = None
        self._games: tuple[GameNote, ...] = ()
        self.filter = Choice(tr("Games of which kind"), 1, self)  # a long name gives way
        self.list = PastList(self)
        self.note = PlainLabel(_kept(), self, wraps=True)
        self._file = StatisticsFile(path, self._say)
        self.replay = ReplayView(library, pictures, settings, self)
        self.empty = EmptyPage(tr(_NOTHING_YET), self)
        self._actions = FlowLayout()
        self.go_on_button = self._button(tr("&Go on from here"), self.go_on)
        self.copy_button = self._button(tr("&Copy as text"), self.copy)
        self.paste_button = self._button(tr("&Paste a game"), self.paste)
        self.delete_button = self._button(tr("&Delete..."), self.ask_delete)
        self.buttons = dialog_buttons(self)
        self.both = QSplitter(Qt.Orientation.Horizontal, self)
        self._shows = QStackedWidget(self)
        self._lay_out()
        self.finished.connect(self.replay.stop)
        self.filter.currentIndexChanged.connect(lambda _row: self._list())
        self.list.chosen.connect(self._show_game)
        self.empty.wanted.connect(self.accept)
        self.empty.wanted.connect(self.game_wanted)
        self.replay.stepped.connect(self._show_possible)
        self.refresh()
        self.list.setFocus()

    def _button(self, words: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        self._actions.addWidget(button)
        return button

    def _lay_out(self) -> None:
        self._shows.addWidget(self.replay)
        self._shows.addWidget(self.empty)
        column = QWidget(self)
        filled(QVBoxLayout(column), self.filter, self.list, self.note, margins=(0, 0, 0, 0))
        self.both.addWidget(column)
        self.both.addWidget(self._shows)
        self.both.setStretchFactor(1, 1)
        self.both.setChildrenCollapsible(False)
        foot = foot_of(self._actions, self.buttons)
        filled(QVBoxLayout(self), (self.both, 1), foot, margins=(8, 8, 8, 8))
        self.resize(roomy(_SIZE))

    # --- the list --------------------------------------------------------------------------------

    def refresh(self, chosen: str | None = None) -> None:
        """Read anew which games there are, and look at one of them, by its key."""
        found = self._file.ask(past_games)
        name = self._library.name_of
        self._games = tuple(replace(each, name=name(each.game, each.name)) for each in found or ())
        # Where the file cannot be read, nobody knows whether there are any.
        is_empty = found is not None and not self._games
        self._shows.setCurrentWidget(self.empty if is_empty else self.replay)
        names = {each.game: each.name for each in reversed(self._games)}
        counts = Counter(each.game for each in self._games)
        offered = [
            (tr("{name} ({count})", name=names[game], count=counts[game]), game)
            for game in sorted(names, key=lambda each: names[each].casefold())
        ]
        every = tr("All games ({count})", count=len(self._games))
        self.filter.offer([(every, None), *offered], self.filter.currentData())
        self._list(chosen)

    def _list(self, chosen: str | None = None) -> None:
        """List the games of the chosen kind, and look at one of them; else at the one before."""
        wanted = self.filter.currentData()
        if chosen is None and self.list.current is not None:
            chosen = self.list.current.key
        self.list.show_games([each for each in self._games if wanted in (None, each.game)], chosen)

    def _say(self, sentence: str) -> None:
        """Say something below the list; the empty sentence says what is kept."""
        self.note.setText(sentence or _kept())

    def go_on_from(self, before: HistoryWindow) -> None:
        """Show the game that was shown there, at the same move."""
        self.filter.choose(before.filter.currentData())
        shown = before.list.current
        self._list(shown.key if shown is not None else None)
        now = self.list.current
        if shown is not None and now is not None and now.key == shown.key:
            self.replay.go_to(before.replay.position)

    def _show_game(self, game: GameNote | None) -> None:
        if game is not None and game == self._shown:
            return  # it stays at the move at which it was left
        self._shown = game
        text = self._text()
        try:
            if text:
                self.replay.show_record(read_record(text, LANGUAGE))
            else:
                self.replay.show_nothing()
        except RecordError as error:
            self.replay.show_nothing()
            self._say(tr("This game cannot be shown: {why}.", why=error))
        self._show_possible()

    def _text(self) -> str:
        """The game that is looked at as text; the empty string if there is none."""
        game = self.list.current
        if game is None:
            return ""
        return self._file.ask(lambda store: record_text(store, game.key)) or ""

    def _show_possible(self) -> None:
        has_game = self.list.current is not None
        self.go_on_button.setEnabled(self.replay.can_go_on)
        self.copy_button.setEnabled(has_game)
        self.delete_button.setEnabled(has_game)

    def games_changed(self) -> None:
        """A game was noted while this window may be open."""
        if self.isVisible():
            self.refresh()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.replay.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings where they are seen."""
        self.replay.show_settings(settings)

    # --- what can be done ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play the game on from the moment that is shown, as a new game."""
        if text := self.replay.text_from_here():
            self.wanted.emit(text)
            self.accept()

    def copy(self) -> None:
        """Put the game on the clipboard."""
        if text := self._text():
            QGuiApplication.clipboard().setText(text)
            self._say(tr("The game is on the clipboard as text."))

    def paste(self) -> None:
        """Keep the game that is on the clipboard, and show it; it does not count."""
        text = QGuiApplication.clipboard().text()
        try:
            entry = pasted(text, int(time()))
        except RecordError as error:
            self._say(tr("What was copied is no game: {why}.", why=error))
            return
        self._file.ask(lambda store: store.note(entry))
        self.filter.setCurrentIndex(0)
        self.refresh(entry.key)

    def ask_delete(self) -> None:
        """Ask whether to keep the game no longer."""
        game = self.list.current
        if game is None:
            return
        ask_first(
            self,
            tr("Delete a game"),
            tr("Keep this game of {game} no longer?", game=game.name),
            tr("&Delete"),
            lambda: self.delete(game),
            lost=tr("It cannot be gone through any more. What it counts, it still counts."),
        )

    def delete(self, game: GameNote) -> None:
        """Keep a game no longer."""
        beside = self.list.beside
        self._file.ask(lambda store: store.delete_record(game.key))
        self.refresh(beside.key if beside is not None else None)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the list its width; the table has the rest, and always more."""
        super().showEvent(event)
        wide = self.both.width()
        wanted = min(_LIST * self.fontMetrics().height(), round(wide * _MOST_LIST))
        self.both.setSizes([wanted, wide - wanted])

    # --- Qt --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the moves, wherever the focus is; Delete deletes."""
        if event.key() == Qt.Key.Key_Delete and self.delete_button.isEnabled():
            self.ask_delete()
        elif not self.replay.step(event.key()):
            super().keyPressEvent(event)
