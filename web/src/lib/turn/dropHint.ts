/** A word to somebody who let go of pieces where they cannot lie. */

import { t } from '../words/i18n';

interface Place {
  readonly mayAct: boolean;
  warn(text: string): void;
}

export function missed(at: Place): void {
  at.warn(t(at.mayAct ? 'table-drop-nowhere' : 'table-drop-wait'));
}
