"""Sentences for what multiplies a payment in a fishing game, and under which conditions."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.rulebook.card_words import noun_for
from hanafuda_desktop.rulebook.english import MONTH_NAMES, counted, listed, number, times
from hanafuda_desktop.rulebook.fishing_words import by_players, opponents, the_payer, went_on
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rulebook.sentences_fishing_yaku import every_one, yaku_names
from hanafuda_desktop.rulebook.sentences_needs import needed, wanted
from hanafuda_desktop.rules.schema.fishing_pay import Multiplier, PayerHas, When
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.numbers import for_players
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["MULTIPLIER", "PAYER", "WHEN"]


# Conditions, each as it stands after "if"


def _own_calls(when: When, setting: Setting) -> str:
    if not when.own_calls:
        return ""
    often = f" {times(when.own_calls)}" if when.own_calls > 1 else ""
    return f"the winner had called {went_on(setting)}{often}"


def _opponent_calls(when: When, setting: Setting) -> str:
    if not when.opponent_calls:
        return ""
    if when.opponent_calls == 1:
        return f"{opponents(setting)} had called {went_on(setting)}"
    often = times(when.opponent_calls)
    return f"the winner's opponents had called {went_on(setting)} {often} in all"


def _last_call(when: When, setting: Setting) -> str:
    match when.last_call:
        case None:
            return ""
        case "own":
            return f"the winner was the last to call {went_on(setting)}"
        case "opponent":
            return f"{opponents(setting)} was the last to call {went_on(setting)}"
        case _:
            assert_never(when.last_call)


def _often(count: int) -> str:
    return f" {times(count)}" if count > 1 else ""


def _shown(when: When, _: Setting) -> str:
    if not when.shown:
        return ""
    return f"the winner had shown three cards of a month{_often(when.shown)}"


def _bombs(when: When, _: Setting) -> str:
    if not when.bombs:
        return ""
    bombs = "a bomb" if when.bombs == 1 else counted(when.bombs, "bomb")
    return f"the winner had played {bombs}"


def _shown_or_bombs(when: When, _: Setting) -> str:
    count = when.shown_or_bombs
    if not count:
        return ""
    if count == 1:
        return "the winner had shown three cards of a month or played a bomb"
    return f"the winner had shown three cards of a month or played a bomb, {times(count)} in all"


def _drawn_rounds(when: When, _: Setting) -> str:
    if not when.drawn_rounds:
        return ""
    if when.drawn_rounds == 1:
        return "the round before was drawn"
    return f"the {number(when.drawn_rounds)} rounds before were all drawn"


def _total(when: When, _: Setting) -> str:
    if not when.total:
        return ""
    return f"the winner's yaku are worth {counted(when.total, 'point')} or more"


def _yaku(when: When, setting: Setting) -> str:
    if not when.yaku:
        return ""
    return f"the winner's yaku include {listed(yaku_names(when.yaku, setting), 'or')}"


def _cards(need: Need, setting: Setting) -> str:
    """So many cards, or more of them where there are more."""
    counts = need.each is None and need.count < wanted(need, setting).bit_count()
    return f"{needed([need], setting)}{' or more' if counts else ''}"


def _captured(when: When, setting: Setting) -> str:
    if when.captured is None:
        return ""
    return f"the winner captured {_cards(when.captured, setting)}"


def _opening_field(when: When, setting: Setting) -> str:
    if when.opening_field is None:
        return ""
    return f"the field showed {_cards(when.opening_field, setting)} after the deal"


def _dealer(when: When, _: Setting) -> str:
    if when.dealer is None:
        return ""
    return f"the winner is {'' if when.dealer else 'not '}the dealer"


def _against_dealer(when: When, setting: Setting) -> str:
    if when.against_dealer is None:
        return ""
    return f"{the_payer(setting)} is {'' if when.against_dealer else 'not '}the dealer"


def _month(when: When, _: Setting) -> str:
    if not when.month:
        return ""
    names = [MONTH_NAMES[month - 1] for month in sorted(set(when.month))]
    return f"the round's month is {listed(names, 'or')}"


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


def _range(least: int, most: int, noun: tuple[str, str] | None) -> str:
    """How many cards: ``at most four chaff``, ``one to seven chaff``, ``no brights``."""
    one, many = noun or ("", "")
    name = one if most == 1 else many
    if most == 0:
        words = f"no {many}" if noun else "none"
    elif least <= 0:
        words = f"at most {number(most)} {name}"
    elif least == most:
        words = f"exactly {number(most)} {name}"
    else:
        words = f"{number(least)} to {number(most)} {name}"
    return words.rstrip()


def _payer(payer: PayerHas, setting: Setting) -> str:
    noun = noun_for(selected(payer.cards), setting.deck)
    keys = set(payer.most) | (set(payer.least) - {"any"})

    def told(key: str, noun: tuple[str, str] | None) -> str:
        players = int(key) if key != "any" else 0
        least, most = for_players(payer.least, players), for_players(payer.most, players)
        return _range(least, most, noun)

    numbers = by_players(keys, lambda key: told(key, noun), lambda key: told(key, None))
    of_these = "" if noun else f" of these: {every_one(payer.cards, setting)}"
    who = opponents(setting)
    return f"for {who} who captured {numbers}{of_these}"


PAYER: Final[Sentences[PayerHas]] = {
    "cards": _payer,
    "least": Untold("told with the cards"),
    "most": Untold("told with the cards"),
}


# The multiplier


def _all(
    part: When | PayerHas, sentences: Sentences[When] | Sentences[PayerHas], setting: Setting
) -> list[str]:
    """What the sentences say, as parts of a larger one."""
    told = []
    for each in sentences.values():
        if not isinstance(each, Untold):
            told.append(each(part, setting))  # type: ignore[arg-type]
    return [words for words in told if words]


def _by(factor: int) -> str:
    return {2: "doubled", 3: "tripled"}.get(factor, f"multiplied by {number(factor)}")


def _multiplier(rule: Multiplier, setting: Setting) -> str:
    payers = _all(rule.payer, PAYER, setting) if rule.payer is not None else []
    conditions = _all(rule.when, WHEN, setting)
    parts = [_by(rule.factor), *payers]
    if conditions:
        parts.append(f"if {listed(conditions)}")
    return f"{setting.say(rule.name)}: {' '.join(parts)}{_repeat(rule)}"


def _repeat(rule: Multiplier) -> str:
    match rule.repeat:
        case "once":
            return ""
        case "each":
            return f"; {_by(rule.factor)} again for each further time"
        case "sum":
            return f"; each further time adds {number(rule.factor - 1)} to the factor"
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
