"""The rules of a real-time game as sections: the aim, the layout, playing, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import RoundSpoils, RoundWon
from hanafuda_desktop.families.speed.rounds import MOST_AGAIN
from hanafuda_desktop.families.speed.schema import CardsLeft, Joining, SpeedRules, TooFew
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    PileRow,
    Points,
    Section,
    SumRow,
    Sums,
)
from hanafuda_desktop.rulebook.card_words import all_of, card, deal_words, first_event, gained, name
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks, fits_told
from hanafuda_desktop.rulebook.sentences import (
    FACTS,
    FamilyRulebook,
    Sentences,
    Setting,
    shown_of,
    summary,
    tell,
)
from hanafuda_desktop.rulebook.table_picture import middle_rows, row_of
from hanafuda_desktop.rules.schema.selectors import Fit, fits_mask, selected
from hanafuda_desktop.text.language import Text, number, tr, trn, trn_noop
from hanafuda_desktop.text.vocabulary import cards as counted
from hanafuda_desktop.text.vocabulary import listed, paragraph, sentence, times

# Sentences for a real-time game: layout, what goes where, the end of a round and of the game.

_SEATS: Final = 2


# --- the layout --------------------------------------------------------------------------------


def _columns(rules: SpeedRules, setting: Setting) -> str:
    share = setting.deck.bit_count() // _SEATS
    layout = sum(rules.columns)
    if len(rules.columns) == 1:
        gets = tr(
            "Each of you gets half the cards, {share}, and lays out a column of {cards}.",
            share=share,
            cards=counted(layout),
        )
    else:
        gets = tr(
            "Each of you gets half the cards, {share}, and lays out {number} columns of {sizes} "
            "cards, from left to right.",
            share=share,
            number=number(len(rules.columns)),
            sizes=listed([number(size) for size in rules.columns]),
        )
    top = tr("Only the top card of each column lies face up.")
    return paragraph([gets, top, _own_deck(share - layout)])


def _own_deck(left: int) -> str:
    if not left:
        return tr("You have no cards left for a deck of your own.")
    if left == 1:
        return tr("You have one card left for a deck of your own.")
    cards = counted(left)
    return tr("Your other {cards} are your own deck, face down beside it.", cards=cards)


# --- what goes on the stacks -------------------------------------------------------------------


def _never_the_same_month(fits: tuple[Fit, ...], deck: int) -> bool:
    """Whether a month repeats in no other way than by a card of its own, such as a wild one."""
    free = tuple(
        fit for fit in fits if selected(fit.cards) & deck == deck == selected(fit.onto) & deck
    )
    months = [month_cards(month) & deck for month in range(1, 13)]
    return bool(free) and not any(
        fits_mask(free, card) & month & ~(1 << card) for month in months for card in members(month)
    )


def fit_rows(rules: SpeedRules, setting: Setting) -> tuple[CardRow, ...]:
    """What may be put on a stack, a line each, with the cards that have a way of their own."""
    deck = setting.deck
    rows = []
    for fit in rules.fits:
        own = [mask for each in (fit.cards, fit.onto) if (mask := selected(each) & deck) != deck]
        cards = dict.fromkeys(card for mask in own for card in shown_of(mask))
        words = paragraph([sentence(fits_told((fit,), deck)), *fits_remarks((fit,))])
        rows.append(CardRow(words, tuple(cards)))
    if _never_the_same_month(rules.fits, deck):
        rows.append(CardRow(tr("Cards of the same month do not fit on one another."), ()))
    return tuple(rows)


def _refused(rules: SpeedRules, _: Setting) -> str:
    if not rules.refused_ms:
        return tr("A card that does not fit goes back to its column, which costs no time")
    seconds = f"{rules.refused_ms / 1000:g}".replace(".", tr(".", meaning="decimal point"))
    return trn(
        "A card that does not fit goes back to its column, which takes {seconds} second; its hand "
        "plays nothing until then, and whatever else it tries makes that begin anew",
        "A card that does not fit goes back to its column, which takes {seconds} seconds; its hand "
        "plays nothing until then, and whatever else it tries makes that begin anew",
        rules.refused_ms // 1000 if rules.refused_ms % 1000 == 0 else 2,
        seconds=seconds,
    )


# --- uncovering --------------------------------------------------------------------------------


_EMPTY_COLUMNS: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "Into an empty column you may move any open card, with the cards laid together "
    "on it, to uncover what is beneath",
    (True, False): "Into an empty column you may move any open card, to uncover what is beneath",
    (False, True): "Into an empty column you may move only {cards}, with the cards laid together "
    "on it, to uncover what is beneath",
    (False, False): "Into an empty column you may move only {cards}, to uncover what is beneath",
}
"""What goes there: whether any card does, and whether cards are laid together."""


def _empty_columns(rules: SpeedRules, setting: Setting) -> str:
    if len(rules.columns) == 1:
        return ""
    if isinstance(rules.empty_columns, str):
        return tr("Nothing may be moved into an empty column")
    cards = selected(rules.empty_columns) & setting.deck
    words = _EMPTY_COLUMNS[cards == setting.deck, bool(rules.joining.fits)]
    return tr(words, cards=all_of(cards, setting.deck))


def _joined(part: Joining, setting: Setting) -> str:
    together = tr(
        "You may lay open cards together: the top card of a column moves onto the open top card of "
        "another of your columns if it is {relation}",
        relation=compared(part.fits, setting.deck),
    )
    then = tr(
        "So the card under it comes free. Cards that were laid together move together from then on."
    )
    return paragraph([sentence(together), *fits_remarks(part.fits), then])


JOINING: Final[Sentences[Joining]] = {
    "fits": _joined,
    "to_middle": {
        "one": "To the middle they go one at a time, the top one first",
        ...: "To the middle they go one at a time, or all at once if the lowest of them fits there",
    },
}
APART: Final[Sentences[Joining]] = {
    "fits": {(): "Your cards stay in their columns until they go to the middle"}
}
"""What is said where no cards are laid together."""


# --- the end of a round ------------------------------------------------------------------------


_TAKEN: Final[dict[str, Text]] = {
    "smaller": "The winner takes the smaller stack; of equal stacks, the one they fed.",
    "larger": "The winner takes the larger stack; of equal stacks, the one they fed.",
    "own": "The winner takes the stack they fed.",
}


# --- the end of the game -----------------------------------------------------------------------


def _stacks(part: TooFew, setting: Setting) -> str:
    layout = sum(setting.of(SpeedRules).columns)
    laid = tr(
        "Whoever has no more than {cards} after a round lays them out row by row as far as they "
        "go, each column with its top card open, and has no deck.",
        cards=counted(layout),
    )
    if part.stacks == "one":
        middle = tr("There is only one stack in the middle then, fed by the other's deck.")
    else:
        middle = tr("There are two stacks in the middle all the same.")
    without = part.stacks == "two" or layout * _SEATS >= setting.deck.bit_count()
    begun = tr("A stack for which there is no deck may be begun with any card.") if without else ""
    return paragraph([laid, middle, begun])


_DECIDES: Final[dict[tuple[str, str], Text]] = {
    ("short", "one"): "If the player who is short of cards wins this round, they have won the "
    "game. If the other wins it, the loser takes the whole stack, and the next round is laid out; "
    "but whoever has no card at all after a round has won the game",
    ("short", "two"): "If the player who is short of cards wins this round, they have won the "
    "game. If the other wins it, both take a stack, and the next round is laid out; but whoever "
    "has no card at all after a round has won the game",
    ("nobody", "one"): "After such a round the loser takes the whole stack, and the next round is "
    "laid out: whoever has no card at all after a round has won the game",
    ("nobody", "two"): "After such a round both take a stack, and the next round is laid out: "
    "whoever has no card at all after a round has won the game",
}


_ANYBODY: Final[Text] = "Whoever wins this round has won the game"
TOO_FEW: Final[Sentences[TooFew]] = {
    "stacks": _stacks,
    "decides": lambda part, _: tr(_DECIDES.get((part.decides, part.stacks), _ANYBODY)),
}


_ROUNDS: Final[dict[bool, tuple[Text, Text]]] = {
    True: trn_noop(
        "A game has {number} round at most, or as many as you agree on",
        "A game has {number} rounds at most, or as many as you agree on",
    ),
    False: trn_noop(
        "A game has {number} round at most, or as many as you agree on; then whoever has fewer "
        "cards has won",
        "A game has {number} rounds at most, or as many as you agree on; then whoever has fewer "
        "cards has won",
    ),
}
"""Whether there are points for the cards that are left."""


CARDS_LEFT: Final[Sentences[CardsLeft]] = {
    "counts": {
        "layout": "After each round the loser is given a point for every card left in their "
        "layout. When the game is over, it is not the last round that decides, but the sum: "
        "whoever has the lowest wins",
        "all": "After each round the loser is given a point for every card they then have, taken "
        "ones too. When the game is over, it is not the last round that decides, but the sum: "
        "whoever has the lowest wins",
    }
}


_AIM: Final[Text] = (
    "There are no turns: both of you play at the same time, as fast as you can. Whoever first gets "
    "rid of all cards in their layout wins the round."
)
_COUNT: Final[Text] = (
    "Count together: one, two, three. At three, both of you turn the top card of your deck face up "
    "into the middle, each on the stack in front of you, which you feed. Both stacks are for both "
    "of you."
)
_ONTO: Final[Text] = (
    "Put open cards from the tops of your columns on the stacks, one after the other. On the top "
    "card of either stack goes:"
)
_FIRST: Final[Text] = (
    "Of two cards for the same stack the first to arrive counts, if only by a moment. The other "
    "goes back to its column, unless it fits on the new top card as well."
)
_STILL: Final[Text] = (
    "When neither of you can play or uncover a card, the game stands still. Count again: one, two, "
    "three, and turn the next cards of your decks onto your stacks. If one deck is used up, only "
    "the other player turns a card."
)
_NEXT: Final[Text] = (
    "Both of you keep what is left of your decks. Then each shuffles all the cards they have now "
    "and lays out the next round. The fewer cards, the closer to winning the game."
)


SPEED: Final[Sentences[SpeedRules]] = {
    "columns": _columns,
    "refused_ms": _refused,
    "turning": {
        "by-itself": "When a column's top card has left, the card under it is turned up at once",
        "by-hand": "When a column's top card has left, turn up the card under it whenever you "
        "like; until then it cannot be played",
    },
    "empty_columns": _empty_columns,
    "last_card": {
        "open": "Your last card lies open like any other",
        "face-down": "Your last card is turned face down: only you know it, and you play it as "
        "soon as it fits",
    },
    "blocked": {
        "again": "If nobody can play and both decks are used up, each takes back the stack they "
        "fed, and the round is laid out again; after {times} the game ends without a winner",
        ...: "If nobody can play and both decks are used up, whoever has fewer cards laid out has "
        "won the round; if both have equally many, each takes back the stack they fed, and the "
        "round is laid out again; after {times} the game ends without a winner",
    },
    "rounds": lambda rules, _: trn(*_ROUNDS[rules.points is not None], rules.rounds),
}


def _told(rules: SpeedRules, setting: Setting, *keys: str, **words: str) -> list[str]:
    """The sentences of some keys."""
    return tell(rules, {key: SPEED[key] for key in keys}, setting, **words)


def _playing(rules: SpeedRules, setting: Setting) -> Section:
    joining = tell(rules.joining, JOINING if rules.joining.fits else APART, setting)
    others = _told(rules, setting, "turning", "empty_columns", "last_card")
    blocks: list[Block] = [
        Paragraph(tr(_ONTO)),
        CardTable(fit_rows(rules, setting)),
        Paragraph(paragraph([tr(_FIRST), *_told(rules, setting, "refused_ms")])),
        Heading(tr("Your columns")),
        Points((*joining, *others)),
        Heading(tr("When nothing goes on")),
        Points((tr(_STILL), *_told(rules, setting, "blocked", times=times(MOST_AGAIN)))),
    ]
    return Section(tr("Playing"), tuple(blocks))


def _ending(rules: SpeedRules, setting: Setting) -> Section:
    other = tr("The loser takes the other, and has to keep what is left of their layout.")
    blocks: list[Block] = [
        Points((paragraph([tr(_TAKEN[rules.spoils.winner]), other]), tr(_NEXT))),
        Heading(tr("Too few cards for a deck")),
        Points((*tell(rules.too_few, TOO_FEW, setting), *_told(rules, setting, "rounds"))),
    ]
    if rules.points is not None:
        blocks += [
            Heading(tr("Points", meaning="of a real-time game")),
            Points(tuple(tell(rules.points, CARDS_LEFT, setting))),
        ]
    return Section(tr("After a round"), tuple(blocks))


def speed_sections(rules: SpeedRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a real-time game, in the order of reading."""
    facts = Paragraph(paragraph(tell(rules, FACTS, setting)))
    layout = Points((*_told(rules, setting, "columns"), tr(_COUNT)))
    return (
        Section(tr("The aim"), (Paragraph(summary(rules, setting)), Paragraph(tr(_AIM)))),
        Section(tr("The layout"), (facts, layout)),
        _playing(rules, setting),
        _ending(rules, setting),
    )


