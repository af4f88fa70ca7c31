"""Nothing a viewer may not know is in any byte sent to it.

Wherever something lies hidden, the server could as well hold another match, a twin, that agrees with all the viewer
knows. What it sends must be the same to the last byte in both, until something is revealed.
"""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

import sobremesa
from conformance.cases import ONE_OF_EACH_MODE, TABLES, Table
from conformance.play import encoded, random_action, random_move
from effort import amount
from server.twins import Twin, Viewer, dealt, frame, viewers
from sobremesa.core.chance import Chance, fresh_seed, seed_from_int
from sobremesa.core.refused import Refused
from sobremesa.games.sumo.pieces import NO_CARD, name_of
from sobremesa.server import protocol
from sobremesa.server.bots import bot_pool
from sobremesa.server.bots.bot_pool import BotPool
from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.bots.worker_process import WorkerProcess
from sobremesa.server.table import drafts
from sobremesa.server.table.live_match import LiveMatch

LOOKS = amount(quick=2, usual=10, full=100)
"""At one match with each of the variants of a game's options."""
SUMO_TABLES = [table for table in amount(ONE_OF_EACH_MODE, ONE_OF_EACH_MODE, TABLES) if table.game == "sumo"]
SUMO_MATCHES = amount(quick=5, usual=5, full=10)
SAMPLES = 6
STEPS = 6


# Frames, drafts, appraisals, hints and refusals


def test_there_is_a_table_of_every_mode_of_every_game() -> None:
    assert {(table.game, table.mode) for table in ONE_OF_EACH_MODE} == {(table.game, table.mode) for table in TABLES}
    assert set(sobremesa.GAMES) <= {table.game for table in ONE_OF_EACH_MODE}


