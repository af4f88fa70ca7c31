import { expect, it } from 'vitest';
import { speak } from '../../src/lib/words/i18n';
import { noticeText } from '../../src/lib/ui/notices';
import { LANGUAGES } from '../../src/lib/device/settings.svelte';

it.each(LANGUAGES)('says each kind of notice in words of its own, in %s', async (language) => {
  await speak(language);
  const link = noticeText({ number: 1, kind: 'new_link', name: 'Rosa', by: 'Beto' });
  const tooLong = noticeText({ number: 2, kind: 'match_too_long', name: '', by: '' });
  expect(link).toContain('Rosa');
  expect(tooLong).not.toContain('table-notice');
  expect(tooLong).not.toBe(link);
});
