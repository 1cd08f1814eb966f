"""Deals games anew, by the rules as their files say them today."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Protocol

from hanafuda_desktop.engine.deals import Deal
from hanafuda_desktop.play.saved import GameRef
from hanafuda_desktop.play.seats import Seating, Sitting, dealt
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr

_LOG: Final = logging.getLogger(__name__)


class RuleSource(Protocol):
    """Where rules come from."""

    def refresh(self) -> bool:
        """Forget what was read if a rule file has changed since; returns whether one has."""

    def rules(self, ref: GameRef) -> GameBase:
        """A game's rules.

        Raises:
            UnknownGame: there is no such game.
            BrokenRules: its rule file has errors.
        """


class Dealer:
    """Deals for one window.

    Args:
        library: where rules come from.
        seeds: where the numbers of new deals come from.
        usual: who sits where at a new table when nobody has said so.
        say: takes a sentence for the person.
    """

    def __init__(
        self,
        library: RuleSource,
        seeds: Callable[[], int],
        usual: Callable[[GameBase], Seating],
        say: Callable[[str], None],
    ) -> None:
        self._library = library
        self._say = say
        self.number = seeds
        self._usual = usual

    def dealt(
        self,
        rules: GameBase,
        seating: Seating | None,
        seed: int | None = None,
        deal: Deal | None = None,
    ) -> Sitting:
        """A new game.

        Args:
            rules: its rules.
            seating: who sits where; who usually does where that does not fit.
            seed: the deal's number; one by chance if left out.
            deal: the cards, if they do not come from a number.

        Raises:
            EngineError: the deal is not possible.
        """
        number = seed or 0 if deal is not None else self.number() if seed is None else seed
        if seating is None or not seating.fits(rules):
            seating = self._usual(rules)
        return dealt(rules, seating, number, deal)

    def rules_today(self, ref: GameRef | None, rules: GameBase) -> GameBase:
        """The rules of a new deal of a game, read anew; if that cannot be done, those it has."""
        if ref is None:
            return rules
        self._library.refresh()
        try:
            return self._library.rules(ref)
        except (UnknownGame, BrokenRules) as error:
            _LOG.info("a new deal keeps its old rules: %s", error)
            self._say(tr("The rule file cannot be read now; this deal has the rules it had."))
            return rules

    def differ(
        self, ref: GameRef | None, rules: GameBase, fingerprint: Callable[[GameBase], str]
    ) -> bool:
        """Whether a game's rules in its file have another fingerprint than these."""
        try:
            return ref is not None and fingerprint(self._library.rules(ref)) != fingerprint(rules)
        except (UnknownGame, BrokenRules):
            return False
