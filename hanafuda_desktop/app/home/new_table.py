"""The page on which a new game is laid out: which variant, who plays, how long; Return begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.home.cloth_page import ClothPage, PaperSheet, SheetArea
from hanafuda_desktop.app.home.game_picture import still_life
from hanafuda_desktop.app.home.games import (
    GameFacts,
    ListedGame,
    Shelf,
    japanese_name,
    length_and_players,
    listed_with,
)
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.flow_layout import ACROSS, DOWN, beside_if_room, filled
from hanafuda_desktop.families.registry import offered_kinds, round_facts
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import (
    MOST_ROUNDS,
    MOST_SEATS,
    PERSON,
    Seating,
    takes_turns,
    usual_computer,
    usual_seating,
)
from hanafuda_desktop.play.settings import DealWish
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import seat_colour
from hanafuda_desktop.table.lettering import PlainLabel, letter_font, letters_for, plain_text
from hanafuda_desktop.text.language import tr, tr_noop, trn

if TYPE_CHECKING:
    from hanafuda_desktop.app.storage.last_tables import LastTables
    from hanafuda_desktop.play.session import Session


# Who sits at which of several tables.


@dataclass(frozen=True, slots=True)
class TableChoice:
    """A game that can be chosen, with who sat there last.

    Attributes:
        ref: which game.
        rules: its rules.
        kept: who sits there now or sat there last; ``None`` if nobody did.
    """

    ref: GameRef
    rules: GameBase
    kept: Seating | None = None


class TableSeatings:
    """Each table as it was laid; whoever was chosen last comes along to one that has nobody yet.

    Args:
        tables: the tables; at least one.
        current: which of them is looked at first.

    Attributes:
        first: who is to sit at the table that is looked at first.
    """

    def __init__(self, tables: Sequence[TableChoice], current: int) -> None:
        self._tables: Final = tuple(tables)
        self._at = current
        self._laid: dict[int, Seating] = {}
        self._company: Seating | None = None
        self._offered = self.first = self._offer()

    def turn(self, number: int, seating: Seating) -> Seating:
        """Look at another table; returns who is to sit there.

        Args:
            number: which.
            seating: who is to sit at the one that is left.
        """
        # Who was only offered was not chosen for that table, and may be others the next time.
        if seating != self._offered:
            self._laid[self._at] = seating
        self._company = self._known() or self._company
        self._at = number
        self._offered = self._offer()
        return self._offered

    def _offer(self) -> Seating:
        """Who is to sit at the table that is looked at now, unless others are chosen."""
        usual = usual_seating(self._tables[self._at].rules)
        return self._known() or self._brought() or usual

    def _known(self) -> Seating | None:
        """Whoever was chosen for this table, now or when somebody sat there last."""
        table = self._tables[self._at]
        kept = table.kept if table.kept is not None and table.kept.fits(table.rules) else None
        return self._laid.get(self._at, kept)

    def _brought(self) -> Seating | None:
        """Whoever was chosen last, as far as the rules of this table allow it."""
        company, rules = self._company, self._tables[self._at].rules
        if company is None or not company.fits(rules):
            return None
        has_rounds = round_facts(rules, len(company.seats)).rounds > 1
        return company if has_rounds else replace(company, rounds=None)


# How many play: a row of buttons, one for each number that a game allows.


class PlayerCounts(QWidget):
    """How many play: a row of buttons, of which one is pressed.

    Attributes:
        group: the buttons, by the number on each.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Players"))
        self.group = QButtonGroup(self)
        for count in range(1, MOST_SEATS + 1):
            button = QToolButton(self)
            button.setText(str(count))
            button.setAccessibleName(trn("{n} player", "{n} players", count))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMinimumWidth(2 * button.fontMetrics().height())
            self.group.addButton(button, count)
        filled(QHBoxLayout(self), *self.group.buttons(), 1, margins=(0, 0, 0, 0), spacing=4)

    @property
    def count(self) -> int:
        """The number that is chosen."""
        return self.group.checkedId()

    def offer(self, counts: Sequence[int], chosen: int) -> None:
        """Show a button for each of these numbers.

        Args:
            counts: the numbers.
            chosen: the one that is pressed.
        """
        for button in self.group.buttons():
            button.setVisible(self.group.id(button) in counts)
        self.group.button(chosen).setChecked(True)
        self.setFocusProxy(self.group.button(chosen))


# The seats: who is called what there, and who plays.

_SPOT: Final = 12
_LEAST_KIND: Final = 16
"""So many n wide may a list of kinds of computers be before the page is scrolled sideways; not so
many mean letters, for those of a font with kanji are twice as wide.
"""


