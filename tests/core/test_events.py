"""What happened is told to those who may know it, and to nobody else."""

import msgspec
import pytest

from core_scenes import BELL
from sobremesa.core.chance import Chance
from sobremesa.core.events import Event, Told, heard, snake_case

ANA, BETO, CARLA = 0, 1, 2
SPECTATOR = None
EVERYBODY = [ANA, BETO, CARLA, SPECTATOR]


class Drew(Event, frozen=True):
    seat: int
    tile: int | None = None


SEEN = Drew(BETO, 13)
HIDDEN = Drew(BETO)


def hear(told: Told) -> list[Event | None]:
    return [told.to(viewer) for viewer in EVERYBODY]


@pytest.mark.parametrize(
    ("told", "by_viewer"),
    [
        pytest.param(Told(SEEN), [SEEN, SEEN, SEEN, SEEN], id="everybody"),
        pytest.param(Told(SEEN, only=BETO), [None, SEEN, None, None], id="one seat"),
        pytest.param(Told(SEEN, only=ANA), [SEEN, None, None, None], id="the first seat"),
        pytest.param(Told(SEEN, BETO, HIDDEN), [HIDDEN, SEEN, HIDDEN, HIDDEN], id="one seat and the others"),
        pytest.param(Told(SEEN, (ANA, CARLA)), [SEEN, None, SEEN, None], id="a team"),
        pytest.param(Told(SEEN, (ANA, CARLA), HIDDEN), [SEEN, HIDDEN, SEEN, HIDDEN], id="a team and the others"),
        pytest.param(Told(SEEN, ()), [None, None, None, None], id="nobody"),
        pytest.param(Told(SEEN, (), HIDDEN), [HIDDEN, HIDDEN, HIDDEN, HIDDEN], id="nobody and the others"),
    ],
)
def test_each_viewer_hears_what_it_may_know(told, by_viewer):
    assert hear(told) == by_viewer


def test_what_a_viewer_hears_keeps_its_order():
    told = [Told(SEEN, BETO, HIDDEN), Told(Drew(ANA, 5), ANA), Told(Drew(CARLA))]

    assert heard(told, BETO) == [SEEN, Drew(CARLA)]
    assert heard(told, ANA) == [HIDDEN, Drew(ANA, 5), Drew(CARLA)]
    assert heard(told, SPECTATOR) == [HIDDEN, Drew(CARLA)]


def test_events_bear_their_names():
    assert msgspec.json.encode(SEEN) == b'{"type":"drew","seat":1,"tile":13}'


@pytest.mark.parametrize(
    ("name", "written"),
    [("TakeRow", "take_row"), ("Laid", "laid"), ("MatchOver", "match_over"), ("BuyTheMuerto", "buy_the_muerto")],
)
def test_names_on_the_wire_are_in_small_letters(name, written):
    assert snake_case(name) == written


def test_a_state_tells_only_while_somebody_listens():
    state = BELL.begin(BELL.options(), Chance(bytes(32)))
    listened_to = BELL.begin(BELL.options(), Chance(bytes(32)), listen=True)

    state.tell(SEEN)
    listened_to.tell(SEEN, only=BETO, others=HIDDEN)

    assert state.events is None
    assert listened_to.events == [Told(SEEN, BETO, HIDDEN)]
    assert listened_to.copy().events is None
