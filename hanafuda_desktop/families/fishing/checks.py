"""All checks of fishing games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members, month_cards
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.fishing import checks_yaku
from hanafuda_desktop.families.fishing.checks_yaku import unknown_yaku
from hanafuda_desktop.families.fishing.schema import MEASURES, MOST_EITHER
from hanafuda_desktop.rules.diagnostics import either
from hanafuda_desktop.rules.language import (
    DELETE,
    Checks,
    Problem,
    needless_deal,
    no_deal_for,
    redeals_can_happen,
    repeated,
    some_of,
    too_few_play,
    too_large_deal,
    values_problems,
    warning,
)
from hanafuda_desktop.rules.schema.game import FieldNeed
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.rules.schema.values import KeyPath, for_players
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import listed

CHECKS: Final = Checks.of_cards(
    "match", "redeal", "wild", "stealing", "counts_as", "values", "yaku", "multipliers"
)
CHECKS.reads("deal", "redeal")(redeals_can_happen)
CHECKS.extend(checks_yaku.CHECKS)
"""All checks of fishing games."""

# Whether a fishing game can be dealt: players, teams, hands, field and stock.

_FEWEST: Final = 2
_PICK_FROM: Final = 8


def tables(rules: Any) -> list[int]:
    """The numbers of players for whom there is, or should be, a deal."""
    fewest = max(_FEWEST, rules.players.least)
    size = rules.team_size
    return [n for n in range(fewest, rules.players.most + 1) if n % size == 0 and n > size]


@CHECKS.reads("players", "team_size")
def enough_may_play(rules: Any) -> Iterator[Problem]:
    """Two or more, and as many as teams need."""
    wrong = [*too_few_play(rules, tr("a fishing game is for two players or more"))]
    yield from wrong
    if not wrong and not tables(rules):
        message = _no_teams(rules, rules.players.least, rules.players.most)
        yield Problem(("team_size",), message, tr("change 'team_size' or 'players'"))


def _no_teams(rules: Any, least: int, most: int) -> str:
    players, size = _span(least, most), rules.team_size
    return tr("{players} do not make teams of {team_size}", players=players, team_size=size)


def _span(least: int, most: int) -> str:
    if least == most:
        return trn("{n} player", "{n} players", least)
    return tr("{least} to {most} players", least=least, most=most)


@CHECKS.reads("players", "team_size", "deal")
def everybody_has_a_deal(rules: Any) -> Iterator[Problem]:
    """There is a deal for each number of players that may play, and for no other."""
    may_play = tables(rules)
    missing = [players for players in may_play if str(players) not in rules.deal]
    if missing:
        yield no_deal_for(missing[0], listed([*map(str, missing)], "or"))
    for key in rules.deal if may_play else ():
        players = int(key)
        if players in may_play:
            continue
        if rules.players.least <= players <= rules.players.most:
            message = _no_teams(rules, players, players)
        else:
            message = tr(
                "this is dealt to nobody: {players} play",
                players=_span(rules.players.least, rules.players.most),
            )
        yield needless_deal(key, message)


@CHECKS.reads("deal", "deck", "round_ends")
def deal_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that are dealt, and a stock where the round lasts as long as one."""
    size = selected(rules.deck.cards).bit_count()
    for key, deal in rules.deal.items() if size else ():
        left = size - deal.hand * int(key) - deal.field
        if left < 0:
            yield too_large_deal(key, deal, left, size)
        elif left == 0 and rules.round_ends == "stock":
            message = tr(
                "the deal takes every card, so a round of {players} players ends after one turn",
                players=key,
            )
            hint = tr("deal fewer cards, or write 'round_ends: hands'")
            yield Problem(("deal", key), message, hint)


@CHECKS.reads("first_dealer", "deck")
def eight_can_be_picked_from(rules: Any) -> Iterator[Problem]:
    """There are eight cards to pick from."""
    size = selected(rules.deck.cards).bit_count()
    if rules.first_dealer == "pick" and 0 < size < _PICK_FROM:
        message = tr(
            "one of {number} cards is picked, and the deck has {size}",
            number=_PICK_FROM,
            size=size,
        )
        yield Problem(("first_dealer",), message, tr("write 'first_dealer: draw'"))


