import { expect, test } from 'vitest';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { batchItems } from '../../../../shared/ledger/items/batch.ts';
import { batchKey } from '../../../../shared/ledger/items/keys.ts';
import { answerOf, LedgerWorld, row } from '../../../support/worlds/ledger-world.ts';

const differences = [0, 9999];
const outcomes = ['timeout', 'not implemented', 'bad request'] as const;

test.each(outcomes.flatMap((outcome) => differences.map((ms) => [outcome, ms] as const)))(
  'A redrive sends each call without an answer once, even if the clock of the worker is behind that of the request: %s, %i ms',
  async (outcome, ms) => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, retry: { ...world.settings.retry, unknown: 'hold' } };
    const isLost = (operation: string) =>
      operation === 'varshaphal_yoga' || operation === 'natal_aspects_report';
    world.answer = (call) => (isLost(call.operation) ? answerOf(outcome) : world.bought(call));
    await world.acceptRow('june/anna', row({}));
    await world.work('june/anna');
    const before = world.sent.length;
    world.now += 60_000;
    const ahead = { ...world.ledger, now: () => world.now + ms };
    expect(await askRedrive(ahead, 'june', ['unknown', 'unavailable', 'refused'])).toBe('requested');
    world.now += ms;
    await world.reconcile();
    world.now -= ms;
    await world.work('june/anna');
    expect((await world.report('june/anna')).header.state).toBe('partial');
    expect(world.sent.length - before).toBe(2);
  },
);

test.each([0, 1, 9999])(
  'A redrive opens a report that ended just before its request, even if the clock of the worker was %i ms ahead, and opens it once',
  async (ms) => {
    const world = new LedgerWorld();
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('not implemented') : world.bought(call);
    await world.acceptRow('june/anna', row({}));
    world.now += ms;
    await world.work('june/anna');
    world.now -= ms;
    const before = world.timesSent('varshaphal_yoga');
    await askRedrive(world.ledger, 'june', ['unavailable']);
    const mark = (await readBatchItem(world.ledger, 'june'))?.redrive ?? expect.fail('no redrive');
    world.now += 20_000;
    await world.reconcile();
    await world.work('june/anna');
    expect(world.timesSent('varshaphal_yoga') - before).toBe(1);
    // The reconciler died before it recorded its progress.
    await world.table.update(batchItems.update({ key: batchKey('june'), set: { redrive: mark } }));
    await world.reconcile();
    await world.work('june/anna');
    expect(world.timesSent('varshaphal_yoga') - before).toBe(1);
  },
);
