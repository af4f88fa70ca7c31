"""The first visit: how much has to come over the line, and from where."""

from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from browser.house import House
from browser.people import PHONE, Visit

MOST = 150_000
FONTS = (".woff2", ".woff")


def test_the_shelf_is_light(still_house: House, visit: Visit) -> None:
    """At most 150 kB, compressed, without the fonts."""
    person = visit(still_house.url, new=True, **PHONE)
    finished: list[Request] = []
    person.page.on("requestfinished", lambda request: finished.append(request))
    person.go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    sizes = {urlsplit(request.url).path: request.sizes()["responseBodySize"] for request in finished}
    assert any(path.endswith(FONTS) for path in sizes)
    light = {path: size for path, size in sizes.items() if not path.endswith(FONTS)}
    assert len(light) > 3
    assert sum(light.values()) <= MOST, light


def test_a_second_visit_brings_almost_nothing(still_house: House, visit: Visit) -> None:
    """What has a hash in its name stays in the browser."""
    person = visit(still_house.url, new=True, **PHONE).go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    person.page.goto("about:blank")
    person.go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    sizes = person.page.evaluate(
        """() => performance.getEntriesByType('resource')
            .filter(entry => entry.name.includes('/assets/'))
            .map(entry => entry.transferSize)"""
    )
    assert sizes
    assert sum(sizes) == 0
