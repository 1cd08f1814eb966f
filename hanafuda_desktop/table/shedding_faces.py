"""What the tray of a shedding game shows: what is about to be played, and what comes of it."""

from __future__ import annotations

from hanafuda_desktop.engine.shedding.moves import Combine, DiscardDrawn, Keep, Pass, Struggle
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.shedding_choices import SheddingChoices
from hanafuda_desktop.table.shedding_groups import top_of
from hanafuda_desktop.table.shedding_marks import effect_signs
from hanafuda_desktop.table.shedding_words import SheddingWords, foretell
from hanafuda_desktop.table.tray_item import TrayFace

__all__ = ["TrayFaces"]


class TrayFaces:
    """The tray's faces in one game.

    Args:
        rules: the game's rules.
        words: what the tray says.
    """

    def __init__(self, rules: SheddingRules, words: SheddingWords) -> None:
        self._rules, self._words = rules, words

    def face(self, choices: SheddingChoices, move: object) -> TrayFace:
        """What the tray shows while this move is the one that would be played."""
        words = self._words
        match move:
            case Combine(combination, field, hand, lay):
                told = foretell(self._rules, choices.view, move, words)
                group = next(each for each in choices.groups if move in each.moves)
                return TrayFace(
                    cards=(*field, *hand),
                    laid=lay,
                    tops=group.tops if top_of(move) in group.tops else (),
                    title=choices.names[combination],
                    said=told.said,
                    signs=effect_signs(told.effect) if told.effect is not None else (),
                    strong=told.effect is not None or told.wins,
                    on_top=words.on_top if self._acts(combination) else "",
                    help=words.choose_top if len(group.tops) > 1 else "",
                )
            case DiscardDrawn():
                return self._face_of_drawn(choices, move)
            case Keep():
                return TrayFace(title=words.if_kept, said=words.no_effect)
        if choices.discards:  # with which mate makes no difference to what comes of it
            return self._face_of_drawn(choices, choices.discards[0], with_mate=False)
        if choices.keeps_drawn:
            return TrayFace(title=words.if_kept, said=words.no_effect)
        if choices.gathered.cards:
            return TrayFace(title=words.add)
        return TrayFace(said=self._hint(choices))

    def _face_of_drawn(
        self, choices: SheddingChoices, move: DiscardDrawn, *, with_mate: bool = True
    ) -> TrayFace:
        """What comes of discarding the drawn card."""
        words = self._words
        told = foretell(self._rules, choices.view, move, words)
        mate = (move.onto,) if with_mate and move.onto is not None else ()
        drawn = tuple(card for card in choices.view.pile("x").cards if card is not None)
        return TrayFace(
            cards=(*mate, *drawn),
            title=words.if_discarded,
            said=told.said,
            signs=effect_signs(told.effect) if told.effect is not None else (),
            strong=told.effect is not None,
            on_top=words.on_top if self._rules.struggle.effect else "",
        )

    def _acts(self, combination: str) -> bool:
        """Whether the top card of a combination has an effect, or may have one."""
        return any(each.id == combination and each.effect for each in self._rules.combinations)

    def _hint(self, choices: SheddingChoices) -> str:
        """What can be done, where nothing is chosen yet."""
        words, view = self._words, choices.view
        if choices.swaps:
            return words.hint_swap
        if choices.groups:
            return words.hint if isinstance(choices.draws, Struggle) else words.hint_must
        if isinstance(choices.draws, Pass):
            return words.hint_nothing
        return words.hint_stuck if choices.draws is not None and view.to_move == view.seat else ""
