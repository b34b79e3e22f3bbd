import { describe, expect, test } from 'vitest';
import { batchPage } from '../../../functions/reports/pages/pages.ts';
import { closingLine, progressLine } from '../../../packages/cli/text/batch.ts';
import type { BatchView } from '../../../shared/views/views.ts';
import { batch } from '../../support/pages/views.ts';

const rejection = (line: number) => ({
  upload: 'births/june.csv',
  line,
  reason: 'There is no such day.',
  at: '2026-06-01T08:00:00.000Z',
});
const upload = (refused: number, state = 'done') => ({
  key: 'births/june.csv',
  state,
  rows: 500,
  accepted: 500 - refused,
  unchanged: 0,
  refused,
  warnings: [],
});

const view = (uploads: BatchView['uploads'], more: BatchView['more']): BatchView => ({
  ...batch,
  uploads,
  rejections: Array.from({ length: 100 }, (_one, index) => rejection(index + 2)),
  more,
});

describe('the count of refused rows and files', () => {
  test('A batch page counts refusals by file when the list of reasons has more pages', () => {
    const all = view([upload(110), upload(0, 'refused'), upload(40, 'superseded')], { rejections: 'x' });
    expect(batchPage(all, [])).toContain('111 rows or files were not accepted');
    expect(batchPage(all, [])).toContain('palmleaf rejections june --csv');
    expect(progressLine(new Map([['june', all]]))).toContain('111 refused');
    expect(closingLine(all)).toContain('111 refused');
  });

  test('A batch page shows a lower bound of refusals when the list of files has more pages too', () => {
    const some = view([upload(110)], { rejections: 'x', uploads: 'y' });
    expect(batchPage(some, [])).toContain('At least 110 rows or files were not accepted');
    expect(progressLine(new Map([['june', some]]))).toContain('110+ refused');
    expect(closingLine(some)).toContain('110 and more refused');
    const ended = { ...some, open: 0, complete: some.subjects };
    expect(closingLine(ended)).toContain('at least 110 rows or files were refused');
  });

  test('A batch page counts refusals by reason when it shows all reasons', () => {
    const whole = view([upload(100)], {});
    expect(batchPage(whole, [])).toContain('100 entries were not accepted');
    expect(batchPage(whole, [])).not.toContain('palmleaf rejections');
    expect(progressLine(new Map([['june', whole]]))).toContain('100 refused');
  });
});
