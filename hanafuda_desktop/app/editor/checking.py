"""Checks what is being written, shortly after one has stopped typing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.library import Library
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.completing import Names, base_named, names_known
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.differing import Difference, differences
from hanafuda_desktop.rules.drafts import load_draft
from hanafuda_desktop.rules.form import Form
from hanafuda_desktop.rules.loading import LoadedGame
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["QUIET_MS", "SETTLED_MS", "Checked", "Checker"]

QUIET_MS: Final = 60
"""So long nobody has typed when the text is checked; with the few milliseconds that this takes,
problems are seen within a tenth of a second."""
SETTLED_MS: Final = 350
"""So long nobody has typed when what is sound is played: not every letter is worth a new deal."""


class Checked:
    """What there is to know of a text.

    Args:
        library: where other files come from.
        file: the file in which it would stand.
        text: the text.
        names: names of other files that it can speak of.

    Attributes:
        file: the same.
        text: the same.
        names: the same.
        loaded: its rules, or what is wrong.
    """

    def __init__(self, library: Library, file: Path, text: str, names: Names) -> None:
        self._library = library
        self.file = file
        self.text = text
        self.names = names
        self.loaded: LoadedGame = load_draft(library.catalogue, file, text)
        self._taken = library.catalogue.name_taken(file)

    @property
    def rules(self) -> GameRules | None:
        """The rules, if they are sound."""
        return self.loaded.rules if self._taken is None else None

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What is wrong, warnings among them."""
        taken = () if self._taken is None else (self._taken,)
        return (*taken, *self.loaded.diagnostics)

    @cached_property
    def form(self) -> Form | None:
        """The rules as a form; ``None`` while the text, or its base, cannot be read."""
        tree = self.loaded.provenance.tree
        form = Form(self.file, self.text, tree, self.names)
        is_whole = tree is not None or not form.is_variant
        return form if form.can_be_read and is_whole else None

    @cached_property
    def base(self) -> GameRules | None:
        """The game of which it is a variant, if that is sound."""
        return None if self.rules is None else self._library.base_beside(self.file, self.rules)

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """What it differs in from that."""
        if self.rules is None or self.base is None:
            return ()
        return differences(self.base, self.rules, self.loaded.provenance)


class Checker(QObject):
    """Checks one file.

    Args:
        library: where other files come from.
        file: the file.
        text: gives the text as it is now.
        parent: the object it belongs to.
    """

    checked = Signal(object)
    """The text was checked: a :class:`Checked`."""
    settled = Signal(object)
    """Nobody has typed for a while since: the same again."""

    def __init__(
        self, library: Library, file: Path, text: Callable[[], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._file = file
        self._text = text
        self.last: Checked | None = None
        self._names = Names()
        self._known: tuple[Catalogue, str | None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(QUIET_MS)
        self._timer.timeout.connect(self._check)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED_MS - QUIET_MS)
        self._settling.timeout.connect(lambda: self.settled.emit(self.last))

    @property
    def is_due(self) -> bool:
        """Whether something was typed that is not checked, or has not settled yet."""
        return self._timer.isActive() or self._settling.isActive()

    def note(self) -> None:
        """Something was typed: check it when that is over."""
        if self.last is None or self.last.text != self._text():
            self._settling.stop()
            self._timer.start()

    def check(self) -> Checked:
        """Check the text as it is now, and take it as settled."""
        found = self._check()
        self._settling.stop()
        self.settled.emit(found)
        return found

    def _check(self) -> Checked:
        self._timer.stop()
        text = self._text()
        self.last = found = Checked(self._library, self._file, text, self._names_in(text))
        self.checked.emit(found)
        self._settling.start()
        return found

    def _names_in(self, text: str) -> Names:
        """The names that a text can speak of; they change with its base, or when a file does."""
        known = (self._library.catalogue, base_named(text))
        if known != self._known:
            self._names, self._known = names_known(known[0], self._file, known[1]), known
        return self._names

    def stop(self) -> None:
        """The window closes."""
        self._timer.stop()
        self._settling.stop()
