"""What the conformance suite has to know about Burako: options to mix in, things to try, where tiles can lie."""

from collections import Counter
from itertools import islice

from sobremesa.core.tiles import FACE_NAMES, NO_TILE
from sobremesa.games.burako.pieces import WILD_FACES, face_names
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import (
    DRAW,
    RETURN_TILE,
    TAKE_POZO,
    Add,
    BurakoAction,
    Discard,
    Lay,
)

LISTS_ALL = False
"""Longer melds, several tiles added at once and sets in another order are accepted without being listed."""

SHORT = {"target": 100}
VARIANTS = (
    SHORT,
    SHORT | {"max_wilds_per_meld": 2, "wild_move": "free"},
    SHORT | {"one_low": False, "sets_of_twos": False, "close_discard": "forbidden"},
    SHORT | {"max_wilds_per_meld": 2, "close_discard": "required", "muerto_bonus": True},
    SHORT | {"wild_move": "free", "close_discard": "required"},
)

NO_TILES = ("R14", "r7", "R07", "J2", "R7a", "")

SITUATIONS = {
    "to take",
    "to play",
    "a tile may not be put back",
    "a known tile is on a rack",
    "somebody has bought",
    "a canasta lies on the table",
    "a wild tile lies on the table",
    "a wild tile is on somebody's rack",
    "a long pozo",
    "few tiles are left in the stock",
    "somebody has few tiles",
    "after a hand",
    "match over",
}


def attempts(state: BurakoState, seat: int) -> list[BurakoAction]:
    """Things to try with what the seat can see, sensible or not."""
    rack, pozo = face_names(state.racks[seat]), face_names(state.pozo)
    tries: list[BurakoAction] = [DRAW, TAKE_POZO, RETURN_TILE]
    tries += [Discard(name) for name in (*rack[:3], *rack[-1:], *pozo[-1:], "R7", "J", "K2", *NO_TILES)]
    lists = [rack[index : index + size] for size in (1, 2, 3, 4) for index in range(0, len(rack) - size + 1, 3)]
    lists += [rack[::-1], [*rack[:2], "B2"], [*rack[:1], *rack[:2]], [*rack[:2], "J"], [*rack[:2], NO_TILES[0]]]
    tries += [Lay(kind, tuple(tiles)) for tiles in lists[::2] if tiles for kind in ("run", "set")]
    for index, meld in enumerate(state.melds):
        before = face_names(meld.faces)
        for name in (*rack[index % 3 :: 4], "J", "R5"):
            tries += [Add(f"m{index + 1}", (*before, name)), Add(f"m{index + 1}", (name, *before))]
        tries.append(Add(f"m{index + 1}", tuple(before)))
        tries.append(Add(f"m{index + 1}", tuple(before[1:] + rack[:1])))
    tries += [Add(name, tuple(rack[:4] or ["R7"])) for name in ("m0", f"m{len(state.melds) + 1}", "1", "m01")]
    return tries


def places(state: BurakoState) -> dict[str, str]:
    """What lies where, face down: the tiles of a face are alike, so it is asked what is there, not where a tile is."""
    found = {f"stock {place}": FACE_NAMES[face] for place, face in enumerate(state.stock)}
    for place, faces in hidden_places(state).items():
        found |= {f"{place} {name}": some(FACE_NAMES.index(name) in faces) for name in FACE_NAMES}
    return found


def hidden_places(state: BurakoState) -> dict[str, list[int]]:
    racks = {f"rack {seat}": rack for seat, rack in enumerate(state.racks)}
    return racks | {f"muerto {side}": muerto for side, muerto in enumerate(state.muertos)}


def some(there: bool) -> str:
    return "some" if there else "none"


def possible_places(state: BurakoState, viewer: int | None) -> dict[str, set[str]]:
    """What may be there for all the viewer knows: the own rack is certain, and what was taken with the pozo.

    A player who is to play with a single unknown tile left holds one that can be laid or discarded.
    """
    known = {f"rack {seat}": Counter(tiles) for seat, tiles in enumerate(state.known)}
    if viewer is not None:
        known[f"rack {viewer}"] = Counter(state.racks[viewer])
    unseen = {place: Counter(faces) - known.get(place, Counter()) for place, faces in hidden_places(state).items()}
    hidden = sum(unseen.values(), Counter(state.stock))
    everywhere = hidden.total()
    found = {f"stock {place}": {FACE_NAMES[face] for face in hidden} for place in range(len(state.stock))}
    last = f"rack {state.seat}" if len(state.racks[state.seat]) == 1 and state.has_taken else None
    for place, tiles in unseen.items():
        for face, name in enumerate(FACE_NAMES):
            certain = known.get(place, Counter())[face] > 0
            may = certain or (hidden[face] > 0 and tiles.total() > 0)
            must = certain or hidden[face] > everywhere - tiles.total()
            if place == last and tiles.total():
                may = may and state.can_be_last(state.side(state.seat), face, state.melds, state.barred)
            found[f"{place} {name}"] = {some(there) for there, yes in ((True, may), (False, not must)) if yes}
    return found


