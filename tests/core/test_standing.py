"""What every game's state tells in the same way: totals by seat, and to each seat what is its own."""

from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.core import record
from sobremesa.core.game import Game
from sobremesa.core.match import replay
from sobremesa.games.sumoku import ClassicSeat, OwnerView, SpotSeat

RECORDS = Path(__file__).parents[1] / "records"
BURAKO = sobremesa.game("burako")
SUMOKU = sobremesa.game("sumoku")
WAYS = [
    pytest.param(game, {"mode": mode} if mode else {}, id=f"{game.id}-{mode}")
    for game in map(sobremesa.game, sobremesa.GAMES)
    for mode in game.options.modes or [""]
]


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_totals_are_by_seat(game: Game[Any], options: dict[str, Any]) -> None:
    state = game.new(seed=7, **options)

    assert state.totals == [0] * state.players


def test_partners_of_burako_have_the_same_total() -> None:
    state = BURAKO.from_position(BURAKO.new(seed=7).position() | {"before": [250, -100]})

    assert state.totals == [250, -100, 250, -100]
    assert [side.total for side in state.view(None).sides] == [250, -100]


@pytest.mark.parametrize(
    ("mode", "counted", "highest"),
    [
        ("classic", lambda view: [seat.score for seat in view.classic.seats], 1),
        ("speed", lambda view: view.speed.wins, 1),
        ("spot", lambda view: [seat.tiles for seat in view.spot.seats], 1),
        ("team", lambda view: [0] * len(view.race.owner_of), 0),
        ("solo", lambda view: [view.solo.tiles_used] * len(view.race.owner_of), 1),
    ],
)
def test_totals_of_sumoku_are_what_the_mode_counts(mode: str, counted: Any, highest: int) -> None:
    written = record.read((RECORDS / f"sumoku@1-{mode}.other_options.jsonl").read_bytes())
    reached = 0
    for match in replay(SUMOKU, written):
        if match.state.outcome is None:
            assert match.state.totals == counted(match.state.view(None))
            reached = max(reached, *match.state.totals)
    assert reached >= highest


@pytest.mark.parametrize(
    ("mode", "part"),
    [("classic", ClassicSeat), ("speed", OwnerView), ("team", OwnerView), ("solo", OwnerView), ("spot", SpotSeat)],
)
def test_a_view_of_sumoku_knows_what_is_the_viewer_s_own(mode: str, part: type) -> None:
    state = SUMOKU.new(seed=7, mode=mode)
    views = state.views([*range(state.players), None])

    for seat, view in enumerate(views[:-1]):
        shown = view.classic or view.spot
        assert isinstance(view.own, part)
        assert view.own == (shown.seats[seat] if shown else view.race.owners[view.race.owner_of[seat]])
    assert views[-1].own is None
    assert all(view == views[-1] for view in views)


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_spectator_has_nothing_of_its_own(game: Game[Any], options: dict[str, Any]) -> None:
    state = game.new(seed=7, **options)

    assert state.view(None).own is None
    # In Sorry! without hands no seat has anything that is not on the board.
    assert (state.view(0).own is None) == (game.id == "sorry" and options["mode"] != "scored")
