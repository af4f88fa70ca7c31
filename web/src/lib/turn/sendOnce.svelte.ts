/** Sends one action per decision: a second press while the first is on its way is ignored. */

interface Place<Action> {
  readonly moment: number;
  act(...actions: Action[]): Promise<boolean | void>;
}

export class SendOnce<Action> {
  #moment = $state<number | null>(null);

  constructor(private readonly at: Place<Action>) {}

  /** The present question has been answered, and the table has not taken notice yet. */
  get isSent(): boolean {
    return this.#moment === this.at.moment;
  }

  async send(action: Action): Promise<void> {
    if (this.isSent) return;
    this.#moment = this.at.moment;
    await this.at.act(action);
    // Still the same question: the answer was refused, and another one may be given.
    this.#moment = null;
  }
}
