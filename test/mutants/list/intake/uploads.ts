import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const claim = 'shared/uploads/claim.ts';
const all = [testFiles.claimed, testFiles.rows, testFiles.photos];

export const letterFaults: readonly Fault[] = [
  {
    name: 'letter-of-a-week',
    file: 'functions/dead-letters/record-dead-letter.ts',
    find: `90 * 24 * 3600`,
    put: `7 * 24 * 3600`,
    why: 'A dead letter expires before anybody has seen it.',
    tests: [testFiles.lostUploads],
  },
];

export const turnFaults: readonly Fault[] = [
  {
    name: 'weights-of-nobody',
    file: 'shared/aws/queue.ts',
    find: `weights?.[customer]) || 1`,
    put: `undefined) || 1`,
    why: 'A customer who pays for a larger share gets the same share as everybody.',
    tests: [testFiles.queueJobs],
  },
  {
    name: 'one-group-of-uploads',
    file: 'shared/aws/upload-queue.ts',
    find: `groupOfOwner(customerOf(batch), batch)`,
    put: `groupOfOwner(undefined, '')`,
    why: 'The uploads of a small customer wait behind all tables of a large one.',
    tests: [testFiles.relay],
  },
  {
    name: 'endless-turn',
    file: 'functions/rows/table-upload.ts',
    find: ` || ledger.now() - this.#begunAt > sliceMs`,
    put: ``,
    why: 'Five long tables delay every other upload by two minutes at a time.',
    tests: [testFiles.rowTurns],
  },
];

export const versionFaults: readonly Fault[] = [
  {
    name: 'dates-of-the-older-version',
    file: 'shared/uploads/begin.ts',
    find: `  'survey',
`,
    put: ``,
    why: 'The dates of a new version are read in the order of day and month that the former version had.',
    tests: [testFiles.claimed],
  },
];

export const deadReaderFaults: readonly Fault[] = [
  {
    name: 'progress-counts-as-death',
    file: claim,
    find: `set: { ...progressAttributes(progress), attempts: 0, dueAt: context.now() },`,
    put: `set: { ...progressAttributes(progress), dueAt: context.now() },`,
    why: 'A long table that needs six readers is refused as a table that kills readers.',
    tests: all,
  },
  {
    name: 'inbox-away-counts-as-death',
    file: claim,
    find: `      add: { attempts: -1 },`,
    put: ``,
    why: 'Good photos are refused after some minutes of an unreadable inbox.',
    tests: all,
  },
  {
    name: 'deaths-count-though-it-came-further',
    file: claim,
    find: `set: { ...progressAttributes(progress), attempts: 1 },`,
    put: `set: progressAttributes(progress),`,
    why: 'A long table is refused because six of its readers died at six places, none of them its fault.',
    tests: [testFiles.claimed],
  },
  {
    name: 'one-death-too-few',
    file: claim,
    find: `attempts > maxUploadAttempts;`,
    put: `attempts > maxUploadAttempts + 1000;`,
    why: 'A photo that kills every reader is read again forever.',
    tests: all,
  },
  {
    name: 'killing-table-never-given-up',
    file: 'functions/rows/read-upload.ts',
    find: `if (error instanceof TableReadingError) throw error;`,
    put: ``,
    why: 'An unreadable table is retried every two minutes forever, and no alarm rings.',
    tests: [...all, testFiles.places],
  },
  {
    name: 'old-sentence-unreadable',
    file: 'shared/table/legacy.ts',
    find: `typeof value === 'string' ? { code: 'legacy', text: value } : value`,
    put: `value`,
    why: 'After an upgrade, no stored rejection or report with a sentence can be read any more.',
    tests: ['test/unit/uploads/old-sentences.test.ts'],
  },
  {
    name: 'newer-version-left-to-the-older-reader',
    file: claim,
    find: `if (!begun) return undefined;`,
    put: `if (!begun) return { kind: 'ignored', why: 'leased' };`,
    why: 'A photo that is uploaded twice within a moment has no report: its reader leaves it to the reader of the older version.',
    tests: all,
  },
  {
    name: 'refused-claim-is-an-attempt',
    file: claim,
    find: `    await postponeUpload(context, { ...key, sequencer: event.sequencer }, reader, dueAt);
    throw error;`,
    put: `    throw error;`,
    why: 'A valid file is refused as one that kills its readers after the table has throttled one item for hours.',
    tests: ['test/unit/uploads/claim.test.ts'],
  },
  {
    name: 'sheet-that-may-list-people-left-out',
    file: 'shared/intake/sheets.ts',
    find: `holds === 'people' || holds === 'maybe people'`,
    put: `holds === 'people'`,
    why: 'A sheet of people with unusual columns is not sent, although the workbook has more tables.',
    tests: ['test/unit/intake/tables/sheets.test.ts'],
  },
  {
    name: 'tables-of-another-version-stay-open',
    file: 'shared/sealing/seal.ts',
    find: `  if (tables?.openTables)`,
    put: `  if (tables?.v === undefined)`,
    why: 'After a deployment every photo of the batch waits for the reconciler.',
    tests: ['test/unit/uploads/open-uploads.test.ts'],
  },
];
