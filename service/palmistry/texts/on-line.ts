import type { LineName } from '../../../engines/palm/lines/corridors.ts';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';
import type { Holds } from './rule.ts';

type Measure = (line: ReadLine, reading: PalmReading) => Holds | null;

/** The rule's measure, if the line was found at all. */
export const on =
  (name: LineName, measure: Measure) =>
  (reading: PalmReading): Holds | null => {
    const line = reading.lines[name];
    return line.grade === 'not found' ? null : measure(line, reading);
  };

export const x = (place: readonly [number, number] | null) => place?.[0] ?? null;
export const y = (place: readonly [number, number] | null) => place?.[1] ?? null;

/** Only a line that is really clear may speak of its breaks or of where it begins. */
export const ifClear =
  (measure: Measure): Measure =>
  (line, reading) =>
    line.grade === 'clear' ? measure(line, reading) : null;
