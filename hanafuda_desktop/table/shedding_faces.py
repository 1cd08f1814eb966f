"""What the tray of a shedding game shows: what is about to be played, and what comes of it."""

from __future__ import annotations

from hanafuda_desktop.engine.shedding.moves import Combine, DiscardDrawn, Keep, Pass, Struggle
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.shedding_choices import SheddingChoices
from hanafuda_desktop.table.shedding_groups import top_of
from hanafuda_desktop.table.shedding_marks import effect_signs
from hanafuda_desktop.table.shedding_words import foretell, no_effect
from hanafuda_desktop.table.tray_item import TrayFace

__all__ = ["TrayFaces"]


class TrayFaces:
    """The tray's faces in one game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: SheddingRules) -> None:
        self._rules = rules

    def face(self, choices: SheddingChoices, move: object) -> TrayFace:
        """What the tray shows while this move is the one that would be played."""
        match move:
            case Combine(combination, field, hand, lay):
                told = foretell(self._rules, choices.view, move)
                group = next(each for each in choices.groups if move in each.moves)
                return TrayFace(
                    cards=(*field, *hand),
                    laid=lay,
                    tops=group.tops if top_of(move) in group.tops else (),
                    title=choices.names[combination],
                    said=told.said,
                    signs=effect_signs(told.effect) if told.effect is not None else (),
                    strong=told.effect is not None or told.wins,
                    on_top=tr("on top") if self._acts(combination) else "",
                    help=tr("Click a card to lay it on top.") if len(group.tops) > 1 else "",
                )
            case DiscardDrawn():
                return self._face_of_drawn(choices, move)
            case Keep():
                return TrayFace(title=tr("If you keep it"), said=no_effect())
        if choices.discards:  # with which mate makes no difference to what comes of it
            return self._face_of_drawn(choices, choices.discards[0], with_mate=False)
        if choices.keeps_drawn:
            return TrayFace(title=tr("If you keep it"), said=no_effect())
        if choices.gathered.cards:
            return TrayFace(title=tr("Add a glowing card."))
        return TrayFace(said=self._hint(choices))

    def _face_of_drawn(
        self, choices: SheddingChoices, move: DiscardDrawn, *, with_mate: bool = True
    ) -> TrayFace:
        """What comes of discarding the drawn card."""
        told = foretell(self._rules, choices.view, move)
        mate = (move.onto,) if with_mate and move.onto is not None else ()
        drawn = tuple(card for card in choices.view.pile("x").cards if card is not None)
        return TrayFace(
            cards=(*mate, *drawn),
            title=tr("If you discard it"),
            said=told.said,
            signs=effect_signs(told.effect) if told.effect is not None else (),
            strong=told.effect is not None,
            on_top=tr("on top") if self._rules.struggle.effect else "",
        )

    def _acts(self, combination: str) -> bool:
        """Whether the top card of a combination has an effect, or may have one."""
        return any(each.id == combination and each.effect for each in self._rules.combinations)

    def _hint(self, choices: SheddingChoices) -> str:
        """What can be done, where nothing is chosen yet."""
        view = choices.view
        if choices.swaps:
            return tr("With whom do you swap hands?")
        if choices.groups and isinstance(choices.draws, Struggle):
            return tr("Choose cards that go together, or draw from the stock.")
        if choices.groups:
            return tr("Choose cards that go together.")
        if isinstance(choices.draws, Pass):
            return tr("There is nothing to play and nothing to draw.")
        if choices.draws is not None and view.to_move == view.seat:
            return tr("Nothing goes together: draw from the stock.")
        return ""
