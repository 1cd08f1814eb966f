"""The panels of a fishing table under test, and a round that was stopped."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.rounds import (
    Factor,
    Payment,
    RoundEnding,
    RoundResult,
    SideResult,
    YakuScore,
)
from hanafuda_desktop.families.fishing.progress import StopOffer
from hanafuda_desktop.families.fishing.ui.panels import CallItem
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.panels.round_summary import RoundSummaryItem
from hanafuda_desktop.table.panels.score_sheet import ScoreSheetItem
from tests.table.staging import AREA, Staging

__all__ = ["BUTTONS", "DOUBLE", "KASU", "NAMES", "OFFER", "STOPPED", "Overlays", "side"]

NAMES = RoundNames(
    ("Akiko", "Bertrand", "Emi"),
    {"kasu": "Kasu", "tane": "Tane", "teshi": "Teshi"},
    {"called": "The opponent had called", "bright": "No bright"},
    stop="Game",
    go="Koi-koi",
    stop_latin="Game",
    go_latin="Koi-koi",
)
KASU = YakuScore("kasu", 3, (2, 3, 6, 7, 10, 11, 14, 15, 18, 19), 2)
DOUBLE = (Factor("called", 2),)
OFFER = StopOffer(
    seat=0,
    yaku=(KASU,),
    points=3,
    payments=(Payment(1, 0, 3, DOUBLE, 6), Payment(2, 0, 3, (), 3)),
    multiplied_if_overtaken=DOUBLE,
    others=(),
)
BUTTONS = (PanelButton("next", "Next round"), PanelButton("sheet", "Score sheet"))


def side(seat: int, *yaku: YakuScore, result: int = 0) -> SideResult:
    points = sum(each.points for each in yaku)
    return SideResult((seat,), (), None, 0, yaku, points, 0, 0, result)


STOPPED = RoundResult(
    number=3,
    month=3,
    dealer=1,
    ending=RoundEnding.STOPPED,
    winners=(0,),
    sides=(side(0, KASU, result=3), side(1), side(2, YakuScore("tane", 1, (4, 12), 0))),
    payments=OFFER.payments,
    gains=(9, -6, -3),
)


class Overlays(Staging):
    """The three panels, and what they told."""

    def __init__(self, qtbot: QtBot, pictures: CardPictures) -> None:
        super().__init__(qtbot)
        self.call, self.summary = CallItem(pictures), RoundSummaryItem(pictures)
        self.sheet = ScoreSheetItem()
        self.said: list[str] = []
        self.put(self.call, self.summary, self.sheet)
        for item in (self.call, self.summary, self.sheet):
            item.set_area(AREA)
            item.chosen.connect(self.told.append)
            item.closed.connect(lambda: self.told.append("closed"))
            item.described.connect(self.said.append)
            item.moved.connect(self.said.append)
        self.show(qtbot)
