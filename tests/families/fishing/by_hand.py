"""The yaku of the five games once more, straight from the digests in seeds/, with sets and loops.

Nothing here looks at a rule file or at the engine: it is the second opinion that the engine must
agree with. Cards are ids.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

__all__ = [
    "BY_HAND",
    "VALUES",
    "card_points",
    "higo_bana_results",
    "mushi_result",
]

Cards = AbstractSet[str]

FLOWERS = (
    "pine plum cherry wisteria iris peony clover susuki chrysanthemum maple".split()  # noqa: SIM905
)
BRIGHTS = {
    "pine-crane",
    "cherry-curtain",
    "susuki-moon",
    "willow-rainman",
    "paulownia-phoenix",
}
RAIN = "willow-rainman"
CUP = "chrysanthemum-cup"
ANIMALS = {
    "plum-warbler",
    "wisteria-cuckoo",
    "iris-bridge",
    "peony-butterflies",
    "clover-boar",
    "susuki-geese",
    CUP,
    "maple-deer",
    "willow-swallow",
}
POETRY = {"pine-ribbon", "plum-ribbon", "cherry-ribbon"}
BLUE = {"peony-ribbon", "chrysanthemum-ribbon", "maple-ribbon"}
GRASS = {"wisteria-ribbon", "iris-ribbon", "clover-ribbon"}
RIBBONS = POETRY | BLUE | GRASS | {"willow-ribbon"}
CHAFF = {f"{flower}-chaff-{n}" for flower in FLOWERS for n in (1, 2)} | {
    "willow-lightning",
    "paulownia-chaff-1",
    "paulownia-chaff-2",
    "paulownia-chaff-3",
}
BOAR_DEER_BUTTERFLIES = {"clover-boar", "maple-deer", "peony-butterflies"}
VALUES = {
    **dict.fromkeys(BRIGHTS, 20),
    **dict.fromkeys(ANIMALS, 10),
    **dict.fromkeys(RIBBONS, 5),
    **dict.fromkeys(CHAFF, 1),
}


def _from(cards: Cards, kind: Cards, least: int) -> int:
    """1 for the fewest cards of a kind that are a yaku, and 1 for each further one; else 0."""
    number = len(cards & kind)
    return number - least + 1 if number >= least else 0


def _koi_koi_brights(
    cards: Cards, brights: tuple[int, int, int, int], *, everything: bool
) -> dict[str, int]:
    dry = len(cards & (BRIGHTS - {RAIN}))
    rain = RAIN in cards
    made = []
    if dry == 4 and rain:
        made.append(("goko", brights[0]))
    if dry == 4:
        made.append(("shiko", brights[1]))
    if dry >= 3 and rain:
        made.append(("ame-shiko", brights[2]))
    if dry >= 3:
        made.append(("sanko", brights[3]))
    return dict(made if everything else made[:1])


def _koi_koi_ribbons(cards: Cards, *, everything: bool) -> dict[str, int]:
    made: dict[str, int] = {}
    ribbons = len(cards & RIBBONS)
    if cards >= POETRY | BLUE:
        made["aka-tan-ao-tan"] = 10 + ribbons - 6
    if cards >= POETRY and (everything or not made):
        made["aka-tan"] = 5 + ribbons - 3
    if cards >= BLUE and (everything or not made):
        made["ao-tan"] = 5 + ribbons - 3
    if ribbons >= 5 and (everything or not made):
        made["tan"] = ribbons - 4
    return made


def koi_koi(
    cards: Cards,
    *,
    cup_is_chaff: bool = True,
    everything: bool = False,
    brights: tuple[int, int, int, int] = (10, 8, 7, 5),
) -> dict[str, int]:
    """KK-8, KK-9, KK-10, and KK-12 by the arguments."""
    made = _koi_koi_brights(cards, brights, everything=everything)
    made |= _koi_koi_ribbons(cards, everything=everything)
    animals = len(cards & ANIMALS)
    if cards >= BOAR_DEER_BUTTERFLIES:
        made["ino-shika-cho"] = 5 + animals - 3
    if animals >= 5 and (everything or "ino-shika-cho" not in made):
        made["tane"] = animals - 4
    if {"cherry-curtain", CUP} <= cards:
        made["hanami-zake"] = 5
    if {"susuki-moon", CUP} <= cards:
        made["tsukimi-zake"] = 5
    if kasu := _from(cards, CHAFF | ({CUP} if cup_is_chaff else set()), 10):
        made["kasu"] = kasu
    return made


def mushi(cards: Cards) -> dict[str, int]:
    """MU-10."""
    sets = {
        "go-ko": (BRIGHTS, 30),
        "san-ko": ({"pine-crane", "plum-warbler", "cherry-curtain"}, 25),
        "fuji-shima": ({card for card in VALUES if card.startswith("wisteria-")}, 10),
        "kiri-shima": ({card for card in VALUES if card.startswith("paulownia-")}, 10),
    }
    return {name: points for name, (needed, points) in sets.items() if needed <= cards}


def _go_stop_brights(cards: Cards) -> dict[str, int]:
    match len(cards & BRIGHTS), RAIN in cards:
        case 5, _:
            return {"five-brights": 15}
        case 4, _:
            return {"four-brights": 4}
        case 3, False:
            return {"three-brights": 3}
        case 3, True:
            return {"rain-brights": 2}
    return {}


def _go_stop(cards: Cards, *, cup_is_chaff: bool, korean: bool) -> dict[str, int]:
    """GS-11, with the Sake Cup as one of the two (GS-5)."""
    made = _go_stop_brights(cards)
    for name, ribbons in (("blue", BLUE), ("poetry", POETRY), ("grass", GRASS)):
        if ribbons <= cards:
            made[f"{name}-ribbons"] = 3
    if {"plum-warbler", "wisteria-cuckoo", "susuki-geese"} <= cards:
        made["godori"] = 5
    if cards >= BOAR_DEER_BUTTERFLIES and not korean:
        made["boar-deer-butterflies"] = 5
    chaff = len(cards & CHAFF) + len(cards & {"willow-lightning", "paulownia-chaff-1"})
    chaff += 2 if cup_is_chaff and CUP in cards else 0
    counted = {
        "animals": _from(cards, ANIMALS - ({CUP} if cup_is_chaff else set()), 5),
        "ribbons": _from(cards, RIBBONS, 5),
        "chaff": max(0, chaff - 9),
    }
    return made | {name: points for name, points in counted.items() if points}


def go_stop(cards: Cards, *, korean: bool = False) -> dict[str, int]:
    """The better of the two ways; the cup stays an animal where both are as good."""
    ways = [_go_stop(cards, cup_is_chaff=chaff, korean=korean) for chaff in (False, True)]
    return max(ways, key=lambda made: sum(made.values()))


def higo_bana(cards: Cards, *, each: int = 50) -> dict[str, int]:
    """HB-8."""
    sets = {
        "viewings": {"cherry-curtain", "susuki-moon", CUP},
        "first-spring": {"pine-crane", "plum-warbler", "cherry-curtain"},
        "aka-tan": POETRY,
        "ao-tan": BLUE,
        "kusa-tan": GRASS,
        "animals-6-9-10": {"peony-butterflies", CUP, "maple-deer"},
        "animals-4-5-7": {"wisteria-cuckoo", "iris-bridge", "clover-boar"},
        "animals-7-8-10": {"clover-boar", "susuki-geese", "maple-deer"},
    }
    return {name: each for name, needed in sets.items() if needed <= cards}


def hana_awase(cards: Cards) -> dict[str, int]:
    """HA-4."""
    made: dict[str, int] = {}
    dry = BRIGHTS - {RAIN}
    if cards >= BRIGHTS:
        made["goko"] = 75
    elif cards >= dry:
        made["shiko"] = 50
    elif {"pine-crane", "paulownia-phoenix", "susuki-moon"} <= cards:
        made["matsu-kiri-bozu"] = 35
    if cards >= POETRY:
        made["aka-tan"] = 35
    if cards >= BLUE:
        made["ao-tan"] = 35
    if len(cards & (RIBBONS - {"willow-ribbon"})) >= 7:
        made["nana-tan"] = 50
    if cards >= BOAR_DEER_BUTTERFLIES:
        made["ino-shika-cho"] = 35
    if {"susuki-moon", CUP} <= cards:
        made["tsukimi"] = 20
    if {"cherry-curtain", CUP} <= cards:
        made["hanami"] = 30
    return made


def card_points(game: str, cards: Cards) -> int:
    """C-3; for Higo-Bana HB-3, and HB-10 for its Hawaiian kind."""
    if not game.startswith("higo-bana"):
        return sum(VALUES[card] for card in cards)
    points = 20 * len(cards & (BRIGHTS - {RAIN})) + 10 * len(cards & RIBBONS)
    points += 5 * len(cards & (ANIMALS | {RAIN}))
    if game == "higo-bana-hawaii":
        return points + 10 * ("paulownia-chaff-1" in cards)
    return points + len(cards & CHAFF)


def mushi_result(own: Cards, other: Cards) -> int:
    """MU-9."""
    mine, theirs = sum(mushi(own).values()), sum(mushi(other).values())
    return card_points("mushi", own) - 115 + mine - theirs


def higo_bana_results(game: str, sides: list[Cards]) -> list[int]:
    """HB-6, for each side."""
    each = 5 if game == "higo-bana-five" else 50
    yaku = [sum(higo_bana(cards, each=each).values()) for cards in sides]
    own = [0] * len(sides) if game == "higo-bana-hawaii" else yaku
    return [
        card_points(game, cards) + own[side] - (sum(yaku) - yaku[side])
        for side, cards in enumerate(sides)
    ]


def _koi_koi_cup_either(cards: Cards) -> dict[str, int]:
    """KK-10, the cup as one or the other."""
    as_animal = koi_koi(cards, cup_is_chaff=False)
    best = as_animal
    if CUP in cards:
        # As a chaff it still is the cup of the viewings, but no animal.
        stand_in = next(iter(sorted(CHAFF - cards)), None)
        without = koi_koi((cards - {CUP}) | ({stand_in} if stand_in else set()))
        without |= {name: 5 for name in ("hanami-zake", "tsukimi-zake") if name in as_animal}
        if stand_in and sum(without.values()) > sum(as_animal.values()):
            best = without
    return best


BY_HAND: dict[str, Callable[[Cards], dict[str, int]]] = {
    "koi-koi": koi_koi,
    "koi-koi-additive": lambda cards: koi_koi(cards, everything=True),
    "koi-koi-modern": lambda cards: koi_koi(cards, brights=(15, 8, 7, 6)),
    "koi-koi-cup-is-animal": lambda cards: koi_koi(cards, cup_is_chaff=False),
    "koi-koi-cup-either": _koi_koi_cup_either,
    "mushi": mushi,
    "go-stop": go_stop,
    "go-stop-korean": lambda cards: go_stop(cards, korean=True),
    "higo-bana": higo_bana,
    "higo-bana-hawaii": higo_bana,
    "higo-bana-teams": higo_bana,
    "higo-bana-five": lambda cards: higo_bana(cards, each=5),
    "hana-awase": hana_awase,
    "hana-awase-must-match": hana_awase,
}
"""For each game, what captured cards are worth in yaku, by the yaku's ids."""
