import { joined, type Lineage } from '../lambda/lineage.ts';

/** Beyond this number the oldest message loses its lineage, and loop detection counts from zero. */
const maxMessages = 100_000;

export class MessageLineages {
  readonly #byId = new Map<string, Lineage>();
  readonly #sending = new Set<Promise<unknown>>();

  async send<Answer>(
    lineage: Lineage,
    send: () => Promise<Answer>,
    idsIn: (answer: Answer) => readonly string[],
  ): Promise<Answer> {
    if (lineage === '') return send();
    const sending = send().then((answer) => {
      for (const id of idsIn(answer)) this.#byId.set(id, lineage);
      for (const [id] of this.#byId) {
        if (this.#byId.size <= maxMessages) break;
        this.#byId.delete(id);
      }
      return answer;
    });
    const settled = sending.catch(() => undefined).finally(() => this.#sending.delete(settled));
    this.#sending.add(settled);
    return sending;
  }

  /** Waits for sends: a message may be received before its sender has the answer. */
  async of(ids: readonly string[]): Promise<Lineage> {
    if (ids.some((id) => !this.#byId.has(id))) await Promise.all(this.#sending);
    return joined(ids.map((id) => this.#byId.get(id) ?? ''));
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#byId.delete(id);
  }
}

export const messageIdsIn = (answer: string): string[] =>
  [...answer.matchAll(/MessageId(?:":\s*"|>)([\w-]+)/g)].map(([, id = '']) => id);
