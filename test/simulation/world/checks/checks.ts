import { readAccount } from '../../../../shared/ledger/items/account.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerSortKey, partPrefix, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { type Part, partItems, type Report } from '../../../../shared/ledger/items/part.ts';
import { isEnd } from '../../../../shared/ledger/items/state.ts';
import { unpackBody } from '../../../../shared/ledger/parts/bodies.ts';
import { hashOf } from '../../../../shared/plan/canonical.ts';
import { isPartName, type PartName } from '../../../../shared/plan/plan.ts';
import { bodyStoreOf } from '../aws/bucket.ts';
import type { CallWatch } from '../calls.ts';
import { plannedFingerprint } from '../service/fingerprint.ts';
import type { World } from '../world.ts';
import { checkUploads } from './uploads.ts';
import { waitsRightly } from './waiting.ts';

/** Every report that there is, by the name of its subject. */
export function reportsOf(world: World): Map<string, Report> {
  const headers = new Map<string, Header>();
  const parts = new Map<string, Map<PartName, Part>>();
  for (const item of world.table.items()) {
    if (!item.pk.startsWith('subject#')) continue;
    const name = item.pk.slice('subject#'.length);
    if (item.sk === headerSortKey) headers.set(name, headerItems.parse(item));
    const partName = item.sk.startsWith(partPrefix) ? item.sk.slice(partPrefix.length) : '';
    if (!isPartName(partName)) continue;
    const ofSubject = parts.get(name) ?? new Map<PartName, Part>();
    parts.set(name, ofSubject.set(partName, partItems.parse(item)));
  }
  return new Map(
    [...headers].map(([name, found]) => [name, { header: found, parts: parts.get(name) ?? new Map() }]),
  );
}

interface Found {
  readonly reports: ReadonlyMap<string, Report>;
  readonly boughtTwice: number;
  readonly unknowns: number;
  readonly lost: readonly string[];
}

/** Everything that must hold when nothing moves any more. */
export async function check(
  world: World,
  watch: CallWatch,
  deaths: ReadonlyMap<string, number>,
): Promise<Found> {
  const reports = reportsOf(world);
  const lost: string[] = [];
  for (const [name, inputs] of world.universe.finalInputs) {
    const report = reports.get(name);
    if (report === undefined) {
      lost.push(name);
      world.wrong(name, `${name} was uploaded and has no report`);
      continue;
    }
    const { state } = report.header;
    if (!isEnd(state) && !waitsRightly(world, report)) {
      lost.push(name);
      world.wrong(name, `${name} is ${state} for good (${report.header.waitingOn ?? 'held by nobody'})`);
    }
    if (hashOf(comparable(report.header.inputs)) !== hashOf(comparable(inputs)))
      world.wrong(name, `${name} ended with other inputs than the newest`);
    if (isEnd(state)) await checkParts(world, deaths, name, report);
  }
  for (const [name, report] of reports) await checkAside(world, deaths, name, report);
  checkUploads(world);
  checkCounts(world, reports);
  checkSpending(world, watch, reports);
  const { boughtTwice, unknowns } = checkPurchases(world, reports);
  checkLog(world);
  return { reports, boughtTwice, unknowns, lost };
}

/** A report that nobody asked for is that of a photo that came before the row that names it. */
async function checkAside(
  world: World,
  deaths: ReadonlyMap<string, number>,
  name: string,
  report: Report,
): Promise<void> {
  if (world.universe.finalInputs.has(name)) return;
  const inputs = world.universe.aside.get(name);
  if (inputs === undefined) return world.wrong(name, `${name} has a report, and nothing was uploaded for it`);
  if (hashOf(comparable(report.header.inputs)) !== hashOf(comparable(inputs)))
    world.wrong(name, `${name} ended with another photo than the newest of that name`);
  if (isEnd(report.header.state)) await checkParts(world, deaths, name, report);
  else if (!waitsRightly(world, report)) world.wrong(name, `${name} is ${report.header.state} for good`);
}

/** Inputs without the line that the reader noted, and without the folder in which a photo lies. */
const comparable = ({ photo, row }: Header['inputs']) => ({
  ...(photo === undefined ? {} : { photo: { ...photo, value: { ...photo.value, key: '' } } }),
  ...(row === undefined ? {} : { row: { ...row, source: { ...row.source, line: 0 } } }),
});

