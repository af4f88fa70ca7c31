"""Nothing a viewer may not know is in any byte sent to it.

Wherever something lies hidden, the server could as well hold another match, a twin, that agrees with all the viewer
knows. What it sends must be the same to the last byte in both, until something is revealed.
"""

import asyncio
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import sobremesa
from server.twins import Twin, Viewer, dealt, frame, viewers
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.options import read_options
from sobremesa.core.record import Acted
from sobremesa.core.refused import Refused
from sobremesa.games.sumo.pieces import NO_CARD, name_of
from sobremesa.server import play as plays
from sobremesa.server import protocol, thinking
from sobremesa.server.play import Play
from sobremesa.server.thinking import Thinking, think

SUMO = sobremesa.game("sumo")
TABLES = [
    *(("standard", players) for players in range(2, 11)),
    *(("short_deck", players) for players in range(2, 10)),
    *(("two_round", players) for players in range(4, 8)),
]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"pile_view": "open"},
    {"change_before_reveal": False},
    {"short_deck_jokers": True, "target_sumos": 20},
    {"end_condition": "rounds", "rounds": 2},
]
MATCHES = 10
SAMPLES = 6
STEPS = 6

each_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def test_the_plan_is_two_hundred_matches_of_every_mode() -> None:
    assert len(TABLES) * MATCHES >= 200
    assert {mode for mode, _ in TABLES} == set(SUMO.options.modes)


def begin(mode: str, players: int, number: int) -> tuple[Play, Chance]:
    """A match, and chance for all that is done in it."""
    chance = Chance(seed_from_int(number)).fork(f"{mode}-{players}")
    chosen = VARIANTS[number % len(VARIANTS)] | {"mode": mode, "players": players}
    return dealt(SUMO, read_options(SUMO.options, chosen), chance.draw_seed()), chance


def next_move(play: Play, chance: Chance) -> Acted:
    """Somebody's move; now and then by one who changes a card already laid."""
    state = play.state
    others = [seat for seat in range(state.players) if state.may_act(seat) and seat not in state.to_act]
    seats = others if others and chance.below(3) == 0 else state.to_act
    seat = seats[chance.below(len(seats))]
    actions = state.legal_actions(seat)
    return play.match.check(seat, actions[chance.below(len(actions))], at=play.match.now + chance.below(900))


# Frames, drafts, hints and refusals


