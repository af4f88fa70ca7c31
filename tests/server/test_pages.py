"""The page's files, as they are served."""

import gzip
from pathlib import Path

import pytest

from sobremesa.server.http.pages import Page
from sobremesa.server.http.previews import head_for, language_for, table_in

FILES = {
    "index.html": b"<!doctype html><title>Sobremesa</title>",
    "mark.svg": b"<svg/>",
    "assets/index-Ab12.js": b"let sobremesa = 1;\n" * 50,
    "assets/serif-Cd34.woff2": bytes(range(256)),
}


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Built into a folder that bears the name of one of its own."""
    folder = tmp_path / "assets" / "page"
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (tmp_path / "assets" / "secret.txt").write_text("secret")
    return Page(folder)


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_as_it_is(page: Page, name: str) -> None:
    answer = page.answer(name, "", "")
    assert answer is not None
    assert answer.content == FILES[name]


def test_only_files_with_hashed_names_are_kept_for_ever(page: Page) -> None:
    caches = {name: page.files[name].cache for name in FILES}
    assert {name for name, cache in caches.items() if "immutable" in cache} == {
        "assets/index-Ab12.js",
        "assets/serif-Cd34.woff2",
    }
    assert caches["index.html"] == "no-cache"


def test_what_compresses_well_is_compressed_for_those_who_ask(page: Page) -> None:
    answer = page.answer("assets/index-Ab12.js", "br, gzip", "")
    assert answer is not None
    assert gzip.decompress(answer.content) == FILES["assets/index-Ab12.js"]
    assert answer.headers["content-encoding"] == "gzip"
    font = page.answer("assets/serif-Cd34.woff2", "gzip", "")
    assert font is not None
    assert "content-encoding" not in font.headers


def test_what_a_browser_has_is_not_sent_again(page: Page) -> None:
    first = page.answer("index.html", "", "")
    assert first is not None
    again = page.answer("index.html", "", first.headers["etag"])
    assert again is not None
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "assets",
        "assets/",
        "../secret.txt",
        "assets/../index.html",
        "./index.html",
        "/index.html",
        "//index.html",
        "index.html/",
        "index.html\0",
        "INDEX.HTML",
        "%2e%2e/secret.txt",
        "..\\secret.txt",
        "assets/..%2f..%2fsecret.txt",
    ],
)
def test_nothing_else_can_be_asked_for(page: Page, name: str) -> None:
    assert page.answer(name, "", "") is None


# Previews


def test_the_head_of_a_table_takes_the_place_of_the_usual_one(tmp_path: Path) -> None:
    usual = b'<head><title>Sobremesa</title><meta name="x" /><link rel="icon" href="/mark.svg"></head>'
    (tmp_path / "index.html").write_bytes(usual)
    answer = Page(tmp_path).answer_with(b"<title>Sumo</title>", "")
    assert answer.content == b'<head><title>Sumo</title><link rel="icon" href="/mark.svg"></head>'
    assert answer.headers["vary"] == "accept-language"
    assert answer.headers["cache-control"] == "no-cache"
    again = Page(tmp_path).answer_with(b"<title>Sumo</title>", answer.headers["etag"])
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/t/HIGO2746", "HIGO2746"),
        ("/tv/x", "x"),
        ("/t/", None),
        ("/t/a/b", None),
        ("/", None),
        ("/t/" + "x" * 41, None),
    ],
)
def test_the_code_of_a_table_is_read_from_its_address(path: str, code: str | None) -> None:
    assert table_in(path) == code


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "es"),
        ("fr-CA,fr;q=0.9", "fr"),
        ("de, en-GB;q=0.5", "en"),
        ("*", "es"),
        ("es-UY,es;q=0.9", "es-AR"),
        ("es-419, es-AR", "es"),
        ("x" * 10_000 + ",fr", "es"),
    ],
)
def test_a_preview_speaks_the_language_that_is_asked_for(accepted: str, language: str) -> None:
    assert language_for(accepted) == language


def test_a_preview_tells_the_game_and_the_house_and_nothing_can_break_out_of_it() -> None:
    head = head_for("sorry", "fr", 'http://x"><script>').decode()
    assert "<title>Sorry! · Sobremesa</title>" in head
    assert 'content="http://x&quot;&gt;&lt;script&gt;/preview/sorry.png"' in head
    assert "<script>" not in head
