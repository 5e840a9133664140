"""`laststand play`, as people use it: by pipe and at a terminal."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from laststand.bots.puzzle import find_puzzles
from tests.cli.command import PATIENCE, Command, Screen

PLAY = ["play", "stronghold", "--seed", "5"]


def lines(*said: str) -> str:
    return "".join(f"{line}\n" for line in said)


# -- whole games -------------------------------------------------------------------------


def test_a_game_of_first_options_goes_to_its_end_and_its_record_is_true(
    laststand: Command,
) -> None:
    done = laststand(*PLAY, said="1\n" * 2000)
    assert (done.code, done.err) == (0, "")
    last, record = done.out.splitlines()[-2:]
    assert re.match(r"(> )*Lost\. .+  LS-LOSE-\d$", last)
    assert record == f"The record: {laststand.saved()}"
    assert laststand("replay", laststand.saved(), "--verify").code == 0


def test_a_game_played_as_the_steward_advises_goes_to_its_end(laststand: Command) -> None:
    screen = laststand.at_terminal(*PLAY, "--level", "legendary", "--boss", "alrath")
    choices = 0
    while True:
        hint = re.search(r"The steward would: .* \(([^()]+)\)", joined(screen.type("h")))
        assert hint is not None
        shown = screen.type(hint[1])
        choices += 1
        if not shown.endswith("> "):
            break
    assert re.search(r"\n(Won|Lost)\. ", shown)
    assert screen.close() == 0
    assert len(laststand.choices()) == choices


def joined(text: str) -> str:
    """Lines that the terminal's width has broken, in one."""
    return text.replace("\n", " ")


@pytest.mark.parametrize("game", ["stronghold", "bastion", "spell"])
def test_every_game_can_be_played(laststand: Command, game: str) -> None:
    done = laststand("play", game, "--seed", "5", said="1\n" * 8)
    assert (done.code, done.err) == (0, "")
    assert len(laststand.choices(game)) == 8


# -- choosing ----------------------------------------------------------------------------


def test_options_are_chosen_by_number_by_notation_and_by_the_beginning_of_one(
    laststand: Command,
) -> None:
    assert laststand(*PLAY, said=lines("DR", "  MOVE   b ", "2", "q")).code == 0
    assert laststand.choices() == ["draw", "move B", "end turn"]


def test_a_beginning_of_several_options_is_asked_back(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines("draw", "move"))
    assert "'move' could be: move A, move B, move C, move D, move E." in done.out
    assert laststand.choices() == ["draw"]


SPELL = ["play", "spell", "--seed", "5", "--players", "2"]


def test_many_options_are_told_in_groups_that_can_be_opened(laststand: Command) -> None:
    done = laststand(*SPELL, said="1\n" * 9 + lines("?build wooden-w", "?dance", "build", "pass"))
    assert re.search(r"build wooden-wall … I9  [A-P0-9 ]+  \?build wooden-wall ", joined(done.out))
    assert re.search(r"> \d+ +Build on I9: Wooden Wall +build wooden-wall I9 ", done.out)
    assert "No option begins with 'dance'." in done.out
    said = " ".join(done.out.split())
    assert re.search(r"'build' could be: (build \S+ [^,]+, ){20}…\.", said)
    assert laststand.choices("spell")[-1] == "pass"


NONSENSE = [
    "0",
    "99",
    "-1",
    "9" * 5000,
    "1.5",
    "move Z",
    "[b]",
    "[/b]",
    "{x}",
    "★",
    "\x07",
    "why x",
]


def test_nonsense_is_answered_and_changes_nothing(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines(*NONSENSE, "draw"))
    assert (done.code, done.err) == (0, "")
    assert "There is no option 99, only 1 to " in done.out
    assert "'[/b]' is not possible here, only: draw, " in done.out
    assert laststand.choices() == ["draw"]


def test_undo_and_redo_go_back_and_forth(laststand: Command) -> None:
    laststand(*PLAY, said=lines("draw", "move B", "u", "u"))
    assert laststand.choices() == []
    laststand(*PLAY, said=lines("draw", "move B", "u", "u", "r"))
    assert laststand.choices() == ["draw"]
    done = laststand(*PLAY, said=lines("u", "r"))
    assert "There is nothing to undo." in done.out
    assert "There is nothing to redo" in done.out


def test_why_gives_the_sentence_and_the_rule(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines("draw", "why move Lux", "why"))
    sentence = "The party is at Lux already. (LS-TURN-5)"
    assert f"> {sentence}\n" in done.out
    assert f"move Lux: {sentence}\n" in done.out
    assert "buy holy-oil: Holy oil: costs " in done.out


