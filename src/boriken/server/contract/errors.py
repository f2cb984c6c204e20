"""Why a request was refused."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from boriken.server.contract.base import Message

Code = Literal[
    # The request itself
    "malformed",
    "not_json",
    "too_large",
    "too_many",
    "other_site",
    "nothing_here",
    "no_such_file",
    "no_such_rule",
    "no_such_lesson",
    "key_used",
    # Who asks
    "no_guest",
    "no_name",
    "watching",
    "not_host",
    "no_seat",
    "banned",
    "bad_mail_address",
    # Accounts
    "no_account",
    "name_taken",
    "no_mail",
    "no_passkeys_here",
    "passkey_refused",
    "passkey_known",
    "too_many_passkeys",
    "address_taken",
    "too_many_addresses",
    "sign_in_failed",
    "link_over",
    "other_link",
    "wrong_code",
    "prove_again",
    "last_way",
    # Making a table: what does not go together
    "one_seat_yours",
    "players",
    "governor",
    "seats_and_players",
    "names_and_players",
    "unknown_edition",
    "unknown_language",
    "unknown_expansion",
    "unknown_variant",
    "unknown_draft",
    "unknown_difficulty",
    "unknown_bot",
    "festival_or_cards",
    "special_expansion",
    "variant_needs",
    "variant_of_edition",
    "variant_with_puertomas",
    "nothing_drafted",
    "buildings_given",
    "not_draftable",
    "kinds_of_cost",
    "pair_excluded",
    "no_puertoma_plays",
    "humans_first",
    "puertomas",
    "puertomas_of_special",
    "governor_with_puertomas",
    # Tables and seats
    "no_table",
    "unreadable_table",
    "no_such_seat",
    "seated_already",
    "seat_taken",
    "table_full",
    "person_there",
    "puertoma_seat",
    "bot_seat",
    "bot_there_already",
    "person_here",
    "away_too_short",
    "no_bot_there",
    "bot_plays_already",
    "bot_plays",
    "open_seats",
    "bad_link",
    "old_link",
    "link_owner_left",
    "other_seat_here",
    "not_first_device",
    "too_many_devices",
    "nobody_sits_there",
    "leads_already",
    "used_up",
    "too_many_tables",
    "too_many_tables_of_address",
    # Notices
    "unknown_zone",
    "bad_receiver",
    "no_receiver",
    "too_many_receivers",
    # Where the game is
    "not_begun",
    "begun_already",
    "game_over",
    "not_over",
    "table_closed",
    "no_entry",
    "not_begun_then",
    "other_rules",
    # Playing
    "stale",
    "illegal",
    "not_your_turn",
    "nothing_to_decide",
    "no_action",
    "no_action_number",
    "not_in_answer",
    "hidden_first",
    "turn_over",
    "no_advice",
    "lesson_asks",
    "bad_position",
    # Talking
    "chat_off",
    "chat_of_seats",
    "nothing_said",
    "no_message",
    "own_message",
    "too_many_hidden",
    # Going back
    "nothing_to_undo",
    "undo_own_only",
    "undo_asked",
    "undo_asked_by_you",
    "nobody_asks",
    "agreed_already",
    # Afterwards
    "course_later",
    "review_later",
    "record_later",
    "analysis_later",
    "ratings_later",
    # People
    "no_person",
    "rated_needs_accounts",
    "rated_needs_clock",
    "rated_without_puertomas",
    "rated_goes_on",
    # The server cannot do it now
    "starting",
    "stopping",
    "database_lost",
    "disk_full",
    "table_busy",
    "too_many_reviews",
    "review_failed",
    "no_advice_now",
    "mistake",
]
"""What went wrong; the message ``error-<code>`` of the catalogue words it."""


class Problem(Message):
    """What is wrong: a code with its arguments, which every language words; one sentence in English."""

    code: Code
    status: int
    """As HTTP has it, on the socket too: 409 is not possible as things stand, 503 may be possible soon."""
    message: str
    arguments: dict[str, int | str | list[str]]
    action: str | UnsetType = UNSET
    """With ``illegal``, as the next three: what the rules refuse."""
    rule: str | UnsetType = UNSET
    key: str | UnsetType = UNSET
    """Why, as the message ``refusal-<key>`` words it."""
    figures: dict[str, int | str] | UnsetType = UNSET


class Refusal(Message):
    """The answer to a request that was refused; nothing has changed."""

    error: Problem
