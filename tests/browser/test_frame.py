"""The frame of a table on every screen: what is fixed keeps its place whatever happens, nothing lies over anything,
what is asked about is in sight, and every word can be read on the ground it really stands on."""

import base64
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.burako import table_of_four
from browser.house import House, Party
from browser.looks import none_of, resize, set_light
from browser.people import LAPTOP, Person, Visit
from browser.rummy import at_table
from browser.screens import NAMES, sorry_table
from browser.sorry import at_turn
from browser.sumoku import played_on
from effort import FULL, all_in_full

Step = Callable[[Person], None]

SIZES = {"phone": (390, 844), "small": (360, 640), "side": (844, 390), "zoomed": (640, 400), "laptop": (1280, 800)}
USUAL_SIZES = ("small", "side", "laptop")
"""The narrowest, the lowest and the widest."""
MANY_CELLS = 20


@dataclass(frozen=True)
class Table:
    """A busy table of a game, and the states its dock goes through one after the other."""

    lay: Callable[[House], Party]
    states: dict[str, tuple[Step, str]]
    """What leads to a state, and what has to be in sight there."""


# What people do


def press(selector: str) -> Step:
    """By a script: what only says why it cannot be done is no button for a robot."""
    return lambda person: person.page.locator(selector).first.evaluate("one => one.click()")


def says(tone: str) -> Step:
    return lambda person: expect(person.page.locator(f".dock .prompt.{tone}")).to_be_visible()


def asks(action: str) -> Step:
    return lambda person: expect(person.action(action)).to_be_visible()


def escape(person: Person) -> None:
    person.page.keyboard.press("Escape")


def hint(person: Person) -> None:
    person.button("table-hint").click()
    says("hint")(person)


def then(*steps: Step) -> Step:
    def all_of_them(person: Person) -> None:
        for step in steps:
            step(person)

    return all_of_them


# Where they sit

RUMMY: dict[str, Any] = {
    "racks": [
        "K1a K3a K6a K7a K8a K9a K13a R2a R3a R5a R8a R10a B2a B4a B8a B9a B11a B12a B13a Y4a Y6a Y10a Y12a Ja",
        "R10b B2b K6b",
        "K2b R1a",
        "R4a R8b Y13b",
    ],
    "opened": [True, True, True, False],
    "has_drawn": True,
    "drawn_tile": "B11a",
    "table": [
        "group[R11a B11b K11a]",
        "run[B3b B4b B5b B6b B7b B8b]",
        "group[K9b R9a Y9a B9b]",
        "run[R5b R6b R7b]",
        "run[Y1a Y2a Y3a]",
        "run[K10a K11b K12a K13b]",
        "group[R1b B1a K1b]",
        "group[R12a Y12b Jb]",
        "run[Y4b Y5b Y6b Y7b Y8b]",
    ],
    "closing_tile": "Y7a",
    "sheet": [[23, 0, 57, 41]],
}
"""Twenty-four tiles on the rack, nine sets on the table."""
BURAKO: dict[str, Any] = {
    "racks": [
        "R3 B10 Y4 Y5 Y6 B2 K1 K12 R12 B4 B5 K2 Y1 J Y3 K3 B3 K10 B13 Y13 R1 B1 K13 R7",
        "K6 R2",
        "Y1 K2",
        "B9",
    ],
    "pozo": "R13 B12 K4 R5 Y6 K12",
    "melds": [
        "B run K3 K4 K5 Y2 K7 K8 K9 K10 K11",
        "B set R13 B13 Y13 K13",
        "B run Y8 Y9 Y10 Y11 Y12",
        "A run R4 R5 R6 R7 R8 R9 R10 R11",
        "A set K11 R11 B11 Y11 B11",
        "A run B6 B7 J B9 B10",
        "A set Y9 K9 Y2",
    ],
    "buyers": [2, 1],
}
RUMMY500: dict[str, Any] = {
    "options": {"players": 3},
    "hands": ["3H1 4S1 5S1 6C1 7C1 7D1 8D1 9D1 AH1 TS1 JS1 2H1 KC1 KD1", "2C1 8S1", "QH1 QC1"],
    "row": "9C1 2D1 KH1 7S1 QD1 4H1 JC1 5C1",
    "melds": ["7H1:1 8H1:1 9H1:1 TH1:1", "AS1:2 2S1:2 3S1:2", "TC1:2 TD1:2 X1:2", "JH1:0 JD1:0 X2:1"],
}


def sumoku_table(house: House) -> Party:
    party = house.set_table(*NAMES[:3], game="sumoku", mode="classic").start()
    return party.put(**played_on(lambda state: len(state.cells) >= MANY_CELLS and state.seat == 0, players=3))


PILES = "[data-action=stock], [data-action=pozo], [data-action=pozo] .tile"

