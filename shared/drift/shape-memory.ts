import type { OperationName } from '@palmleaf/contract/operations';
import type { LedgerContext } from '../ledger/context.ts';
import { toPublish } from '../ledger/items/publish-mark.ts';
import { errorName, type Log } from '../log.ts';
import { canonical } from '../plan/canonical.ts';
import { itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Item } from '../table/table.ts';
import {
  type Difference,
  differencesBetween,
  hasDifference,
  isSameShape,
  losesData,
  merged,
} from './difference.ts';
import {
  isSameDifference,
  type NotedDifference,
  type RememberedShape,
  shapeItems,
  shapeKey,
} from './remembered.ts';
import { linesOf, type Shape, shapeFrom, shapeOf } from './shape.ts';

const countWriteIntervalMs = 60_000;
/** Differences within this time may come from one change of the service. */
const newsForMs = 60 * 60_000;
const maxListed = 50;
const maxAttempts = 4;

interface Known {
  readonly item: RememberedShape;
  readonly shape: Shape;
}

/** Known shapes stay in memory: an ordinary answer costs neither a read nor a write. */
export class ShapeMemory {
  readonly #context: Pick<LedgerContext, 'table' | 'now'>;
  readonly #profile: string;
  readonly #log: Log;
  readonly #known = new Map<OperationName, Known>();
  readonly #counts = new Map<OperationName, Map<number, number>>();
  readonly #writtenAt = new Map<OperationName, number>();
  readonly #learning = new Map<OperationName, Promise<readonly Difference[]>>();

  constructor(context: Pick<LedgerContext, 'table' | 'now'>, profile: string, log: Log) {
    this.#context = context;
    this.#profile = profile;
    this.#log = log;
  }

  graveDifferences(operation: OperationName, answer: unknown): Difference[] {
    const known = this.#known.get(operation);
    const since = this.#context.now() - newsForMs;
    const news = (known?.item.differences ?? []).filter(({ firstAt }) => firstAt > since);
    const grave = known === undefined ? [] : news.filter((one) => losesData(one, known.shape));
    if (known === undefined || grave.length === 0) return [];
    const shape = shapeOf(answer);
    return grave.filter((difference) => hasDifference(shape, known.shape, difference));
  }

