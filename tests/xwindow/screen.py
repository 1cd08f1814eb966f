"""A screen in memory with a pointer and a keyboard: Xvfb and xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from PIL import Image, ImageChops, ImageGrab

from tests.patience import PATIENCE

__all__ = ["Screen", "missing_tools", "open_screen", "wait_for"]

T = TypeVar("T")


def missing_tools() -> list[str]:
    """The programs that are needed and are not on this machine."""
    return [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


def wait_for(what: str, found: Callable[[], T | None]) -> T:
    """Ask again and again until there is an answer that is true.

    Raises:
        TimeoutError: there was none in the time given.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := found():
            return answer
        time.sleep(0.02)
    raise TimeoutError(f"waited {PATIENCE:.0f} s for {what}")


@dataclass(frozen=True, slots=True)
class Screen:
    """An X display of its own; coordinates are pixels from its upper left corner."""

    display: str
    width: int
    height: int

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs to open its window here."""
        kept = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        return kept | {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "LANGUAGE": "en"}

    def xdotool(self, *words: str | float) -> str:
        """Run xdotool; returns what it prints."""
        command = ["xdotool", *(str(word) for word in words)]
        ended = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )
        if ended.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: {ended.stderr.strip()}")
        return ended.stdout

    def windows(self, title: str) -> list[int]:
        """The windows in sight whose title holds these words."""
        try:
            return [
                int(line)
                for line in self.xdotool("search", "--onlyvisible", "--name", title).split()
            ]
        except RuntimeError:  # xdotool finds nothing
            return []

    # --- the pointer ------------------------------------------------------------------------------

    def move(self, x: float, y: float) -> None:
        """Put the pointer there."""
        self.xdotool("mousemove", round(x), round(y))

    def click(self, x: float, y: float, *, times: int = 1) -> None:
        """Click there with the left button."""
        self.move(x, y)
        self.xdotool("click", "--repeat", times, "--delay", 40, 1)

    @contextmanager
    def held(self, x: float, y: float) -> Iterator[None]:
        """Press the left button there, and let go of it at the end wherever the pointer is."""
        self.move(x, y)
        self.xdotool("mousedown", 1)
        try:
            yield
        finally:
            self.xdotool("mouseup", 1)

    def drag(self, path: Sequence[tuple[float, float]], *, steps: int = 8) -> None:
        """Press at a path's first point, draw along it, let go at its last."""
        with self.held(*path[0]):
            for (x, y), (to_x, to_y) in pairwise(path):
                for step in range(1, steps + 1):
                    self.move(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)

    def key(self, *names: str) -> None:
        """Press keys one after the other: ``Right``, ``Return``, ``ctrl+z``."""
        self.xdotool("key", "--delay", 30, *names)

    # --- the picture ------------------------------------------------------------------------------

    def rest(self, seconds: float = 0.7) -> None:
        """Wait until something is shown and nothing has moved for so long."""
        before, since = self.picture(), time.monotonic()

        def still() -> bool:
            nonlocal before, since
            now = self.picture()
            if _is_blank(now) or ImageChops.difference(before, now).getbbox() is not None:
                before, since = now, time.monotonic()
            return time.monotonic() - since > seconds

        wait_for("the screen to come to rest", still)

    def picture(self) -> Image.Image:
        """What the screen shows."""
        return ImageGrab.grab(xdisplay=self.display)

    def save(self, path: Path) -> None:
        """Keep what the screen shows as a PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.picture().save(path)


def _is_blank(picture: Image.Image) -> bool:
    """Whether there is nothing but an empty window: a table has thousands of colours."""
    return picture.getcolors(maxcolors=1_000) is not None


@contextmanager
def open_screen(width: int, height: int) -> Iterator[Screen]:
    """An empty screen of this size, gone at the end."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-noreset"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as line:
            number = line.readline().strip()  # Xvfb writes it when it is ready
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield Screen(f":{number}", width, height)
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)