@CHECKS.reads("deal", "dealt_hands")
def dealt_hands_can_be_dealt(rules: Any) -> Iterator[Problem]:
    """A dealt hand is no larger than a hand, and brings something."""
    largest = max((deal.hand for deal in rules.deal.values()), default=0)
    for number, hand in enumerate(rules.dealt_hands):
        at: KeyPath = ("dealt_hands", number)
        if sum(hand.months) > largest:
            message = tr(
                "it takes {number} cards, and no hand has more than {largest}",
                number=sum(hand.months),
                largest=largest,
            )
            yield Problem((*at, "months"), message)
        if hand.ends == "redeal" and hand.points:
            message = tr("nobody wins points where the cards are dealt again")
            yield warning((*at, "points"), message, tr("write 'points: 0'"), on_key=True)
        elif hand.ends == "win" and not hand.points:
            message = tr("whoever is dealt this hand wins a round worth nothing")
            yield warning(at, message, tr("say its 'points', or write 'ends: redeal'"))
    yield from repeated("dealt_hands", rules.dealt_hands)
    wins = any(hand.ends == "win" for hand in rules.dealt_hands)
    if "dealt_hands_of_several" in rules.model_fields_set and not wins:
        at = ("dealt_hands_of_several",)
        yield warning(at, tr("no dealt hand wins in this game"), on_key=True)


@CHECKS.reads("deal", "bombs")
def bombs_make_sense(rules: Any) -> Iterator[Problem]:
    """What is said of bombs needs some."""
    bombs = rules.bombs
    if bombs.bomb:
        return
    for key in sorted({"draws", "passes"} & bombs.model_fields_set):
        message = tr("'{key}' means nothing without 'bomb: true'", key=key)
        yield warning(("bombs", key), message, on_key=True)


# Whether a fishing game comes to be played: not every deal, or nearly every, is dealt again.

_DEALS: Final = 100
"""So many deals are tried, always the same ones."""
_TOO_MANY: Final = 50
_A_MONTH: Final = 4
_LARGE_FIELD: Final = 16
"""On a smaller field a whole month lies seldom."""


def _months(cards: int) -> Iterator[int]:
    for month in range(1, 13):
        yield (cards & month_cards(month)).bit_count()


def _again(rules: Any, redeals: list[FieldNeed], hands: list[int], field: int) -> KeyPath | None:
    """What of the rules says that this is dealt again, if anything does."""
    if rules.four_on_field == "redeal" and _A_MONTH in _months(field):
        return ("four_on_field",)
    for number, need in enumerate(redeals):
        if need.met_by(field):
            return ("redeal", number)
    for number, rule in enumerate(rules.dealt_hands):
        if rule.ends == "redeal" and any(rule.held_by(_months(hand)) for hand in hands):
            return ("dealt_hands", number)
    return None


@CHECKS.reads("deal", "deck", "players", "team_size", "four_on_field", "redeal", "dealt_hands")
def deals_are_played(rules: Any) -> Iterator[Problem]:
    """Most deals count."""
    cards = selected(rules.deck.cards)
    deck = tuple(members(cards))
    redeals = [FieldNeed.of(need, cards) for need in rules.redeal]
    seldom = not rules.redeal and not any(hand.ends == "redeal" for hand in rules.dealt_hands)
    for players in tables(rules):
        deal = rules.deal.get(str(players))
        if deal is None or deal.hand * players + deal.field > len(deck):
            continue
        if seldom and deal.field < _LARGE_FIELD:
            continue
        why: Counter[KeyPath] = Counter()
        for seed in range(_DEALS):
            order = shuffled(deck, seed)
            hands = [mask_of(order[n * deal.hand : (n + 1) * deal.hand]) for n in range(players)]
            at = _again(rules, redeals, hands, mask_of(order[len(order) - deal.field :]))
            why.update(() if at is None else (at,))
        if why.total() >= _TOO_MANY:
            (at, _), *_ = why.most_common(1)
            message = tr(
                "of {deals} deals for {players}, {number} would be dealt again",
                deals=_DEALS,
                players=players,
                number=why.total(),
            )
            hint = tr("after ten deals that do not count the next one is played all the same")
            yield warning(at, message, hint)
            return


# Cards that a fishing game speaks of: what matches what, wild cards, kinds and values.


