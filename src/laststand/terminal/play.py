"""Playing in the terminal: the table drawn, the options numbered, everything kept."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from laststand.bots import find_bot
from laststand.folders import data_folder
from laststand.kernel.chance import OutcomeNeeded
from laststand.kernel.choice import Option
from laststand.kernel.errors import LaststandError
from laststand.kernel.match import Match
from laststand.terminal.boards import draw_board

HELP = """\
[b]a number or a notation[/b]  choose          [b]u[/b]  undo     [b]r[/b]  redo
[b]why NOTATION[/b]   why it is not offered     [b]h[/b]  what the steward would do
[b]rule ID[/b]        what a rule says          [b]b[/b]  the board again
[b]save FILE[/b]      the record as a file      [b]q[/b]  leave: the game is kept"""


def saved_game(game: str) -> Path:
    """Where a game left in the terminal waits."""
    return data_folder() / "terminal" / f"{game}.record"


class Terminal:
    """One person, or several in turn, at one match."""

    def __init__(self, match: Match, console: Console, save: Path) -> None:
        self.match = match
        self.console = console
        self.save = save
        self.told = len(match.events)

    def play(self) -> None:
        """Until the game is over or somebody leaves; what was chosen is kept at every choice."""
        self.console.print(HELP)
        self.show_board()
        while self.match.choice is not None:
            self.tell_events()
            self.show_choice()
            if not self.answer():
                self.console.print(f"Kept: [b]laststand play {self.match.game.id} --resume[/b]")
                return
            self.keep()
        self.tell_events()
        self.show_outcome()

    def keep(self) -> None:
        self.save.parent.mkdir(parents=True, exist_ok=True)
        draft = self.save.with_suffix(".draft")
        draft.write_text(self.match.record(), encoding="utf-8")
        draft.replace(self.save)

    # -- showing -------------------------------------------------------------------------

    def show_board(self) -> None:
        self.console.print(draw_board(self.match))

    def tell_events(self) -> None:
        """What happened since the last question, with the rule behind each."""
        words, events = self.match.game.words, self.match.events
        for event in events[self.told :]:
            line = Text("  " + words.event(event))
            line.append(f"  {words.name(event.cause)} · {event.rule}", style="dim")
            self.console.print(line)
        if len(events) > self.told:
            self.show_board()
        self.told = len(events)

    def show_choice(self) -> None:
        choice, words = self.match.choice, self.match.game.words
        assert choice is not None
        who = "anyone" if choice.seat is None else f"player {choice.seat + 1}"
        self.console.print(f"[b]{escape(words.ask(choice))}[/b] [dim]{who} · {choice.rule}[/dim]")
        grid = Table.grid(padding=(0, 2))
        for number, option in enumerate(choice.options, start=1):
            grid.add_row(str(number), words.option(option), Text(option.notation(), style="dim"))
        self.console.print(grid)

    def show_outcome(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        colour = "green" if outcome.won else "red"
        words = self.match.game.words.outcome(outcome)
        self.console.print(f"[b {colour}]{escape(words)}[/] [dim]{outcome.rule}[/dim]")
        self.console.print(f"The record: {self.save}")

    # -- answering -----------------------------------------------------------------------

    def answer(self) -> bool:
        """Asks until a choice is made or undone; False when somebody leaves."""
        while True:
            try:
                said = self.console.input("[b]> [/b]").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if said == "q":
                return False
            try:
                if self.obey(said):
                    return True
            except LaststandError as error:
                self.console.print(f"[yellow]{escape(str(error))}[/yellow]")

    def obey(self, said: str) -> bool:
        """Does what was said; True when the match stands elsewhere now."""
        word, _, rest = said.partition(" ")
        if said in ("u", "r"):
            self.match.undo() if said == "u" else self.match.redo()
            self.told = len(self.match.events)
            self.show_board()
            return True
        if said == "h":
            self.hint()
        elif said == "b":
            self.show_board()
        elif word == "why":
            self.console.print(str(self.match.why_not(rest)), markup=False)
        elif word == "rule":
            self.rule(rest)
        elif word == "save":
            self.save_to(rest)
        elif said in ("", "?", "help"):
            self.console.print(HELP)
        else:
            self.choose(said)
            return True
        return False

    def choose(self, said: str) -> None:
        """By number as listed, or by notation; outcomes are asked for where people give them."""
        option: str | int = int(said) - 1 if said.isdecimal() else said
        outcomes: list[str] = []
        while True:
            try:
                self.match.choose(option, outcomes)
                return
            except OutcomeNeeded as needed:
                self.console.print(escape(str(needed)))
                given = self.console.input("[b]outcome> [/b]").strip()
                if given in needed.names:
                    outcomes.append(given)

    def hint(self) -> None:
        run = self.match.run(keeps=True)
        assert run.choice is not None
        option = run.choice.options[find_bot("steward", self.match.game.id, 0).choose(run)]
        self.console.print(f"The steward would: {self.words_of(option)}", markup=False)

    def words_of(self, option: Option) -> str:
        return f"{self.match.game.words.option(option)} ({option.notation()})"

    def rule(self, id: str) -> None:
        rule = self.match.game.ledger.rules.get(id.upper())
        if rule is None:
            self.console.print(f"[yellow]There is no rule '{escape(id)}'.[/yellow]")
        else:
            self.console.print(f"{rule.text} [dim]{rule.page}, {rule.status}[/dim]")

    def save_to(self, file: str) -> None:
        try:
            Path(file).expanduser().write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            raise LaststandError(f"{file}: {error.strerror}") from None
        self.console.print(f"Saved: {file}")