class SeatRows(QFrame):
    """A line for each seat.

    Args:
        rules: of the game, or of one of its variants.
        parent: the widget it stands in.
    """

    changed = Signal()
    """Somebody else sits in one of the seats."""

    def __init__(self, rules: GameBase, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        # Who sits where nobody else was chosen.
        self._usual = usual_computer(rules) if rules.players.most > 1 else ""
        self._count = MOST_SEATS
        self._teams: tuple[tuple[int, ...], ...] = ()
        grid = QGridLayout(self)
        grid.setColumnStretch(2, 1)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        kinds = offered_kinds(rules).items()
        who = {PERSON: ""} | {kind: tr("Computer: {level}", level=level) for kind, level in kinds}
        self.who = tuple(_box(self, who) for _ in range(MOST_SEATS))
        self._spots = tuple(PlainLabel(parent=self) for _ in self.who)
        self.names = tuple(PlainLabel(parent=self) for _ in self.who)
        self.teams = tuple(PlainLabel(parent=self) for _ in self.who)
        self._rows = tuple(zip(self._spots, self.names, self.who, self.teams, strict=True))
        for seat, (spot, name, combo, _) in enumerate(self._rows):
            spot.setFixedSize(_SPOT, _SPOT)
            name.setBuddy(combo)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            combo.setAccessibleName(tr("Seat {number}", number=seat + 1))
            combo.currentIndexChanged.connect(self._chosen)
            for column, widget in enumerate(self._rows[seat]):
                grid.addWidget(widget, seat, column)
        self.show_legibly()
        self._say_names()
        self._fit_names()

    def show_legibly(self) -> None:
        """Show the colours of the seats as they are now on their plates at the table."""
        for seat, spot in enumerate(self._spots):
            colour = seat_colour(seat).name()
            spot.setStyleSheet(f"background: {colour}; border-radius: {_SPOT // 2}px")

    def _fit_names(self) -> None:
        """Leave room for about the longest names, so that nothing moves when names change; lists of
        who sits there may be narrower than their longest line.
        """
        longest = (tr("Computer {number}", number=8), tr("Player {number}", number=8))
        for label in self.names:
            metrics = label.fontMetrics()
            label.setMinimumWidth(max(metrics.horizontalAdvance(f"8  {name}") for name in longest))
        for combo in self.who:
            combo.setMinimumWidth(combo.fontMetrics().horizontalAdvance("n" * _LEAST_KIND))

    def changeEvent(self, event: QEvent) -> None:
        """Other letters need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_names()

    @property
    def words(self) -> tuple[str, ...]:
        """Who is chosen for each seat."""
        return tuple(str(combo.currentData()) for combo in self.who[: self._count])

    def set_words(self, words: Sequence[str]) -> None:
        """Seat these, and the usual computer player wherever else there may be a seat.

        A kind that this version does not know gives its place to the usual one.
        """
        for seat, combo in enumerate(self.who):
            known = combo.findData(words[seat]) if seat < len(words) else -1
            with QSignalBlocker(combo):
                combo.setCurrentIndex(known if known >= 0 else combo.findData(self._usual))
        self._chosen()

    def set_sides(self, count: int, sides: Sequence[Sequence[int]]) -> None:
        """Show so many seats.

        Args:
            count: how many.
            sides: the seats of each side; who plays for oneself is a side alone.
        """
        self._count = count
        self._teams = tuple(tuple(side) for side in sides if len(side) > 1)
        for seat, (*row, team) in enumerate(self._rows):
            for widget in row:
                widget.setVisible(seat < count)
            team.setVisible(seat < count and bool(self._teams))
        self._chosen()

    def _chosen(self) -> None:
        self._say_names()
        self.changed.emit()

    def _say_names(self) -> None:
        """Call everybody as the table will."""
        seating = Seating(self.words)
        persons = seating.persons
        for seat in range(self._count):
            self.names[seat].setText(f"&{seat + 1}  {seating.name(seat)}")
            others = [person for person in persons if person != seat]
            person = tr("A person at this screen") if others else tr("You play")
            self.who[seat].setItemText(0, person)
        for combo in self.who:  # which may be too narrow for large letters
            combo.setToolTip(plain_text(combo.currentText()))
        for number, team in enumerate(self._teams, start=1):
            for seat in team:
                self.teams[seat].setText(tr("Team {number}", number=number))


def _box(parent: QWidget, choices: Mapping[str, str]) -> QComboBox:
    """A box to choose among these values in, as wide as its words in any language."""
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    for value, words in choices.items():
        box.addItem(words, value)
    return box


# The whole form.

_DEAL_WORDS: Final = {
    DealWish.ANY: tr_noop("Any deal"),
    DealWish.WINNABLE: tr_noop("One that can be won"),
    DealWish.EASY: tr_noop("One that can be won, easy"),
    DealWish.MIDDLING: tr_noop("One that can be won, middling"),
    DealWish.HARD: tr_noop("One that can be won, hard"),
}
_BETWEEN_LINES: Final = 0.7


class TableForm(QWidget):
    """The form; lines that mean nothing for the chosen game are hidden.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        parent: the widget it stands in.

    Attributes:
        tables: the game and its variants.
        seatings: who sits at which of the tables.
    """

    changed = Signal()
    """Something else is chosen."""

    def __init__(self, tables: Sequence[TableChoice], current: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.tables = tuple(tables)
        self.seatings = TableSeatings(self.tables, current)
        self.games = QComboBox(self)
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.games.addItems([plain(table.rules.name) for table in self.tables])
        self.players = PlayerCounts(self)
        self.seats = SeatRows(self.tables[current].rules, self)
        self.rounds = QSpinBox(self)
        self.rounds.setRange(0, MOST_ROUNDS)
        self.deals = _box(self, {wish.value: tr(words) for wish, words in _DEAL_WORDS.items()})
        self.note = PlainLabel(parent=self, wraps=True)
        self._lay_out()
        self.games.setCurrentIndex(current)
        self._offer(self.seatings.first)
        self._say()
        self.games.currentIndexChanged.connect(self._choose_game)
        self.players.group.idToggled.connect(self._choose_count)
        self.seats.changed.connect(self._say)

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        for field, words, name in (
            (self.games, tr("Varian&t:"), tr("Game")),
            (self.players, tr("&Players:"), tr("Players")),
            (self.rounds, tr("&Rounds:"), tr("Rounds")),
            (self.deals, tr("&Deals:"), tr("Deals")),
        ):
            label = PlainLabel(words, self)
            label.setBuddy(field)
            field.setAccessibleName(name)
            self._form.addRow(label, field)
        self._form.insertRow(2, self.seats)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        filled(QVBoxLayout(self), self._form, self.note, 1, margins=(0, 0, 0, 0))

    def go_on_from(self, before: TableForm) -> None:
        """Keep all that was chosen in another language."""
        self.games.setCurrentIndex(before.games.currentIndex())
        self.seatings = before.seatings
        self._offer(before.seating)
        self.show_wish(before.wish)

    def fit(self, letters: int) -> None:
        """Leave room between the lines for letters of this size."""
        self._form.setVerticalSpacing(round(_BETWEEN_LINES * letters))

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def table(self) -> TableChoice:
        """The game that is chosen."""
        return self.tables[self.games.currentIndex()]

    @property
    def is_alone(self) -> bool:
        """Whether that is played by one person: there is nobody to be seated."""
        return self.table.rules.players.most == 1

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        return usual_seating(self.table.rules) if self.is_alone else self._laid

    @property
    def _laid(self) -> Seating:
        return Seating(self.seats.words, self.rounds.value() or None)

    @property
    def wish(self) -> DealWish:
        """Which deals of a patience are wanted."""
        return DealWish(self.deals.currentData())

    def show_wish(self, wish: DealWish) -> None:
        """Show which deals are wanted so far."""
        self.deals.setCurrentIndex(self.deals.findData(wish.value))

    # --- what a choice changes -------------------------------------------------------------------

    def _choose_game(self) -> None:
        self._offer(self.seatings.turn(self.games.currentIndex(), self._laid))
        self._say()
        self.changed.emit()

    def _choose_count(self) -> None:
        self._offer_seats()
        self._say()
        self.changed.emit()

    def _offer(self, seating: Seating) -> None:
        """Show the table of this game, laid for these."""
        rules, alone = self.table.rules, self.is_alone
        for field in (self.players, self.seats, self.rounds):
            self._form.setRowVisible(field, not alone)
        self._form.setRowVisible(self.deals, alone)
        self._form.setRowVisible(self.games, len(self.tables) > 1)
        self.note.setVisible(not alone)
        if alone:
            return
        with QSignalBlocker(self.players.group):
            self.players.offer(rules.player_counts, len(seating.seats))
        self.seats.set_words(seating.seats)
        self.rounds.setValue(seating.rounds or 0)
        self._offer_seats()

    def _offer_seats(self) -> None:
        facts = round_facts(self.table.rules, self.players.count)
        self.seats.set_sides(self.players.count, facts.sides)
        self._form.setRowVisible(self.rounds, facts.rounds > 1)
        self._form.setRowVisible(self.players, len(self.table.rules.player_counts) > 1)

    # --- words -----------------------------------------------------------------------------------

    def _say(self) -> None:
        """Say what playing so is like."""
        if self.is_alone:
            return
        rounds = round_facts(self.table.rules, self.players.count).rounds
        self.rounds.setSpecialValueText(tr("{rounds}, as the rules say", rounds=rounds))
        persons = len(self.seating.persons)
        if persons == 0:
            said = tr("The computers play among themselves; you can watch.")
        elif persons == 1:
            said = tr("You play from the lower edge of the table.")
        elif not takes_turns(self.table.rules):
            said = tr("Two at one keyboard: one has the keys on the left, one those on the right.")
        else:
            said = tr("Between the turns of different people a curtain hides the hands.")
        self.note.setText(said)


# Which games the page offers: a game, and what stands under it.


def tables_of(listed: ListedGame, session: Session, tables: LastTables) -> tuple[TableChoice, ...]:
    """A game and what stands under it, as far as the rule files are sound now."""
    found: list[TableChoice] = []
    for facts in listed.games:
        ref = GameRef(facts.id)
        try:
            rules = session.library.rules(ref)
        except (UnknownGame, BrokenRules):
            continue  # the first screen tells what is wrong with it
        # What lies on the table is offered as it is laid.
        is_here = session.is_open and session.ref == ref
        found.append(TableChoice(ref, rules, session.seating if is_here else tables.kept(rules)))
    return tuple(found)


def table_on(
    session: Session, shelves: Sequence[Shelf], tables: LastTables
) -> tuple[tuple[TableChoice, ...], int]:
    """The game on the table with its relations, and which of them it is.

    A game that is in no list, as a rule file somewhere else, is offered all the same.
    """
    ref, rules = session.ref or GameRef(session.rules.id), session.rules
    listed = listed_with(shelves, rules.id, rules.variant_of)
    offered = tables_of(listed, session, tables) if listed is not None else ()
    for number, table in enumerate(offered):
        if table.ref == ref:
            return offered, number
    return (TableChoice(ref, rules, session.seating), *offered), 0


# What a game is: its picture, its name, how long it takes, and one sentence.

_TITLE: Final = 1.7
_BETWEEN: Final = 0.5
_UP: Final = QBoxLayout.Direction.BottomToTop


class GameSummary(QWidget):
    """Tells of one game, or of a variant of it, under its picture or beside that.

    Args:
        facts: what is known of the game; ``None`` for a rule file from elsewhere.
        parent: the widget it stands in.
    """

    def __init__(self, facts: GameFacts | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = facts
        self.picture = PlainLabel(parent=self)
        labels = (PlainLabel(parent=self, wraps=True) for _ in range(3))
        self.title, self.facts, self.summary = labels
        self._words = filled(QVBoxLayout(), self.title, self.facts, self.summary, 1)
        self._both = QBoxLayout(DOWN, self)
        filled(self._both, self.picture, (self._words, 1), margins=(0, 0, 0, 0))
        self._both.setAlignment(self.picture, Qt.AlignmentFlag.AlignTop)

    def tell(self, rules: GameBase) -> None:
        """Tell of these rules, in the language that is spoken."""
        self.title.setText(plain(rules.name))
        self.summary.setText(plain(rules.summary))
        known = self._known
        if known is not None:
            said = [japanese_name(known)] if known.id == rules.id else []
            self.facts.setText("\n".join(filter(None, (*said, length_and_players(known)))))

    def fit(self, letters: int, *, is_column: bool) -> None:
        """Write in letters of this size.

        Args:
            letters: their size.
            is_column: whether the words stand under the picture, and not beside it.
        """
        self.title.setFont(letter_font(round(letters * _TITLE), bold=True))
        self._words.setSpacing(round(_BETWEEN * letters))
        self._both.setDirection(DOWN if is_column else ACROSS)
        self._both.setSpacing(round(_BETWEEN * letters) if is_column else letters)


_SIDE_BY_SIDE: Final = 58
"""Picture and choices stand side by side where so many letters have room."""
_WIDEST: Final = 74
_EDGE: Final = 8
"""Between the sheet and the edges of the page."""
_PART: Final = 0.4
"""How much of the sheet's width the picture takes,"""
_SHAPE: Final = 0.5
"""how high it is, counted in its width,"""
_HIGHEST: Final = 0.4
"""and how much of the page's height it takes at most."""


class NewTablePage(ClothPage):
    """A sheet of paper; what is too much for it is scrolled, its buttons are always in sight.

    Args:
        desk: what the window offers.
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        facts: what is told of the game.

    Attributes:
        form: what is chosen.
        told: what the game is.
        area: where both are scrolled, if they are too much for the page.
        start: begins the game as it is laid out.
        go_on: goes on with the one in progress instead.
        rules: shows the rules of the chosen game.
        back: leads back, without a game.
    """

    def __init__(
        self,
        desk: Desk,
        tables: Sequence[TableChoice],
        current: int,
        facts: GameFacts | None,
    ) -> None:
        super().__init__(desk.settings.cloth.value, desk.pages)
        self._decks = desk.decks
        self._cards = facts.picture if facts is not None else ()
        self._begun: frozenset[GameRef] = frozenset()
        self._sheet = PaperSheet(self.viewport())
        contents = QWidget(self._sheet)
        self.told = GameSummary(facts, contents)
        self.form = TableForm(tables, current, contents)
        self.form.show_wish(desk.settings.deals)
        self.start = QPushButton(tr("&Start", meaning="beside the menus"), self._sheet)
        self.go_on = QPushButton(tr("&Continue the game in progress"), self._sheet)
        self.rules = QPushButton(tr("R&ules"), self._sheet)
        self.back = QPushButton(tr("&Back"), self._sheet)
        self.start.setDefault(True)
        self.setAccessibleName(tr("New table"))
        self._lay_out(contents)
        self.form.changed.connect(self._show_chosen)
        self._show_chosen()

    def _lay_out(self, contents: QWidget) -> None:
        self._beside = QBoxLayout(ACROSS, contents)
        filled(self._beside, (self.told, 4), (self.form, 5), margins=(0, 0, 0, 0))
        self.area = SheetArea(contents, self._sheet)
        self._whole = filled(QVBoxLayout(self._sheet), (self.area, 1), self._buttons())
        # As high as all of it needs, in the middle of the page; no higher than that.
        self._page = filled(QVBoxLayout(self.viewport()), 1, self._sheet, 1)

    def _buttons(self) -> QBoxLayout:
        """Two pairs, side by side or, where there is no room for that, one above the other."""
        leading = filled(QHBoxLayout(), self.back, self.rules, 1)
        self._pair = filled(QBoxLayout(ACROSS), 1, self.go_on, self.start)
        for button in (self.go_on, self.start):
            self._pair.setAlignment(button, Qt.AlignmentFlag.AlignRight)
        self._foot = filled(QBoxLayout(ACROSS), leading, self._pair)
        return self._foot

    # --- what is shown ---------------------------------------------------------------------------

    def _show_chosen(self) -> None:
        """Tell of the game that is chosen, and offer to go on with it if it is in progress."""
        table = self.form.table
        self.told.tell(table.rules)
        self.go_on.setVisible(table.ref in self._begun)
        self.fit()

    def show_begun(self, begun: frozenset[GameRef]) -> None:
        """Offer to go on where one of these games is chosen."""
        self._begun = begun
        self._show_chosen()

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth, and so do the cards of the picture."""
        super().show_cloth(cloth)
        self.fit()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self.fit()

    # --- where it stands -------------------------------------------------------------------------

    def fit(self) -> None:
        """Letters by the window, as on the table; the picture by the room beside the choices."""
        room = QRectF(self.rect())
        if room.isEmpty():
            return
        letters = letters_for(room)
        self._sheet.setFont(letter_font(letters))
        self._sheet.fit(letters)
        self.form.fit(letters)
        beside = room.width() >= _SIDE_BY_SIDE * letters
        self._beside.setDirection(ACROSS if beside else DOWN)
        self._beside.setSpacing((2 if beside else 1) * letters)
        wide = min(_WIDEST * letters, round(room.width() - 2 * letters))
        side = (self.width() - wide) // 2
        self._page.setContentsMargins(side, _EDGE, side, _EDGE)
        margins = self._whole.contentsMargins() + self._sheet.contentsMargins()
        inner = wide - margins.left() - margins.right()
        wide = round(inner * _PART)
        high = min(round(wide * _SHAPE), round(room.height() * _HIGHEST))
        self.told.fit(letters, is_column=beside)
        pictures, ratio = self._decks.pictures, self.devicePixelRatioF()
        picture = still_life(self._cards, pictures, self.cloth, QSize(wide, high), ratio)
        self.told.picture.setPixmap(picture)
        self._whole.activate()
        for row, otherwise in ((self._pair, DOWN), (self._foot, _UP)):
            beside_if_room(row, inner, otherwise)

    # --- Qt --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay it out anew."""
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button one is at, and begins from anywhere else; Escape leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            at = self.focusWidget()
            (at if isinstance(at, QPushButton) else self.start).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.click()
        else:
            super().keyPressEvent(event)
