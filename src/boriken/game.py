"""A game of Puerto Rico, for programs and people: start here.

>>> from boriken import Game
>>> game = Game.new(edition="1897", players=4, seed=7)
>>> game.turn
0
>>> [str(action) for action in game.legal_actions()]
['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector']
>>> game.play("prospector")
>>> game.turn
1
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

from boriken.chance import BY_MOVES, BY_SEED, CHANCES, Chance
from boriken.engine import view as viewing
from boriken.engine.codec import fingerprint, state_from_json, state_to_json
from boriken.engine.errors import BadOptions, BadPosition, BadRecord, BorikenError, IllegalAction
from boriken.engine.events import Event
from boriken.engine.ids import BUCCANEER, ENDING_NAMES, NOBODY
from boriken.engine.invariants import problems
from boriken.engine.machine import play, wake
from boriken.engine.options import Options
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.rng import Generator
from boriken.engine.shapes import StateShape, TableView
from boriken.engine.state import State
from boriken.explaining import Explanation, explain
from boriken.notation import Action
from boriken.position import read_position, write_position
from boriken.record import Record
from boriken.rules.compiling import compile_rules
from boriken.rules.puertoma.choosing import Weighing, weigh
from boriken.rules.scoring import Score, scores, winners
from boriken.rules.setup import new_state


class Game:
    """A game in progress: the state, and how it came about."""

    def __init__(self, state: State, seed: int | None = None, names: Iterable[str] = ()) -> None:
        """Mostly for inside use: ``Game.new`` starts a game, ``Game.from_…`` read one."""
        self.state = state
        self.seed = seed
        self.names = list(names)
        self.actions: list[Action] = []
        self.chance: Chance | None = None
        """Where the generator is set again before each move: what the next draws depend on."""
        self._start: tuple[State, Chance | None] = (state, None)
        """What the game was before the first action, once there is one."""

    # --- Starting ----------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        edition: str | None = None,
        players: int | None = None,
        seed: int | None = None,
        *,
        expansions: Iterable[str] = (),
        variants: Iterable[str] = (),
        draft: str = "players",
        buildings: Iterable[str] = (),
        house_rules: bool = False,
        governor: int = 0,
        ask_forced: bool = False,
        names: Iterable[str] = (),
        seats: Iterable[str] = (),
        difficulty: str = "normal",
        any_order: bool = True,
        voluntary: bool = False,
    ) -> Game:
        """Start a game. Without a seed every game is another; with one it is always the same.

        ``expansions`` and ``variants`` are named as in ``EXPANSIONS`` and ``VARIANTS``. ``draft`` says who
        drafts the buildings: the players, chance, or the caller, who names them in ``buildings``.
        ``house_rules`` lets other editions use the Special Edition's expansions. ``governor`` is the seat
        that begins, -1 lets chance decide. ``ask_forced`` leaves decisions with a single option to the
        player instead of running them. ``any_order`` lets the parts of a decision (the barrels that are kept,
        the workers of a raid) be named in any order; without it they have one, so that each result is reached
        in one way. ``voluntary`` asks for gains that are taken by themselves else.

        ``seats`` says who is a Puertoma, the automa of the Special Edition: ``["human", "puertoma",
        "puertoma"]`` is the solo game; ``difficulty`` is easy, normal or hard. Without them the game is
        that of 1897 for four.

        >>> game = Game.new(edition="special", expansions=["nobles", "buccaneer"], draft="chance", seed=7)
        >>> game.decision
        'round'
        """
        seated = seats if isinstance(seats, str) else tuple(seats)
        edition = edition if edition is not None else "special" if seated else "1897"
        players = players if players is not None else len(seated) or 4
        # The compiled Options would answer with a TypeError of its own.
        for what, number in (("players", players), ("governor", governor)):
            if type(number) is not int:
                raise BadOptions(f"The number of {what} must be a whole number, not {number!r}.")
        options = Options(
            edition=edition,
            players=players,
            governor=governor,
            ask_forced=ask_forced,
            expansions=expansions,
            variants=variants,
            draft=draft,
            buildings=buildings,
            house_rules=house_rules,
            seats=seated,
            difficulty=difficulty,
            any_order=any_order,
            voluntary=voluntary,
        )
        return cls.from_options(options, seed, names)

    @classmethod
    def from_options(
        cls,
        options: Options,
        seed: int | None = None,
        names: Iterable[str] = (),
        chance: str = BY_SEED,
        listener: Callable[[Event], None] | None = None,
    ) -> Game:
        """Start a game from options that are made already.

        ``chance`` "moves" lets no draw tell of the next, for tables of people; "seed" is quicker.
        ``listener`` hears of the set-up too, and goes on listening.
        """
        if seed is None:
            seed = secrets.randbits(48)
        if type(seed) is not int:
            raise BadOptions(f"The seed must be a whole number, not {seed!r}.")
        named = list(names)
        if named and len(named) != options.players:
            raise BadOptions(key="names_and_players", names=len(named), count=options.players)
        if chance not in CHANCES:
            raise BadOptions(f"Unknown chance {chance!r}: choose one of {', '.join(CHANCES)}.")
        if chance == BY_SEED:
            return cls(new_state(options, seed, listener), seed, named)
        by_moves = Chance.from_seed(seed)
        game = cls(new_state(options, by_moves.seed, listener), seed, named)
        game.chance = by_moves
        return game

    @classmethod
    def from_position(cls, text: str) -> Game:
        """Go on from a position written as text (``docs/notation.md``)."""
        return cls(read_position(text))

    @classmethod
    def from_json(cls, data: object) -> Game:
        """Go on from what ``to_json`` gave."""
        state = state_from_json(data, compile_rules)
        wake(state)
        for problem in problems(state):
            raise BadPosition(f"State: {problem}")
        return cls(state)

    @classmethod
    def from_record(cls, record: Record | str) -> Game:
        """Replay a record and check that it leads to the result it states.

        >>> game = Game.new(players=3, seed=5)
        >>> game.play("builder")
        >>> Game.from_record(game.record().to_text()).fingerprint() == game.fingerprint()
        True
        """
        if isinstance(record, str):
            record = Record.from_text(record)
        game = cls.from_options(record.options, record.seed, record.names, record.chance)
        for number, action in enumerate(record.actions, start=1):
            try:
                game.play(action)
            except IllegalAction as error:
                raise BadRecord(f"Record, move {number} ({action}): {error}") from None
        if game.result() != record.result:
            result = game.result()
            wrong = [key for key in {**result, **record.result} if result.get(key) != record.result.get(key)]
            raise BadRecord(key="record_of_other_result", wrong=wrong)
        return game

    def copy(self) -> Game:
        """An independent copy, history included, that nobody listens to.

        >>> game = Game.new(seed=7)
        >>> other = game.copy()
        >>> other.play("mayor")
        >>> len(game.actions), len(other.actions)
        (0, 1)
        """
        other = Game(self.state.clone(), self.seed, self.names)
        other.actions = self.actions[:]
        other.chance = self.chance
        other._start = self._start
        return other

    # --- Playing -----------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self.state.rules.players)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def turn(self) -> int | None:
        """The seat that has to decide, None when the game is over."""
        return None if self.state.over else int(self.state.frames[-1].seat)

    @property
    def decision(self) -> str | None:
        """What kind of decision the game waits for: ``round`` (take a role), ``settler``, ``place``, …"""
        if self.state.over:
            return None
        return self.state.rules.steps[self.state.frames[-1].step].name

    def legal_actions(self) -> list[Action]:
        """What the seat whose turn it is may do."""
        return [Action(number) for number in self.state.choices]

    def play(self, action: int | str) -> None:
        """Carry out an action, given as text or number, and go on to the next decision.

        >>> game = Game.new(seed=7)
        >>> game.play("captain")
        >>> game.play("pass")
        Traceback (most recent call last):
            ...
        boriken.engine.errors.IllegalAction: You cannot pass: you must choose a role. (FLOW-2)
        """
        number = Action.of(action)
        if number not in self.state.choices:
            explanation = explain(self.state, number)
            raise IllegalAction(explanation.text, explanation.rule)
        if not self.actions:
            self._start = (self.state.clone(), self.chance)
        self._carry_out(number)

    def _carry_out(self, number: Action) -> None:
        self.actions.append(number)
        if self.chance is not None:
            self.chance = self.chance.after(number)
            self.state.rng = self.chance.generator()
        play(self.state, number)

    def undo(self) -> None:
        """Take the last action back, with all that came of it. ``state`` is another object afterwards.

        >>> game = Game.new(seed=7)
        >>> game.play("captain")
        >>> game.undo()
        >>> game.actions, game.decision
        ([], 'round')
        >>> game.undo()
        Traceback (most recent call last):
            ...
        boriken.engine.errors.BorikenError: There is nothing to take back: no action has been played.
        """
        if not self.actions:
            raise BorikenError("There is nothing to take back: no action has been played.")
        listener, actions = self.state.listener, self.actions[:-1]
        start, self.chance = self._start
        self.state, self.actions = start.clone(), []
        for action in actions:
            self._carry_out(action)
        self.state.listener = listener

    def explain(self, action: int | str) -> Explanation:
        """Whether an action is legal now and, if not, by which rule.

        >>> game = Game.new(seed=7)
        >>> game.play("builder")
        >>> game.explain("build wharf").text
        'The Wharf costs 8 coins; you have 3. (BLD-1)'
        """
        number = Action.of(action)
        return explain(self.state, number)

    @property
    def puertomas(self) -> list[int]:
        """The seats of Puertomas."""
        return [number for number in range(self.players) if is_puertoma(self.state, number)]

    def weigh(self, seat: int) -> Weighing:
        """What the filters would leave a Puertoma if it had to take a role now (PUE-5, PUE-6).

        What it does when it acts is told by events, each step with its reason.

        >>> game = Game.new(seats=["human", "puertoma", "puertoma"], seed=7)
        >>> game.weigh(1).to_json()["profitable"]
        ['settler', 'mayor', 'builder']
        """
        if seat not in self.puertomas:
            raise BorikenError(f"Seat {seat} is no Puertoma.")
        free = [card for card in self.state.rules.cards if self.state.card_seat[card] == NOBODY]
        return weigh(
            self.state, seat, [card for card in free if card != BUCCANEER or seat != self.state.marker]
        )

    def listen(self, listener: Callable[[Event], None] | None) -> None:
        """Hear of everything that happens from now on; None to stop.

        >>> game, heard = Game.new(seed=7), []
        >>> game.listen(lambda event: heard.append(event.to_json()))
        >>> game.play("prospector")
        >>> heard[1]
        {'event': 'role_taken', 'seat': 0, 'card': 'prospector', 'coins': 0}
        """
        self.state.listener = listener

    # --- Looking -----------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """The points of every seat by source, as if the game ended now.

        >>> Game.new(seed=7).scores()[0]
        Score(seat=0, parts={'chips': 0, 'buildings': 0}, tie_break=3)
        """
        return scores(self.state)

    def winners(self) -> list[int]:
        """The seat that has won, or several that share the victory; nobody before the end."""
        return winners(self.scores()) if self.over else []

    def ending(self) -> list[str]:
        """What has triggered the end: ``workers``, ``city``, ``chips``."""
        return [name for bit, name in ENDING_NAMES.items() if self.state.ending & bit]

    def result(self) -> dict[str, object]:
        """Everything a record states about where the game has led."""
        return {
            "over": self.over,
            "rounds": int(self.state.round),
            "ending": self.ending(),
            "scores": [score.to_json() for score in self.scores()],
            "winners": self.winners(),
            "fingerprint": self.fingerprint(),
        }

    def view(self, seat: int | None = None) -> TableView:
        """What a seat may know, as JSON; without a seat what a spectator may."""
        if seat is not None:
            self._check_seat(seat)
        return viewing.view(self.state, viewing.SPECTATOR if seat is None else seat)

    def determinize(self, seat: int, seed: int) -> Game:
        """A copy for search in which everything the seat does not know is dealt at random, and the parts of a
        decision have one order (RUL-55)."""
        self._check_seat(seat)
        return Game(viewing.imagine(self.state, seat, Generator.from_seed(seed)), names=self.names)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BorikenError(f"There is no seat {seat}: seats are 0 to {self.players - 1}.")

    # --- Writing down ------------------------------------------------------------------------------------

    def position(self) -> str:
        """The position as text; ``Game.from_position`` goes on from it."""
        return write_position(self.state)

    def to_json(self) -> StateShape:
        """The whole state, secrets and chance included; ``Game.from_json`` goes on from it."""
        return state_to_json(self.state)

    def fingerprint(self) -> str:
        """A hash of the whole state."""
        return fingerprint(self.state)

    def record(self) -> Record:
        """The game so far; needs a game that was started with ``Game.new``."""
        if self.seed is None:
            raise BorikenError(
                "Only a game played from its start has a record; this one began at a position."
            )
        chance = BY_SEED if self.chance is None else BY_MOVES
        options = self.state.rules.options
        return Record(options, self.seed, self.actions[:], self.result(), self.names[:], chance)
