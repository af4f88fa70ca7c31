"""The addresses and networks that limits count by."""

from ipaddress import IPv6Address, ip_address


def visitor(address: str) -> str:
    """What limits count by: the IPv4 address, or the /64 network of an IPv6 address, which is one household."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64))


def networks(visitor: str) -> list[str]:
    """What a visitor is counted by where one household could pass for many: itself, and of IPv6 also the /56 and the
    /48 around its /64. Providers give customers networks of these sizes."""
    if ":" not in visitor:
        return [visitor]
    try:
        number = int(IPv6Address(visitor))
    except ValueError:
        return [visitor]
    return [visitor, *(f"{IPv6Address(number >> 128 - size << 128 - size)}/{size}" for size in (56, 48))]
