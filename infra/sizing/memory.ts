import type { photoChecks } from '../../shared/intake/photos/photo-doubt.ts';

/** Memory in MB at which Lambda gives a function one whole processor; less gives its share. */
export const wholeProcessorMb = 1769;

/** Of the photos function. Where photos are looked at it has a whole processor: a good batch takes no longer. */
export const photosMemoryMb = ({
  photoCheck,
}: {
  readonly photoCheck: (typeof photoChecks)[number];
}): number => (photoCheck === 'off' ? 1024 : wholeProcessorMb);

/**
 * Of the rows function. Nearly all of its time is that of the processor, in the client of DynamoDB (`npm run bench -- headers`): with
 * half the memory a table would take twice as long for the same money.
 */
export const rowsMemoryMb = wholeProcessorMb;

/** The part of a function's memory that Lambda lets V8 have for what lives long. */
const oldShare = 0.9;

/**
 * What Node is told where rows are read. Lambda would let the young generation grow with the memory that the function has for its
 * processor's sake, to 64 MB each half: it would hold a hundred megabytes more, and be no faster. V8 takes powers of two here.
 */
export const rowsNodeOptions = `--max-semi-space-size=16 --max-old-space-size=${Math.floor(rowsMemoryMb * oldShare)}`;

const toBeginMb = 256;
const leastMb = 1024;
/**
 * What a call in flight takes: three times what was measured for a thousand of them whose answers come at once, each twenty-first of
 * 3 MB (`npm run bench -- in-flight`).
 */
const ofCallMb = 2;
/** What buys a call its share of a processor, as long as there is not a whole one. */
const forProcessorOfCallMb = 4;

/** The memory of fan-out, by the calls that an invocation may have in flight. */
export const fanOutMemoryMb = (calls: number): number =>
  Math.max(
    leastMb,
    toBeginMb + ofCallMb * calls,
    Math.min(wholeProcessorMb, toBeginMb + forProcessorOfCallMb * calls),
  );

/**
 * Calls that one invocation may have in flight at most. Each has a socket of its own, and Lambda lets a function have 1,024 files and
 * sockets open: the others are for the table, the store and Node itself.
 */
export const mostCallsInEach = 900;
