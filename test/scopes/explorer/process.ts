import { digestOfItem, digestOfText, nameOf, noDigest, sumOf, textOf } from './digest.ts';

/**
 * - `dies`: takes effect, but the process dies before the answer
 * - `freezes`: takes effect; the answer arrives when the next stage begins
 * - `answer lost`: takes effect, but the process sees a broken connection
 * - `sent twice`: the client sends it again, and the process gets the second answer
 * - `refused`: has no effect, because the table is busy
 */
export type FaultKind = 'dies' | 'freezes' | 'answer lost' | 'sent twice' | 'refused';

type OperationKind = 'read' | 'write' | 'call' | 'sleep' | 'send';

export interface Operation {
  readonly number: number;
  readonly id: string;
  readonly kind: OperationKind;
  readonly what: () => string;
  readonly isReady: () => boolean;
  readonly run: (fault: FaultKind | undefined) => Promise<Answered>;
}

interface Answered {
  readonly text: string;
  readonly deliver: () => void;
}

interface Performed<T> {
  readonly id: string;
  readonly kind: OperationKind;
  readonly what: () => string;
  readonly effect: () => Promise<T>;
  readonly isReady?: () => boolean;
  readonly lost?: () => T;
}

/** A single shared promise would retain the waiters of all worlds. */
const never = (): Promise<never> => new Promise(() => {});

class LostError extends Error {
  override readonly name = 'TimeoutError';
}

class BusyError extends Error {
  override readonly name = 'ProvisionedThroughputExceededException';
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/** Records the answers so far; they determine the state of the process. */
export class Process {
  readonly name: string;
  state: 'alive' | 'frozen' | 'dead' | 'ended' = 'alive';
  readonly pending: Operation[] = [];
  #received = noDigest;
  #inOrder = '';
  readonly #times = new Map<string, number>();
  readonly #isFree: () => boolean;
  readonly #now: () => number;
  #operations = 0;
  /** Counts the wakes, because calls from before a wake are over. */
  wakes = 0;
  #undelivered: { readonly id: string; readonly answered: Answered }[] = [];

  /** @param isFree whether operations start at once because no other process exists */
  constructor(name: string, isFree: () => boolean, now: () => number) {
    this.name = name;
    this.#isFree = isFree;
    this.#now = now;
  }

  get isAlone(): boolean {
    return this.#isFree();
  }

  perform<T>(performed: Performed<T>): Promise<T> {
    if (this.state === 'dead') return never();
    if (this.#isFree()) return performed.effect();
    return new Promise<T>((resolve, reject) => {
      this.#operations += 1;
      const time = (this.#times.get(performed.id) ?? 0) + 1;
      this.#times.set(performed.id, time);
      const settle = (outcome: Outcome<T>): Answered => ({
        text: 'value' in outcome ? textOfAnswer(outcome.value) : textOf(outcome.error),
        deliver: () => ('value' in outcome ? resolve(outcome.value) : reject(outcome.error)),
      });
      this.pending.push({
        number: this.#operations,
        id: `${performed.id} ${time}`,
        kind: performed.kind,
        what: performed.what,
        isReady: performed.isReady ?? (() => true),
        run: async (fault) => settle(await outcomeOf(performed, fault)),
      });
    });
  }

  async step(operation: Operation, fault: FaultKind | undefined): Promise<string> {
    this.pending.splice(this.pending.indexOf(operation), 1);
    const answered = await operation.run(fault);
    if (fault === 'dies') this.die();
    else if (fault === 'freezes') {
      this.state = 'frozen';
      this.#undelivered.push({ id: operation.id, answered });
    } else this.#receive(operation.id, answered);
    return answered.text;
  }

  #receive(id: string, { text, deliver }: Answered): void {
    const received = `${id} ${this.#now()} ${text}`;
    this.#received = sumOf(this.#received, digestOfText(received));
    this.#inOrder = nameOf(digestOfText(`${this.#inOrder} ${received}`));
    deliver();
  }

  wake(): void {
    if (this.state !== 'frozen') return;
    this.state = 'alive';
    this.wakes += 1;
    for (const { id, answered } of this.#undelivered.splice(0)) this.#receive(id, answered);
  }

  die(): void {
    this.state = 'dead';
    this.pending.length = 0;
  }

  end(): void {
    if (this.state === 'alive') this.state = 'ended';
  }

  /**
   * A text that is the same for the same state.
   * @param isExact whether the order of concurrent answers counts
   */
  position(isExact: boolean): string {
    if (this.state === 'dead' || this.state === 'ended') return `${this.name} ${this.state}`;
    const under = this.pending.map(({ id }) => digestOfText(id)).reduce(sumOf, noDigest);
    const undelivered = this.#undelivered.map(({ id, answered }) => `${id} ${answered.text}`).join();
    const received = isExact ? this.#inOrder : `${nameOf(this.#received)} ${nameOf(under)}`;
    return `${this.name} ${this.state} ${received} ${undelivered}`;
  }
}

async function outcomeOf<T>(
  { effect, lost }: Performed<T>,
  fault: FaultKind | undefined,
): Promise<Outcome<T>> {
  if (fault === 'refused') return { error: new BusyError('throttled') };
  const outcome = await settled(effect);
  if (fault === 'sent twice') return settled(effect);
  if (fault !== 'answer lost') return outcome;
  return lost === undefined ? { error: new LostError('no answer') } : { value: lost() };
}

const settled = <T>(effect: () => Promise<T>): Promise<Outcome<T>> =>
  effect().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

function textOfAnswer(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOfAnswer).join()}]`;
  if (typeof value !== 'object' || value === null) return textOf(value);
  if ('pk' in value) return nameOf(digestOfItem(value));
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}:${textOfAnswer(member)}`)
    .join()}}`;
}
