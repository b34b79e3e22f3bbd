/** The SDK repeats a write after a lost answer. */
import { expect, test } from 'vitest';
import { ShapeMemory } from '../../../shared/drift/shape-memory.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { losingAnswer } from '../../support/table/lose-answer.ts';
import {
  answerOf,
  type LedgerWorld,
  minute,
  photo,
  row,
  subject,
} from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

/** Times, names of workers and waves, and version markers vary with the number of tries. Nothing else may. */
const varyingAttributes = /(^|[a-z])(at|until)$|^(due|owner|wave|worker|lease|spentBy|revision|writes)$/i;

function comparable(value: unknown, name = ''): unknown {
  if (varyingAttributes.test(name)) return '…';
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Set) return [...value].map((one) => comparable(one)).sort();
  if (Array.isArray(value)) return value.map((one) => comparable(one));
  if (typeof value === 'string') return value.replace(/wave-\d+|worker-\d+|\b1\d{12}\b/g, '…');
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([key, member]) => [comparable(key), comparable(member, key)]));
}

const tableOf = (world: LedgerWorld) =>
  Object.fromEntries(
    [...world.table.items()]
      .map((item): [string, unknown] => [`${item.pk} ${item.sk}`, comparable(item)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The minutes within which the reconciler picks up a subject after a lost hint. */
const enoughMinutes = 9;

const scenarios: Record<string, (world: TrialWorld) => Promise<unknown>> = {
  'a trial whose subjects all get the same refusal': async (world) => {
    world.answer = world.refusing('varshaphal_yoga', 'unprocessable', 422);
    for (const name of await world.rows(5)) await world.work(name);
    await world.pass(enoughMinutes);
    await world.release();
    await world.pass(enoughMinutes);
  },
  'successive oddities after the trial has passed': async (world) => {
    await world.work(...(await world.rows(3)));
    await world.pass(enoughMinutes);
    world.answer = world.refusing('varshaphal_yoga', 'unprocessable', 422);
    for (const name of await world.rows(4, 10)) await world.work(name);
    await world.pass(enoughMinutes);
  },
  'copies, unknowns, refusals and a redrive': async (world) => {
    world.trial = 0;
    world.answer = ({ operation, ...call }) => {
      if (operation === 'varshaphal_yoga') return answerOf('timeout');
      if (operation === 'devatas-45') return answerOf('unprocessable', { status: 422 });
      return world.bought({ operation, ...call });
    };
    for (const name of ['june/anna', 'june/ben']) await world.acceptRow(name, row({ vastuId: 'h' }));
    await world.work('june/anna');
    await world.work('june/ben');
    await world.pass(enoughMinutes);
    world.answer = (call) => world.bought(call);
    await askRedrive(world.ledger, 'june', ['refused', 'unknown']);
    await world.pass(enoughMinutes);
    await sealBatch(world.ledger, 'june');
    await world.pass(enoughMinutes);
  },
  'ceilings, a pause and an empty wallet': async (world) => {
    world.trial = 0;
    world.blockSize = 5;
    for (const [index, name] of ['june/anna', 'june/ben', 'june/cleo'].entries())
      await world.acceptRow(name, row({ vastuId: `house ${index}`, varshaphalYear: 2020 + index }));
    await setCeiling(world.ledger, 'june', 6);
    for (const name of ['june/anna', 'june/ben', 'june/cleo']) await world.work(name);
    await pauseBatch(world.ledger, 'june');
    await setCeiling(world.ledger, 'june', 50);
    await world.pass(enoughMinutes);
    await resumeBatch(world.ledger, 'june');
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await world.pass(enoughMinutes);
    world.answer = (call) => world.bought(call);
    await openGate(world.ledger, { base: 'base', scheme: 'token' });
    await world.pass(enoughMinutes);
  },
  'an erasure': async (world) => {
    world.trial = 0;
    for (const name of ['june/anna', 'july/twin']) {
      await world.acceptPhoto(name, photo('same'));
      await world.acceptRow(name, row());
      await world.work(name);
    }
    await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
    await world.pass(30, { erasure: erasureOfItems });
  },
  'answers of another shape': async (world) => {
    world.trial = 0;
    world.shapes = new ShapeMemory(world.ledger, 'documented', quiet);
    for (let index = 0; index < 4; index += 1) {
      world.answer = () => answerOf('json', { status: 200, body: index < 2 ? { a: 1 } : { b: 'x' } });
      await world.acceptRow(`june/${index}`, row({ birth: undefined, vastuId: `house ${index}` }));
      await world.work(`june/${index}`);
      world.now += 2 * minute;
    }
  },
};

test.each(Object.keys(scenarios))(
  'A write that the SDK repeats after a lost answer leaves the same table as one write: %s',
  async (name) => {
    const play = async (n: number) => {
      const world = new TrialWorld();
      const kinds = await losingAnswer(world.table, n, async () => scenarios[name]?.(world));
      return { kinds, table: tableOf(world), sent: world.sent.length };
    };
    const undisturbed = await play(0);
    const played = new Map<string, number>();
    for (const [index, kind] of undisturbed.kinds.entries()) {
      const times = (played.get(kind) ?? 0) + 1;
      played.set(kind, times);
      // The first write of a kind may create the item; the second changes it.
      if (times > 2) continue;
      const { table, sent } = await play(index + 1);
      expect({ kind, sent, table }).toEqual({ kind, sent: undisturbed.sent, table: undisturbed.table });
    }
    expect(played.size).toBeGreaterThan(8);
  },
);
