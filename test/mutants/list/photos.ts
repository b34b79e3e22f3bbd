import type { Fault } from '../fault.ts';

const begin = 'shared/uploads/begin.ts';

export const photoFaults: readonly Fault[] = [
  {
    name: 'insisted-for-good',
    file: begin,
    find: `  'insisted',
] as const;`,
    put: `] as const;`,
    why: 'Whoever had one photo sent anyway pays for every later one of that name, whatever it shows.',
    tests: ['test/unit/photos/photo-check.test.ts'],
  },
  {
    name: 'saved-for-good',
    file: begin,
    find: `change.set.insisted === true ? known?.sparedCalls : undefined`,
    put: `undefined`,
    why: 'Calls count as saved that are bought after all.',
    tests: ['test/unit/photos/photo-check.test.ts'],
  },
  {
    name: 'archive-forgets-when-it-came',
    file: 'shared/uploads/archived.ts',
    find: `Math.min(time, archived)`,
    put: `time`,
    why: 'Who was erased comes back out of an archive that came before.',
    tests: ['test/unit/photos/unpack.test.ts'],
  },
];

export const tellingFaults: readonly Fault[] = [
  {
    name: 'warnings-of-the-first-reader-forgotten',
    file: 'functions/rows/table-upload.ts',
    find: `this.#warnings = [...upload.warnings];`,
    put: `this.#warnings = [];`,
    why: 'Who sends a long table hears only of what its last reader found.',
    tests: ['test/unit/rows/ingest-rows.test.ts'],
  },
  {
    name: 'refused-table-told-of-its-archive',
    file: 'functions/photos/unpack.ts',
    find: `(key?.kind === 'photo' || key?.kind === 'rows')`,
    put: `key?.kind === 'photo'`,
    why: 'A table that could not be unpacked is on no list of tables, and nobody sends it again.',
    tests: ['test/unit/photos/unpack.test.ts'],
  },
  {
    name: 'photo-costs-another-product',
    file: 'functions/photos/calls-of-photo.ts',
    find: `product === undefined ? {} : { product }`,
    put: `product !== undefined ? {} : { product: { name: 'all', parts: [] } }`,
    why: 'A doubtful photo is said to cost what its product does not cost.',
    tests: ['test/unit/photos/calls-of-photo.test.ts'],
  },
];
