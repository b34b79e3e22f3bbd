import type { photoChecks } from '../../shared/intake/photos/photo-doubt.ts';

/** Memory in MB at which Lambda gives a function one whole processor; less gives its share. */
export const wholeProcessorMb = 1769;

/** Memory of photos. With the photo check it has a whole processor, so that a good batch takes no longer. */
export const photosMemoryMb = ({
  photoCheck,
}: {
  readonly photoCheck: (typeof photoChecks)[number];
}): number => (photoCheck === 'off' ? 1024 : wholeProcessorMb);

/**
 * Memory of rows. It needs the processor for the DynamoDB client (`npm run bench -- headers`): half the memory would take twice
 * the time for the same money.
 */
export const rowsMemoryMb = wholeProcessorMb;

/** The part of a function's memory that Lambda lets V8 have for what lives long. */
const oldShare = 0.9;

/**
 * Size of V8's young generation in rows. By default it would grow with the memory to 64 MB each half: a hundred megabytes more,
 * and no faster. V8 takes powers of two.
 */
export const rowsNodeOptions = `--max-semi-space-size=16 --max-old-space-size=${Math.floor(rowsMemoryMb * oldShare)}`;

const toBeginMb = 256;
const leastMb = 1024;
/**
 * Memory of a call in flight: three times the measurement for a thousand calls, each twenty-first with an answer of 3 MB (`npm
 * run bench -- in-flight`).
 */
const ofCallMb = 2;
/** Memory that gives a call its share of a processor, up to a whole one. */
const forProcessorOfCallMb = 4;

/** The memory of fan-out, by the calls that an invocation may have in flight. */
export const fanOutMemoryMb = (calls: number): number =>
  Math.max(
    leastMb,
    toBeginMb + ofCallMb * calls,
    Math.min(wholeProcessorMb, toBeginMb + forProcessorOfCallMb * calls),
  );

/**
 * The most calls in flight of one invocation. Lambda allows a function 1,024 open files and sockets; the table, the store and
 * Node need the others.
 */
export const mostCallsInEach = 900;
