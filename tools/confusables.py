"""Write the table of confusable letters: `python tools/confusables.py confusables.txt`.

The argument is https://www.unicode.org/Public/security/latest/confusables.txt (UTS #39), downloaded by hand. Letters
that NFKC changes are left out, because names are normalised before the table is used.
"""

import re
import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "sobremesa" / "server" / "table" / "confusables.txt"
HEAD = """\
# Letters that look alike: each code point with those that stand for all that look like it (UTS #39, skeletons).
# From confusables.txt of Unicode {version}, without what NFKC makes of a letter; written by tools/confusables.py.
# © Unicode, Inc. For terms of use, see https://www.unicode.org/terms_of_use.html
"""


def main(source: Path) -> None:
    text = source.read_text(encoding="utf-8-sig")
    found = re.search(r"^# Version: (\S+)", text, re.MULTILINE)
    assert found is not None, "this is not confusables.txt"
    lines = [HEAD.format(version=found[1])]
    rows = re.findall(r"^([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;", text, re.MULTILINE)
    for letter, prototype in sorted(rows, key=lambda row: int(row[0], 16)):
        if unicodedata.is_normalized("NFKC", chr(int(letter, 16))):
            lines.append(f"{letter} {prototype}\n")
    TABLE.write_text("".join(lines), encoding="utf-8")
    print(f"{TABLE.name}: {len(lines) - 1} letters of {len(rows)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
