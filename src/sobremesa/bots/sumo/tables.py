"""The weights of policy.py, one text for each class of player counts. None have been learnt yet (`make learn`)."""

from typing import Final

TABLES: Final[tuple[str, ...]] = ()
