"""From a path to text, or to one clear sentence: nothing that lies on a disk may harm the program.

Size is looked at before a byte is read, and what is read is bounded, so that a file of ten million
characters or a device without an end costs nothing.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final, NamedTuple

from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.diagnostics import Diagnostic, Position
from hanafuda_desktop.rules.nodes import SourceText

__all__ = ["BEGIN_RULES", "MAX_BYTES", "Read", "checked", "read_text", "resolved"]

MAX_BYTES: Final = 256 * 1024
"""The largest file that is read; a rule file has about four thousand characters."""

BEGIN_RULES: Final = tr_noop("begin with 'family: tableau', or with 'extends:' and a game's name")
"""The hint for whoever has written no key into a rule file."""

_CONTROLS: Final = frozenset(map(chr, (*range(9), *range(11, 32), *range(127, 160))))
_SEPARATORS: Final = {"\x85", "\u2028", "\u2029"}
_MARKS: Final = (
    # The mark of UTF-16 is the beginning of one of UTF-32.
    ("UTF-32", (b"\xff\xfe\0\0", b"\0\0\xfe\xff")),
    ("UTF-16", (b"\xff\xfe", b"\xfe\xff")),
)
"""How a text begins that is no UTF-8 but could be saved as such."""


class Read(NamedTuple):
    """A file's text, or what kept us from it.

    Attributes:
        source: the text; empty where there was none to be had.
        diagnostics: why it cannot be used; empty when all is well.
    """

    source: SourceText
    diagnostics: tuple[Diagnostic, ...] = ()


def _failed(file: Path, message: str, hint: str | None = None) -> Read:
    source = SourceText(file)
    return Read(source, (source.span().diagnostic(message, hint),))


def resolved(path: Path) -> Path:
    """Where a path leads to; a link that leads to itself leads nowhere else."""
    return Path(os.path.realpath(path))  # resolve() raises on such a link, until Python 3.13


def read_text(file: Path) -> Read:
    """The text of a file in UTF-8. Never raises for what it finds."""
    try:
        status = file.stat()
        if stat.S_ISDIR(status.st_mode):
            return _failed(file, tr("this is a folder, not a file"), tr("name the files in it"))
        if not stat.S_ISREG(status.st_mode):
            return _failed(file, tr("this is not an ordinary file"))
        if status.st_size > MAX_BYTES:
            return _too_large(file)
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        return _failed(file, *_reason(error))
    return _too_large(file) if len(data) > MAX_BYTES else _decoded(file, data)


def checked(file: Path, text: str) -> Read:
    r"""The same for a text that would stand in a file, with ``\n`` at the ends of lines."""
    if len(text.encode("utf-8", errors="surrogatepass")) > MAX_BYTES:
        return _too_large(file)
    source = SourceText(file, text)
    return Read(source, _forbidden(source))


def _too_large(file: Path) -> Read:
    hint = tr("a rule file has a few thousand characters; is this one?")
    return _failed(file, tr("the file is larger than {most} kB", most=MAX_BYTES // 1024), hint)


def _reason(error: OSError | ValueError) -> tuple[str, str | None]:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return tr("there is no such file"), None
        case PermissionError():
            return tr("the file may not be read"), tr("its permissions forbid it to this user")
        case OSError():
            return tr("the file cannot be read: {reason}", reason=error.strerror or error), None
        case _:
            return tr("this cannot be a file's name"), None


def _decoded(file: Path, data: bytes) -> Read:
    for name, marks in _MARKS:
        if data.startswith(marks):
            message = tr("the file is saved as {encoding}", encoding=name)
            return _failed(file, message, tr("save it as UTF-8"))
    if b"\0" in data:
        return _failed(file, tr("this is not a text file"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _not_utf8(file, data, error)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    source = SourceText(file, text)
    return Read(source, _forbidden(source))


def _not_utf8(file: Path, data: bytes, error: UnicodeDecodeError) -> Read:
    readable = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    before = data[: error.start].decode("utf-8-sig", errors="replace")
    before = before.replace("\r\n", "\n").replace("\r", "\n")
    source = SourceText(file, readable)
    start = _position(before, len(before))
    message = tr("the byte {byte} is not UTF-8 text", byte=f"{data[error.start]:#04x}")
    span = source.span(start, Position(start.line, start.column + 1))
    return Read(source, (span.diagnostic(message, tr("save the file as UTF-8")),))


def _position(text: str, index: int) -> Position:
    return Position(text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index))


def _is_forbidden(char: str) -> bool:
    """What YAML does not allow, and its exotic ends of lines, unknown to editors."""
    return (
        char in _CONTROLS
        or char in _SEPARATORS
        or char in "\ufeff\ufffe\uffff"
        or "\ud800" <= char <= "\udfff"
    )


def _forbidden(source: SourceText) -> tuple[Diagnostic, ...]:
    """The first character that cannot stand in a rule file."""
    found = [char for char in set(source.text) if _is_forbidden(char)]
    if not found:
        return ()
    char = min(found, key=source.text.index)
    start = _position(source.text, source.text.index(char))
    span = source.span(start, Position(start.line, start.column + 1))
    code = f"{ord(char):04X}"
    if char in _SEPARATORS:
        message = tr("the line separator U+{code} cannot stand here", code=code)
        hint = tr("end lines with the return key")
    else:
        message = tr("the control character U+{code} cannot stand here", code=code)
        hint = tr("delete it")
    return (span.diagnostic(message, hint),)
