/** Appraisals of actions by the server, kept as long as `question` returns the same value. */

export class AppraisalCache<Action, Said> {
  #kept = $state.raw<{ question: unknown; said: ReadonlyMap<string, Said> }>({ question: null, said: new Map() });
  /** Requests on their way, so that nothing is asked twice. */
  #asked = new Map<string, Promise<Said | null>>();
  #askedAt: unknown = null;

  /**
   * @param question what the answers hold for, such as the decision id: when it changes they are forgotten.
   * @param request asks the server; null where it has nothing to say, and then it may be asked again.
   */
  constructor(
    private readonly question: () => unknown,
    private readonly request: (action: Action) => Promise<Said | null>,
  ) {}

  /** What has been said of the action; null as long as nothing has. */
  to(action: Action): Said | null {
    const { question, said } = this.#kept;
    return question === this.question() ? (said.get(keyOf(action)) ?? null) : null;
  }

  ask(action: Action): Promise<Said | null> {
    const question = this.question();
    if (this.#askedAt !== question) this.#asked.clear();
    this.#askedAt = question;
    const key = keyOf(action);
    const asked = this.#asked.get(key) ?? this.#request(action, key, question);
    this.#asked.set(key, asked);
    return asked;
  }

  async #request(action: Action, key: string, question: unknown): Promise<Said | null> {
    const said = await this.request(action);
    if (question !== this.question()) return null;
    if (said === null) {
      this.#asked.delete(key);
      return null;
    }
    const before = this.#kept.question === question ? this.#kept.said : [];
    this.#kept = { question, said: new Map(before).set(key, said) };
    return said;
  }
}

/** Two actions that are the same have the same key, whatever order their fields are in. */
export function keyOf(action: unknown): string {
  return JSON.stringify(action, (_, value: unknown) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
