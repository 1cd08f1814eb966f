"""Nothing that is said over the table leaves its room: every rule file, every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.families.fishing.progress import Reach
from hanafuda_desktop.families.fishing.ui.layout import lay_out
from hanafuda_desktop.families.fishing.ui.panels import CallItem
from hanafuda_desktop.families.fishing.ui.progress import ProgressItem, cards_shown
from hanafuda_desktop.families.fishing.ui.words import round_names
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.layout import Rect, TableShape
from hanafuda_desktop.table.lettering import set_text_scale
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.panels.round_summary import RoundSummaryItem
from hanafuda_desktop.table.panels.score_sheet import ScoreSheetItem
from hanafuda_desktop.table.signs.plates import RoundPlate, RoundPlateItem, SeatPlate, SeatPlateItem
from tests.table.languages import SPOKEN, spoken
from tests.table.rounds_played import played, tables
from tests.table.staging import AREA, NAMES, faults_of

TABLES = pytest.mark.parametrize(("game", "players"), tables(), ids=str)
BUTTONS = (PanelButton("next", "Next round"), PanelButton("sheet", "Score sheet"))


@pytest.fixture(params=SPOKEN)
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test speaks each language that the program has."""
    with spoken(request.param):
        yield


def _body(item: CallItem | RoundSummaryItem | ScoreSheetItem) -> QRectF:
    return QRectF(0, 0, item._layout.body.width(), 100_000)


def _richest(sheet: tuple[RoundResult, ...]) -> list[int]:
    """The rounds with most to tell."""

    def weight(result: RoundResult) -> int:
        yaku = sum(len(side.yaku) for side in result.sides)
        return yaku + 2 * sum(len(payment.factors) for payment in result.payments)

    return sorted(range(len(sheet)), key=lambda index: -weight(sheet[index]))[:2]


@pytest.mark.deep_but(3)
@TABLES
@pytest.mark.usefixtures("language")
def test_the_summary_of_every_round(plain_deck: CardPictures, game: str, players: int) -> None:
    done = played(game, players)
    names = round_names(done.rules, NAMES[:players])
    item = RoundSummaryItem(plain_deck)
    item.set_area(AREA)
    for index in _richest(done.sheet):
        item.show_round(done.sheet[index], names, done.totals[index], BUTTONS)
        assert AREA.contains(item.box)
        assert not faults_of(item._sheet, _body(item))


