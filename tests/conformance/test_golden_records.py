"""Records of every version and mode, written once and kept: an old match still replays, to the very same end.

`records/write_golden.py` wrote most of them; `….other_options.jsonl` are matches between bots with other options.
"""

from pathlib import Path

import pytest

import sobremesa
from records.write_golden import ways
from sobremesa.core import record
from sobremesa.core.match import verify
from sobremesa.core.record import Acted

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*.jsonl"))

FINAL_HASHES = {
    "sumo@1-standard": "49ea2ea9f72f5530801a308059140ec0235ae9624924fbfd8c86f431a15b3d1a",
    "sumo@1-short_deck": "4be42c7c9463d627a40d5c6b5d3ed5f743bfb78fe282ecc54e4b566bd4c7895f",
    "sumo@1-short_deck.record@2": "c961af615a024b8b37fe850d38ff04a2977044fcaed3b480e352af2aaf51b1fc",
    "sumo@1-two_round": "e1df8dc28636a5c9c2ac6e16ca2a6f83c2e7acb2684b331f7809fa37997c590a",
    "sorry@1-standard": "90b3e7e09f401bbad4935b941ec0b86381e4a985aa12d57fec4df03cc19d8ccb",
    "sorry@1-partners": "c50b3ffdf754171d081955144b813ef8ac5563657066e6c2607b12ba78353c94",
    "sorry@1-scored": "52efdf4ab695bf474f32dc19eabb318b9a567fdc99a167493f93702b24798e6d",
    "rummy500@1-first_to_target": "868d51ddfc54661f7d3a9dde3d492730373996a752afc4c5bdd36cae5c989ad8",
    "rummy500@1-fixed_rounds": "f7b1d86762f320d686764b2d2e2786f71809963872fa22917d235d26153c832a",
    "sumoku@1-classic": "295d25c2b2a8287b8b064079ab7f04caf4a0f469ba77143de4750540c9e345e0",
    "sumoku@1-speed": "a806ccb02aa269bd62f6f1b182de20c458b744b06c126e9f57d740e5a045453f",
    "sumoku@1-spot": "32a84cd775d2332778512a2e4337b4cb877ae7e4c537bad50e71ff69f403f579",
    "sumoku@1-team": "d99cc6d831ba3afdda264ede1a739691d30954c0ec12207819cf943979f35435",
    "sumoku@1-solo": "5e99be98b68a4c480d6e358c82839d0ad32c33bb942db759e02e6030a643c2c5",
    "rummy@1-match": "787e4a80653ad6c7408473340294cb718752830b939114190a7c7dce6a6d8942",
    "rummy@1-single_hand": "e2c1665fcf570ffa8025e2e386f3de4aa0569d9eb45b7c7a9e479ea32059992b",
    "burako@1-2_players": "fad102eddb08f8cb2ca740e901f8d0233f5c6cac4867828420a982fe5f57be4f",
    "burako@1-4_players": "ee847b2cbe769fc8a07709a774459e119cbd49d35d5eda520f802449e241e658",
}
OUTCOMES = {
    "sumo@1-standard": ((2, 3, 1), (56, 98, 32), "target_reached"),
    "sumo@1-short_deck": ((2, 3, 1), (59, 76, 42), "target_reached"),
    "sumo@1-short_deck.record@2": ((2, 3, 1), (70, 76, 60), "target_reached"),
    "sumo@1-two_round": ((1, 4, 3, 5, 2), (11, 37, 32, 62, 20), "two_rounds"),
    "sorry@1-standard": ((1, 2, 2), (1, 0, 0), "game_won"),
    "sorry@1-partners": ((3, 1, 3, 1), (0, 1, 0, 1), "game_won"),
    "sorry@1-scored": ((3, 2, 1), (5, 15, 40), "game_won"),
    "rummy500@1-first_to_target": ((2, 1, 3), (359, 535, 251), "target_reached"),
    "rummy500@1-fixed_rounds": ((3, 2, 1), (373, 406, 553), "rounds_played"),
    "sumoku@1-classic": ((1, 2, 3), (320, 240, 200), "no_placement"),
    "sumoku@1-speed": ((2, 2, 2), (0, 0, 0), "voids"),
    "sumoku@1-spot": ((1, 1, 1), (0, 0, 0), "last_round"),
    "sumoku@1-team": ((2, 2, 2), (0, 0, 0), "void"),
    "sumoku@1-solo": ((2, 2), (0, 0), "gave_up"),
    "rummy@1-match": ((2, 3, 1), (78, 136, 27), "hands_played"),
    "rummy@1-single_hand": ((2, 3, 1), (2, 25, 0), "hands_played"),
    "burako@1-2_players": ((2, 1), (125, 265), "target_reached"),
    "burako@1-4_players": ((1, 3, 1, 3), (175, 35, 175, 35), "target_reached"),
}


def kept(name: str) -> bytes:
    return (RECORDS / f"{name}.jsonl").read_bytes()


def test_every_way_to_play_has_its_record_and_every_record_its_hash():
    assert {name for game in sobremesa.GAMES for name in ways(sobremesa.game(game))} <= set(FINAL_HASHES)
    golden = {file.stem for file in FILES if not file.stem.endswith(".other_options")}
    assert golden == set(FINAL_HASHES) == set(OUTCOMES)


@pytest.mark.parametrize("game", sobremesa.GAMES)
def test_every_version_of_a_game_has_records(game):
    """A change that alters the meaning of old records has to raise the version of the game."""
    kept_versions = {file.name.partition("-")[0] for file in FILES}
    assert kept_versions >= {f"{game}@{number + 1}" for number in range(sobremesa.game(game).version)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_still_replays_and_is_written_with_the_same_bytes(file):
    raw = file.read_bytes()
    match = verify(sobremesa.game(record.read(raw).header.game), raw)
    assert record.write(match.record()) == raw
    assert match.state.totals == list(match.state.outcome.totals)


@pytest.mark.parametrize("name", FINAL_HASHES)
def test_an_old_record_still_replays_to_the_same_end(name):
    raw = kept(name)
    header = record.read(raw).header
    chosen = ways(sobremesa.game(header.game))[name.removesuffix(f".{header.format.split('-')[1]}")]

    match = verify(sobremesa.game(header.game), raw)

    assert chosen.items() <= header.options.items()
    assert record.position_hash(match.state.position()) == FINAL_HASHES[name]
    assert (match.state.outcome.ranks, match.state.outcome.totals, match.state.outcome.reason) == OUTCOMES[name]


@pytest.mark.parametrize(
    ("name", "written_as"), [("sumo@1-standard", record.BOTS_ADDED), ("sumo@1-short_deck.record@2", record.FORMAT)]
)
def test_some_were_played_under_a_secret_in_each_format(name, written_as):
    header = record.read(kept(name)).header

    assert header.format == written_as
    assert header.seed is None
    assert header.commitment is not None


@pytest.mark.parametrize("name", FINAL_HASHES)
def test_in_each_a_bot_stood_in_for_somebody(name):
    moves = record.read(kept(name)).moves

    assert {(move.seat, move.by) for move in moves if isinstance(move, Acted) and move.by} == {(1, "bot")}
