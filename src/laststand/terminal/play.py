"""Playing in the terminal: the table drawn, the options numbered, everything kept."""

from __future__ import annotations

import json
import shlex
from contextlib import suppress
from pathlib import Path

from rich.console import Console, RenderableType
from rich.console import Group as Rows
from rich.table import Table
from rich.text import Text

from laststand.bots import find_bot
from laststand.folders import data_folder, write_whole
from laststand.kernel.choice import Choice, Option
from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Odds
from laststand.kernel.match import Match, Refused
from laststand.kernel.words import Words
from laststand.terminal.boards import drawing_of
from laststand.terminal.chances import percent
from laststand.terminal.groups import FEW, MANY, MOST_ENDS, Group, grouped
from laststand.terminal.outcomes import with_outcomes
from laststand.terminal.phrases import labelled
from laststand.terminal.prospects import draw_prospects

NARROW = 60
"""Columns below which an option has only its words and its notation, one after the other."""


def saved_game(game: str) -> Path:
    """Where a game left in the terminal waits."""
    return data_folder() / "terminal" / f"{game}.record"


def put_aside(save: Path) -> Path | None:
    """A new game does not cost the one that was left: where that one is now, if any was."""
    try:
        lines = save.read_text(encoding="utf-8").splitlines()
        if "outcome: unfinished" not in lines or not any(line[:2] == "1 " for line in lines):
            return None
        return save.replace(save.with_suffix(".earlier.record"))
    except (OSError, UnicodeDecodeError):
        return None


def help_lines(words: Words) -> list[tuple[str, str, str, str]]:
    """What can be said, and what it does."""
    return [
        (
            "3, move B",
            words.t("choose, by number or notation"),
            "h",
            words.t("what the steward would do"),
        ),
        (
            "why NOTATION",
            words.t("why it is not offered"),
            "o",
            words.t("the exact odds of the options"),
        ),
        ("rule ID", words.t("what a rule says"), "b", words.t("the table with all its cards")),
        (
            "save FILE",
            words.t("save the record; .json: a position to load"),
            "u, r",
            words.t("undo, redo"),
        ),
        ("?move", words.t("all options that begin so"), "?", words.t("this help")),
        (
            "stops",
            words.t("where to be asked, and where not"),
            "q",
            words.t("leave: the game is kept"),
        ),
    ]


def status_words(words: Words) -> dict[str, str]:
    return {
        "stated": words.t("stated in the rulebook"),
        "ruling": words.t("a ruling where the rulebook is silent"),
        "reconstructed": words.t("reconstructed: our own design"),
    }


