"""What ``hanafuda score`` understands and does: what captured cards are worth, and why."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any, Final

from hanafuda_desktop.app.commands.command import (
    USAGE,
    CommandOutput,
    CommandParser,
    CommandProblem,
    add_whole,
    problems,
    whole,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, card_id, parse_card, parse_cards
from hanafuda_desktop.engine.family import DealError, engine_for
from hanafuda_desktop.engine.rounds import RoundResult, SideResult
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import WildUse
from hanafuda_desktop.families.fishing.rounds import odd_cards
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.score import Circumstances, counted, most_paid, stopped
from hanafuda_desktop.rules.schema.values import plain

_MOST_TIMES = 48
_WITHOUT_CAPTURES: Final = {
    "tableau": "a patience",
    "shedding": "a shedding game",
    "speed": "a real-time game",
}
"""What games of the other families are, in which there is nothing to score."""


def _score_parser() -> CommandParser:
    parser = CommandParser(
        "score",
        _score,
        "Say what captured cards are worth under a game's rules: yaku, card points, and who would "
        "pay what. The numbers are as at the end of a round.",
    )
    parser.add_game()
    cards = partial(parser.add_argument, metavar="CARD", nargs="*", type=_cards)
    cards("--cards", help="the captured cards: pine-crane, or 11 for short")
    cards("--opponent", action="append", default=[], help="an opponent's; once for each opponent")
    cards("--left", help="cards left on the field at the end, where a wild card took their mates")
    cards("--opening", default=[], help="cards that lay on the opening field")
    times = partial(parser.add_argument, metavar="N", type=whole(0, _MOST_TIMES))
    times("--players", help="how many play (as many as cards are given for, or the fewest)")
    times("--calls", default=0, help="how often you called to go on")
    times("--opponent-calls", nargs="+", default=[], help="how often each opponent did, after that")
    times("--shown", default=0, help="how many triples you showed")
    times("--bombs", default=0, help="how many bombs you played")
    times("--drawn-rounds", default=0, help="how many rounds just before were drawn")
    parser.add_argument("--dealer", action="store_true", help="you dealt the round")
    add_whole(parser, "--month N", 1, MONTH_COUNT, "its month (1)", default=1)
    parser.add_json()
    return parser


PARSERS: Final = {"score": _score_parser}


def _cards(text: str) -> tuple[int, ...]:
    try:
        return parse_cards(text)
    except NotationError as error:
        raise ArgumentTypeError(str(error)) from None


def _score(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    if not isinstance(rules, FishingRules):
        kind = _WITHOUT_CAPTURES[rules.family]
        raise CommandProblem(f"'{rules.id}' is {kind}; score is for games of captured cards")
    if options.cards is None:
        raise CommandProblem("which cards were captured? Say it by --cards, such as --cards 11 21")
    given = _Given(rules, options)
    facts = _facts(given, given.result())
    return CommandOutput(_text(given, facts), facts)


class _Given:
    """What was given, made sense of."""

    def __init__(self, rules: FishingRules, options: Namespace) -> None:
        self.rules = rules
        own, opening = [*chain(*options.cards)], [*chain(*options.opening)]
        others = [[*chain(*cards)] for cards in options.opponent]
        left = None if options.left is None else [*chain(*options.left)]
        self.others_known = bool(others)
        players = options.players
        if players is None:
            players = (len(others) + 1) * rules.team_size if others else rules.players.least
        with problems(DealError, of=rules.id, code=USAGE):
            self.compiled = engine_for(Fishing, rules, players).compiled
        count = len(self.compiled.sides) - 1
        if others and len(others) != count:
            raise CommandProblem(f"there {_are(count, 'opponent')}, and cards of {len(others)}")
        _check(self.compiled, [*own, *chain(*others), *(left or ())])
        _check(self.compiled, opening)
        captured = tuple(mask_of(pile) for pile in (own, *(others or [[]] * count)))
        self.leftover = self._leftover(captured, None if left is None else mask_of(left))
        self.of = self._circumstances(captured, mask_of(opening), options)

    def _circumstances(
        self, captured: tuple[int, ...], opening: int, options: Namespace
    ) -> Circumstances:
        compiled = self.compiled
        if len(options.opponent_calls) >= len(compiled.sides):
            raise CommandProblem(f"there {_are(len(compiled.sides) - 1, 'opponent')} to call")
        piles = list(captured)
        for cards, side in self.leftover:
            piles[side] |= cards
        callers = (0,) * options.calls
        for side, calls in enumerate(options.opponent_calls, start=1):
            callers += (compiled.sides[side][0],) * calls
        nothing = (0,) * (compiled.players - 1)
        return Circumstances(
            number=options.month,
            dealer=0 if options.dealer else 1,
            captured=tuple(piles),
            callers=callers,
            shown=(options.shown, *nothing),
            bombs=(options.bombs, *nothing),
            drawn_rounds=options.drawn_rounds,
            opening=opening,
        )

    def _leftover(self, captured: tuple[int, ...], left: int | None) -> list[tuple[int, int]]:
        """The cards left on the field, and who gets them at the end (MU-7).

        They need not be told when everybody's cards are: then they are those that nobody has, if
        they are such as a wild card leaves.
        """
        compiled = self.compiled
        if left is not None and not compiled.wild:
            raise CommandProblem("--left: no card of this game leaves odd cards on the field")
        everything = mask_of(compiled.deck)
        for cards in captured:
            everything &= ~cards
        if left is None:
            left = everything if self.others_known and _is_odd(compiled, everything) else 0
        uses = [
            WildUse(side, wild, month)
            for wild in members(compiled.wild)
            for side, cards in enumerate(captured)
            if cards >> wild & 1
            for month in sorted({CARDS[card].month for card in members(left)})
            if month != CARDS[wild].month
        ]
        return odd_cards(compiled, left, captured, uses)

    def result(self) -> RoundResult:
        """The round, scored as if it ended now in the first seat's favour."""
        compiled = self.compiled
        if compiled.stopping is None:
            return counted(compiled, self.of)
        if not self.others_known:
            # What the opponents hold is open; nothing is multiplied because of it.
            rules = self.rules
            kept = tuple(rule for rule in rules.multipliers if rule.payer is None)
            rules = rules.model_copy(update={"multipliers": kept})
            compiled = CompiledFishing(rules, compiled.players)
        return stopped(compiled, self.of, 0)


