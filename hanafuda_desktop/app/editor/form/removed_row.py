"""A part of the base that was taken out of a variant, and can be put back."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.dimming import dim
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.form import Part
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["RemovedRow"]


class RemovedRow(QWidget):
    """Its name, struck out.

    Args:
        context: the form.
        part: what was taken out.
        parent: the widget it stands in.
    """

    def __init__(self, context: FormContext, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = PlainLabel(part.title, self)
        font = name.font()
        font.setStrikeOut(True)
        name.setFont(font)
        dim(name, is_dim=True)
        self.back = QToolButton(self)
        self.back.setText(tr("Put back"))
        self.back.setToolTip(
            plain_text(
                tr("{part} counts again, as in {base}.", part=part.title, base=context.base_name)
            )
        )
        self.back.clicked.connect(lambda: context.change(lambda text: text.put_back(part.path)))
        row = QHBoxLayout(self)
        row.setContentsMargins(26, 0, 0, 0)
        row.addWidget(name)
        row.addWidget(self.back)
        row.addStretch(1)