@CHECKS.reads("match", "wild", "deck")
def cards_capture(rules: Any) -> Iterator[Problem]:
    """Cards can be captured at all."""
    deck = selected(rules.deck.cards)
    wild = 0
    for entry in rules.wild:
        wild |= selected(entry.cards)
    if not rules.match and not wild & deck:
        yield Problem(
            ("match",), tr("no card captures another"), tr("write 'match: {month: same}'")
        )
        return
    alone = [c for c in members(deck & ~wild) if not fits_mask(rules.match, c) & deck]
    if alone and len(alone) < deck.bit_count() and rules.match:
        message = tr("{cards} can never capture anything by this rule", cards=some_of(alone))
        yield warning(("match",), message)


@CHECKS.reads("wild", "deck")
def wild_cards_make_sense(rules: Any) -> Iterator[Problem]:
    """A card is wild in one way, and what it says can happen."""
    yield from repeated("wild", rules.wild)
    seen = 0
    for number, wild in enumerate(rules.wild):
        cards = selected(wild.cards)
        at: KeyPath = ("wild", number)
        if cards & seen:
            message = tr(
                "wild already, in another way: {cards}", cards=some_of(list(members(cards & seen)))
            )
            yield Problem((*at, "cards"), message)
        seen |= cards
        if wild.drawn_must and wild.drawn_takes == "nothing":
            message = tr("no drawn card captures it, so none must")
            hint = tr("say in 'drawn_takes' which do")
            yield Problem((*at, "drawn_must"), message, hint, on_key=True)


@CHECKS.reads("counts_as", "deck")
def kinds_make_sense(rules: Any) -> Iterator[Problem]:
    """A card that counts as another kind is not of that kind already, and choices stay few."""
    yield from repeated("counts_as", rules.counts_as)
    deck = selected(rules.deck.cards)
    either = 0
    for number, entry in enumerate(rules.counts_as):
        cards = list(members(selected(entry.cards) & deck))
        already = [card for card in cards if CARDS[card].category is entry.category]
        if already and entry.count == 1:
            message = tr("of this kind in any case: {cards}", cards=some_of(already))
            yield warning(("counts_as", number, "category"), message)
        if entry.when == "either":
            either += len(cards)
            if either > MOST_EITHER:
                message = tr(
                    "no more than {most} cards may count as one kind or the other",
                    most=MOST_EITHER,
                )
                hint = tr(
                    "these make {either}; write 'when: also' or 'when: instead'", either=either
                )
                yield Problem(("counts_as", number, "cards"), message, hint)
                return


@CHECKS.reads("values", "deck", "round_score", "stopping")
def values_cover_the_deck(rules: Any) -> Iterator[Problem]:
    """Where card points count, each card has a value, and each entry gives one."""
    if "values" in rules.model_fields_set:
        lacking = tr_noop("no value is given for {cards}, so that it counts nothing")
        counts = rules.stopping is None and rules.round_score.cards
        yield from values_problems(rules, lacking if counts else None)


@CHECKS.reads("stealing")
def stealing_happens(rules: Any) -> Iterator[Problem]:
    """Captured cards go to another player on some occasion."""
    steal = rules.stealing
    if steal is not None and not (steal.empty_field or steal.whole_month or steal.own_pair):
        message = tr("no card is ever taken from an opponent")
        hint = tr("give one of 'empty_field', 'whole_month' and 'own_pair' a number")
        yield warning(("stealing",), message, hint, on_key=True)


# Whether what is said of stopping, calls and multipliers can come about.


def numbers_for_all(rules: Any, at: KeyPath, numbers: dict[str, int]) -> Iterator[Problem]:
    """A number for each number of players that may play, and for no other."""
    may_play = tables(rules)
    missing = [str(n) for n in may_play if "any" not in numbers and str(n) not in numbers]
    if missing:
        message = tr("there is no number for {numbers} players", numbers=either(missing))
        yield Problem(at, message, tr("add it, or 'any' for all others"))
    for key in numbers if may_play else ():
        if key != "any" and int(key) not in may_play:
            message = tr("this game is not for {players} players", players=key)
            yield warning((*at, key), message, DELETE, on_key=True, leftover=True)


def _most_points(rules: Any) -> int:
    """No yaku are worth more together, were all the cards one player's."""
    alone: list[int] = []
    groups: dict[str, int] = {}
    for yaku in rules.yaku:
        points = rules.yaku_points if yaku.points is None else yaku.points
        most = max(0, points + _most_extra(rules, yaku))
        if yaku.group is None:
            alone.append(most)
        else:
            groups[yaku.group] = max(most, groups.get(yaku.group, 0))
    return sum(alone) + sum(groups.values())