def _are(count: int, what: str) -> str:
    return f"is 1 {what}" if count == 1 else f"are {count} {what}s"


def _check(compiled: CompiledFishing, cards: list[int]) -> None:
    """Every card is in the deck, and only once."""
    seen: set[int] = set()
    for card in cards:
        if card not in compiled.deck:
            raise CommandProblem(f"{card_id(card)} is not in the deck of {compiled.rules.id}")
        if card in seen:
            raise CommandProblem(f"{card_id(card)} is given twice")
        seen.add(card)


def _is_odd(compiled: CompiledFishing, cards: int) -> bool:
    """Whether these are odd cards of the wild card's month and of one other month."""
    others: set[int] = set()
    for card in members(cards & ~compiled.wild):
        own = any(compiled.kin[wild] >> card & 1 for wild in members(compiled.wild))
        if not own:
            others.add(CARDS[card].month)
        if not (compiled.kin[card] & cards & ~compiled.wild).bit_count() % 2:
            return False
    return len(others) <= 1 and not cards & compiled.wild


# --- as plain values -----------------------------------------------------------------------------


def _facts(given: _Given, result: RoundResult) -> dict[str, Any]:
    rules = given.rules
    mine, *others = result.sides
    facts: dict[str, Any] = {"game": rules.id, "players": given.compiled.players}
    facts |= _side_facts(given, mine)
    if given.compiled.stopping is not None:
        facts["may_stop"] = facts["total"] >= given.compiled.least
    facts["payments"] = [
        {
            "payer": payment.payer,
            "payee": payment.payee,
            "base": payment.base,
            "multipliers": [
                {"id": each.id, "name": _name(rules.multipliers, each.id), "factor": each.factor}
                for each in payment.factors
            ],
            "amount": payment.amount,
            "instead_of": list(payment.instead_of),
            "limited": payment.limited,
        }
        for payment in result.payments
    ]
    facts["leftover"] = [
        {"cards": _ids(members(cards)), "side": side} for cards, side in given.leftover
    ]
    if given.others_known:
        facts["opponents"] = [_side_facts(given, side) for side in others]
        facts["gains"] = list(result.gains)
    return facts