  /**
   * Never throws, because the answer is already stored.
   * @returns the differences from all earlier answers
   */
  async see(operation: OperationName, answer: unknown): Promise<readonly Difference[]> {
    try {
      return await this.#see(operation, shapeOf(answer));
    } catch (error) {
      this.#log.warn('The shape of an answer could not be remembered', {
        operation,
        error: errorName(error),
      });
      return [];
    }
  }

  async #see(operation: OperationName, shape: Shape): Promise<readonly Difference[]> {
    for (;;) {
      if (this.#countIfKnown(operation, shape)) {
        await this.#writeCounts(operation);
        return [];
      }
      const busy = this.#learning.get(operation);
      if (busy !== undefined) await busy.catch(() => undefined);
      else {
        const learning = this.#learn(operation, shape).finally(() => this.#learning.delete(operation));
        this.#learning.set(operation, learning);
        return learning;
      }
    }
  }

  #countIfKnown(operation: OperationName, shape: Shape): boolean {
    const known = this.#known.get(operation);
    if (known === undefined || !isSameShape(merged(shape, known.shape), known.shape)) return false;
    for (const [index, difference] of known.item.differences.entries()) {
      if (!hasDifference(shape, known.shape, difference)) continue;
      const counts = this.#counts.get(operation) ?? new Map<number, number>();
      this.#counts.set(operation, counts.set(index, (counts.get(index) ?? 0) + 1));
    }
    return true;
  }

  async #learn(operation: OperationName, shape: Shape): Promise<readonly Difference[]> {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const known = await this.#read(operation);
      if (known === undefined) {
        if (await this.#begin(operation, shape)) return [];
        continue;
      }
      // Another process may have stored the same difference.
      if (this.#countIfKnown(operation, shape)) return [];
      const differences = differencesBetween(shape, known.shape);
      if (await this.#add(operation, known, merged(shape, known.shape), differences)) return differences;
    }
    return [];
  }

  async #read(operation: OperationName): Promise<Known | undefined> {
    const item = await shapeItems.read(this.#context.table, shapeKey(this.#profile, operation));
    if (item === undefined) return undefined;
    return this.#remember({ item, shape: shapeFrom(item.lines) });
  }

  #remember(known: Known): Known {
    this.#known.set(known.item.operation, known);
    return known;
  }

  async #begin(operation: OperationName, shape: Shape): Promise<boolean> {
    const { table, now } = this.#context;
    const at = now();
    const item = {
      operation,
      lines: linesOf(shape),
      differences: [],
      more: 0,
      revision: 0,
      writes: 1,
      firstAt: at,
      changedAt: at,
    };
    const key = shapeKey(this.#profile, operation);
    const begun = await table.update(
      shapeItems.update({ key, set: { v: schemaVersion, ...item }, condition: itemMissing }),
    );
    if (begun.ok) this.#remember({ item: shapeItems.parse(begun.item), shape });
    return begun.ok;
  }

  async #add(
    operation: OperationName,
    { item }: Known,
    shape: Shape,
    differences: readonly Difference[],
  ): Promise<boolean> {
    const { table, now } = this.#context;
    const at = now();
    const listed = [...item.differences];
    for (const difference of differences) {
      const index = listed.findIndex((one) => isSameDifference(one, difference));
      const before = listed[index];
      if (before !== undefined) listed[index] = { ...before, lastAt: at, answers: before.answers + 1 };
      else listed.push({ ...difference, firstAt: at, lastAt: at, answers: 1 });
    }
    const key = shapeKey(this.#profile, operation);
    const list = { lines: linesOf(shape), differences: listed.slice(0, maxListed) };
    const { ok, item: written } = await table.update(
      shapeItems.update({
        key,
        set: {
          ...list,
          more: item.more + Math.max(0, listed.length - maxListed),
          ...(differences.length === 0 ? {} : { changedAt: at, ...toPublish(`${key.pk}/${key.sk}`, at) }),
        },
        add: { writes: 1, ...(differences.length === 0 ? {} : { revision: 1 }) },
        condition: shapeItems.equals('writes', item.writes),
      }),
    );
    if (!ok && !isOwnWrite(written, item, list)) return false;
    this.#remember({ item: shapeItems.parse(written), shape });
    this.#counts.delete(operation);
    if (differences.length > 0)
      this.#log.warn('Answers of the service differ from earlier answers', {
        operation,
        differences: differences.length,
      });
    return true;
  }

  async #writeCounts(operation: OperationName): Promise<void> {
    const { table, now } = this.#context;
    const counts = this.#counts.get(operation);
    const known = this.#known.get(operation);
    const at = now();
    if (counts === undefined || known === undefined) return;
    if (at - (this.#writtenAt.get(operation) ?? 0) < countWriteIntervalMs) return;
    this.#counts.delete(operation);
    this.#writtenAt.set(operation, at);
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const { item } = tries === 0 ? known : ((await this.#read(operation)) ?? known);
      const differences = item.differences.map((one, index): NotedDifference => {
        const old = known.item.differences[index];
        const more = old !== undefined && isSameDifference(old, one) ? (counts.get(index) ?? 0) : 0;
        return more === 0 ? one : { ...one, lastAt: at, answers: one.answers + more };
      });
      const written = await table.update(
        shapeItems.update({
          key: shapeKey(this.#profile, operation),
          set: { differences },
          add: { writes: 1 },
          condition: shapeItems.equals('writes', item.writes),
        }),
      );
      if (written.ok || isOwnWrite(written.item, item, { differences })) {
        const standing = shapeItems.parse(written.item);
        this.#remember({ item: standing, shape: shapeFrom(standing.lines) });
        return;
      }
    }
  }
}

function isOwnWrite(
  standing: Item | undefined,
  before: RememberedShape,
  written: Partial<Pick<RememberedShape, 'lines' | 'differences'>>,
): boolean {
  if (standing?.writes !== before.writes + 1) return false;
  const { lines, differences } = shapeItems.parse(standing);
  return canonical({ lines, differences, ...written }) === canonical({ lines, differences });
}
