import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import type { Wish } from '../../../shared/erasure/erase.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { type WholeErasure, wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { subjectId } from '../../../shared/intake/values/subject-name.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import {
  type BatchErasureView,
  type ErasedManyView,
  eraseManyRequest,
  receiptsRequest,
} from '../../../shared/views/erasure-view.ts';
import type { ReportsDeps } from '../deps.ts';
import { callerOf } from '../http/changes.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { batchOf, bodyOf } from '../http/requests.ts';
import { becauseOf, readErasureView } from '../views/erasure-view.ts';
import { eraseWishFrom, erasingWithoutBan } from './decisions/erase-wish.ts';

const noSuchBatch = () => new ProblemError(404, 'No such batch', 'Nothing was uploaded under this name.');

export function eraseManyRoutes({ ledger, erasure }: ReportsDeps) {
  async function readWhole(batch: string): Promise<BatchErasureView> {
    const found = await wholeErasureItems.read(ledger.table, batchErasureKey(batch));
    if (found === undefined) throw new ProblemError(404, 'No erasure', 'This batch was never erased.');
    return toView(batch, found);
  }

  async function readReceipts(batch: string, ids: readonly string[]) {
    const views = await Promise.all(ids.map((id) => readErasureView(ledger, erasure, { batch, id })));
    return views.flatMap((view) => view ?? []);
  }

  async function eraseListed(
    batch: string,
    ids: readonly string[],
    wish: Wish | undefined,
  ): Promise<ErasedManyView> {
    const found = await Promise.all(
      ids.map(async (id) => {
        const header = await headerItems.read(ledger.table, headerKey({ batch, id }));
        const calls = header?.callsBought ?? 0;
        if (wish === undefined) return { id, calls, isKnown: header !== undefined };
        const asked = await requestErasure(ledger, erasure.nameHash, { batch, id }, wish);
        return { id, calls, isKnown: asked !== 'unknown' };
      }),
    );
    const known = found.filter(({ isKnown }) => isKnown);
    return {
      batch,
      people: known.length,
      calls: known.reduce((sum, { calls }) => sum + calls, 0),
      unknown: found.filter(({ isKnown }) => !isKnown).map(({ id }) => id),
      receipts:
        wish === undefined
          ? []
          : await readReceipts(
              batch,
              known.map(({ id }) => id),
            ),
    };
  }

  return {
    erasePeople: async (c) => {
      const batch = batchOf(c);
      const { ids, preview, ...wanted } = await bodyOf(c, eraseManyRequest);
      const wish = eraseWishFrom(wanted, callerOf(c.env), ids);
      if (ids !== undefined) {
        const view = await eraseListed(batch, distinctIds(ids), preview ? undefined : wish);
        return c.json(view, preview ? 200 : 202);
      }
      const { subjects, bought } = await readCounts(ledger, batch);
      const baseView = { batch, calls: bought, unknown: [], receipts: [] };
      if (preview) return c.json({ ...baseView, people: subjects });
      const asked = await askBatchErasure(ledger, erasure.nameHash, batch, wish);
      if (asked === 'unknown') throw noSuchBatch();
      if (asked === 'running without a ban') throw erasingWithoutBan();
      const whole = await readWhole(batch);
      return c.json({ ...baseView, people: whole.people, whole }, 202);
    },

    readBatchErasure: async (c) => c.json(await readWhole(batchOf(c))),

    readReceipts: async (c) => {
      const batch = batchOf(c);
      const { ids } = await bodyOf(c, receiptsRequest);
      return c.json({ receipts: await readReceipts(batch, distinctIds(ids)) });
    },
  } satisfies Partial<Handlers>;
}

function distinctIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].map((text) => {
    const result = subjectId(text);
    if (!isRefused(result)) return result.id;
    const message = refusalText(result.refusal);
    throw new ProblemError(400, 'Bad id', message, [{ field: 'ids', message }]);
  });
}

function toView(
  batch: string,
  { at, by, because, doneAt, keepOut, people = 0, tables = 0 }: WholeErasure,
): BatchErasureView {
  return {
    batch,
    state: doneAt === undefined ? 'erasing' : 'erased',
    askedAt: new Date(at).toISOString(),
    ...(by === undefined ? {} : { askedBy: by }),
    ...becauseOf(because),
    ...(doneAt === undefined ? {} : { doneAt: new Date(doneAt).toISOString() }),
    keptOut: keepOut === true,
    people,
    tables,
  };
}
