import { callsIn } from '../../../../shared/ledger/intent.ts';
import { parseSubject } from '../../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../../shared/ledger/items/part.ts';
import { isEnd } from '../../../../shared/ledger/items/state.ts';
import { readTombstone } from '../../../../shared/ledger/items/tombstone.ts';
import type { CallWatch } from '../calls.ts';
import type { World } from '../world.ts';
import { checkBatches } from './batches/batches.ts';
import { waitsRightly } from './batches/waiting.ts';
import { checkCancelReceipts } from './cancel-receipts.ts';
import { checkBatchErasures, checkErasures, checkKeptOut } from './erasures.ts';
import { checkInputs, type ReadVersions } from './inputs.ts';
import { checkCounts, checkSpending } from './money/accounts.ts';
import { checkDrift } from './money/drift.ts';
import { type AnswerWatch, checkAttempts, checkOwners, checkPurchases } from './money/purchases.ts';
import { checkAccounts, checkStatements } from './money/statement.ts';
import { checkParts } from './parts.ts';
import { checkPictures } from './pictures.ts';
import { checkPlaces } from './places.ts';
import { type RemovedHeaders, reportsOf } from './reports.ts';
import { checkUploads } from './uploads.ts';

interface Found {
  readonly reports: ReadonlyMap<string, Report>;
  readonly boughtTwice: number;
  readonly unknowns: number;
  /** Subjects that lack a report, or whose open report nothing blocks. */
  readonly lost: readonly string[];
}

export interface Watches {
  readonly calls: CallWatch;
  readonly answers: AnswerWatch;
  readonly removed: RemovedHeaders;
  readonly read: ReadVersions;
  readonly deaths: ReadonlyMap<string, number>;
}

export async function check(world: World, watches: Watches): Promise<Found> {
  const { calls, answers, removed, read, deaths } = watches;
  const wrong = (what: string) => world.wrong('*', what);
  const items = [...world.table.items()];
  const reports = reportsOf(world.table);
  const headers = [...reports.values()].map(({ header }) => header);
  const lost = checkInputs(world, reports, read);
  for (const [name, report] of reports) {
    const { state, waitingOn, inputs } = report.header;
    const photosUnderOwnName = world.universe.photosUnderOwnName.get(name);
    if (photosUnderOwnName !== undefined && !photosUnderOwnName.has(inputs.photo?.value.sha256 ?? ''))
      world.wrong(name, `${name} has a photo that was never uploaded under its name`);
    if (
      photosUnderOwnName === undefined &&
      !world.universe.finalInputs.has(name) &&
      inputs.place === undefined
    )
      world.wrong(name, `${name} has a report, but nothing was uploaded for it`);
    if (!isEnd(state) && world.cancels.isCancelled(name))
      world.wrong(name, `${name} is cancelled but stays ${state}`);
    if (isEnd(state)) await checkParts(world, deaths, name, report);
    else if (!waitsRightly(world, report)) {
      lost.push(name);
      world.wrong(name, `${name} stays ${state} (${waitingOn ?? 'nothing blocks it'})`);
    }
  }
  for (const name of world.erased) await checkReceipt(world, name);
  checkUploads(world);
  checkPlaces(world, reports);
  checkBatches(items, wrong);
  await checkPictures(world, reports);
  await checkDrift(world, reports);
  await checkErasures(world);
  checkBatchErasures(world, items);
  await checkKeptOut(world, items);
  checkCounts(items, headers, removed.headers, wrong);
  // If a worker dies over a subject that is being erased, the accounts hold the calls, but no header does.
  const callsOfErased = removed.headers.reduce((sum, { intent }) => sum + callsIn(intent).length, 0);
  checkSpending(
    items,
    [...headers, ...removed.headers],
    calls.attempts,
    calls.lateCalls + callsOfErased,
    wrong,
  );
  const { boughtTwice, unknowns } = checkPurchases(world, calls, reports, removed.headers);
  await checkStatements(world, calls.attempts, reports);
  await checkAccounts(world, calls.attempts);
  await checkCancelReceipts(world, items, calls.attempts, reports);
  checkOwners(world, reports);
  checkAttempts(calls, answers, reports, world);
  world.events.check(items, (at) => at < (world.scenario.streamGap?.to ?? 0));
  checkLog(world);
  return { reports, boughtTwice, unknowns, lost };
}

async function checkReceipt(world: World, name: string): Promise<void> {
  const subject = parseSubject(name);
  const tombstone = subject && (await readTombstone({ table: world.table }, world.nameHash, subject));
  if (tombstone === undefined && world.erasedBatches.has(subject?.batch ?? '')) return;
  if (tombstone?.doneAt === undefined)
    world.wrong(name, `The erasure of ${name} was requested but never ended`);
}

function checkLog(world: World): void {
  const secrets = [
    'secret',
    'X-Amz-Signature',
    '5ec4e7',
    'Anjali',
    'Kanchipuram',
    'Shall I',
    '70.25',
    'image_url',
  ];
  for (const line of new Set(world.logged)) {
    const leaked = secrets.find((secret) => line.includes(secret));
    if (leaked !== undefined && !line.startsWith('The secret'))
      world.wrong('*', `The log shows ${leaked}: ${line}`);
  }
}
