import { openCalls, statusesOf } from '../../../functions/fan-out/call-status.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import {
  batchKey,
  headerSortKey,
  parseSubject,
  subjectName,
  subjectOfPartition,
} from '../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { isEnd } from '../../../shared/ledger/items/state.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import type { ScopeWorld } from './scope-world.ts';
import type { Attempt } from './service.ts';

export async function check(world: ScopeWorld): Promise<void> {
  const reports = await reportsOf(world);
  for (const [name, report] of reports) {
    checkEnded(world, name, report);
    checkParts(world, name, report);
    checkPublished(world, name, report);
  }
  checkPurchases(world, reports);
  for (const batch of batchesOf(world)) {
    await checkAccount(world, batch, reports);
    await checkCounts(world, batch, reports);
  }
}

async function reportsOf(world: ScopeWorld): Promise<Map<string, Report>> {
  const found = new Map<string, Report>();
  for (const { pk, sk } of world.table.items()) {
    const subject = sk === headerSortKey ? subjectOfPartition(pk) : undefined;
    const report = subject && (await loadReport(world.ledger, subject));
    if (report !== undefined) found.set(subjectName(report.header), report);
  }
  return found;
}

const batchesOf = (world: ScopeWorld): Set<string> =>
  new Set(
    [...world.table.items()].flatMap(({ pk }) =>
      pk.startsWith('batch#') && !pk.slice(6).includes('#') ? [pk.slice(6)] : [],
    ),
  );

function checkEnded(world: ScopeWorld, name: string, report: Report): void {
  const { state, lease, intent, waitingOn } = report.header;
  if (lease !== undefined || intent !== undefined) world.wrong(`${name} is still leased at rest`);
  if (isEnd(state)) return;
  const { ceiling, committed } = accountOf(world, report.header.batch);
  const needed = openOf(world, report).length;
  const room = ceiling === undefined ? Number.POSITIVE_INFINITY : ceiling - committed;
  if (state === 'waiting' && waitingOn?.startsWith('ceiling#') && room < needed) return;
  world.wrong(`${name} stays ${state} although it lacks ${needed} calls and there is room for ${room}`);
}

const planFor = (world: ScopeWorld, { header }: Report) =>
  planOf(subjectName(header), header.inputs, header.varshaphalYear, world.fanOutSettings.plan);

function openOf(world: ScopeWorld, report: Report) {
  const plan = planFor(world, report);
  return openCalls(plan, statusesOf(plan, report, world.fanOutSettings.retry.unknown));
}

function checkParts(world: ScopeWorld, name: string, report: Report): void {
  const { header, parts } = report;
  if (!isEnd(header.state)) return;
  const open = openOf(world, report);
  const isCancelled = header.state === 'cancelled' && header.cancel !== undefined;
  if (open.length > 0 && header.reason === undefined && !isCancelled)
    world.wrong(`${name} has ended, and ${open.map(({ part }) => part).join(', ')} is open`);
  const plan = planFor(world, report);
  const bought = plan.calls.filter(({ part, inputsHash }) => {
    const stored = parts.get(part);
    return stored?.state === 'bought' && stored.inputsHash === inputsHash;
  }).length;
  const incomplete = isCancelled ? 'cancelled' : bought > 0 ? 'partial' : 'failed';
  const state = bought === plan.calls.length ? 'complete' : incomplete;
  if (header.state !== state) world.wrong(`${name} is ${header.state} with ${bought} of its parts`);
  if (header.tally?.bought !== bought)
    world.wrong(`${name} has ${bought} bought parts, but its header counts ${header.tally?.bought}`);
}

function checkPublished(world: ScopeWorld, name: string, { header }: Report): void {
  if (!isEnd(header.state)) return;
  const id = `subject#${name}/report@${header.revision}`;
  if (!world.events.some(({ detail }) => detail.id === id)) world.wrong(`No event says that ${name} ended`);
}