def test_a_rule_is_read_out_by_its_id(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines("rule ls-dice-3", "rule", "rule XX-1"))
    assert "A star is wild: it counts as any one icon.  Dice Faces, stated" in done.out
    assert "There is no rule ''." in done.out
    assert "There is no rule 'XX-1'." in done.out


def test_help_and_all_the_cards_are_shown_when_asked_for(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines("?", "b"))
    assert done.out.count("what the steward would do") == 2
    assert re.search(r"merchant +Holy oil +2 gold: Remove up to two corruption", done.out)


def test_the_exact_odds_of_every_option_are_shown_when_asked_for(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines("draw", "o", "move B", "o", "roll", "keep", "o"))
    assert re.search(
        r"^(> )?move B +\d+% +\d+/\d+ +Gate Skulker can be def", done.out, re.MULTILINE
    )
    assert "> No option here depends on dice or cards.\n" in done.out
    assert re.search(r"^(> )?roll +\d+% +\d+/\d+ +Gate Skulker can be def", done.out, re.MULTILINE)


def test_with_two_players_every_question_says_whose_turn_it_is(laststand: Command) -> None:
    done = laststand(*PLAY, "--players", "2", said=lines("1", "draw", "stay", "end turn"))
    asked = re.findall(r"^(?:> )?(Anyone|Player \d): ", done.out, re.MULTILINE)
    assert asked[0] == "Anyone"
    assert asked[1] == "Player 1"
    assert asked[-1] == "Player 2"
    assert "▸ player 2: " in done.out


# -- saving and coming back ----------------------------------------------------------------


def test_the_record_is_saved_where_somebody_says(laststand: Command, tmp_path: Path) -> None:
    file = tmp_path / "a game.record"
    done = laststand(*PLAY, said=lines("draw", f"save {file}"))
    assert f"Saved: {file}\n" in done.out
    assert file.read_text() == laststand.saved().read_text()


def test_where_nothing_can_be_saved_the_reason_is_said_and_play_goes_on(
    laststand: Command, tmp_path: Path
) -> None:
    said = lines("save", f"save {tmp_path}", "save /nowhere/at/all", "draw")
    done = laststand(*PLAY, said=said, COLUMNS="300")
    assert (done.code, done.err) == (0, "")
    assert "save needs the name of a file." in done.out
    assert f"{tmp_path}: Is a directory" in done.out
    assert "/nowhere/at/all: No such file or directory" in done.out
    assert laststand.choices() == ["draw"]


@pytest.mark.parametrize("end", ["q\n", ""])
def test_a_game_left_is_taken_up_where_it_was(laststand: Command, end: str) -> None:
    left = laststand(*PLAY, said=lines("draw", "move B") + end)
    assert left.out.endswith("Kept: laststand play stronghold --resume\n")
    done = laststand("play", "stronghold", "--resume", said=lines("end turn"))
    assert "Attack, or end the turn?" in done.out
    assert laststand.choices() == ["draw", "move B", "end turn"]


def test_a_game_left_before_the_first_choice_is_that_same_game(laststand: Command) -> None:
    laststand(*PLAY)
    assert "\nseed: 5 " in laststand.saved().read_text()


def test_a_killed_game_has_lost_nothing(laststand: Command) -> None:
    screen = laststand.at_terminal(*PLAY)
    screen.type("draw")
    screen.type("move B")
    screen.kill()
    assert laststand("replay", laststand.saved(), "--verify").code == 0
    assert laststand.choices() == ["draw", "move B"]


def test_control_c_leaves_as_q_does(laststand: Command) -> None:
    screen = laststand.at_terminal(*PLAY)
    screen.type("draw")
    assert "Kept: laststand play stronghold --resume" in screen.interrupt()
    assert screen.close() == 0
    assert laststand.choices() == ["draw"]


def test_a_new_game_does_not_cost_the_one_that_was_left(laststand: Command) -> None:
    laststand(*PLAY, said=lines("draw"))
    done = laststand("play", "stronghold", "--seed", "6")
    earlier = re.search(r"^The game left before: laststand (.+)$", done.out, re.MULTILINE)
    assert earlier is not None
    laststand(*earlier[1].split(), said=lines("stay"))
    assert "\nseed: 5 " in laststand.saved().read_text()
    assert laststand.choices() == ["draw", "stay"]