def _most_extra(rules: Any, yaku: Any) -> int:
    if yaku.extra is None:
        return 0
    wanted = [need.cards for need in yaku.needs] if yaku.extra.cards is None else [yaku.extra.cards]
    further = sum(selected(cards).bit_count() for cards in wanted)
    # Cards that count as several, or as another kind, may come to them.
    further += sum(selected(each.cards).bit_count() * each.count for each in rules.counts_as)
    points = yaku.extra.points
    return sum(max(0, points[min(at, len(points) - 1)]) for at in range(further))


@CHECKS.reads("stopping", "yaku", "yaku_points", "counts_as", "players", "team_size")
def somebody_can_stop(rules: Any) -> Iterator[Problem]:
    """There are yaku to stop with."""
    stopping = rules.stopping
    if stopping is None:
        return
    if not rules.yaku:
        message = tr("nobody can ever stop: this game has no yaku")
        yield Problem(("stopping",), message, tr("add 'yaku'"), on_key=True)
    yield from numbers_for_all(rules, ("stopping", "least"), stopping.least)
    most, least = _most_points(rules), min(stopping.least.values())
    if rules.yaku and least > most:
        message = tr(
            "nobody can ever stop: all yaku together are worth at most {most} points", most=most
        )
        yield warning(("stopping", "least"), message, tr("ask for less"))
    if stopping.caller_pays and tables(rules) and max(tables(rules)) // rules.team_size <= 2:
        message = tr("with two sides there is nobody else to pay for")
        yield warning(("stopping", "caller_pays"), message, on_key=True, leftover=True)


@CHECKS.reads("stopping", "multipliers", "exhausted", "limit", "losers_pay", "dealt_hands")
def what_needs_a_stop_has_one(rules: Any) -> Iterator[Problem]:
    """Multipliers and the like are for games in which one stops."""
    if rules.stopping is not None:
        return
    written = rules.model_fields_set
    pays = any(hand.ends == "win" for hand in rules.dealt_hands)
    for key in ("multipliers", "exhausted", "limit", "losers_pay"):
        if key not in written or (key == "multipliers" and not rules.multipliers):
            continue
        if key in ("limit", "losers_pay") and pays:
            continue
        message = tr("'{key}' means nothing in a game that nobody stops", key=key)
        yield warning(
            (key,), message, tr("add 'stopping', or {delete}", delete=DELETE), on_key=True
        )


@CHECKS.reads("stopping", "round_score", "best_earns")
def what_needs_counting_is_counted(rules: Any) -> Iterator[Problem]:
    """What a counted round is worth is for games in which nobody stops."""
    if rules.stopping is None:
        return
    for key in ("round_score", "best_earns"):
        if key in rules.model_fields_set and getattr(rules, key):
            message = tr("'{key}' means nothing in a game in which one stops", key=key)
            hint = tr("{delete}, or delete 'stopping'", delete=DELETE)
            yield warning((key,), message, hint, on_key=True)


@CHECKS.reads("exhausted", "stopping")
def exhausted_makes_sense(rules: Any) -> Iterator[Problem]:
    """Points for the dealer alone, and then some."""
    rule = rules.exhausted
    if rule.scores == "dealer" and not rule.points:
        yield warning(("exhausted",), tr("the dealer scores nothing"), tr("say how many 'points'"))
    elif rule.scores != "dealer" and rule.points:
        message = tr("'points' means nothing beside 'scores: {scores}'", scores=rule.scores)
        hint = tr("it is what the dealer gets: write 'scores: dealer'")
        yield warning(("exhausted", "points"), message, hint, on_key=True)


@CHECKS.reads("multipliers", "yaku", "players", "team_size")
def multipliers_make_sense(rules: Any) -> Iterator[Problem]:
    """A multiplier has a condition, and its condition names what there is."""
    yield from repeated("multipliers", rules.multipliers)
    ids = [yaku.id for yaku in rules.yaku]
    for number, rule in enumerate(rules.multipliers):
        at: KeyPath = ("multipliers", number)
        when = rule.when
        yield from unknown_yaku((*at, "when", "yaku"), when.yaku, ids)
        if rule.factor == 1:
            yield warning((*at, "factor"), tr("times one changes nothing"))
        if not _conditions(when) and rule.payer is None:
            message = tr("it has no condition, and so it always multiplies")
            yield warning(at, message, tr("say in 'when' or 'payer' what must hold"))
        counted = [name for name in MEASURES if getattr(when, name) is not None]
        if rule.repeat != "once" and not counted:
            message = tr("there is no number in 'when' that could be exceeded")
            hint = tr("it is for: {keys}", keys=", ".join(MEASURES))
            yield Problem((*at, "repeat"), message, hint)
        yield from _payer(rules, at, rule.payer)


