import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

export const deletedUploadFaults: readonly Fault[] = [
  {
    name: 'deleted-table-unexplained',
    file: 'functions/rows/table-upload.ts',
    find: `this.#warnings.push({ code: 'object-deleted' });`,
    put: ``,
    why: 'A table that somebody deleted during the read ends silently, as if it had been read.',
    tests: [testFiles.rows],
  },
  {
    name: 'deleted-upload-not-sent-again',
    file: 'shared/uploads/upload.ts',
    find: `state === 'superseded' || state === 'deleted';`,
    put: `state === 'superseded';`,
    why: 'A file that was deleted before it was read counts as known, and is never sent again.',
    tests: ['test/unit/reports/uploads.test.ts'],
  },
];
