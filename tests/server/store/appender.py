"""A process that appends until it is killed, and prints `TABLE N` whenever the store has acknowledged moves up to N.

Each of its tables writes acts of one, two and three moves, with a key that names the act's last move.
"""

import asyncio
import sys
from itertools import count

from server.store.scenes import begin, lines
from sobremesa.server.store import Store

TABLES = 8


async def play(store: Store, table: int) -> None:
    match_id = await begin(store, f"TABLE{table}")
    last = 0
    for act in count():
        first, last = last + 1, last + 1 + act % 3
        await store.append(match_id, lines(first, last), {last: f"key {last}"}, document=b'"%d"' % last)
        sys.stdout.write(f"{table} {last}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, table) for table in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
