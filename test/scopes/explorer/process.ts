import { digestOfItem, digestOfText, nameOf, noDigest, sumOf, textOf } from './digest.ts';

/**
 * What may go wrong with one operation, once in a play or as often as its scope says:
 * - `dies`: it takes effect, and the process is gone before it hears of it;
 * - `freezes`: it takes effect, and the process hears of it when the next stage begins;
 * - `answer lost`: it takes effect, and the process hears of a broken connection;
 * - `sent twice`: the table's client sends it again, and the process hears of the second time;
 * - `refused`: it has no effect, and the process hears that the table is busy.
 */
export type FaultKind = 'dies' | 'freezes' | 'answer lost' | 'sent twice' | 'refused';

/** A read changes nothing, a write changes the table, a call goes to the service, a sleep lets time pass. */
type OperationKind = 'read' | 'write' | 'call' | 'sleep' | 'send';

/** One operation of a process on the world outside, which waits for its turn. */
export interface Operation {
  readonly number: number;
  /** Which operation it is, and for the how many-th time. */
  readonly id: string;
  readonly kind: OperationKind;
  /** For people. */
  readonly what: () => string;
  /** Whether it can have its turn now; a reader of a stream may have to wait for what it reads. */
  readonly isReady: () => boolean;
  /** Lets it take effect. What it comes to is handed to the process by what it returns. */
  readonly run: (fault: FaultKind | undefined) => Promise<Answered>;
}

/** What an operation came to: its text is what the process learns. */
interface Answered {
  readonly text: string;
  readonly deliver: () => void;
}

/** How an operation is performed, and what the fault kinds make of it. */
interface Performed<T> {
  /** Says exactly what it does. */
  readonly id: string;
  readonly kind: OperationKind;
  readonly what: () => string;
  readonly effect: () => Promise<T>;
  readonly isReady?: () => boolean;
  /** What the process hears where the answer is lost, or where it was refused; by default it is thrown an error. */
  readonly lost?: () => T;
}

/** A promise of its own for each who waits: one for all would hold everything that ever waited, world after world. */
const never = (): Promise<never> => new Promise(() => {});

class LostError extends Error {
  override readonly name = 'TimeoutError';
}

class BusyError extends Error {
  override readonly name = 'ProvisionedThroughputExceededException';
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/**
 * One run of a function. Each of its operations on the world outside waits until the explorer gives it its turn, so
 * that a process is where it is by nothing but the answers that it has had, in their order.
 */
export class Process {
  readonly name: string;
  state: 'alive' | 'frozen' | 'dead' | 'ended' = 'alive';
  readonly pending: Operation[] = [];
  /** What each of its operations has told it, in no order: `place` says why that is enough. */
  #learnt = noDigest;
  /** The order in which it learnt it. */
  #inOrder = '';
  /** How often it has performed the same operation. */
  readonly #times = new Map<string, number>();
  readonly #isFree: () => boolean;
  readonly #now: () => number;
  #operations = 0;
  /** How often it has woken: what it had sent before is not on the wire any more. */
  wakes = 0;
  /** Answers that a frozen process hears when it wakes. */
  #unheard: { readonly id: string; readonly answered: Answered }[] = [];

  /**
   * @param isFree whether operations need not wait for a turn: nobody else is there
   * @param now the time, which is part of what a process learns
   */
  constructor(name: string, isFree: () => boolean, now: () => number) {
    this.name = name;
    this.#isFree = isFree;
    this.#now = now;
  }

  /** Whether nobody else is there, so that nothing needs a turn. */
  get isAlone(): boolean {
    return this.#isFree();
  }

  /** Waits for the operation's turn and for its answer. A process that is dead never has one. */
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

  /** Lets one of its operations take effect. */
  async step(operation: Operation, fault: FaultKind | undefined): Promise<string> {
    this.pending.splice(this.pending.indexOf(operation), 1);
    const answered = await operation.run(fault);
    if (fault === 'dies') this.die();
    else if (fault === 'freezes') {
      this.state = 'frozen';
      this.#unheard.push({ id: operation.id, answered });
    } else this.#hear(operation.id, answered);
    return answered.text;
  }

  #hear(id: string, { text, deliver }: Answered): void {
    const learnt = `${id} ${this.#now()} ${text}`;
    this.#learnt = sumOf(this.#learnt, digestOfText(learnt));
    this.#inOrder = nameOf(digestOfText(`${this.#inOrder} ${learnt}`));
    deliver();
  }

  wake(): void {
    if (this.state !== 'frozen') return;
    this.state = 'alive';
    this.wakes += 1;
    for (const { id, answered } of this.#unheard.splice(0)) this.#hear(id, answered);
  }

  die(): void {
    this.state = 'dead';
    this.pending.length = 0;
  }

  end(): void {
    if (this.state === 'alive') this.state = 'ended';
  }

  /**
   * Where it is, as far as anything can depend on it: what each of its operations has told it, each time. A process that
   * does one thing after the other can have learnt that in one order only. Of one that has several operations under way,
   * what it has under way is told as well, but not in which order it heard of the others.
   *
   * @param isExact whether the order counts all the same
   */
  place(isExact: boolean): string {
    if (this.state === 'dead' || this.state === 'ended') return `${this.name} ${this.state}`;
    const under = this.pending.map(({ id }) => digestOfText(id)).reduce(sumOf, noDigest);
    const unheard = this.#unheard.map(({ id, answered }) => `${id} ${answered.text}`).join();
    const learnt = isExact ? this.#inOrder : `${nameOf(this.#learnt)} ${nameOf(under)}`;
    return `${this.name} ${this.state} ${learnt} ${unheard}`;
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

/** Items are digested once, however often they are read. */
function textOfAnswer(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOfAnswer).join()}]`;
  if (typeof value !== 'object' || value === null) return textOf(value);
  if ('pk' in value) return nameOf(digestOfItem(value));
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}:${textOfAnswer(member)}`)
    .join()}}`;
}
