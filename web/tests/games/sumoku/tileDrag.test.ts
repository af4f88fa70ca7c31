import { describe, expect, it } from 'vitest';
import { blockAround, Camera } from '../../../src/games/sumoku/camera.svelte';
import { moved, type Holding } from '../../../src/games/sumoku/optimisticGrid.svelte';
import { TileDrag } from '../../../src/games/sumoku/tileDrag.svelte';
import type { Laid } from '../../../src/games/sumoku/tiles';
import type { Move } from '../../../src/games/sumoku/types';

class Table {
  holding: Holding = { rack: ['R1a', 'O6a', 'G4a', 'B5a'], grid: [] };
  fixed: Laid[] = [{ tile: 'P3a', x: 1, y: 0, value: 3 }];
  refused = 0;
  mayMove = true;
  readonly tileDrag: TileDrag;

  constructor(isSingle = false) {
    this.tileDrag = new TileDrag({
      holding: () => this.holding,
      fixed: () => this.fixed,
      mayMove: () => this.mayMove,
      put: (moves: Move[]) => (this.holding = moved(this.holding, moves)),
      taken: () => (this.refused += 1),
      isSingle,
    });
  }

  get cells(): string[] {
    return this.holding.grid.map(({ tile, x, y, value }) => `${tile}@${x},${y}=${value}`);
  }
}

describe('tiles in the fingers', () => {
  it('are picked by a tap and let go by another', () => {
    const { tileDrag } = new Table();
    tileDrag.tapRack('R1a');
    expect(tileDrag.now).toEqual(['R1a']);
    tileDrag.tapRack('R1a');
    expect(tileDrag.now).toEqual([]);
  });

  it('of a six the second tap turns it, the third lets it go', () => {
    const table = new Table();
    table.tileDrag.tapRack('O6a');
    table.tileDrag.tapRack('O6a');
    expect(table.tileDrag.valueOf('O6a')).toBe(9);
    table.tileDrag.tapCell({ x: 0, y: 0 });
    expect(table.cells).toEqual(['O6a@0,0=9']);
    table.tileDrag.tapGrid('O6a');
    expect(table.cells).toEqual(['O6a@0,0=6']);
  });

  it('go one after the other over what lies there', () => {
    const table = new Table();
    for (const tile of ['R1a', 'G4a', 'B5a']) table.tileDrag.tapRack(tile);
    table.tileDrag.tapCell({ x: 0, y: 0 });
    expect(table.cells).toEqual(['R1a@0,0=1', 'G4a@2,0=4', 'B5a@3,0=5']);
  });

  it('go downwards when they are told to', () => {
    const table = new Table();
    table.tileDrag.turnDirection();
    for (const tile of ['R1a', 'G4a']) table.tileDrag.tapRack(tile);
    table.tileDrag.tapCell({ x: 4, y: 1 });
    expect(table.cells).toEqual(['R1a@4,1=1', 'G4a@4,2=4']);
  });

  it('cannot lie on a tile that stays, and are still held then', () => {
    const table = new Table();
    table.tileDrag.tapRack('R1a');
    expect(table.tileDrag.tapCell({ x: 1, y: 0 })).toBe(false);
    expect([table.cells, table.refused, table.tileDrag.now]).toEqual([[], 1, ['R1a']]);
    expect(table.tileDrag.tapCell({ x: 2, y: 0 })).toBe(true);
    expect([table.cells, table.tileDrag.now]).toEqual([['R1a@2,0=1'], []]);
  });

  it('are lifted one at a time where only one can be', () => {
    const { tileDrag } = new Table(true);
    tileDrag.tapRack('R1a');
    tileDrag.tapRack('G4a');
    expect(tileDrag.now).toEqual(['G4a']);
  });

  it('change places with a tile that can go elsewhere', () => {
    const table = new Table();
    table.tileDrag.tapRack('R1a');
    table.tileDrag.tapCell({ x: 3, y: 3 });
    table.tileDrag.tapRack('G4a');
    table.tileDrag.tapGrid('R1a');
    expect(table.cells).toEqual(['G4a@3,3=4']);
    expect(table.holding.rack).toContain('R1a');
  });

  it('keep their places when a block is moved, and go back to the rack', () => {
    const table = new Table();
    table.tileDrag.turnDirection();
    for (const tile of ['R1a', 'G4a']) table.tileDrag.tapRack(tile);
    table.tileDrag.tapCell({ x: 5, y: 5 });
    table.tileDrag.pickBlock('R1a');
    table.tileDrag.tapCell({ x: 8, y: 5 });
    expect(table.cells).toEqual(['R1a@8,5=1', 'G4a@8,6=4']);
    table.tileDrag.pickBlock('G4a');
    table.tileDrag.tapRackGround();
    expect(table.cells).toEqual([]);
  });

  it('stay where they are while nobody may move', () => {
    const table = new Table();
    table.mayMove = false;
    table.tileDrag.tapRack('R1a');
    expect(table.tileDrag.now).toEqual([]);
  });
});

describe('the part of the grid that is seen', () => {
  const sizes = () => ({ natural: 60, least: 15, most: 110 });
  const room = { width: 600, height: 400 };
  const corners = { height: 100, left: 200, right: 100 };

  it('shows everything as large as there is room for, clear of the corners', () => {
    const camera = new Camera(sizes);
    const cells = Array.from({ length: 20 }, (_, x) => ({ x, y: 0 }));
    camera.follow(cells, room, corners);
    expect(camera.cell).toBe(27);
    const tall = Array.from({ length: 10 }, (_, y) => ({ x: 0, y }));
    camera.fit(tall);
    expect(camera.cell).toBe(33);
    camera.fit([...tall, { x: -6, y: 9 }]);
    expect(camera.origin.y + 10 * camera.cell).toBeLessThanOrEqual(300);
  });

  it('stays as it is while everything can be seen, and when somebody holds it', () => {
    const camera = new Camera(sizes);
    camera.follow([{ x: 0, y: 0 }], room, corners);
    const { x, y, cell } = camera;
    camera.follow(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      room,
      corners,
    );
    expect([camera.x, camera.y, camera.cell]).toEqual([x, y, cell]);
    camera.zoom(2, { x: 0, y: 0 });
    camera.follow([{ x: 30, y: 0 }], room, corners);
    expect(camera.cell).toBe(110);
  });

  it('knows the cell at a point, however it is zoomed', () => {
    const camera = new Camera(sizes);
    camera.follow([{ x: 0, y: 0 }], room, corners);
    const point = { x: 430, y: 130 };
    const cell = camera.cellAt(point);
    camera.zoom(1.5, point);
    expect(camera.cellAt(point)).toEqual(cell);
  });

  it('knows what hangs together', () => {
    const tiles = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 1 },
    ];
    expect(blockAround(tiles[0]!, tiles)).toHaveLength(2);
  });
});
