"""Sections with which the page of every game ends: advice, the months, where it comes from."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.blocks import Months, Paragraph, Points, Section
from hanafuda_desktop.rulebook.sentences import Setting, tell
from hanafuda_desktop.rulebook.sentences_game import SOURCES
from hanafuda_desktop.rules.schema.game import GameBase

__all__ = ["months", "notes", "sources"]


def notes(rules: GameBase, setting: Setting) -> list[Section]:
    """Advice for players, if the rule file gives any."""
    if not rules.notes:
        return []
    return [Section(tr("Advice"), (Points(tuple(setting.say(note) for note in rules.notes)),))]


def months(setting: Setting) -> Section:
    """The deck, month by month, for those who do not know it yet."""
    by_month = [
        tuple(card for card in members(setting.deck) if CARDS[card].month == month.number)
        for month in MONTHS
    ]
    words = tr(
        "Every card belongs to a month, told by its flower, and is a bright, an animal, a ribbon "
        "or chaff. The cards of a month stand here in its order."
    )
    kanji = setting.can_show("".join(month.kanji for month in MONTHS))
    return Section(
        tr("The months"), (Paragraph(words), Months(tuple(filter(None, by_month)), kanji))
    )


def sources(rules: GameBase, setting: Setting) -> list[Section]:
    """Where the game comes from."""
    told = tell(rules, SOURCES, setting)
    return [Section(tr("Where it comes from"), (Points(tuple(told)),))] if told else []
