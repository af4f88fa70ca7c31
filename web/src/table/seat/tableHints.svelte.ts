/** Hints at a table: asks the server what a good player would do, and puts its reasons into words. */

import { namesOf } from '../../lib/people/people';
import { Hints } from '../../lib/turn/hints.svelte';
import { t, type Words } from '../../lib/words/i18n';
import type { AtTable } from './atTable.svelte';

interface Reason {
  code: string;
  facts: Record<string, unknown>;
}

export class TableHints extends Hints<unknown, unknown> {
  /** A hint is being thought about. */
  isThinking = $state(false);

  constructor(private readonly at: AtTable) {
    super(
      () => turnOf(at),
      () => at.isNarrow,
    );
  }

  /** Whether advice may be asked for now. */
  get mayAsk(): boolean {
    const { at } = this;
    return at.isAwaited && at.mayAct && at.game.hasHints?.(at.state.view) !== false;
  }

  async ask(): Promise<void> {
    const { at } = this;
    if (at.seat === null || this.isThinking) return;
    const turn = turnOf(at);
    this.isThinking = true;
    const answer = await at.socket.hint(at.seat, [...(at.play.steps ?? [])], at.state.decision_id);
    const advice = answer.type === 'refused' ? null : await at.play.suggest(answer.action);
    this.isThinking = false;
    if (answer.type === 'refused') return at.refuse(answer.code, answer.facts);
    if (turn !== turnOf(at)) return;
    if (advice === null) return at.warn(t('refused-no_hint'));
    at.notice.end();
    const why = (answer.reasons as Reason[]).map((reason) => this.#why(reason));
    // In the last step it stands alone: beside a reason there is no room for it.
    if (typeof answer.win === 'number' && why.length === 1 && advice.amount !== undefined)
      why.push(t('table-hint-win', { percent: Math.round(100 * answer.win) }));
    this.give(answer.action, advice, why);
  }

  #why({ code, facts }: Reason): string {
    const { game, people } = this.at;
    const { seat, seats } = facts;
    const player = typeof seat === 'number' ? (people[seat]?.name ?? '') : '';
    const players = Array.isArray(seats) ? namesOf(people, seats as number[]) : '';
    return t(`${game.id}-why-${code}`, { ...(facts as Words), player, players });
  }
}

/** A hint holds for this: the question, and what the person has done of the answer. */
function turnOf({ decisionId, mayAct, play }: AtTable): string {
  return JSON.stringify([decisionId, mayAct, play.doing]);
}
