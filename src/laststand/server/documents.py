"""Everything that comes in and goes out, as the API has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import NODEFAULT, UNSET, Meta, Raw, Struct, UnsetType, defstruct, structs

from laststand.kernel.documents import RuleDocument
from laststand.server.tokens import MOST_AT_A_TABLE

Name = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Digits = Annotated[str, Meta(pattern=r"^[0-9]{1,19}$")]
Kind = Literal["here", "elsewhere", "bot"]
Wish = Literal["always", "matters", "never"]
Facts = dict[str, int | str | list[str]]


# -- what people send ------------------------------------------------------------------


class Incoming(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body: nothing in it may be unknown."""


class SeatWish(Incoming):
    kind: Kind = "here"
    name: Name = ""
    bot: Name | None = None


class NewTable(Incoming):
    game: Name
    options: dict[Name, int | str] = {}
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | Digits | None = None
    name: Name = ""
    listed: bool = True
    hints: bool = True
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class NewLesson(Incoming):
    game: Name


class NewPuzzle(Incoming):
    game: Name
    puzzle: Name
    name: Name = ""


class SavedTable(Incoming):
    """A table to be laid as a position has it: the document, or the text of its file."""

    position: dict[str, Any] | str
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | Digits | None = None
    name: Name = ""
    listed: bool = True
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class NewBranch(Incoming):
    at: Count
    name: Name = ""
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class ChoiceMade(Incoming):
    seq: Count
    option: Text


class UndoWish(Incoming):
    seq: Count
    to: Count | None = None


class Consent(Incoming):
    seq: Count
    agree: bool


class StopWish(Incoming):
    """Where a seat wants to be asked although it need not answer."""

    seat: Count
    window: Name
    wish: Wish


class SeatChange(Incoming):
    kind: Kind | None = None
    bot: Name | None = None
    name: Name | None = None


class Joining(Incoming):
    invitation: Token
    name: Name | None = None


class Hello(Incoming):
    """The first message of a live connection."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_AT_A_TABLE)] = []
    seq: Count | None = None
    language: Name = ""


class Message(Incoming, tag_field="type"):
    id: Annotated[str, Meta(max_length=64)] = ""


class Choose(Message, tag="choose", kw_only=True):
    seq: Count
    option: Text


class Undo(Message, tag="undo", kw_only=True):
    seq: Count
    to: Count | None = None


class Agree(Message, tag="consent", kw_only=True):
    seq: Count
    agree: bool


class StopAt(Message, tag="stop", kw_only=True):
    seat: Count
    window: Name
    wish: Wish


class Ping(Message, tag="ping", kw_only=True):
    pass


class Say(Message, tag="say", kw_only=True):
    """Something said at the table: words of one's own, a phrase that everybody reads in their own
    language, a thing that is pointed at, an option that is proposed. `saying` is an id that the
    sender makes: what has one is said once, however often it is sent."""

    saying: Annotated[str, Meta(max_length=64)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Name = ""
    at: Name = ""
    option: Text = ""


# -- what they are answered ------------------------------------------------------------


Label = str | UnsetType
"""A sentence, where somebody asks for words in a language; the page makes its own."""


class Option(Struct):
    notation: str
    verb: str
    key: str
    facts: Facts
    idle: bool | UnsetType = UNSET
    """True: it is allowed, and would do nothing."""
    label: Label = UNSET


class Refusal(Struct):
    notation: str
    why: str
    rule: str
    facts: Facts
    option: Option | UnsetType = UNSET
    """What is refused, where it is one answer."""
    label: Label = UNSET


class Reasons(Struct):
    """Why something is not among the options of the present choice."""

    seq: int
    refusals: list[Refusal]


class Choice(Struct):
    seat: int | None
    ask: str
    rule: str
    options: list[Option]
    label: Label = UNSET


class Step(Struct):
    step: str
    key: str
    words: str
    facts: Facts
    label: Label = UNSET


class Event(Struct):
    n: int
    moment: int
    seat: int | None
    step: str
    kind: str
    rule: str
    cause: str
    facts: Facts
    label: Label = UNSET


class Made(Struct):
    """A choice that was made: at which moment, by whom, and what chance then brought."""

    moment: int
    seat: int | None
    ask: str
    rule: str
    chosen: Option
    outcomes: list[str]
    by: int | None
    bot: str | None
    events: int
    step: str


class Luck(Struct):
    """The seal of a seed, from a moment on: SHA-256 of "table:seed"; the seed once it is told."""

    moment: int
    seal: str
    seed: str | None


class Outcome(Struct):
    won: bool
    reason: str
    rule: str
    score: int
    label: Label = UNSET


class Seat(Struct):
    seat: int
    kind: Kind
    name: str
    bot: str | None
    held: bool
    online: bool


class Stop(Struct):
    """Where somebody wants to be asked otherwise than when it matters."""

    seat: int
    window: str
    wish: str


class You(Struct):
    seats: list[int]
    owner: bool
    watcher: bool


class Request(Struct):
    to: int
    by: int
    agreed: list[int]
    waiting: list[int]


class UndoState(Struct, kw_only=True):
    possible: bool
    free: bool = False
    to: int | None = None
    undoes: Option | None = None
    why: Literal["", "chance", "another-person"] = ""
    sentence: str = ""
    facts: Facts = {}
    outcomes: list[str] = []
    needs: list[int] = []
    request: Request | None = None


class BranchOf(Struct):
    table: str
    at: int


class Told(Struct):
    """What a lesson's companion says, and the component it speaks of."""

    text: str
    at: str


