"""A turn of several actions at a table: tried out as a draft, made all at once or not at all."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import Raw

import toys
from server.twins import dealt
from sobremesa import Refused, game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.rummy500.schema import DRAW_STOCK, Discard, DiscardAppraisal, Meld, TakeDiscard
from sobremesa.server import protocol
from sobremesa.server.table import drafts
from sobremesa.server.table.live_match import LiveMatch

RUMMY = game("rummy500")


def seated(**options: Any) -> LiveMatch:
    agreed = read_options(RUMMY.options, {"players": 3} | options)
    return LiveMatch(
        Match.with_seed(RUMMY, agreed, [Seat(name=f"Ana {seat}") for seat in range(3)], seed_from_int(3)), 1
    )


def play_until(live: LiveMatch, is_it: Any) -> Any:
    """Play at random until something that is looked for can be done; what it is."""
    chance = Chance(seed_from_int(5))
    while True:
        state: Any = live.state
        found = is_it(state)
        if found is not None:
            return found
        actions = state.legal_actions(state.seat)
        live.apply([live.match.check(state.seat, actions[chance.below(len(actions))])])


def a_take(state: Any) -> TakeDiscard | None:
    """A take from the row that leaves cards in the hand."""
    takes = [one for one in state.legal_actions(state.seat) if isinstance(one, TakeDiscard) and one.use is not None]
    return takes[0] if takes and len(state.hands[state.seat]) > 4 else None


def raw(*actions: Any) -> list[Raw]:
    return [Raw(msgspec.json.encode(action)) for action in actions]


def draft(live: LiveMatch, *actions: Any) -> protocol.Drafted:
    """The answer to a draft; nothing has happened by it."""
    state: Any = live.state
    before = state.position()
    message = protocol.Draft(
        id="d", seat=state.seat, decision_id=live.state.decision_id(state.seat), actions=raw(*actions)
    )
    answer = drafts.draft(live, state.seat, message)
    assert state.position() == before
    return answer


def appraise(live: LiveMatch, *actions: Any) -> protocol.Appraised:
    """The answer to an appraisal of the last action; nothing has happened by it."""
    state: Any = live.state
    before = state.position()
    message = protocol.Appraise(
        id="a", seat=state.seat, decision_id=live.state.decision_id(state.seat), actions=raw(*actions)
    )
    answer = drafts.appraise(live, state.seat, message)
    assert state.position() == before
    return answer


def left_in_hand(live: LiveMatch, take: TakeDiscard) -> list[str]:
    state: Any = live.state
    assert take.use is not None
    row = state.view(None).row
    cards = state.view(state.seat).own.hand + row[row.index(take.card) :]
    return [card for card in cards if card not in take.use.cards]


def test_a_whole_turn_can_be_tried_out_and_is_shown() -> None:
    live = seated()
    take = play_until(live, a_take)
    tried = draft(live, take)
    assert (tried.index, tried.code) == (1, None)
    assert tried.view.part == "play"
    assert sorted(tried.view.own.hand) == sorted(left_in_hand(live, take))
    assert {one.card for one in tried.legal if isinstance(one, Discard)} == set(left_in_hand(live, take))


def test_a_draw_from_the_stock_has_to_be_made_first() -> None:
    live = seated()
    answer = draft(live, DRAW_STOCK, Discard("7H1"))
    assert (answer.index, answer.code, answer.view.part) == (0, None, "draw")


def test_what_ends_the_round_is_not_tried_out() -> None:
    live = seated(mode="fixed_rounds", rounds=2)
    last = play_until(
        live,
        lambda state: (
            state.legal_actions(state.seat)[0]
            if state.drawn and (len(state.hands[state.seat]) == 1 or not state.stock)
            else None
        ),
    )
    answer = draft(live, last)
    assert (answer.index, answer.code, answer.view.finished) == (0, None, None)
    said = appraise(live, last)
    assert said.code is None
    assert said.appraisal.ends in ("out", "stock_empty")


def test_cards_in_any_order_are_appraised_though_they_are_refused() -> None:
    live = seated()
    take = play_until(live, lambda state: found if (found := a_take(state)) and isinstance(found.use, Meld) else None)
    mixed = TakeDiscard(take.card, Meld(take.use.cards[1:] + take.use.cards[:1]))
    answer = appraise(live, mixed)
    assert take in [way.action for way in answer.appraisal.ways]


def test_an_action_is_appraised_after_those_that_were_tried() -> None:
    live = seated()
    take = play_until(live, a_take)
    card = left_in_hand(live, take)[0]
    assert appraise(live, Discard(card)).code == "must_draw_first"
    said = appraise(live, take, Discard(card))
    assert said.code is None
    assert isinstance(said.appraisal, DiscardAppraisal)
    refused = appraise(live, take, Discard(take.card))
    assert (refused.code, refused.facts) == ("card_not_in_hand", {"card": take.card})


def test_what_was_tried_before_must_be_possible() -> None:
    live = seated()
    take = play_until(live, a_take)
    card = left_in_hand(live, take)[0]
    with pytest.raises(Refused) as refused:
        appraise(live, take, Discard(take.card), Discard(card))
    assert (refused.value.code, refused.value.facts["index"]) == ("card_not_in_hand", 1)
    with pytest.raises(Refused) as refused:
        appraise(live, DRAW_STOCK, Discard(card))
    assert (refused.value.code, refused.value.facts["index"]) == ("reveals_first", 0)


def test_an_action_longer_than_any_legal_one_is_not_even_read() -> None:
    live = seated()
    state: Any = live.state
    longest = 2_600
    message = protocol.Appraise(
        id="a", seat=state.seat, decision_id=live.state.decision_id(state.seat), actions=raw(Meld(("7H1",) * longest))
    )
    with pytest.raises(Refused) as refused:
        drafts.appraise(live, state.seat, message)
    assert refused.value.code == "malformed_action"


class NeverListed(toys.PondState):
    """A pond whose actions only a solver could list."""

    def legal_actions(self, seat: int) -> list[toys.Draw | toys.Fish | toys.Drop]:
        raise AssertionError("the list was asked for")

    def copy(self) -> toys.PondState:
        same = super().copy()
        same.__class__ = NeverListed
        return same


def test_a_list_that_takes_long_is_not_made() -> None:
    """Neither for a state nor for a draft; who may not act has nothing to choose from all the same."""
    pond = replace(toys.POND, state=NeverListed, lists_cheaply=False)
    live = dealt(pond, read_options(pond.options, {"players": 2}), bytes(32))
    assert live.seen_by(0, 0).legal is None
    assert live.seen_by(1, 0).legal == []
    assert live.seen_by(None, 0).legal == []
    message = protocol.Draft(id="d", seat=0, decision_id=live.state.decision_id(0), actions=raw(toys.Draw()))
    assert (drafts.draft(live, 0, message).index, drafts.draft(live, 0, message).legal) == (0, None)
    live.apply([live.match.check(0, toys.Draw())])
    tile = live.state.view(0).own[0]
    asked = protocol.Appraise(id="a", seat=0, decision_id=live.state.decision_id(0), actions=raw(toys.Drop(tile)))
    assert drafts.appraise(live, 0, asked).appraisal == toys.DropAppraisal(sum(live.state.view(0).own) - tile)


def test_a_turn_is_made_as_a_whole() -> None:
    live = seated()
    take = play_until(live, a_take)
    seat, decision_id = live.state.to_act[0], live.state.decision_id(live.state.to_act[0])
    lines = live.judge([seat], seat, decision_id, raw(take, Discard(left_in_hand(live, take)[0])), 0)
    live.apply(lines)
    assert live.state.to_act == ((seat + 1) % 3,)


def test_or_not_at_all() -> None:
    live = seated()
    take = play_until(live, a_take)
    seat, decision_id = live.state.to_act[0], live.state.decision_id(live.state.to_act[0])
    before = live.state.position()
    with pytest.raises(Refused) as refused:
        live.judge([seat], seat, decision_id, raw(take, Discard(take.card)), 0)
    assert (refused.value.code, refused.value.facts["index"]) == ("card_not_in_hand", 1)
    assert live.state.position() == before
    with pytest.raises(Refused) as refused:
        live.judge([seat], seat, decision_id, raw(DRAW_STOCK, Discard("7H1")), 0)
    assert refused.value.code == "reveals_first"
