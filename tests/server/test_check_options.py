"""What a page asks before there is a table: which options have an effect, and whether they go together."""

from pathlib import Path

from wire import house, run

SETTINGS = "/api/games/sumo/settings"


def test_the_settings_of_options_are_told_without_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            status, usual = await at.ask(SETTINGS, {"options": {}})
            assert (status, usual["settings"]["target_sumos"]) == (200, 70)
            assert "rounds" not in usual["settings"]
            _, changed = await at.ask(SETTINGS, {"options": {"end_condition": "rounds", "rounds": 2}})
            assert changed["settings"]["rounds"] == 2
            assert "target_sumos" not in changed["settings"]
            assert at.tables.tables == {}

    run(scene())


def test_options_that_no_table_would_take_are_refused_in_the_same_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            for options, code in (
                ({"no_such_thing": 1}, "unknown_option"),
                ({"target_sumos": "many"}, "bad_option_value"),
                ({"players": 99}, "bad_player_count"),
            ):
                answer = await at.ask(SETTINGS, {"options": options})
                assert answer == await at.ask("/api/tables", {"game": "sumo", "options": options})
                assert (answer[0], answer[1]["code"]) == (400, code)
            assert (await at.ask("/api/games/chess/settings", {"options": {}}))[0] == 404
            assert (await at.ask(SETTINGS, {"choices": {}}))[0] == 400

    run(scene())


def test_the_shelf_says_what_bots_are_called(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            _, games = await at.ask("/api/games")
            assert all(game["bots"][:3] == ["Canela", "Anís", "Clavo"] for game in games)

    run(scene())
