import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { FanOutDeps } from '../../../../functions/fan-out/deps.ts';
import { nothingCarried } from '../../../../functions/fan-out/run.ts';
import { yieldLease } from '../../../../functions/fan-out/send.ts';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { readCounts } from '../../../../shared/ledger/batches/counts.ts';
import { batchKey, budgetKey } from '../../../../shared/ledger/items/keys.ts';
import { settleLost } from '../../../../shared/ledger/waves/lost.ts';
import { beginWave } from '../../../../shared/ledger/waves/wave.ts';
import type { PlannedCall } from '../../../../shared/plan/plan.ts';
import type { Answer, Call } from '../../../../shared/service-client/caller.ts';
import type { Write } from '../../../../shared/table/table.ts';
import { accountOf, settleWorkers } from '../../../support/ledger/account-of.ts';
import { withCallFlow } from '../../../support/ledger/with-call-flow.ts';
import { withRetry } from '../../../support/settings/settings.ts';
import { dieAtWrite } from '../../../support/table/die-at-write.ts';
import { meanwhile } from '../../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';

const yearCall: PlannedCall = {
  part: 'chart/varshaphal_yoga',
  operation: 'varshaphal_yoga',
  inputsHash: 'abcdefgh',
  body: {},
};

async function workerFrozenInOneCall(answer: (world: LedgerWorld, call: Call) => Answer) {
  const world = new LedgerWorld();
  world.settings = withRetry(world.settings, { unknown: 'hold' });
  await world.acceptRow('june/anna', row());
  let isFrozen = false;
  world.answer = async (call) => {
    if (isFrozen || call.operation !== 'varshaphal_yoga') return world.bought(call);
    isFrozen = true;
    await setTimeout(20);
    world.now += 4 * minute;
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'partial',
      tally: { unknown: 1 },
    });
    return answer(world, call);
  };
  await world.work('june/anna');
  return world;
}

describe('a late answer of a frozen worker', () => {
  test('A late answer completes an ended report within a minute, and no call is sent again', async () => {
    const world = await workerFrozenInOneCall((world, call) => world.bought(call));
    await world.pass(1);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 4, unknown: 0 } });
    expect(world.sent).toHaveLength(4);
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1, partial: 0 });
    for (const part of parts.values()) expect(part).not.toHaveProperty('due');
    await world.pass(10);
    expect(world.jobs).toEqual([]);
    expect((await world.report('june/anna')).header.revision).toBe(header.revision);
  });

  test('A late answer completes the ended report even if the next worker dies at any write and the queue is deep', async () => {
    for (let n = 1; ; n += 1) {
      const world = await workerFrozenInOneCall((world, call) => world.bought(call));
      const hasDied = await dieAtWrite(world.table, n, () => world.work('june/anna'));
      await world.pass(10, { queueDepth: async () => 5000 });
      const { header } = await world.report('june/anna');
      expect({ n, state: header.state }).toEqual({ n, state: 'complete' });
      expect(world.sent).toHaveLength(4);
      if (!hasDied) break;
    }
  });

  test('A late refusal is recorded as a refusal after the report has ended', async () => {
    const world = await workerFrozenInOneCall(() => answerOf('bad request', { status: 400 }));
    await world.pass(5);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', tally: { bought: 3, refused: 1, unknown: 0 } });
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, partial: 1 });
    expect(parts.get('chart/varshaphal_yoga')).toMatchObject({ state: 'refused' });
    expect(parts.get('chart/varshaphal_yoga')).not.toHaveProperty('late');
  });

  test('A late answer does not change the parts that another worker works on', async () => {
    const world = await workerFrozenInOneCall((world, call) => world.bought(call));
    await world.acceptRow('june/anna', row({ vastuId: 'house' }));
    await world.work('june/anna');
    await world.pass(2);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 5 } });
    expect([...parts.values()].filter(({ late }) => late === true)).toEqual([]);
  });
});

