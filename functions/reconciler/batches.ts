import { mostWaiting } from '../../shared/blockers/release.ts';
import { isPlaceTable } from '../../shared/customers/customer.ts';
import { eraseSubject } from '../../shared/erasure/erase.ts';
import { cancelPage, nextPageAt } from '../../shared/holds/cancel.ts';
import { growShards, readBatchItem } from '../../shared/ledger/batches/batches.ts';
import { type Intake, readIntake } from '../../shared/ledger/batches/counts.ts';
import { redrivePage } from '../../shared/ledger/batches/redrive.ts';
import { batchItems, type Cancellation } from '../../shared/ledger/items/batch.ts';
import { batchKey, batchPartition, type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { completeBatch } from '../../shared/sealing/completion.ts';
import { isSealed, sealBatch } from '../../shared/sealing/seal.ts';
import type { Key } from '../../shared/table/table.ts';
import { reconcileAccount } from './accounts.ts';
import type { ItemDeps, ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

const pageSize = 50;

export async function reconcileBatch(deps: ItemDeps, key: Key): Promise<number> {
  const prefix = batchPartition('');
  if (!key.pk.startsWith(prefix) || key.sk !== batchKey('').sk) {
    await reconcileAccount(deps, key);
    return 0;
  }
  const batch = key.pk.slice(prefix.length);
  const before = await readBatchItem(deps.ledger, batch);
  const intake = await readIntake(deps.ledger, batch);
  if (before !== undefined) await growShards(deps.ledger, batch, before, intake.subjects);
  const cancelAt = await resumeCancellation(deps, batch);
  const redriven = await resumeRedrive(deps, batch);
  const sealAt = await sealWhenQuiet(deps, batch, intake);
  const completeAt = await completeWhenEnded(deps, batch);
  const again = [cancelAt, redriven.again, sealAt, completeAt].filter((time) => time !== undefined);
  const unchanged = before && batchItems.unchanged(before, 'dueAt', 'lastInputAt');
  await reconcileAccount(deps, key, again.length === 0 ? undefined : Math.min(...again), unchanged);
  return redriven.count;
}

/** When to continue. */
async function resumeCancellation(deps: ReconcilerDeps, batch: string): Promise<number | undefined> {
  const { ledger, erasure } = deps;
  const erase = (subject: Subject, { at, by }: Cancellation) =>
    eraseSubject(ledger, erasure.nameHash, subject, { by, because: { code: 'cancelled', at } });
  for (;;) {
    const mark = (await readBatchItem(ledger, batch))?.cancellation;
    const at = mark && nextPageAt(mark);
    if (mark === undefined || at === undefined) return undefined;
    if (at > ledger.now()) return at;
    if (isOver(deps)) return ledger.now();
    await sendPage(deps, (dueAt) => cancelPage(ledger, batch, mark, { limit: pageSize, dueAt, erase }));
  }
}

async function resumeRedrive(
  deps: ReconcilerDeps,
  batch: string,
): Promise<{ count: number; again?: number }> {
  const { ledger, settings } = deps;
  // Fills the queue to `mostWaiting` jobs, but sends at least `releaseLimit`.
  const idle = mostWaiting - ((await deps.queueDepth()) ?? mostWaiting);
  const maxJobs = Math.max(settings.reconciler.releaseLimit, idle);
  let count = 0;
  for (;;) {
    const mark = (await readBatchItem(ledger, batch))?.redrive;
    if (mark === undefined) return { count };
    if (isOver(deps) || count >= maxJobs) return { count, again: ledger.now() };
    count += await sendPage(deps, (dueAt) => redrivePage(ledger, batch, mark, pageSize, dueAt));
  }
}

/** @param page called with the time of the subjects' next check, in case the hints are lost */
async function sendPage(
  { ledger, settings: { reconciler, jobs: sending }, jobs, random }: ReconcilerDeps,
  page: (dueAt: number) => Promise<readonly Subject[]>,
): Promise<number> {
  const subjects = await page(ledger.now() + reconciler.releaseSpreadMs + sending.resendAfterMs);
  await jobs.send(
    subjects.map((subject) => ({ kind: 'subject', key: subjectName(subject) })),
    Math.floor((random() * reconciler.releaseSpreadMs) / 1000),
  );
  return subjects.length;
}

/** When to check again if the batch is not quiet yet. */
async function sealWhenQuiet(
  { ledger, settings, log }: ReconcilerDeps,
  batch: string,
  intake: Intake,
): Promise<number | undefined> {
  const item = await readBatchItem(ledger, batch);
  const lastInputAt = Math.max(item?.lastInputAt ?? 0, intake.lastInputAt ?? 0);
  if (item === undefined || lastInputAt === 0 || isSealed(item, intake)) return undefined;
  const quietAt = lastInputAt + settings.reconciler.quietMs;
  // The batch is checked before `quietAt` too, because each check reports its spending.
  if (quietAt > ledger.now()) return Math.min(quietAt, ledger.now() + settings.reconciler.recheckAfterMs);
  const sealing = await sealBatch(ledger, batch);
  if (sealing === 'sealed') log.info('A batch is sealed', { batch });
  if (sealing === 'open uploads') return ledger.now() + settings.reconciler.recheckAfterMs;
  return sealing === 'contended' ? ledger.now() + settings.reconciler.quietMs : undefined;
}

async function completeWhenEnded(
  { ledger, settings, log }: ReconcilerDeps,
  batch: string,
): Promise<number | undefined> {
  if (isPlaceTable(batch)) return undefined;
  const completing = await completeBatch(ledger, batch);
  if (completing === 'completed') log.info('A batch is complete', { batch });
  return completing === 'open' ? ledger.now() + settings.reconciler.recheckAfterMs : undefined;
}