def _conditions(when: Any) -> bool:
    return any(getattr(when, name) not in (None, ()) for name in type(when).model_fields)


def _payer(rules: Any, at: KeyPath, payer: Any) -> Iterator[Problem]:
    if payer is None:
        return
    for name in ("least", "most"):
        yield from numbers_for_all(rules, (*at, "payer", name), getattr(payer, name))
    for players in tables(rules):
        least = for_players(payer.least, players)
        most = for_players(payer.most, players, 48)
        if least > most:
            message = tr(
                "no number of cards is at least {least} and at most {most}", least=least, most=most
            )
            yield Problem((*at, "payer", "most"), message)
            return


@CHECKS.reads("multipliers", "bombs", "stopping", "exhausted")
def conditions_can_come_about(rules: Any) -> Iterator[Problem]:
    """What multipliers count can happen in this game."""
    shows, bombs = rules.bombs.show != "never", rules.bombs.bomb
    no_triples = tr("nobody shows triples in this game")
    no_bombs = tr("there are no bombs in this game")
    cases = (
        ("shown", shows, no_triples, tr("write 'bombs: {show: first-turn}'")),
        ("bombs", bombs, no_bombs, tr("write 'bombs: {bomb: true}'")),
        (
            "shown_or_bombs",
            shows or bombs,
            no_bombs,
            tr("write 'bombs: {show: first-turn, bomb: true}'"),
        ),
    )
    for number, rule in enumerate(rules.multipliers):
        for name, can_happen, message, hint in cases:
            if not can_happen and getattr(rule.when, name):
                yield warning(("multipliers", number, "when", name), message, hint, on_key=True)


# Whether a round that is counted is worth anything to anybody.


@CHECKS.reads("round_score", "yaku", "stopping", "players", "team_size")
def rounds_are_worth_something(rules: Any) -> Iterator[Problem]:
    """Cards or yaku count, and there are yaku where yaku count."""
    score = rules.round_score
    if rules.stopping is not None:
        return
    yield from numbers_for_all(rules, ("round_score", "par"), score.par)
    counts_yaku = (score.own_yaku or score.others_yaku) and bool(rules.yaku)
    if not score.cards and not counts_yaku:
        message = tr("a round is worth the same to everybody: neither cards nor yaku count")
        yield Problem(
            ("round_score",), message, tr("write 'cards: true', or add 'yaku'"), on_key=True
        )
    elif score.others_yaku and not rules.yaku:
        yield warning(("round_score", "others_yaku"), tr("this game has no yaku"), on_key=True)
    elif rules.yaku and not (score.own_yaku or score.others_yaku):
        message = tr("the yaku of this game count for nobody")
        hint = tr("write 'own_yaku: true' or 'others_yaku: true'")
        yield warning(("round_score",), message, hint, on_key=True)


@CHECKS.reads("best_earns", "stopping")
def leads_make_sense(rules: Any) -> Iterator[Problem]:
    """Any lead earns something, and each entry another lead."""
    if not rules.best_earns:
        return
    leads = [entry.lead for entry in rules.best_earns]
    for number, lead in enumerate(leads):
        if lead in leads[:number]:
            message = tr("a lead of {lead} stands here already", lead=lead)
            yield Problem(
                ("best_earns", number), message, tr("give each entry a 'lead' of its own")
            )
    if min(leads) > 0:
        message = tr("the best result earns nothing unless it leads by {lead}", lead=min(leads))
        hint = tr("add an entry without 'lead' if every best result is to earn points")
        yield warning(("best_earns",), message, hint, on_key=True)


@CHECKS.reads("target", "best_earns", "rounds", "stopping")
def target_can_be_reached(rules: Any) -> Iterator[Problem]:
    """The rounds that are played can bring as many points as end the game."""
    if rules.target is None or rules.stopping is not None or not rules.best_earns:
        return
    most = rules.rounds * max(entry.points for entry in rules.best_earns)
    if most < rules.target:
        message = tr("{rounds} rounds earn at most {most} points", rounds=rules.rounds, most=most)
        yield warning(("target",), message, tr("play more 'rounds', or lower it"))
