"""The rules of a patience as sections: the aim, the deal, the stock, moves, yaku, the months."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.rulebook_piles import (
    CELLS,
    CELLS_DEAL,
    COLUMN_STOCK,
    COLUMNS_DEAL,
    COLUMNS_MOVES,
    STOCK,
    a,
    column_nouns,
    each_of,
    noun_of,
    one_of,
    patience_rows,
    piles_named,
    still_empty,
    the,
    those_of,
    waste_moves,
)
from hanafuda_desktop.families.tableau.schema import (
    Collecting,
    ColumnGroup,
    FoundationGroup,
    TableauRules,
    TableauYaku,
    Win,
)
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TableauMove, TurnStock
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Laid,
    Paragraph,
    Points,
    Section,
    YakuRow,
    YakuTable,
)
from hanafuda_desktop.rulebook.card_words import any_of, card, cards_named, deal_words, several
from hanafuda_desktop.rulebook.fit_words import fits_remarks, fits_told
from hanafuda_desktop.rulebook.sentences import (
    FACTS,
    FamilyRulebook,
    Sentences,
    Setting,
    clauses,
    summary,
    tell,
    told,
    wanted,
    yaku_row,
)
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.text.language import Text, tr, trn, trn_noop
from hanafuda_desktop.text.vocabulary import listed, paragraph, points, sentence

GroupT = TypeVar("GroupT", ColumnGroup, FoundationGroup)

# Sentences for piles that are built up, and for what wins.


_SEVERAL: Final[Sentences[FoundationGroup]] = {
    "dealt": {
        1: "Each {pile} is dealt, face up, the first card of the shuffled deck that it takes",
        ...: "Each {pile} is dealt, face up, the first {cards} of the shuffled deck that it takes",
    },
    "limit": "Each {pile} takes cards until it has {cards}, and no more",
}
_ALONE: Final[Sentences[FoundationGroup]] = {
    "dealt": {
        1: "{pile} is dealt, face up, the first card of the shuffled deck that it takes",
        ...: "{pile} is dealt, face up, the first {cards} of the shuffled deck that it takes",
    },
    "limit": "{pile} takes cards until it has {cards}, and no more",
}
"""What is said of several piles of one name, and of a pile that is the only one."""


def _of_each(group: FoundationGroup, setting: Setting, key: str) -> str:
    noun = noun_of(group, setting)
    told, pile = (_SEVERAL, noun.one) if noun.count > 1 else (_ALONE, the(noun))
    return "".join(clauses(group, {key: told[key]}, setting, pile=pile))


_COUNTS: Final[dict[str | None, tuple[Text, Text]]] = {
    None: trn_noop(
        "There is {piles} to build up, one card at a time",
        "There are {piles} to build up, one card at a time",
    ),
    "month": trn_noop(
        "There is {piles} to build up, one for each month, one card at a time",
        "There are {piles} to build up, one for each month, one card at a time",
    ),
    "category": trn_noop(
        "There is {piles} to build up, one for each kind of card, one card at a time",
        "There are {piles} to build up, one for each kind of card, one card at a time",
    ),
    "place": trn_noop(
        "There is {piles} to build up, one for each place that a card can have in its month, one "
        "card at a time",
        "There are {piles} to build up, one for each place that a card can have in its month, one "
        "card at a time",
    ),
}
"""What each of the piles is for."""


def _count(group: FoundationGroup, setting: Setting) -> str:
    noun = noun_of(group, setting)
    return trn(*_COUNTS[group.each], noun.count, piles=noun.counted)


def _cards(group: FoundationGroup, setting: Setting) -> str:
    wanted = selected(group.cards) & setting.deck
    if wanted == setting.deck:
        return ""
    return tr("Only {cards} go there", cards=several(wanted, setting.deck))


_ORDER: Final[dict[str, Text]] = {
    "value": "Each pile takes its cards kind by kind, from chaff over ribbons and animals to "
    "brights",
    "value-down": "Each pile takes its cards kind by kind, from brights over animals and ribbons "
    "to chaff",
    "month": "Each pile takes its cards month by month, from January on",
    "month-down": "Each pile takes its cards month by month, from December backwards",
    "place": "Each pile takes its cards by their places in the month, from the first to the fourth",
    "place-down": "Each pile takes its cards by their places in the month, from the fourth to the "
    "first",
}
_EQUALS: Final[dict[str, Text]] = {
    "category": "{order}; cards of one kind come in any order",
    "month": "{order}; cards of one month come in any order",
    "place": "{order}; cards that have the same place come in any order",
}
"""By what cards are equal, and how it is told of those that are."""


def _order(group: FoundationGroup, setting: Setting) -> str:
    if group.order is None:
        return ""
    words = tr(_ORDER[group.order])
    attribute = group.order.removesuffix("-down").replace("value", "category")
    keys = [attribute] if group.each is None else [group.each, attribute]
    turns = [
        tuple(getattr(CARDS[card], key) for key in keys)
        for card in members(selected(group.cards) & setting.deck)
    ]
    return words if len(set(turns)) == len(turns) else tr(_EQUALS[attribute], order=words)


def _start(group: FoundationGroup, setting: Setting) -> str:
    wanted = selected(group.start) & selected(group.cards) & setting.deck
    if wanted == selected(group.cards) & setting.deck:
        return ""
    return tr("An empty pile begins with {cards}", cards=any_of(wanted, setting.deck))


def _build(group: FoundationGroup, setting: Setting) -> str:
    if group.build is None:
        return "" if group.order is not None else tr("The cards may come in any order")
    if not group.build:
        return tr("Nothing is laid on the first card")
    told = fits_told(group.build, setting.deck)
    if group.order is None:
        words = tr("On the top card goes {cards}", cards=told)
    else:
        words = tr("On the top card besides goes {cards}", cards=told)
    return paragraph([sentence(words), *fits_remarks(group.build)])


FOUNDATIONS: Final[Sentences[FoundationGroup]] = {
    "each": _count,
    "cards": _cards,
    "order": _order,
    "start": _start,
    "build": _build,
    "limit": lambda group, setting: _of_each(group, setting, "limit"),
    "takes_from": {
        (): "Whatever card may be moved, from anywhere, may go there when it comes next",
        ...: "Cards come there only from {sources}",
    },
    "take_back": {
        True: "The top card may be taken back into play",
        False: "A card that lies there stays there",
    },
}


def _win_yaku(win: Win, setting: Setting) -> str:
    if win.yaku is None:
        return ""
    every = sum(yaku.times for yaku in setting.of(TableauRules).yaku)
    if win.yaku == "all" or win.yaku >= every:
        return trn(
            "the {number} yaku is collected",
            "all {number} yaku are collected",
            every,
        )
    return trn(
        "{number} yaku is collected",
        "{number} yaku are collected",
        win.yaku,
    )


def _win_foundations(win: Win, setting: Setting) -> str:
    if win.foundations is None:
        return ""
    nouns = [noun_of(group, setting) for group in setting.of(TableauRules).foundations]
    return trn(
        "{piles} is complete",
        "{piles} are complete",
        sum(noun.count for noun in nouns),
        piles=those_of(nouns),
    )


def _win_columns(win: Win, setting: Setting) -> str:
    nouns = column_nouns(setting)
    match win.columns:
        case None:
            return ""
        case "empty":
            return trn(
                "{piles} is empty",
                "{piles} are empty",
                sum(noun.count for noun in nouns),
                piles=those_of(nouns),
            )
        case "runs":
            return tr(
                "{piles} is empty or holds one unbroken run, all face up, and no card is left "
                "elsewhere",
                piles=each_of(nouns),
            )
        case _:
            assert_never(win.columns)


def _in_play(setting: Setting) -> str:
    """Where cards lie that are not built up yet: ``the beds, stock, turned cards``."""
    rules = setting.of(TableauRules)
    more: list[str] = []
    if rules.stock is not None:
        more += [tr("stock", meaning="after “the”"), tr("turned cards", meaning="after “the”")]
    if rules.cells is not None:
        more.append(tr("free places", meaning="after “the”"))
    return those_of(column_nouns(setting), "or", more)


WIN: Final[Sentences[Win]] = {
    "yaku": _win_yaku,
    "foundations": _win_foundations,
    "columns": _win_columns,
    "cards_left": {
        0: "no card is left",
        ...: trn_noop("no more than {number} card is left", "no more than {number} cards are left"),
    },
    "points": trn_noop(
        "your yaku are worth {n} point or more", "your yaku are worth {n} points or more"
    ),
}
"""Conditions without a subject; the page says "You win when" before them."""
_LEFT_IN_PLAY: Final[Sentences[Win]] = {
    "cards_left": {
        0: "no card is left in {piles}",
        ...: trn_noop(
            "no more than {number} card is left in {piles}",
            "no more than {number} cards are left in {piles}",
        ),
    },
}
"""The same where other cards are built up."""


# Sentences for the yaku of a patience: from where, when, and what they are worth.

# Conditions


def _after_yaku(yaku: TableauYaku, setting: Setting) -> str:
    if not yaku.after_yaku:
        return ""
    names = {other.id: setting.say(other.name) for other in setting.of(TableauRules).yaku}
    others = listed([names.get(other, other) for other in yaku.after_yaku])
    return tr("Not before {yaku}", yaku=others)


def _size(yaku: TableauYaku, setting: Setting) -> int:
    """How many cards the yaku takes."""
    size = 0
    for need in yaku.needs:
        mask = wanted(need, setting)
        parts = {getattr(CARDS[card], need.each) for card in members(mask)} if need.each else {0}
        size += need.count * len(parts)
    return size


def _as_run(part: TableauYaku | Collecting, setting: Setting) -> str:
    if part.as_run is None:
        return ""
    if not part.as_run:
        return tr("the order in which its cards lie on one another does not matter")
    names = listed(list(dict.fromkeys(noun.one for noun in column_nouns(setting))), "or")
    return tr(
        "the cards that come from one {pile} must lie in the order in which it is built",
        pile=names,
    )


_ORIGINS: Final[Sentences[TableauYaku | Collecting]] = {
    "columns_at_least": {
        0: "none of its cards need come from {piles}",
        1: "at least one of its cards comes from {piles}",
        ...: "at least {number} of its cards come from {piles}",
    },
    "waste_at_most": {
        "all": "any number of its cards may come from the turned cards, as long as they lie "
        "together on top of them",
        0: "none of its cards may come from the turned cards",
        1: "at most one of its cards may come from the turned cards, the top one",
        ...: "at most {number} of its cards may come from the top of the turned cards",
    },
    "cells_at_most": {
        "all": "any number of its cards may come from free places",
        0: "none of its cards may come from free places",
        ...: "at most {number} of its cards may come from free places",
    },
    "piles_at_most": {
        "all": "its cards may come from any number of piles",
        1: "all its cards come from one pile",
        ...: "its cards come from no more than {number} piles",
    },
    "as_run": _as_run,
}
"""From where the cards of a yaku come."""
_ORIGINS_OF_ONE: Final[Sentences[TableauYaku | Collecting]] = {
    "columns_at_least": {0: "it need not come from {pile}", ...: "it comes from {pile}"},
    "waste_at_most": {
        0: "it may not be the top one of the turned cards",
        ...: "it may be the top one of the turned cards",
    },
    "cells_at_most": {
        0: "it may not come from a free place",
        ...: "it may come from a free place",
    },
}
"""The same of a yaku that has but one card."""


def _origins(part: TableauYaku | Collecting, setting: Setting) -> list[str]:
    """What holds for all yaku, or what one of them has otherwise than the others."""
    rules, nouns = setting.of(TableauRules), column_nouns(setting)
    unsaid = {
        "waste_at_most": rules.stock is None or rules.stock.to != "waste",
        "cells_at_most": rules.cells is None,
        "piles_at_most": part is rules.collecting and part.piles_at_most == "all",
    }
    is_single = isinstance(part, TableauYaku) and _size(part, setting) == 1
    origins = {**_ORIGINS, **(_ORIGINS_OF_ONE if is_single else {})}
    return tell(
        part,
        {key: each for key, each in origins.items() if not unsaid.get(key)},
        setting,
        piles=those_of(nouns, "or"),
        pile=one_of(nouns),
    )


YAKU: Final[Sentences[TableauYaku]] = {
    "times": {1: "", ...: "Can be collected {times}"},
    "points": lambda yaku, _: points(yaku.points) if yaku.points else "",
    "after": trn_noop(
        "Only after {number} other yaku has been collected",
        "Only after {number} other yaku have been collected",
    ),
    "after_yaku": _after_yaku,
}


def _aim(rules: TableauRules, setting: Setting) -> Section:
    win = {**WIN, **(_LEFT_IN_PLAY if rules.foundations else {})}
    conditions = clauses(rules.win, win, setting, piles=_in_play(setting))
    return Section(
        tr("The aim"),
        (
            Paragraph(summary(rules, setting)),
            Paragraph(
                paragraph(
                    [
                        sentence(tr("You win when {conditions}", conditions=listed(conditions))),
                        tr("When no move is left before that, the game is lost."),
                    ]
                )
            ),
        ),
    )


def _left_over(rules: TableauRules, setting: Setting) -> int:
    """How many cards the deal leaves for the stock."""
    dealt = sum(sum(group.sizes) for group in rules.columns)
    dealt += sum(group.dealt * len(group.parts(setting.deck)) for group in rules.foundations)
    dealt += rules.cells.dealt if rules.cells is not None else 0
    return setting.deck.bit_count() - dealt


def _deal(rules: TableauRules, setting: Setting) -> Section:
    facts = paragraph(tell(rules, FACTS, setting))
    told_deal: list[str] = []
    for foundation in rules.foundations:
        told_deal += told(_of_each(foundation, setting, "dealt"))
    for group in rules.columns:
        told_deal.append(paragraph(tell(group, COLUMNS_DEAL, setting)))
    if rules.cells is not None:
        told_deal += tell(rules.cells, CELLS_DEAL, setting)
    left = _left_over(rules, setting)
    if rules.stock is not None and left > 0:
        told_deal.append(
            trn(
                "The other {number} card is the stock, face down.",
                "The other {number} cards are the stock, face down.",
                left,
            )
        )
    return Section(tr("The deal"), (Paragraph(facts), Points(tuple(told_deal))))


def _by_group(
    groups: Sequence[GroupT], told: Sentences[GroupT], setting: Setting
) -> Iterator[Block]:
    """What is said of groups of piles, under their names if there are several."""
    for group in groups:
        if len(groups) > 1:
            yield Heading(noun_of(group, setting).title)
        words = {
            "sources": piles_named(group.takes_from, setting),
            "piles": those_of([noun_of(group, setting)]),
            "pile": a(noun_of(group, setting)),
        }
        yield Points(tuple(tell(group, told, setting, **words)))


def _moves(rules: TableauRules, setting: Setting) -> Section:
    general: list[str] = []
    if _has_hidden(rules):
        general.append(tr("A face-down card that comes to the top is turned up at once."))
    if rules.stock is not None and rules.stock.to == "waste":
        if waste_moves(setting, to_columns=True):
            general.append(tr("The top one of the turned cards moves in the same way, by itself."))
        elif waste_moves(setting, to_columns=False):
            general.append(tr("The top one of the turned cards may be moved too, by itself."))
    more = (Paragraph(paragraph(general)),) if general else ()
    groups = _by_group(rules.columns, COLUMNS_MOVES, setting)
    return Section(tr("Moving cards"), (*groups, *more))


def _has_hidden(rules: TableauRules) -> bool:
    return any(
        group.face_up != "all" and max(group.sizes) > max(1, group.face_up)
        for group in rules.columns
    )


def _row(yaku: TableauYaku, setting: Setting) -> YakuRow:
    return yaku_row(yaku, [*tell(yaku, YAKU, setting), *_origins(yaku, setting)], setting)


_COLLECT: Final[Text] = (
    "A yaku is collected all at once: its cards leave the table together. A card can be taken when "
    "it lies face up on top of its pile, or has only cards of the same yaku above it that are "
    "taken with it."
)


def tableau_sections(rules: TableauRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a patience, in the order of reading."""
    sections = [_aim(rules, setting), _deal(rules, setting)]
    if rules.stock is not None:
        lines = tell(rules.stock, STOCK if rules.stock.to == "waste" else COLUMN_STOCK, setting)
        sections.append(Section(tr("The stock"), (Points(tuple(lines)),)))
    sections.append(_moves(rules, setting))
    if rules.cells is not None:
        sources = piles_named(rules.cells.takes_from, setting)
        lines = tell(rules.cells, CELLS, setting, sources=sources)
        sections.append(Section(tr("Free places"), (Points(tuple(lines)),)))
    if rules.foundations:
        groups = _by_group(rules.foundations, FOUNDATIONS, setting)
        sections.append(Section(tr("Building up"), tuple(groups)))
    if rules.yaku:
        blocks = (
            Paragraph(tr(_COLLECT)),
            Points(tuple(_origins(rules.collecting, setting))),
            YakuTable(tuple(_row(yaku, setting) for yaku in rules.yaku)),
        )
        sections.append(Section(tr("Collecting yaku"), blocks))
    return tuple(sections)


