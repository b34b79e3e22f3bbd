import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchPage } from '../../../functions/reports/pages/pages.ts';
import { closingLine, progressLine } from '../../../packages/cli/text/batch.ts';
import { progressOf } from '../../../shared/views/progress.ts';
import type { BatchView, UploadView } from '../../../shared/views/views.ts';
import { batch } from '../../support/pages/views.ts';

const table = (more: Partial<UploadView>): UploadView => ({
  key: 'births/june.csv',
  state: 'done',
  rows: 0,
  accepted: 0,
  unchanged: 0,
  refused: 0,
  warnings: [],
  ...more,
});

const view = (more: Partial<BatchView>): BatchView => ({
  ...batch,
  subjects: 0,
  complete: 0,
  partial: 0,
  failed: 0,
  cancelled: 0,
  open: 0,
  uploads: [],
  rejections: [],
  gates: [],
  holds: [],
  more: {},
  ...more,
});

describe('The progress of a batch', () => {
  const ended = view({
    subjects: 80,
    complete: 70,
    partial: 6,
    failed: 4,
    calls: { bought: 1340, reused: 0, unknown: 0 },
    sealed: true,
    uploads: [
      table({ rows: 85, accepted: 78, unchanged: 2, refused: 3, leftOut: 2 }),
      table({ key: 'births/june/old.csv', state: 'superseded', rows: 9, accepted: 9 }),
      table({ key: 'palms/june.zip', rows: 4, accepted: 3, refused: 1 }),
    ],
  });

  test('The page and the command end with the same sentence, whose parts add up to the rows and files sent', () => {
    const sentence =
      'Of 80 people, 70 complete, 6 partial and 4 failed; of 86 rows and files, 78 accepted, 2 there before, 4 refused and 2 left out; 1,340 calls were bought.';
    expect(closingLine(ended)).toBe(`${ended.batch}: ${sentence}`);
    expect(batchPage(ended, [])).toContain(sentence);
    expect(progressOf(ended).percent).toBe(100);
  });

  test('The page and the command describe each stage with the same sentence', () => {
    const calls = { bought: 12, reused: 0, unknown: 1 };
    const reading = table({ state: 'reading', readShare: 0.5 });
    const stages: readonly (readonly [Partial<BatchView>, string])[] = [
      [{}, 'Nothing has arrived yet.'],
      [
        { subjects: 4, open: 3, complete: 1, uploads: [reading] },
        '1 file is being read, 50 % of all; 1 of 4 people have ended.',
      ],
      [
        { subjects: 4, open: 3, complete: 1, calls, uploads: [table({})] },
        'All files are read; 1 of 4 people have ended; 12 calls were bought, and the outcome of 1 is unknown.',
      ],
    ];
    for (const [more, sentence] of stages) {
      const now = view(more);
      expect(progressOf(now).sentence).toBe(sentence);
      expect(batchPage(now, [])).toContain(sentence);
      expect(progressLine(new Map([['june', now]]))).toContain(sentence);
    }
  });

  test('The percentage never falls while files of equal length are read and people are added and end', () => {
    const files = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (tables, chance) => {
        const read = tables.map(() => 0);
        let [complete, last] = [0, 0];
        const peopleIn = () =>
          tables.reduce((sum, one, at) => sum + Math.floor(one.length * (read[at] ?? 0)), 0);
        while (complete < tables.flat().length) {
          const [draw = 0] = chance.take(1);
          const at = read.findIndex((share) => share < 1);
          if (at >= 0 && (draw < 0.5 || complete === peopleIn())) {
            const rows = tables[at]?.length ?? 1;
            read[at] = (Math.round((read[at] ?? 0) * rows) + 1) / rows;
          } else complete += 1;
          const uploads = read.map((share) =>
            table({ state: share < 1 ? 'reading' : 'done', readShare: share }),
          );
          const subjects = Math.max(complete, peopleIn());
          const { percent } = progressOf(view({ subjects, complete, open: subjects - complete, uploads }));
          if (tables.every((one) => one.length === tables[0]?.length))
            expect(percent).toBeGreaterThanOrEqual(last);
          expect(percent).toBeLessThanOrEqual(100);
          last = percent;
        }
        expect(last).toBe(100);
      }),
      { numRuns: 300, seed: 20261127 },
    );
  });
});