async function checkParts(
  world: World,
  deaths: ReadonlyMap<string, number>,
  name: string,
  { header: found, parts }: Report,
): Promise<void> {
  const plan = world.universe.planOf(found, found.inputs, found.varshaphalYear);
  let bought = 0;
  let lacking = 0;
  const givenUp = found.reason?.startsWith('given up') === true;
  for (const call of plan.calls) {
    const kept = parts.get(call.part);
    const fingerprint = plannedFingerprint(call, found.inputs.photo?.value.sha256);
    const served = world.service.servedKinds.get(fingerprint) ?? new Set();
    if (kept?.state === 'bought' && kept.inputsHash === call.inputsHash) {
      bought += 1;
      const body = await unpackBody(bodyStoreOf(world.store), kept);
      const of = typeof body === 'object' && body !== null ? Reflect.get(body, 'of') : undefined;
      if (world.universe.calls.get(String(of))?.hashes.has(call.inputsHash) !== true)
        world.wrong(name, `${call.part} of ${name} holds the answer to another call`);
      continue;
    }
    lacking += 1;
    const needed = call.after && parts.get(call.after.part);
    const palmless = needed?.state === 'bought' && found.inputs.photo?.value.sha256.startsWith('00');
    if (kept === undefined || kept.inputsHash !== call.inputsHash) {
      if (!givenUp && !palmless && needed?.state === 'bought')
        world.wrong(name, `${call.part} of ${name} was never asked for`);
      if (!givenUp && call.after === undefined)
        world.wrong(name, `${call.part} of ${name} was never asked for`);
      continue;
    }
    const justified =
      kept.state === 'unknown' ||
      (kept.state === 'refused' &&
        (served.has('refused') || served.has('forbidden') || kept.status === 302)) ||
      (kept.state === 'unavailable' && served.has('not built'));
    if (!justified)
      world.wrong(name, `${call.part} of ${name} is ${kept.state}, which the service never said`);
    const attempts = kept.unknowns?.size ?? 0;
    const final = givenUp || palmless;
    if (kept.state === 'unknown' && !final && attempts < (world.scenario.unknownPolicy === 'retry' ? 2 : 1))
      world.wrong(name, `${call.part} of ${name} was given up after ${attempts} unknown outcomes`);
  }
  const wanted = lacking === 0 ? 'complete' : bought > 0 ? 'partial' : 'failed';
  if (found.state !== wanted) world.wrong(name, `${name} is ${found.state}, its parts say ${wanted}`);
  const poison = world.scenario.people.some((one) => one.poison && subjectName(one.subject) === name);
  if (found.reason?.startsWith('given up') && !poison && (deaths.get(name) ?? 0) < 4)
    world.wrong(name, `${name} was given up, and no worker had died over it`);
}

function checkCounts(world: World, reports: ReadonlyMap<string, Report>): void {
  const truth = new Map<string, number>();
  const count = (batch: string, what: string, calls: number) =>
    truth.set(`${batch} ${what}`, (truth.get(`${batch} ${what}`) ?? 0) + calls);
  for (const { header: found } of reports.values()) {
    count(found.batch, 'subjects', 1);
    if (isEnd(found.state)) count(found.batch, found.state, 1);
    count(found.batch, 'bought', found.callsBought);
    count(found.batch, 'unknown', found.callsUnknown);
    count(found.batch, 'reused', found.callsReused);
  }
  const shown = new Map<string, number>();
  for (const item of world.table.items()) {
    if (item.sk !== 'count') continue;
    const batch = item.pk.slice('count#'.length, item.pk.lastIndexOf('#'));
    for (const [what, calls] of Object.entries(item)) {
      if (typeof calls === 'number' && !['v', 'uploadsBegun', 'lastInputAt'].includes(what))
        shown.set(`${batch} ${what}`, (shown.get(`${batch} ${what}`) ?? 0) + calls);
    }
  }
  for (const what of new Set([...truth.keys(), ...shown.keys()])) {
    if ((truth.get(what) ?? 0) !== (shown.get(what) ?? 0))
      world.wrong('*', `The count shards say ${what}: ${shown.get(what)}, the headers ${truth.get(what)}`);
  }
}

function checkSpending(world: World, watch: CallWatch, reports: ReadonlyMap<string, Report>): void {
  let committed = 0;
  let month = 0;
  for (const item of world.table.items()) {
    const account = item.sk === 'batch' || item.pk.startsWith('budget#') ? readAccount(item) : undefined;
    if (account === undefined) continue;
    if (Object.keys(account.blocks).length > 0) world.wrong('*', `${item.pk} has blocks that nobody settled`);
    if (item.sk !== 'batch') {
      month += account.committed;
      continue;
    }
    const batch = item.pk.slice('batch#'.length);
    const headers = [...reports.values()].map((report) => report.header).filter((one) => one.batch === batch);
    const bought = headers.reduce((sum, one) => sum + one.callsBought, 0);
    const unknown = headers.reduce((sum, one) => sum + one.callsUnknown, 0);
    const charged = watch.charged.get(batch) ?? 0;
    committed += account.committed;
    if (account.committed !== bought + unknown)
      world.wrong(
        '*',
        `${batch} holds ${account.committed}, its headers spent ${bought} and ${unknown} unknown`,
      );
    if (charged < bought || charged > bought + unknown)
      world.wrong(
        '*',
        `${batch}: ${charged} calls charged, ${bought} noted as bought and ${unknown} as unknown`,
      );
  }
  if (committed !== month) world.wrong('*', `The batches hold ${committed} calls, the months ${month}`);
}

/** Calls that were paid for more than once must be listed as unknown, once for every time too many. */
function checkPurchases(world: World, reports: ReadonlyMap<string, Report>) {
  const listed = new Map<string, number>();
  let unknowns = 0;
  for (const { parts } of reports.values()) {
    for (const kept of parts.values()) {
      for (const entry of kept.unknowns ?? []) {
        const hash = entry.slice(0, 8);
        listed.set(hash, (listed.get(hash) ?? 0) + 1);
        unknowns += 1;
      }
    }
  }
  let boughtTwice = 0;
  for (const [fingerprint, bought] of world.service.bought) {
    if (bought < 2) continue;
    const known = world.universe.calls.get(fingerprint);
    const askers = new Set([...(known?.asked ?? []), ...(known?.movedOn ?? [])]);
    const rightly = world.scenario.reuse ? 1 + (known?.movedOn.size ?? 0) : askers.size;
    if (bought <= rightly) continue;
    boughtTwice += 1;
    const unknown = [...(known?.hashes ?? [])].reduce(
      (sum, hash) => sum + (listed.get(hash.slice(0, 8)) ?? 0),
      0,
    );
    if (bought > rightly + unknown) {
      world.wrong(
        [...askers],
        `${fingerprint} was bought ${bought} times for ${[...askers].join(' and ')}, ${unknown} listed as unknown`,
      );
    }
  }
  return { boughtTwice, unknowns };
}

/** No credential, birth datum, name, question or presigned address in what was logged. */
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
