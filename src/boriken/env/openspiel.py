"""The game for OpenSpiel, under the name ``python_boriken``.

>>> import pyspiel
>>> import boriken.env.openspiel
>>> game = pyspiel.load_game("python_boriken(players=3,edition=special,expansions=nobles+buccaneer)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(7)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()][:2]
(0, ['draft small_market', 'draft hacienda'])

Chance is explicit (``tree``). The winner gets 1, several share it; observations are those of ``observing``.
An information state is a text: everything the seat has heard, and what it sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boriken.extras import from_extras

with from_extras():
    import numpy as np
    import pyspiel

from boriken.arena.match import MOST_DECISIONS
from boriken.engine.actions import ACTIONS, TEXTS
from boriken.engine.options import FEWEST_HUMANS, MOST_PLAYERS, NORMAL, Options
from boriken.env import table_options
from boriken.env.fields import field_names
from boriken.env.observing import observe
from boriken.env.tree import DEALS, Node
from boriken.position import write_position

PARAMETERS: Final = {
    "players": 0,
    "edition": "",
    "expansions": "",
    "variants": "",
    "draft": "players",
    "seats": "",
    "difficulty": NORMAL,
}
"""As for ``Game.new``; nothing and 0 are what is usual. Names of expansions, variants and seats have a +
between them. An edition may have ``ed`` before it: OpenSpiel would take a plain 1897 for a number."""
BETWEEN: Final = "+"


def _game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="python_boriken",
        long_name="Boriken (Puerto Rico)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=FEWEST_HUMANS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # with perfect recall it would have a million numbers
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


GAME_TYPE: Final = _game_type(pyspiel.GameType.Utility.CONSTANT_SUM)
BESIDE_PUERTOMAS: Final = _game_type(pyspiel.GameType.Utility.GENERAL_SUM)
"""Puertomas are no players, and what they win is lost to those who are."""


class BorikenGame(pyspiel.Game):
    """A table of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        words = {**PARAMETERS, **(params or {})}
        self.options = table_options(
            edition=words["edition"].removeprefix("ed") or None,
            players=words["players"] or None,
            expansions=_listed(words["expansions"]),
            variants=_listed(words["variants"]),
            draft=words["draft"],
            seats=_listed(words["seats"]),
            difficulty=words["difficulty"],
        )
        puertomas = self.options.puertomas
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEALS,
            num_players=self.options.players - puertomas,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if puertomas else 1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(BESIDE_PUERTOMAS if puertomas else GAME_TYPE, info, params or {})

    def new_initial_state(self) -> BorikenState:
        return BorikenState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | None:
        """There are observations of all that one player knows, and no others."""
        if params:
            raise ValueError(f"Observations take no parameters, not {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.options, kind.perfect_recall)


class BorikenState(pyspiel.State):
    """A node of the game's tree. OpenSpiel copies and pickles its attributes."""

    def __init__(self, game: BorikenGame) -> None:
        super().__init__(game)
        self.node = Node(game.options)

    def current_player(self) -> int:
        if self.node.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.limit:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.node.position.frames[-1].seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.position.choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        limit = self.node.limit
        return [(outcome, 1 / limit) for outcome in range(limit)]

    def _apply_action(self, action: int) -> None:
        if self.node.limit:
            self.node.draw(action)
        else:
            self.node.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return TEXTS[action]
        return f"deal {action}" if self.node.state is None else f"draw {action}"

    def is_terminal(self) -> bool:
        return self.node.is_over

    def returns(self) -> list[float]:
        players = self.node.options.players - self.node.options.puertomas
        return self.node.shares()[:players] if self.node.is_over else [0.0] * players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BorikenState:
        """Another state that looks the same to a player."""
        state: BorikenState = self.clone()
        state.node = self.node.imagine(player, seed=int(sampler() * (1 << 48)))
        return state

    def __str__(self) -> str:
        node = self.node
        if node.state is None:
            return "Before the deal"
        pending = "" if node.action is None else f"{TEXTS[node.action]}, drawn {node.draws}\n"
        return pending + write_position(node.state)


def _listed(words: str) -> list[str]:
    return words.split(BETWEEN) if words else []


class Observer:
    """What a player sees as a tensor; as a text, with perfect recall also all that they have heard."""

    def __init__(self, options: Options, has_recall: bool) -> None:
        self.names = field_names(options)
        self.has_recall = has_recall
        self.tensor = np.zeros(len(self.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BorikenState, player: int) -> None:
        node = state.node
        self.tensor[:] = 0 if node.state is None else np.frombuffer(observe(node.state, player), np.uint8)

    def string_from(self, state: BorikenState, player: int) -> str:
        node = state.node
        if node.state is None:
            return f"seat {player}"
        seen = zip(self.names, observe(node.state, player), strict=True)
        sight = ", ".join(f"{name} {number}" for name, number in seen if number)
        story = f"{node.story(player)}\n" if self.has_recall else ""
        return f"seat {player}\n{story}{sight}"


pyspiel.register_game(GAME_TYPE, BorikenGame)
