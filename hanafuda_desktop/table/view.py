"""The window's part that shows the table; scene and viewport have the same coordinates."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from hanafuda_desktop.table.board import Stop
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr, tr_noop

LEAST_SIZE = QSize(640, 420)
"""Below this nothing can be read."""
_LAID_FOR = QSize(900, 600)
"""The smallest table that shows everything as it should be; one that shrinks is laid for this."""
_LEAST_SHRUNK = QSize(300, 220)


class TableView(QGraphicsView):
    """Shows a scene at its own size and lays it out anew when that changes.

    Args:
        parent: the widget that it stands in.
        name: what it is called, for whoever does not see it, before translation.
        shrinks: whether it stands beside a text, with less room than a table needs: then it is laid
            for more, and made smaller.

    Attributes:
        table: the table that is shown.
    """

    focus_told = Signal()
    """What a person is at, on the table or on what lies over it, is another and described anew."""
    focused = Signal()
    """The keyboard came here from elsewhere."""
    unfocused = Signal()
    """The keyboard went elsewhere."""
    changed_parts = Signal()
    """The cards lie elsewhere than before."""
    came_up = Signal(str)
    """Something lies over the table now that wants to be read: all that it says, in words."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        name: str = tr_noop("Table"),
        shrinks: bool = False,
    ) -> None:
        super().__init__(parent)
        self.table: TableScene | None = None
        self._name, self._shrinks = name, shrinks
        if shrinks:
            self.setAccessibleName(self.called)
        # One that Python made: for a viewport of Qt's own, PySide would look through every class
        # of widgets for the right one, which takes a hundredth of a second of each start.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # One rectangle: Qt copies a picture at once into that, and row by row, in threads that wait
        # for each other, into a region of several.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(_LEAST_SHRUNK if shrinks else LEAST_SIZE)
        self.setMouseTracking(True)

    @property
    def called(self) -> str:
        """What it is called, for whoever does not see it."""
        return tr(self._name)

    def setScene(self, scene: QGraphicsScene | None) -> None:
        """Show a table; the one before is left at rest."""
        before = self.table
        if before is scene:
            return
        if before is not None:
            before.cancel()
            before.land()
            before.pile_focused.disconnect(self._tell)
            before.came_up.disconnect(self._tell_over)
            before.button_focused.disconnect(self._describe)
            before.arrived.disconnect(self.changed_parts)
        self.table = scene if isinstance(scene, TableScene) else None
        self.setAccessibleName(self.called)
        super().setScene(scene)
        if self.table is not None:
            self.table.pile_focused.connect(self._tell)
            self.table.came_up.connect(self._tell_over)
            self.table.button_focused.connect(self._describe)
            self.table.arrived.connect(self.changed_parts)
            self._fit()

    def _tell(self, place: Stop) -> None:
        if self.table is not None:
            self._describe(self.table.describe_focus(place))

    def _tell_over(self, said: str) -> None:
        self._describe(said)
        self.came_up.emit(said)

    def _describe(self, said: str) -> None:
        """Let a screen reader say where one is."""
        self.setAccessibleDescription(said)
        self.focus_told.emit()

    def _fit(self) -> None:
        # Not the viewport's size: that is right only once the widget is shown. The view has neither
        # frame nor bars, so its own is the same.
        size, scale = self.size(), 1.0
        if self.table is None:
            return
        if self._shrinks:
            scale = min(1.0, size.width() / _LAID_FOR.width(), size.height() / _LAID_FOR.height())
            self.setTransform(QTransform.fromScale(scale, scale))
        ratio = self.devicePixelRatioF() * scale
        self.table.resize(round(size.width() / scale), round(size.height() / scale), ratio)

    def show_legibly(self) -> None:
        """Show the table with words and colours as they are now for the whole program."""
        if self.table is not None:
            self.table.renew()

    def _let_go(self) -> None:
        """Cards do not stay in a hand that has gone elsewhere."""
        if self.table is not None:
            self.table.cancel()

    def sizeHint(self) -> QSize:
        """A comfortable window, or half of one."""
        return QSize(560, 420) if self._shrinks else QSize(1280, 800)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Notice another screen, and a window that is no longer in front."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        return bool(super().event(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell where on the table the keyboard is."""
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give up what the hand was doing."""
        self._let_go()
        super().focusOutEvent(event)
        self.unfocused.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        if self.table is not None:
            self.table.leave()
        super().leaveEvent(event)