TABLES = {
    "rummy": Table(
        lambda house: at_table(house, *NAMES[:4]).put(**RUMMY),
        {
            "start": (says("mine"), "[data-action=stock], .closing .tile, li.lot"),
            "refused": (then(press("[data-action=confirm-play]"), says("bad")), "li.lot"),
            "hint": (hint, "li.lot"),
            "laid": (
                then(escape, press('.hand [data-card="K1a"]'), press("[data-action=aside]"), asks("confirm-play")),
                'li.lot [data-card="K1a"]',
            ),
            "question": (then(press("[data-action=pass]"), asks("confirm")), 'li.lot [data-card="K1a"]'),
        },
    ),
    "burako": Table(
        lambda house: table_of_four(house, **BURAKO),
        {
            "start": (says("mine"), PILES),
            "refused": (then(press('.hand [data-card^="J"]'), says("bad")), PILES),
            "hint": (hint, PILES),
            "drawn": (then(escape, press("[data-action=stock]"), asks("discard")), "[data-action=pozo] .tile"),
            "question": (
                then(
                    press('.hand [data-card^="J"]'),
                    press("[data-action=discard]:not([aria-disabled])"),
                    asks("confirm"),
                ),
                "[data-action=pozo] .tile",
            ),
        },
    ),
    "rummy500": Table(
        lambda house: house.set_table(*NAMES[:3], game="rummy500").start().put(**RUMMY500),
        {
            "start": (says("mine"), '[data-action=stock], [data-card="5C1"]'),
            "refused": (then(press(".cards .hand button"), says("bad")), "[data-action=stock]"),
            "hint": (hint, "[data-action=stock]"),
            "taking": (
                then(escape, press('.row [data-card="7S1"]'), asks("cancel")),
                '[data-action=stock], :is(.row, .staging) [data-card="5C1"]',
            ),
        },
    ),
    "sumo": Table(
        lambda house: house.set_table(*NAMES[:4]).start(),
        {
            "start": (says("mine"), "li.row"),
            "refused": (then(press("[data-action=lay]"), says("bad")), "li.row"),
            "hint": (hint, "li.row"),
            "lifted": (then(escape, press("ul.hand li:last-child button")), "li.row"),
        },
    ),
    "sorry": Table(
        lambda house: sorry_table(house, at_turn(0, "7", "split")),
        {
            "start": (says("mine"), ".field"),
            "hint": (hint, ".field"),
            "chosen": (then(escape, escape, press(".chip-pawn.can")), ".field"),
        },
    ),
    "sumoku": Table(
        sumoku_table,
        {
            "start": (says("mine"), ".area"),
            "hint": (hint, ".area"),
            "question": (then(escape, press("[data-action=pass]"), asks("confirm")), ".area"),
        },
    ),
}
"""All six games, each in a position that is short of room."""
FOLDED = {
    ("burako", "question", size): "[data-action=pozo] .place:last-child .tile, [data-action=discard-here]"
    for size in ("side", "zoomed")
}
"""Where a table is low, the older tiles of the pozo are folded beside the place for the discard."""


# What to look for

LOOK = """asked => {
    const found = [];
    const name = one => `${one.tagName}.${one.className} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}`;
    const box = one => one.getBoundingClientRect();
    const game = document.querySelector('.at-table');
    const [bar, cloth, prompt, rack, actions] =
        ['.bar', '.cloth', '.prompt', '.rack', '.actions'].map(part => game.querySelector(part));

    const parts = { bar, cloth, prompt, rack, actions };
    const lies = (one, other) => {
        const [a, b] = [box(one), box(other)];
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    const names = Object.keys(parts);
    names.forEach((one, place) => names.slice(place + 1).forEach(other => {
        if (lies(parts[one], parts[other])) found.push(`${one} and ${other} lie over one another`);
    }));
    for (const one of names) {
        const { left, top, right, bottom } = box(parts[one]);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            found.push(`${one} is cut off`);
    }

    // What is scrolled out of its box is not there; of a piece under another its upper edge is touched.
    const clip = one => {
        let { left, top, right, bottom } = box(one);
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === 'visible') continue;
            const around = box(up);
            [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
            [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
        }
        return { left, top, width: right - left, height: bottom - top };
    };
    const isSeen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest('.sr, [inert]');
    const hits = (one, { left, top, width, height }) => {
        const at = document.elementFromPoint(left + Math.min(width / 2, 22), top + Math.min(height / 2, 22));
        return at !== null && (one.contains(at) || at.contains(one));
    };
    const touched = '.bar :is(a, button), .seats button, .prompt button, .rack button, .actions button';
    for (const one of [...game.querySelectorAll(touched)].filter(isSeen)) {
        const seen = clip(one);
        const isWhole = seen.width > box(one).width - 2 && seen.height > box(one).height - 2;
        if (!isWhole && !one.closest('.runs, [data-runs]')) found.push(`cut off: ${name(one)}`);
        if (isWhole && !hits(one, seen)) found.push(`covered: ${name(one)}`);
    }
    for (const one of game.querySelectorAll('.prompt, .actions .btn'))
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            found.push(`too long for its place: ${name(one)}`);

    const wanted = [...game.querySelectorAll(asked)];
    if (wanted.length === 0) found.push(`nothing to see: ${asked}`);
    for (const one of wanted) {
        const seen = clip(one);
        if (seen.width < box(one).width - 3 || seen.height < box(one).height - 3 || !hits(one, seen))
            found.push(`out of sight: ${name(one)}`);
    }
    const place = one => { const { top, height } = box(one); return [Math.round(top), Math.round(height)]; };
    const undo = actions.querySelector('.square[data-action=undo]');
    return {
        found,
        places: {
            cloth: place(cloth), prompt: place(prompt), rack: place(rack), actions: place(actions),
            ...(undo?.checkVisibility() ? { undo: [Math.round(box(undo).left), Math.round(box(undo).top)] } : {}),
        },
    };
}"""
"""What lies over something or is out of sight, and where what is fixed stands."""