function checkPurchases(world: ScopeWorld, reports: ReadonlyMap<string, Report>): void {
  const { charged } = world.service;
  const unlisted = charged.filter((attempt) => reports.has(attempt.subject) && !isListed(reports, attempt));
  const shared = world.fanOutSettings.reuse;
  const groups = Map.groupBy(unlisted, ({ part, inputsHash, subject }) =>
    shared ? `${part} ${inputsHash}` : `${part} ${inputsHash} ${subject}`,
  );
  for (const group of groups.values()) {
    const [{ part } = { part: '' }] = group;
    if (group.length > 1)
      world.wrong(
        `${part} was bought by ${group.map(({ wave }) => wave).join(' and ')}, and none is unknown`,
      );
  }
}

function isListed(
  reports: ReadonlyMap<string, Report>,
  { subject, part, inputsHash, wave }: Attempt,
): boolean {
  const unknowns = reports.get(subject)?.parts.get(part)?.unknowns ?? new Set();
  return [...unknowns].some((entry) => entry.startsWith(`${inputsHash.slice(0, 8)} ${wave} `));
}

function accountOf(world: ScopeWorld, batch: string) {
  const { pk, sk } = batchKey(batch);
  return readAccount([...world.table.items()].find((item) => item.pk === pk && item.sk === sk));
}

async function checkAccount(
  world: ScopeWorld,
  batch: string,
  reports: ReadonlyMap<string, Report>,
): Promise<void> {
  const { committed } = accountOf(world, batch);
  for (const { pk, sk } of world.table.items())
    if (pk === batchKey(batch).pk && sk.startsWith('block#')) world.wrong(`${batch} still has the ${sk}`);
  const charged = world.service.charged.filter(({ subject }) => parseSubject(subject)?.batch === batch);
  if (charged.length > committed)
    world.wrong(`${charged.length} calls were charged for ${batch}, but its account holds ${committed}`);
  const headers = [...reports.values()]
    .map(({ header }) => header)
    .filter((header) => header.batch === batch);
  const sum = (of: 'callsBought' | 'callsUnknown') =>
    headers.reduce((total, header) => total + header[of], 0);
  const hasAllReports = charged.every(({ subject }) => reports.has(subject));
  if (!hasAllReports) return;
  const [bought, unknown] = [sum('callsBought'), sum('callsUnknown')];
  if (committed !== bought + unknown)
    world.wrong(
      `The account of ${batch} holds ${committed} calls, but its headers spent ${bought} and ${unknown} unknown`,
    );
  if (charged.length < bought || charged.length > bought + unknown)
    world.wrong(
      `${charged.length} calls were charged for ${batch}, but it counts ${bought} bought and ${unknown} unknown`,
    );
}

async function checkCounts(
  world: ScopeWorld,
  batch: string,
  reports: ReadonlyMap<string, Report>,
): Promise<void> {
  const counts = await readCounts(world.ledger, batch);
  const headers = [...reports.values()]
    .map(({ header }) => header)
    .filter((header) => header.batch === batch && header.state !== 'erasing');
  const ended = (state: string) => headers.filter((header) => header.state === state).length;
  const sum = (of: 'callsBought' | 'callsUnknown') =>
    headers.reduce((total, header) => total + header[of], 0);
  const hasAllReports = world.service.charged.every(({ subject }) => reports.has(subject));
  const expected = {
    subjects: headers.length,
    complete: ended('complete'),
    partial: ended('partial'),
    failed: ended('failed'),
    cancelled: ended('cancelled'),
    ...(hasAllReports ? { bought: sum('callsBought'), unknown: sum('callsUnknown') } : {}),
  };
  for (const [name, count] of Object.entries(expected)) {
    const counted = Object.entries(counts).find(([known]) => known === name)?.[1];
    if (counted !== count) world.wrong(`${batch} counts ${counted} ${name}, but there are ${count}`);
  }
}
