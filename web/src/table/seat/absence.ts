/** Who is away from a running match, and what happens next. */

import { t } from '../../lib/words/i18n';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { Table } from '../../lib/net/protocol';

/** The prompt while the match waits for somebody who is away, or while the host is; null if nobody is missed. */
export function absence(table: Table, awaited: readonly number[]): PromptLine | null {
  const missed = awaited.find((seat) => isAway(table, seat));
  if (missed !== undefined) return missing(table, missed);
  return table.heir === null ? null : hostMissing(table, table.heir.seat);
}

function isAway({ seats }: Table, seat: number): boolean {
  const chair = seats[seat];
  return chair?.kind === 'person' && !chair.present && chair.stand_in === null;
}

function missing({ seats, you }: Table, seat: number): PromptLine {
  const { name, may_stand_in: mayStandIn } = seats[seat]!;
  const next = !mayStandIn ? 'wait' : you.length > 0 ? 'bot' : 'watch';
  return { tone: 'calm', strong: t('table-missing', { player: name }), text: t(`table-missing-${next}`) };
}

function hostMissing({ seats, you, host_seat: host }: Table, next: number): PromptLine {
  return {
    tone: 'calm',
    strong: t('table-host-missing', {
      known: host === null ? 'no' : 'yes',
      host: host === null ? '' : (seats[host]?.name ?? ''),
    }),
    text: t('table-host-missing-next', { who: you.includes(next) ? 'you' : 'other', next: seats[next]?.name ?? '' }),
  };
}
