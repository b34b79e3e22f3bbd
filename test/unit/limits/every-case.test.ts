import { bases, operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { Admission } from '../../../functions/fan-out/admission/admission.ts';
import { type CallStatus, isReady, statusesOf } from '../../../functions/fan-out/call-status.ts';
import { endingOf } from '../../../functions/fan-out/ending.ts';
import { CallFlow } from '../../../functions/fan-out/flow/call-flow.ts';
import { nothingCarried } from '../../../functions/fan-out/run.ts';
import { WaveResult } from '../../../functions/fan-out/wave-plan.ts';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { gateKey, readGate } from '../../../shared/gate/gate.ts';
import { lowerPace } from '../../../shared/gate/rate-slots.ts';
import { anotherPrice } from '../../../shared/holds/another-price.ts';
import { afterOdd, changeTrust, readTrust } from '../../../shared/holds/trust.ts';
import { cancelOf } from '../../../shared/ledger/batches/cancelled.ts';
import { callTag } from '../../../shared/ledger/inputs/listing.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { unknownCharges } from '../../../shared/ledger/parts/charges.ts';
import { copyPart } from '../../../shared/ledger/parts/copy-part.ts';
import { recordUnknown, storeAnswer } from '../../../shared/ledger/parts/parts.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { type PlannedCall, planOf } from '../../../shared/plan/plan.ts';
import { Random } from '../../simulation/world/random.ts';
import { usualFanOut } from '../../support/settings/settings.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const truths = [false, true] as const;

async function outlookOf(deferrals = 0) {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('a'));
  await world.acceptRow('june/anna', row());
  const report = await world.report('june/anna');
  const deps = world.fanOut(['june/anna']);
  const { inputs, varshaphalYear } = report.header;
  const plan = planOf('june/anna', inputs, varshaphalYear, world.settings.plan);
  const flow = new CallFlow(deps);
  const admission = new Admission({ ...deps, flow, begun: () => undefined }, report.header);
  const outlook = {
    report: { ...report, header: { ...report.header, deferrals } },
    plan,
    statuses: statusesOf(plan, report, 'retry'),
    judging: { now: world.now, windowMs: 1, outages: new Map() },
    admission,
    unaccounted: [],
    carried: nothingCarried,
    isPoison: false,
  };
  return { world, deps, plan, snapshot: admission.snapshot, outlook };
}

const afterStatus: Readonly<Record<CallStatus, readonly ('bought' | 'settled')[]>> = {
  bought: ['bought', 'settled'],
  refused: ['settled'],
  unavailable: ['settled'],
  unknown: ['settled'],
  blocked: ['settled'],
  cancelled: ['settled'],
  open: [],
  unjudged: [],
};

test('A call is ready once the call before it is bought or has ended, for every status of that call', async () => {
  const { plan } = await outlookOf();
  const [before, call] = plan.calls;
  if (before === undefined || call === undefined) throw new Error('The plan has too few calls');
  for (const status of [
    'bought',
    'refused',
    'unavailable',
    'unknown',
    'blocked',
    'cancelled',
    'open',
    'unjudged',
  ] as const) {
    const found = new Map<PartName, CallStatus>([
      [before.part, status],
      [call.part, 'open'],
    ]);
    const ready = (['bought', 'settled'] as const).filter((once) =>
      isReady({ ...call, after: { part: before.part, once } }, found),
    );
    expect(ready, status).toEqual(afterStatus[status]);
  }
});

test('A cancellation of one part reaches exactly the subjects whose inputs plan this part', async () => {
  const { plan, outlook } = await outlookOf();
  const { header } = outlook.report;
  const { photo: palm, row: birth } = header.inputs;
  for (const inputs of [{}, { photo: palm }, { row: birth }, header.inputs]) {
    const planned = planOf('june/anna', inputs, header.varshaphalYear, usualFanOut.plan).calls;
    for (const { part } of plan.calls) {
      const isPlanned = planned.some((call) => call.part === part);
      const found = cancelOf({ inputs }, new Map(), { part });
      expect(found, part).toEqual(isPlanned ? { parts: [part] } : undefined);
    }
  }
});

