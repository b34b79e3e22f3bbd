import { readTheme } from '@palmleaf/books/theme';
import { safetyAnswer } from '@palmleaf/engines/safety/answer';
import { safetyTexts } from '@palmleaf/texts/safety';
import { describe, expect, test } from 'vitest';
import { recordPage } from '../../../functions/reports/pages/report/record.ts';
import { reportPage } from '../../../functions/reports/pages/report/report.ts';
import { composeBook } from '../../../packages/books/composing/compose.ts';
import { writeHtml } from '../../../packages/books/html/write.ts';
import { BookPrinter } from '../../../packages/books/typst/print.ts';
import type { PartView, ReportView } from '../../../shared/views/views.ts';
import { whyOf } from '../../../shared/views/why.ts';
import { completeReport } from '../../support/pages/views.ts';

const question = 'Shall I stay with him? He hits me every night.';
const { message, help } = safetyAnswer({
  kind: 'violence',
  country: 'IN',
  texts: await safetyTexts('en'),
});
const declined = (number: number): PartView => ({
  part: `chat/${number}`,
  operation: 'chat',
  state: 'refused',
  code: 'safety',
  safety: { kind: 'violence', language: 'en', country: 'IN', message, help: [...help] },
  unknowns: 0,
  question,
});
const view: ReportView = { ...completeReport, parts: [...completeReport.parts, declined(8), declined(9)] };
const firstWords = 'nobody deserves it';
const theme = readTheme({});

describe('help after a question that signals danger', () => {
  test('Help for a question that signals danger comes first on the page, once, and without the question', () => {
    const page = reportPage(view);
    expect(page.split(firstWords)).toHaveLength(2);
    expect(page.indexOf(firstWords)).toBeLessThan(page.indexOf('<h1>'));
    expect(page).toContain('Women Helpline: 181');
    expect(page).not.toContain(question);
  });

  test('A page with help for a dangerous question does not report a missing part', () => {
    const lacking = (shown: ReportView) => reportPage(shown).includes('class="lacking"');
    expect(lacking(completeReport)).toBe(lacking(view));
    expect(whyOf({ parts: [declined(1)] })).toBeUndefined();
  });

  test('The record shows help for a dangerous question as help, not as a refusal of the service', () => {
    const page = recordPage({ ...view, parts: [declined(1)] });
    expect(page).toContain('it was not sent');
    expect(page).not.toContain('The service refused this');
  });

  test('The record says of a question that may signal danger how to have it answered', () => {
    const [sure, doubtful] = [declined(1), declined(2)];
    if (doubtful.safety) doubtful.safety.doubtful = true;
    const page = recordPage({ ...view, parts: [sure, doubtful] });
    expect(page).toContain('This question signals danger');
    expect(page).toContain('if the question is about something else, it can be sent in other words');
    expect(page).toContain('in other words');
    expect(reportPage({ ...view, parts: [doubtful] })).not.toContain('class="lacking"');
  });

  test('Help for a dangerous question comes first in the HTML book, and on its own page in the PDF', async () => {
    const book = await composeBook(view, theme);
    expect(book.help).toEqual([message.split(/\n+/)]);
    const html = writeHtml(book, theme);
    expect(html.indexOf(firstWords)).toBeLessThan(html.indexOf('<h1>'));
    const pages = async (shown: ReportView) => {
      const pdf = Buffer.from(new BookPrinter().print(await composeBook(shown, theme), theme)).toString(
        'latin1',
      );
      return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    };
    expect(await pages(view)).toBe((await pages(completeReport)) + 1);
  });
});
