"""Sentences for what a round of a fishing game pays: calls, payments, results, the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.fishing.schema import (
    BestPoints,
    CountsAs,
    Exhausted,
    Extra,
    FishingRules,
    FishingYaku,
    Multiplier,
    PayerHas,
    RoundScore,
    Stopping,
    When,
)
from hanafuda_desktop.rulebook.card_words import SetNoun, all_of, any_of, noun_for, told_as
from hanafuda_desktop.rulebook.sentences import (
    Filled,
    Sentences,
    Setting,
    clauses,
    needed_or_more,
    said_of,
)
from hanafuda_desktop.rules.schema.game import Need
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected
from hanafuda_desktop.rules.schema.values import for_players
from hanafuda_desktop.text.language import Text, number, tr, tr_noop, trn, trn_noop
from hanafuda_desktop.text.vocabulary import (
    CARD,
    KINDS,
    in_a_row,
    listed,
    month_name,
    points,
)

# Sentences for the yaku of a fishing game, what counts as what, and what cards are worth.


def every_one(cards: CardsWanted, setting: Setting) -> str:
    """All cards of the deck that are wanted, in words."""
    return all_of(selected(cards) & setting.deck, setting.deck)


def _yaku_points(yaku: FishingYaku, setting: Setting) -> str:
    return points(setting.of(FishingRules).yaku_points if yaku.points is None else yaku.points)


def _extra_points(extra: Extra, noun: SetNoun) -> str:
    first, *steps = extra.points
    if not steps:
        return tr("{points} more for each further {card}", points=points(first), card=noun.one)
    *middle, last = steps
    said = {"cards": noun.many, "points": points(first), "last": number(last)}
    if not middle:
        return tr("Further {cards}: {points} for the first, and {last} for each after that", **said)
    between = [tr("the next {number}", number=number(each)) for each in middle]
    return tr(
        "Further {cards}: {points} for the first, {between}, and {last} for each after that",
        between=in_a_row(between),
        **said,
    )


def _further_ones(cards: CardsWanted, setting: Setting) -> SetNoun:
    """What further cards are called."""
    noun = noun_for(selected(cards) & setting.deck, setting.deck)
    if noun is not None:
        return noun
    among = every_one(cards, setting)
    return SetNoun(
        tr("card among {cards}", cards=among), tr("cards among {cards}", cards=among), CARD.counted
    )


_CHOSEN: Final[dict[tuple[str, bool], Text]] = {
    ("month", False): "{card} of that month",
    ("month", True): "{card} of those months",
    ("category", False): "{card} of that kind",
    ("category", True): "{card} of those kinds",
}
"""A card of the month (or kind) by which a yaku's one need, or several needs, are met."""


def _chosen_ones(noun: SetNoun, needs: tuple[Need, ...]) -> SetNoun:
    """The same, where further cards are only those of the month or kind that was chosen."""
    same, *others = {need.same for need in needs}
    if others:
        form = tr_noop("{card} of these")
    elif same is None:
        return noun
    else:
        form = _CHOSEN[same, len(needs) > 1]
    return SetNoun(tr(form, card=noun.one), tr(form, card=noun.many), noun.counted)


def _extra(yaku: FishingYaku, setting: Setting) -> str:
    extra = yaku.extra
    if extra is None:
        return ""
    if extra.cards is not None:
        return _extra_points(extra, _further_ones(extra.cards, setting))
    chosen = tuple(each for need in yaku.needs for each in need.cards)
    return _extra_points(extra, _chosen_ones(_further_ones(chosen, setting), yaku.needs))


def yaku_names(ids: tuple[str, ...], setting: Setting) -> list[str]:
    """What people call these yaku."""
    names = {yaku.id: setting.say(yaku.name) for yaku in setting.of(FishingRules).yaku}
    return [names.get(each, each) for each in ids]


def groups(rules: FishingRules, setting: Setting) -> list[str]:
    """One sentence for each group of yaku of which only one counts."""
    members_of: dict[str, list[str]] = {}
    for yaku in rules.yaku:
        if yaku.group is not None:
            members_of.setdefault(yaku.group, []).append(yaku.id)
    return [
        tr("Of {yaku}, only your best counts.", yaku=listed(yaku_names(tuple(ids), setting)))
        for ids in members_of.values()
        if len(ids) > 1
    ]


def _any_month(numbers: Iterable[int], _: Setting) -> dict[str, str]:
    return {"months": listed([month_name(month) for month in sorted(set(numbers))], "or")}


