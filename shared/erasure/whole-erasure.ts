import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { erasuresDue, type Subject } from '../ledger/items/keys.ts';
import { endExclusion, erasedBecause, excludeWhole } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { changeItem } from '../table/change-item.ts';
import { type Attributes, ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, type Key, type Write } from '../table/table.ts';
import { absentIn, type Wish } from './erase.ts';
import { nextPlace, sweepPosition } from './sweep/run.ts';
import type { SweepDeps } from './sweep-deps.ts';

/** Times are epoch milliseconds. */
const wholeErasure = z.object({
  v: z.literal(schemaVersion),
  at: z.number(),
  by: z.string().optional(),
  because: erasedBecause.optional(),
  keepOut: z.literal(true).optional(),
  /** The erasure has paused the batch, and resumes it at the end. */
  hasPaused: z.literal(true).optional(),
  batches: z.int().optional(),
  people: z.int().optional(),
  tables: z.int().optional(),
  places: z.int().optional(),
  /** Where the walk continues: the index of a step, and a cursor. */
  place: z.string().optional(),
  /** A batch's shards when the walk began. More would renumber the steps. */
  shards: z.int().optional(),
  /** Completed walks. The second finds work that was in progress during the first. */
  walks: z.int(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  doneAt: z.number().optional(),
});
export type WholeErasure = z.output<typeof wholeErasure>;
export const wholeErasureItems = new ItemKind('The erasure of a batch or a customer', wholeErasure);

type Counts = Pick<WholeErasure, 'batches' | 'people' | 'tables' | 'places'>;

export const erasureSortKey = 'erasure';
export const erasurePageSize = 25;
const recheckMs = 60_000;

/** @returns first values of the erasure's item; undefined if nothing has this name */
type Begin = () => Promise<
  (Counts & Pick<WholeErasure, 'hasPaused'> & { readonly also?: readonly Write[] }) | undefined
>;

/** Nothing is accepted until the erasure ends. Idempotent. */
export async function askWholeErasure(
  context: LedgerContext,
  nameHash: NameHash,
  { whole, key, begin }: { readonly whole: Subject; readonly key: Key; readonly begin: Begin },
  { by, because, keepOut }: Wish,
): Promise<'requested' | 'already requested' | 'running without a ban' | 'unknown'> {
  const { table, now } = context;
  const counts = ['hasPaused', 'batches', 'people', 'tables', 'places'] as const;
  let at = 0;
  let refused: 'unknown' | 'already requested' | 'running without a ban' = 'already requested';
  const isRequested = await changeItem(table, wholeErasureItems, key, async (known) => {
    // A ban now would miss the people who are erased already.
    refused =
      keepOut !== undefined && known?.keepOut === undefined ? 'running without a ban' : 'already requested';
    if (known !== undefined && known.doneAt === undefined) return undefined;
    refused = 'unknown';
    const begun = await begin();
    if (begun === undefined) return undefined;
    const { also = [], ...first } = begun;
    at = Math.max(now(), (known?.at ?? 0) + 1);
    const set: Attributes<WholeErasure> = {
      v: schemaVersion,
      at,
      by,
      because,
      ...(keepOut === undefined ? {} : { keepOut: true }),
      ...first,
      walks: 0,
      due: erasuresDue,
      dueAt: at,
    };
    return {
      set,
      remove: [
        ...(['place', 'doneAt'] as const),
        ...counts.filter((name) => first[name] === undefined),
        ...absentIn({ by, because, keepOut }),
      ],
      condition: known === undefined ? itemMissing : wholeErasureItems.exists('doneAt'),
      also,
    };
  });
  if (!isRequested) return refused;
  await excludeWhole(context, nameHash, whole, { at, by });
  return 'requested';
}

/** Only the presence of `keepOut` counts. */
export const wishOf = ({ by, because, keepOut }: Pick<WholeErasure, 'by' | 'because' | 'keepOut'>) => ({
  by,
  because,
  ...(keepOut === undefined ? {} : { keepOut }),
});

export const pageFrom = (cursor: string | undefined) => ({
  limit: erasurePageSize,
  ...(cursor === undefined ? {} : { cursor }),
});

interface WalkedPage {
  readonly cursor?: string | undefined;
  readonly tables?: number;
  readonly places?: number;
}

export type WalkStep = (erasure: WholeErasure, cursor: string | undefined) => Promise<WalkedPage>;

interface Walk {
  readonly whole: Subject;
  readonly key: Key;
  readonly stepsOf: (
    erasure: WholeErasure,
  ) => Promise<{ readonly steps: readonly WalkStep[]; readonly shards?: number }>;
  /** @returns what the receipt counts; undefined while somebody is still being erased */
  readonly sumsOf: (erasure: WholeErasure) => Promise<Counts | undefined>;
  readonly afterwards?: (erasure: WholeErasure) => Promise<unknown>;
}

export async function walkWhole(deps: SweepDeps, walk: Walk): Promise<void> {
  const { table, now } = deps.ledger;
  const { key, whole } = walk;
  for (;;) {
    const erasure = await wholeErasureItems.read(table, key);
    if (erasure === undefined || erasure.doneAt !== undefined) return;
    if (erasure.walks >= 2) return end(deps, walk, erasure);
    // The function that accepted the request may have died before it did this.
    if (erasure.place === undefined) await excludeWhole(deps.ledger, deps.nameHash, whole, erasure);
    const { steps, ...shards } = await walk.stepsOf(erasure);
    const [at, from] = sweepPosition(erasure.place);
    const { cursor, ...counts } = (await steps[at]?.(erasure, from)) ?? {};
    const place = nextPlace(at, steps.length, cursor);
    const isOver = place === undefined || deps.isOver?.() === true;
    const { ok } = await table.update(
      wholeErasureItems.update({
        key,
        set: {
          place,
          ...shards,
          ...(isOver ? { dueAt: place === undefined ? now() + deps.secondSweepAfterMs : now() } : {}),
        },
        add: { ...counts, walks: place === undefined ? 1 : 0 },
        remove: place === undefined ? ['place'] : [],
        condition: all(...wholeErasureItems.unchanged(erasure, 'at', 'place', 'walks', 'keepOut')),
      }),
    );
    if (!ok || isOver) return;
  }
}

async function end(deps: SweepDeps, walk: Walk, erasure: WholeErasure): Promise<void> {
  const { ledger, nameHash } = deps;
  const { table, now } = ledger;
  const { key, whole } = walk;
  const sums = await walk.sumsOf(erasure);
  if (sums === undefined) {
    await table.update(wholeErasureItems.update({ key, set: { dueAt: now() + recheckMs } }));
    return;
  }
  if (!(await endExclusion(ledger, nameHash, whole, erasure))) return;
  await walk.afterwards?.(erasure);
  await table.update(
    wholeErasureItems.update({
      key,
      set: { ...sums, doneAt: now() },
      remove: ['due', 'dueAt'],
      condition: wholeErasureItems.equals('at', erasure.at),
    }),
  );
}
