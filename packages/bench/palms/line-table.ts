import type { Point } from '../../engines/palm/hand/geometry.ts';
import { type LineName, lineNames } from '../../engines/palm/lines/corridors.ts';
import type { PalmReading } from '../../engines/palm/reading.ts';
import { scoreOf } from './score.ts';

export type Truth = Partial<Readonly<Record<LineName, readonly Point[]>>>;

interface Row {
  labelled: number;
  found: number;
  strong: number;
  strongAndClear: number;
  drawn: number;
  invented: number;
  recall: number;
  precision: number;
  endError: number;
}

const half = 0.5;
const empty = (): Row => ({
  labelled: 0,
  found: 0,
  strong: 0,
  strongAndClear: 0,
  drawn: 0,
  invented: 0,
  recall: 0,
  precision: 0,
  endError: 0,
});

export function lineTable() {
  const rows: Record<LineName, Row> = { heart: empty(), head: empty(), life: empty(), fate: empty() };
  return {
    /** @param isStrong whether the reading should grade a labelled line clear */
    add(reading: PalmReading, truth: Truth, isStrong: (line: LineName) => boolean): void {
      const { width, height } = reading.photo;
      const inPalmLengths = (course: readonly Point[]) =>
        course.map(([x, y]): Point => [(x * width) / reading.palmLength, (y * height) / reading.palmLength]);
      for (const name of lineNames) {
        const row = rows[name];
        const { grade, course } = reading.lines[name];
        const label = truth[name];
        const isDrawn = grade === 'clear' || (grade === 'faint' && name !== 'fate');
        const score = label && isDrawn ? scoreOf(inPalmLengths(label), inPalmLengths(course)) : undefined;
        const isFound = score !== undefined && score.recall >= half;
        if (label) {
          row.labelled++;
          row.recall += score?.recall ?? 0;
          if (isFound) row.found++;
          if (isStrong(name)) row.strong++;
          if (isStrong(name) && isFound && grade === 'clear') row.strongAndClear++;
        }
        if (isDrawn) {
          row.drawn++;
          row.precision += score?.precision ?? 0;
          if (score === undefined || score.precision < half) row.invented++;
          if (score) row.endError += score.endError;
        }
      }
    },
    text(): string {
      const share = (sum: number, count: number) => (count === 0 ? '–' : (sum / count).toFixed(2));
      return [
        '| line | labelled | found | recall | precision | error of the end | strong lines graded clear | invented |',
        '| --- | --- | --- | --- | --- | --- | --- | --- |',
        ...lineNames.map((name) => {
          const row = rows[name];
          return `| ${name} | ${row.labelled} | ${row.found} | ${share(row.recall, row.labelled)} | ${share(row.precision, row.drawn)} | ${share(row.endError, row.found)} | ${row.strongAndClear} of ${row.strong} | ${row.invented} |`;
        }),
      ].join('\n');
    },
  };
}