test('The stored tag of a call has twelve digits of its hash and six of its service', () => {
  expect(callTag('0123456789abcdef', 'fedcba9876543210')).toBe('0123456789abfedcba');
});

const cases = truths.flatMap((notSent) =>
  truths.flatMap((progress) =>
    truths.flatMap((retryUnknown) => truths.map((stopped) => ({ notSent, progress, retryUnknown, stopped }))),
  ),
);

test.each(cases)(
  'A report with open calls is due at once unless calls were not sent, were stopped or have an unknown outcome (%o)',
  async (flags) => {
    const { world, deps, outlook } = await outlookOf();
    const ending = endingOf({ ...deps, random: () => 1 }, outlook, { ...new WaveResult(), ...flags });
    const { backoff, unknownBackoff } = world.settings.retry;
    const { notSent, progress, retryUnknown, stopped } = flags;
    const waitMs = retryUnknown && (progress || !notSent) ? unknownBackoff.firstMs : backoff.firstMs;
    const isAtOnce = !notSent && !retryUnknown && !stopped;
    expect(ending).toMatchObject({
      kind: 'open',
      dueAt: world.now + (isAtOnce ? 0 : waitMs),
      deferrals: notSent && !progress ? 1 : 0,
    });
  },
);

test('A subject is given up at its last deferral and not before', async () => {
  const kinds = await Promise.all(
    [1, 2, 3].map(async (deferrals) => {
      const { deps, outlook } = await outlookOf(deferrals - 1);
      return endingOf(deps, outlook, { ...new WaveResult(), notSent: true }).kind;
    }),
  );
  expect(kinds).toEqual(['open', 'open', 'settled']);
});

test('Closed gates let no call pass, each probed gate lets one ready call of its base pass, and a report waits only if no open call has an open gate', async () => {
  const random = new Random(1);
  for (let drawn = 0; drawn < 200; drawn += 1) {
    const { plan, snapshot } = await outlookOf();
    const statuses = new Map(
      plan.calls.map(({ part }) => [part, random.pick<CallStatus>(['open', 'open', 'bought', 'refused'])]),
    );
    const ways = new Map(bases.map((base) => [base, random.pick(['closed', 'probed', 'open'] as const)]));
    for (const [base, way] of ways) {
      if (way === 'closed') snapshot.noteClosed(base, 'throttled');
      if (way === 'probed') snapshot.probes.set(base, { v: 2, base, state: 'closed', revision: 1 });
    }
    const open = plan.calls.filter(({ part }) => statuses.get(part) === 'open');
    const passing = snapshot.allowedCalls(open, statuses);
    const callsOfBase = (calls: readonly PlannedCall[], base: string) =>
      calls.filter(({ operation }) => operations[operation].base === base);
    for (const [base, way] of ways) {
      const ready = callsOfBase(open, base).filter((call) => isReady(call, statuses));
      const through = callsOfBase(passing, base);
      if (way === 'open') expect(through).toEqual(callsOfBase(open, base));
      else expect(through).toEqual(way === 'closed' ? [] : ready.slice(0, 1));
    }
    const shut = [...ways].flatMap(([base, way]) => (way === 'open' ? [] : callsOfBase(open, base)));
    const waits = open.length > 0 && shut.length === open.length;
    expect(snapshot.gatesBefore(open) !== undefined).toBe(waits);
  }
});

