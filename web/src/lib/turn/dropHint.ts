/** Explains why pieces cannot lie where they were dropped. */

import { t } from '../words/i18n';

interface Place {
  readonly mayAct: boolean;
  warn(text: string): void;
}

export function dropHint(at: Place): void {
  at.warn(t(at.mayAct ? 'table-drop-nowhere' : 'table-drop-wait'));
}
