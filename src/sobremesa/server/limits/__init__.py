"""What keeps one visitor from costing the others anything."""

from sobremesa.server.limits.limits import Limits
from sobremesa.server.limits.token_buckets import NetworkBuckets, TokenBucket, TokenBuckets

__all__ = ["Limits", "NetworkBuckets", "TokenBucket", "TokenBuckets"]
