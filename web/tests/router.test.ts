import { expect, test } from 'vitest';
import { placeOf } from '../src/lib/router.svelte';

test.each([
  ['/', { at: 'shelf' }],
  ['/t/HIGO2746', { at: 'table', code: 'HIGO2746' }],
  ['/t/higo2746', { at: 'table', code: 'HIGO2746' }],
  ['/tv/HIGO2746', { at: 'tv', code: 'HIGO2746' }],
  ['/replay/HIGO2746/3', { at: 'replay', code: 'HIGO2746', match: 3 }],
  ['/replay/HIGO2746/x', { at: 'nowhere' }],
  ['/t/', { at: 'nowhere' }],
  ['/t/A/B', { at: 'nowhere' }],
  ['/t/%E0%A4%A', { at: 'table', code: '?' }],
  ['/what', { at: 'nowhere' }],
])('%s leads to %o', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
