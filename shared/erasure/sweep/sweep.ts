import { isSettled } from '../../budget/settled-workers.ts';
import { type Header, headerItems, type SweepPosition, sweepSteps } from '../../ledger/items/header.ts';
import { headerKey, pointersOf, type Subject } from '../../ledger/items/keys.ts';
import { applyEvent } from '../../ledger/states/apply-event.ts';
import { intendedCharges } from '../../ledger/waves/lost.ts';
import { allShared } from '../../plan/shared-inputs.ts';
import { photoLinkItems, photoLinkKey } from '../../uploads/photo-owner.ts';
import type { SweepDeps } from '../sweep-deps.ts';
import { countRemoved } from './count-removed.ts';
import { keepCharges } from './parts.ts';
import type { SweepRun } from './run.ts';
import { steps } from './steps.ts';

/**
 * Removes a subject's data until the time runs out. The first sweep leaves a bare header, which late answers and
 * accounts need; the second removes it. Idempotent.
 */
export async function sweep(deps: SweepDeps, header: Header): Promise<void> {
  const { ledger, secondSweepAfterMs } = deps;
  const run = await begin(deps, header);
  const { subject, removed } = run;
  const position = await takeSteps(run, header.erasing?.position);
  const sweptEvent = () =>
    ({ kind: 'swept', pointers: [...run.pointers], photoIds: [...run.photoIds] }) as const;
  if (position !== undefined) {
    await countRemoved(deps, subject, 'batch', removed);
    await applyEvent(ledger, header, { ...sweptEvent(), position, dueAt: ledger.now() });
    return;
  }
  const isFree = header.lease === undefined || header.lease.until <= ledger.now();
  // The reconciler needs the header to settle calls of dead workers. Without it, spent calls would count as unspent.
  const last = (header.erasing?.sweeps ?? 0) > 0 && isFree && (await isSettled(ledger, header));
  if (last) await keepCharges(deps, subject, intendedCharges(header));
  const archiveAt = archivedIn(header.inputs);
  await countRemoved(deps, subject, 'rest', removed, {
    rowFileAt: header.inputs.row?.source.time,
    archiveAt,
  });
  const dueAt = Math.max(ledger.now(), header.lease?.until ?? 0) + secondSweepAfterMs;
  // Links are removed while the header holds the photos' names.
  if (!last && !(await applyEvent(ledger, header, { ...sweptEvent(), dueAt })).ok) return;
  await countRemoved(deps, subject, 'links', { links: await sweepLinks(run) }, { last });
  if (last) await applyEvent(ledger, header, { kind: 'sweep finished' });
}

async function begin(deps: SweepDeps, header: Header): Promise<SweepRun> {
  const subject: Subject = { batch: header.batch, id: header.id };
  const { erasing, inputs, formerInputs = [] } = header;
  const own = await photoLinkItems.read(deps.ledger.table, photoLinkKey(subject.batch, subject.id));
  return {
    deps,
    header,
    subject,
    photoIds: new Set([subject.id, ...(erasing?.photoIds ?? [])]),
    pointers: new Set([
      ...(erasing?.pointers ?? []),
      ...[...allShared(inputs), ...formerInputs, ...(own?.ownInputs ?? [])].flatMap((hash) =>
        pointersOf(subject, hash),
      ),
    ]),
    removed: {},
  };
}

/** @returns the position of the next run if the time has run out */
async function takeSteps(run: SweepRun, from: SweepPosition | undefined): Promise<SweepPosition | undefined> {
  const first = from === undefined ? 0 : sweepSteps.indexOf(from.step);
  let cursor = from?.cursor;
  for (const [at, step] of sweepSteps.entries()) {
    if (at < first) continue;
    do {
      cursor = await steps[step](run, cursor);
      if (cursor !== undefined && run.deps.isOver?.()) return { step, cursor };
    } while (cursor !== undefined);
    const next = sweepSteps[at + 1];
    if (next !== undefined && run.deps.isOver?.()) return { step: next };
  }
  return undefined;
}

function archivedIn({ photo, row }: Header['inputs']): number | undefined {
  const times = [photo, row].flatMap((input) => (input?.source.archived === true ? [input.source.time] : []));
  return times.length === 0 ? undefined : Math.max(...times);
}

/**
 * Call it once the header holds the names of the photos, because an interrupted sweep finds them by the links.
 */
async function sweepLinks({ deps: { ledger }, subject, photoIds }: SweepRun): Promise<number> {
  const { table } = ledger;
  let removed = 0;
  for (const photo of photoIds) {
    const key = photoLinkKey(subject.batch, photo);
    const link = await photoLinkItems.read(table, key);
    if (link === undefined || (link.id !== subject.id && photo !== subject.id)) continue;
    if (link.id !== subject.id) {
      const owner = await headerItems.read(table, headerKey({ ...subject, id: link.id }));
      if (owner?.state === 'erasing') continue;
    }
    await table.delete({ key, delete: true });
    removed += 1;
  }
  return removed;
}