@pytest.mark.parametrize("game", TABLES)
def test_the_table_keeps_its_place(game: str, still_house: House, visit: Visit) -> None:
    """With 24 tiles, ten cards, a hint, a refusal and a question, at every size, in the language with the
    longest words: all of it is there, where it was."""
    table = TABLES[game]
    party = table.lay(still_house)
    person = visit(still_house.url, keys=party.keys(), language="fr", **LAPTOP).go(f"/t/{party.code}")
    complaints: list[str] = []
    first: dict[str, Any] = {}
    for state, (step, asked) in table.states.items():
        step(person)
        for size in SIZES if FULL else USUAL_SIZES:
            resize(person.page, *SIZES[size])
            seen = person.page.evaluate(LOOK, FOLDED.get((game, state, size), asked))
            complaints += [f"{state}, {size}: {one}" for one in seen["found"]]
            before = first.setdefault(size, seen["places"])
            moved = [part for part, place in seen["places"].items() if before.get(part, place) != place]
            if moved:
                complaints.append(f"{state}, {size}: {moved} moved: {before} became {seen['places']}")
        resize(person.page, *SIZES["laptop"])
    none_of(complaints)


TILE_TOPS = """() => [...document.querySelectorAll('.mine .hand button.tile')]
    .map(one => Math.round(one.getBoundingClientRect().top))"""
MOST_IN_A_ROW = 15
"""Tiles that stay in one row on a laptop."""


@pytest.mark.parametrize("tiles", all_in_full([8, 14, 16, 23], 8, 16))
def test_a_drawn_tile_moves_nothing(tiles: int, still_house: House, visit: Visit) -> None:
    """The tile with which a rack begins a second line, is full on a laptop, runs on sideways, and one beyond that."""
    own, *others = RUMMY["racks"]
    racks = [" ".join(own.split()[:tiles]), *others]
    party = at_table(still_house, *NAMES[:4]).put(**RUMMY | {"racks": racks, "has_drawn": False, "drawn_tile": None})
    person = visit(still_house.url, keys=party.keys(), **LAPTOP).go(f"/t/{party.code}")
    hand = person.page.locator(".mine .hand button.tile")
    expect(hand).to_have_count(tiles)
    before = places_at_every_size(person)
    press("[data-action=stock]")(person)
    expect(hand).to_have_count(tiles + 1)
    assert places_at_every_size(person) == before
    if tiles < MOST_IN_A_ROW:
        assert len(set(person.page.evaluate(TILE_TOPS))) == 1


def places_at_every_size(person: Person) -> dict[str, Any]:
    """Where cloth, prompt, rack, actions and undo stand; ends at the size of a laptop."""
    found = {}
    for size, box in SIZES.items():
        resize(person.page, *box)
        found[size] = person.page.evaluate(LOOK, "[data-action=stock]")["places"]
    return found


def test_a_refusal_ends_with_the_next_act(still_house: House, visit: Visit) -> None:
    """It does not stand over the question that is put next."""
    party = TABLES["rummy"].lay(still_house)
    person = visit(still_house.url, keys=party.keys(), **LAPTOP).go(f"/t/{party.code}")
    says("mine")(person)
    TABLES["rummy"].states["laid"][0](person)
    press("[data-action=confirm-play]")(person)
    says("bad")(person)
    person.action("pass").click()
    asks("confirm")(person)
    expect(person.page.locator(".dock .prompt")).to_contain_text(person.say("rummy-page-pass-strong"))


# What can be read