test('A worker that was frozen beyond its lease sends nothing when it wakes, and the account stays correct', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  let reads = 0;
  let takeover: Promise<unknown> | undefined;
  const credential = async () => {
    reads += 1;
    if (reads > 1 && takeover === undefined) {
      world.now += 4 * minute;
      takeover = world.work('june/anna');
    }
    await takeover;
    return world.credential;
  };
  const credentials = { current: credential, refetch: credential };
  await workOnSubjects(world.fanOut(['june/anna'], { credentials }), [subject('june/anna')]);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ callsUnknown: 4 });
  const sentAgain = world.sent.length;
  await world.pass(10);
  const { callsBought, callsUnknown, state } = (await world.report('june/anna')).header;
  expect({ sentAgain, callsBought, callsUnknown, state }).toEqual({
    sentAgain: 4,
    callsBought: 4,
    callsUnknown: 4,
    state: 'complete',
  });
  expect(await accountOf(world.table, batchKey('june'))).toMatchObject({ committed: 8, blocks: {} });
});

test('A woken worker sends as long as the margin of its lease has not begun, and sends nothing afterwards', async () => {
  for (const offset of [-1, 0, 1, 5_000, 9_999]) {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const { marginMs } = world.settings.lease;
    const worker = { name: 'woken', until: world.now + 3 * minute + marginMs };
    let reads = 0;
    const credential = async () => {
      reads += 1;
      if (reads === 2) world.now = worker.until - marginMs + offset;
      return world.credential;
    };
    const credentials = { current: credential, refetch: credential };
    const deps = world.fanOut(['june/anna'], { worker, credentials, remainingMs: () => 3 * minute });
    await workOnSubjects(deps, [subject('june/anna')]);
    expect({ offset, sent: world.sent.length }).toEqual({ offset, sent: offset < 0 ? 4 : 0 });
  }
});

describe('a woken worker with an unsent intent', () => {
  async function frozenBeforeTheSend(more: Partial<FanOutDeps> = {}) {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const frozen = Promise.withResolvers<void>();
    const hasFrozen = Promise.withResolvers<void>();
    let reads = 0;
    const credential = async () => {
      reads += 1;
      if (reads > 1) {
        hasFrozen.resolve();
        await frozen.promise;
      }
      return world.credential;
    };
    const credentials = { current: credential, refetch: credential };
    const deps = world.fanOut(['june/anna'], { credentials, ...more });
    const first = workOnSubjects(deps, [subject('june/anna')]);
    await hasFrozen.promise;
    expect((await world.report('june/anna')).header.intent).toBeDefined();
    world.now += 4 * minute;
    const wake = async () => {
      frozen.resolve();
      await first;
    };
    return { world, wake };
  }

  async function expectAgreement(world: LedgerWorld): Promise<void> {
    const { header, parts } = await world.report('june/anna');
    const listed = [...parts.values()].flatMap(({ unknowns }) => [...(unknowns ?? [])]);
    expect(header).toMatchObject({ state: 'complete', callsBought: 4, callsUnknown: listed.length });
    expect(await accountOf(world.table, batchKey('june'))).toMatchObject({
      committed: header.callsBought + header.callsUnknown,
      blocks: {},
    });
  }

  test('A worker that wakes while another worker has settled half of its calls leaves the header to the other worker', async () => {
    const { world, wake } = await frozenBeforeTheSend();
    let parts = 0;
    const isSecondPart = ({ key }: Write) => key.sk.startsWith('part#') && ++parts === 2;
    const seen = meanwhile(world.table, isSecondPart, wake);
    await world.work('june/anna');
    expect(seen.times).toBe(1);
    await world.pass(10);
    await expectAgreement(world);
  });

  test('A worker that wakes with a slow clock and an unsent intent still stops', async () => {
    const { world, wake } = await frozenBeforeTheSend({ remainingMs: () => 3 * minute });
    let parts = 0;
    const isSecondPart = ({ key }: Write) => key.sk.startsWith('part#') && ++parts === 2;
    const seen = meanwhile(world.table, isSecondPart, wake);
    await world.work('june/anna');
    expect(seen.times).toBe(1);
    await world.pass(10);
    await expectAgreement(world);
  });

  test('A worker that wakes after its blocks were settled and before its report was settled leaves the header to the next worker', async () => {
    const { world, wake } = await frozenBeforeTheSend();
    await settleWorkers(world);
    await wake();
    await world.pass(10);
    await expectAgreement(world);
  });
});

