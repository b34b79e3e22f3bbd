import { expect, test } from 'vitest';
import { workerOfKey } from '../../shared/ledger/items/account.ts';
import { isBlockerKey } from '../../shared/ledger/items/blocker.ts';
import {
  budgetKey,
  headerSortKey,
  partOfSortKey,
  subjectOfPartition,
} from '../../shared/ledger/items/keys.ts';
import { isEnd } from '../../shared/ledger/items/state.ts';
import type { Key } from '../../shared/table/table.ts';
import { uploadPrefix } from '../../shared/uploads/upload.ts';
import { check } from './world/checks/checks.ts';
import { reportsOf } from './world/checks/reports.ts';
import { Random } from './world/random.ts';
import { playToRest } from './world/run.ts';
import { makeScenario } from './world/scenario/scenario.ts';
import { hour, minute } from './world/scenario/times.ts';

const subjects = 40;

const isOneInFour = ({ pk }: Key): boolean =>
  [...pk].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4 === 0;
const isOfSubject = ({ pk }: Key): boolean => subjectOfPartition(pk) !== undefined;

const kinds: Readonly<Record<string, (key: Key) => boolean>> = {
  'the reports of some subjects': (key) => isOfSubject(key) && key.sk === headerSortKey && isOneInFour(key),
  'the parts of some subjects': (key) =>
    isOfSubject(key) && partOfSortKey(key.sk) !== undefined && isOneInFour(key),
  'the batches': ({ pk, sk }) => pk.startsWith('batch#') && sk === 'batch',
  'the months': ({ pk }) => pk.startsWith(budgetKey('').pk),
  'the counts': ({ pk }) => pk.startsWith('count#'),
  'the blockers': isBlockerKey,
  'the workers': (key) => workerOfKey(key) !== undefined,
  'some uploads': (key) => key.sk.startsWith(uploadPrefix) && isOneInFour(key),
  'some pointers': (key) => key.pk.startsWith('inputs#') && isOneInFour(key),
};

const cases = Object.keys(kinds).map((kind, index) => ({ kind, seed: 31 + index }));

test.each(cases)(
  'The table refuses every write of $kind for four hours, and afterwards the pipeline keeps every promise of docs/SPEC.md (seed $seed)',
  async ({ kind, seed }) => {
    const { start } = makeScenario(seed, subjects, new Random(seed));
    const refusal = {
      from: start + 5 * minute,
      to: start + 4 * hour,
      isOf: kinds[kind] ?? expect.fail(kind),
    };
    const { world, watches } = await playToRest(seed, subjects, { refusal });
    const { lost } = await check(world, watches);
    expect(world.violations).toEqual([]);
    expect(lost).toEqual([]);
    const reports = [...reportsOf(world.table).values()];
    expect(reports.some(({ header }) => isEnd(header.state))).toBe(true);
  },
);