def _side_facts(given: _Given, side: SideResult) -> dict[str, Any]:
    facts: dict[str, Any] = {"cards": _ids(side.captured)}
    if side.card_points is not None:
        facts |= {"card_points": side.card_points, "par": side.par}
    facts["yaku"] = [
        {
            "id": yaku.yaku,
            "name": _name(given.rules.yaku, yaku.yaku),
            "points": yaku.points,
            "cards": _ids(yaku.cards),
        }
        for yaku in side.yaku
    ]
    if given.compiled.stopping is None:
        return facts | {"others_yaku": side.others_yaku, "total": side.result}
    hands = side.yaku_points - side.call_points
    return facts | {"call_points": side.call_points, "total": hands}


def _name(parts: Iterable[Any], part_id: str) -> str:
    return next(plain(part.name) for part in parts if part.id == part_id)


def _ids(cards: Iterable[int]) -> list[str]:
    return [card_id(card) for card in cards]


# --- for people ----------------------------------------------------------------------------------


def _text(given: _Given, facts: dict[str, Any]) -> str:
    """The facts as lines for people."""
    lines = [f"{plain(given.rules.name)}, {facts['players']} players"]
    for number, side in enumerate((facts, *facts.get("opponents", ()))):
        lines += ["", *_side_lines(given, _who(given, number), side)]
    for left in facts["leftover"]:
        owner = _who(given, left["side"]).lower()
        lines.append(f"  left on the field, counted for {owner}: {_titles(left['cards'])}")
    if "may_stop" in facts:
        lines += ["", *_payment_lines(given, facts)]
    elif "gains" in facts and given.rules.best_earns:
        lines += ["", f"  The round earns you {facts['gains'][0]}."]
    return "\n".join(lines)


def _who(given: _Given, side: int) -> str:
    if not side:
        return "You"
    return "Opponent" if len(given.compiled.sides) == 2 else f"Opponent {side}"


def _titles(ids: Iterable[str]) -> str:
    return ", ".join(CARDS[parse_card(each)].title.replace(",", "") for each in ids)


def _line(what: str, points: int) -> str:
    return f"  {what:<30} {points:>5}"


def _side_lines(given: _Given, who: str, side: dict[str, Any]) -> Iterator[str]:
    count = len(side["cards"])
    yield f"{who}: {count} card{'' if count == 1 else 's'}"
    if "card_points" in side:
        yield _line("card points", side["card_points"])
        if side["par"]:
            yield _line("an even share", -side["par"])
    for yaku in side["yaku"]:
        yield f"{_line(yaku['name'], yaku['points'])}  {_titles(yaku['cards'])}"
    if not side["yaku"]:
        yield "  no yaku"
    elif given.compiled.stopping is None and not given.rules.round_score.own_yaku:
        yield "  (one's own yaku are not added)"
    if side.get("others_yaku"):
        yield _line("the others' yaku", -side["others_yaku"])
    yield _line("total", side["total"])


def _payment_lines(given: _Given, facts: dict[str, Any]) -> Iterator[str]:
    """Who would pay what; with how it comes about."""
    hands, calls = facts["total"], facts["call_points"]
    if not hands:
        yield "Nothing to stop with: nobody would pay."
        return
    least, side_of = given.compiled.least, given.compiled.side_of
    if facts["may_stop"]:
        yield "If you stopped now:"
    else:
        yield f"You could not stop before {least} points; it would be worth:"
    if calls:
        yield f"  calls to go on add {calls}: {hands + calls} to begin with"
    for payment in facts["payments"]:
        who = _who(given, side_of[payment["payer"]])
        others = " and ".join(_who(given, side_of[seat]) for seat in payment["instead_of"])
        instead = f", in place of {others}" if others else ""
        yield f"  {who} pays {payment['amount']}{instead}"
        for each in payment["multipliers"]:
            yield f"    times {each['factor']}: {each['name']}"
        if payment["limited"]:
            yield f"    at most {most_paid(given.rules)} a round"
    if not given.others_known and any(factor.payer for factor in given.compiled.factors):
        yield "  (multipliers that depend on opponents' cards need --opponent)"
