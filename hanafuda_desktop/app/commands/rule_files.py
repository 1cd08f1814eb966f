"""The commands about rule files: ``check``, ``diff``, ``list``, ``new``, ``export``, ``rulebook``.

What needs Qt is imported when it runs.
"""

from __future__ import annotations

import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    STANDARD_OUTPUT,
    CommandOutput,
    CommandParser,
    CommandProblem,
    add_whole,
    check_output,
    output_problems,
    problems,
    write_output,
)
from hanafuda_desktop.app.library.library import Library, deck_folder, entry_facts, in_families
from hanafuda_desktop.rules.catalogue import BrokenRules, Catalogue, CatalogueEntry
from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity, in_order, render
from hanafuda_desktop.rules.differences import Difference, differences
from hanafuda_desktop.rules.inheritance import with_id
from hanafuda_desktop.rules.schema.game import Deck, GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.rules.validation import validate


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What was found in some files.

    Attributes:
        files: the files that were asked for.
        diagnostics: every problem in them and in what they extend, sorted, each once.
        sources: the texts of those files.
        broken: those of the files that cannot be used.
    """

    files: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]
    broken: frozenset[Path]

    @property
    def exit_code(self) -> int:
        """0 when all files are sound, warnings or not; 1 when one has an error."""
        return PROBLEMS if self.broken else 0

    def text(self) -> str:
        """All of it to be printed: the problems, the files that are sound, and one line of sums."""
        sound = "".join(f"{file}: sound\n" for file in self.files if file not in self.broken)
        errors = sum(each.severity is Severity.ERROR for each in self.diagnostics)
        warnings = len(self.diagnostics) - errors
        counts = [(errors, "error"), (warnings, "warning")]
        parts = [f"{count} {word}{'s' * (count != 1)}" for count, word in counts if count]
        sums = f"{', '.join(parts)}\n" if parts else ""
        return f"{render(self.diagnostics, self.sources)}{sound}{sums}"


def check_files(files: Iterable[Path], catalogue: Catalogue) -> CheckReport:
    """Check rule files; a file in a folder called ``decks`` is checked as a deck.

    Never raises for what is in them, or for a file that is not there.
    """
    asked = tuple(dict.fromkeys(files))
    found: list[Diagnostic] = []
    sources: dict[Path, str] = {}
    broken: set[Path] = set()
    for file in asked:
        if file.absolute().parent.name == "decks":
            sound, diagnostics, texts = _deck(file, catalogue)
        else:
            rules, diagnostics, texts, _ = catalogue.load(file)
            sound = rules is not None
        found += diagnostics
        sources |= texts
        if not sound:
            broken.add(file)
    return CheckReport(asked, in_order(found, asked), sources, frozenset(broken))


def _deck(
    file: Path, catalogue: Catalogue
) -> tuple[bool, tuple[Diagnostic, ...], Mapping[Path, str]]:
    parsed = catalogue.files.parsed(file)
    sources = {file: parsed.source.text}
    if parsed.root is None:
        return False, parsed.diagnostics, sources
    tree, wrong = with_id(parsed.root, parsed.source)
    read = validate(tree, Deck, incomplete=bool(parsed.diagnostics))
    diagnostics = (*parsed.diagnostics, *wrong, *read.diagnostics)
    return not diagnostics, diagnostics, sources


_SECONDS: Final = 60
"""For so long a file is played at most; any shipped one takes a tenth of it."""
_MOST_SECONDS: Final = 24 * 3600


def _check_parser() -> CommandParser:
    parser = CommandParser(
        "check",
        _checked,
        "Say what is wrong with rule files, all of it, and where. With --play, also play each "
        "sound one 200 times by chance, with every number of players, or as often as the time "
        "allows.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a rule file, or a game's name")
    parser.add_argument("--play", action="store_true", help="play them too")
    add_whole(
        parser,
        "--seconds S",
        1,
        _MOST_SECONDS,
        f"how long to play each at most ({_SECONDS}); what was not played is told",
        default=_SECONDS,
    )
    return parser


def _checked(library: Library, options: Namespace) -> CommandOutput:
    report = check_files(map(library.file, options.files), library.catalogue)
    lines, code = [report.text().rstrip("\n")], report.exit_code
    if options.play:
        from hanafuda_desktop.lab.trial import trial_lines  # only --play needs engines

        for file in report.files:
            rules = None if file in report.broken else library.load(file).rules
            if rules is not None:  # a deck is no game
                for line, is_broken in trial_lines(file, rules, options.seconds, time.perf_counter):
                    lines.append(line)
                    code = PROBLEMS if is_broken else code
    return CommandOutput("\n".join(filter(None, lines)), code=code)


def _diff_parser() -> CommandParser:
    parser = CommandParser(
        "diff",
        _compared,
        "Say how a game's rules differ from another's: first the old one, then the new one; of "
        "one game alone, how it differs from the game that it is a variant of.",
    )
    parser.add_argument(
        "games",
        metavar="GAME",
        nargs="+",
        help="one or two games' names, or paths of rule files",
    )
    parser.add_json()
    return parser


def _facts(old: GameBase, new: GameBase, found: tuple[Difference, ...]) -> dict[str, Any]:
    """What differs, for programs."""
    return {
        "before": old.id,
        "after": new.id,
        "differences": [
            {
                "path": ".".join(each.path),
                "place": each.place.rstrip(":"),
                "before": each.before,
                "after": each.after,
                "file": None if each.span is None else str(each.span.file),
                "line": None if each.span is None else each.span.start.line,
            }
            for each in found
        ],
    }


def _compared(library: Library, options: Namespace) -> CommandOutput:
    if len(options.games) > 2:
        raise CommandProblem("one or two games can be compared, not more")
    _, new = library.find(options.games[-1])
    file = library.file(options.games[-1])
    if len(options.games) == 2:
        _, old = library.find(options.games[0])
    else:
        base = library.base_beside(file, new)
        if base is None:
            raise CommandProblem(f"'{new.id}' is no variant of another game: name two to compare")
        old = base
    found = differences(old, new, library.load(file).tree)
    title = f"{plain(new.name)}, compared with {plain(old.name)}:"
    said = "\n".join([title, *(f"- {each}" for each in found or ["the same rules"])])
    return CommandOutput(said, _facts(old, new, found))


def _list_parser() -> CommandParser:
    parser = CommandParser("list", _listed, "The games there are.")
    parser.add_json("as JSON, with all that is known")
    return parser


def _listed(library: Library, _: Namespace) -> CommandOutput:
    entries = library.catalogue.entries()
    width = max((len(entry.id) for entry in entries), default=0) + 4
    lines = [
        f"{f'  {entry.id}' if is_variant else entry.id:<{width}}{_about(entry)}"
        for entry, is_variant in in_families(entries)
    ]
    return CommandOutput("\n".join(lines), [entry_facts(entry) for entry in entries])


def _about(entry: CatalogueEntry) -> str:
    rules = entry.loaded.rules
    if rules is None:
        return f"has errors: hanafuda check {entry.path}"
    return f"{plain(rules.name)}: {plain(rules.summary)}"


def _new_parser() -> CommandParser:
    about = "Make a house rule from a game: a short file in the folder of your own rules."
    parser = CommandParser("new", _make, about)
    parser.add_game("the game that it is made from")
    parser.add_argument("name", metavar="NAME", help="what it is called: 'Our Koi-Koi'")
    return parser


def _make(library: Library, options: Namespace) -> CommandOutput:
    from hanafuda_desktop.app.library.house_rules import HouseRuleProblem, new_house_rule

    base = library.catalogue.game(options.game)
    with problems(HouseRuleProblem):
        path = new_house_rule(library, base, options.name)
    return CommandOutput(f"{path}\nedit it, then: hanafuda {path.stem}")


def _export_parser() -> CommandParser:
    about = "Write a game with all that it extends into one rule file, to be sent."
    parser = CommandParser("export", _export, about)
    parser.add_game()
    parser.add_output("-o", "--output", into="where to", required=True)
    return parser


def _export(library: Library, options: Namespace) -> CommandOutput:
    from hanafuda_desktop.app.library.house_rules import HouseRuleProblem, exported

    loaded = library.load(library.file(options.game))
    if loaded.rules is None:
        raise BrokenRules(loaded.diagnostics, loaded.sources)
    with problems(HouseRuleProblem):
        text = exported(library, loaded)
    write_output(options.output, text, force=options.force)
    return CommandOutput("" if options.output == STANDARD_OUTPUT else str(options.output))


_HTML: Final = (".html", ".htm")
_PDF: Final = ".pdf"


def _rulebook_parser() -> CommandParser:
    parser = CommandParser(
        "rulebook",
        _rules_page,
        "The rules of a game as an illustrated page to read, send or print, with an example from "
        "a round that was really played. Without a file, HTML goes to the terminal.",
    )
    parser.add_game()
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        type=_target,
        help="write this file, a .html or a .pdf; - is standard output",
    )
    parser.add_force()
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        type=_language,
        help="the language of the page, such as ja or fr; English if it is not given",
    )
    return parser


PARSERS: Final = {
    "check": _check_parser,
    "diff": _diff_parser,
    "export": _export_parser,
    "list": _list_parser,
    "new": _new_parser,
    "rulebook": _rulebook_parser,
}


def _target(text: str) -> Path:
    file = Path(text)
    if file != STANDARD_OUTPUT and file.suffix.lower() not in (*_HTML, _PDF):
        raise ArgumentTypeError(f"'{text}' ends in neither .html nor .pdf")
    return file


def _language(text: str) -> str:
    # Reading translations takes Qt, which a page in English does without.
    from hanafuda_desktop.app.window.language import languages

    known = languages()
    if text not in known:
        raise ArgumentTypeError(f"there is no language '{text}': choose from {', '.join(known)}")
    return text


def _rules_page(library: Library, options: Namespace) -> CommandOutput:
    if options.language is not None:
        from hanafuda_desktop.app.window.language import use_language

        use_language(options.language)
    _, rules = library.find(options.game)
    if options.output is not None:
        check_output(options.output, force=options.force)
    from hanafuda_desktop.app.library.printed_rules import (
        all_around,
        page_in_one_file,
        picture_file,
        rules_pdf,
    )
    from hanafuda_desktop.table.cards.deck import read_deck

    around = all_around(library, rules, library.file(options.game))
    file: Path | None = options.output
    if file is None:
        return CommandOutput(page_in_one_file(rules, around))
    with output_problems(file):  # a picture that cannot be read is one, too
        if file.suffix.lower() == _PDF:
            deck = read_deck(deck_folder())
            page: str | bytes = rules_pdf(rules, around, lambda card: picture_file(deck, card))
        else:
            page = page_in_one_file(rules, around)
    write_output(file, page, force=options.force)
    return CommandOutput("" if file == STANDARD_OUTPUT else str(file))
