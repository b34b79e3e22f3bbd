import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchesPage, batchPage } from '../../../functions/reports/pages/pages.ts';
import { progressOf } from '../../../shared/views/progress.ts';
import { expectPage } from '../../support/pages/expect-page.ts';
import { readMarkup } from '../../support/pages/markup.ts';
import { batch, subjects } from '../../support/pages/views.ts';

describe('a batch', () => {
  test('The page of a batch shows numbers, rejections with advice, the closed gate and the ceiling', () => {
    const page = batchPage(batch, subjects, { next: 'x' });
    const { text, links } = expectPage(page);
    expect(text).toContain('Line 17, column tzone');
    expect(text).toContain('Write hours with a decimal point, for example 5.5.');
    expect(text).toContain('The wallet of the service is empty');
    expect(text).toContain('20,480 of at most 30,000 calls');
    expect(links).toContain('/batches/june/reports/kim%20lee%2F%C3%A4');
    expect(links).toContain('/batches/june?cursor=x');
    expect(page).toContain('aria-valuenow="67"');
  });

  test('The page of a batch lists people before rejections and finds people by their state', () => {
    const { links, text } = expectPage(batchPage(batch, subjects));
    expect(text.indexOf('Person')).toBeLessThan(text.indexOf('Line 17'));
    expect(links).toContain('/batches/june?state=failed#people');
    const failed = batchPage(batch, subjects, { state: 'failed', next: 'x' });
    expect(failed).toMatch(/<strong aria-current="true">failed/);
    expect(readMarkup(failed).links).toContain('/batches/june?state=failed&cursor=x');
  });

  test('Later pages of a batch repeat neither rejections nor numbers', () => {
    const { text, links } = expectPage(
      batchPage(batch, subjects, { previous: 'p', next: 'y', isFirstPage: false }),
    );
    expect(text).not.toContain('Line 17');
    expect(links).toContain('/batches/june#people');
    expect(links).toContain('/batches/june?cursor=y');
  });

  test('The page of a batch does not repeat the sentence of a closed gate at each subject that waits for it', () => {
    const [gate] = batch.gates;
    const waiting = subjects.map((subject) => ({
      ...subject,
      state: 'waiting' as const,
      reason: gate?.sentence,
    }));
    const { text } = readMarkup(batchPage(batch, waiting));
    expect(text.split('Add credit at the service, then open the gate.')).toHaveLength(3);
    expect(text).not.toContain(String(gate?.sentence));
    expect(readMarkup(batchPage({ ...batch, gates: [] }, waiting)).text).toContain(String(gate?.sentence));
  });

  test.each([
    [{ complete: 43, partial: 0, failed: 0 }, 'finished: everything is there', 'complete'],
    [{ complete: 20, partial: 5, failed: 18 }, 'finished: 18 failed, 5 with parts missing, of 43', 'failed'],
    [{ complete: 42, partial: 1, failed: 0 }, 'finished: 1 with parts missing, of 43', 'partial'],
    [{ complete: 0, partial: 0, failed: 0, subjects: 0 }, 'finished: nobody was accepted', 'failed'],
  ])('The page of a finished batch says how it ended: %j', (counts, words, state) => {
    const view = { ...batch, subjects: 43, ...counts, open: 0, sealed: true, holds: [] };
    expect(batchesPage([view])).toContain(`<span class="state ${state}">${words}</span>`);
    const { text } = readMarkup(batchPage(view, []));
    expect(text).toContain('The batch is finished.');
    expect(text).toContain(progressOf(view).sentence);
  });

  test('The page of a batch groups rejections of the same reason', () => {
    const at = '2026-11-20T09:15:00Z';
    const rejections = Array.from({ length: 30 }, (_, index) => ({
      upload: 'births/june.csv',
      line: 31 - index,
      field: 'date',
      reason: 'This date could be read in two ways.',
      value: '01/02/2000',
      at,
    }));
    const { text } = readMarkup(batchPage({ ...batch, rejections }, []));
    expect(text).toContain('Lines 2, 3, 4, 5, 6, 7, 8, 9 and 22 more, column date');
    expect(text.split('could be read in two ways')).toHaveLength(2);
  });

  test('The page of a batch shows the known and the unknown cost of its calls', () => {
    const textOf = (spending: typeof batch.spending) =>
      readMarkup(batchPage({ ...batch, spending }, [])).text;
    const ceilingMoney = { currency: 'USD', amount: '25.00' };
    expect(textOf({ committed: 5 })).toContain('Cost of the callsnot known');
    expect(
      textOf({ committed: 5, cost: { currency: 'USD', amount: '2.50', unpriced: 1 }, ceilingMoney }),
    ).toContain('2.50 USD and 1 call whose price is not known of at most 25.00 USD');
    expect(textOf({ committed: 0, ceilingMoney })).toContain('Limit of their cost25.00 USD at most');
  });

  test('The page of a batch names a reached ceiling once, and only while somebody waits for it', () => {
    const spending = { committed: 5, ceiling: 5 };
    const textOf = (more: Partial<typeof batch>) =>
      readMarkup(batchPage({ ...batch, spending, ...more }, [])).text;
    expect(
      textOf({ gates: [], holds: [], waits: 'batch-ceiling' }).match(/ceiling is reached/gi),
    ).toHaveLength(1);
    expect(textOf({ open: 0 })).not.toMatch(/ceiling is reached/i);
  });

  test('The page of a paused batch has one button to resume it beside the reason, for operators only', () => {
    const since = '2026-11-20T09:15:00.000Z';
    const paused = { ...batch, holds: [{ by: 'pause', since, sentence: 'Somebody paused it.' }] } as const;
    const button = '<a class="button" href="#decisions">Resume</a>';
    expect(batchPage({ ...paused, holds: [...paused.holds] }, []).split(button)).toHaveLength(2);
    expect(batchPage({ ...paused, holds: [...paused.holds] }, [], { mayChange: false })).not.toContain(
      button,
    );
  });

  test('The page of a finished and sealed batch does not refresh itself', () => {
    expect(batchPage(batch, [])).toContain('<script src=');
    expect(batchPage({ ...batch, open: 0, sealed: true }, [])).not.toContain('/assets/live-');
  });

  test('The page of a batch with thousands of rejections shows the first ones and names the command for all', () => {
    const rejections = Array.from({ length: 5_000 }, (_, line) => ({
      upload: 'births/june.csv',
      line,
      reason: 'bad',
      at: '2026-11-20T09:15:00Z',
    }));
    const page = batchPage({ ...batch, rejections }, []);
    expect(page.length).toBeLessThan(200_000);
    expect(readMarkup(page).text).toContain('palmleaf rejections june --csv');
  });

  test('The page of a batch of ten thousand photos lists the files that need attention', () => {
    const photo = { state: 'done', rows: 1, accepted: 1, unchanged: 0, refused: 0, warnings: [] };
    const uploads = Array.from({ length: 10_000 }, (_, index) => ({
      ...photo,
      key: `palms/june/${index}.jpg`,
    }));
    const refused = { ...photo, key: 'palms/june/zoe.jpg', accepted: 0, refused: 1 };
    const page = batchPage({ ...batch, uploads: [...uploads, refused] }, []);
    expect(page.length).toBeLessThan(100_000);
    expect(readMarkup(page).text).toContain('10,001 files: 10,001 done.');
    expect(page).toContain('palms/june/zoe.jpg');
  });

  test('The page of a batch is well formed for any numbers of subjects and calls', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat(), fc.nat()),
        fc.nat(10),
        ([complete, partial, failed, open, committed], ceiling) => {
          const view = {
            ...batch,
            complete,
            partial,
            failed,
            open,
            subjects: complete + partial + failed + open,
            spending: { committed, ceiling },
          };
          expectPage(batchPage(view, []));
          expectPage(batchesPage([view]));
        },
      ),
      { numRuns: 30 },
    );
  });
});
