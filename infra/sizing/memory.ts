import type { photoChecks } from '../../shared/intake/photos/photo-doubt.ts';

/** From this size on, Lambda gives a function one whole processor. */
export const wholeProcessorMb = 1769;

export const photosMemoryMb = ({
  photoCheck,
}: {
  readonly photoCheck: (typeof photoChecks)[number];
}): number => (photoCheck === 'off' ? 1024 : wholeProcessorMb);

/** Half the memory takes twice the time for the same money (`npm run bench -- headers`). */
export const rowsMemoryMb = wholeProcessorMb;

/** The share of a function's memory that Lambda gives V8's old space. */
const oldShare = 0.9;

/** Without the limit, each half of V8's young generation would grow to 64 MB for no gain. */
export const rowsNodeOptions = `--max-semi-space-size=16 --max-old-space-size=${Math.floor(rowsMemoryMb * oldShare)}`;

const baseMb = 256;
const minMb = 1024;
/** Three times the measurement for a thousand calls in flight (`npm run bench -- in-flight`). */
const mbPerCall = 2;
/** A whole processor sends some 170 calls a second (docs/decisions/in-flight.md); a fifth stays free. */
const processorMbPerCall = 13;

export const fanOutMemoryMb = (calls: number): number =>
  Math.max(
    minMb,
    baseMb + mbPerCall * calls,
    Math.min(wholeProcessorMb, baseMb + processorMbPerCall * calls),
  );

/** Lambda allows a function 1,024 open files and sockets; the table, the store and Node need the rest. */
export const maxCallsInEach = 900;