test('The number of subjects that begin is nine eighths of the limit of calls in flight, less the subjects that wait to send', async () => {
  const { deps, plan } = await outlookOf();
  const calls = { ...deps.settings.calls, atOnce: 16 };
  const flow = new CallFlow({
    ...deps,
    settings: { ...deps.settings, calls },
    sleep: () => new Promise(() => {}),
  });
  let begun = 0;
  const begin = () => void flow.begin().then(() => (begun += 1));
  for (let subjects = 0; subjects < 50; subjects += 1) begin();
  await Promise.resolve();
  expect(begun).toBe(18);
  const [call] = plan.calls;
  const ready = () => (call === undefined ? [] : [call]);
  expect(await flow.take(() => Array(20).fill(call))).toHaveLength(16);
  for (let waiting = 0; waiting < 3; waiting += 1) void flow.take(ready);
  for (let subjects = 0; subjects < 18; subjects += 1) flow.begun();
  await Promise.resolve();
  expect(begun).toBe(18);
  flow.done(1);
  await Promise.resolve();
  expect(begun).toBe(20);
});

test('The charge of a call whose worker died is dated when the call was sent', async () => {
  const { world } = await outlookOf();
  const dead = world.fanOut(['june/anna'], { send: () => new Promise(() => {}) });
  void workOnSubjects(dead, [subject('june/anna')]);
  for (let tick = 0; tick < 100; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  const sentAt = world.now;
  world.now += 4 * minute;
  await world.work('june/anna');
  const { parts } = await world.report('june/anna');
  const times = [...parts.values()].flatMap((part) => unknownCharges(part).map(({ at }) => at));
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set([sentAt]));
});

test('When the first odd answer ends the trust in a service, the stored trust lists no operation', async () => {
  const { ledger } = new LedgerWorld();
  const oddities = [{ oddity: { code: 'no-palm-id' }, inputs: 'a' } as const];
  const end = { name: 'a', batch: 'june', kind: 'photo', expected: 0, oddities } as const;
  const rules = { slots: 1, row: [], accepted: [] };
  await changeTrust(ledger, 'e', (before) => afterOdd(before, end, rules).trust);
  expect(await readTrust(ledger, 'e')).toMatchObject({ revision: 1, operations: {}, odd: [] });
});

test('No worker waits for a breaker that has nothing to judge', async () => {
  const { world } = await outlookOf();
  expect(await world.breakerOf().waitUntilJudged(bases)).toBe(false);
});

test('A pace that another worker lowers at the same moment stays lowered', async () => {
  const { world } = await outlookOf();
  const { ledger, table, now } = world;
  const gate = { base: 'base', scheme: 'token' } as const;
  const lower = (callsPerSecond: number, at: number) => lowerPace(ledger, gate, { callsPerSecond, at }, now);
  await lower(8, now);
  const seen = meanwhile(
    table,
    ({ key }) => key.pk === gateKey(gate).pk,
    () => lower(4, now + 1),
  );
  expect(await lower(5, now + 2)).toMatchObject({ callsPerSecond: 4 });
  expect(seen.times).toBe(1);
  expect((await readGate(ledger, gate)).pace?.callsPerSecond).toBe(4);
});

const money = (micros: number | undefined) =>
  micros === undefined ? undefined : { currency: 'USD', micros };

test.each(
  [undefined, 4, 5, 6].flatMap((stated) =>
    [undefined, 5].flatMap((price) => truths.map((varies) => ({ stated, price, varies }))),
  ),
)(
  'A stated charge counts as another price only if a different price is known and, if lower, only if prices do not vary (%o)',
  (charge) => {
    const { stated, price, varies } = charge;
    const isOther = stated !== undefined && price !== undefined && stated !== price;
    const than = (stated ?? 0) > (price ?? 0) ? 'more' : 'less';
    const expected = isOther && !(varies && than === 'less') ? { than, price: money(price) } : undefined;
    expect(anotherPrice(money(stated), money(price), varies)).toEqual(expected);
  },
);