TEXTS = """() => {
    const game = document.querySelector('.at-table');
    const texts = [];
    const walker = document.createTreeWalker(game, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        // Pieces have colours of their own, what is disabled may be pale, and what is only said is not seen.
        if (!node.data.trim() || one.closest('.tile, .pcard, .scard, .koku, .acard, .field, .coaster')) continue;
        if (one.closest('[aria-disabled], .past, .sr, .gone')) continue;
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(box => {
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const top = document.elementFromPoint(x, y);
            return box.width > 2 && top !== null && (top.contains(one) || one.contains(top));
        });
        let alpha = 1;
        for (let up = one; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity);
        const { color, fontSize, fontWeight, clipPath } = getComputedStyle(one);
        if (clipPath !== 'none') continue;
        texts.push({
            text: node.data.trim(), color, alpha, size: parseFloat(fontSize), weight: Number(fontWeight),
            boxes: boxes.map(({ x, y, width, height }) => [x, y, width, height]),
        });
    }
    return texts;
}"""
"""Every piece of text on the screen: where it is, and in which colour it is written."""
WITHOUT_TEXT = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.at-table * { color: transparent !important; transition: none !important; }
        .at-table svg { visibility: hidden !important; }`);
    document.adoptedStyleSheets = [sheet];
}"""
WITH_TEXT = "() => { document.adoptedStyleSheets = [bare]; }"
CONTRASTS = """async ([picture, texts]) => {
    const bytes = Uint8Array.from(atob(picture), one => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const painted = color => {
        probe.clearRect(0, 0, 1, 1);
        probe.fillStyle = color;
        probe.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = probe.getImageData(0, 0, 1, 1).data;
        return [[r, g, b], a / 255];
    };
    const found = [];
    for (const { text, color, alpha, size, weight, boxes } of texts) {
        const [ink, own] = painted(color);
        const need = size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;
        for (const [x, y, width, height] of boxes) {
            const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.max(1, width), Math.max(1, height));
            const ratios = [];
            for (let at = 0; at < data.length; at += 4 * 3) {
                const ground = [data[at], data[at + 1], data[at + 2]];
                const seen = ink.map((part, place) => part * own * alpha + ground[place] * (1 - own * alpha));
                const [a, b] = [light(seen), light(ground)];
                ratios.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
            }
            // A stitch or the edge of a stripe below a letter does not make it illegible.
            const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.1)];
            if (ratio < need) found.push(`${ratio.toFixed(2)} : 1, not ${need}: ${text}`);
        }
    }
    return found;
}"""
"""How each text stands out against the picture of what lies behind it: wood, cloth, paper, with all their patterns."""


LIGHTS = {"laptop": ("light", "dark"), "small": ("dark", "light"), "side": ("light", "dark")}
USUAL_LIGHTS = {"laptop": ("light",), "small": ("dark",)}


def illegible(page: Page) -> list[str]:
    texts = page.evaluate(TEXTS)
    page.evaluate(WITHOUT_TEXT)
    picture = base64.b64encode(page.screenshot(scale="css")).decode()
    found: list[str] = page.evaluate(CONTRASTS, [picture, texts])
    page.evaluate(WITH_TEXT)
    return found


@pytest.mark.parametrize("game", TABLES)
def test_words_stand_out_from_what_is_behind_them(game: str, still_house: House, visit: Visit) -> None:
    """On wood, cloth and paper as they are drawn, by day and by night, on a laptop and on phones."""
    table = TABLES[game]
    party = table.lay(still_house)
    person = visit(still_house.url, keys=party.keys(), **LAPTOP).go(f"/t/{party.code}")
    complaints = []
    for state in list(table.states)[:2]:
        table.states[state][0](person)
        for size, schemes in (LIGHTS if FULL else USUAL_LIGHTS).items():
            resize(person.page, *SIZES[size])
            for scheme in schemes:
                set_light(person.page, scheme)
                complaints += [f"{state}, {size}, {scheme}: {one}" for one in illegible(person.page)]
        resize(person.page, *SIZES["laptop"])
    none_of(complaints)


def test_a_word_that_cannot_be_read_is_found(still_house: House, visit: Visit) -> None:
    """Ink on wood, as a quiet button of the action bar had it."""
    party = still_house.set_table(*NAMES[:4]).start()
    person = visit(still_house.url, keys=party.keys(), **LAPTOP).go(f"/t/{party.code}")
    says("mine")(person)
    resize(person.page, *SIZES["small"])
    assert illegible(person.page) == []
    person.page.locator(".actions").evaluate(
        "bar => bar.insertAdjacentHTML('beforeend', '<button class=\"btn quiet\">Aprende</button>')"
    )
    assert [one.endswith("Aprende") for one in illegible(person.page)] == [True]
