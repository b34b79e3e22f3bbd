import type { ListedFault } from '../fault.ts';

/** Faults that a draw planted and no test caught. */
export const secondDrawFaults: readonly ListedFault[] = [
  {
    area: 'intake',
    name: 'photo-of-a-row-named-by-another-rule',
    file: 'shared/intake/births/birth-row.ts',
    find: `photoId(path.value);`,
    put: `{ id: path.value.replace(/\\.[^./]+$/, '') };`,
    why: 'A quote counts a row and its photo as two people, and a row with the photo ".jpg" gets no photo and no warning.',
    tests: ['test/unit/intake/tables/before-sending.test.ts'],
  },
];
