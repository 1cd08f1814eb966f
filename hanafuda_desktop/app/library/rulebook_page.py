"""The rules of a game on a page: at once the rules, and soon what goes with them.

An example has to be played and variants have to be read before they can be told, which nobody
waits for: both are done between frames while the page is seen, and it is then shown anew where it
stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.library.worked_example import example_in_steps
from hanafuda_desktop.app.window.fonts import can_show
from hanafuda_desktop.app.window.pages import HtmlPage, PageWindow
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import tr

_AFTER_MS: Final = 150
"""The page is painted before anything is played for it."""


class RulebookPage(HtmlPage):
    """The rulebook of a game.

    Args:
        pictures: the cards.
        parent: the window it stands in.
        after_ms: when, after rules are shown, it is looked for what goes with them.
        pause_ms: how long the window is left alone after each step of that.
        variants: finds a game's variants, if any are to be told; ``None`` after each small step.

    Attributes:
        after_ms: when, after rules are shown, it is looked for what goes with them.
    """

    def __init__(
        self,
        pictures: CardPictures,
        parent: QWidget | None = None,
        *,
        after_ms: int,
        pause_ms: int = 0,
        variants: Callable[[GameBase], Iterator[GameBase | None]] | None = None,
    ) -> None:
        super().__init__(pictures, parent)
        self.after_ms = after_ms
        self._variants = variants
        self._rules: GameBase | None = None
        self._around = Around()
        self._seeks = False
        self._search = IdleSearch(self, pause_ms=pause_ms)
        self._search.found.connect(self._complete)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is still to come."""
        return not self._search.is_busy

    def show_rules(self, rules: GameBase, base: GameBase | None) -> None:
        """Show these rules, and what goes with them as soon as it is known.

        Args:
            rules: the rules.
            base: the game that this is a variant of.
        """
        self._search.stop()
        # An example by other rules is none of these.
        example = self._around.example if rules == self._rules else None
        self._rules, self._around = rules, Around(base=base, example=example)
        self._show(rules)
        self._seeks = example is None
        self._seek()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on looking for what goes with the rules."""
        super().showEvent(event)
        self._seek()

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no example for nobody; it begins anew when the page is seen."""
        super().hideEvent(event)
        self._search.stop()

    def _seek(self) -> None:
        if self._seeks and self.isVisible():
            self._search.ask(self._sought(), after_ms=self.after_ms)

    def _show(self, rules: GameBase) -> None:
        html = rulebook_html(rules, rulebook_of(rules), around=self._around, can_show=can_show)
        self.show_page(html, self.verticalScrollBar().value())

    def _sought(self) -> Iterator[Around | None]:
        """All that goes with the rules, a small step at a time; at last what is known of it."""
        rules, around = self._rules, self._around
        assert rules is not None
        if self._variants is not None:
            variants = []
            for found in self._variants(rules):
                variants += [] if found is None else [found]
                yield None
            around = replace(around, variants=tuple(variants))
        for example in example_in_steps(rules):
            around = replace(around, example=example)
            yield None
        yield around

    def _complete(self, around: Around) -> None:
        self._seeks = False
        if self._rules is not None and around != self._around:
            self._around = around
            self._show(self._rules)


def rules_window(
    library: Library, rules: GameBase, *, pictures: CardPictures, parent: QWidget | None = None
) -> PageWindow:
    """A window with the rulebook of a game.

    Args:
        library: knows what the game is a variant of, and its own variants.
        rules: the game.
        pictures: where card pictures come from.
        parent: the window it belongs to.
    """
    page = RulebookPage(pictures, after_ms=_AFTER_MS, variants=library.variants_in_steps)
    page.show_rules(rules, library.base_of(rules))
    return PageWindow(tr("Rules of {game}", game=plain(rules.name)), page, parent)