FISHING_YAKU: Final[Sentences[FishingYaku]] = {
    "points": _yaku_points,
    "extra": _extra,
    "round_month": "Only cards of the round's month count: the first round is January, and so on",
    "in_months": Filled("Counts only if the round's month is {months}", _any_month),
    "over": Filled(
        "Counts in place of {yaku}",
        lambda over, setting: {"yaku": listed(yaku_names(over, setting))},
    ),
    "spoiled_by": Filled(
        "Does not count if you have also captured {cards}",
        lambda cards, setting: {"cards": any_of(selected(cards) & setting.deck, setting.deck)},
    ),
}

_COUNTS_AS: Final = {
    "": trn_noop("{cards} counts as {kind}", "{cards} each count as {kind}"),
    "also": trn_noop(
        "{cards} counts both as {own} and as {kind}",
        "{cards} each count both as {own} and as {kind}",
    ),
    "instead": trn_noop(
        "{cards} counts as {kind}, and not as {own}",
        "{cards} each count as {kind}, and not as {own}",
    ),
    "either": trn_noop(
        "{cards} counts either as {own} or as {kind}, whichever scores better, but never as both",
        "{cards} each count either as {own} or as {kind}, whichever scores better, but never as "
        "both",
    ),
}
"""When cards count so, or nothing where that is their kind in any case."""
_PLURAL_COUNTS_AS: Final[dict[str, Text]] = {
    "": "{cards} count as {kind}",
    "also": "{cards} count both as {own} and as {kind}",
    "instead": "{cards} count as {kind}, and not as {own}",
    "either": "{cards} count either as {own} or as {kind}, whichever scores better, but never as "
    "both",
}
"""The same of a card that is spoken of in the plural: the Butterflies."""


def counts_as(entry: CountsAs, setting: Setting) -> str:
    """Which cards count as what."""
    mask = selected(entry.cards) & setting.deck
    count, noun = mask.bit_count(), KINDS[entry.category]
    kinds = {CARDS[card].category for card in members(mask)}
    when = "" if kinds == {entry.category} else entry.when
    said = {
        "cards": every_one(entry.cards, setting),
        "kind": tr(noun.a) if entry.count == 1 else noun.counted(entry.count),
        "own": tr(KINDS[kinds.pop()].a) if len(kinds) == 1 else tr("a card of its own kind"),
    }
    if count == 1 < told_as(mask):
        return tr(_PLURAL_COUNTS_AS[when], **said)
    return trn(*_COUNTS_AS[when], count, **said)


# Words that depend on who sits at the table of a fishing game.

_DUEL: Final = 2


