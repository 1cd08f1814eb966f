"""Sentences for a real-time game: layout, what goes where, the end of a round and of the game."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.engine.speed.settling import MOST_AGAIN
from hanafuda_desktop.rulebook.blocks import CardRow
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rulebook.english import counted, listed, number, sentence, times
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks, fits_sentences
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
    sizes = listed([number(size) for size in rules.columns])
    several = f"{counted(len(rules.columns), 'column')} of {sizes} cards, from left to right"
    cards = f"a column of {counted(layout, 'card')}" if len(rules.columns) == 1 else several
    rest = share - layout
    deck = (
        f"Your other {counted(rest, 'card')} are your own deck, face down beside it"
        if rest > 1
        else f"You have {counted(rest, 'card')} left for a deck of your own"
    )
    return (
        f"Each of you gets half the cards, {share}, and lays out {cards}. Only the top card of "
        f"each column lies face up. {deck}"
    )


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
        rows.append(CardRow(sentence(fits_sentences((fit,), deck)), tuple(cards)))
    if _never_the_same_month(rules.fits, deck):
        rows.append(CardRow("Cards of the same month do not fit on one another.", ()))
    return tuple(rows)


# --- uncovering --------------------------------------------------------------------------------


def _turning(rules: SpeedRules, _: Setting) -> str:
    if rules.turning == "by-itself":
        return "When a column's top card has left, the card under it is turned up at once"
    return (
        "When a column's top card has left, turn up the card under it whenever you like; until "
        "then it cannot be played"
    )


def _empty_columns(rules: SpeedRules, setting: Setting) -> str:
    if len(rules.columns) == 1:
        return ""
    if isinstance(rules.empty_columns, str):
        return "Nothing may be moved into an empty column"
    cards = selected(rules.empty_columns) & setting.deck
    every = "any open card" if cards == setting.deck else all_of(cards, setting.deck)
    verb = "may move" if cards == setting.deck else "may move only"
    together = ", with the cards laid together on it" if rules.joining.fits else ""
    return f"Into an empty column you {verb} {every}{together}, to uncover what is beneath"


UNCOVERING: Final[Sentences[SpeedRules]] = {"turning": _turning, "empty_columns": _empty_columns}


def _joined(part: Joining, setting: Setting) -> str:
    if not part.fits:
        return "Your cards stay in their columns until they go to the middle"
    remarks = "".join(f". {remark.rstrip('.')}" for remark in fits_remarks(part.fits))
    return (
        "You may lay open cards together: the top card of a column moves onto the open top card of "
        f"another of your columns if it is {compared(part.fits, setting.deck)}{remarks}. So the "
        "card under it comes free. Cards that were laid together move together from then on"
    )


def _to_middle(part: Joining, _: Setting) -> str:
    if not part.fits:
        return ""
    if part.to_middle == "one":
        return "To the middle they go one at a time, the top one first"
    return "To the middle they go one at a time, or all at once if the lowest of them fits there"


JOINING: Final[Sentences[Joining]] = {"fits": _joined, "to_middle": _to_middle}


def _last_card(rules: SpeedRules, _: Setting) -> str:
    if rules.last_card == "open":
        return "Your last card lies open like any other"
    return (
        "Your last card is turned face down: only you know it, and you play it as soon as it fits"
    )


LAST_CARD: Final[Sentences[SpeedRules]] = {"last_card": _last_card}


# --- the end of a round ------------------------------------------------------------------------


def _blocked(rules: SpeedRules, _: Setting) -> str:
    again = (
        "everybody takes back the stack that he fed, and the round is laid out again; after "
        f"{times(MOST_AGAIN)} the game ends without a winner"
    )
    when = "If nobody can play and both decks are used up"
    if rules.blocked == "again":
        return f"{when}, {again}"
    return (
        f"{when}, whoever has fewer cards laid out has won the round; if both have as many, {again}"
    )


BLOCKED: Final[Sentences[SpeedRules]] = {"blocked": _blocked}


def _winner(part: Spoils, _: Setting) -> str:
    match part.winner:
        case "smaller" | "larger":
            stack = f"the {part.winner} stack; of equal stacks, the one that he fed"
        case "own":
            stack = "the stack that he fed"
        case _:
            assert_never(part.winner)
    return (
        f"The winner takes {stack}. The loser takes the other, and has to keep what is left of his "
        "layout"
    )


SPOILS: Final[Sentences[Spoils]] = {"winner": _winner}


# --- the end of the game -----------------------------------------------------------------------


def _stacks(part: TooFew, setting: Setting) -> str:
    layout = sum(setting.speed.columns)
    middle = (
        "There is only one stack in the middle then, fed by the other's deck"
        if part.stacks == "one"
        else "There are two stacks in the middle all the same"
    )
    without = part.stacks == "two" or layout * _SEATS >= setting.deck.bit_count()
    begun = ". A stack for which there is no deck may be begun with any card" if without else ""
    return (
        f"Whoever has no more than {counted(layout, 'card')} after a round lays them out row by "
        f"row as far as they go, each column with its top card open, and has no deck. {middle}"
        f"{begun}"
    )


def _decides(part: TooFew, _: Setting) -> str:
    gone = "whoever has no card at all after a round has won the game"
    taker = "the loser takes the whole stack" if part.stacks == "one" else "both take a stack"
    match part.decides:
        case "anybody":
            return "Whoever wins this round has won the game"
        case "short":
            return (
                "If the player who is short of cards wins this round, he has won the game. If the "
                f"other wins it, {taker}, and the next round is laid out; but {gone}"
            )
        case "nobody":
            return f"After such a round {taker}, and the next round is laid out: {gone}"
        case _:
            assert_never(part.decides)


TOO_FEW: Final[Sentences[TooFew]] = {"stacks": _stacks, "decides": _decides}


def _rounds(rules: SpeedRules, _: Setting) -> str:
    end = "" if rules.points else "; then whoever has fewer cards has won"
    return f"A game has {counted(rules.rounds, 'round')} at most, or as many as you agree on{end}"


ROUNDS: Final[Sentences[SpeedRules]] = {"rounds": _rounds}


def _counts(part: CardsLeft, _: Setting) -> str:
    what = "left in his layout" if part.counts == "layout" else "that he then has, taken ones too"
    return (
        f"After each round the loser is given a point for every card {what}. When the game is "
        "over, it is not the last round that decides, but the sum: whoever has the lowest wins"
    )


CARDS_LEFT: Final[Sentences[CardsLeft]] = {"counts": _counts}