_MOST_TOLD = 4
"""Moves; of a longer way only the last ones are told."""


def patience_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The table, and the moves, each with its cards; nothing if none was made."""
    count = len(game.moves)
    if not count:
        return ()
    first = max(0, count - _MOST_TOLD)
    rows = [
        _move_row(game.view_before(place), game.view_before(place + 1), game.moves[place], setting)
        for place in range(first, count)
    ]
    return (
        Paragraph(paragraph([sentence(deal_words(game)), _looks(first)])),
        Laid(tuple(patience_rows(game.view_before(first), setting))),
        Paragraph(tr("From here it can go on like this:")),
        CardTable(tuple(rows)),
    )


def _looks(made: int) -> str:
    """What stands above the table, after so many moves."""
    if not made:
        return tr("At first the table looks like this:")
    return trn(
        "After {number} move the table looks like this:",
        "After {number} moves the table looks like this:",
        made,
    )


def _move_row(view: View, after: View, move: TableauMove, setting: Setting) -> CardRow:
    match move:
        case TurnStock():
            return _turned(view, after)
        case Redeal():
            return CardRow(tr("The stock is used up: turn the turned cards over again."), ())
        case Shift(source, target, count):
            moved = tuple(c for c in view.pile(source).cards[-count:] if c is not None)
            onto = view.pile(target)
            words = _moved(moved, view.pile(source), onto, setting)
            shown = (*moved, *([onto.top] if onto.top is not None else []))
            return CardRow(words, shown)
        case Collect(yaku, collected):
            name = next(setting.say(y.name) for y in setting.of(TableauRules).yaku if y.id == yaku)
            return CardRow(
                tr("Collect {yaku}: {cards}.", yaku=name, cards=cards_named(collected)), collected
            )
        case _:
            assert_never(move)


def _turned(view: View, after: View) -> CardRow:
    """The cards that a turn of the stock shows beside it, if it lays them there."""
    before = len(view.pile("w").cards)
    turned = tuple(card for card in after.pile("w").cards[before:] if card is not None)
    if not turned:
        return CardRow(tr("Turn cards of the stock."), ())
    return CardRow(tr("Turn up {cards} from the stock.", cards=cards_named(turned)), turned)


def _place(pile: PileView, setting: Setting) -> str:
    """A pile by name: ``bed 3``."""
    for group in setting.of(TableauRules).groups:
        if pile.group == group.id:
            return tr("{pile} {place}", pile=noun_of(group, setting).one, place=pile.id[1:])
    return tr("a free place") if pile.kind is PileKind.CELL else tr("the turned cards")


def _moved(moved: tuple[int, ...], source: PileView, onto: PileView, setting: Setting) -> str:
    said = {
        "cards": cards_named(moved),
        "source": _place(source, setting),
        "target": _place(onto, setting),
    }
    if onto.top is not None:
        return tr("Move {cards} from {source} onto {top} in {target}.", top=card(onto.top), **said)
    if onto.kind is PileKind.CELL:
        return tr("Move {cards} from {source} to {target}.", **said)
    return tr("Move {cards} from {source} to {target}, which is empty.", **said)


RULEBOOK: Final = FamilyRulebook(
    engine=Tableau,
    sections=tableau_sections,
    example=patience_example,
    rows=patience_rows,
    empty=still_empty,
)