# The table as a picture.


def speed_rows(view: View, _: Setting) -> Iterator[PileRow]:
    """All that lies on a table, from its far side to the near one."""
    yield from reversed(_seat(view, 1, tr("The other's columns"), tr("The other's deck")))
    yield from middle_rows(view)
    yield from _seat(view, 0, tr("Your columns"), tr("Your deck"))


def _seat(view: View, seat: int, columns_name: str, deck_name: str) -> list[PileRow]:
    """What lies before a player, from the middle to this player."""
    columns = [p for p in view.piles if p.owner == seat and p.kind is PileKind.COLUMN]
    deck = [p for p in view.piles if p.owner == seat and p.kind is PileKind.STOCK and p.cards]
    rows = [row_of(columns_name, columns, upright=True)]
    return [*rows, row_of(deck_name, deck, upright=False)] if deck else rows


_SHOWN = 4
"""So many cards on a stack are shown."""


def speed_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The first cards into the middle, the end of the round, and how many cards each then has;
    nothing if it has not ended.
    """
    won = first_event(game, RoundWon)
    if won is None:
        return ()
    spoils = won.spoils
    blocks: list[Block] = [
        Paragraph(
            tr(
                "{deal}, as a computer played both sides of its first round.",
                deal=deal_words(game),
            )
        ),
        *_begun(game),
        Heading(tr("The end of the round")),
        Paragraph(_ended(spoils)),
    ]
    for seat in range(len(spoils.takes)):
        blocks += [Heading(name(seat)), Sums(tuple(held_rows(spoils, seat)))]
    if setting.of(SpeedRules).points is not None:
        blocks.append(
            Paragraph(tr("Points for cards left over: {gains}.", gains=gained(spoils.gains)))
        )
    return tuple(blocks)


def _ended(spoils: RoundSpoils) -> str:
    """When and how the round ended, and who has won it."""
    seconds = max(1, round(spoils.at / 1000))
    winner = name(spoils.winner)
    if spoils.blocked:
        return trn(
            "After {number} second nobody could play any more, and {winner} has won the round.",
            "After {number} seconds nobody could play any more, and {winner} has won the round.",
            seconds,
            winner=winner,
        )
    return trn(
        "After {number} second the last card was played, and {winner} has won the round.",
        "After {number} seconds the last card was played, and {winner} has won the round.",
        seconds,
        winner=winner,
    )


def _begun(game: Game) -> list[Block]:
    """A stack of the middle as it grew first: each card fits on the one before."""
    grown: dict[str, list[int]] = {}
    for _, events in game.history:
        for event in events:
            if isinstance(event, CardsMoved) and event.target.startswith("m"):
                grown.setdefault(event.target, []).extend(c for c in event.cards if c is not None)
        ready = [cards for cards in grown.values() if len(cards) >= _SHOWN]
        if ready:
            first, *rest = ready[0][:_SHOWN]
            later = reduce(
                lambda one, two: tr("{card}, then {next}", card=one, next=two), map(card, rest)
            )
            words = tr("On {card} go {cards}.", card=card(first), cards=later)
            row = CardRow(words, tuple(ready[0][:_SHOWN]))
            return [Heading(tr("A stack in the middle")), CardTable((row,))]
    return []


def held_rows(spoils: RoundSpoils, seat: int) -> list[SumRow]:
    """A player's cards after the round; the lines add up to the last one."""
    rows = [SumRow(tr("Left in the layout"), str(spoils.left[seat]))]
    rows.append(SumRow(tr("Left in the deck"), str(spoils.decks[seat])))
    take = spoils.takes[seat]
    if take >= 0:
        rows.append(SumRow(_taken(spoils.stacks, take), str(spoils.stacks[take])))
    else:
        rows.append(SumRow(tr("No stack of the middle"), "0"))
    return [*rows, SumRow(tr("Cards for the next round"), str(spoils.held[seat]), is_sum=True)]


def _taken(stacks: Sequence[int], take: int) -> str:
    """Which stack a player takes, by the number of its cards."""
    if min(stacks) == max(stacks):
        return tr("The stack of the middle")
    if stacks[take] == min(stacks):
        return tr("The smaller stack of the middle")
    return tr("The larger stack of the middle")


RULEBOOK: Final = FamilyRulebook(
    engine=Speed,
    sections=speed_sections,
    example=speed_example,
    rows=speed_rows,
    empty=lambda *_: [tr("the two stacks in the middle")],
)
