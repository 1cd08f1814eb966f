"""A rule file on the disk, as it was when it was read or written last."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hanafuda_desktop.app.storage import check_ordinary, write_atomic
from hanafuda_desktop.rules.reading import MAX_BYTES

__all__ = ["RuleFile"]

_BOM: Final = b"\xef\xbb\xbf"


class RuleFile:
    """One file; what it looks like in bytes is kept: its ends of lines, and its first bytes.

    Args:
        path: the file.
        is_own: whether it is the user's; a file that came with the program is never written.

    Raises:
        OSError: it cannot be read.

    Attributes:
        path: the same.
        is_own: the same.
        text: what stands in it.
        is_text: whether it is UTF-8 text; what is not is shown as well as it can be.
        can_be_saved: whether it may be written.
    """

    def __init__(self, path: Path, *, is_own: bool) -> None:
        self.path = path
        self.is_own = is_own
        self._bytes = b""
        self.text = ""
        self.is_text = True
        self._take(self._now())

    @property
    def can_be_saved(self) -> bool:
        """Whether it may be written: not where that would lose what is in it."""
        return self.is_own and self.is_text

    def read_again(self) -> bool:
        """Read what another program has written, if that is text; else what was known is kept.

        Returns:
            whether it is.

        Raises:
            OSError: it cannot be read; what was known of it is kept.
        """
        data = self._now()
        if _is_text(data):
            self._take(data)
            return True
        return False

    def _now(self) -> bytes:
        check_ordinary(self.path)
        with self.path.open("rb") as file:
            return file.read(MAX_BYTES + 1)

    def _take(self, data: bytes) -> None:
        self._bytes = data
        text = _decoded(data)
        self.is_text = _is_text(data)
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")

    @property
    def has_changed(self) -> bool:
        """Whether somebody else has written it since, or it is gone."""
        try:
            return self._now() != self._bytes
        except OSError:
            return True

    def save(self, text: str) -> None:
        """Write it.

        Raises:
            OSError: it cannot be written; what stood there before still does.
        """
        ends = "\r\n" if b"\r\n" in self._bytes else "\n"
        start = _BOM if self._bytes.startswith(_BOM) else b""
        data = start + text.replace("\n", ends).encode("utf-8", errors="surrogatepass")
        write_atomic(self.path, data)
        self._bytes, self.text = data, text


def _decoded(data: bytes) -> str:
    return data.removeprefix(_BOM).decode("utf-8", errors="replace")


def _is_text(data: bytes) -> bool:
    return len(data) <= MAX_BYTES and _decoded(data).encode() == data.removeprefix(_BOM)
