import { beforeAll, describe, expect, test } from 'vitest';
import { batchKey, headerKey, headerSortKey } from '../../../shared/ledger/items/keys.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import type { Item } from '../../../shared/table/table.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { CancelWatch } from '../world/checks/batches/cancels.ts';
import { check, type Watches } from '../world/checks/checks.ts';
import { Clock } from '../world/clock.ts';
import { Random } from '../world/random.ts';
import { playToRest } from '../world/run.ts';
import { makeScenario } from '../world/scenario/scenario.ts';
import { minute } from '../world/scenario/times.ts';
import type { World } from '../world/world.ts';

const subjects = 60;
const seeds = Array.from({ length: 200 }, (_, index) => index + 44);

describe('the receipt of a cancellation', () => {
  let world: World;
  let watches: Watches;

  const partsOfCancelled = (): Item[] => {
    const items = [...world.table.items()];
    const people = new Set(
      items.flatMap(({ pk, state }) => (pk.startsWith('subject#june/') && state === 'cancelled' ? [pk] : [])),
    );
    return items.filter((item) => people.has(item.pk) && item.sk.startsWith('part#'));
  };
  const isBoughtHere = ({ state, reusedFrom, charges }: Item) =>
    state === 'bought' &&
    reusedFrom === undefined &&
    charges instanceof Set &&
    [...charges].some((charge) => / [1-9]\d* [A-Z]{3} /.test(String(charge)));
  const isUnknown = ({ unknowns, resolved }: Item) => unknowns !== undefined && resolved !== true;

  beforeAll(async () => {
    for (const seed of seeds) {
      const { start } = makeScenario(seed, subjects, new Random(seed));
      const cancels = [{ at: start + 9 * minute, batch: 'june' }];
      ({ world, watches } = await playToRest(seed, subjects, { cancels }));
      const parts = partsOfCancelled();
      if (parts.some(isBoughtHere) && parts.some(isUnknown)) return;
    }
    throw new Error('No world has a cancelled person with a bought and an unknown call');
  });

  const partOfCancelled = (fits: (item: Item) => boolean): Item => {
    const found = partsOfCancelled().find(fits);
    if (found === undefined) throw new Error('No cancelled person has such a part');
    return found;
  };

  async function violationsAfterReplacing(item: Item, replacement: Item | undefined): Promise<string> {
    const listeners = world.table.listeners.splice(0);
    await world.table.delete({ key: item, delete: true });
    if (replacement !== undefined) world.table.load([replacement]);
    await check(world, watches);
    world.table.load([item]);
    world.table.listeners.push(...listeners);
    return world.violations.splice(0).join('\n');
  }

  test('The check of receipts reports nothing in a correct world', async () => {
    await check(world, watches);
    expect(world.violations).toEqual([]);
  });

  test('The check of receipts finds a person whom the receipt lacks, with what the person has cost', async () => {
    const { pk } = partOfCancelled(isBoughtHere);
    const header = [...world.table.items()].find((item) => item.pk === pk && item.sk === headerSortKey);
    if (header === undefined) throw new Error('This part has no header');
    const elsewhere = String(header.stateId).replace('cancelled#', 'complete#');
    const found = await violationsAfterReplacing(header, { ...header, stateId: elsewhere });
    expect(found).toMatch(/The receipt of the cancellation of june counts \d+ people, but \d+ ended/);
    expect(found).toMatch(
      /The receipt of the cancellation of june states the cost \d+, but the ledger holds \d+/,
    );
  });

  test('The check of receipts finds an unknown call that no list has', async () => {
    const part = partOfCancelled(isUnknown);
    expect(await violationsAfterReplacing(part, { ...part, unknowns: undefined })).toMatch(
      /The receipt of the cancellation of june has \d+ unknown calls, but \d+ are listed/,
    );
  });
});

describe('the watch of cancellations', () => {
  const anna = { batch: 'june', id: 'anna' };
  const waiting = {
    ...headerKey(anna),
    ...anna,
    v: schemaVersion,
    state: 'waiting',
    reason: { code: 'not-taken' },
    stateId: 'waiting#anna',
    inputs: {},
    inputsRevision: 1,
    varshaphalYear: 2026,
    revision: 1,
    spentBy: {},
    attempts: 0,
    deferrals: 0,
    batchShard: 'batch#june#0',
    callsBought: 0,
    callsUnknown: 0,
    callsReused: 0,
    counted: { bought: 0, unknown: 0, reused: 0, declined: 0 },
    createdAt: 1,
    updatedAt: 1,
  };
  const part = {
    pk: waiting.pk,
    sk: 'part#palm/luck',
    v: schemaVersion,
    state: 'unknown',
    operation: 'luck',
    inputsHash: 'h',
    inputsRevision: 1,
    wave: 'w',
    at: 1,
    note: { code: 'answer', answer: 'timeout' },
  };

  async function wrongsOf(
    filter: Readonly<Record<string, string>>,
    parts?: readonly string[],
  ): Promise<string> {
    const table = new MemoryTable({ isChecked: false });
    const wrong: string[] = [];
    new CancelWatch({
      table,
      clock: new Clock(1),
      erased: new Set(),
      erasedAt: new Map(),
      hasClockJumped: false,
      wrong: (_about, what) => void wrong.push(what),
    });
    await table.update({ key: batchKey('june'), set: { cancellation: { at: 5, ...filter } } });
    const { pk: _, sk: __, ...attributes } = waiting;
    await table.update({ key: headerKey(anna), set: attributes });
    table.load([part]);
    const cancel = { at: 5, ...(parts === undefined ? {} : { parts }) };
    await table.update({ key: headerKey(anna), set: { cancel } });
    return wrong.join('\n');
  }

  test('The watch of cancellations reports nothing when a cancellation ends only subjects and parts that its filter includes', async () => {
    expect(await wrongsOf({ person: 'anna' })).toBe('');
    expect(await wrongsOf({ because: 'not-taken' })).toBe('');
    expect(await wrongsOf({ part: 'luck' }, ['luck'])).toBe('');
    expect(await wrongsOf({ because: 'timeout' }, ['palm/luck'])).toBe('');
  });

  test.each([
    [{ person: 'ben' }, undefined, /the filter is ben/],
    [{ because: 'ceiling' }, undefined, /the filter is ceiling/],
    [{ part: 'luck' }, undefined, /the filter is luck/],
    [{ part: 'career' }, ['palm/luck'], /palm\/luck the filter is career/],
    [{ because: 'worker-died' }, ['palm/luck'], /palm\/luck the filter is worker-died/],
    [{ because: 'timeout' }, ['palm/career'], /palm\/career is not there/],
  ] as const)(
    'The watch of cancellations finds a cancelled part or subject that the filter excludes: %j',
    async (filter, parts, says) => {
      expect(await wrongsOf(filter, parts)).toMatch(says);
    },
  );
});