class LessonState(Struct, kw_only=True):
    """Where a table stands in its lesson, in English: what is said, the options that are meant,
    what is said to whoever means another."""

    step: int
    steps: int
    says: list[Told]
    expects: list[str]
    wrong: str
    done: bool


class Expected(Struct):
    """An event that an option wins or averts: in what share of playouts it comes with the option,
    and in what share with the other it is compared to."""

    kind: str
    rule: str
    cause: str
    facts: Facts
    share: float
    other: float


class PuzzleGames(Struct):
    """Games that stewards played to their end from a puzzle: how many for each of two answers, and
    how many they won after the best and after the steward's own."""

    games: int
    best: int
    steward: int


class PuzzleVerdict(Struct, kw_only=True):
    """What became of the answer to a puzzle: whether it was right; by how much of a chance it is
    behind the best, with the range of that; the best, and why, as the sentences `advice`, `theme`
    and `event` of the game have it."""

    right: bool
    behind: float
    low: float
    high: float
    best: Option
    steward: Option
    steward_behind: float
    chance: float
    played: PuzzleGames
    why: str
    facts: Facts
    themes: list[str]
    foreseen: list[Expected]
    ends: Literal["", "won", "lost"]


class PuzzleState(Struct, kw_only=True):
    """Which puzzle a table is, as long as no more than its answer has been chosen."""

    id: str
    number: int
    of: int
    verdict: PuzzleVerdict | None


class About(Struct, kw_only=True):
    """What a table is, which seldom changes; what all see alike. It is left out of a live state
    that has a `patch` where it is as in the state before."""

    id: str
    game: str
    name: str
    options: dict[str, int | str]
    rewound: bool
    frozen: bool
    hints: bool
    """Whether it is played with hints; once it is over everybody who sat there may ask."""
    sealed: Literal["old-rules", "damaged"] | None
    branch: BranchOf | None
    created: str
    seed: str | None
    luck: list[Luck]
    lesson: LessonState | None
    puzzle: PuzzleState | None
    seats: list[Seat]
    stops: list[Stop]


Encoded = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""An object that has been encoded before."""


class Course(Struct, kw_only=True):
    """How a table stands, and what has led there; what all see alike. Of a live state that has a
    `patch` `coming_up`, `outcome` and `chosen` are left out where they are as in the one before."""

    seq: int
    moments: int
    present: int
    updated: str
    view: Encoded | UnsetType = UNSET
    patch: Raw | UnsetType = UNSET
    """In place of the view what has changed since the one that the viewer holds."""
    choice: Choice | None
    coming_up: list[Step] | UnsetType
    outcome: Outcome | UnsetType | None
    history_from: int
    history: list[Made]
    events_from: int
    events: list[Event]
    chosen: Made | UnsetType | None = None


class Personal(Struct):
    """What differs with whoever looks."""

    type: Literal["state"]
    you: You
    undo: UndoState


if TYPE_CHECKING:

    class State(Struct):
        """A table as one person sees it: Personal, About and Course in one object."""

else:
    State = defstruct(
        "State",
        [
            (field.name, field.type, field.default)
            if field.default is not NODEFAULT
            else (field.name, field.type)
            for part in (Personal, About, Course)
            for field in structs.fields(part)
        ],
        kw_only=True,
    )


class SeatKey(Struct):
    seat: int
    token: str | None
    invitation: str | None


class Summary(Struct, kw_only=True):
    id: str
    game: str
    name: str
    options: dict[str, int | str]
    seq: int
    moments: int
    ask: str | None
    asked: int | None
    outcome: Outcome | None
    rewound: bool
    frozen: bool
    lesson: bool = False
    seats: list[Seat]
    you: You
    created: str
    updated: str


class Laid(Struct):
    """A new table, and what its maker needs to play and to invite."""

    id: str
    owner: str
    seats: list[SeatKey]
    state: State


class HeldTable(Struct):
    """A table, and tokens that hold something at it."""

    id: str
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_AT_A_TABLE)]


class DeviceWish(Struct):
    """What a browser holds is to be held by another device too, or by that one alone."""

    tables: Annotated[list[HeldTable], Meta(min_length=1, max_length=200)]
    moves: bool = False
    at: Annotated[str, Meta(max_length=200)] = ""
    """The address of the page, for the drawn link."""


class DeviceLink(Struct):
    link: str
    tables: int
    """How many tables it is of."""
    drawing: str
    """The page's address and the link as a QR code, in SVG."""


