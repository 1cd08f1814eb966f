"""Scans made up for tests: a card on paper, and what scanners do to it."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

__all__ = ["RED", "card_on_paper", "lit_from_one_side", "shadowed"]

RED = (190, 40, 30)


def card_on_paper(
    size: tuple[int, int] = (500, 800),
    margins: tuple[int, int, int, int] = (60, 40, 90, 130),
    paper: tuple[int, int, int] = (250, 249, 246),
    within: tuple[int, int, int] = RED,
) -> Image.Image:
    """A dark-bordered card on paper; margins are left, top, right, bottom."""
    picture = Image.new("RGB", size, paper)
    left, top, right, bottom = margins
    box = (left, top, size[0] - right - 1, size[1] - bottom - 1)
    draw = ImageDraw.Draw(picture)
    draw.rectangle(box, (30, 28, 30))
    draw.rectangle((box[0] + 12, box[1] + 12, box[2] - 12, box[3] - 12), within)
    return picture


def shadowed(scan: Image.Image, sides: str, depth: int = 26) -> Image.Image:
    """The lid was not quite shut: it is darker towards some edges ("l", "t", "r", "b")."""
    light = Image.new("L", scan.size, 255)
    wide, high = scan.width - 1, scan.height - 1
    for step in range(depth - 1, -1, -1):
        lines = {
            "l": (step, 0, step, high),
            "t": (0, step, wide, step),
            "r": (wide - step, 0, wide - step, high),
            "b": (0, high - step, wide, high - step),
        }
        for side in sides:
            ImageDraw.Draw(light).line(lines[side], 60 + round(195 * (step / depth) ** 2))
    return ImageChops.multiply(scan, Image.merge("RGB", (light,) * 3))


def lit_from_one_side(scan: Image.Image, least: int = 165, *, upright: bool = False) -> Image.Image:
    """The light falls off across the scan, or down it."""
    slope = Image.linear_gradient("L").point(lambda v: round(least + (255 - least) * v / 255))
    light = slope if upright else slope.rotate(90)
    light = light.resize(scan.size, Image.Resampling.BILINEAR)
    return ImageChops.multiply(scan, Image.merge("RGB", (light,) * 3))
