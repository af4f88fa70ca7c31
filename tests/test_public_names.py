"""The names of the guide are in `sobremesa` itself, and importing it is cheap."""

import subprocess
import sys

import pytest

import sobremesa

LATER = ("asyncio", "litestar", "multiprocessing", "rich", "sobremesa.lab", "sobremesa.server", "sobremesa.terminal")
"""Modules that take long to import and that a program may not need."""


@pytest.mark.parametrize("name", sobremesa.__all__)
def test_every_public_name_can_be_imported(name: str) -> None:
    assert getattr(sobremesa, name) is not None
    assert name in dir(sobremesa)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'sobremesa' has no attribute 'games_of'"):
        _ = sobremesa.games_of  # type: ignore[attr-defined]


def test_names_imported_later_are_those_of_their_modules() -> None:
    from sobremesa.bots.seat import answer
    from sobremesa.lab.arena import arena
    from sobremesa.lab.simulate import simulate

    assert (sobremesa.answer, sobremesa.arena, sobremesa.simulate) == (answer, arena, simulate)


def test_import_brings_neither_the_server_nor_the_lab_nor_the_terminal() -> None:
    program = "import sys, sobremesa; sobremesa.game('sumo').new(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()

    assert "sobremesa.core.match" in loaded
    assert not set(LATER) & set(loaded)
