"""The import contracts of pyproject.toml name modules one by one, so a new one could be left out."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_module_of_a_game_but_its_bot_is_kept_from_the_bots_tools() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = {contract["name"]: contract for contract in pyproject["tool"]["importlinter"]["contracts"]}
    listed = contracts["of a game only its bot knows the bots' tools, and only its text how a terminal is drawn"][
        "source_modules"
    ]
    modules = {path.stem for path in (ROOT / "src/sobremesa/games").glob("*/*.py")} - {"__init__", "bot"}
    packages = {path.parent.name for path in (ROOT / "src/sobremesa/games").glob("*/*/__init__.py")} - {"bot"}
    assert set(listed) == {f"sobremesa.games.*.{module}" for module in modules | packages}
