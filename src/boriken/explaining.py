"""Why an action is legal or refused: the rule, the figures, and one sentence from the catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from boriken.engine.actions import TEXTS
from boriken.engine.errors import Figure, worded_by
from boriken.engine.state import State
from boriken.rules.refusing import refusal


@dataclass(frozen=True)
class Explanation:
    """The answer to "may I do this?"."""

    action: str
    legal: bool
    rule: str
    """Identifier of the rule that refuses the action; empty if it is legal."""
    key: str
    """Which sentence says why: the message ``refusal-…`` of the catalogue."""
    figures: dict[str, int | str]
    edition: str
    """Whose words are used."""

    @property
    def text(self) -> str:
        """One English sentence."""
        if self.legal:
            return f"{self.action} is legal."
        # Those who only play need not wait for the catalogue.
        from boriken.locale import ENGLISH, Messages
        from boriken.locale.refusals import refusal_message

        messages = Messages(ENGLISH, self.edition)
        id, args = refusal_message(messages, self.key, self.figures, lambda seat: f"seat {seat}")
        return f"{messages.text(id, **args)} ({self.rule})"


def error_text(key: str, figures: dict[str, Figure]) -> str:
    """One English sentence for an error that has a key."""
    from boriken.locale.problems import in_english

    return in_english(key, figures)


def explain(state: State, action: int) -> Explanation:
    """Say of any action whether it is legal now, and if not, which rule refuses it and why."""
    text = TEXTS[action]
    edition = state.rules.options.edition
    if action in state.choices:
        return Explanation(text, True, "", "", {}, edition)
    why = refusal(state, action)
    return Explanation(text, False, why.rule, why.key, why.figures, edition)


worded_by(error_text)
