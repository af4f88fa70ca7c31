/** What everybody at the table has to know beside the match, in words. */

import { t } from '../words/i18n';
import type { Notice } from '../net/protocol';

export function noticeText({ kind, name, by }: Notice): string {
  return t(`table-notice-${kind}`, { name, by, known: by === '' ? 'no' : 'yes' });
}
