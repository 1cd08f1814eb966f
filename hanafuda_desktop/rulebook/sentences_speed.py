"""Sentences for a real-time game: layout, what goes where, the end of a round and of the game."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.cards.vocabulary import cards as counted
from hanafuda_desktop.cards.vocabulary import listed, number, paragraph, sentence, times
from hanafuda_desktop.engine.speed.settling import MOST_AGAIN
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.blocks import CardRow
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks, fits_told
from hanafuda_desktop.rulebook.sentences import Sentences, Setting
from hanafuda_desktop.rulebook.sentences_needs import shown_of
from hanafuda_desktop.rules.schema.selectors import Fit, fits_mask, selected
from hanafuda_desktop.rules.schema.speed import CardsLeft, Joining, SpeedRules, Spoils, TooFew

__all__ = [
    "BLOCKED",
    "CARDS_LEFT",
    "JOINING",
    "LAST_CARD",
    "LAYOUT",
    "REFUSED",
    "ROUNDS",
    "SPOILS",
    "TOO_FEW",
    "UNCOVERING",
    "fit_rows",
]

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


LAYOUT: Final[Sentences[SpeedRules]] = {"columns": _columns}


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


REFUSED: Final[Sentences[SpeedRules]] = {"refused_ms": _refused}


# --- uncovering --------------------------------------------------------------------------------


def _turning(rules: SpeedRules, _: Setting) -> str:
    if rules.turning == "by-itself":
        return tr("When a column's top card has left, the card under it is turned up at once")
    return tr(
        "When a column's top card has left, turn up the card under it whenever you like; until "
        "then it cannot be played"
    )


def _empty_columns(rules: SpeedRules, setting: Setting) -> str:
    if len(rules.columns) == 1:
        return ""
    if isinstance(rules.empty_columns, str):
        return tr("Nothing may be moved into an empty column")
    cards = selected(rules.empty_columns) & setting.deck
    if cards == setting.deck and rules.joining.fits:
        return tr(
            "Into an empty column you may move any open card, with the cards laid together on it, "
            "to uncover what is beneath"
        )
    if cards == setting.deck:
        return tr("Into an empty column you may move any open card, to uncover what is beneath")
    some = all_of(cards, setting.deck)
    if rules.joining.fits:
        return tr(
            "Into an empty column you may move only {cards}, with the cards laid together on it, "
            "to uncover what is beneath",
            cards=some,
        )
    return tr(
        "Into an empty column you may move only {cards}, to uncover what is beneath", cards=some
    )


UNCOVERING: Final[Sentences[SpeedRules]] = {"turning": _turning, "empty_columns": _empty_columns}


def _joined(part: Joining, setting: Setting) -> str:
    if not part.fits:
        return tr("Your cards stay in their columns until they go to the middle")
    together = tr(
        "You may lay open cards together: the top card of a column moves onto the open top card of "
        "another of your columns if it is {relation}",
        relation=compared(part.fits, setting.deck),
    )
    then = tr(
        "So the card under it comes free. Cards that were laid together move together from then on."
    )
    return paragraph([sentence(together), *fits_remarks(part.fits), then])


def _to_middle(part: Joining, _: Setting) -> str:
    if not part.fits:
        return ""
    if part.to_middle == "one":
        return tr("To the middle they go one at a time, the top one first")
    return tr(
        "To the middle they go one at a time, or all at once if the lowest of them fits there"
    )


JOINING: Final[Sentences[Joining]] = {"fits": _joined, "to_middle": _to_middle}


def _last_card(rules: SpeedRules, _: Setting) -> str:
    if rules.last_card == "open":
        return tr("Your last card lies open like any other")
    return tr(
        "Your last card is turned face down: only you know it, and you play it as soon as it fits"
    )


LAST_CARD: Final[Sentences[SpeedRules]] = {"last_card": _last_card}


# --- the end of a round ------------------------------------------------------------------------


def _blocked(rules: SpeedRules, _: Setting) -> str:
    often = times(MOST_AGAIN)
    if rules.blocked == "again":
        return tr(
            "If nobody can play and both decks are used up, each takes back the stack they "
            "fed, and the round is laid out again; after {times} the game ends without a winner",
            times=often,
        )
    return tr(
        "If nobody can play and both decks are used up, whoever has fewer cards laid out has won "
        "the round; if both have equally many, each takes back the stack they fed, and the "
        "round is laid out again; after {times} the game ends without a winner",
        times=often,
    )


BLOCKED: Final[Sentences[SpeedRules]] = {"blocked": _blocked}


def _winner(part: Spoils, _: Setting) -> str:
    match part.winner:
        case "smaller":
            taken = tr("The winner takes the smaller stack; of equal stacks, the one they fed.")
        case "larger":
            taken = tr("The winner takes the larger stack; of equal stacks, the one they fed.")
        case "own":
            taken = tr("The winner takes the stack they fed.")
        case _:
            assert_never(part.winner)
    other = tr("The loser takes the other, and has to keep what is left of their layout.")
    return paragraph([taken, other])


SPOILS: Final[Sentences[Spoils]] = {"winner": _winner}


# --- the end of the game -----------------------------------------------------------------------


def _stacks(part: TooFew, setting: Setting) -> str:
    layout = sum(setting.speed.columns)
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


def _decides(part: TooFew, _: Setting) -> str:
    is_one = part.stacks == "one"
    match part.decides:
        case "anybody":
            return tr("Whoever wins this round has won the game")
        case "short" if is_one:
            return tr(
                "If the player who is short of cards wins this round, they have won the game. If "
                "the other wins it, the loser takes the whole stack, and the next round is laid "
                "out; but whoever has no card at all after a round has won the game"
            )
        case "short":
            return tr(
                "If the player who is short of cards wins this round, they have won the game. If "
                "the other wins it, both take a stack, and the next round is laid out; but whoever "
                "has no card at all after a round has won the game"
            )
        case "nobody" if is_one:
            return tr(
                "After such a round the loser takes the whole stack, and the next round is laid "
                "out: whoever has no card at all after a round has won the game"
            )
        case "nobody":
            return tr(
                "After such a round both take a stack, and the next round is laid out: whoever has "
                "no card at all after a round has won the game"
            )
        case _:
            assert_never(part.decides)


TOO_FEW: Final[Sentences[TooFew]] = {"stacks": _stacks, "decides": _decides}


def _rounds(rules: SpeedRules, _: Setting) -> str:
    most = number(rules.rounds)
    if rules.points:
        return trn(
            "A game has {number} round at most, or as many as you agree on",
            "A game has {number} rounds at most, or as many as you agree on",
            rules.rounds,
            number=most,
        )
    return trn(
        "A game has {number} round at most, or as many as you agree on; then whoever has fewer "
        "cards has won",
        "A game has {number} rounds at most, or as many as you agree on; then whoever has fewer "
        "cards has won",
        rules.rounds,
        number=most,
    )


ROUNDS: Final[Sentences[SpeedRules]] = {"rounds": _rounds}


def _counts(part: CardsLeft, _: Setting) -> str:
    if part.counts == "layout":
        return tr(
            "After each round the loser is given a point for every card left in their layout. When "
            "the game is over, it is not the last round that decides, but the sum: whoever has the "
            "lowest wins"
        )
    return tr(
        "After each round the loser is given a point for every card they then have, taken ones "
        "too. When the game is over, it is not the last round that decides, but the sum: whoever "
        "has the lowest wins"
    )


CARDS_LEFT: Final[Sentences[CardsLeft]] = {"counts": _counts}