@each_table
def test_frames_are_the_same_for_every_match_the_viewer_can_imagine(
    mode: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = Counter[str]()
    compared = 0
    for number in range(MATCHES):
        play, chance = begin(mode, players, number)
        twins: list[Twin] = []
        left = SAMPLES
        while play.state.outcome is None:
            if not twins and left and chance.below(12) == 0:
                left -= 1
                twins = [Twin(play, viewer, chance) for viewer in viewers(play)]
                steps = STEPS
                for twin in twins:
                    compare(play, twin)
                for _ in range(2):
                    compare_drafts(play, twins[1 + chance.below(players)], chance, monkeypatch)
                compare_thoughts(play, twins[1 + chance.below(players)], chance, monkeypatch, seeds)
            move = next_move(play, chance)
            reveals = play.state.reveals
            play.apply([move])
            nothing_hidden_told(play, viewers(play)[chance.below(players + 1)])
            if not twins:
                continue
            steps -= 1
            for twin in twins:
                twin.follow(move)
                assert (twin.play.state.reveals == reveals) == (play.state.reveals == reveals)
            if play.state.reveals != reveals or not steps:
                twins = []
            for twin in twins:
                compare(play, twin)
                compared += 1
        assert left < SAMPLES
    assert compared > 10 * MATCHES
    assert max(seeds.values()) == 1


def compare(play: Play, twin: Twin) -> None:
    viewer = twin.viewer
    assert frame(twin.play, viewer) == frame(play, viewer)
    assert frame(twin.play, viewer, history=True) == frame(play, viewer, history=True)
    assert (viewer in twin.play.news) == (viewer in play.news)


def compare_drafts(play: Play, twin: Twin, chance: Chance, monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be tried out, and what is refused, with the same chance, and with other chance."""
    seat = twin.viewer
    assert seat is not None
    for actions in things_to_try(play, seat, chance):
        message = protocol.Draft(id="d", seat=seat, n=play.known[seat], actions=[msgspec.Raw(one) for one in actions])
        answers = set()
        for here in (play, twin.play):
            for seed in (1, 2):
                monkeypatch.setattr(plays, "fresh_seed", lambda seed=seed: seed_from_int(seed))
                answers.add(protocol.encode(here.draft(seat, message)))
        assert len(answers) == 1
        judged = {judgement(here, seat, message) for here in (play, twin.play)}
        assert len(judged) == 1


def things_to_try(play: Play, seat: int, chance: Chance) -> list[list[bytes]]:
    """Legal actions, alone and one after the other, and cards that may lie anywhere."""
    legal = [msgspec.json.encode(action) for action in play.state.legal_actions(seat)]
    card = b'{"type":"play_card","card":%d}' % (1 + chance.below(102))
    tries = [[card], [b'{"type":"take_row","row":1}'], [b'{"type":"place_joker","row":2}', card]]
    if legal:
        some = [legal[chance.below(len(legal))] for _ in range(3)]
        tries += [some[:1], some, [some[0], card]]
    return tries


def judgement(play: Play, seat: int, message: protocol.Draft) -> bytes:
    """What `act` would answer."""
    try:
        lines = play.judge([seat], seat, message.n, message.actions, play.match.now)
    except Refused as refusal:
        return msgspec.json.encode([refusal.code, refusal.facts])
    return msgspec.json.encode(lines)


class Listening(ThreadPoolExecutor):
    """Thinkers who only note down what they are told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.told: list[tuple[Any, ...]] = []

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert call is think
        self.told.append(args)
        done: Future[Any] = Future()
        done.set_result({})
        return done


def compare_thoughts(
    play: Play, twin: Twin, chance: Chance, monkeypatch: pytest.MonkeyPatch, seeds: Counter[str]
) -> None:
    """The position that leaves for the thinkers, for a bot or a hint, is imagined: the same for both matches."""
    seat = twin.viewer
    assert seat is not None
    drawn = chance.draw_seed()
    monkeypatch.setattr(thinking, "fresh_seed", lambda: drawn)
    pool = Listening()
    thinkers = Thinking()
    thinkers.pool = pool  # type: ignore[assignment]
    for here in (play, twin.play):
        asyncio.run(thinkers.choose(SUMO, here.state, seat, "hard"))
    pool.shutdown()
    real, other = pool.told
    assert msgspec.json.encode(real) == msgspec.json.encode(other)
    seed = real[1]["seed"]
    seeds[seed] += 1
    assert seed not in (play.match.seed().hex(), drawn.hex())


# The plain check: cards by name


def nothing_hidden_told(play: Play, viewer: Viewer) -> None:
    """After a move no frame names a card that lies hidden from its viewer."""
    state: Any = play.state
    deals = [place for place, told in enumerate(play.fresh) if type(told.event).__name__ == "Dealt"]
    fresh = play.fresh[deals[-1] :] if deals else play.fresh
    # What was seen in the round before may have been dealt again.
    old = ["finished_rows"] + (["placing"] if state.turn == 1 and not state.choosing_row else [])
    seen = msgspec.to_builtins(play.seen_by(viewer, 0))
    view = {name: part for name, part in seen["view"].items() if name not in old}
    events = [msgspec.to_builtins(event) for told in fresh if (event := told.to(viewer)) is not None]
    named = cards_in(view) | cards_in(events) | cards_in(seen["legal"])
    assert len(named) >= 4
    assert not named & hidden_from(state, viewer)


def hidden_from(state: Any, viewer: Viewer) -> set[int | str]:
    """The stock, but for exchanged jokers, and the cards of the others."""
    cards = set(state.stock) - {joker for joker, _ in state.exchanged}
    for seat in range(state.players):
        if seat != viewer:
            cards |= {*state.hands[seat], state.chosen[seat]} - {NO_CARD}
    return {name_of(card) for card in cards}


def cards_in(told: Any, name: str = "") -> set[int | str]:
    """Every card that is named, found by the names of the fields that hold cards."""
    if isinstance(told, dict):
        return set().union(*(cards_in(part, key) for key, part in told.items()))
    if isinstance(told, list | tuple) and name not in ("exchanged", "values", "sheet", "to_act"):
        pairs = name == "cards" and all(isinstance(one, list | tuple) for one in told)
        return set().union(*(cards_in(one[1] if pairs else one, f"{name}[]") for one in told))
    is_card = name in ("card", "chosen") or name.partition("[")[::2] in LISTS
    return {told} if is_card and isinstance(told, int | str) and not isinstance(told, bool) else set()


LISTS = {(name, "]") for name in ("cards", "hand", "pile", "took", "pile_cards")} | {("rows", "][]")}
