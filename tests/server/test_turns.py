"""A turn of several actions at a table: tried out as a draft, made all at once or not at all."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw

from sobremesa import Refused, game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.rummy500.actions import DRAW_STOCK, Discard, Meld, TakeDiscard
from sobremesa.server import protocol
from sobremesa.server.play import Play

RUMMY = game("rummy500")


def seated(**options: Any) -> Play:
    agreed = read_options(RUMMY.options, {"players": 3} | options)
    return Play(Match.open(RUMMY, agreed, [Seat(name=f"Ana {seat}") for seat in range(3)], seed_from_int(3)), 1)


def play_until(play: Play, is_it: Any) -> Any:
    """Play at random until something that is looked for can be done; what it is."""
    chance = Chance(seed_from_int(5))
    while True:
        state: Any = play.state
        found = is_it(state)
        if found is not None:
            return found
        actions = state.legal_actions(state.seat)
        play.apply([play.match.check(state.seat, actions[chance.below(len(actions))])])


def a_take(state: Any) -> TakeDiscard | None:
    """A take from the row that leaves cards in the hand."""
    takes = [one for one in state.legal_actions(state.seat) if isinstance(one, TakeDiscard) and one.use is not None]
    return takes[0] if takes and len(state.hands[state.seat]) > 4 else None


def raw(*actions: Any) -> list[Raw]:
    return [Raw(msgspec.json.encode(action)) for action in actions]


def draft(play: Play, *actions: Any) -> protocol.Drafted:
    """The answer to a draft; nothing has happened by it."""
    state: Any = play.state
    before = state.position()
    message = protocol.Draft(id="d", seat=state.seat, n=play.known[state.seat], actions=raw(*actions))
    answer = play.draft(state.seat, message)
    assert state.position() == before
    return answer


def left_in_hand(play: Play, take: TakeDiscard) -> list[str]:
    state: Any = play.state
    assert take.use is not None
    row = state.view(None).row
    cards = state.view(state.seat).own.hand + row[row.index(take.card) :]
    return [card for card in cards if card not in take.use.cards]


def test_a_whole_turn_can_be_tried_out_and_is_shown() -> None:
    play = seated()
    take = play_until(play, a_take)
    tried = draft(play, take)
    assert (tried.index, tried.code) == (1, None)
    assert tried.view.part == "play"
    assert sorted(tried.view.own.hand) == sorted(left_in_hand(play, take))
    assert {one.card for one in tried.legal if isinstance(one, Discard)} == set(left_in_hand(play, take))


def test_a_draw_from_the_stock_has_to_be_made_first() -> None:
    play = seated()
    answer = draft(play, DRAW_STOCK, Discard("7H1"))
    assert (answer.index, answer.code, answer.view.part) == (0, None, "draw")


def test_what_ends_the_round_is_not_tried_out() -> None:
    play = seated(mode="fixed_rounds", rounds=2)
    last = play_until(
        play,
        lambda state: (
            state.legal_actions(state.seat)[0]
            if state.drawn and (len(state.hands[state.seat]) == 1 or not state.stock)
            else None
        ),
    )
    answer = draft(play, last)
    assert (answer.index, answer.code, answer.view.finished) == (0, None, None)
    assert answer.appraisal["ends"] in ("out", "stock_empty")


def test_cards_in_any_order_are_appraised_though_they_are_refused() -> None:
    play = seated()
    take = play_until(play, lambda state: found if (found := a_take(state)) and isinstance(found.use, Meld) else None)
    mixed = TakeDiscard(take.card, Meld(take.use.cards[1:] + take.use.cards[:1]))
    answer = draft(play, mixed)
    ways = msgspec.json.decode(msgspec.json.encode(answer.appraisal))["ways"]
    assert msgspec.json.decode(msgspec.json.encode(take)) in [way["action"] for way in ways]


def test_a_turn_is_made_as_a_whole() -> None:
    play = seated()
    take = play_until(play, a_take)
    seat, n = play.state.to_act[0], play.known[play.state.to_act[0]]
    lines = play.judge([seat], seat, n, raw(take, Discard(left_in_hand(play, take)[0])), 0)
    play.apply(lines)
    assert play.state.to_act == ((seat + 1) % 3,)


def test_or_not_at_all() -> None:
    play = seated()
    take = play_until(play, a_take)
    seat, n = play.state.to_act[0], play.known[play.state.to_act[0]]
    before = play.state.position()
    with pytest.raises(Refused) as refused:
        play.judge([seat], seat, n, raw(take, Discard(take.card)), 0)
    assert (refused.value.code, refused.value.facts["index"]) == ("card_not_in_hand", 1)
    assert play.state.position() == before
    with pytest.raises(Refused) as refused:
        play.judge([seat], seat, n, raw(DRAW_STOCK, Discard("7H1")), 0)
    assert refused.value.code == "reveals_first"
