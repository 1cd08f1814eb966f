"""Scans and photos are taken in: trimmed, brought to size, with round corners."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

from hanafuda_desktop.studio.scans import NoPicture, take_in, trimmed
from tests.studio.scans import RED, card_on_paper

SIZE = (110, 180)
SHAPE = 180 / 110


def _at(picture: Image.Image, place: tuple[int, int]) -> tuple[int, ...]:
    """The channels of a pixel."""
    x, y = place
    return tuple(picture.crop((x, y, x + 1, y + 1)).tobytes())


def _bytes(picture: Image.Image, form: str = "PNG", **more: object) -> bytes:
    file = BytesIO()
    picture.save(file, form, **more)
    return file.getvalue()


def _taken(picture: Image.Image, *, trim: bool = True, form: str = "PNG") -> Image.Image:
    card = Image.open(BytesIO(take_in(_bytes(picture, form), SIZE, 8, trim=trim)))
    card.load()
    return card


def _unworn(wide: int, high: int) -> tuple[float, float]:
    """A card without half a millimetre all round."""
    return wide * 32 / 33, high * 53 / 54


@pytest.mark.parametrize("margins", [(60, 40, 90, 130), (3, 3, 3, 3), (0, 70, 0, 70)])
def test_pale_margins_are_trimmed_to_the_card(margins: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = margins
    inner = trimmed(card_on_paper(margins=margins).convert("RGBA"), SHAPE)
    wide, high = _unworn(500 - left - right, 800 - top - bottom)
    assert abs(inner.width - wide) <= 2
    assert abs(inner.height - high) <= 2
    assert _at(inner.convert("L"), (1, 1))[0] < 80


def test_grain_and_dust_on_the_paper_do_not_matter() -> None:
    picture = card_on_paper()
    rng = Random("dust")
    for _ in range(300):
        picture.putpixel((rng.randrange(500), rng.randrange(800)), (120, 110, 100))
    assert abs(trimmed(picture.convert("RGBA"), SHAPE).width - _unworn(350, 0)[0]) <= 2


def test_large_scans_are_trimmed_as_exactly() -> None:
    picture = card_on_paper((2500, 4000), (300, 200, 450, 650))
    inner = trimmed(picture.convert("RGBA"), SHAPE)
    wide, high = _unworn(1750, 3150)
    assert abs(inner.width - wide) <= 14
    assert abs(inner.height - high) <= 14
    assert _at(inner.convert("L"), (2, 2))[0] < 90, "no pale edge is left"


def test_corners_that_are_not_all_paper_are_no_margin() -> None:
    assert trimmed(card_on_paper(margins=(0, 0, 90, 0)).convert("RGBA"), SHAPE).size == (500, 800)


def test_a_dark_border_or_a_picture_without_margins_is_kept() -> None:
    card = card_on_paper(margins=(0, 0, 0, 0)).convert("RGBA")
    assert trimmed(card, SHAPE).size == card.size


def test_a_pale_card_is_not_eaten_up() -> None:
    card = Image.new("RGB", (300, 500), (245, 240, 230))
    ImageDraw.Draw(card).ellipse((140, 240, 160, 260), fill=RED)
    assert trimmed(card.convert("RGBA"), SHAPE).size == (300, 500)


def test_clear_margins_are_trimmed() -> None:
    card = Image.new("RGBA", (300, 500))
    card.paste((*RED, 255), (50, 100, 250, 420))
    assert trimmed(card, SHAPE).size == (200, 320)
    assert trimmed(Image.new("RGBA", (30, 50)), SHAPE).size == (30, 50)


def test_it_comes_in_the_size_asked_for_with_round_corners() -> None:
    card = _taken(card_on_paper())
    assert (card.mode, card.size, card.format) == ("RGBA", SIZE, "PNG")
    alpha = card.getchannel("A")
    corners = [_at(alpha, at)[0] for at in ((0, 0), (109, 0), (0, 179), (109, 179))]
    assert corners == [0, 0, 0, 0]
    assert _at(alpha, (55, 0))[0] == _at(alpha, (0, 90))[0] == 255
    assert _at(card, (55, 90))[:3] == RED


def test_untrimmed_it_keeps_its_margins() -> None:
    assert min(_at(_taken(card_on_paper(), trim=False), (55, 3))[:3]) > 240


def test_what_sticks_out_is_cut_and_nothing_squeezed() -> None:
    wide = Image.new("RGB", (900, 360), (20, 20, 160))
    ImageDraw.Draw(wide).ellipse((350, 80, 549, 279), fill=RED)
    card = _taken(wide, trim=False)
    across = [_at(card, (x, 90))[0] > 120 for x in range(110)]
    down = [_at(card, (55, y))[0] > 120 for y in range(180)]
    assert abs(sum(across) - sum(down)) <= 2, "a circle stays round"


def _cropped(scan: Image.Image) -> Image.Image:
    """As close to the card as one can."""
    dark = scan.convert("L").point([255] * 120 + [0] * 136)
    return scan.crop(dark.getbbox())


def test_a_card_that_lay_askew_has_no_white_at_its_edge_on_the_table() -> None:
    paper = (252, 251, 249)
    scan = card_on_paper((620, 900), (90, 120, 200, 239), paper)
    for degrees in (0.4, -0.4):
        askew = scan.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=paper)
        for picture in (askew, _cropped(askew)):
            card = _taken(picture)
            solid = Image.new("RGBA", SIZE, (0, 0, 0, 255))
            solid.alpha_composite(card)
            edge = ImageChops.difference(solid, Image.new("RGBA", SIZE, (0, 0, 0, 255)))
            grey = edge.convert("RGB").convert("L")
            for box in ((0, 0, 110, 2), (0, 178, 110, 180), (0, 0, 2, 180), (108, 0, 110, 180)):
                assert max(grey.crop(box).tobytes()) < 130, (degrees, box)


def test_what_is_far_from_a_cards_shape_is_named() -> None:
    sheet = card_on_paper((1240, 1754), (0, 0, 0, 0))
    with pytest.raises(NoPicture, match="far from a card's shape"):
        _taken(sheet)
    _taken(sheet, trim=False)
    two = Image.new("RGB", (1240, 1000), (250, 249, 246))
    for x in (100, 700):
        two.paste(RED, (x, 100, x + 440, 820))
    with pytest.raises(NoPicture, match=r"without margins it is 10.. x 7.., far from a card's"):
        _taken(two)


@pytest.mark.parametrize("mode", ["I;16", "I"])
def test_a_fine_grey_scan_keeps_its_tones(mode: str) -> None:
    tones = Image.linear_gradient("L").resize((220, 360)).point(lambda tone: 40 + tone * 3 // 5)
    fine = tones.convert("I").point(lambda tone: tone * 257)
    card = _taken(fine.convert(mode), trim=False, form="TIFF")
    for y in (5, 90, 170):
        assert _at(card, (55, y))[0] == pytest.approx(_at(tones, (110, 2 * y))[0], abs=3)


@pytest.mark.parametrize("form", ["JPEG", "WEBP", "BMP", "TIFF", "GIF"])
def test_any_usual_form_will_do(form: str) -> None:
    assert _taken(card_on_paper(), form=form).size == SIZE


def test_a_camera_that_was_held_sideways_is_heeded() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # "turn me to the right to see me upright"
    lying = card_on_paper(margins=(0, 0, 0, 0)).rotate(90, expand=True)
    lying.paste((0, 200, 0), (0, 0, 80, 500))
    data = _bytes(lying, "JPEG", exif=exif)
    card = Image.open(BytesIO(take_in(data, SIZE, 8, trim=False)))
    assert _at(card, (55, 5))[1] > 150, "what was left is up"


@pytest.mark.parametrize(
    "data", [b"", b"no picture", b"\x89PNG\r\n\x1a\n broken", _bytes(card_on_paper(), "JPEG")[:900]]
)
def test_what_is_no_picture_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(NoPicture, match="no picture"):
        take_in(data, SIZE, 8, trim=True)


def test_a_picture_far_too_large_is_refused_before_it_is_decoded() -> None:

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    for side in (12_000, 60_000):
        head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
        data = (
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")
        )
        with pytest.raises(NoPicture, match="too many"):
            take_in(data, SIZE, 8, trim=True)
