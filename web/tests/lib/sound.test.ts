import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/lib/device/settings.svelte';
import { buzz } from '../../src/lib/device/sound';

afterEach(() => {
  vi.unstubAllGlobals();
  settings.change({ sound: true });
});

function phone(hasBeenActive: boolean): ReturnType<typeof vi.fn> {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
  return vibrate;
}

test('a phone buzzes once it has been touched, for browsers forbid it before', () => {
  const still = phone(false);
  buzz();
  expect(still).not.toHaveBeenCalled();
  const touched = phone(true);
  buzz();
  expect(touched).toHaveBeenCalledOnce();
});

test('the one switch for sound silences it too', () => {
  const vibrate = phone(true);
  settings.change({ sound: false });
  buzz();
  expect(vibrate).not.toHaveBeenCalled();
});

test('sound is on until somebody switches it off', () => {
  expect(settings.sound).toBe(true);
});
