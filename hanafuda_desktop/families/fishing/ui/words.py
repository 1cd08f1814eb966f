"""A fishing game in words: its names, its moves, and why a move is a good one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.cards.cardset import mask_of, members, month_cards
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing.compiled import triple_factor
from hanafuda_desktop.families.fishing.moves import (
    Bomb,
    Draw,
    FishingMove,
    Go,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.families.fishing.progress import (
    Reach,
    SideProgress,
    compiled_for,
    side_progress,
    stop_offer,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import card_words
from hanafuda_desktop.table.narration import MoveTold, RoundNames, in_latin
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import in_a_row

_FEW = 2
"""So many yaku are named for each reason."""


def round_names(rules: FishingRules, seats: Sequence[str]) -> RoundNames:
    """The names that a rule file gives.

    Args:
        rules: the rule file.
        seats: the players, from seat 0 on.
    """
    stopping = rules.stopping
    yaku = {each.id: plain(each.name) for each in rules.yaku}
    yaku |= {each.id: plain(each.name) for each in rules.dealt_hands}
    factors = {each.id: plain(each.name) for each in rules.multipliers}
    if stopping is None:
        return RoundNames(tuple(seats), yaku, factors)
    return RoundNames(
        tuple(seats),
        yaku,
        factors,
        stop=plain(stopping.stop),
        go=plain(stopping.go),
        stop_latin=in_latin(stopping.stop),
        go_latin=in_latin(stopping.go),
    )


def hint_words(rules: FishingRules, view: View, move: FishingMove, names: RoundNames) -> str:
    """What a move does and why that is good, as a sentence.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.
        move: the move.
        names: of seats, yaku and calls.
    """
    match move:
        case Play() | Take():
            return _of_card(rules, view, move, names)
        case Stop() | Go():
            return _of_call(rules, view, move, names)
        case Bomb():
            return _of_bomb(rules, view)
        case Show(month):
            return _of_show(rules, view, month)
        case Draw():
            return tr("Draw without a hand card.")
        case _:
            return ""


def _of_card(rules: FishingRules, view: View, move: Play | Take, names: RoundNames) -> str:
    card, mates = cards_met(rules, view, move)
    said = card_words([card])
    if not mates:
        return tr("Lay {card}: nothing can be taken, and it is missed least.", card=said)
    reasons = _reasons(rules, view, (card, *mates), names)
    taken = card_words(mates)
    if not reasons:
        return tr("{card} takes {taken}.", card=said, taken=taken)
    why = in_a_row(reasons)
    return tr("{card} takes {taken}: {reasons}.", card=said, taken=taken, reasons=why)


def cards_met(rules: FishingRules, view: View, move: Play | Take) -> tuple[int, tuple[int, ...]]:
    """The card that is played or was drawn, and what it takes."""
    if isinstance(move, Take):
        turned = view.pile("s").cards[-1]
        assert turned is not None
        return turned, (move.card,)
    if move.take is not None:
        return move.card, (move.take,)
    captured = compiled_for(rules, view).captures(move.card, view.pile("f").known)
    return move.card, tuple(members(captured))


def _reasons(
    rules: FishingRules, view: View, gained: tuple[int, ...], names: RoundNames
) -> list[str]:
    before, after = side_progress(rules, view), side_progress(rules, view, mask_of(gained))
    mine = next(number for number, side in enumerate(before) if view.seat in side.seats)
    made = _changed(before[mine], after[mine], Reach.COMPLETE)
    near = _changed(before[mine], after[mine], Reach.ONE_AWAY)
    reasons = []
    if made:
        reasons.append(tr("makes {yaku}", yaku=names.listed(made[:_FEW])))
    if near:
        reasons.append(tr("one short of {yaku}", yaku=names.listed(near[:_FEW])))
    for number, side in enumerate(before):
        lost = [] if number == mine else _denied(side, after[number], gained)
        if lost:
            whom, yaku = names.side(side.seats), names.listed(lost[:_FEW])
            reasons.append(tr("keeps {name} from {yaku}", name=whom, yaku=yaku))
    return reasons


def _changed(before: SideProgress, after: SideProgress, reach: Reach) -> list[str]:
    """The yaku that have come so far, those that are worth most first."""
    found = [
        now
        for was, now in zip(before.yaku, after.yaku, strict=True)
        if now.reach is reach and was.reach not in (Reach.COMPLETE, reach)
    ]
    return [each.yaku for each in sorted(found, key=lambda each: -each.points)]


def _denied(before: SideProgress, after: SideProgress, gained: tuple[int, ...]) -> list[str]:
    """The yaku that another side was one card from, and now is not, or has fewer ways to."""
    return [
        was.yaku
        for was, now in zip(before.yaku, after.yaku, strict=True)
        if was.reach is Reach.ONE_AWAY is not now.reach and not set(gained).isdisjoint(was.wanted)
    ]


def _of_bomb(rules: FishingRules, view: View) -> str:
    draws = rules.bombs.draws
    match draws > 1, triple_factor(compiled_for(rules, view).factors, bomb=True) is not None:
        case True, True:
            return tr(
                "Bomb: it takes all four of the month, draws {cards} cards and multiplies what "
                "you win.",
                cards=draws,
            )
        case True, False:
            return tr("Bomb: it takes all four of the month and draws {cards} cards.", cards=draws)
        case False, True:
            return tr("Bomb: it takes all four of the month and multiplies what you win.")
        case _:
            return tr("Bomb: it takes all four of the month.")


def _of_show(rules: FishingRules, view: View, month: int) -> str:
    """What showing three cards brings, and the bomb that it costs where there may be one."""
    compiled = compiled_for(rules, view)
    if triple_factor(compiled.factors, bomb=False) is None:
        return tr("Shake: everybody sees three of your cards, and it brings nothing.")
    fourth = compiled.month(month)
    for pile in view.piles:
        if pile.kind is PileKind.CAPTURED or pile.id == f"h{view.seat}":
            fourth &= ~pile.known
    if rules.bombs.bomb and fourth:
        return tr("Shake: it multiplies what you win, but these cards cannot be a bomb any more.")
    return tr("Shake: it multiplies what you win, and costs only a secret.")


def _of_call(rules: FishingRules, view: View, move: Stop | Go, names: RoundNames) -> str:
    """Stop or go, and how near the others are."""
    said = names.stop if isinstance(move, Stop) else names.go
    offer = stop_offer(rules, view)
    if offer is None:
        return tr("{said}.", said=said)
    near = [
        tr(
            "{name} is one card from {yaku}",
            name=names.side(side.seats),
            yaku=names.listed([each.yaku]),
        )
        for side in offer.others
        for each in side.yaku
        if each.reach is Reach.ONE_AWAY
    ]
    gain = sum(payment.amount for payment in offer.payments)
    threat = near[0] if near else tr("nobody else is one card from a yaku")
    if isinstance(move, Stop):
        return trn(
            "{call}: {n} points are yours now, and {threat}.",
            "{call}: {n} points are yours now, and {threat}.",
            gain,
            call=said,
            threat=threat,
        )
    return tr("{call}: {threat}, and there may be more to win.", call=said, threat=threat)


# A move without its reasons, for lists of moves.


def fishing_move_told(
    rules: FishingRules, view: View, move: FishingMove, names: RoundNames
) -> MoveTold:
    """A move of a fishing game.

    Args:
        rules: the game's rules.
        view: what the seat saw that could make it.
        move: the move.
        names: what people say to stop and to go on.
    """
    match move:
        case Play() | Take():
            card, mates = cards_met(rules, view, move)
            said, taken = card_words([card]), card_words(mates)
            takes = tr("{card} takes {taken}", card=said, taken=taken)
            return MoveTold(takes if mates else tr("Lay {card}", card=said), (card, *mates))
        case Draw():
            return MoveTold(tr("Draw without a hand card"))
        case Show(month):
            said = tr("Show three of {month}", month=MONTHS[month - 1].name)
            return MoveTold(said, _own(view, month))
        case Bomb(month):
            said = tr("Bomb: three of {month}", month=MONTHS[month - 1].name)
            return MoveTold(said, _own(view, month))
        case Stop():
            return MoveTold(names.stop)
        case Go():
            return MoveTold(names.go)
        case Pick():
            return MoveTold(tr("Pick a card"))
        case NextRound():
            return MoveTold(tr("Begin the next round"))
        case _:
            assert_never(move)


def _own(view: View, month: int) -> tuple[int, ...]:
    held = view.pile(f"h{view.seat}").cards
    return tuple(card for card in members(month_cards(month)) if card in held)
