/** The tables of this device that are still laid. The shelf looks after them; notes and boxes show them. */

import { lookAt, Refusal, type TableInfo } from '../lib/net/api';
import { holdings, letGo } from '../lib/device/tokens';

/** How many tables are asked about, those visited last first. */
const MOST = 6;
const RUNNING: readonly TableInfo['phase'][] = ['playing', 'paused', 'result'];

export interface LaidTable {
  table: TableInfo;
  /** The seats of this device. */
  own: number[];
  isScreen: boolean;
}

class LaidTables {
  all = $state.raw<readonly LaidTable[]>([]);

  async look(): Promise<void> {
    const found: LaidTable[] = [];
    for (const [code, { seats, isScreen = false, isPutAway }] of holdings()) {
      if (found.length === MOST) break;
      if (isPutAway) continue;
      const table = await lookAt(code).catch((error: unknown) => forget(code, error));
      if (table) found.push({ table, isScreen, own: seats.filter((seat) => seat >= 0) });
    }
    this.all = found;
  }

  remove(code: string): void {
    this.all = this.all.filter(({ table }) => table.code !== code);
  }

  /** The code of a running match of one person against bots. */
  againstBots(game: string): string | null {
    return this.all.find((laid) => laid.table.game === game && isAgainstBots(laid))?.table.code ?? null;
  }
}

export function isAgainstBots({ table, own, isScreen }: LaidTable): boolean {
  const others = table.seats.filter((_, seat) => !own.includes(seat));
  return !isScreen && own.length === 1 && RUNNING.includes(table.phase) && others.every(({ kind }) => kind === 'bot');
}

/** A table that was cleared away is forgotten; one that cannot be reached just now is not. */
function forget(code: string, error: unknown): null {
  if (error instanceof Refusal && error.code === 'no_such_table') letGo(code);
  return null;
}

export const laidTables = new LaidTables();
