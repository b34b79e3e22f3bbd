import type { photoChecks } from '../../shared/intake/photos/photo-doubt.ts';

/** Lambda gives a function one whole processor from this size on, less a share. */
export const wholeProcessorMb = 1769;

/** The photo check needs a whole processor. */
export const photosMemoryMb = ({
  photoCheck,
}: {
  readonly photoCheck: (typeof photoChecks)[number];
}): number => (photoCheck === 'off' ? 1024 : wholeProcessorMb);

/**
 * The DynamoDB client needs a whole processor (`npm run bench -- headers`): half the memory takes twice the time for
 * the same money.
 */
export const rowsMemoryMb = wholeProcessorMb;

/** The share of a function's memory that Lambda gives V8's old space. */
const oldShare = 0.9;

/**
 * Limits V8's young generation, which otherwise grows to 64 MB each half without being faster. V8 takes powers of
 * two.
 */
export const rowsNodeOptions = `--max-semi-space-size=16 --max-old-space-size=${Math.floor(rowsMemoryMb * oldShare)}`;

const toBeginMb = 256;
const leastMb = 1024;
/** Three times the measurement for a thousand calls in flight (`npm run bench -- in-flight`). */
const ofCallMb = 2;
/** Gives a call its share of a processor, up to a whole one. */
const forProcessorOfCallMb = 4;

export const fanOutMemoryMb = (calls: number): number =>
  Math.max(
    leastMb,
    toBeginMb + ofCallMb * calls,
    Math.min(wholeProcessorMb, toBeginMb + forProcessorOfCallMb * calls),
  );

/** Lambda allows a function 1,024 open files and sockets; the table, the store and Node need the rest. */
export const mostCallsInEach = 900;
