export { readRejections, readSubjects } from './api/batches.ts';
export { type RunningConsole, startConsole } from './api/console.ts';
export { firstOf, localConsolePages } from './api/console-pages.ts';
export { type FollowEnd, follow } from './api/follow.ts';
export { removeLocalEndpoint, writeLocalEndpoint } from './api/local-endpoint.ts';
export { readsAndChanges, type SignedFetch, signedFetch } from './api/signed-fetch.ts';
export { bookPages } from './books/book-pages.ts';
export { UsageError, UserFacingError } from './errors.ts';
export { diskSentence, isDiskError, processOutput } from './terminal/process-output.ts';
export type { Terminal } from './terminal/terminal.ts';
export {
  progressLine,
  reasonsTable,
  rejectionsTable,
  subjectsTable,
  warningsTable,
} from './text/batch.ts';
export { addReasons } from './text/why.ts';
export { asker } from './uploads/ask-content.ts';
export { choiceOptions, choicesOf } from './uploads/choices.ts';
export { judgeTables, namedContent } from './uploads/judge-tables.ts';
export { findUploads, hashFile, type LocalUpload } from './uploads/local-uploads.ts';
export { splitWorkbooks } from './uploads/workbooks.ts';
