"""The page's files, read and compressed once, served from memory: nothing outside the folder can be asked for."""

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response
from msgspec import Struct

COMPRESSED_TYPES: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
TYPES: Final = {".webmanifest": "application/manifest+json"}
"""Those that not every system knows."""
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
NO_CACHE: Final = "no-cache"
HEAD_BEGINS: Final = b"<title>"
HEAD_ENDS: Final = b'<link rel="icon"'
"""Between them lies what a link shows before it is opened."""


class PageFile(Struct, frozen=True):
    """One file of the built page."""

    body: bytes
    is_compressed: bool
    type: str
    """Without the charset: Litestar adds it to text."""
    etag: str
    cache: str


class Page:
    """The built page. Every address a person can type leads to `index.html`."""

    def __init__(self, folder: Path) -> None:
        self.files: Final = {
            (name := path.relative_to(folder).as_posix()): read_file(path, is_hashed=name.startswith("assets/"))
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self.gzipped: dict[str, bytes] = {}

    @property
    def is_built(self) -> bool:
        return INDEX in self.files

    def compress(self) -> None:
        """Compress everything: in a thread, once the server is there."""
        for name, file in self.files.items():
            if file.is_compressed:
                self.compressed(name)

    def compressed(self, name: str) -> bytes:
        if name not in self.gzipped:
            self.gzipped[name] = gzip.compress(self.files[name].body, mtime=0)
        return self.gzipped[name]

    def answer(self, name: str, accepts: str, known: str) -> Response[bytes] | None:
        """The file, or None if there is no such file."""
        found = self.files.get(name)
        if found is None:
            return None
        headers = {"cache-control": found.cache, "etag": found.etag, "vary": "accept-encoding"}
        if known == found.etag:
            return Response(b"", status_code=304, headers=headers, media_type=found.type)
        if found.is_compressed and "gzip" in accepts:
            return Response(
                self.compressed(name), headers=headers | {"content-encoding": "gzip"}, media_type=found.type
            )
        return Response(found.body, headers=headers, media_type=found.type)

    def answer_with(self, head: bytes, known: str) -> Response[bytes]:
        """The page with a head of its own: title, description and picture for those who are sent its link."""
        index = self.files[INDEX]
        first, last = index.body.find(HEAD_BEGINS), index.body.find(HEAD_ENDS)
        body = index.body[:first] + head + index.body[last:] if 0 <= first < last else index.body
        headers = {"cache-control": NO_CACHE, "etag": tag_of(body), "vary": "accept-language"}
        if known == headers["etag"]:
            return Response(b"", status_code=304, headers=headers, media_type=index.type)
        return Response(body, headers=headers, media_type=index.type)


def is_built(folder: Path) -> bool:
    """Whether there is a page, without reading all of it."""
    return (folder / INDEX).is_file()


def read_file(path: Path, *, is_hashed: bool) -> PageFile:
    """A file with everything that can be worked out beforehand; hashed names never change their contents."""
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    kind = "text/javascript" if kind.endswith("javascript") else kind
    is_compressed = kind.startswith(COMPRESSED_TYPES)
    return PageFile(body, is_compressed, kind, tag_of(body), FOREVER if is_hashed else NO_CACHE)


def tag_of(body: bytes) -> str:
    """The entity tag of a body."""
    return f'"{sha256(body).hexdigest()[:20]}"'
