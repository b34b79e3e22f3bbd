import { acceptInput } from '../world/intake.ts';
import { publisher } from '../world/publishing.ts';
import type { Scope } from '../world/scope.ts';
import { rowOf, withRow, work } from './beginnings.ts';

const anna = 'june/anna';

export const publishing: Scope = {
  name: 'publishing',
  what: 'publish sends the event of an ended report while a row opens the report again and a worker ends it',
  setUp: async (world) => {
    await withRow(world, anna);
    await work(world, anna);
  },
  stages: [{ start: [publisher('S'), acceptInput('T', anna, rowOf(2, { houseType: 'whole_sign' }))] }],
  faults: { kinds: ['dies', 'answer lost', 'sent twice', 'refused'], max: 1 },
  workers: 1,
};