test.each(['bought', 'refused', 'unavailable'] as const)(
  'The settlement of the calls of a dead worker keeps the outcome "%s" that the worker stored before it died',
  async (state) => {
    const { world, plan } = await outlookOf();
    const { ledger } = world;
    const [call] = plan.calls;
    if (call === undefined) throw new Error('The plan has no call');
    const attempt = { ...call, inputsRevision: 1, why: { code: 'worker-died' } } as const;
    const read = async () => (await world.report('june/anna')).parts.get(call.part);
    await recordUnknown(ledger, subject('june/anna'), { ...attempt, wave: 'earlier' }, undefined);
    const earlier = await read();
    const answer = answerOf('json', { status: 200, body: {} });
    const writer = { wave: 'w', inputsRevision: 1 };
    await storeAnswer(ledger, subject('june/anna'), call, state, answer, writer, { before: earlier });
    await recordUnknown(ledger, subject('june/anna'), { ...attempt, wave: 'w' }, earlier);
    expect(await read()).toMatchObject({ state, wave: 'w' });
  },
);

const copied: Readonly<Record<keyof Part, boolean>> = {
  pk: false,
  sk: true,
  v: true,
  state: true,
  operation: true,
  inputsHash: true,
  inputsRevision: false,
  wave: false,
  at: false,
  class: true,
  status: true,
  note: true,
  said: false,
  refusedBefore: false,
  purchase: false,
  resolved: false,
  palmId: false,
  assets: true,
  late: false,
  due: false,
  dueAt: false,
  body: true,
  bodyKey: false,
  service: true,
  serviceId: true,
  reusedFrom: false,
  batchShard: false,
  stateId: false,
  unknowns: false,
  charges: false,
};

test('A copy of an answer has every member that describes the answer, and none that describes its purchase', async () => {
  const { world, plan } = await outlookOf();
  const [anna, ben] = [subject('june/anna'), subject('july/ben')];
  const call = plan.calls.find(({ after }) => after === undefined);
  if (call === undefined) throw new Error('The plan has no call');
  const unexpectedShape = { code: 'unexpected-shape', path: '/a', issue: 'b' } as const;
  const answer = answerOf('json', { status: 201, body: { a: 1 }, said: 'x', unexpectedShape });
  await world.store.put('parts/picture', new Uint8Array(1));
  const assets = {
    assets: [{ pointer: '/a', key: 'parts/picture', contentType: 'image/png', bytes: 1, tries: 1 }],
  };
  await storeAnswer(
    world.ledger,
    anna,
    call,
    'bought',
    answer,
    { wave: 'w', inputsRevision: 7 },
    {
      seller: world.seller,
      assets,
      resolves: true,
      renews: true,
    },
  );
  const original = (await world.report('june/anna')).parts.get(call.part);
  if (original === undefined) throw new Error('The answer was not stored');
  await world.acceptPhoto('july/ben', photo('a'));
  world.now += 1;
  await copyPart(world.ledger, anna, original, ben, call.part, { wave: 'v', inputsRevision: 1 });
  const copy = (await world.report('july/ben')).parts.get(call.part);
  const key = expect.stringMatching(/^parts\/.+\/picture$/);
  const expectedCopy = { ...original, assets: [{ ...assets.assets[0], key }] };
  for (const [member, isCopied] of Object.entries(copied)) {
    const [copiedValue, originalValue] = [copy, expectedCopy].map(
      (part) => part && Object.entries(part).find(([name]) => name === member)?.[1],
    );
    if (isCopied) expect(copiedValue, member).toEqual(originalValue);
    else if (originalValue !== undefined) expect(copiedValue, member).not.toEqual(originalValue);
  }
  expect(copy).toMatchObject({ wave: 'v', inputsRevision: 1, at: world.now, reusedFrom: 'june/anna' });
  if (copy === undefined) throw new Error('The answer was not copied');
  await world.acceptPhoto('july/carl', photo('a'));
  await copyPart(world.ledger, ben, copy, subject('july/carl'), call.part, { wave: 'u', inputsRevision: 1 });
  const { reusedFrom, batchShard } = (await world.report('july/carl')).parts.get(call.part) ?? {};
  expect([reusedFrom, batchShard]).toEqual(['june/anna', expect.stringContaining('#june/anna#')]);
});
