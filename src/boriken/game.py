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
from boriken.engine.codec import state_from_json
from boriken.engine.errors import BadOptions, BadPosition, BadRecord, BorikenError, IllegalAction
from boriken.engine.events import Event
from boriken.engine.invariants import problems
from boriken.engine.machine import play, wake
from boriken.engine.options import Options, usual_table
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.explaining import explain
from boriken.looking import Looking
from boriken.notation import Action
from boriken.position import read_position
from boriken.record import Record
from boriken.rules.compiling import compile_rules
from boriken.rules.setup import new_state


class Game(Looking):
    """A game in progress: the state, and how it came about."""

    def __init__(self, state: State, seed: int | None = None, names: Iterable[str] = ()) -> None:
        """Mostly for inside use: ``Game.new`` starts a game, ``Game.from_…`` read one."""
        super().__init__(state, names)
        self.seed = seed
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

        ``expansions`` and ``variants`` are named as in ``EXPANSIONS`` and ``VARIANTS``; expansions ``"all"``
        are all that the edition has. ``draft`` says who
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
        # The compiled Options would answer with a TypeError of its own.
        for what, number in (("players", players), ("governor", governor)):
            if type(number) is not int and (what, number) != ("players", None):
                raise BadOptions(f"The number of {what} must be a whole number, not {number!r}.")
        seated = seats if isinstance(seats, str) else tuple(seats)
        edition, players = usual_table(edition, players, seated)
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
                raise BadRecord(
                    key="record_illegal", move=number, action=str(action), rule=error.rule
                ) from None
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

    clone = copy

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    # --- Playing -----------------------------------------------------------------------------------------

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

    def listen(self, listener: Callable[[Event], None] | None) -> None:
        """Hear of everything that happens from now on; None to stop.

        >>> game, heard = Game.new(seed=7), []
        >>> game.listen(lambda event: heard.append(event.to_json()))
        >>> game.play("prospector")
        >>> heard[1]
        {'event': 'role_taken', 'seat': 0, 'card': 'prospector', 'coins': 0}
        """
        self.state.listener = listener

    def determinize(self, seat: int, seed: int) -> Game:
        """A copy for search in which everything the seat does not know is dealt at random, and the parts of a
        decision have one order (RUL-55)."""
        self._check_seat(seat)
        return Game(viewing.imagine(self.state, seat, Generator.from_seed(seed)), names=self.names)

    # --- Writing down ------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far; needs a game that was started with ``Game.new``."""
        if self.seed is None:
            raise BorikenError(
                "Only a game played from its start has a record; this one began at a position."
            )
        chance = BY_SEED if self.chance is None else BY_MOVES
        options = self.state.rules.options
        return Record(options, self.seed, self.actions[:], self.result(), self.names[:], chance)
