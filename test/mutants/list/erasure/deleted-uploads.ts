import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

export const deletedUploadFaults: readonly Fault[] = [
  {
    name: 'deleted-table-unexplained',
    file: 'shared/uploads/claim.ts',
    find: `state === 'deleted' ? [...upload.warnings, { code: 'object-deleted' } as const] : upload.warnings;`,
    put: `upload.warnings;`,
    why: 'A table that somebody deleted during the read ends silently, as if it had been read.',
    tests: [testFiles.rows],
  },
  {
    name: 'missing-upload-names-erased',
    file: 'shared/uploads/claim.ts',
    find: `upload.counts.accepted === 0 && known.some(({ wasErased }) => wasErased)`,
    put: `upload.counts.accepted === 0 && known.every(({ wasErased }) => !wasErased)`,
    why: 'A late event about a file that is gone stores the name of an erased person for ever.',
    tests: ['test/unit/uploads/late-events.test.ts'],
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
