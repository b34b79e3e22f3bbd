import * as z from 'zod';
import type { Jobs } from '../jobs/job.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { accountsDue } from '../ledger/items/keys.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { wantMonths } from './months.ts';
import { listPlaces } from './place.ts';
import { defaultMonthsAhead } from './wanted-months.ts';

/** Due while the refresh runs, so that the reconciler resumes it. */
const refresh = z.object({
  v: z.literal(schemaVersion),
  startedAt: z.number(),
  monthsAhead: z.int().optional(),
  cursor: z.string().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
});
const refreshItems = new ItemKind('The refresh of places', refresh);

export const refreshKey: Key = { pk: 'panchang', sk: 'refresh' };

interface RefreshDeps {
  readonly ledger: LedgerContext;
  readonly jobs: Jobs;
  readonly jobGraceMs: number;
  readonly remainingMs: () => number;
}

const pageSize = 50;
const reserveMs = 10_000;

/**
 * A running refresh starts over.
 * @param monthsAhead months wanted after the current one
 */
export async function startRefresh(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  monthsAhead = defaultMonthsAhead,
): Promise<void> {
  const at = now();
  await table.update(
    refreshItems.update({
      key: refreshKey,
      set: { v: schemaVersion, startedAt: at, monthsAhead, due: accountsDue, dueAt: at },
      remove: ['cursor'],
    }),
  );
}

/** The refresh stays due if time is short. Repeating a page does no harm. */
export async function resumeRefresh(
  deps: RefreshDeps,
): Promise<{ readonly places: number; readonly asked: number; readonly done: boolean }> {
  const { ledger, jobs, jobGraceMs, remainingMs } = deps;
  let places = 0;
  let asked = 0;
  for (;;) {
    const item = await ledger.table.get(refreshKey);
    const progress = item && refreshItems.parse(item);
    if (progress?.dueAt === undefined) return { places, asked, done: true };
    if (remainingMs() < reserveMs) return { places, asked, done: false };
    const page = await listPlaces(ledger.table, pageSize, progress.cursor);
    const dueAt = ledger.now() + jobGraceMs;
    const wanted = await Promise.all(
      page.items.map(async ({ id }) =>
        (await wantMonths(ledger, id, dueAt, progress.monthsAhead)) ? [id] : [],
      ),
    );
    const due = wanted.flat();
    await jobs.send(due.map((key) => ({ kind: 'place', key })));
    places += page.items.length;
    asked += due.length;
    await ledger.table.update(
      refreshItems.update({
        key: refreshKey,
        ...(page.cursor === undefined
          ? { remove: ['due', 'dueAt', 'cursor'] }
          : {
              set: { cursor: page.cursor, dueAt: ledger.now() + jobGraceMs },
            }),
        condition: refreshItems.equals('startedAt', progress.startedAt),
      }),
    );
  }
}
