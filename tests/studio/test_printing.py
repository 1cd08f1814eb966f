from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.studio.card import CARD_WIDTH
from hanafuda_desktop.studio.tools.brush import TAPER, Path
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import INDIGO, INK, PAPER, VERMILION
from hanafuda_desktop.studio.tools.printing import Fade, PrintSheet

SQUARE: Path = [(5.0, 5.0), (15.0, 5.0), (15.0, 15.0), (5.0, 15.0)]


def sheet(scale: float = 10.0, seed: str = "test") -> PrintSheet:
    return PrintSheet(20.0, 20.0, scale, seed)


def pixel(picture: Image.Image, x: float, y: float) -> tuple[int, ...]:
    """The mean colour of a millimetre around a place, which the grain leaves alone."""
    scale = picture.width / 20.0
    box = ((x - 0.5) * scale, (y - 0.5) * scale, (x + 0.5) * scale, (y + 0.5) * scale)
    return tuple(round(v) for v in ImageStat.Stat(picture.crop(box)).mean)


def near(one: tuple[int, ...], other: tuple[int, ...], reach: int = 16) -> bool:
    return all(abs(a - b) <= reach for a, b in zip(one, other, strict=True))


def test_flat_colour_lies_where_it_was_printed_and_paper_elsewhere() -> None:
    press = sheet()
    press.colour(SQUARE, VERMILION)
    picture = press.finish()
    assert picture.size == (200, 200)
    assert near(pixel(picture, 10, 10), VERMILION)
    assert near(pixel(picture, 2, 2), PAPER)


def test_a_print_is_never_quite_flat() -> None:
    press = sheet()
    press.colour(SQUARE, INDIGO)
    inner = press.finish().crop((70, 70, 130, 130))
    assert min(ImageStat.Stat(inner).stddev) > 0.5


def test_every_block_is_off_its_place_by_less_than_a_hundredth_of_a_card() -> None:
    press = sheet()
    offsets = {press.register((red, 40, 40)) for red in range(0, 250, 10)}
    assert len(offsets) == 25
    assert max(max(abs(dx), abs(dy)) for dx, dy in offsets) < CARD_WIDTH / 100
    assert press.register(VERMILION) == press.register(VERMILION)


def test_a_bokashi_grows_from_one_end_to_the_other() -> None:
    press = sheet()
    press.wash(SQUARE, INK, Fade((0, 5), (0, 15), (0.0, 1.0)))
    picture = press.finish()
    shades = [sum(pixel(picture, 10, y)) for y in (6, 8, 10, 12, 14)]
    assert shades == sorted(shades, reverse=True)
    assert shades[0] - shades[-1] > 300


def test_a_soft_edge_melts_outside_the_shape_too() -> None:
    press = sheet()
    press.wash(SQUARE, INK, 1.0, soft=1.0)
    picture = press.finish()
    assert sum(pixel(picture, 10, 10)) < sum(pixel(picture, 15, 10)) < sum(pixel(picture, 17, 10))


def test_what_is_printed_inside_a_shape_stays_there() -> None:
    press = sheet()
    with press.inside(SQUARE):
        press.colour([(0, 0), (20, 0), (20, 20), (0, 20)], INK, register=False)
    picture = press.finish()
    assert near(pixel(picture, 10, 10), INK, 24)
    assert near(pixel(picture, 3, 10), PAPER)
    assert near(pixel(picture, 17, 10), PAPER)


def test_shapes_beyond_the_sheet_are_no_trouble() -> None:
    press = sheet()
    away: Path = [(40.0, 40.0), (50.0, 40.0), (50.0, 50.0)]
    with press.inside(away):
        press.wash(away, INK)
    press.colour(away, INK)
    assert near(pixel(press.finish(), 18, 18), PAPER)


def draw(press: PrintSheet) -> Image.Image:
    hand = Hand(press, "line", at=(10.0, 10.0), size=1.2, turn=12.0)
    hand.line([(-6, 3), (0, -2), (6, 4)], 1.2, TAPER, dry=0.4)
    hand.dot((2, 2), 1.0, 0.8, VERMILION)
    return press.finish()


def test_the_same_sheet_is_the_same_to_the_byte() -> None:
    assert draw(sheet()).tobytes() == draw(sheet()).tobytes()
    assert draw(sheet()).tobytes() != draw(sheet(seed="other")).tobytes()


def test_a_large_print_and_a_small_one_are_the_same_drawing() -> None:
    small = draw(sheet(8.0))
    large = draw(sheet(24.0)).resize(small.size, Image.Resampling.BOX)
    apart = ImageStat.Stat(ImageChops.difference(small, large)).mean
    assert max(apart) < 4.0


def test_each_part_of_a_picture_has_chance_of_its_own() -> None:
    press = sheet()
    first = Hand(press, "one").rng.random()
    Hand(press, "two").rng.random()
    assert Hand(press, "one").rng.random() == first
    assert Hand(press, "two").rng.random() != first


def test_a_flipped_hand_draws_the_mirror_image_and_its_joints_turn_the_other_way() -> None:
    press = sheet()
    plain, flipped = Hand(press, "a"), Hand(press, "a", flip=True)
    part = [(3.0, 1.0), (4.0, 2.0)]
    straight = plain.joined("head", (2.0, 5.0), 20.0).put(part)
    mirror = flipped.joined("head", (2.0, 5.0), 20.0).put(part)
    for (ax, ay), (bx, by) in zip(straight, mirror, strict=True):
        assert abs(ax + bx) < 1e-9
        assert abs(ay - by) < 1e-9