def situations(state: BurakoState) -> set[str]:
    """What kind of moment this is."""
    if state.outcome is not None:
        return {"match over"}
    found = {"to play" if state.has_taken else "to take"}
    checks = {
        "a tile may not be put back": state.barred != NO_TILE,
        "a known tile is on a rack": any(state.known),
        "somebody has bought": any(state.has_bought(side) for side in (0, 1)),
        "a canasta lies on the table": any(state.canastas),
        "a wild tile lies on the table": any(meld.wilds for meld in state.melds),
        "a wild tile is on somebody's rack": any(face in WILD_FACES for rack in state.racks for face in rack),
        "a long pozo": len(state.pozo) > 3,
        "few tiles are left in the stock": len(state.stock) < 5,
        "somebody has few tiles": any(len(rack) < 3 for rack in state.racks),
        "after a hand": state.finished is not None,
    }
    return found | {name for name, met in checks.items() if met}


def crowded(options: dict[str, object]) -> dict[str, object]:
    """Every other tile and all wild ones on one rack, after a huge pozo, and many melds of the side to add to."""
    melds = ["A run K4 K5 K6", "A run R4 R5 R6 J", "A run B4 B5 B6 Y2", "A run Y4 Y5 Y6 Y7 Y8 Y9 Y10"]
    melds += ["A set K12 R12 B12", "A set K13 R13 B13 Y13", "A set K9 R9 B9"]
    laid = Counter(name for meld in melds for name in meld.split()[2:])
    left = list((Counter(FACE_NAMES) + Counter(FACE_NAMES) - laid).elements())
    others = [left.pop(left.index(name)) for name in ("K8", "R8", "B8", "Y8", "K10", "R10", "B10", "Y10", "K11")]
    muertos = [name for name in left if name not in ("J", "K2", "R2", "B2", "Y2")][::2][:22]
    for name in muertos:
        left.remove(name)
    return {
        "options": {"players": 4} | options,
        "racks": [" ".join(left), *(" ".join(others[start : start + 2]) for start in (0, 2, 4))],
        "stock": " ".join(others[6:8]),
        "muertos": [" ".join(muertos[:11]), " ".join(muertos[11:])],
        "pozo": others[8],
        "phase": "play",
        "melds": melds,
    }


COSTLY_POSITIONS = (
    crowded({}),
    crowded({"max_wilds_per_meld": 2}),
    crowded({"max_wilds_per_meld": 2, "wild_move": "free"}),
)


def costly(state: BurakoState, seat: int) -> list[list[BurakoAction]]:
    """What takes longest to judge, to try out or to appraise: all the rack in any order, and names again and again."""
    rack = tuple(face_names(state.racks[seat]))
    wilds = tuple(name for name in rack if name == "J" or name[1:] == "2")
    lists = [rack, rack[::-1], rack[:14], wilds, wilds[:3], (*rack[:3], *wilds[:2]), ("R7",) * 70, ("J",) * 60]
    lists += [("R1", "J", "R2", "R3", "K2", "R1"), ("R1", "R2", "R2", "R3", "J", "J"), ("R7",) * 2600]
    lists += [wilds[:1], wilds[:2], ("R7", "R8", "R3", *wilds[:2]), (*(f"R{n}" for n in range(1, 14)), "J")]
    found: list[list[BurakoAction]] = [[Lay(kind, tiles)] for tiles in lists if tiles for kind in ("run", "set")]
    for index, meld in enumerate(islice(state.melds, 4)):
        before = tuple(face_names(meld.faces))
        found += [[Add(f"m{index + 1}", (*before, *tiles))] for tiles in lists if tiles]
    discards: list[BurakoAction] = [Discard(name) for name in rack[:28]]
    return [*found, [TAKE_POZO], [DRAW, *discards], [Lay("run", rack[:3] or ("R7",))] * 30]
