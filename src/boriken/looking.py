"""What can be read off a game: who decides, what is legal and why not, the points, the table."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from boriken.board import Board, board, market
from boriken.engine import view as viewing
from boriken.engine.codec import fingerprint, state_to_json
from boriken.engine.errors import BorikenError
from boriken.engine.ids import BUCCANEER, ENDING_NAMES, NOBODY
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.shapes import StateShape, TableView
from boriken.engine.state import State
from boriken.explaining import Explanation, explain
from boriken.notation import Action
from boriken.position import write_position
from boriken.rules.puertoma.choosing import Weighing, weigh
from boriken.rules.scoring import Score, scores, winners
from boriken.showing import describe

if TYPE_CHECKING:
    from boriken.locale.speaking import Speaker
    from boriken.moves import Move

LANGUAGE = "en"


class Looking:
    """A position that is looked at; ``Game`` adds how it came about and goes on."""

    def __init__(self, state: State, names: Iterable[str] = ()) -> None:
        self.state = state
        self.names = list(names)

    # --- The decision ------------------------------------------------------------------------------------

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

    def moves(self, language: str = LANGUAGE) -> list[Move]:
        """The legal actions, each with what it brings, in the words of a language.

        >>> from boriken import Game
        >>> game = Game.new(players=3, seed=7)
        >>> game.play("builder")
        >>> move = game.moves()[3]
        >>> move.action, move.text, move.brings
        (<build small_market>, 'Build the Small Market', 'for 0 coins, 1 VP')
        """
        from boriken.moves import moves

        return moves(self.state, self._words(language))

    def explain(self, action: int | str) -> Explanation:
        """Whether an action is legal now and, if not, by which rule.

        >>> from boriken import Game
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

        >>> from boriken import Game
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

    # --- The table -----------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """The points of every seat by source, as if the game ended now.

        >>> from boriken import Game
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

    def seat(self, number: int) -> Board:
        """What lies before a seat, by name.

        >>> from boriken import Game
        >>> game = Game.new(players=3, seed=7)
        >>> game.play("builder")
        >>> game.play("build small_market")
        >>> game.seat(0).city, game.seat(0).coins, game.seat(0).island
        ({'small_market': 0}, 2, {'indigo': 1})
        """
        self._check_seat(number)
        return board(self.state, number)

    def market(self) -> dict[str, int]:
        """Copies of each building that are for sale, by name.

        >>> from boriken import Game
        >>> Game.new(seed=7).market()["wharf"]
        2
        """
        return market(self.state)

    def svg(self, language: str = LANGUAGE) -> str:
        """The table drawn, as anybody may see it: nothing that is hidden is in it."""
        from boriken.drawing import draw

        return draw(self.view(), self.turn, self._words(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """What notebooks show: the table, and what can be done."""
        rows = "".join(
            f"<tr><td><code>{escape(str(move.action))}</code></td>"
            f"<td>{escape(move.text)}</td><td>{escape(move.brings)}</td></tr>"
            for move in self.moves()
        )
        return f"<div>{self.svg()}<table>{rows}</table></div>" if rows else f"<div>{self.svg()}</div>"

    def _words(self, language: str) -> Speaker:
        # Those who only play need not wait for the catalogue.
        from boriken.locale import Messages
        from boriken.locale.speaking import Speaker

        return Speaker(Messages(language, self.state.rules.options.edition), self.players, self.names)

    def view(self, seat: int | None = None) -> TableView:
        """What a seat may know, as JSON; without a seat what a spectator may."""
        if seat is not None:
            self._check_seat(seat)
        return viewing.view(self.state, viewing.SPECTATOR if seat is None else seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BorikenError(f"There is no seat {seat}: seats are 0 to {self.players - 1}.")

    def __str__(self) -> str:
        """The table and all boards as text, secrets included."""
        return describe(self.state)

    def __repr__(self) -> str:
        options = self.state.rules.options
        doing = "over" if self.over else f"seat {self.turn} decides ({self.decision})"
        return f"<Game of {options.edition}, {self.players} players, round {int(self.state.round)}, {doing}>"

    def position(self) -> str:
        """The position as text; ``Game.from_position`` goes on from it."""
        return write_position(self.state)

    def to_json(self) -> StateShape:
        """The whole state, secrets and chance included; ``Game.from_json`` goes on from it."""
        return state_to_json(self.state)

    def fingerprint(self) -> str:
        """A hash of the whole state."""
        return fingerprint(self.state)
