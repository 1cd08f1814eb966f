"""The page on which a new game is laid out: which variant, who plays, how long; Return begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMargins, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.home.facts import GameFacts, japanese_name, length_and_players
from hanafuda_desktop.app.home.inventory import Inventory
from hanafuda_desktop.app.home.paper import PaperSheet, SheetArea
from hanafuda_desktop.app.home.screen import ClothArea, Painted
from hanafuda_desktop.app.home.seat_rows import PlayerCounts, SeatRows
from hanafuda_desktop.app.home.still_life import still_life
from hanafuda_desktop.app.home.tiles import Shown, TileGroup, shown_with
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.game_opener import GameOpener
from hanafuda_desktop.play.saved import GameRef
from hanafuda_desktop.play.seats import (
    MOST_ROUNDS,
    Seating,
    round_facts,
    takes_turns,
    usual_computer,
    usual_seating,
)
from hanafuda_desktop.play.settings import DealWish
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import letter_font, letters_for
from hanafuda_desktop.table.plain_text import PlainLabel
from hanafuda_desktop.text.language import tr, tr_noop

if TYPE_CHECKING:
    from hanafuda_desktop.app.storage.last_tables import LastTables
    from hanafuda_desktop.play.session import Session

# Asks on one page who plays, and begins the game as it was laid out there.


class TableAsking(QObject):
    """The page for a new table, from the question to the first deal.

    Args:
        desk: the game on the table, and what lies beside it.
        opener: brings games there.
        inventory: what there is to play.
        pages: among which the page is shown.

    Attributes:
        page: the page, while it is shown.
    """

    made = Signal(object)
    """The page is to be shown in the place of the table."""
    left = Signal()
    """It is not wanted any more."""
    resume_asked = Signal(object)
    """A game that is in progress is to go on: its :class:`GameRef`."""
    rules_asked = Signal()
    """The rules of the game that is chosen there are to be shown."""
    deals_wished = Signal(object)
    """Such deals of patiences are wanted from now on: a :class:`DealWish`."""

    def __init__(
        self, desk: Desk, opener: GameOpener, inventory: Inventory, pages: QStackedWidget
    ) -> None:
        super().__init__(pages)
        self._desk = desk
        self._opener = opener
        self._inventory = inventory
        self._pages = pages
        self.page: NewTablePage | None = None
        inventory.begun.changed.connect(self._show_begun)

    def ask(self, game: str | None, meant: str | None) -> bool:
        """Show the page; returns whether there is anything to ask.

        Args:
            game: which game, if one was pressed.
            meant: the one that one is at; left out, that on the table.
        """
        tables, current = self._offered(game, meant)
        if not tables:
            return False
        page = self._make_page(tables, current)
        self.made.emit(page)
        self.page = page
        self._show_begun()
        self._inventory.begun.note_open()
        page.start.setFocus()
        return True

    def _show_begun(self) -> None:
        if self.page is not None:
            self.page.show_begun(frozenset(self._inventory.begun.games))

    def _offered(self, game: str | None, meant: str | None) -> tuple[tuple[TableChoice, ...], int]:
        """What can be chosen on the page, and which of it is chosen at first."""
        session, known = self._desk.session, self._desk.tables
        groups = self._inventory.read_all()
        asked = game or meant
        if asked is None:
            return table_on(session, groups, known)
        shown = self._inventory.shown(asked)
        if shown is None:  # or its rule file is broken
            return (), 0
        tables = tables_of(shown, session, known)
        return tables, self._first_of(shown, tables, game)

    def _first_of(self, shown: Shown, tables: tuple[TableChoice, ...], game: str | None) -> int:
        """Which is chosen at first: the variant that was pressed, or that was played last."""
        wanted = game or shown.facts.id
        if wanted == shown.facts.id:
            wanted = self._desk.tables.variant(shown.facts.id)
        ids = [table.rules.id for table in tables]
        return ids.index(wanted) if wanted in ids else 0

    def _make_page(self, tables: tuple[TableChoice, ...], current: int) -> NewTablePage:
        from hanafuda_desktop.families.registry import offered_kinds

        desk, rules = self._desk, tables[current].rules
        above = self._inventory.shown(tables[0].rules.id)
        facts = above.facts if above is not None else None
        cloth = desk.settings().cloth.value
        page = NewTablePage(
            tables, current, facts, lambda: offered_kinds(rules), cloth, self._pages
        )
        page.started.connect(lambda: self._begin(page))
        page.continued.connect(lambda: self.resume_asked.emit(page.table.ref))
        page.rules_wanted.connect(self.rules_asked)
        page.closed.connect(self.left)
        page.form.show_wish(desk.settings().deals)
        lying = facts.picture if facts is not None else ()
        page.show_picture(
            lambda size, ratio: still_life(lying, desk.decks.pictures, page.cloth, size, ratio)
        )
        return page

    def _begin(self, page: NewTablePage) -> None:
        table, seating, base, wish = page.table, page.seating, page.form.base, page.form.wish

        def begin() -> None:
            if table.rules.players.most == 1 and wish is not self._desk.settings().deals:
                self.deals_wished.emit(wish)
            self._opener.begin(table.ref, seating, base)

        self._opener.leaving.begin(table.ref, begin)

    def drop(self) -> None:
        """The page is not seen any more."""
        before, self.page = self.page, None
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()


# Which games the page for a new table offers: a game, and what stands under it.


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


def tables_of(shown: Shown, session: Session, tables: LastTables) -> tuple[TableChoice, ...]:
    """A game and what stands under it, as far as the rule files are sound now."""
    found: list[TableChoice] = []
    for facts in shown.games:
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
    session: Session, groups: Sequence[TileGroup], tables: LastTables
) -> tuple[tuple[TableChoice, ...], int]:
    """The game on the table with its relations, and which of them it is.

    A game that is in no list, as a rule file somewhere else, is offered all the same.
    """
    ref, rules = session.ref or GameRef(session.rules.id), session.rules
    shown = shown_with(groups, rules.id, rules.variant_of)
    offered = tables_of(shown, session, tables) if shown is not None else ()
    for number, table in enumerate(offered):
        if table.ref == ref:
            return offered, number
    return (TableChoice(ref, rules, session.seating), *offered), 0


# Who is to sit at each of several tables, while one looks from one of them to another.


class Companies:
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


# What is chosen for a new table, a line each: which variant, who plays, how long, which deals.

_DEAL_WORDS: Final = {
    DealWish.ANY: tr_noop("Any deal"),
    DealWish.WINNABLE: tr_noop("One that can be won"),
    DealWish.EASY: tr_noop("One that can be won, easy"),
    DealWish.MIDDLING: tr_noop("One that can be won, middling"),
    DealWish.HARD: tr_noop("One that can be won, hard"),
}
_BETWEEN_LINES: Final = 0.7

Kinds = Callable[[], Mapping[str, str]]
"""Says which kinds of computer players there are: the word for each, and what people call it."""


class TableForm(QWidget):
    """The form; lines that mean nothing for the chosen game are hidden.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        kinds: the kinds of computer players, in the language that is spoken.
        parent: the widget it stands in.
    """

    changed = Signal()
    """Something else is chosen."""

    def __init__(
        self, tables: Sequence[TableChoice], current: int, kinds: Kinds, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._tables = tuple(tables)
        self._companies = Companies(self._tables, current)
        self._kinds = kinds
        self.games = _box(self)
        for _ in self._tables:
            self.games.addItem("")
        self.players = PlayerCounts(self)
        rules = self._tables[current].rules
        usual = usual_computer(rules) if rules.players.most > 1 else ""
        self.seats = SeatRows(kinds(), usual, self)
        self.rounds = QSpinBox(self)
        self.rounds.setRange(0, MOST_ROUNDS)
        self.deals = _box(self)
        for wish in _DEAL_WORDS:
            self.deals.addItem("", wish.value)
        self.note = PlainLabel(parent=self)
        self.note.setWordWrap(True)
        self._lay_out()
        self.games.setCurrentIndex(current)
        self._offer(self._companies.first)
        self.say_words()
        self._connect()

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        for field in (self.games, self.players, self.rounds, self.deals):
            label = PlainLabel(parent=self)
            label.setBuddy(field)
            self._form.addRow(label, field)
        self._form.insertRow(2, self.seats)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._form)
        whole.addWidget(self.note)
        whole.addStretch(1)

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._choose_game)
        self.players.group.idToggled.connect(self._choose_count)
        self.seats.changed.connect(self._say)
        for signal in (self.games.currentIndexChanged, self.players.group.idToggled):
            signal.connect(self.changed)

    def fit(self, letters: int) -> None:
        """Leave room between the lines for letters of this size."""
        self._form.setVerticalSpacing(round(_BETWEEN_LINES * letters))

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def table(self) -> TableChoice:
        """The game that is chosen."""
        return self._tables[self.games.currentIndex()]

    @property
    def is_alone(self) -> bool:
        """Whether that is played by one person: there is nobody to be seated."""
        return self.table.rules.players.most == 1

    @property
    def base(self) -> str:
        """The id of the game under which its variants stand."""
        return self._tables[0].rules.id

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        if self.is_alone:
            return usual_seating(self.table.rules)
        return self._laid

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
        self._offer(self._companies.turn(self.games.currentIndex(), self._laid))
        self._say()

    def _choose_count(self) -> None:
        self._offer_seats()
        self._say()

    def _offer(self, seating: Seating) -> None:
        """Show the table of this game, laid for these."""
        rules, alone = self.table.rules, self.is_alone
        for field in (self.players, self.seats, self.rounds):
            self._form.setRowVisible(field, not alone)
        self._form.setRowVisible(self.deals, alone)
        self._form.setRowVisible(self.games, len(self._tables) > 1)
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

    def say_words(self) -> None:
        """Say everything in the language that is spoken now; what is chosen stays so."""
        called = (
            (self.games, tr("Varian&t:"), tr("Game")),
            (self.players, tr("&Players:"), tr("Players")),
            (self.rounds, tr("&Rounds:"), tr("Rounds")),
            (self.deals, tr("&Deals:"), tr("Deals")),
        )
        for field, words, name in called:
            label = self._form.labelForField(field)
            assert isinstance(label, PlainLabel)
            label.setText(words)
            field.setAccessibleName(name)
        for number, table in enumerate(self._tables):
            self.games.setItemText(number, plain(table.rules.name))
        for number, words in enumerate(_DEAL_WORDS.values()):
            self.deals.setItemText(number, tr(words))
        self.players.say_words()
        self.seats.say_words(self._kinds())
        self._say()

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


def _box(parent: QWidget) -> QComboBox:
    """A box to choose in that is as wide as its words in any language."""
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return box


# What a game is: its picture, its name, how long it takes, and one sentence.

_TITLE: Final = 1.7
_BETWEEN: Final = 0.5


class GameSummary(QWidget):
    """Tells of one game, or of a variant of it, under its picture or beside that.

    Args:
        facts: what is known of the game; ``None`` for a rule file from elsewhere.
        parent: the widget it stands in.
    """

    def __init__(self, facts: GameFacts | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = facts
        self._paint: Painted | None = None
        self.picture, self.title = PlainLabel(parent=self), PlainLabel(parent=self)
        self.facts, self.summary = PlainLabel(parent=self), PlainLabel(parent=self)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        for label in (self.title, self.facts, self.summary):
            label.setWordWrap(True)
            self._words.addWidget(label)
        self._words.addStretch(1)
        self._both.addLayout(self._words, 1)

    def paint_by(self, paint: Painted) -> None:
        """Show the picture that is painted so."""
        self._paint = paint

    def tell(self, rules: GameBase) -> None:
        """Tell of these rules, in the language that is spoken."""
        self.title.setText(plain(rules.name))
        self.summary.setText(plain(rules.summary))
        known = self._known
        if known is not None:
            said = [japanese_name(known)] if known.id == rules.id else []
            self.facts.setText("\n".join(filter(None, (*said, length_and_players(known)))))

    def fit(self, letters: int, picture: QSize, *, is_column: bool) -> None:
        """Write in letters of this size.

        Args:
            letters: their size.
            picture: the size of the picture.
            is_column: whether the words stand under it, and not beside it.
        """
        self.title.setFont(letter_font(round(letters * _TITLE), bold=True))
        self._words.setSpacing(round(_BETWEEN * letters))
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.TopToBottom if is_column else ways.LeftToRight)
        self._both.setSpacing(round(_BETWEEN * letters) if is_column else letters)
        if self._paint is not None:
            self.picture.setPixmap(self._paint(picture, self.devicePixelRatioF()))


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


class NewTablePage(ClothArea):
    """A sheet of paper; what is too much for it is scrolled, its buttons are always in sight.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        facts: what is told of the game.
        kinds: the kinds of computer players, in the language that is spoken.
        cloth: the id of the cloth it lies on.
        parent: the window it belongs to.

    Attributes:
        form: what is chosen.
        told: what the game is.
        area: where both are scrolled, if they are too much for the page.
    """

    started = Signal()
    """The game is to begin as it is laid out now."""
    continued = Signal()
    """The game that is in progress is to go on instead."""
    rules_wanted = Signal()
    """The rules of the chosen game are to be shown."""
    closed = Signal()
    """Back, without a game."""

    def __init__(
        self,
        tables: Sequence[TableChoice],
        current: int,
        facts: GameFacts | None,
        kinds: Kinds,
        cloth: str,
        parent: QWidget,
    ) -> None:
        super().__init__(cloth, parent)
        self._begun: frozenset[GameRef] = frozenset()
        self._width = 0
        self._sheet = PaperSheet(self.viewport())
        contents = QWidget(self._sheet)
        self.told = GameSummary(facts, contents)
        self.form = TableForm(tables, current, kinds, contents)
        self.start, self.go_on = QPushButton(self._sheet), QPushButton(self._sheet)
        self.rules, self.back = QPushButton(self._sheet), QPushButton(self._sheet)
        self.start.setDefault(True)
        self._lay_out(contents)
        self.say_words()
        self._connect()

    def _connect(self) -> None:
        self.form.changed.connect(self._show_chosen)
        self.start.clicked.connect(self.started)
        self.go_on.clicked.connect(self.continued)
        self.rules.clicked.connect(self.rules_wanted)
        self.back.clicked.connect(self.closed)

    def _lay_out(self, contents: QWidget) -> None:
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight, contents)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.addWidget(self.told, 4)
        self._beside.addWidget(self.form, 5)
        self.area = SheetArea(contents, self._sheet)
        self.area.altered.connect(self._place)
        self._whole = QVBoxLayout(self._sheet)
        self._whole.addWidget(self.area, 1)
        self._whole.addLayout(self._buttons())

    def _buttons(self) -> QBoxLayout:
        """Two pairs, side by side or, where there is no room for that, one above the other."""
        across = QBoxLayout.Direction.LeftToRight
        self._foot, self._pair, leading = QBoxLayout(across), QBoxLayout(across), QHBoxLayout()
        for button in (self.back, self.rules):
            leading.addWidget(button)
        leading.addStretch(1)
        self._pair.addStretch(1)
        for button in (self.go_on, self.start):
            self._pair.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        self._foot.addLayout(leading)
        self._foot.addLayout(self._pair)
        return self._foot

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def table(self) -> TableChoice:
        """The game that is chosen."""
        return self.form.table

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        return self.form.seating

    def _show_chosen(self) -> None:
        """Tell of the game that is chosen, and offer to go on with it if it is in progress."""
        self.told.tell(self.table.rules)
        self.go_on.setVisible(self.table.ref in self._begun)
        self.fit()

    # --- what it is given ------------------------------------------------------------------------

    def show_picture(self, paint: Painted) -> None:
        """Show the picture of the game."""
        self.told.paint_by(paint)
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
        self._sheet.colour()
        self.fit()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now; what is chosen stays so."""
        self.setAccessibleName(tr("New table"))
        self.start.setText(tr("&Start", meaning="beside the menus"))
        self.go_on.setText(tr("&Continue the game in progress"))
        self.rules.setText(tr("R&ules"))
        self.back.setText(tr("&Back"))
        self.form.say_words()
        self._show_chosen()

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
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._beside.setSpacing((2 if beside else 1) * letters)
        most = min(_WIDEST * letters, round(room.width() - 2 * letters))
        self._width = most
        inner = most - self._margins.left() - self._margins.right()
        wide = round(inner * _PART)
        high = min(round(wide * _SHAPE), round(room.height() * _HIGHEST))
        self.told.fit(letters, QSize(wide, high), is_column=beside)
        self._fit_buttons(inner)
        self._place()

    @property
    def _margins(self) -> QMargins:
        return self._whole.contentsMargins() + self._sheet.contentsMargins()

    def _place(self) -> None:
        """As high as all of it needs, in the middle of the page; no higher than that."""
        room = self.viewport().size()
        high = min(self._whole.totalHeightForWidth(self._width), room.height() - 2 * _EDGE)
        left, top = (room.width() - self._width) // 2, (room.height() - high) // 2
        self._sheet.setGeometry(left, top, self._width, high)

    def _fit_buttons(self, inner: int) -> None:
        ways = QBoxLayout.Direction
        every = (self.back, self.rules, self.go_on, self.start)
        self._foot.setDirection(ways.LeftToRight if self._fits(every, inner) else ways.BottomToTop)
        pair = self._fits((self.go_on, self.start), inner)
        self._pair.setDirection(ways.LeftToRight if pair else ways.TopToBottom)

    def _fits(self, buttons: Sequence[QPushButton], inner: int) -> bool:
        """Whether these stand in one row, as far as they are shown."""
        shown = [button for button in buttons if not button.isHidden()]
        between = self._whole.spacing()
        return sum(each.sizeHint().width() + between for each in shown) - between <= inner

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
            self.closed.emit()
        else:
            super().keyPressEvent(event)