def test_where_nothing_can_be_kept_it_is_said_once_and_play_goes_on(
    laststand: Command, tmp_path: Path
) -> None:
    (tmp_path / "laststand").write_text("a file in the way")
    done = laststand(*PLAY, said=lines("draw", "stay"), COLUMNS="300")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("The game cannot be kept: ") == 1
    assert "Not a directory" in done.out or "File exists" in done.out
    assert "Kept:" not in done.out
    assert "Attack, or end the turn?" in done.out


def test_what_cannot_be_resumed_is_refused(laststand: Command, tmp_path: Path) -> None:
    resume = ["play", "stronghold", "--resume"]
    assert laststand(*resume).complaint == "there is no game of stronghold to resume"
    assert laststand("play", "chess", "--resume").complaint.startswith("there is no game 'chess'")
    missing = tmp_path / "missing"
    assert laststand(*resume, missing).complaint == f"{missing}: No such file or directory"
    laststand("play", "bastion", "--seed", "1")
    other = laststand.saved("bastion")
    complaint = laststand(*resume, other).complaint
    assert complaint == f"{other}: this is a game of bastion, not of stronghold"
    laststand(*PLAY)
    for option in ("--players=2", "--seed=7", "--boss=draxis"):
        name = option.partition("=")[0]
        complaint = laststand(*resume, option).complaint
        assert complaint == f"--resume goes on with the game as it is: leave out {name}"
    save = laststand.saved()
    save.write_text(save.read_text().replace("rules: 1", "rules: 99"))
    assert laststand(*resume).complaint.startswith(f"{save}: line 3: the record is of rules 99")


# -- real dice ---------------------------------------------------------------------------

REAL = [*PLAY, "--real-dice"]


def test_people_give_the_outcomes_and_a_wrong_one_is_asked_again(laststand: Command) -> None:
    said = lines("draw", "dragon", "", "siege-engineer-c", "search", "move B", "roll")
    done = laststand(*REAL, said=said + lines("fight", "1", "defend", "keep"))
    assert (done.code, done.err) == (0, "")
    assert "What came (enemy deck)?" in done.out
    assert "'dragon' is none of them" in done.out
    assert "What came (sword die)?" in done.out
    record = laststand.saved().read_text()
    assert "\n1 P1 draw => siege-engineer-c search\n" in record
    assert re.search(r"^seed: 5 given$", record, re.MULTILINE)
    assert re.search(r"^3 P1 roll => fight \w+ defend$", record, re.MULTILINE)
    assert laststand("replay", laststand.saved(), "--verify").code == 0


def test_the_end_of_input_in_the_middle_of_outcomes_loses_nothing(laststand: Command) -> None:
    said = lines("draw", "siege-engineer-c", "search", "move B", "roll", "fight")
    done = laststand(*REAL, said=said)
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("Kept: laststand play stronghold --resume\n")
    assert laststand.choices() == ["draw", "move B"]
    done = laststand("play", "stronghold", "--resume", "--real-dice", said=lines("roll"))
    assert "What came (sword die)?" in done.out


def test_a_choice_is_taken_back_before_its_outcomes_are_given(laststand: Command) -> None:
    done = laststand(*REAL, said=lines("draw", "back", "rule LS-DICE-3"))
    assert "The choice is taken back." in done.out
    assert "A star is wild" in done.out
    assert laststand.choices() == []


def test_a_set_up_with_chance_asks_for_its_outcomes_too(laststand: Command) -> None:
    play = ["play", "bastion", "--real-dice"]
    tiles = ["tavern", "tomb", "trebuchet", "standard", "quarry", "market", "fountain", "tower"]
    left = laststand(*play, said=lines(*tiles))
    assert left.code == 130
    assert not laststand.saved("bastion").exists()
    said = lines(*tiles, "dispensary", "green", "red", "blue", "yellow")
    assert laststand(*play, said=said).code == 0
    start = re.search(r"^start: (.*)$", laststand.saved("bastion").read_text(), re.MULTILINE)
    assert start is not None
    assert start[1].split() == [*tiles, "dispensary", "green", "red", "blue", "yellow"]


# -- screens -----------------------------------------------------------------------------


def test_colours_are_for_terminals_that_want_them(laststand: Command) -> None:
    assert "\x1b" not in laststand(*PLAY, said="q\n").out
    coloured = re.compile(r"\x1b\[[\d;]*(3[0-7]|38)[;m]")
    with_colour = laststand.at_terminal(*PLAY)
    assert coloured.search(with_colour.raw)
    end(with_colour)
    without = laststand.at_terminal(*PLAY, NO_COLOR="1")
    assert not coloured.search(without.raw)
    end(without)