@pytest.mark.parametrize("table", ONE_OF_EACH_MODE, ids=str)
def test_frames_are_the_same_for_every_match_the_viewer_can_imagine(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = Counter[str]()
    for number in range(len(table.variants)):
        live, chance = begin(table, number)
        looks = LOOKS
        while live.state.outcome is None and looks:
            make_move(live, chance)
            # At least once: a solo game of Sumoku may be over after a few moves.
            if chance.below(8) == 0 or not seeds:
                looks -= 1
                twins = [Twin(live, viewer, chance) for viewer in viewers(live)]
                for twin in twins:
                    compare(live, twin)
                one = twins[1 + chance.below(table.players)]
                compare_drafts(live, one, things_to_try(live, one.viewer, table, chance), monkeypatch)
                compare_thoughts(live, one, chance, monkeypatch, seeds)
    assert max(seeds.values()) == 1


@pytest.mark.parametrize("table", SUMO_TABLES, ids=str)
def test_frames_stay_the_same_while_cards_are_laid_and_changed_in_secret(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each twin follows the match until something is revealed, with other cards laid face down."""
    compared = 0
    for number in range(SUMO_MATCHES):
        live, chance = begin(table, number)
        twins: list[Twin] = []
        left = SAMPLES
        while live.state.outcome is None:
            if not twins and left and chance.below(12) == 0:
                left -= 1
                twins = [Twin(live, viewer, chance) for viewer in viewers(live)]
                steps = STEPS
                one = twins[1 + chance.below(table.players)]
                compare_drafts(live, one, cards_to_try(chance), monkeypatch)
            known = live.state.information_count
            move = make_move(live, chance)
            nothing_hidden_told(live, viewers(live)[chance.below(table.players + 1)])
            if not twins:
                continue
            steps -= 1
            for twin in twins:
                twin.follow(move)
                assert (twin.live_match.state.information_count == known) == (live.state.information_count == known)
            if live.state.information_count != known or not steps:
                twins = []
            for twin in twins:
                compare(live, twin)
                compared += 1
        assert left < SAMPLES
    assert compared > 10 * SUMO_MATCHES


def begin(table: Table, number: int) -> tuple[LiveMatch, Chance]:
    """A match, and chance for all that is done in it."""
    chance = table.chance("wire", number)
    return dealt(table.case.game, table.options(number), chance.draw_seed()), chance


def make_move(live: LiveMatch, chance: Chance) -> Any:
    """Somebody's move, now and then by one who changes a card already laid, or a tick of the clock."""
    move = random_move(live.state, chance, live.match.now)
    line = live.match.due(move.at) if move.seat is None else live.match.check(move.seat, move.action, at=move.at)
    live.apply([line])
    return line


def compare(live: LiveMatch, twin: Twin) -> None:
    viewer = twin.viewer
    assert frame(twin.live_match, viewer) == frame(live, viewer)
    assert frame(twin.live_match, viewer, history=True) == frame(live, viewer, history=True)
    assert (viewer in twin.live_match.viewers_to_update) == (viewer in live.viewers_to_update)


def compare_drafts(live: LiveMatch, twin: Twin, tries: list[list[bytes]], monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be tried out, and what is refused, with the same chance, and with other chance."""
    seat = twin.viewer
    assert seat is not None
    for actions in tries:
        message = protocol.Draft(
            id="d", seat=seat, decision_id=live.state.decision_id(seat), actions=[msgspec.Raw(one) for one in actions]
        )
        answers = set()
        for here in (live, twin.live_match):
            for seed in (1, 2):
                monkeypatch.setattr(drafts, "fresh_seed", lambda seed=seed: seed_from_int(seed))
                answers.add(protocol.encode(drafts.draft(here, seat, message)))
        assert len(answers) == 1
        assert len({appraisal(here, message) for here in (live, twin.live_match) for _ in range(2)}) == 1
        judged = {judgement(here, seat, message) for here in (live, twin.live_match)}
        assert len(judged) == 1


def things_to_try(live: LiveMatch, seat: Viewer, table: Table, chance: Chance) -> list[list[bytes]]:
    """Actions a seat could try, legal and illegal, alone and one after the other."""
    assert seat is not None
    attempts = table.case.attempts(live.state, seat)
    some = [encoded(attempts[chance.below(len(attempts))]) for _ in range(3)]
    if live.state.may_act(seat):
        some = [encoded(random_action(live.state, seat, chance)) for _ in range(2)] + some[:2]
    return [some[:1], some[-1:], some[::-1], some]


def cards_to_try(chance: Chance) -> list[list[bytes]]:
    """Cards of Sumo that may lie anywhere."""
    card = b'{"type":"play_card","card":%d}' % (1 + chance.below(102))
    return [[card], [b'{"type":"take_row","row":1}'], [b'{"type":"place_joker","row":2}', card]]


def appraisal(live: LiveMatch, tried: protocol.Draft) -> bytes:
    """What is answered to the question about the last of these actions, each time on a world of its own."""
    message = protocol.Appraise(id="a", seat=tried.seat, decision_id=tried.decision_id, actions=tried.actions)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drafts, "fresh_seed", fresh_seed)
        try:
            return protocol.encode(drafts.appraise(live, tried.seat, message))
        except Refused as refusal:
            return msgspec.json.encode([refusal.code, refusal.facts])


def judgement(live: LiveMatch, seat: int, message: protocol.Draft) -> bytes:
    """What `act` would answer."""
    try:
        lines = live.judge([seat], seat, message.decision_id, message.actions, live.match.now)
    except Refused as refusal:
        return msgspec.json.encode([refusal.code, refusal.facts])
    return msgspec.json.encode(lines)


class Listening(WorkerProcess):
    """Only notes down what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Question] = []

    def answer(self, question: Question, seconds: float, patience: float) -> dict[str, Any]:
        self.told.append(question)
        return {}


def compare_thoughts(
    live: LiveMatch, twin: Twin, chance: Chance, monkeypatch: pytest.MonkeyPatch, seeds: Counter[str]
) -> None:
    """The position that leaves for the workers, for a bot or a hint, is imagined: the same for both matches."""
    seat = twin.viewer
    assert seat is not None
    drawn = chance.draw_seed()
    monkeypatch.setattr(bot_pool, "fresh_seed", lambda: drawn)
    worker = Listening()
    workers = BotPool(1, start=lambda: worker)
    for here in (live, twin.live_match):
        asyncio.run(workers.choose(live.match.game, here.state, seat, "hard"))
    workers.close()
    real, other = worker.told
    assert msgspec.json.encode(real) == msgspec.json.encode(other)
    seed = real.world["seed"]
    seeds[seed] += 1
    assert seed not in (live.match.seed().hex(), drawn.hex())


# The plain check: cards by name


def nothing_hidden_told(live: LiveMatch, viewer: Viewer) -> None:
    """After a move no frame names a card that lies hidden from its viewer."""
    state: Any = live.state
    # What was seen in the round before may have been dealt again.
    old = ["finished_rows"] + (["placing", "rows_before"] if state.turn == 1 and not state.choosing_row else [])
    seen = msgspec.to_builtins(live.seen_by(viewer, 0))
    view = {name: part for name, part in seen["view"].items() if name not in old}
    deals = [place for place, event in enumerate(seen["events"]) if event["type"] == "dealt"]
    events = seen["events"][deals[-1] :] if deals else seen["events"]
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


LISTS = {(name, "]") for name in ("cards", "hand", "pile", "took", "pile_cards", "fresh")} | {("rows", "][]")}
