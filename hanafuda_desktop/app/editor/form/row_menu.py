"""What can be done with a part of a list as a whole: move it, take it out, see it in the text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.form import Part

__all__ = ["RowMenu"]


class RowMenu(QMenu):
    """Filled anew whenever it opens.

    Args:
        context: the form.
        part: gives the part as it is now.
        parent: the button it belongs to.
    """

    def __init__(
        self, context: FormContext, part: Callable[[], Part], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._part = part
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Offer what can be done now."""
        self.clear()
        context, part = self._context, self._part()
        path = part.path
        acts = (
            (tr("Move &up"), part.can_move_up, lambda text: text.move(path, -1)),
            (tr("Move &down"), part.can_move_down, lambda text: text.move(path, 1)),
        )
        for words, is_possible, act in acts:
            action = self.addAction(words)
            action.setEnabled(is_possible and context.can_edit)
            action.triggered.connect(lambda _checked=False, act=act: context.change(act))
        if part.is_changed and context.can_edit:
            back = self.addAction(tr("&Back to what {base} says", base=context.base_name))
            back.triggered.connect(lambda: context.change(lambda text: text.go_back(path)))
        remove = self.addAction(tr("&Take out"))
        remove.setEnabled(context.can_edit and self._can_be_spared(part))
        remove.triggered.connect(lambda: context.change(lambda text: text.remove(path)))
        self.addSeparator()
        show = self.addAction(tr("&Show in the text"))
        show.triggered.connect(lambda: context.show_in_text(path))

    def _can_be_spared(self, part: Part) -> bool:
        """Whether enough others are left."""
        form, above = self._context.form, part.path[:-1]
        return len(form.keys_of(above)) > form.sort(above).least
