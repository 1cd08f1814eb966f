"""What becomes of the game on the table when its rule file is saved: nothing that nobody asked for.

It goes on by the rules that it was dealt by. Where what was played so far is possible by the new
ones too, it can go on by them; otherwise it is said why not, and the game can be dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.going_on import CannotGoOn, gone_on
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.errors import EngineError

__all__ = ["RulesOnTable"]


class RulesOnTable:
    """The rules of the game on a window's table.

    Args:
        session: the game.
        say: tells the person something in the window.
    """

    def __init__(self, session: Session, say: Callable[[str], None]) -> None:
        self._session = session
        self._say = say

    def come_from(self, path: Path) -> bool:
        """Whether this is the rule file of the game on the table."""
        ref = self._session.ref
        if ref is None:
            return False
        catalogue = self._session.library.catalogue
        return path == (ref.file if ref.file is not None else catalogue.path_of(ref.id))

    def saved(self, editor: EditorWindow) -> None:
        """Say in an editor whose file was saved what that means for the game."""
        if not self.come_from(editor.file.path):
            return
        goes_on = "Saved. The game on the table goes on by the rules that it was dealt by"
        if editor.rules is None:
            editor.bar.say(f"{goes_on}; it can be dealt anew when nothing is wrong here.")
        elif not self._session.rules_changed():
            return
        elif self._session.is_over:
            editor.bar.say("Saved. The next game is dealt by these rules.", self._offers())
        elif why := self._why_not():
            editor.bar.say(f"{goes_on}, for by these it cannot: {why}", self._offers())
        else:
            offers = {"&Go on by these": self.go_on, **self._offers()}
            editor.bar.say(f"{goes_on}.", offers)

    def _offers(self) -> dict[str, Callable[[], object]]:
        return {"&Deal it anew": self.deal_anew}

    def _why_not(self) -> str:
        try:
            gone_on(self._session.sitting, self._session.rules_now())
        except (CannotGoOn, EngineError) as why:
            return str(why)
        return ""

    def go_on(self) -> None:
        """Play the game on by the rules as they are now, or say why that cannot be."""
        try:
            sitting = gone_on(self._session.sitting, self._session.rules_now())
        except (CannotGoOn, EngineError) as why:  # it was played on in the meantime
            self._say(f"The game cannot go on by the new rules: {why}")
            return
        self._session.go_on_as(sitting)
        self._say("The game goes on by the new rules.")

    def deal_anew(self) -> None:
        """Deal by the rules as they are now."""
        try:
            self._session.deal()
        except EngineError as error:
            self._say(str(error))

    def renew(self) -> None:
        """Deal anew if the rules are others than the game was dealt by."""
        if self._session.rules_changed():
            self.deal_anew()