@pytest.mark.deep_but(10)
@TABLES
@pytest.mark.usefixtures("language")
def test_the_score_sheet(game: str, players: int) -> None:
    done = played(game, players)
    names = round_names(done.rules, NAMES[:players])
    item = ScoreSheetItem()
    item.set_area(AREA)
    for view in (done.views[0], done.views[len(done.views) // 2], done.views[-1]):
        item.show_sheet(view, names)
        assert AREA.contains(item.box)
        assert not item._scroll.is_needed
        for part in (item._head.sheet, item._sheet, item._foot.sheet):
            assert not faults_of(part, _body(item))


@pytest.mark.deep_but(3)
@TABLES
@pytest.mark.usefixtures("language")
def test_the_question(plain_deck: CardPictures, game: str, players: int) -> None:
    done = played(game, players)
    names = round_names(done.rules, NAMES[:players])
    item = CallItem(plain_deck)
    item.set_area(AREA)
    ordered = sorted(done.offers, key=lambda one: -len(one.yaku) - len(one.payments[0].factors))
    for offer in ordered[:3]:
        item.ask_call(replace(offer, call_adds=1, pays_for_all=True), names)
        assert AREA.contains(item.box)
        assert not faults_of(item._sheet, _body(item))


@pytest.mark.deep_but(3)
@TABLES
@pytest.mark.usefixtures("language")
def test_the_progress_beside_a_plate(plain_deck: CardPictures, game: str, players: int) -> None:
    done = played(game, players)
    names = round_names(done.rules, NAMES[:players])
    item = ProgressItem(plain_deck)
    for _, standing in done.standings[:: max(1, len(done.standings) // 3)]:
        item.present("Akiko", standing, names)
        for plate in (QRectF(10, 10, 88, 30), QRectF(732, 560, 158, 30), QRectF(452, 10, 131, 30)):
            item.place_near(plate, AREA)
            assert AREA.contains(item.rect)
            assert not item.rect.intersects(plate)
            reaches = {each.value for each in Reach}
            marks = [getattr(thing, "name", "") for thing in item.sheet.things]
            assert sum(mark in reaches for mark in marks) == len(item.yaku)
            assert not faults_of(item.sheet, QRectF(0, 0, item.rect.width(), item.rect.height()))


@pytest.mark.parametrize("size", [(480, 290), (900, 380), (900, 700), (1280, 530)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", SPOKEN, indirect=True)
def test_every_yaku_has_a_row_with_cards_at_every_size_of_words(
    plain_deck: CardPictures, language: None, size: tuple[int, int], scale: float
) -> None:
    done = played("koi-koi", 2)
    names = round_names(done.rules, NAMES[:2])
    item, area = ProgressItem(plain_deck), QRectF(0, 0, *size)
    set_text_scale(scale)
    try:
        for _, standing in done.standings[::20]:
            item.present("Akiko", standing, names)
            item.place_near(QRectF(size[0] - 200, 10, 150, 30), area)
            assert area.contains(item.rect)
            assert len(item.sheet.cards) == sum(len(cards_shown(each)) for each in item.yaku)
            assert not faults_of(item.sheet, QRectF(QPointF(), item.rect.size()))
    finally:
        set_text_scale(1.0)


@pytest.mark.parametrize("size", [(30, 12), (120, 40), (150, 200)], ids=str)
def test_a_board_that_is_far_too_small_harms_nothing(
    plain_deck: CardPictures, size: tuple[int, int]
) -> None:
    done = played("koi-koi", 2)
    item = ProgressItem(plain_deck)
    item.set_geometry(QRectF(0, 0, *size))
    for standing in (done.standings[-1][1], replace(done.standings[-1][1], yaku=())):
        item.present("Akiko", standing, round_names(done.rules, NAMES[:2]))
        item._painted(1.0)


def test_what_stands_at_the_upper_edge_is_not_covered_in_part(plain_deck: CardPictures) -> None:
    board = ProgressItem(plain_deck)
    area = QRectF(0, 0, 1280, 560)
    for high in (30, 45, 400):
        board.place_near(QRectF(900, area.bottom() - high, 300, 60), area)
        assert area.contains(board.rect)
        assert board.rect.top() <= 10 or board.rect.top() > 60


def _plates(players: int, width: int, height: int) -> tuple[list[QRectF], QRectF]:
    shape = TableShape(players, 0, False, 8, 12, tuple((seat,) for seat in range(players)))
    rooms = lay_out(shape, width, height).rooms
    assert rooms is not None

    def there(rect: Rect) -> QRectF:
        return QRectF(0, 0, rect.width, rect.height)

    return [there(rect) for rect in rooms.plates.values()], there(rooms.round_plate)


PLATES = {
    "calm": SeatPlate("Akiko", 0),
    "all": SeatPlate("Dominique", -134, True, True, 12, 3, "Koi-koi", 1, 1, "Emi, Akiko"),
    "rich": SeatPlate("Computer 1", 1234, to_move=True, round_points=105, calls=1, call_name="Go"),
}


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160)], ids=str)
@pytest.mark.parametrize("plate", PLATES.values(), ids=PLATES)
def test_every_plate(
    plain_deck: CardPictures, players: int, size: tuple[int, int], plate: SeatPlate
) -> None:
    seats, of_round = _plates(players, *size)
    for rect in seats:
        item = SeatPlateItem(0)
        item.set_geometry(rect)
        item.present(plate)
        soft = (plate.name, "with Emi, Akiko")
        assert not faults_of(item.sheet, rect, may_be_cut=soft)
        total = str(plate.total).replace("-", "\N{MINUS SIGN}")
        assert total in [text.text for text in item.sheet.texts]
    about = RoundPlateItem(plain_deck)
    about.set_geometry(of_round)
    for month in range(1, 13):
        about.present(RoundPlate(month, 12, month, card=4 * month - 4))
        assert not faults_of(about.sheet, of_round)
    about.present(RoundPlate(11, 12, 11, 7, 1234567, 2, 4))
    hung = [text.whole for text in about.sheet.texts]
    assert not faults_of(about.sheet, of_round, may_be_cut=hung)


@pytest.mark.deep_but(5)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "players"), [("koi-koi", 2), ("go-stop", 3), ("higo-bana", 7)])
@pytest.mark.parametrize("size", [(900, 540), (1024, 700), (1280, 760), (1920, 1040)], ids=str)
@pytest.mark.parametrize("role", ["dealer", "mover", "both", "caller"])
def test_a_name_of_eight_letters_is_read_on_every_plate(
    game: str, players: int, size: tuple[int, int], role: str
) -> None:
    calls = role == "caller" and game != "higo-bana"
    plate = SeatPlate(
        "Nobunaga",
        -12,
        dealer=role in ("dealer", "both"),
        to_move=role in ("mover", "both"),
        round_points=8,
        calls=int(calls),
        call_name="Koi-koi" if game == "koi-koi" else "Go",
    )
    seats, _ = _plates(players, *size)
    for rect in seats:
        item = SeatPlateItem(0)
        item.set_geometry(rect)
        item.present(plate)
        assert not faults_of(item.sheet, rect)
        texts = {text.text: text.pixels for text in item.sheet.texts}
        assert texts["Nobunaga"] >= 9
        assert plate.call_name in texts or not calls  # and not only how often


@pytest.mark.usefixtures("qapp")
def test_nothing_is_not_worth_a_word() -> None:
    item = SeatPlateItem(0)
    item.set_geometry(QRectF(0, 0, 250, 40))
    for points, said in ((0, False), (3, True), (None, False)):
        item.present(SeatPlate("Akiko", 5, round_points=points))
        assert any("now" in text.text for text in item.sheet.texts) == said
