"""The fields of a map, one below the other, and larger parts below them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QWidget

from hanafuda_desktop.app.editor.form.block import Block
from hanafuda_desktop.app.editor.form.bodies import Body
from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.field_line import FieldLine, is_line
from hanafuda_desktop.rules.form import Field
from hanafuda_desktop.rules.form_tree import FormPath

__all__ = ["GroupBody"]


class GroupBody(Body):
    """A line for each small value, a part that opens for each large one.

    Args:
        context: the form.
        fields: gives the values as they are now.
        parent: the widget it stands in.
    """

    def __init__(
        self,
        context: FormContext,
        fields: Callable[[], tuple[Field, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._fields = fields
        self.lines: dict[FormPath, FieldLine] = {}
        self.blocks: dict[FormPath, Block] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 0, 4)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        for row, field in enumerate(fields()):
            self._add(field, 2 * row)

    def _add(self, field: Field, row: int) -> None:
        if is_line(self._context, field):
            self.lines[field.path] = FieldLine(self._context, field, self._grid, row, self)
        else:
            block = Block.of_field(self._context, field.path, self)
            self.blocks[field.path] = block
            self._grid.addWidget(block, row, 0, 1, 3)

    def refresh(self) -> None:
        """Show what holds now."""
        for field in self._fields():
            line, block = self.lines.get(field.path), self.blocks.get(field.path)
            if line is not None:
                line.show_field(field)
            elif block is not None:
                block.refresh()