def is_duel(setting: Setting) -> bool:
    """Whether there is always just one opponent, a person or a team."""
    rules = setting.of(FishingRules)
    return {count // rules.team_size for count in rules.player_counts} == {_DUEL}


def each_opponent(setting: Setting) -> str:
    """All of the others, one by one."""
    return tr("the opponent") if is_duel(setting) else tr("each opponent")


def opponents(setting: Setting) -> str:
    """Any of the others."""
    return tr("the opponent") if is_duel(setting) else tr("an opponent")


def the_payer(setting: Setting) -> str:
    """One of the others, when it pays."""
    return tr("the opponent") if is_duel(setting) else tr("the one who pays")


def called(words: str) -> str:
    """What is called aloud, in quotation marks."""
    return tr("“{call}”", call=words)


def went_on(setting: Setting) -> str:
    """What one calls to go on, in quotation marks; plain words in a game without that call."""
    stopping = setting.of(FishingRules).stopping
    if stopping is None:
        return tr("to go on", meaning="after “had called”")
    return called(setting.say(stopping.go))


def by_players(
    keys: Collection[str], first: Callable[[str], str], more: Callable[[str], str]
) -> str:
    """One text, or one for each number of players.

    Args:
        keys: the numbers of players, as a rule file has them; ``any`` is for all others.
        first: from such a key to the words that are told first.
        more: the same for the others, which need not repeat the noun.
    """
    players = sorted(key for key in keys if key != "any")
    if not players:
        return first("any")
    parts = [
        tr(
            "{words} (with {number} players)",
            words=first(players[0]),
            number=number(int(players[0])),
        )
    ]
    parts += [
        tr("{words} (with {number})", words=more(key), number=number(int(key)))
        for key in players[1:]
    ]
    if "any" in keys:
        parts.append(tr("{words} (with any other number)", words=more("any")))
    return listed(parts, "or")


def points_by_players(numbers: dict[str, int]) -> str:
    """Points: ``three points``; ``seven points with two players, three with three``."""
    return by_players(
        numbers,
        lambda key: points(numbers[key]),
        lambda key: tr("{number}", meaning="points, after others", number=number(numbers[key])),
    )


# Sentences for what multiplies a payment in a fishing game, and under which conditions.

# Conditions, each as it stands after "if"


def _needed(need: Need, setting: Setting) -> dict[str, str]:
    return {"cards": needed_or_more(need, setting)}


WHEN: Final[Sentences[When]] = {
    "own_calls": {
        1: "the winner had called {call}",
        ...: "the winner had called {call} {times}",
    },
    "opponent_calls": {
        1: "{opponent} had called {call}",
        ...: "the winner's opponents had called {call} {times} in all",
    },
    "last_call": {
        None: "",
        "own": "the winner was the last to call {call}",
        "opponent": "{opponent} was the last to call {call}",
    },
    "shown": {
        1: "the winner had shown three cards of a month",
        ...: "the winner had shown three cards of a month {times}",
    },
    "bombs": {
        1: "the winner had played a bomb",
        ...: trn_noop(
            "the winner had played {number} bomb", "the winner had played {number} bombs"
        ),
    },
    "shown_or_bombs": {
        1: "the winner had shown three cards of a month or played a bomb",
        ...: "the winner had shown three cards of a month or played a bomb, {times} in all",
    },
    "drawn_rounds": {
        1: "the round before was drawn",
        ...: "the {number} rounds before were all drawn",
    },
    "total": "the winner's yaku are worth {points} or more",
    "yaku": Filled(
        "the winner's yaku include {yaku}",
        lambda yaku, setting: {"yaku": listed(yaku_names(yaku, setting), "or")},
    ),
    "captured": Filled("the winner captured {cards}", _needed),
    "opening_field": Filled("the field showed {cards} after the deal", _needed),
    "dealer": {
        None: "",
        True: "the winner is the dealer",
        False: "the winner is not the dealer",
    },
    "against_dealer": {
        None: "",
        True: "{payer} is the dealer",
        False: "{payer} is not the dealer",
    },
    "month": Filled("the round's month is {months}", _any_month),
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


# The multiplier

_BY: Final[dict[int, Text]] = {2: "doubled", 3: "tripled"}
_BY_MORE: Final[Text] = "multiplied by {number}"


def multiplier(rule: Multiplier, setting: Setting) -> str:
    """What multiplies a payment, for whom and when."""
    payers = _payer(rule.payer, setting) if rule.payer is not None else ""
    said = {"call": went_on(setting), "opponent": opponents(setting), "payer": the_payer(setting)}
    conditions = listed(clauses(rule.when, WHEN, setting, **said), "conditions")
    by = said_of(rule.factor, _BY.get(rule.factor, _BY_MORE))
    said = {"multiplied": by, "payer": payers, "conditions": conditions}
    if payers and conditions:
        words = tr("{multiplied} {payer} if {conditions}", **said)
    elif payers:
        words = tr("{multiplied} {payer}", **said)
    else:
        words = tr("{multiplied} if {conditions}", **said) if conditions else by
    match rule.repeat:
        case "each":
            again = tr_noop("{words}; {multiplied} again for each further time")
            words = tr(again, words=words, multiplied=by)
        case "sum":
            more = tr_noop("{words}; each further time adds {number} to the factor")
            words = tr(more, words=words, number=number(rule.factor - 1))
        case "once":
            pass
    return tr("{name}: {words}", name=setting.say(rule.name), words=words)


# Stopping


def calls(part: Stopping, setting: Setting) -> dict[str, str]:
    """What one says to stop and to go on."""
    return {"stop": called(setting.say(part.stop)), "go": called(setting.say(part.go))}


_LEAST: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "As soon as a turn of yours makes a yaku, the round ends and you win it",
    (True, False): "When a turn of yours makes a yaku, choose: {stop} ends the round, and you win "
    "it; {go} plays on for more. After {go} you are asked again only when your yaku are worth more "
    "than they were then",
    (False, True): "As soon as a turn brings your yaku to at least {points}, the round ends and "
    "you win it",
    (False, False): "When a turn brings your yaku to at least {points}, choose: {stop} ends the "
    "round, and you win it; {go} plays on for more. After {go} you are asked again only when your "
    "yaku are worth more than they were then",
}
"""Whether any yaku is enough, and whether nobody can go on."""


def _least(part: Stopping, setting: Setting) -> str:
    text = _LEAST[set(part.least.values()) <= {0, 1}, part.most_calls == 0]
    return tr(text, points=points_by_players(part.least), **calls(part, setting))


def _caller_pays(part: Stopping, setting: Setting) -> str:
    if not part.caller_pays or is_duel(setting):
        return ""
    return tr(
        "If an opponent had called {go}, that opponent pays for all the others too; if several "
        "had, the last of them to call does",
        go=called(setting.say(part.go)),
    )


STOPPING: Final[Sentences[Stopping]] = {
    "least": _least,
    "most_calls": {
        0: "",
        None: "In your last turn of the round it is always {stop}",
        1: "You may call {go} only once in a round. After that, and in your last turn of the "
        "round, it is always {stop}",
        ...: "You may call {go} at most {times} in a round. After that, and in your last turn of "
        "the round, it is always {stop}",
    },
}
GOING_ON: Final[Sentences[Stopping]] = {
    "go_points": trn_noop(
        "Each {go} that you called adds {number} point to your yaku when you win",
        "Each {go} that you called adds {number} points to your yaku when you win",
    ),
    "caller_pays": _caller_pays,
}
"""What is told beside, where players can go on at all."""

_EXHAUSTED: Final[dict[tuple[str, bool], Text]] = {
    ("dealer", True): "If nobody wins before the cards run out, {opponent} pays the dealer "
    "{points}",
    ("dealer", False): "If nobody wins before the cards run out, the dealer gains {points}",
    ("last-yaku", True): "If nobody wins before the cards run out, the player who made or improved "
    "a yaku last is paid what these yaku are worth; if nobody has made any, the round is drawn",
    ("last-yaku", False): "If nobody wins before the cards run out, the player who made or "
    "improved a yaku last gains what they are worth; if nobody has made any, the round is drawn",
}
"""Who scores, and whether losers pay."""
_DRAWN: Final[Text] = (
    "If nobody wins before the cards run out, the round is drawn and nobody scores"
)


def exhausted(part: Exhausted, setting: Setting) -> str:
    """What a round brings that nobody stopped."""
    text = _EXHAUSTED.get((part.scores, setting.of(FishingRules).losers_pay), _DRAWN)
    return tr(text, opponent=each_opponent(setting), points=points(part.points))


# Payments

_LOSERS_PAY: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "The loser pays what all the winner's yaku are worth: one gains these points, "
    "the other loses them",
    (True, False): "Each opponent pays what all the winner's yaku are worth: the winner gains "
    "these points, the opponents lose them",
    (False, True): "The winner gains what all these yaku are worth, and nobody loses any",
    (False, False): "The winner gains what all these yaku are worth for each opponent, and nobody "
    "loses any",
}
"""Whether they do, and whether there is just one."""

