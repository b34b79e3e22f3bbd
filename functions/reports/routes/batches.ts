import type { Context } from 'hono';
import { decidePause } from '../../../shared/erasure/batch-erasure.ts';
import { type Pausing, pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { releaseBatch } from '../../../shared/holds/release-batch.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { isFiltered } from '../../../shared/ledger/batches/filter.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { plannedOperations } from '../../../shared/plan/part-names.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { insistOnPhotos } from '../../../shared/uploads/insist.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import {
  batchPageQuery,
  cancelQuery,
  cancelRequest,
  ceilingRequest,
  homePageQuery,
  maxSorted,
  pageQuery,
  redriveBoxes,
  redriveQuery,
  redriveRequest,
} from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { callerOf, mayChangeHere, reachOfCaller } from '../http/changes.ts';
import { nextOf } from '../http/lists/cursor.ts';
import { withSealedCursors } from '../http/lists/sealed-cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { batchOf, bodyOf, listedBatchOf, queryOf } from '../http/requests.ts';
import { listBatchEntries, readBatchView } from '../views/batch-view.ts';
import { readBoard } from '../views/board.ts';
import { listCharges } from '../views/charges.ts';
import { findPeople, listPeople } from '../views/people/people.ts';
import { withReasons } from '../views/people/reasons.ts';
import { sortPeople } from '../views/people/sorted-people.ts';
import { readCancelSelection } from '../views/selections/cancel.ts';
import { readRedriveSelection } from '../views/selections/redrive.ts';
import { listUnknowns } from '../views/unknowns.ts';
import { listRejections, listUploads } from '../views/upload-views.ts';
import { cancel, noSuchBatch, stillRedriving } from './decisions/cancel.ts';
import { ceilingMoneyIn } from './decisions/money-ceiling.ts';

const pages = () => import('../pages/pages.ts');

export const reconcilerContinues =
  'The reconciler does this in the background; no call that is known to be bought is bought again.';

const pausingOf = (batch: string, { paused, changed, since }: Pausing) => ({
  batch,
  paused,
  changed,
  ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
});

export function batchRoutes(deps: ReportsDeps) {
  const { ledger, plan, prices, sendFirstHints, erasure } = deps;

  async function changePausing(c: Context, change: typeof pauseBatch): Promise<Response> {
    const batch = batchOf(c);
    const pausing = await decidePause(ledger, batch, change);
    if (pausing === undefined) throw noSuchBatch();
    if (!pausing.paused) await sendFirstHints({ batch });
    return c.json(pausingOf(batch, pausing));
  }

  return {
    listBatches: async (c) => {
      const isPage = wantsHtml(c);
      const { limit, cursor, all, done, customer } = queryOf(c, homePageQuery);
      if (isPage && all === undefined && cursor === undefined && customer === undefined)
        return answerPage(
          c,
          (await pages()).homePage(await readBoard(deps), {
            done,
            mayChange: mayChangeHere(c, deps),
          }),
        );
      const { items, ...paging } = await listBatchEntries(deps, limit, cursor, customer);
      if (isPage)
        return answerPage(
          c,
          (await pages()).batchesPage(
            items,
            nextOf('/batches', paging.cursor, customer === undefined ? {} : { customer }),
          ),
        );
      return c.json({ batches: items, ...paging });
    },

    readBatch: async (c) => {
      const batch = listedBatchOf(c);
      const view = await readBatchView(deps, batch);
      if (view === undefined) throw noSuchBatch();
      if (wantsHtml(c)) {
        const { name, sort, done, ...query } = queryOf(c, batchPageQuery);
        const { items, ...paging } =
          view.subjects <= maxSorted && (sort ?? name) !== undefined
            ? await sortPeople(ledger, batch, {
                ...query,
                name,
                sort: name === undefined ? (sort ?? 'name') : 'name',
              })
            : name !== undefined
              ? await withSealedCursors(erasure.nameHash, query.cursor, (cursor) =>
                  findPeople(ledger, name, { ...query, cursor, batch, laterWords: true }),
                )
              : await listPeople(ledger, batch, query);
        const people = await withReasons(ledger, items, plan);
        const isFirstPage = query.cursor === undefined && name === undefined;
        const mayChange = mayChangeHere(c, deps);
        const mayOpenGates = mayChange && reachOfCaller(c.env).kind !== 'customer';
        const shown = {
          state: query.state,
          name,
          sort,
          done,
          ...paging,
          isFirstPage,
          mayChange,
          mayOpenGates,
        };
        return answerPage(c, (await pages()).batchPage(view, people, shown));
      }
      return c.json(view);
    },

    listUploads: async (c) => {
      const { limit, cursor } = queryOf(c, pageQuery);
      const { items, ...paging } = await listUploads(ledger, listedBatchOf(c), limit, cursor);
      return c.json({ uploads: items, ...paging });
    },

    listRejections: async (c) => {
      const { limit, cursor } = queryOf(c, pageQuery);
      const { items, ...paging } = await listRejections(ledger, listedBatchOf(c), limit, cursor);
      return c.json({ rejections: items, ...paging });
    },

    listUnknownOfBatch: async (c) => {
      const { limit, cursor } = queryOf(c, pageQuery);
      const { items, ...paging } = await listUnknowns(ledger, batchOf(c), limit, cursor);
      return c.json({ unknowns: items, ...paging });
    },

    listCharges: async (c) => {
      const { limit, cursor } = queryOf(c, pageQuery);
      const { items, ...paging } = await listCharges(ledger, batchOf(c), limit, cursor);
      return c.json({ charges: items, ...paging });
    },

    setBatchCeiling: async (c) => {
      const { ceiling, money } = await bodyOf(c, ceilingRequest);
      const batch = batchOf(c);
      const paidIn = (await readBatchItem(ledger, batch))?.currency;
      const wanted = money && ceilingMoneyIn(prices, money, paidIn);
      if (wanted !== undefined) await setMoneyCeiling(ledger, batch, wanted ?? undefined);
      if (ceiling !== undefined) await setCeiling(ledger, batch, ceiling ?? undefined);
      await sendFirstHints({ batch });
      return c.json({
        batch,
        ...(ceiling === undefined ? {} : { ceiling }),
        ...(wanted === undefined ? {} : { money: wanted && toMoneyView(wanted) }),
        ...(wanted
          ? { unpriced: plannedOperations.filter((name) => prices?.priceOf(name) === undefined) }
          : {}),
      });
    },

    pauseBatch: (c) => changePausing(c, pauseBatch),
    resumeBatch: (c) => changePausing(c, resumeBatch),

    releaseBatch: async (c) => {
      const batch = batchOf(c);
      const outcome = await releaseBatch(ledger, batch);
      if (outcome === undefined) throw noSuchBatch();
      await sendFirstHints({ batch });
      return c.json({ batch, outcome });
    },

    previewRedrive: async (c) => {
      const batch = batchOf(c);
      if ((await readBatchItem(ledger, batch)) === undefined) throw noSuchBatch();
      const { states: named, cursor, ...query } = queryOf(c, redriveQuery);
      const boxes = queryOf(c, redriveBoxes);
      const states = named ?? (boxes.length > 0 ? boxes : (['unavailable', 'unknown'] as const));
      const partStates = states.filter((state) => state !== 'photo');
      const mark = { at: ledger.now(), states: partStates, only: query, cursor };
      const view = {
        ...(await readRedriveSelection(ledger, batch, mark, { plan, prices })),
        states: [...states],
      };
      if (wantsHtml(c))
        return answerPage(c, (await pages()).redriveSelectionPage(view, query, mayChangeHere(c, deps)));
      return c.json(view);
    },

    redriveBatch: async (c) => {
      const { states, ...wanted } = await bodyOf(c, redriveRequest);
      const batch = batchOf(c);
      const partStates = states.filter((state) => state !== 'photo');
      const asked =
        partStates.length > 0
          ? await askRedrive(ledger, batch, partStates, isFiltered(wanted) ? wanted : undefined)
          : (await readBatchItem(ledger, batch)) && 'requested';
      if (asked === undefined) throw noSuchBatch();
      if (asked === 'busy') throw stillRedriving();
      const photos = states.includes('photo') ? { photos: await insistOnPhotos(ledger, batch) } : {};
      return c.json({ batch, states, ...photos, next: reconcilerContinues }, 202);
    },

    previewCancel: async (c) => {
      const batch = batchOf(c);
      const { receipt, cursor, ...filter } = queryOf(c, cancelQuery);
      const view = await readCancelSelection(ledger, batch, { receipt, cursor, ...filter }, plan);
      if (view === undefined) throw noSuchBatch();
      if (wantsHtml(c))
        return answerPage(c, (await pages()).cancellationPage(view, filter, mayChangeHere(c, deps)));
      return c.json(view);
    },

    cancelBatch: async (c) => {
      const batch = batchOf(c);
      const wanted = await bodyOf(c, cancelRequest);
      return c.json(await cancel(deps, batch, wanted, callerOf(c.env)), 202);
    },

    sealBatch: async (c) => {
      const batch = batchOf(c);
      switch (await sealBatch(ledger, batch)) {
        case 'sealed':
        case 'already sealed':
          return c.json({ batch, sealed: true });
        case 'unknown batch':
          throw noSuchBatch();
        case 'open uploads':
          throw new ProblemError(
            409,
            'Still reading',
            'An upload of this batch is still being read; seal the batch when the upload is read.',
          );
        case 'contended':
          throw new ProblemError(
            409,
            'An upload arrived',
            'An upload arrived while the batch was being sealed; the batch stays open.',
          );
      }
    },
  } satisfies Partial<Handlers>;
}
