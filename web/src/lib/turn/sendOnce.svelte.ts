/** Sends one action per decision: a second press while the first is on its way is ignored. */

interface Place<Action> {
  readonly decisionId: number;
  act(...actions: Action[]): Promise<boolean | void>;
}

export class SendOnce<Action> {
  #decisionId = $state<number | null>(null);

  constructor(private readonly at: Place<Action>) {}

  /** The present question has been answered, and the table has not taken notice yet. */
  get isSent(): boolean {
    return this.#decisionId === this.at.decisionId;
  }

  async send(action: Action): Promise<void> {
    if (this.isSent) return;
    this.#decisionId = this.at.decisionId;
    await this.at.act(action);
    // Still the same question: the answer was refused, and another one may be given.
    this.#decisionId = null;
  }
}
