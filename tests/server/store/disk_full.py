"""A process whose files may not grow beyond a limit: what the store does when the disk is full, and when it is not."""

import asyncio
import resource
import sys

from server.store.scenes import begin, line, lines, moves
from sobremesa.server.store import Store, StoreError

LIMIT = 2**20


async def main(url: str) -> None:
    store = await Store.open(url)
    match_id = await begin(store)
    await store.append(match_id, lines(1, 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, resource.RLIM_INFINITY))
    try:
        await store.append(match_id, lines(2, 2), document=b'"' + b"x" * 2 * LIMIT + b'"')
    except StoreError as error:
        sys.stdout.write(f"{type(error).__name__} {error}\n")
    assert await moves(store) == [line(1)]
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append(match_id, lines(2, 2))
    assert await moves(store) == [line(1), line(2)]
    await store.close()
    sys.stdout.write("and went on\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