PAYMENT: Final[Sentences[FishingRules]] = {
    "losers_pay": lambda rules, setting: tr(_LOSERS_PAY[rules.losers_pay, is_duel(setting)]),
    "limit": "Nobody pays more than {points} for a round",
}


# Rounds that are counted


def _par(score: RoundScore, _: Setting) -> str:
    if not any(score.par.values()):
        return ""
    even = points_by_players(score.par)
    if score.cards:
        return tr("Take away {points}, so that an even share is worth nothing", points=even)
    return tr("Take away {points}", points=even)


_OTHERS_YAKU: Final[dict[bool, Text]] = {
    True: "Take away the opponent's yaku",
    False: "Take away each opponent's yaku",
}

ROUND_SCORE: Final[Sentences[RoundScore]] = {
    "cards": {
        True: "Add up what your captured cards are worth",
        False: "The captured cards by themselves are worth nothing",
    },
    "par": _par,
}
YAKU_SCORE: Final[Sentences[RoundScore]] = {
    "own_yaku": {True: "Add your own yaku", False: "Your own yaku are not added"},
    "others_yaku": lambda score, setting: (
        tr(_OTHERS_YAKU[is_duel(setting)]) if score.others_yaku else ""
    ),
}
"""What is told beside of a game that has yaku."""


def best_earns(rule: BestPoints) -> str:
    """What the best result of a round earns."""
    said = {"points": points(rule.points), "number": number(rule.lead)}
    if not rule.lead:
        return tr("The best result of a round earns {points}", **said)
    return tr(
        "It earns {points} if it is ahead of the next best by {number} or more",
        **said,
    )


LENGTH: Final[Sentences[FishingRules]] = {
    "rounds": trn_noop(
        "A game has {number} round, or as many as the players agree on. The highest total wins; "
        "players with the same total share the win",
        "A game has {number} rounds, or as many as the players agree on. The highest total wins; "
        "players with the same total share the win",
    ),
    "target": "The game also ends as soon as somebody has {points}",
}
"""The whole game."""