test('A worker that wakes before its wave begins, after its blocks were settled, begins no wave', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  const isMonth = ({ key }: Write) => key.pk === budgetKey('2026-11').pk;
  const seen = meanwhile(world.table, isMonth, async () => {
    world.now += 4 * minute;
    await settleWorkers(world);
  });
  let takeover: Promise<unknown> | undefined;
  const credential = async () => {
    if ((await world.report('june/anna')).header.lease !== undefined) takeover ??= world.work('june/anna');
    await takeover;
    return world.credential;
  };
  const credentials = { current: credential, refetch: credential };
  await workOnSubjects(world.fanOut(['june/anna'], { credentials }), [subject('june/anna')]);
  expect(seen.times).toBe(1);
  await world.pass(10);
  expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 4, callsUnknown: 0 });
  expect(await accountOf(world.table, batchKey('june'))).toMatchObject({ committed: 4, blocks: {} });
});

test('A worker whose lease another process has closed returns no unspent calls, and the reconciler settles its block', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  const deps = withCallFlow(world.fanOut(['june/anna']));
  await deps.allowance.take('june', 4);
  const before = (await world.report('june/anna')).header;
  const start = {
    wave: 'w',
    dispatched: [yearCall],
    conversations: new Set<string>(),
    spent: [],
    settledWorkers: new Set<string>(),
    dueAt: 0,
  };
  const begun = await beginWave(world.ledger, before, deps.worker, start);
  if (begun === undefined) throw new Error('the wave did not begin');
  world.now += 4 * minute;
  await settleLost(world.ledger, await world.report('june/anna'));
  const returnUnspent = () => deps.allowance.putBack('june', 4);
  await yieldLease(deps, begun, { ...nothingCarried, returnUnspent });
  // The next worker counts the four calls as sent, so another subject of this worker needs four more.
  await deps.allowance.take('june', 4);
  await deps.allowance.close();
  const { blocks } = await accountOf(world.table, batchKey('june'));
  expect(blocks).toMatchObject({ [deps.worker.name]: { calls: 8 } });
});

test('The spending of a dead worker counts once when two processes settle it at the same time', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  world.answer = () => new Promise(() => undefined);
  void world.work('june/anna');
  await setTimeout(20);
  expect(world.sent).toHaveLength(4);
  world.now += 4 * minute;
  world.answer = () => answerOf('too many requests', { status: 429 });
  let parts = 0;
  const isLastPart = ({ key }: Write) => key.sk.startsWith('part#') && ++parts === 4;
  const seen = meanwhile(world.table, isLastPart, () => world.work('june/anna'));
  await world.work('june/anna');
  expect(seen.times).toBe(1);
  expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 0, callsUnknown: 4 });
  world.answer = (call) => world.bought(call);
  await world.pass(60);
  expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsUnknown: 4 });
  expect(await accountOf(world.table, batchKey('june'))).toMatchObject({ committed: 8, blocks: {} });
});

test('The spending of a dead worker counts once even if another worker has settled it and sent the calls again', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  world.answer = () => new Promise(() => undefined);
  void world.work('june/anna');
  await setTimeout(20);
  expect(world.sent).toHaveLength(4);
  world.now += 4 * minute;
  world.answer = () => answerOf('connection lost');
  let parts = 0;
  const isLastPart = ({ key }: Write) => key.sk.startsWith('part#') && ++parts === 4;
  const seen = meanwhile(world.table, isLastPart, () => world.work('june/anna'));
  await world.work('june/anna');
  expect(seen.times).toBe(1);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ state: 'due', callsBought: 0, callsUnknown: 8 });
});
