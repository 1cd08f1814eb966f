"""The windows that stand open beside a main window, each kind once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.table.pictures import CardPictures

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

__all__ = ["OpenWindows"]


@runtime_checkable
class _ShowsPictures(Protocol):
    """A window in which cards are seen."""

    def show_pictures(self, pictures: CardPictures) -> None: ...


@runtime_checkable
class _ShowsSettings(Protocol):
    """A window in which settings are seen."""

    def show_settings(self, settings: Settings) -> None: ...


@runtime_checkable
class _GoesOn(Protocol):
    """A window that can take the place of another of its kind, with what one looked at there."""

    def go_on_from(self, before: Any) -> None: ...


class OpenWindows:
    """Keeps them: what is shown again comes in the place of what was there of its kind."""

    def __init__(self) -> None:
        self._open: dict[str, QDialog] = {}
        self._makers: dict[str, Callable[[], QDialog]] = {}

    def __getitem__(self, kind: str) -> QDialog:
        """The window of this kind, seen or not.

        Raises:
            KeyError: there is none.
        """
        return self._open[kind]

    def __contains__(self, kind: str) -> bool:
        return kind in self._open

    def is_seen(self, kind: str) -> bool:
        """Whether a window of this kind is seen."""
        return kind in self._open and self._open[kind].isVisible()

    def show(self, kind: str, make: Callable[[], QDialog], *, goes_on: bool = False) -> None:
        """Show a new window.

        Args:
            kind: what kind it is of.
            make: makes it, now and in another language.
            goes_on: whether it takes over what one looked at in the one before.
        """
        before = self._open.get(kind)
        window = make()
        self._open[kind], self._makers[kind] = window, make
        if before is not None:
            window.setGeometry(before.geometry())
        window.show()
        window.activateWindow()
        if before is not None:
            if goes_on and isinstance(window, _GoesOn):
                window.go_on_from(before)
            before.close()
            before.deleteLater()

    def show_settings(self, settings: Settings) -> None:
        """Show these settings where they are seen."""
        for window in self._open.values():
            if isinstance(window, _ShowsSettings):
                window.show_settings(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it, wherever cards are seen."""
        for window in self._open.values():
            if isinstance(window, _ShowsPictures):
                window.show_pictures(pictures)

    def say_words(self) -> None:
        """Lay the windows that are seen anew in the language that is spoken."""
        active = next((kind for kind, each in self._open.items() if each.isActiveWindow()), "")
        for kind, make in list(self._makers.items()):
            if self._open[kind].isVisible():
                self.show(kind, make, goes_on=True)
        if active:
            self._open[active].activateWindow()

    def close(self) -> None:
        """Close them all."""
        for kind in list(self._open):
            self._open.pop(kind).close()
