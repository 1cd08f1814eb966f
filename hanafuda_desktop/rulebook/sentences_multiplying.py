"""Sentences for what multiplies a payment in a fishing game, and under which conditions."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.vocabulary import listed, month_name, number, points, times
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.card_words import SetNoun, noun_for
from hanafuda_desktop.rulebook.fishing_words import by_players, opponents, the_payer, went_on
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, clauses
from hanafuda_desktop.rulebook.sentences_fishing_yaku import every_one, yaku_names
from hanafuda_desktop.rulebook.sentences_needs import needed_or_more
from hanafuda_desktop.rules.schema.fishing_pay import Multiplier, PayerHas, When
from hanafuda_desktop.rules.schema.numbers import for_players
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["MULTIPLIER", "PAYER", "WHEN"]


# Conditions, each as it stands after "if"


def _own_calls(when: When, setting: Setting) -> str:
    if not when.own_calls:
        return ""
    said = {"call": went_on(setting), "times": times(when.own_calls)}
    if when.own_calls == 1:
        return tr("the winner had called {call}", call=said["call"])
    return tr("the winner had called {call} {times}", **said)


def _opponent_calls(when: When, setting: Setting) -> str:
    if not when.opponent_calls:
        return ""
    call = went_on(setting)
    if when.opponent_calls == 1:
        return tr("{opponent} had called {call}", opponent=opponents(setting), call=call)
    often = times(when.opponent_calls)
    return tr("the winner's opponents had called {call} {times} in all", call=call, times=often)


def _last_call(when: When, setting: Setting) -> str:
    call = went_on(setting)
    match when.last_call:
        case None:
            return ""
        case "own":
            return tr("the winner was the last to call {call}", call=call)
        case "opponent":
            return tr(
                "{opponent} was the last to call {call}", opponent=opponents(setting), call=call
            )
        case _:
            assert_never(when.last_call)


def _shown(when: When, _: Setting) -> str:
    match when.shown:
        case None | 0:
            return ""
        case 1:
            return tr("the winner had shown three cards of a month")
        case count:
            return tr("the winner had shown three cards of a month {times}", times=times(count))


def _bombs(when: When, _: Setting) -> str:
    match when.bombs:
        case None | 0:
            return ""
        case 1:
            return tr("the winner had played a bomb")
        case count:
            return trn(
                "the winner had played {number} bomb",
                "the winner had played {number} bombs",
                count,
                number=number(count),
            )


def _shown_or_bombs(when: When, _: Setting) -> str:
    match when.shown_or_bombs:
        case None | 0:
            return ""
        case 1:
            return tr("the winner had shown three cards of a month or played a bomb")
        case count:
            return tr(
                "the winner had shown three cards of a month or played a bomb, {times} in all",
                times=times(count),
            )


def _drawn_rounds(when: When, _: Setting) -> str:
    match when.drawn_rounds:
        case None | 0:
            return ""
        case 1:
            return tr("the round before was drawn")
        case count:
            return tr("the {number} rounds before were all drawn", number=number(count))


def _total(when: When, _: Setting) -> str:
    if not when.total:
        return ""
    return tr("the winner's yaku are worth {points} or more", points=points(when.total))


def _yaku(when: When, setting: Setting) -> str:
    if not when.yaku:
        return ""
    names = listed(yaku_names(when.yaku, setting), "or")
    return tr("the winner's yaku include {yaku}", yaku=names)


def _captured(when: When, setting: Setting) -> str:
    if when.captured is None:
        return ""
    return tr("the winner captured {cards}", cards=needed_or_more(when.captured, setting))


def _opening_field(when: When, setting: Setting) -> str:
    if when.opening_field is None:
        return ""
    return tr(
        "the field showed {cards} after the deal", cards=needed_or_more(when.opening_field, setting)
    )


def _dealer(when: When, _: Setting) -> str:
    if when.dealer is None:
        return ""
    return tr("the winner is the dealer") if when.dealer else tr("the winner is not the dealer")


def _against_dealer(when: When, setting: Setting) -> str:
    if when.against_dealer is None:
        return ""
    payer = the_payer(setting)
    if when.against_dealer:
        return tr("{payer} is the dealer", payer=payer)
    return tr("{payer} is not the dealer", payer=payer)


def _month(when: When, _: Setting) -> str:
    if not when.month:
        return ""
    names = [month_name(month) for month in sorted(set(when.month))]
    return tr("the round's month is {months}", months=listed(names, "or"))


WHEN: Final[Sentences[When]] = {
    "own_calls": _own_calls,
    "opponent_calls": _opponent_calls,
    "last_call": _last_call,
    "shown": _shown,
    "bombs": _bombs,
    "shown_or_bombs": _shown_or_bombs,
    "drawn_rounds": _drawn_rounds,
    "total": _total,
    "yaku": _yaku,
    "captured": _captured,
    "opening_field": _opening_field,
    "dealer": _dealer,
    "against_dealer": _against_dealer,
    "month": _month,
}


# Who pays


def _range(least: int, most: int, noun: SetNoun | None) -> str:
    """How many cards: ``at most four chaff``, ``one to seven chaff``, ``no brights``.

    Without a noun it stands behind one that has it: ``at most four``.
    """
    if most == 0:
        return noun.counted(0) if noun is not None else tr("none", meaning="of these cards")
    if noun is not None:
        cards = noun.counted(most)
    else:
        cards = tr("{number}", meaning="cards, after others", number=number(most))
    if least <= 0:
        return tr("at most {cards}", cards=cards)
    if least == most:
        return tr("exactly {cards}", cards=cards)
    return tr("{least} to {cards}", least=number(least), cards=cards)


def _payer(payer: PayerHas, setting: Setting) -> str:
    noun = noun_for(selected(payer.cards), setting.deck)
    keys = set(payer.most) | (set(payer.least) - {"any"})

    def told(key: str, noun: SetNoun | None) -> str:
        players = int(key) if key != "any" else 0
        least, most = for_players(payer.least, players), for_players(payer.most, players)
        return _range(least, most, noun)

    said = {
        "opponent": opponents(setting),
        "cards": by_players(keys, lambda key: told(key, noun), lambda key: told(key, None)),
    }
    if noun is not None:
        return tr("for {opponent} who captured {cards}", **said)
    these = every_one(payer.cards, setting)
    return tr("for {opponent} who captured {cards} of these: {these}", these=these, **said)


PAYER: Final[Sentences[PayerHas]] = {
    "cards": _payer,
    "least": Untold("told with the cards"),
    "most": Untold("told with the cards"),
}


# The multiplier


def _by(factor: int) -> str:
    match factor:
        case 2:
            return tr("doubled")
        case 3:
            return tr("tripled")
        case _:
            return tr("multiplied by {number}", number=number(factor))


def _multiplier(rule: Multiplier, setting: Setting) -> str:
    payers = clauses(rule.payer, PAYER, setting) if rule.payer is not None else []
    conditions = listed(clauses(rule.when, WHEN, setting), "conditions")
    words = _by(rule.factor)
    match bool(payers), bool(conditions):
        case True, True:
            words = tr(
                "{multiplied} {payer} if {conditions}",
                multiplied=words,
                payer=listed(payers),
                conditions=conditions,
            )
        case True, False:
            words = tr("{multiplied} {payer}", multiplied=words, payer=listed(payers))
        case False, True:
            words = tr("{multiplied} if {conditions}", multiplied=words, conditions=conditions)
    return tr("{name}: {words}", name=setting.say(rule.name), words=_repeated(rule, words))


def _repeated(rule: Multiplier, words: str) -> str:
    match rule.repeat:
        case "once":
            return words
        case "each":
            return tr(
                "{words}; {multiplied} again for each further time",
                words=words,
                multiplied=_by(rule.factor),
            )
        case "sum":
            return tr(
                "{words}; each further time adds {number} to the factor",
                words=words,
                number=number(rule.factor - 1),
            )
        case _:
            assert_never(rule.repeat)


MULTIPLIER: Final[Sentences[Multiplier]] = {
    "id": Untold("a name for other keys and records"),
    "name": _multiplier,
    "when": Untold("told with the name"),
    "payer": Untold("told with the name"),
    "factor": Untold("told with the name"),
    "repeat": Untold("told with the name"),
}
