"""The rules of a real-time game as sections: the aim, the layout, playing, and who has won."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.vocabulary import paragraph
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rulebook.blocks import Block, CardTable, Heading, Paragraph, Points, Section
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_game import FACTS, summary
from hanafuda_desktop.rulebook.sentences_speed import (
    BLOCKED,
    CARDS_LEFT,
    JOINING,
    LAST_CARD,
    LAYOUT,
    REFUSED,
    ROUNDS,
    SPOILS,
    TOO_FEW,
    UNCOVERING,
    fit_rows,
)
from hanafuda_desktop.rules.schema.speed import SpeedRules

__all__ = ["SPEED", "speed_sections"]

_AIM: Final = tr_noop(
    "There are no turns: both of you play at the same time, as fast as you can. Whoever first gets "
    "rid of all cards in their layout wins the round."
)
_COUNT: Final = tr_noop(
    "Count together: one, two, three. At three, both of you turn the top card of your deck face "
    "up into the middle, each on the stack in front of you, which you feed. Both stacks are for "
    "both of you."
)
_ONTO: Final = tr_noop(
    "Put open cards from the tops of your columns on the stacks, one after the other. On the top "
    "card of either stack goes:"
)
_FIRST: Final = tr_noop(
    "Of two cards for the same stack the first to arrive counts, if only by a moment. The other "
    "goes back to its column, unless it fits on the new top card as well."
)
_STILL: Final = tr_noop(
    "When neither of you can play or uncover a card, the game stands still. Count again: one, two, "
    "three, and turn the next cards of your decks onto your stacks. If one deck is used up, only "
    "the other player turns a card."
)
_NEXT: Final = tr_noop(
    "Both of you keep what is left of your decks. Then each shuffles all the cards they have "
    "now and lays out the next round. The fewer cards, the closer to winning the game."
)


def _aim(rules: SpeedRules, setting: Setting) -> Section:
    return Section(tr("The aim"), (Paragraph(summary(rules, setting)), Paragraph(tr(_AIM))))


def _layout(rules: SpeedRules, setting: Setting) -> Section:
    facts = Paragraph(paragraph(tell(rules, FACTS, setting)))
    return Section(tr("The layout"), (facts, Points((*tell(rules, LAYOUT, setting), tr(_COUNT)))))


def _playing(rules: SpeedRules, setting: Setting) -> Section:
    uncovering = [*tell(rules.joining, JOINING, setting), *tell(rules, UNCOVERING, setting)]
    blocks: list[Block] = [
        Paragraph(tr(_ONTO)),
        CardTable(fit_rows(rules, setting)),
        Paragraph(paragraph([tr(_FIRST), *tell(rules, REFUSED, setting)])),
        Heading(tr("Your columns")),
        Points((*uncovering, *tell(rules, LAST_CARD, setting))),
        Heading(tr("When nothing goes on")),
        Points((tr(_STILL), *tell(rules, BLOCKED, setting))),
    ]
    return Section(tr("Playing"), tuple(blocks))


def _ending(rules: SpeedRules, setting: Setting) -> Section:
    blocks: list[Block] = [
        Points((*tell(rules.spoils, SPOILS, setting), tr(_NEXT))),
        Heading(tr("Too few cards for a deck")),
        Points((*tell(rules.too_few, TOO_FEW, setting), *tell(rules, ROUNDS, setting))),
    ]
    if rules.points is not None:
        blocks += [
            Heading(tr("Points", meaning="of a real-time game")),
            Points(tuple(tell(rules.points, CARDS_LEFT, setting))),
        ]
    return Section(tr("After a round"), tuple(blocks))


def speed_sections(rules: SpeedRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a real-time game, in the order of reading."""
    return (
        _aim(rules, setting),
        _layout(rules, setting),
        _playing(rules, setting),
        _ending(rules, setting),
    )


_OWN_PART: Final = Untold("told key by key, as a part of its own")

SPEED: Final[Sentences[SpeedRules]] = {
    "family": Untold("decides which page is written"),
    "fits": Untold("told line by line"),
    "joining": _OWN_PART,
    "spoils": _OWN_PART,
    "too_few": _OWN_PART,
    "points": _OWN_PART,
}
