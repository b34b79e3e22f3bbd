export interface Budget {
  readonly processorMs: number;
  readonly memoryBytes: number;
}

export type Overrun = 'too slow' | 'too large';

const megabyte = 1e6;

interface ReaderBudget {
  /** For any input, plus `perMegabyte`. */
  readonly base: Budget;
  readonly perMegabyte: Budget;
  /**
   * `process`: a child process is killed. `meter`: the reader measures itself. `size`: time is proportional to the
   * input, so larger inputs are refused.
   */
  readonly stop: 'process' | 'meter' | 'size';
  /** What the sender of a too costly input gets, and from which size on the reader refuses without reading. */
  readonly reason: string;
}

/** `npm run fuzz:cost` searches for inputs that exceed these budgets. */
export const readerBudgets = {
  table: {
    base: { processorMs: 5000, memoryBytes: 600 * megabyte },
    perMegabyte: { processorMs: 20_000, memoryBytes: 0 },
    stop: 'meter',
    reason: 'reading-too-slow, reading-too-large',
  },
  workbook: {
    base: { processorMs: 5000, memoryBytes: 600 * megabyte },
    // A megabyte unpacks to some ten megabytes of XML, a hostile megabyte to three hundred.
    perMegabyte: { processorMs: 60_000, memoryBytes: 30 * megabyte },
    stop: 'meter',
    reason: 'reading-too-slow, reading-too-large',
  },
  archive: {
    base: { processorMs: 1000, memoryBytes: 100 * megabyte },
    perMegabyte: { processorMs: 10_000, memoryBytes: 700 * megabyte },
    stop: 'size',
    reason: 'zip-too-big beyond 5 GB; grows-too-much, too-large-unpacked, too-many-files',
  },
  photo: {
    // The largest photos need some 6 s and 1,173 MB (`npm run bench -- photos`, docs/performance.md).
    base: { processorMs: 10_000, memoryBytes: 1200 * megabyte },
    perMegabyte: { processorMs: 1000, memoryBytes: 10 * megabyte },
    stop: 'process',
    reason: 'decoding-too-slow, decoding-too-large',
  },
  palm: {
    base: { processorMs: 15_000, memoryBytes: 1200 * megabyte },
    perMegabyte: { processorMs: 1000, memoryBytes: 10 * megabyte },
    stop: 'process',
    reason: '422 with the field: too_many_pixels',
  },
  book: {
    base: { processorMs: 30_000, memoryBytes: 1000 * megabyte },
    perMegabyte: { processorMs: 20_000, memoryBytes: 50 * megabyte },
    stop: 'process',
    reason: 'too slow, too large',
  },
  heif: {
    base: { processorMs: 100, memoryBytes: 10 * megabyte },
    perMegabyte: { processorMs: 1000, memoryBytes: 10 * megabyte },
    stop: 'size',
    reason: 'photo-too-big, beyond 25 MB',
  },
  answer: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 2000, memoryBytes: 100 * megabyte },
    stop: 'size',
    reason: 'the outcome unknown, beyond 6 MB',
  },
  theme: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 1000, memoryBytes: 100 * megabyte },
    stop: 'size',
    reason: '400 with the field, beyond 700 KB',
  },
  request: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 5000, memoryBytes: 200 * megabyte },
    stop: 'size',
    reason: '413, beyond 6 MB',
  },
  call: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 5000, memoryBytes: 200 * megabyte },
    stop: 'size',
    reason: '413, beyond 64 KB; 512 KB for a plan, 8 MB for a photo',
  },
  picture: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 500, memoryBytes: 20 * megabyte },
    stop: 'size',
    reason: 'picture-too-large, beyond 5 MB; picture-too-slow, beyond 20 s',
  },
  webhook: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 500, memoryBytes: 20 * megabyte },
    stop: 'size',
    reason: 'not reached, beyond a head of 16 KB; no body is read',
  },
  feed: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 2000, memoryBytes: 100 * megabyte },
    stop: 'size',
    reason: '404, beyond the longest name of a place',
  },
  profile: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 5000, memoryBytes: 200 * megabyte },
    stop: 'size',
    reason: 'the profile is wrong, beyond 1 MB',
  },
  recording: {
    base: { processorMs: 500, memoryBytes: 20 * megabyte },
    perMegabyte: { processorMs: 2000, memoryBytes: 100 * megabyte },
    stop: 'size',
    reason: 'no recording, beyond 64 MB a file',
  },
} as const satisfies Readonly<Record<string, ReaderBudget>>;
export type UntrustedReader = keyof typeof readerBudgets;

export function budgetFor(reader: UntrustedReader, bytes: number): Budget {
  const { base, perMegabyte } = readerBudgets[reader];
  return {
    processorMs: base.processorMs + (perMegabyte.processorMs * bytes) / megabyte,
    memoryBytes: base.memoryBytes + (perMegabyte.memoryBytes * bytes) / megabyte,
  };
}

export function overrunOf(budget: Budget, { processorMs, memoryBytes }: Budget): Overrun | undefined {
  if (processorMs > budget.processorMs) return 'too slow';
  return memoryBytes > budget.memoryBytes ? 'too large' : undefined;
}
