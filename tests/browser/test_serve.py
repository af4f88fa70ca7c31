"""What `make play` runs: the command that prints an address under which the shelf is found."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import Visit
from browser.served import COMMAND, SECONDS, Served


def test_the_printed_address_leads_to_the_shelf_and_to_a_table_for_one(tmp_path: Path, visit: Visit) -> None:
    with Served(tmp_path, "--port", "0") as served:
        rosa = visit(served.url).go("/")
        expect(rosa.page).to_have_title("Sobremesa")
        rosa.open_box()
        rosa.door("bots").click()
        expect(rosa.cards).to_have_count(10)
        expect(rosa.page.locator("ul.seats > li")).to_have_count(3)
        rosa.page.close()


@pytest.mark.full
def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with Served(tmp_path, "--port", "0") as served:
        second = subprocess.run(
            [COMMAND, "serve", "--no-browser", "--port", served.port],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    assert second.returncode == 2
    assert second.stdout == ""
    assert len(second.stderr.splitlines()) == 1
    assert served.port in second.stderr
