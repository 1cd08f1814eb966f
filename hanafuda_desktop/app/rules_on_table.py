"""What becomes of the game on the table when its rule file is saved: nothing that nobody asked for.

It goes on by the rules that it was dealt by. Where what was played so far is possible by the new
ones too, it can go on by them; otherwise it is said why not, and the game can be dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from hanafuda_desktop.app.editor.message_bar import MessageBar
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.going_on import CannotGoOn, gone_on, laid_deal
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.errors import EngineError
from hanafuda_desktop.language import tr, tr_noop

__all__ = ["RulesOnTable"]

_Offers: TypeAlias = Mapping[str, Callable[[], object]]

_GOES_ON: Final = tr_noop("Saved. The game on the table goes on by the rules that it was dealt by.")
_GOES_ON_UNTIL_MENDED: Final = tr_noop(
    "Saved. The game on the table goes on by the rules that it was dealt by; it can be dealt anew "
    "when nothing is wrong here."
)
_CANNOT_GO_ON: Final = tr_noop(
    "Saved. The game on the table goes on by the rules that it was dealt by, for by these it "
    "cannot: {why}"
)


class RulesOnTable:
    """The rules of the game on a window's table.

    Args:
        session: the game.
        say: tells the person something in the window.
    """

    def __init__(self, session: Session, say: Callable[[str], None]) -> None:
        self._session = session
        self._say = say
        self._told: dict[Path, tuple[MessageBar, str]] = {}
        session.began.connect(self._began)

    def come_from(self, path: Path) -> bool:
        """Whether this is the rule file of the game on the table."""
        ref = self._session.ref
        if ref is None:
            return False
        catalogue = self._session.library.catalogue
        return path == (ref.file if ref.file is not None else catalogue.path_of(ref.id))

    def saved(self, editor: EditorWindow) -> None:
        """Say in an editor whose file was saved what that means for the game."""
        path = editor.file.path
        if not self.come_from(path):
            return
        anew: _Offers = {tr("&Deal it anew"): lambda: self.deal_anew(path)}
        if editor.rules is None:
            self._tell(editor, tr(_GOES_ON_UNTIL_MENDED))
        elif not self._session.rules_changed():
            return
        elif self._session.is_over:
            self._tell(editor, tr("Saved. The next game is dealt by these rules."), anew)
        elif why := self._why_not():
            self._tell(editor, tr(_CANNOT_GO_ON, why=why), anew)
        else:
            offers: _Offers = {tr("&Go on by these"): lambda: self.go_on(path), **anew}
            self._tell(editor, tr(_GOES_ON), offers)

    def _tell(self, editor: EditorWindow, sentence: str, offers: _Offers | None = None) -> None:
        editor.bar.say(sentence, offers)
        self._told[editor.file.path] = editor.bar, sentence

    def _began(self) -> None:
        """Another game lies on the table: nothing that was said of the last one holds."""
        for bar, sentence in self._told.values():
            if bar.words.text() == sentence:  # something else may have been said since
                bar.hide()
        self._told.clear()

    def closed(self, path: Path) -> None:
        """The editor of this file is gone."""
        self._told.pop(path, None)

    def _why_not(self) -> str:
        try:
            gone_on(self._session.sitting, self._session.rules_now())
        except (CannotGoOn, EngineError) as why:
            return str(why)
        return ""

    def _is_another(self, path: Path) -> bool:
        """Whether the game that an offer was made for has left the table; says so."""
        if self.come_from(path):
            return False
        self._say(tr("Another game lies on the table now; it was left as it is."))
        return True

    def go_on(self, path: Path) -> None:
        """Play the game on by what its rule file says now, or say why that cannot be."""
        if self._is_another(path):
            return
        if why := self._gone_on():  # it was played on in the meantime
            self._say(tr("The game cannot go on by the new rules: {why}", why=why))

    def _gone_on(self) -> str:
        """Play the game on by the rules as they are now; returns why that cannot be, if so."""
        try:
            sitting = gone_on(self._session.sitting, self._session.rules_now())
        except (CannotGoOn, EngineError) as why:
            return str(why)
        self._session.go_on_as(sitting)
        self._say(tr("The game goes on by the new rules."))
        return ""

    def deal_anew(self, path: Path) -> None:
        """Deal by what the rule file says now."""
        if not self._is_another(path):
            self._deal()

    def _deal(self) -> None:
        """Deal by the rules as they are now, or say why not."""
        try:
            self._session.deal()
        except EngineError as error:
            self._say(str(error))

    def _deal_again(self) -> None:
        """Deal the same cards again, as far as they can be dealt by the rules as they are now."""
        game = self._session.game
        try:
            self._session.deal(seed=game.seed, deal=laid_deal(game))
        except EngineError:  # somebody laid these cards out, and now there are other ones
            self._deal()

    def renew(self) -> None:
        """Let the game on the table be played by its rules as they are now.

        It goes on where that can be; otherwise the same cards are dealt again, and it is said why.
        """
        if not self._session.rules_changed():
            return
        if self._session.is_over:
            self._deal()
        elif why := self._gone_on():
            self._deal_again()
            said = tr_noop("Dealt again, for the game could not go on by the new rules: {why}")
            self._say(tr(said, why=why))
