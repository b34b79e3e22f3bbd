import { taker } from '../world/intake.ts';
import { publisher } from '../world/publishing.ts';
import type { Scope } from '../world/scope.ts';
import { rowOf, withRow, work } from './beginnings.ts';

const anna = 'june/anna';

export const publishing: Scope = {
  name: 'publishing',
  what: 'a report that has ended is told of while a row opens it again and a worker ends it anew',
  setUp: async (world) => {
    await withRow(world, anna);
    await work(world, anna);
  },
  stages: [{ start: [publisher('S'), taker('T', anna, rowOf(2, { houseType: 'whole_sign' }))] }],
  faults: { kinds: ['dies', 'answer lost', 'sent twice', 'refused'], most: 1 },
  workers: 1,
};
