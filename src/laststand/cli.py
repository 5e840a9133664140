"""The command line."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from laststand.kernel.errors import DocumentRefused, LaststandError

if TYPE_CHECKING:
    from rich.console import Console

    from laststand.catalogues import Catalogue
    from laststand.kernel.match import Match
    from laststand.kernel.words import Words

BOTS = "random, steward or sage; sage:200 has 200 playouts, sage:2s two seconds a decision"

MEASURED, UNDER_LOAD = 2.0, 10.0
"""Seconds of a measurement, of a game alone and of the web table."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; what goes wrong is said in one sentence."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our symbols shows '?'
    wanted, rest = _parser().parse_known_args(arguments)
    try:
        wanted.command(wanted, rest)
        sys.stdout.flush()
    except LaststandError as error:
        print(f"laststand: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing left to flush
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="laststand", description="Three cooperative siege games, rules-exact."
    )
    parser.set_defaults(command=_start)
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_serve(commands)
    _add_backup(commands)
    _add_restore(commands)
    _add_play(commands)
    _add_puzzle(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_rules(commands)
    _add_content(commands)
    _add_analyse(commands)
    _add_lab(commands)
    _add_bench(commands)
    return parser


# -- options of a game -----------------------------------------------------------------


def _wishes(rest: Sequence[str], named: dict[str, object]) -> dict[str, Any]:
    """Table options: those with a flag of their own, and any other as --name value."""
    wishes = {name: value for name, value in named.items() if value is not None}
    words = iter(rest)
    for word in words:
        if not word.startswith("--"):
            raise LaststandError(f"'{word}' is not understood here; options are --name value")
        name, equals, value = word.removeprefix("--").partition("=")
        given = value if equals else next(words, None)
        if given is None:
            raise LaststandError(f"'{word}' needs a value")
        wishes[name.replace("-", "_")] = given
    return wishes


def _no_rest(rest: Sequence[str]) -> None:
    if rest:
        raise LaststandError(f"'{rest[0]}' is not understood here")


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", help="how many people play")
    command.add_argument("--level", help="how hard it is")
    command.add_argument("--seed", type=int, help="the seed of the luck")
    command.add_argument("--content", metavar="DIR", help="a pack of an owner's printed values")


# -- languages -------------------------------------------------------------------------


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language", metavar="LANG", help="en, fr or es; default: that of the locale"
    )


def _language(wanted: argparse.Namespace) -> Catalogue:
    """The language that was asked for; else that of the locale, if we speak it."""
    from laststand.catalogues import Catalogues, locale_language

    catalogues = Catalogues()
    if wanted.language is None:
        return catalogues.of(locale_language(catalogues.languages))
    if wanted.language not in catalogues.languages:
        known = ", ".join(catalogues.languages)
        raise LaststandError(f"there is no language '{wanted.language}', only: {known}")
    return catalogues.of(wanted.language)


# -- serve -----------------------------------------------------------------------------


def _start(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    """`laststand` alone: the web table."""
    _no_rest(rest)
    from laststand.server.app import main as serve

    serve(open_browser=True)


def _add_serve(commands: Any) -> None:
    command = commands.add_parser("serve", allow_abbrev=False, help="the web table for others too")
    command.add_argument("--host", default="127.0.0.1")
    command.add_argument("--port", type=int, help="default: the next free one from 8000")
    _add_database(command)
    command.add_argument("--workers", type=int, default=1, help="processes that serve")
    command.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a host name that the server is known by; on loopback it answers to no others",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy before the server, or a network of them, that is believed about addresses",
    )
    command.add_argument(
        "--metrics",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="who else than this machine may read /metrics",
    )
    command.add_argument("--log", choices=["lines", "json"], default="lines")
    command.add_argument(
        "--keep-days",
        type=_days,
        default=0.0,
        metavar="DAYS",
        help="remove tables nobody has played at for so long; default: never",
    )
    command.set_defaults(command=_serve)


