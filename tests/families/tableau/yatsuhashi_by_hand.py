"""Yatsuhashi's legal moves found a second time, from the page of rules and not from the engine.

Slow, plain and without any rule file: every subset is tried where the engine chooses. The test
beside it plays both on thousands of positions.
"""

from __future__ import annotations

from itertools import pairwise, product

from hanafuda_desktop.cards.card import CARDS, card_by_id

Columns = list[tuple[int, list[int]]]
"""For each foundation how many cards lie face down, and all of its cards, lowest first."""


def _ids(*names: str) -> list[list[int]]:
    return [[card_by_id(name).index] for name in names]


def _chaff(first: int, last: int) -> list[list[int]]:
    return [
        [card.index for card in CARDS if card.month == month and card.id.count("chaff")]
        for month in range(first, last + 1)
    ]


# YA-9: for each yaku how often, and for each of its cards those that serve.
YAKU: dict[str, tuple[int, list[list[int]]]] = {
    "early-chaff": (2, _chaff(1, 5)),
    "late-chaff": (2, _chaff(6, 10)),
    "aka-tan": (1, _ids("pine-ribbon", "plum-ribbon", "cherry-ribbon")),
    "ao-tan": (1, _ids("peony-ribbon", "chrysanthemum-ribbon", "maple-ribbon")),
    "kasu-tan": (1, _ids("wisteria-ribbon", "iris-ribbon", "clover-ribbon")),
    "ino-shika-cho": (1, _ids("peony-butterflies", "clover-boar", "maple-deer")),
    "godori": (1, _ids("plum-warbler", "wisteria-cuckoo", "susuki-geese")),
    "hanami-tsukimi-zake": (1, _ids("cherry-curtain", "susuki-moon", "chrysanthemum-cup")),
    "ame-san-ko": (1, _ids("pine-crane", "willow-rainman", "paulownia-phoenix")),
    "kiri-kasu": (1, _ids("paulownia-chaff-1", "paulownia-chaff-2", "paulownia-chaff-3")),
    "yanagi-kasu": (1, _ids("willow-swallow", "willow-ribbon", "willow-lightning")),
    "yatsuhashi": (1, _ids("iris-bridge")),
}


def _one_month_earlier(card: int, beneath: int) -> bool:
    return CARDS[card].month % 12 + 1 == CARDS[beneath].month


def _free(columns: Columns, waste: list[int], wanted: set[int]) -> bool:
    """YA-7: each column gives its uppermost cards alone; one turned card; one from a column."""
    given = 0
    for face_down, cards in columns:
        in_column = [card for card in cards if card in wanted]
        if in_column != cards[len(cards) - len(in_column) :]:
            return False
        if len(cards) - len(in_column) < face_down:
            return False
        given += len(in_column)
    from_waste = wanted & set(waste[-1:])
    return given >= 1 and given + len(from_waste) == len(wanted)


def _yaku_moves(
    columns: Columns, waste: list[int], done: list[str], *, bridge_after: int
) -> set[str]:
    moves = set()
    lying = {card for _, cards in columns for card in cards} | set(waste[-1:])
    for name, (times, slots) in YAKU.items():
        if done.count(name) >= times:
            continue
        if name == "yatsuhashi" and len(done) < bridge_after:  # YA-8
            continue
        for choice in product(*slots):
            wanted = set(choice)
            if name == "yatsuhashi" and wanted <= set(waste):
                continue
            if wanted <= lying and _free(columns, waste, wanted):
                shorts = ",".join(CARDS[card].short for card in sorted(wanted))
                moves.add(f"y:{name}:{shorts}")
    return moves


def legal_moves(
    columns: Columns, stock: list[int], waste: list[int], done: list[str], *, bridge_after: int = 5
) -> set[str]:
    """Every legal move in notation."""
    moves = _yaku_moves(columns, waste, done, bridge_after=bridge_after)
    sources = [(f"c{number}", column) for number, column in enumerate(columns, start=1)]
    sources.append(("w", (max(0, len(waste) - 1), waste)))
    for source, (face_down, cards) in sources:
        for count in range(1, len(cards) - face_down + 1):
            run = cards[-count:]
            if not all(_one_month_earlier(card, beneath) for beneath, card in pairwise(run)):
                break
            for number, (_, onto) in enumerate(columns, start=1):
                if f"c{number}" != source and (not onto or _one_month_earlier(run[0], onto[-1])):
                    moves.add(f"{source}-c{number}" + (f":{count}" if count > 1 else ""))
    if stock:
        moves.add("t")
    elif waste:
        moves.add("r")
    return moves
