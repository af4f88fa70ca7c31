"""The page's files, as they are served."""

import gzip
from pathlib import Path

import pytest

from sobremesa.server.pages import Page

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
