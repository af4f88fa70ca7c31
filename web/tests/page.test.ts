import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');

/** The server's Content-Security-Policy allows neither; Svelte's `style:` directives go through the CSSOM. */
test('no component bears a style attribute', () => {
  const components = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte'),
  );
  expect(components.length).toBeGreaterThan(10);
  const guilty = components.filter((file) => /<[^>]*\sstyle=["{]/.test(readFileSync(join(WEB, 'src', file), 'utf8')));
  expect(guilty).toEqual([]);
});

test('the page has no script and no style of its own, and asks nobody else for anything', () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc="\/)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|https?:/);
});