class DeviceKey(Struct):
    link: Token


class GivenTable(Struct):
    id: str
    owner: str | None
    seats: list[SeatKey]


class SeatAnswer(Struct):
    seat: int
    token: str | None
    invitation: str | None
    state: State


class Uploaded(Struct):
    id: str
    owner: str
    state: State


class History(Struct):
    seq: int
    moments: int
    history: list[Made]


class Odd(Struct):
    key: str
    facts: Facts
    ways: int
    of: int
    p: float
    label: Label = UNSET


class Odds(Struct):
    seq: int
    odds: dict[str, list[Odd]]


class BotReason(Struct):
    """Why a bot chose as it did: the name of a sentence of the game's words, and its facts. No
    name: it has no reason."""

    why: str
    facts: Facts


class Said(Struct, tag="said", tag_field="type"):
    """What somebody at the table has said; it is no part of the match, and is not kept. It is known
    by its `saying`, to whichever process it came."""

    saying: str
    seat: int
    moment: int
    text: str
    phrase: str
    at: str
    option: str


class Certain(Struct):
    """Something that is certain to happen."""

    kind: str
    rule: str
    cause: str
    facts: Facts


class Foreseen(Struct):
    """What an option is certain to bring up to the next chance or decision, how the game ends by
    it, if it does, and, where it is lost, the options that would still avert that."""

    events: list[Certain]
    outcome: Outcome | None
    chance: bool
    remedies: list[Option]


class Foresight(Struct):
    seq: int
    foresees: dict[str, Foreseen]
    first: str | None = None
    """What a sensible player looks at first, in notation."""
    then: list[str] = []
    """Where that passes or ends something, what comes next, the best first."""


class Error(Struct):
    code: str
    sentence: str
    rule: str
    facts: Facts


class Late(Error):
    state: State


class Answer(Struct, kw_only=True, omit_defaults=True, tag="answer", tag_field="type"):
    id: str
    ok: bool
    seq: int | None = None
    status: int | None = None
    error: Error | None = None


class TableOption(Struct):
    name: str
    values: list[int | str]
    default: int | str
    text: str
    rule: str
    needs: dict[str, dict[str, int | str]]
    """By its own values: what each asks of other options."""


class GameBrief(Struct):
    id: str
    name: str
    options: list[TableOption]
    bots: list[str]
    lesson: bool = False
    puzzles: int = 0


class PuzzleBrief(Struct):
    """A puzzle by its id: what is asked, and at what table."""

    id: str
    ask: str
    options: dict[str, int | str]


class Rules(Struct):
    books: dict[str, str]
    rules: list[RuleDocument]


class GameWhole(Struct):
    """Everything fixed of a game, in English."""

    id: str
    name: str
    version: int
    words: dict[str, dict[str, str]]
    counts: dict[str, list[str]]
    names: dict[str, str]
    rules: Rules
    content: dict[str, list[dict[str, Any]]]
    options: list[TableOption]
    windows: list[str]
    bots: list[str]


class ServerBrief(Struct):
    version: str
    home: bool
    languages: list[str]


# -- hints and analyses ----------------------------------------------------------------


class Chance(Struct):
    """The chance to win, and its range."""

    chance: float
    low: float
    high: float


class TeamChances(Struct):
    """How a table stands: if stewards, a sensible team, played on, and if sages did; null where
    nobody has measured how these play."""

    steward: Chance
    sage: Chance | None


class Hint(Struct):
    """One of the best options: by how much of a chance it is behind the best, with the range of
    that, and whether they are about equal; why it is thought well of, as the sentences `advice`
    and `theme` of the game have it; what it wins or averts; how the game is certain to end by
    it."""

    notation: str
    behind: float
    low: float
    high: float
    equal: bool
    why: str
    facts: dict[str, Any]
    themes: list[str]
    foreseen: list[Expected]
    ends: Literal["", "won", "lost"]


class Advice(Struct):
    seq: int
    moment: int
    standing: TeamChances
    hints: list[Hint]


class AnalysisState(Struct):
    """How far the analysis of a table is; the analysis itself once there is one, as of a seq."""

    state: Literal["none", "running", "done"]
    seq: int
    done: int
    of: int
    analysis: Raw | None = None
