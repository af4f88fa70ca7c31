"""Solves Sumoku's races for the scripted people of races.mjs: a line of JSON in, a line of moves out."""

import json
import sys

from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.engine.solver import solve
from sobremesa.games.sumoku.pieces import NAMES, TILE_COUNT, TILES, VALUE, is_six


def moves(tiles: list[str], key: int) -> list[dict[str, object]]:
    solution = solve(sorted(TILES[name] for name in tiles), key, Chance(seed_from_int(1)))
    found: list[dict[str, object]] = []
    for cell, laid in zip(solution.cells, solution.laid, strict=True):
        move: dict[str, object] = {"tile": NAMES[laid % TILE_COUNT], "x": x_of(cell), "y": y_of(cell)}
        if is_six(laid % TILE_COUNT):
            move["value"] = VALUE[laid]
        found.append(move)
    return found


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(moves(asked["tiles"], asked["key"])), flush=True)
