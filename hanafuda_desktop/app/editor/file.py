"""A rule file on the disk, as it was when it was read or written last."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMessageBox, QPushButton, QSizePolicy, QWidget

from hanafuda_desktop.app.editor.text import RuleText
from hanafuda_desktop.app.storage.files import check_ordinary, write_atomic
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.rules.source import MAX_BYTES
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr

# A bar above the text that says something and offers what can be done about it.


class MessageBar(QFrame):
    """One sentence at a time; it goes when something was chosen.

    Args:
        parent: the window it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(tr("Message"))
        self.words = PlainLabel(parent=self, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: dict[str, QPushButton] = {}
        self._row = filled(QHBoxLayout(self), (self.words, 1), margins=(10, 6, 6, 6))
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether there is something to be read."""
        return not self.isHidden()

    def say(self, sentence: str, offers: Mapping[str, Callable[[], object]] | None = None) -> None:
        """Say something.

        Args:
            sentence: what.
            offers: what can be done: words for a button, and what that does. Without any, the bar
                can only be put away.
        """
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = {}
        for word, act in {**(offers or {}), tr("&Hide"): None}.items():
            button = QPushButton(word, self, autoDefault=False)
            button.clicked.connect(self.hide)
            if act is not None:
                button.clicked.connect(lambda _checked=False, act=act: act())
            self._row.addWidget(button)
            self.buttons[word] = button
        self.words.setText(sentence)
        self.show()


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
        is_text: whether it is UTF-8 text; what is not is shown as well as it can be.
    """

    def __init__(self, path: Path, *, is_own: bool) -> None:
        self.path = path
        self.is_own = is_own
        self._bytes = self._now()
        self.is_text = _is_text(self._bytes)

    @property
    def text(self) -> str:
        """What stands in it, with plain ends of lines."""
        return _decoded(self._bytes).replace("\r\n", "\n").replace("\r", "\n")

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
        if not _is_text(data):
            return False
        self._bytes, self.is_text = data, True
        return True

    def _now(self) -> bytes:
        check_ordinary(self.path)
        with self.path.open("rb") as file:
            return file.read(MAX_BYTES + 1)

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
        self._bytes = data


def _decoded(data: bytes) -> str:
    return data.removeprefix(_BOM).decode("utf-8", errors="replace")


def _is_text(data: bytes) -> bool:
    return len(data) <= MAX_BYTES and _decoded(data).encode() == data.removeprefix(_BOM)


# Saves what is written, and notices what other programs do to the file; no text is ever lost.


class FileKeeper(QObject):
    """Keeps one file and the text of it together.

    Args:
        file: the file.
        text: what is written.
        bar: where it speaks to the person.
        parent: the window it belongs to.
    """

    saved = Signal()
    """The file was written."""
    loaded = Signal(bool)
    """The file was read: whether it may be written."""

    def __init__(self, file: RuleFile, text: RuleText, bar: MessageBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._file = file
        self._text = text
        self._bar = bar
        self._window = parent

    @property
    def is_unsaved(self) -> bool:
        """Whether something is written that is not in the file."""
        return self._text.document().isModified()

    def load(self) -> None:
        """Show the file as it was read, with nothing to be undone."""
        self._text.setPlainText(self._file.text)
        self._was_loaded()

    def _was_loaded(self) -> None:
        self._text.document().setModified(False)
        self._text.setReadOnly(not self._file.can_be_saved)
        self.loaded.emit(self._file.can_be_saved)

    def save(self) -> bool:
        """Save, or say why not; returns whether it was saved."""
        if self._file.has_changed:
            self._say_changed(is_saving=True)
            return False
        return self._write()

    def _write(self) -> bool:
        if not self._file.can_be_saved:
            self._bar.say(tr("This file is only shown; it is not written."))
            return False
        try:
            self._file.save(self._text.text)
        except OSError as error:
            reason = error.strerror or error
            self._bar.say(
                tr(
                    "The file cannot be saved ({reason}). What you wrote is still here.",
                    reason=reason,
                )
            )
            return False
        self._text.document().setModified(False)
        self._bar.hide()
        self.saved.emit()
        return True

    def _say_changed(self, *, is_saving: bool = False) -> None:
        said = (
            tr("Another program has changed this file, or taken it away. It was not saved.")
            if is_saving
            else tr("Another program has changed this file, or taken it away.")
        )
        self._bar.say(said, {tr("&Load that"): self._read_again, tr("&Overwrite it"): self._write})

    def _read_again(self) -> bool:
        """Show what another program has written; one step back is what was written here.

        Returns:
            whether it can be shown.
        """
        try:
            is_text = self._file.read_again()
        except OSError as error:
            reason = error.strerror or error
            self._bar.say(tr("The file cannot be read ({reason}).", reason=reason))
            return False
        if not is_text:
            # What was here stays: in letters that are only guessed at, the other would be spoilt.
            said = tr(
                "Another program has saved this file, and not as text in UTF-8. It was not loaded."
            )
            offers: dict[str, Callable[[], object]] = {tr("&Overwrite it"): self._write}
            self._bar.say(said, offers if self._file.can_be_saved else {})
            return False
        self._text.change_to(self._file.text)
        self._was_loaded()
        return True

    def look_outside(self) -> None:
        """Notice what other programs have done to the file meanwhile."""
        if not self._file.is_own or not self._file.has_changed:
            return
        if self.is_unsaved or not self._file.path.exists():
            is_asked = self._bar.is_open and tr("&Load that") in self._bar.buttons
            if not is_asked:
                self._say_changed()
        elif self._read_again():
            self._bar.say(tr("Another program has changed this file; this is what it says now."))

    def may_close(self) -> bool:
        """Ask what becomes of what is not saved; returns whether the window may be closed."""
        if not self.is_unsaved:
            return True
        choice = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            tr("House rules"),
            plain_text(tr("{file} is not saved. Save it?", file=self._file.path.name)),
            choice.Save | choice.Discard | choice.Cancel,
            choice.Save,
        )
        return answer == choice.Discard or (answer == choice.Save and self.save())
