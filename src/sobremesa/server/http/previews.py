"""What a link to a table shows before it is opened: the game and the house, in the head of the page.

No names and nothing of the match: the person who gets the link may not belong to the table.
"""

import re
from functools import lru_cache
from html import escape
from typing import Final

from sobremesa.locales import LANGUAGES, language_of_tag, speaker

TABLE: Final = re.compile(r"/(?:t|tv)/([^/]{1,40})")
DEFAULT_LANGUAGE: Final = LANGUAGES[0]
LONGEST_HEADER: Final = 200


def table_in(path: str) -> str | None:
    """The code in the address of a table, as it was typed."""
    found = TABLE.fullmatch(path)
    return None if found is None else found[1]


def language_for(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted[:LONGEST_HEADER].split(","):
        if language := language_of_tag(part.partition(";")[0].strip()):
            return language
    return DEFAULT_LANGUAGE


@lru_cache(maxsize=64)
def head_for(game: str, language: str, origin: str) -> bytes:
    """Title, description and picture of a table of this game."""
    say = speaker(language).say
    title = say("preview-title", game=say(f"{game}-name"))
    description = say("preview-table", tagline=say(f"{game}-tagline"))
    named = {"description": description, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website",
        "og:site_name": "Sobremesa",
        "og:title": title,
        "og:description": description,
        "og:image": f"{origin}/preview/{game}.png",
        "og:image:width": "800",
        "og:image:height": "420",
        "og:image:alt": title,
    }
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(content)}" />' for name, content in named.items()]
    lines += [f'<meta property="{name}" content="{escape(content)}" />' for name, content in properties.items()]
    return "\n    ".join([*lines, ""]).encode()
