"""Take pictures of every screen in realistic scenes, in the light and the dark theme: `make shots`.

All pictures go to build/shots; those of the README also go to docs/shots, as small WebP files. One server serves all
tables. A laptop and a phone each visit a table once; for other sizes and the dark theme that page is resized and given
another colour scheme. `make shots ARGS="rummy500 small"` takes the pictures with all of these words in their name,
`ARGS=--best` those of the README, `ARGS="--language fr"` all in another language.
"""

import argparse
import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import print_exc
from typing import Any

from chromium import ADVICE, FLAGS, find
from msgspec.structs import replace
from playwright.sync_api import Browser, CDPSession, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from shot_scenes import SCENES, Scene

import sobremesa.server.app
from browser.house import PATIENT, House
from browser.people import LAPTOP, PHONE, TV, Person

ROOT = Path(__file__).parent.parent
ALL = ROOT / "build" / "shots"
KEPT = ROOT / "docs" / "shots"
PAGE = Path(sobremesa.server.app.__file__).parent / "page"
DEVICES: dict[str, dict[str, Any]] = {"laptop": LAPTOP, "phone": PHONE | {"device_scale_factor": 1.5}, "tv": TV}
SIZES: dict[str, tuple[str, int, int]] = {
    "laptop": ("laptop", 1280, 800),
    "phone": ("phone", 390, 844),
    "small": ("phone", 360, 640),
    "low": ("phone", 360, 560),
    "side": ("phone", 844, 390),
    "tv": ("tv", 1920, 1080),
}
"""The device that is resized, width and height."""
BY_NIGHT = ("laptop", "phone", "tv")
"""Sizes that also have pictures in the dark theme."""
PATIENCE = 30_000
MINUTE = 60
"""Seconds until the host's role passes on. The real value, because the page shows a countdown."""
QUALITY = 78
WIDEST = 1280
"""Pixels of the pictures in docs/shots, so that each is well below 150 kB."""

BEST = {
    "shelf laptop light": "shelf",
    "lobby as host laptop light": "lobby",
    "card laid laptop light": "sumo",
    "card laid phone dark": "sumo-phone",
    "row taken tv light": "tv",
    "match over laptop dark": "result",
    "rummy arranging laptop light": "rummy",
    "burako laying laptop light": "burako",
    "sumoku composing laptop light": "sumoku",
    "sorry swap or move laptop dark": "sorry",
    "rummy500 drawing laptop light": "rummy500",
    "sumo replay laptop light": "replay",
    "lesson sumo wrong laptop light": "lesson",
    "between as host laptop light": "between",
}

SETTLE = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(one => one.decode().catch(() => {})));
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    const running = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity);
    for (const one of running) one.finish();
    if (running.length > 0) await drawn();
}"""
"""Waits until everything is loaded and laid out, and finishes all animations."""


class Camera:
    """One server, and a browser for each device that visits one table after the other."""

    def __init__(self, browser: Browser, house: House, language: str, wanted: list[str], *, only_best: bool) -> None:
        self.browser = browser
        self.house = house
        self.language = language
        self.wanted = wanted
        self.only_best = only_best
        self.regulars: dict[str, Person] = {}
        self.taken = 0

    def try_to_take(self, scene: Scene) -> list[str]:
        """Return the names of the pictures that failed."""
        try:
            self.take(scene)
        except (AssertionError, PlaywrightError):
            print_exc()
            for person in self.regulars.values():
                person.context.close()
            self.regulars.clear()
            self.house.send_guests_home()
            return list(scene.place.steps)
        return []

    def take(self, scene: Scene) -> None:
        names = [name for name in scene.place.steps if self.titles(name, scene)]
        if not names:
            return
        began = monotonic()
        devices = {SIZES[size][0] for name in names for size, _ in self.titles(name, scene).values()}
        people = {device: self.device(device, scene) for device in DEVICES if device in devices}

        def look(keys: dict[str, list[str]]) -> list[Person]:
            for person in people.values():
                # Going from one step of a replay to another would not load a new page.
                person.page.goto("about:blank")
            return [person.come_back(self.house.url, keys) for person in people.values()]

        scene.place.arrive(self.house, look)
        for number, (name, step) in enumerate(scene.place.steps.items()):
            for device, person in people.items():
                if number:
                    scene.place.leave(person)
                step(person)
                if not scene.is_held:
                    person.page.mouse.move(0, 0)
                    person.page.evaluate("() => document.activeElement?.blur()")
                titles = {
                    title: kind for title, kind in self.titles(name, scene).items() if SIZES[kind[0]][0] == device
                }
                self.take_all(person, titles, device)
        for person in people.values():
            if scene.is_fleeting:
                person.context.close()
            elif scene.is_held:
                person.page.mouse.up()
        self.house.send_guests_home()
        print(f"{monotonic() - began:5.1f} s  {', '.join(names)}", flush=True)

    def titles(self, name: str, scene: Scene) -> dict[str, tuple[str, str]]:
        kinds = [(size, light) for size in scene.sizes for light in ("light", "dark")]
        titles = {
            f"{name} {size} {light}": (size, light) for size, light in kinds if light == "light" or size in BY_NIGHT
        }
        return {title: kind for title, kind in titles.items() if self.wants(title)}

    def wants(self, title: str) -> bool:
        return all(word in title for word in self.wanted) and (title in BEST or not self.only_best)

    def device(self, kind: str, scene: Scene) -> Person:
        if scene.is_fleeting:
            return self.new_device(kind)
        if kind not in self.regulars:
            self.regulars[kind] = self.new_device(kind)
        return self.regulars[kind]

    def new_device(self, kind: str) -> Person:
        context = self.browser.new_context(locale=self.language, reduced_motion="reduce", **DEVICES[kind])
        context.set_default_timeout(PATIENCE)
        return Person(context, self.house.url, self.language, {})

    def take_all(self, person: Person, titles: dict[str, tuple[str, str]], device: str) -> None:
        """Take one screen in all sizes and themes."""
        page, lens = person.page, person.context.new_cdp_session(person.page)
        for title, (size, light) in titles.items():
            _, width, height = SIZES[size]
            if page.viewport_size != {"width": width, "height": height}:
                page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if light == "dark" else "light")
            page.evaluate(SETTLE)
            shoot(lens, ALL / f"{title.replace(' ', '-')}.png", format="png", optimizeForSpeed=True)
            if title in BEST and self.language == "es":
                clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": min(1, WIDEST / width)}
                shoot(lens, KEPT / f"{BEST[title]}.webp", format="webp", quality=QUALITY, clip=clip)
            self.taken += 1
        lens.detach()
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(DEVICES[device]["viewport"])


def shoot(lens: CDPSession, path: Path, **how: Any) -> None:
    path.write_bytes(base64.b64decode(lens.send("Page.captureScreenshot", how)["data"]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*", help="words that have to be in the name of a picture")
    parser.add_argument("--best", action="store_true", help="only those that the README shows")
    parser.add_argument("--language", default="es", choices=("es", "es-AR", "en", "fr"))
    asked = parser.parse_args()
    path = find()
    if path is None:
        print(ADVICE, file=sys.stderr)
        return 2
    ALL.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    began = monotonic()
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        house = House(Path(folder), PAGE, replace(PATIENT, host_away=MINUTE))
        camera = Camera(browser, house, asked.language, asked.wanted, only_best=asked.best)
        try:
            failed = [name for scene in SCENES for name in camera.try_to_take(scene)]
        finally:
            house.close()
        browser.close()
    print(f"{camera.taken} pictures in {monotonic() - began:.0f} s")
    if failed:
        print("not taken:", ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
