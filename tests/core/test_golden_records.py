"""Records of every version and mode, written once and kept: an old match still replays, to the very same end."""

from pathlib import Path

import pytest

import sobremesa
from sobremesa.core import record
from sobremesa.core.match import verify
from sobremesa.core.record import Acted

RECORDS = Path(__file__).parents[1] / "records"

FINAL_HASHES = {
    "sumo@1-standard": "49ea2ea9f72f5530801a308059140ec0235ae9624924fbfd8c86f431a15b3d1a",
    "sumo@1-short_deck": "4be42c7c9463d627a40d5c6b5d3ed5f743bfb78fe282ecc54e4b566bd4c7895f",
    "sumo@1-two_round": "e1df8dc28636a5c9c2ac6e16ca2a6f83c2e7acb2684b331f7809fa37997c590a",
    "sorry@1-standard": "90b3e7e09f401bbad4935b941ec0b86381e4a985aa12d57fec4df03cc19d8ccb",
    "sorry@1-partners": "c50b3ffdf754171d081955144b813ef8ac5563657066e6c2607b12ba78353c94",
    "sorry@1-scored": "52efdf4ab695bf474f32dc19eabb318b9a567fdc99a167493f93702b24798e6d",
    "rummy500@1-first_to_target": "868d51ddfc54661f7d3a9dde3d492730373996a752afc4c5bdd36cae5c989ad8",
    "rummy500@1-fixed_rounds": "f7b1d86762f320d686764b2d2e2786f71809963872fa22917d235d26153c832a",
}
OUTCOMES = {
    "sumo@1-standard": ((2, 3, 1), (56, 98, 32), "target_reached"),
    "sumo@1-short_deck": ((2, 3, 1), (59, 76, 42), "target_reached"),
    "sumo@1-two_round": ((1, 4, 3, 5, 2), (11, 37, 32, 62, 20), "two_rounds"),
    "sorry@1-standard": ((1, 2, 2), (1, 0, 0), "game_won"),
    "sorry@1-partners": ((3, 1, 3, 1), (0, 1, 0, 1), "game_won"),
    "sorry@1-scored": ((3, 2, 1), (5, 15, 40), "game_won"),
    "rummy500@1-first_to_target": ((2, 1, 3), (359, 535, 251), "target_reached"),
    "rummy500@1-fixed_rounds": ((3, 2, 1), (373, 406, 553), "rounds_played"),
}


def kept(name: str) -> bytes:
    return (RECORDS / f"{name}.jsonl").read_bytes()


def test_every_mode_of_every_game_has_its_record_and_every_record_its_hash():
    boxes = [sobremesa.game(game) for game in sobremesa.GAMES]
    modes = {f"{box.name}-{mode}" for box in boxes for mode in box.options.modes}

    assert modes <= set(FINAL_HASHES)
    assert {file.stem for file in RECORDS.glob("*.jsonl")} == set(FINAL_HASHES) == set(OUTCOMES)


@pytest.mark.parametrize("name", FINAL_HASHES)
def test_an_old_record_still_replays_to_the_same_end(name):
    raw = kept(name)
    header = record.read(raw).header

    match = verify(sobremesa.game(header.game), raw)

    assert f"{header.game}-{header.options['mode']}" == name
    assert record.position_hash(match.state.position()) == FINAL_HASHES[name]
    assert (match.state.outcome.ranks, match.state.outcome.totals, match.state.outcome.reason) == OUTCOMES[name]


def test_one_of_them_was_played_under_a_secret():
    header = record.read(kept("sumo@1-standard")).header

    assert header.seed is None
    assert header.commitment is not None


@pytest.mark.parametrize("name", FINAL_HASHES)
def test_in_each_a_bot_stood_in_for_somebody(name):
    moves = record.read(kept(name)).moves

    assert {(move.seat, move.by) for move in moves if isinstance(move, Acted) and move.by} == {(1, "bot")}
