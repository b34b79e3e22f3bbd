import type { Fault } from '../../fault.ts';

const begin = 'shared/uploads/begin.ts';

export const photoFaults: readonly Fault[] = [
  {
    name: 'insisted-for-good',
    file: begin,
    find: `  'insisted',
] as const;`,
    put: `] as const;`,
    why: 'A person who insisted on one photo pays for every later photo of that name, whatever it shows.',
    tests: ['test/unit/photos/photo-check.test.ts'],
  },
  {
    name: 'saved-for-good',
    file: begin,
    find: `change.set.insisted === true ? known?.sparedCalls : undefined`,
    put: `undefined`,
    why: 'A batch counts calls as saved that it buys later.',
    tests: ['test/unit/photos/photo-check.test.ts'],
  },
  {
    name: 'archive-forgets-when-it-came',
    file: 'shared/uploads/archived.ts',
    find: `Math.min(time, archived)`,
    put: `time`,
    why: 'An erased person comes back from an earlier archive.',
    tests: ['test/unit/photos/unpack.test.ts'],
  },
];

export const uploadReportFaults: readonly Fault[] = [
  {
    name: 'warnings-of-the-first-reader-forgotten',
    file: 'functions/rows/table-upload.ts',
    find: `this.#warnings = [...upload.warnings];`,
    put: `this.#warnings = [];`,
    why: 'The uploader of a long table sees only the findings of its last reader.',
    tests: ['test/unit/rows/ingest-rows.test.ts'],
  },
  {
    name: 'refused-table-told-of-its-archive',
    file: 'functions/photos/unpack.ts',
    find: `(key?.kind === 'photo' || key?.kind === 'rows')`,
    put: `key?.kind === 'photo'`,
    why: 'A table that could not be unpacked is on no list of uploads, and nobody sends it again.',
    tests: ['test/unit/photos/unpack.test.ts'],
  },
  {
    name: 'photo-costs-another-product',
    file: 'functions/photos/calls-of-photo.ts',
    find: `product === undefined ? {} : { product }`,
    put: `product !== undefined ? {} : { product: { name: 'all', parts: [] } }`,
    why: 'The warning about a doubtful photo names a cost that its product does not have.',
    tests: ['test/unit/photos/calls-of-photo.test.ts'],
  },
];