def end(screen: Screen) -> None:
    screen.type("q")
    assert screen.close() == 0


@pytest.mark.parametrize(("columns", "rows"), [(40, 20), (80, 24), (120, 40)])
def test_no_line_is_longer_than_the_terminal(laststand: Command, columns: int, rows: int) -> None:
    screen = laststand.at_terminal(*PLAY, columns=columns, lines=rows)
    shown = [screen.type(said) for said in ("draw", "move B", "roll", "keep", "b")]
    assert max(len(line) for text in shown for line in text.splitlines()) <= columns
    end(screen)


def test_at_80_by_24_the_table_and_the_question_are_on_the_screen_together(
    laststand: Command,
) -> None:
    screen = laststand.at_terminal(*PLAY)
    for said in ("draw", "move B"):
        shown = screen.type(said).splitlines()[-23:]
        assert any(line.startswith("Lux ") for line in shown)
    end(screen)


def test_the_table_is_drawn_again_only_when_it_has_changed(laststand: Command) -> None:
    screen = laststand.at_terminal(*PLAY)
    screen.type("draw")
    assert "Grim Wood ♟" in screen.type("move B")
    rolled = screen.type("roll")
    assert "Grim Wood ♟" not in rolled
    assert re.search(r"dice: +1 \S\S \w+ +2 \S\S \w+ +3 \S\S \w+", rolled)
    end(screen)


def test_a_terminal_without_our_symbols_shows_letters_and_numbers(laststand: Command) -> None:
    done = laststand(*PLAY, said="draw\n", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert re.search(r"Gate Skulker \?F \d+%", done.out)


@pytest.mark.skipif(shutil.which("tmux") is None, reason="needs tmux")
def test_in_tmux_the_screen_holds_the_table(laststand: Command, tmp_path: Path) -> None:
    import subprocess
    import time

    socket = str(tmp_path / "tmux")
    tmux = ["tmux", "-S", socket, "-f", "/dev/null"]
    words = " ".join(laststand.words(*PLAY))
    size = ["-x", "80", "-y", "24"]
    environment = laststand.environment({"LC_ALL": "C.UTF-8"})
    del environment["COLUMNS"]
    subprocess.run([*tmux, "new-session", "-d", *size, words], check=True, env=environment)
    try:
        until = time.monotonic() + PATIENCE
        shown = ""
        while "1  Draw an enemy" not in shown and time.monotonic() < until:
            time.sleep(0.2)
            shown = subprocess.check_output([*tmux, "capture-pane", "-p"], encoding="utf-8")
        rows = shown.splitlines()
        assert any(re.match(r"B Grim Wood +·{5} +▣ chest +Gate Skulker ⚔F ", row) for row in rows)
    finally:
        subprocess.run([*tmux, "kill-server"], check=False)


def test_where_to_be_asked_is_shown_and_settled_and_kept(laststand: Command) -> None:
    done = laststand(*PLAY, said=lines("stops", "stop ability never", "stop tea never", "draw"))
    assert "stop ability matters" in done.out
    assert "stop ability never" in done.out
    assert "there is no window 'tea'" in done.out
    assert "~ stop P1 ability never\n1 P1 draw" in laststand.saved().read_text()


# -- puzzles -----------------------------------------------------------------------------


def test_a_puzzle_is_asked_until_its_answer_holds(laststand: Command) -> None:
    puzzle = find_puzzles("stronghold")[0]
    said = lines(puzzle.steward, puzzle.best)
    done = laststand("puzzle", "stronghold", "--language", "en", said=said)
    assert (done.code, done.err) == (0, "")
    wrong, right = done.out.index("That does not hold"), done.out.index("That holds!")
    assert wrong < right
    assert "Stewards played on to the end" in done.out[right:].replace("\n", " ")
    assert not laststand.saved().exists()


def test_a_puzzle_is_asked_in_other_languages(laststand: Command) -> None:
    puzzle = find_puzzles("bastion")[0]
    words = ("puzzle", "bastion", "--language", "fr")
    assert "Cela tient" in laststand(*words, said=lines(puzzle.best)).out


def test_a_puzzle_that_nobody_made_is_refused(laststand: Command) -> None:
    done = laststand("puzzle", "stronghold", "9999")
    assert done.code == 2
    assert "has puzzles 1 to" in done.err
