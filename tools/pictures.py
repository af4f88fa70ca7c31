"""Draw the page's icons and the preview images of links to tables, with the built page.

The images are committed (web/public), so that building the page needs no browser. Run this when the mark or the
lid of a box changes: `PYTHONPATH=tests:tools python tools/pictures.py`.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from chromium import ADVICE, FLAGS, find
from playwright.sync_api import Browser, Page, expect, sync_playwright

import sobremesa.server.app
from browser.house import PATIENT, House
from sobremesa import GAMES

PUBLIC = Path(__file__).parent.parent / "web" / "public"
BUILT = Path(sobremesa.server.app.__file__).parent / "page"
WALL = "#dce8e1"
WIDTH, HEIGHT = 800, 420
"""The size of a preview image, in the proportions that chats show."""

STAGE = """game => {
    const box = game ? document.querySelector(`button.box[data-game=${game}]`) : null;
    const stage = document.createElement('div');
    stage.style = 'position:fixed;inset:0;z-index:99;display:flex;align-items:center;justify-content:center;gap:56px;'
        + 'background:linear-gradient(115deg, #e6efea 0 30%, #dce8e1 30% 52%, #d3e2da 52%)';
    const mark = document.querySelector('.wm svg').cloneNode(true);
    mark.style = `width:${game ? 84 : 132}px;height:${game ? 84 : 132}px`;
    const name = document.createElement('div');
    name.textContent = 'Sobremesa';
    name.style = `font:400 ${game ? 46 : 84}px/1.1 var(--font-display);color:#4b1e4f`;
    const words = document.createElement('div');
    words.style = 'display:grid;gap:18px;justify-items:' + (game ? 'start' : 'center');
    words.append(mark, name);
    if (box) {
        const copy = box.closest('li').cloneNode(true);
        copy.querySelectorAll('.meta, .tag').forEach(one => one.remove());
        copy.querySelector('.title').style.fontSize = '38px';
        copy.style.cssText += ';width:300px;height:330px;list-style:none';
        copy.querySelector('.box').style.cssText += ';height:330px;width:300px';
        stage.append(copy);
    }
    stage.append(words);
    document.body.append(stage);
}"""


def draw_icon(browser: Browser, name: str, size: int, *, inset: float = 0, ground: str | None = None) -> None:
    """Draw the mark on a background colour, or on a transparent one."""
    page = browser.new_page(viewport={"width": size, "height": size})
    mark = (PUBLIC / "mark.svg").read_text()
    page.set_content(f'<body style="margin:0;background:{ground or "transparent"}">{mark}')
    page.locator("svg").evaluate("(one, inset) => one.style = `position:fixed;inset:${inset}px`", inset * size)
    page.locator("svg").evaluate("(one, width) => one.setAttribute('width', width)", size * (1 - 2 * inset))
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=ground is None)
    page.close()


def draw_preview(page: Page, url: str, game: str | None) -> None:
    page.goto(url)
    expect(page.locator("button.box")).to_have_count(len(GAMES))
    page.evaluate("() => document.fonts.ready")
    page.evaluate(STAGE, game)
    page.screenshot(path=PUBLIC / "preview" / f"{game or 'sobremesa'}.png")


def main() -> None:
    path = find()
    if path is None:
        sys.exit(ADVICE)
    for folder in ("icons", "preview"):
        (PUBLIC / folder).mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        draw_icon(browser, "icon-192", 192)
        draw_icon(browser, "icon-512", 512)
        draw_icon(browser, "apple-touch", 180, inset=0.1, ground=WALL)
        draw_icon(browser, "maskable-512", 512, inset=0.16, ground=WALL)
        house = House(Path(folder), BUILT, PATIENT)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="es", reduced_motion="reduce")
        for game in (None, *GAMES):
            draw_preview(page, house.url, game)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