def _serve(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    from laststand.server.app import main as serve

    serve(
        wanted.host,
        wanted.port,
        wanted.database,
        workers=wanted.workers,
        names=[name.lower() for name in wanted.name],
        proxies=tuple(wanted.proxy),
        metrics=("127.0.0.1", "::1", *wanted.metrics),
        log=wanted.log,
        keep_days=wanted.keep_days,
    )


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days <= 36_500:
        raise argparse.ArgumentTypeError(f"days from 0, not '{text}'")
    return days


# -- backup and restore ----------------------------------------------------------------


def _add_backup(commands: Any) -> None:
    command = commands.add_parser(
        "backup", allow_abbrev=False, help="all tables in one file, also while the server runs"
    )
    command.add_argument("file", type=Path)
    _add_database(command)
    command.set_defaults(command=_backup)


def _backup(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    from laststand.server.archive import backup
    from laststand.server.settings import database_url

    backup(database_url(wanted.database or ""), wanted.file)
    print(f"{wanted.file}: {wanted.file.stat().st_size:,} bytes")


def _add_restore(commands: Any) -> None:
    command = commands.add_parser(
        "restore", allow_abbrev=False, help="put the tables of a backup back"
    )
    command.add_argument("file", type=Path)
    _add_database(command)
    command.add_argument("--replace", action="store_true", help="also those that the database has")
    command.set_defaults(command=_restore)


def _restore(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    from laststand.server.archive import restore
    from laststand.server.settings import database_url

    put, left = restore(wanted.file, database_url(wanted.database or ""), wanted.replace)
    print(f"{put} tables put back, {left} left as they are")


def _add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument("--database", help="a file, or a URL of SQLite or PostgreSQL")


# -- play ------------------------------------------------------------------------------


def _add_play(commands: Any) -> None:
    command = commands.add_parser("play", allow_abbrev=False, help="a game in the terminal")
    command.add_argument("game")
    command.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="the game left last, or a record"
    )
    command.add_argument(
        "--from", dest="position", metavar="FILE", help="a position saved as a file, laid anew"
    )
    command.add_argument(
        "--real-dice", action="store_true", help="you roll and draw; the program asks"
    )
    _add_language(command)
    _add_table(command)
    command.set_defaults(command=_play)


def _play(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    from rich.console import Console

    from laststand.kernel.game import find_game
    from laststand.terminal.play import Terminal, put_aside, saved_game

    language = _language(wanted)

    console = Console(highlight=False)
    save = saved_game(wanted.game)
    if wanted.resume is not None:
        match = _resumed(wanted, rest, save)
    else:
        words = language.words(find_game(wanted.game, wanted.content), "terminal")
        match = _laid(wanted, rest) if wanted.position else _begun(wanted, rest, console, words)
        earlier = put_aside(save)
        if earlier is not None:
            command = f"laststand play {wanted.game} --resume {earlier}"
            print(words.t("The game left before: {command}", command=command))
    Terminal(match, console, save, language.words(match.game, "terminal")).play()


def _begun(
    wanted: argparse.Namespace, rest: Sequence[str], console: Console, words: Words
) -> Match:
    from laststand.kernel.match import Match
    from laststand.terminal.outcomes import with_outcomes

    wishes = _wishes(rest, {"players": wanted.players, "level": wanted.level})
    return with_outcomes(
        console,
        words,
        lambda outcomes: Match.new(
            wanted.game,
            seed=wanted.seed,
            content=wanted.content,
            outcomes=outcomes,
            asks_outcomes=wanted.real_dice,
            **wishes,
        ),
    )


def _resumed(wanted: argparse.Namespace, rest: Sequence[str], save: Path) -> Match:
    """The match as it was left: its table was agreed when it began."""
    from laststand.kernel.game import find_game
    from laststand.kernel.match import Match

    find_game(wanted.game)
    flags = {"from": wanted.position, "seed": wanted.seed}
    _expect_no_wishes("--resume", wanted, rest, flags)
    if not wanted.resume and not save.exists():
        raise LaststandError(f"there is no game of {wanted.game} to resume")
    file = Path(wanted.resume) if wanted.resume else save
    match = _in_file(file, lambda: Match.replay(file, content=wanted.content))
    _expect_game(match, wanted, file)
    match.asks_outcomes = wanted.real_dice
    return match


def _laid(wanted: argparse.Namespace, rest: Sequence[str]) -> Match:
    """A new match in the situation that a file describes."""
    from laststand.kernel.game import find_game
    from laststand.kernel.match import Match

    find_game(wanted.game)
    _expect_no_wishes("--from", wanted, rest, {})
    file = Path(wanted.position)
    match = _in_file(file, lambda: Match.at(file, seed=wanted.seed, content=wanted.content))
    _expect_game(match, wanted, file)
    match.asks_outcomes = wanted.real_dice
    return match


def _expect_no_wishes(
    flag: str, wanted: argparse.Namespace, rest: Sequence[str], more: dict[str, object]
) -> None:
    for name in _wishes(rest, {"players": wanted.players, "level": wanted.level, **more}):
        raise LaststandError(f"{flag} goes on with the game as it is: leave out --{name}")


def _expect_game(match: Match, wanted: argparse.Namespace, file: Path) -> None:
    if match.game.id != wanted.game:
        raise LaststandError(f"{file}: this is a game of {match.game.id}, not of {wanted.game}")


def _in_file(file: Path, read: Callable[[], Match]) -> Match:
    """What is wrong with a record is said with the name of its file."""
    try:
        return read()
    except DocumentRefused as error:
        reason = str(error).removeprefix(f"{file}: ")
        raise DocumentRefused(f"{file}: {reason}") from None


# -- puzzle ----------------------------------------------------------------------------


def _add_puzzle(commands: Any) -> None:
    command = commands.add_parser("puzzle", allow_abbrev=False, help="find the move that holds")
    command.add_argument("game")
    command.add_argument("number", nargs="?", type=_positive, default=1, help="which one")
    _add_language(command)
    command.set_defaults(command=_puzzle)


def _puzzle(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    from rich.console import Console

    from laststand.kernel.game import find_game
    from laststand.terminal.puzzle import PuzzleTerminal, puzzle_of_number

    _no_rest(rest)
    puzzle = puzzle_of_number(wanted.game, wanted.number)
    words = _language(wanted).words(find_game(wanted.game), "terminal")
    PuzzleTerminal(puzzle, Console(highlight=False), words).play()


# -- simulate --------------------------------------------------------------------------


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", allow_abbrev=False, help="many games played by bots")
    command.add_argument("game")
    command.add_argument("--bot", default="steward", help=f"{BOTS}; default: steward")
    command.add_argument("--games", type=_positive, default=100)
    command.add_argument("--jobs", type=_positive, help="default: one for each core")
    command.add_argument("--json", action="store_true")
    _add_table(command)
    command.set_defaults(command=_simulate)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a number from 1, not '{text}'")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a number, not '{text}'")
    return int(text)


def _simulate(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    from laststand.lab.commands import simulate

    simulate(
        wanted.game,
        _wishes(rest, {"players": wanted.players, "level": wanted.level}),
        bot=wanted.bot,
        games=wanted.games,
        seed=wanted.seed or 0,
        jobs=wanted.jobs,
        content=wanted.content,
        as_json=wanted.json,
    )


# -- replay ----------------------------------------------------------------------------


def _add_replay(commands: Any) -> None:
    command = commands.add_parser("replay", allow_abbrev=False, help="what a record tells")
    command.add_argument("file", type=Path)
    command.add_argument(
        "--verify", action="store_true", help="check every line and name the first that differs"
    )
    command.add_argument("--content", metavar="DIR")
    _add_language(command)
    command.set_defaults(command=_replay)


def _replay(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    from laststand.kernel.match import Match, verify

    _no_rest(rest)
    if wanted.verify:
        match = _in_file(wanted.file, lambda: verify(wanted.file, wanted.content))
        print(f"{wanted.file}: {len(match)} choices, all as recorded; digest {match.digest()}")
        return
    match = _in_file(wanted.file, lambda: Match.replay(wanted.file, content=wanted.content))
    words = _language(wanted).words(match.game)
    for event in match.events:
        print(f"{words.event(event)}  [{words.name(event.cause)}, {event.rule}]")
    if match.outcome is not None:
        print(words.outcome(match.outcome))


# -- rules and content -----------------------------------------------------------------


def _add_rules(commands: Any) -> None:
    command = commands.add_parser(
        "rules", allow_abbrev=False, help="the ledger of a game, or one of its rules"
    )
    command.add_argument("game")
    command.add_argument("id", nargs="?", help="a rule, or the beginning of its id")
    command.add_argument("--json", action="store_true")
    _add_language(command)
    command.set_defaults(command=_rules)


def _rules(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    import msgspec

    from laststand.kernel.game import find_game

    _no_rest(rest)
    game = find_game(wanted.game)
    ledger = game.ledger
    prefix = (wanted.id or "").upper()
    exact = [ledger.rules[prefix]] if prefix in ledger.rules else []
    rules = exact or [rule for rule in ledger.rules.values() if rule.id.startswith(prefix)]
    if not rules:
        raise LaststandError(f"{wanted.game} has no rule '{wanted.id}'")
    if wanted.json:
        print(json.dumps(msgspec.to_builtins(rules), indent=2, ensure_ascii=False))
        return
    words = _language(wanted).words(game)
    for rule in rules:
        print(f"{rule.id}  {words.text(rule.text)}")
        print(f"    {ledger.books[rule.book]}, {rule.page}; {rule.status}")
        if rule.alternative:
            print("    " + words.t("Otherwise: {text}", text=words.text(rule.alternative)))


def _add_content(commands: Any) -> None:
    command = commands.add_parser(
        "content", allow_abbrev=False, help="cards, dice and boards, by provenance"
    )
    command.add_argument("game")
    command.add_argument("--content", metavar="DIR", help="a pack laid over them")
    command.add_argument("--json", action="store_true")
    _add_language(command)
    command.set_defaults(command=_content)


def _content(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    import msgspec

    from laststand.kernel.game import find_game

    _no_rest(rest)
    game = find_game(wanted.game, wanted.content)
    content, words = game.content, _language(wanted).words(game)
    if wanted.json:
        files = {file: msgspec.to_builtins(entries) for file, entries in content.entries.items()}
        print(json.dumps(files, indent=2, ensure_ascii=False))
        return
    for status in ("stated", "ruling", "reconstructed"):
        entries = [
            (file, entry)
            for file, entries in content.entries.items()
            for entry in entries
            if entry.status == status
        ]
        print(f"{status}: {len(entries)}")
        for file, entry in entries:
            print(f"  {file:18} {entry.id:24} {entry.name}  ({entry.page})")
            if stated := getattr(entry, "stated", None):
                print(f"  {'':43} stated: {', '.join(stated)}")
            if entry.flavour:
                print(f"  {'':43} “{words.text(entry.flavour)}”")


# -- analyse ---------------------------------------------------------------------------


def _add_analyse(commands: Any) -> None:
    command = commands.add_parser("analyse", allow_abbrev=False, help="how a match was won or lost")
    command.add_argument("file", type=Path, help="a record")
    command.add_argument("--playouts", type=_positive, help="more take longer and say more")
    command.add_argument("--seed", type=_count, default=0, help="of the analysis' own luck")
    command.add_argument("--content", metavar="FOLDER", help="the pack it was played with")
    command.add_argument("--json", action="store_true")
    command.add_argument("--keep", action="store_true", help="write it into the record")
    _add_language(command)
    command.set_defaults(command=_analyse)


def _analyse(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    from laststand.terminal.analyse import analyse_file

    analyse_file(
        wanted.file,
        seed=wanted.seed,
        playouts=wanted.playouts,
        content=wanted.content,
        as_json=wanted.json,
        keep=wanted.keep,
        language=_language(wanted),
    )


# -- lab -------------------------------------------------------------------------------


def _add_lab(commands: Any) -> None:
    lab = commands.add_parser("lab", allow_abbrev=False, help="experiments: many games, studied")
    parts = lab.add_subparsers(metavar="COMMAND", required=True)
    command = parts.add_parser("run", allow_abbrev=False, help="plays what is missing of one")
    command.add_argument("file", type=Path, help="the experiment, as TOML")
    command.add_argument(
        "--on", default="local", metavar="WHERE", help="local, dask, or tcp://… of a Dask cluster"
    )
    command.add_argument("--into", type=Path, metavar="FOLDER", help="default: lab/ and its name")
    command.add_argument("--jobs", type=_positive, help="default: one for each core")
    command.add_argument("--games", type=_positive, help="of each cell, instead of the file's")
    command.set_defaults(command=_lab_run)
    command = parts.add_parser("report", allow_abbrev=False, help="an HTML page about its games")
    command.add_argument("folder", type=Path, help="where its games are")
    command.add_argument("--to", type=Path, metavar="FILE", help="default: report.html in there")
    command.add_argument(
        "--tables",
        type=Path,
        metavar="FILE",
        action="append",
        default=[],
        help="a Markdown document whose tables are made anew, instead",
    )
    command.set_defaults(command=_lab_report)
    command = parts.add_parser("compare", allow_abbrev=False, help="two, seed by seed")
    command.add_argument("first", type=Path, help="a folder of games, or an experiment")
    command.add_argument("second", type=Path, help="another: same seeds, something changed")
    command.add_argument("--json", action="store_true")
    command.set_defaults(command=_lab_compare)
    command = parts.add_parser("train", allow_abbrev=False, help="the weights of a game's values")
    command.add_argument("game")
    command.add_argument("--setting", action="append", default=[], help="default: every one")
    command.add_argument(
        "--games", type=_count, help="that a setting is fitted to; 0: the weights stay as they are"
    )
    command.add_argument(
        "--own-games",
        type=_count,
        default=0,
        help="of sages, that the line of the search is fitted to besides",
    )
    command.add_argument("--duels", type=_count, help="games of sage and of steward for each")
    command.add_argument("--playouts", type=_positive, help="of the sage at a decision of a duel")
    command.add_argument("--into", type=Path, metavar="FOLDER", help="default: where they are")
    command.add_argument("--jobs", type=_positive, help="default: one for each core")
    command.set_defaults(command=_lab_train)
    command = parts.add_parser("puzzles", allow_abbrev=False, help="moves to be found, from games")
    command.add_argument("game")
    command.add_argument("--number", type=_positive, default=30, help="how many are kept")
    command.add_argument("--games", type=_positive, help="that are looked through")
    command.add_argument("--playouts", type=_positive, help="of every option of a puzzle")
    command.add_argument("--seed", type=_count, default=0, help="of the first game")
    command.add_argument("--trove", type=Path, metavar="FILE", help="what was found so far")
    command.add_argument("--without", action="append", default=[], metavar="ID", help="a dull one")
    command.add_argument("--into", type=Path, metavar="FOLDER", help="default: where they are")
    command.add_argument("--jobs", type=_positive, help="default: one for each core")
    command.set_defaults(command=_lab_puzzles)


def _lab_run(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    with _lab_extra():
        from laststand.lab.console import run_experiment

    run_experiment(
        wanted.file, on=wanted.on, games=wanted.games, into=wanted.into, jobs=wanted.jobs
    )


def _lab_report(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    with _lab_extra():
        from laststand.lab.console import make_report

    make_report(wanted.folder, wanted.to, wanted.tables)


def _lab_compare(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    with _lab_extra():
        from laststand.lab.console import compare_folders

    compare_folders(wanted.first, wanted.second, wanted.json)


def _lab_train(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    with _lab_extra():
        from laststand.lab.train import train

    train(
        wanted.game,
        wanted.setting,
        games=wanted.games,
        own_games=wanted.own_games,
        duels=wanted.duels,
        playouts=wanted.playouts,
        into=wanted.into,
        jobs=wanted.jobs,
    )


def _lab_puzzles(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    with _lab_extra():
        from laststand.lab.puzzles import make_puzzles

    make_puzzles(
        wanted.game,
        wanted.number,
        games=wanted.games,
        thought=wanted.playouts,
        seed=wanted.seed,
        trove=wanted.trove,
        without=wanted.without,
        into=wanted.into,
        jobs=wanted.jobs,
    )


@contextmanager
def _lab_extra() -> Iterator[None]:
    """Where something is imported that the extra `lab` brings."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise LaststandError(
            f"the lab needs '{missing.name}': pip install 'laststand[lab]'"
        ) from None


# -- bench -----------------------------------------------------------------------------


def _add_bench(commands: Any) -> None:
    command = commands.add_parser("bench", allow_abbrev=False, help="how fast this machine plays")
    command.add_argument("--json", action="store_true")
    command.add_argument("--rounds", type=_positive, default=3, help="the best of them counts")
    command.add_argument(
        "--seconds",
        type=_seconds,
        help=f"for each measurement; default: {MEASURED:g}, with --server {UNDER_LOAD:g}",
    )
    command.add_argument(
        "--peers", action="store_true", help="our environments, and every peer that is installed"
    )
    command.add_argument("--server", action="store_true", help="the web table under load")
    command.add_argument("--tables", type=_positive, default=100, help="with --server")
    command.add_argument("--game", default="stronghold", help="with --server")
    command.add_argument("--lab", action="store_true", help="how far an experiment scales")
    command.add_argument("--strength", action="store_true", help="how well the bots play")
    command.add_argument("--luck", action="store_true", help="whether it is nothing on average")
    command.add_argument("--games", type=_positive, default=100, help="for each worker or rung")
    command.add_argument(
        "--only",
        default="",
        metavar="WORDS",
        help="with --strength and --luck: tables such as 'level=hard'",
    )
    command.add_argument(
        "--bot", action="append", help=f"with --strength and --luck: {BOTS}; default: every rung"
    )
    command.add_argument(
        "--into", type=Path, metavar="FILE", help="with --strength: goes on where this one is"
    )
    command.add_argument(
        "--jobs", type=_positive, help="with --strength and --luck; default: every core"
    )
    command.set_defaults(command=_bench)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"seconds above 0, not '{text}'")
    return seconds


def _bench(wanted: argparse.Namespace, rest: Sequence[str]) -> None:
    _no_rest(rest)
    if wanted.server:
        _bench_server(wanted)
        return
    if wanted.lab:
        with _lab_extra():
            from laststand.lab.console import bench_lab

        bench_lab(wanted.games, wanted.json)
        return
    if wanted.strength:
        with _lab_extra():
            from laststand.lab.strength import bench_strength

        bench_strength(
            wanted.games,
            wanted.json,
            only=wanted.only,
            bots=wanted.bot,
            into=wanted.into,
            jobs=wanted.jobs,
        )
        return
    if wanted.luck:
        with _lab_extra():
            from laststand.lab.luck import bench_luck

        bench_luck(wanted.games, wanted.json, only=wanted.only, bots=wanted.bot, jobs=wanted.jobs)
        return
    from laststand.lab.bench import bench

    bench(wanted.rounds, wanted.seconds or MEASURED, wanted.json, wanted.peers)


def _bench_server(wanted: argparse.Namespace) -> None:
    from laststand.kernel.game import find_game

    find_game(wanted.game)
    if wanted.json:
        raise LaststandError("bench --server tells what it measures as text: leave out --json")
    from laststand.server.load import run

    run(tables=wanted.tables, seconds=wanted.seconds or UNDER_LOAD, game=wanted.game)
