"""Drafts and lists of a match of Sorry! as the server sends them."""

from typing import Any

import msgspec

import sobremesa
from server.twins import dealt
from sobremesa.core.options import read_options
from sobremesa.server import protocol
from sobremesa.server.table import drafts
from sobremesa.server.table.live_match import MOST_LISTED, LiveMatch

SORRY = sobremesa.game("sorry")


def draft(live: LiveMatch, seat: int, actions: list[Any]) -> bytes:
    raw = [msgspec.Raw(msgspec.json.encode(action)) for action in actions]
    message = protocol.Draft(id="d", seat=seat, decision_id=live.state.decision_id(seat), actions=raw)
    return protocol.encode(drafts.draft(live, seat, message))


def appraise(live: LiveMatch, seat: int, action: Any) -> bytes:
    raw = [msgspec.Raw(msgspec.json.encode(action))]
    message = protocol.Appraise(id="a", seat=seat, decision_id=live.state.decision_id(seat), actions=raw)
    return protocol.encode(drafts.appraise(live, seat, message))


def test_a_draft_shows_what_a_play_does_and_not_what_comes_after_it() -> None:
    """It stops before the next card, which nobody has seen."""
    live = dealt(SORRY, read_options(SORRY.options, {"mode": "scored", "draw_pile": "face_down"}), bytes(32))
    seat = live.state.to_act[0]
    action = live.state.legal_actions(seat)[0]
    answer = msgspec.json.decode(draft(live, seat, [action]))
    assert (answer["index"], answer["code"]) == (0, None)
    assert answer["view"]["own"]["hand"] == live.state.view(seat).own.hand
    assert set(msgspec.json.decode(appraise(live, seat, action))["appraisal"]) == {"journeys", "wins"}


def test_the_longest_list_of_plays_is_sent_whole() -> None:
    """Partners with eight pawns out and a 7 have more plays than anybody else."""
    pawns = {"red": "T5 T20 T35 T50", "yellow": "T10 T25 T40 T55"}
    state = SORRY.from_position({"options": {"mode": "partners"}, "pawns": pawns, "discards": "7"})
    live = dealt(SORRY, read_options(SORRY.options, {"mode": "partners"}), bytes(32))
    actions = live.listed(state, 0)
    assert actions == state.legal_actions(0)
    assert 200 < len(actions) <= MOST_LISTED
    assert live.listed(state, 1) == []
