"""What is wrong with a text in Japanese or French: its signs, its spaces and its words.

What stands in quotes that a rule file has (``'extends: x'``), between backticks, in a tag or in a
placeholder is no prose, and follows no rule of a language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Final, NamedTuple

__all__ = ["FAULTS", "FORBIDDEN", "faults", "placeholders"]

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"

_CODE: Final = re.compile(
    r"(?<![A-Za-zÀ-ÿ])'[^'\n]*'"  # a rule file's own words; an apostrophe follows a letter
    r"|\{\w+: (?:[^{}]|\{[^{}]*\})*\}"  # a map of a rule file
    r"|`[^`\n]*`|<[^<>\n]*>|\[[^\]\n]*\]|https?://\S+|%[vm]\b"
)
_MNEMONIC: Final = re.compile(r" ?\(&\w\)|&(?=\w)")
_FILTER: Final = re.compile(r" \(\*\.[^)]*\)$")
"""The endings of files that a dialog asks for, as Qt reads them."""

_JAPANESE: Final = r"[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]"

FORBIDDEN: Final[dict[str, dict[str, str]]] = {
    "ja": {
        r"(?<!目)指[さしす]": "出す",
        "打ち切": "最後まで進める",
        "でたらめ": "ランダム",
        "いちばん": "一番",
        "だれ": "誰",
        "いっしょ": "一緒",
        "くり返": "繰り返",
        "むずかし": "難し",
        "ふつう": "普通",
        "分か[りるら]": "わかる",
        "ボム": "爆弾",
        "万能札": "鬼札",
        "三枚揃": "同じ月の3枚",
        "卓": "テーブル",
        "カード(?!と)": "札",
        r"\}さん": "名前だけ",
        "あがり": "上がり",
        "レース": "早取り",
        "下さい": "ください",
        "全て": "すべて",
        "組合せ": "組み合わせ",
        "プレーヤー": "プレイヤー",
        "(?:コンピュータ|フォルダ|ユーザ)(?!ー)": "コンピューター、フォルダー、ユーザー",
        r"(?:だ|である)。": "です、ます",
    },
    "fr": {
        r"[Rr]éussite": "patience",
        r"(?<!de )\b[Ss]ortes?\b(?! que)": "genre",
        r"\b[Tt]ripl(?:é|et)s?\b(?! pour)(?<!paiement triplé)": "brelan",
        r"\bbouscarle\b": "rossignol",
        r"\b[Ff]euille de score\b": "feuille de marque",
        r"\bhomme à la pluie\b": "homme sous la pluie",
        r"\bfaces (?:cachées|visibles)\b": "face cachée, face visible",
        r"\bmains? distribuées?\b": "main servie",
        r"\b(?:tu|toi|ton|tes)\b": "vous",
    },
}
"""Words that are not used, and what is: one word for one thing."""


class Fault(NamedTuple):
    """A pattern that prose never has, and what is wrong with it."""

    pattern: re.Pattern[str]
    why: str


def _faults(*found: tuple[str, str]) -> tuple[Fault, ...]:
    return tuple(Fault(re.compile(pattern), why) for pattern, why in found)


FAULTS: Final[dict[str, tuple[Fault, ...]]] = {
    "ja": _faults(
        (r"[()]", "half-width brackets"),
        (r"[:;!?](?!\d)", "a half-width sign"),
        (r"\.\.|・・|(?<!…)…\.", "no ellipsis"),
        (r"[０-９Ａ-Ｚａ-ｚ]", "full-width letters or digits"),  # noqa: RUF001
        ("\N{FULLWIDTH TILDE}|~", "no wave dash"),
        (rf"(?<={_JAPANESE}) | (?={_JAPANESE})", "a space beside Japanese"),
        ('["“”‘’]', "no corner brackets"),  # noqa: RUF001
        (rf"(?<={_JAPANESE}),", "a half-width comma"),
        (r"[。、]{2}", "two stops"),
    ),
    "fr": _faults(
        (r"'", "a straight apostrophe"),
        ('["“”]', "no guillemets"),
        (rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»", "no no-break space in guillemets"),
        (rf"(?<![{NARROW};!?])[;!?]", "no narrow no-break space before ; ! ?"),
        (rf"(?<!{NO_BREAK}):(?!\d)", "no no-break space before a colon"),
        (rf"(?<![{NARROW}{NO_BREAK}])%", "no no-break space before %"),
        (r"\.\.", "no ellipsis"),
        (r" [,.)]|\( ", "a space too many"),
        (r"(?<=\w)  (?=\w)", "two spaces"),
    ),
}
"""What is wrong in a language's typography."""


def _prose(text: str) -> str:
    """A text without what is no prose; a sign in its place keeps what stands around it apart."""
    text = _CODE.sub("x", _FILTER.sub("", text))
    return _MNEMONIC.sub("", text)


def faults(language: str, text: str) -> Iterator[str]:
    """All that is wrong with a text."""
    prose = _prose(text)
    for pattern, why in FAULTS[language]:
        found = pattern.search(prose)
        if found is not None:
            yield f"{why}: {text!r} at {found.group()!r}"
    for pattern_text, better in FORBIDDEN[language].items():
        found = re.search(pattern_text, prose)
        if found is not None:
            yield f"{found.group()!r}, not {better!r}: {text!r}"


def placeholders(text: str) -> frozenset[str]:
    """The names of what is put into a text; what cannot be filled in has none."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return frozenset()
    return frozenset(name for _, name, _, _ in parts if name is not None)