class Terminal:
    """One person, or several in turn, at one match, in one language."""

    def __init__(self, match: Match, console: Console, save: Path, words: Words) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.save = save
        self.drawing = drawing_of(match.game.id)
        self.texts = self.drawing.texts(match, words)
        self.told = len(match.events)
        self.shown = ""
        self.keeps = True

    def play(self) -> None:
        """Until the game is over or somebody leaves, by Ctrl-C at any moment too; what was
        chosen is kept at every choice."""
        self.help()
        self.keep()
        try:
            left = not self.play_on()
        except KeyboardInterrupt:
            left = True
        if left:
            self.keep()
            if self.keeps:
                self.say(self.words.t("Kept: {command}", command=self.resuming()))

    def resuming(self) -> str:
        """The command that goes on with the game, and with the pack it is played with."""
        game = self.match.game
        pack = game.content.pack
        with_pack = "" if pack is None else f" --content {shlex.quote(str(pack.folder))}"
        return f"laststand play {game.id} --resume{with_pack}"

    def play_on(self) -> bool:
        """To the end of the game; False when somebody leaves before."""
        while self.match.choice is not None:
            self.tell_events()
            self.show_table()
            self.show_choice(self.match.choice)
            if not self.answer():
                return False
            self.keep()
        self.tell_events()
        self.show_table()
        self.show_outcome()
        return True

    def keep(self) -> None:
        try:
            with suppress(OSError):  # what cannot be made cannot be written to
                self.save.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.save, self.match.record())
        except LaststandError as error:
            if self.keeps:
                self.warn(self.words.t("The game cannot be kept: {reason}", reason=str(error)))
            self.keeps = False
        else:
            self.keeps = True

    # -- showing -------------------------------------------------------------------------

    def say(self, text: str, as_one_line: bool = False) -> None:
        self.console.print(Text(text), soft_wrap=as_one_line)

    def warn(self, text: str) -> None:
        self.console.print(Text(text, style="yellow"))

    def help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        for said, what, more_said, more in help_lines(self.words):
            grid.add_row(Text(said, "bold"), what, Text(more_said, "bold"), more)
        self.console.print(grid)

    def tell_events(self) -> None:
        """What happened since the last question, with the rule behind each."""
        words, events = self.words, self.match.events
        for event in events[self.told :]:
            line = Text("  " + words.event(event))
            line.append(f"  {words.name(event.cause)} · {event.rule}", style="dim")
            self.console.print(line)
        self.told = len(events)

    def show_table(self) -> None:
        """The table, if it looks other than when last drawn; the dice and odds of the moment."""
        drawing = self.drawing.table(self.match, self.words)
        table = Rows(drawing, draw_prospects(self.match, self.words))
        drawn = self.drawn(table)
        if drawn != self.shown:
            self.console.print(table)
            self.shown = drawn
        moment = self.drawing.moment(self.match, self.words)
        if moment is not None:
            self.console.print(moment)

    def drawn(self, table: RenderableType) -> str:
        with self.console.capture() as capture:
            self.console.print(table)
        return capture.get()

    def show_choice(self, choice: Choice) -> None:
        line = Text(self.words.ask(choice), style="bold")
        if self.match.game.seats(self.match.options) > 1:
            asked = labelled(self.who(choice.seat), "", self.words)
            line = Text(asked, style="bold green").append(line)
        self.console.print(line.append(f"  {choice.rule}", style="not bold dim"))
        if len(choice.options) <= MANY:
            numbered = enumerate(choice.options, start=1)
            self.console.print(self.options([(n, o) for n, o in numbered if not o.is_idle]))
        else:
            self.show_groups(choice)

    def who(self, seat: int | None) -> str:
        if seat is None:
            return self.words.t("Anyone")
        return self.words.t("Player {number}", number=seat + 1)

    def show_groups(self, choice: Choice) -> None:
        """Many options: the few of a kind in full, of the others how they end, with the chance of
        those that depend on luck."""
        groups = grouped(choice.notations())
        alone = [at for group in groups if len(group.places) <= FEW for at in group.places]
        self.console.print(self.options([(at + 1, choice.options[at]) for at in sorted(alone)]))
        for group in groups:
            if len(group.places) > FEW:
                self.console.print(self.group_in_a_line(group))

    def group_in_a_line(self, group: Group) -> Text:
        odds = self.match.odds()
        line = Text(f"{group.head} … ", style="bold")
        ends = []
        for end, notation in zip(group.ends, group.notations(), strict=True):
            chances = [percent(each.chance, self.words) for each in odds.get(notation, [])]
            ends.append(" ".join([end, "/".join(chances)]).rstrip())
        line.append("  ".join(ends[:MOST_ENDS]), style="not bold")
        more = len(ends) - MOST_ENDS
        rest = "  " + self.words.t("and {count} more", count=more) if more > 0 else ""
        line.append(rest, style="not bold")
        return line.append(f"  ?{group.head}", style="not bold dim")

    def show_group(self, beginning: str) -> None:
        """Every option that begins so, as it is numbered among all."""
        choice = self.match.choice
        assert choice is not None
        wanted = " ".join(beginning.casefold().split())
        found = [
            (number, option)
            for number, option in enumerate(choice.options, start=1)
            if option.notation().casefold().startswith(wanted)
        ]
        if not found:
            said = self.words.t("No option begins with '{beginning}'.", beginning=beginning)
            raise LaststandError(said)
        self.console.print(self.options(found))

    def options(self, options: list[tuple[int, Option]]) -> Table:
        """The options as they are numbered, each on one line where there is room."""
        is_narrow = self.console.width < NARROW
        odds = self.match.odds()
        grid = Table.grid(padding=(0, 2))
        for _ in range(2 if is_narrow else 3):
            grid.add_column(no_wrap=not is_narrow)
        for number, option in options:
            words = Text(self.words.option(option))
            notation = Text(option.notation(), style="dim")
            if is_narrow:
                grid.add_row(str(number), words.append("  ").append(notation))
            else:
                text = self.odds_in_words(odds.get(option.notation(), [])) or self.printed(option)
                more = Text(text, style="dim italic", no_wrap=True, overflow="ellipsis")
                grid.add_row(str(number), words, notation, more)
        return grid

    def odds_in_words(self, odds: list[Odds]) -> str:
        words = self.words
        return ", ".join(
            f"{percent(each.chance, words)} {words.sentence('odds', each.key, each.facts)}"
            for each in odds
        )

    def show_odds(self) -> None:
        """Every chance of every option, to the last."""
        words = self.words
        grid = Table.grid(padding=(0, 2))
        for notation, odds in self.match.odds().items():
            for each in odds:
                what = words.sentence("odds", each.key, each.facts)
                chance = percent(each.chance, words)
                grid.add_row(notation, chance, str(each.chance), Text(what))
        none = words.t("No option here depends on dice or cards.")
        self.console.print(grid if grid.row_count else none)

    def printed(self, option: Option) -> str:
        """The printed text of what an option names."""
        named = [str(fact) for fact in option.facts().values()]
        return next((self.texts[thing] for thing in named if thing in self.texts), "")

    def show_outcome(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        result = self.words.t("Won") if outcome.won else self.words.t("Lost")
        line = Text(f"{result}. ", style="bold green" if outcome.won else "bold red")
        line.append(self.words.outcome(outcome)).append(f"  {outcome.rule}", style="dim")
        self.console.print(line)
        if self.keeps:
            self.say(self.words.t("The record: {file}", file=str(self.save)), as_one_line=True)

    # -- answering -----------------------------------------------------------------------

    def answer(self) -> bool:
        """Asks until a choice is made or undone; False when somebody leaves."""
        while True:
            try:
                said = self.console.input("[b]> [/b]").strip()
                if said == "q":
                    return False
                if self.obey(said):
                    return True
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            except Refused as refused:
                self.warn(self.refused(refused))
            except LaststandError as error:
                self.warn(str(error))

    def obey(self, said: str) -> bool:
        """Does what was said; True when the match stands elsewhere now."""
        word, _, rest = said.partition(" ")
        if said in ("u", "r"):
            self.go(said)
            return True
        if said == "h":
            self.hint()
        elif said == "o":
            self.show_odds()
        elif said == "b":
            self.console.print(
                self.drawing.table(self.match, self.words),
                self.drawing.cards(self.match, self.words),
            )
        elif word == "why":
            self.why(rest.strip())
        elif word == "rule":
            self.rule(rest.strip())
        elif word in ("stop", "stops"):
            self.stops(rest.split())
        elif word == "save":
            self.save_to(rest.strip())
        elif said in ("", "?", "help"):
            self.help()
        elif said.startswith("?"):
            self.show_group(said[1:].strip())
        else:
            option = self.option_said(said)
            with_outcomes(
                self.console, self.words, lambda outcomes: self.match.choose(option, outcomes)
            )
            return True
        return False

    def stops(self, said: list[str]) -> None:
        """Settles where everybody here is asked, by 'stop WINDOW WISH', and shows it."""
        windows = [window.window for window in self.match.game.windows()]
        if len(said) == 2:
            for seat in range(self.match.game.seats(self.match.options)):
                self.match.stop(seat, said[0], said[1])
            self.keep()
        grid = Table.grid(padding=(0, 2))
        for window in windows:
            wish = self.match.stops.of(self.seat_asked, window)
            stop = Text(f"stop {window} {wish}", "bold")
            grid.add_row(stop, self.words.sentence("window", window, {}))
        wishes = self.words.t("'stop WINDOW always', 'matters' or 'never' changes it.")
        none = self.words.t("This game has no such places.")
        self.console.print(grid, wishes) if windows else self.say(none)

    @property
    def seat_asked(self) -> int:
        choice = self.match.choice
        return 0 if choice is None or choice.seat is None else choice.seat

    def go(self, where: str) -> None:
        """To the choice before, or forward again."""
        if where == "u" and len(self.match) == 0:
            raise LaststandError(self.words.t("There is nothing to undo."))
        try:
            self.match.undo() if where == "u" else self.match.redo()
        except LaststandError:
            raise LaststandError(self.words.t("There is nothing to redo.")) from None
        self.told = len(self.match.events)

    def refused(self, refused: Refused) -> str:
        sentence = self.words.refusal(refused.refusal)
        return f"{sentence} ({refused.rule})" if refused.rule else sentence

    def option_said(self, said: str) -> str | int:
        """By number as listed, by notation, or by the beginning of only one."""
        choice = self.match.choice
        assert choice is not None
        if said.isdecimal():
            numbers = [str(number) for number in range(1, len(choice.options) + 1)]
            if said not in numbers:
                last = numbers[-1]
                raise LaststandError(
                    self.words.t(
                        "There is no option {said}, only 1 to {last}.", said=said[:20], last=last
                    )
                )
            return numbers.index(said)
        wanted = " ".join(said.casefold().split())
        notations = choice.notations()
        begun = [known for known in notations if known.casefold().startswith(wanted)]
        same = [known for known in begun if known.casefold() == wanted]
        if len(begun) > 1 and not same:
            named = begun if len(begun) <= MANY else [*begun[:MANY], "…"]
            options = ", ".join(named)
            raise LaststandError(
                self.words.t("'{said}' could be: {options}.", said=said, options=options)
            )
        return (same or begun or [said])[0]

    def why(self, notation: str) -> None:
        """Why something is not offered; without a notation, everything that is not."""
        if notation:
            self.say(self.refused(self.match.why_not(notation)))
            return
        words = self.words
        refused: dict[str, list[str]] = {}
        for refusal in self.match.refusals():
            sentence = f"{words.refusal(refusal)} ({refusal.rule})"
            refused.setdefault(sentence, []).append(refusal.notation)
        for sentence, notations in refused.items():
            named = notations if len(notations) <= FEW else [*notations[:FEW], "…"]
            self.say(labelled(", ".join(named), sentence, words))
        if not refused:
            self.say(words.t("Nothing that could be expected here is missing."))

    def hint(self) -> None:
        run = self.match.run(keeps=True)
        assert run.choice is not None
        option = run.choice.options[find_bot("steward", self.match.game.id, 0).choose(run)]
        said = f"{self.words.option(option)} ({option.notation()})"
        self.say(self.words.t("The steward would: {option}", option=said))

    def rule(self, id: str) -> None:
        rule = self.match.game.ledger.rules.get(id.upper())
        if rule is None:
            raise LaststandError(self.words.t("There is no rule '{id}'.", id=id))
        source = f"{rule.page}, {status_words(self.words)[rule.status]}"
        self.console.print(Text(self.words.text(rule.text)).append(f"  {source}", style="dim"))

    def save_to(self, file: str) -> None:
        """The record; a name that ends in .json is given the position, to be laid anew."""
        if not file:
            raise LaststandError(self.words.t("save needs the name of a file."))
        is_position = file.endswith(".json")
        text = json.dumps(self.match.position(), indent=1) if is_position else self.match.record()
        write_whole(Path(file).expanduser(), text)
        self.say(self.words.t("Saved: {file}", file=file), as_one_line=True)
