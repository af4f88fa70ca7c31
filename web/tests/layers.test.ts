import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

/** The folders of the page, the lowest first. A file may import from its own folder and from lower ones. */
const LAYERS = [
  'lib/device',
  'lib/words',
  'lib/net',
  'lib/motion',
  'lib/layout',
  'lib/ui',
  'lib/people',
  'lib/score',
  'lib/pieces',
  'lib/turn',
  'lib/melds',
  'games/*',
  'games',
  'table/seat',
  'table/frame',
  'table/rules',
  'table/result',
  'table/sheets',
  'table/replay',
  'table',
  'lobby/options',
  'lobby',
  'shelf',
  'lesson',
  'tv',
  'myMatches',
  '.',
];
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Games share one layer, and are told apart by their folders. */
function layerOf(folder: string): number {
  return LAYERS.indexOf(/^games\/./.test(folder) ? 'games/*' : folder || '.');
}

function mayImport(from: string, to: string): boolean {
  return from === to || layerOf(to) < layerOf(from);
}

/** Of an import: one that names a folder means its `index.ts`. */
function folderOf(target: string): string {
  return folders.includes(target) && target !== '.' ? target : dirname(target);
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
const folders = [...new Set(files.map((file) => dirname(file)))];

test('every folder with code has a layer, and every layer has code', () => {
  expect(folders.filter((folder) => layerOf(folder) < 0)).toEqual([]);
  expect(new Set(folders.map(layerOf)).size).toBe(LAYERS.length);
});

test('folders import only from lower layers, and no game from another', () => {
  const wrong = files.flatMap((file) => {
    const folder = dirname(file);
    const imported = readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORT);
    return [...imported]
      .map(([, path]) => relative(SOURCES, join(SOURCES, folder, path!)))
      .filter((target) => !target.startsWith('style/') && !mayImport(folder, folderOf(target)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});
