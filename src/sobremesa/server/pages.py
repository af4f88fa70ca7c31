"""The page's files, read and compressed once, served from memory: nothing outside the folder can be asked for."""

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response
from msgspec import Struct

COMPRESSED_TYPES: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
FOREVER: Final = "public, max-age=31536000, immutable"


class PageFile(Struct, frozen=True):
    """One file of the built page."""

    body: bytes
    gzipped: bytes | None
    type: str
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

    @property
    def is_built(self) -> bool:
        """Whether there is a page to serve."""
        return "index.html" in self.files

    def answer(self, name: str, accepts: str, known: str) -> Response[bytes] | None:
        """The file, or None if there is no such file."""
        found = self.files.get(name)
        if found is None:
            return None
        headers = {"cache-control": found.cache, "etag": found.etag, "vary": "accept-encoding"}
        if known == found.etag:
            return Response(b"", status_code=304, headers=headers, media_type=found.type)
        if found.gzipped is not None and "gzip" in accepts:
            return Response(found.gzipped, headers=headers | {"content-encoding": "gzip"}, media_type=found.type)
        return Response(found.body, headers=headers, media_type=found.type)


def read_file(path: Path, *, is_hashed: bool) -> PageFile:
    """A file with everything that can be worked out beforehand; hashed names never change their contents."""
    body = path.read_bytes()
    kind = guess_type(path.name)[0] or "application/octet-stream"
    kind = "text/javascript" if kind.endswith("javascript") else kind
    small = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSED_TYPES) else None
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return PageFile(body, small, kind + charset, tag, FOREVER if is_hashed else "no-cache")
