"""Records as files: read whole or not at all, written where that was found possible before the match."""

from pathlib import Path
from typing import Final

from sobremesa.core import record
from sobremesa.core.match import Match
from sobremesa.locales import quoted
from sobremesa.terminal.commandline import Complaint

LARGEST_RECORD: Final = 64 << 20


def read_file(name: str) -> bytes:
    """The bytes of a file, as many as a record may have."""
    try:
        with Path(name).open("rb") as file:
            raw = file.read(LARGEST_RECORD + 1)
    except (OSError, ValueError) as error:
        raise file_complaint(name, error, "cli-file-unreadable") from None
    if len(raw) > LARGEST_RECORD:
        raise Complaint("cli-file-too-large", file=quoted(name))
    return raw


def writable(name: str) -> Path:
    """The file to write, tried before the match and not after it."""
    path = Path(name)
    try:
        new = not path.exists()
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise file_complaint(name, error, "cli-file-unwritable") from None
    return path


def write_record(match: Match, path: Path) -> None:
    """Write down the match as far as it went."""
    try:
        path.write_bytes(record.write(match.record()))
    except OSError as error:
        raise file_complaint(str(path), error, "cli-file-unwritable") from None


def file_complaint(name: str, error: OSError | ValueError, message: str) -> Complaint:
    """What is wrong with a file."""
    if isinstance(error, IsADirectoryError):
        return Complaint("cli-file-directory", file=quoted(name))
    if isinstance(error, FileNotFoundError) and message == "cli-file-unreadable":
        return Complaint("cli-file-missing", file=quoted(name))
    return Complaint(message, file=quoted(name), why=getattr(error, "strerror", None) or str(error))
