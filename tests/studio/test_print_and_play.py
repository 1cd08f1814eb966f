"""Print and play: true sizes, marks where the knife goes, and each back behind its front."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from hanafuda_desktop.cards.card import CARD_COUNT, card_by_id
from hanafuda_desktop.studio.print_and_play import (
    BACK_BLEED,
    BLEED,
    PRINT_HEIGHT,
    Jpeg,
    Line,
    Paper,
    PlacedPicture,
    PrintPage,
    Words,
    crop_marks,
    pdf_bytes,
    places,
    printable,
    printable_cards,
    printable_file,
    printed,
)
from hanafuda_desktop.studio.production import Order, PictureFormat
from hanafuda_desktop.studio.scans import NoPicture
from tests.studio.pdf_pages import objects, read_pages

POINTS = {Paper.A4: (595.2756, 841.8898), Paper.LETTER: (612.0, 792.0)}
EXACT = 0.001
"""Millimetres: what is left of a place after four decimals of a point."""


def _jpeg(tone: int, size: tuple[int, int] = (36, 57)) -> Jpeg:
    file = BytesIO()
    Image.new("RGB", size, (tone, 80, 40)).save(file, "JPEG")
    return Jpeg(file.getvalue(), *size)


@pytest.fixture(scope="module")
def fronts() -> list[Jpeg]:
    return [_jpeg(card * 5) for card in range(CARD_COUNT)]


def _deck(fronts: list[Jpeg], paper: Paper) -> bytes:
    return printed(fronts, _jpeg(255), paper, title="Deck", footer="Deck (mine)")


@pytest.mark.parametrize("paper", Paper)
def test_three_sheets_each_with_its_other_side(fronts: list[Jpeg], paper: Paper) -> None:
    pages = read_pages(_deck(fronts, paper))
    assert [len(page.pictures) for page in pages] == [16] * 6
    for page in pages:
        assert page.size == pytest.approx(POINTS[paper], abs=0.0001)


@pytest.mark.parametrize("paper", Paper)
def test_cards_are_33_by_54_millimetres_with_their_bleed(fronts: list[Jpeg], paper: Paper) -> None:
    for number, page in enumerate(read_pages(_deck(fronts, paper))):
        bleed = BACK_BLEED if number % 2 else BLEED
        for drawn in page.pictures:
            assert drawn.width - 2 * bleed == pytest.approx(33.0, abs=EXACT)
            assert drawn.height - 2 * bleed == pytest.approx(54.0, abs=EXACT)


@pytest.mark.parametrize("paper", Paper)
def test_fronts_stand_month_by_month_where_the_knife_expects_them(
    fronts: list[Jpeg], paper: Paper
) -> None:
    data = _deck(fronts, paper)
    pages = read_pages(data)
    parts = objects(data)
    shown = []
    for page in pages[::2]:
        for drawn, (x, y) in zip(page.pictures, places(paper), strict=True):
            assert (drawn.x + BLEED, drawn.y + BLEED) == pytest.approx((x, y), abs=EXACT)
            shown.append(parts[drawn.picture].split(b"\nstream\n", 1)[1])
    assert shown == [jpeg.data for jpeg in fronts]


@pytest.mark.parametrize("paper", Paper)
def test_every_back_lies_behind_its_front(fronts: list[Jpeg], paper: Paper) -> None:
    """On a sheet turned over like a page of a book, seen through from the front."""
    pages = read_pages(_deck(fronts[:45], paper))  # the last sheet is not full
    wide = paper.size[0]
    for front, reverse in zip(pages[::2], pages[1::2], strict=True):
        seen_through = sorted(
            (round(wide - d.x - d.width + BACK_BLEED, 2), round(d.y + BACK_BLEED, 2))
            for d in reverse.pictures
        )
        there = sorted((round(d.x + BLEED, 2), round(d.y + BLEED, 2)) for d in front.pictures)
        assert seen_through == there
        assert len({drawn.picture for drawn in reverse.pictures}) == 1


def _cuts(paper: Paper) -> tuple[set[float], set[float]]:
    """Where cards begin and end, across and along."""
    across = {round(x + dx, 3) for x, _ in places(paper) for dx in (0, 33)}
    return across, {round(y + dy, 3) for _, y in places(paper) for dy in (0, 54)}


@pytest.mark.parametrize("paper", Paper)
def test_each_cut_is_marked_at_both_ends_and_in_every_gap(fronts: list[Jpeg], paper: Paper) -> None:
    lines = read_pages(_deck(fronts, paper))[0].lines
    upright = [line for line in lines if abs(line[0] - line[2]) < EXACT]
    level = [line for line in lines if abs(line[1] - line[3]) < EXACT]
    assert len(upright) == len(level) == 8 * 5
    assert len(lines) == 80
    across, along = _cuts(paper)
    assert {round(line[0], 2) for line in upright} == {round(x, 2) for x in across}
    assert {round(line[1], 2) for line in level} == {round(y, 2) for y in along}


@pytest.mark.parametrize("paper", Paper)
def test_no_mark_touches_a_card_or_its_bleed_or_leaves_the_sheet(paper: Paper) -> None:
    wide, high = paper.size
    for mark in crop_marks(paper):
        assert min(mark.x1, mark.y1) > 5
        assert mark.x2 < wide - 5
        assert mark.y2 < high - 5
        for x, y in places(paper):
            beside = mark.x2 < x - BLEED or mark.x1 > x + 33 + BLEED
            above = mark.y2 < y - BLEED or mark.y1 > y + 54 + BLEED
            assert beside or above, (mark, x, y)


def test_only_fronts_bear_marks_and_words(fronts: list[Jpeg]) -> None:
    pages = read_pages(_deck(fronts, Paper.A4))
    assert [bool(page.lines) for page in pages] == [True, False] * 3
    assert [page.text for page in pages[:3]] == [
        ["Deck \\(mine\\) – 1"],
        [],
        ["Deck \\(mine\\) – 2"],
    ]


def test_backs_do_not_reach_the_cards_beside_them() -> None:
    lefts = sorted({x for x, _ in places(Paper.A4)})
    gap = lefts[1] - lefts[0] - 33
    assert gap > 2 * BACK_BLEED
    assert BLEED < BACK_BLEED


def test_the_same_deck_gives_the_same_bytes(fronts: list[Jpeg]) -> None:
    data = _deck(fronts, Paper.A4)
    assert data == _deck(fronts, Paper.A4)
    assert b"Date" not in data
    assert b"/PrintScaling /None /Duplex /DuplexFlipLongEdge" in data


def test_a_picture_that_stands_often_is_in_the_file_once() -> None:
    jpeg = _jpeg(9)
    page = PrintPage(100, 100, [PlacedPicture(jpeg, n, n, 5, 5) for n in range(9)])
    assert pdf_bytes([page, page], "Nine").count(jpeg.data) == 1


def test_letters_that_plain_fonts_lack_do_no_harm() -> None:
    page = PrintPage(100, 100, lines=[Line(0, 0, 1, 1)], words=[Words(1, 9, "花 (a\\b)")])
    [read] = read_pages(pdf_bytes([page], "花暦"))
    assert read.text == ["? \\(a\\\\b\\)"]


# --- pictures for the press ----------------------------------------------------------------------


def test_600_dots_an_inch() -> None:
    assert pytest.approx(54 / 25.4 * 600, abs=0.5) == PRINT_HEIGHT
    [jpeg] = printable_cards(
        Order((card_by_id("willow-lightning").index,), 60, PictureFormat.JPG), BLEED
    )
    bleed_x, bleed_y = round(37 * BLEED / 33), round(60 * BLEED / 54)
    assert (jpeg.width, jpeg.height) == (37 + 2 * bleed_x, 60 + 2 * bleed_y)


def test_edges_run_on_and_clear_corners_are_filled() -> None:
    card = Image.new("RGBA", (330, 540), (20, 200, 90, 255))
    card.paste((0, 0, 0, 0), (0, 0, 20, 20))
    with Image.open(BytesIO(printable(card, BLEED).data)) as made:
        assert made.size == (360, 570)
        spots = [made.getpixel(spot) for spot in ((0, 0), (18, 18), (359, 569), (180, 2), (2, 300))]
    for spot in spots:
        assert spot == pytest.approx((20, 200, 90), abs=4)


def test_a_picture_of_another_shape_is_cut_and_one_too_fine_made_smaller() -> None:
    wide = Image.new("RGB", (4000, 2600), (0, 0, 200))
    wide.paste((200, 0, 0), (1190, 0, 2810, 2600))
    file = BytesIO()
    wide.save(file, "PNG")
    jpeg = printable_file(file.getvalue(), BLEED, trim=False, corner=0)
    assert jpeg.height == PRINT_HEIGHT + 2 * round(PRINT_HEIGHT * BLEED / 54)
    with Image.open(BytesIO(jpeg.data)) as made:
        for x in (2, made.width // 2, made.width - 3):
            assert made.getpixel((x, 400)) == pytest.approx((200, 0, 0), abs=6)


def _scan() -> bytes:
    """A green card with a dark border and round corners, on paper with wide margins."""
    scan = Image.new("RGB", (620, 900), (252, 251, 249))
    draw = ImageDraw.Draw(scan)
    draw.rounded_rectangle((90, 120, 90 + 329, 120 + 539), 24, (30, 26, 28))
    draw.rectangle((90 + 16, 120 + 16, 90 + 313, 120 + 523), (40, 160, 90))
    file = BytesIO()
    scan.save(file, "PNG")
    return file.getvalue()


def test_a_scan_is_trimmed_and_its_corners_are_filled_as_the_table_does() -> None:
    jpeg = printable_file(_scan(), BLEED, trim=True, corner=24 / 540)
    bleed = round(540 * BLEED / 54)
    assert jpeg.height == pytest.approx(530 + 2 * bleed, abs=4), "half a millimetre goes all round"
    with Image.open(BytesIO(jpeg.data)) as made:
        made.load()
    wide, high = made.size
    edges = [(1, 1), (wide - 2, 1), (1, high - 2), (wide - 2, high - 2), (wide // 2, 1)]
    corners = [(bleed + 2, bleed + 2), (wide - bleed - 3, high - bleed - 3)]
    for spot in (*edges, *corners):
        assert made.getpixel(spot) == pytest.approx((30, 26, 28), abs=12), spot
    assert made.getpixel((wide // 2, high // 2)) == pytest.approx((40, 160, 90), abs=6)
    assert made.getpixel((bleed + 28, high // 2)) == pytest.approx((40, 160, 90), abs=6)


def test_a_scan_that_lay_askew_has_no_white_in_its_bleed() -> None:
    with Image.open(BytesIO(_scan())) as file:
        askew = file.rotate(0.4, Image.Resampling.BICUBIC, fillcolor=(252, 251, 249))
    bytes_ = BytesIO()
    askew.save(bytes_, "PNG")
    jpeg = printable_file(bytes_.getvalue(), BLEED, trim=True, corner=24 / 540)
    with Image.open(BytesIO(jpeg.data)) as made:
        gray = made.convert("L")
    wide, high = gray.size
    for box in ((0, 0, wide, 10), (0, high - 10, wide, high), (0, 0, 10, high)):
        assert max(gray.crop(box).tobytes()) < 120, box


def test_margins_stay_where_nothing_is_to_be_trimmed() -> None:
    jpeg = printable_file(_scan(), BLEED, trim=False, corner=0)
    with Image.open(BytesIO(jpeg.data)) as made:
        assert made.getpixel((made.width // 2, 2)) == pytest.approx((252, 251, 249), abs=4)


def test_what_is_no_picture_is_an_error() -> None:
    with pytest.raises(NoPicture, match="no picture"):
        printable_file(b"no picture", BLEED, trim=True, corner=0)
