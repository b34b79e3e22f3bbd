import { type Language, languages } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panchangPage, problemPage, recordPage, reportPage } from '../../../functions/reports/pages/pages.ts';
import { answerClasses } from '../../../shared/service-client/answer.ts';
import {
  batchView,
  type PartView,
  reportView,
  shownStates,
  subjectView,
} from '../../../shared/views/views.ts';
import { changed } from '../../support/pages/changed.ts';
import { expectPage } from '../../support/pages/expect-page.ts';
import { readMarkup } from '../../support/pages/markup.ts';
import { reportIn } from '../../support/pages/report-in.ts';
import { samplePages } from '../../support/pages/site.ts';
import { batch, completeReport, subjects, troubledReport } from '../../support/pages/views.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

const families = ['palm', 'chart', 'vastu', 'chat', 'more'];

const withAnswers = (parts: readonly PartView[], answers: readonly unknown[]) => ({
  ...completeReport,
  parts: parts.map((part, index) => ({ ...part, answer: answers[index % Math.max(1, answers.length)] })),
});

const careerIn = (language: Language) =>
  wordingOf(language).labels.title({ operation: 'career', part: 'palm/career' });

describe('every page', () => {
  test.each(Object.keys(samplePages))('The page %s is well formed', (path) => {
    expectPage(samplePages[path]?.() ?? '');
  });

  test.each(Object.keys(samplePages))('The header of the page %s links to each address once', (path) => {
    const [, header = ''] = /<header class="site">(.*?)<\/header>/s.exec(samplePages[path]?.() ?? '') ?? [];
    const links = readMarkup(header.replace(/<a class="brand".*?<\/a>/s, '')).links;
    expect(new Set(links).size).toBe(links.length);
  });

  test('The sample views match their schemas', () => {
    reportView.parse(completeReport);
    reportView.parse(troubledReport);
    batchView.parse(batch);
    for (const subject of subjects) subjectView.parse(subject);
  });
});

describe('a report', () => {
  test('A report and its record show every text that was bought: the record completely, the report sentence by sentence', () => {
    const report = expectPage(reportPage(completeReport, { palmImage: '/palm-image' })).text;
    const record = expectPage(recordPage(completeReport)).text;
    const texts = completeReport.parts.flatMap(({ answer }) => proseOf(answer));
    expect(texts.length).toBeGreaterThan(60);
    for (const text of texts) expect(record).toContain(text.trim());
    const read = completeReport.parts
      .filter(({ operation }) => operation !== 'get-palm-id' && operation !== 'varshaphal_yoga')
      .flatMap(({ answer }) => proseOf(answer))
      .filter((text) => !/^(Positions are counted|The most marked features|Reviewed? )/.test(text));
    const missing = read
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => !report.includes(sentence.trim()));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('Only the record of a report shows how the report was made', () => {
    const report = expectPage(reportPage(completeReport, { palmImage: '/palm-image' }));
    const record = expectPage(recordPage(completeReport));
    for (const words of ['tzone', 'Calls bought', 'Revision', 'Erase', 'complete'])
      expect([words, report.text.includes(words), record.text.includes(words)]).toEqual([
        words,
        false,
        words !== 'complete' || record.text.includes(words),
      ]);
    expect(report.links).toContain('/batches/june/reports/anna?view=record');
    expect(record.links).toContain('/batches/june/reports/anna');
    expect(record.links).toContain('/batches/june/reports/anna/erase');
  });

  test.each(languages)('The page of a report in %s is in that language', (language) => {
    const page = reportPage(reportIn(language), { wording: wordingOf(language) });
    const { text } = expectPage(page);
    expect(page).toContain(`<html lang="${wordingOf(language).locale}">`);
    const texts = wordingOf(language).texts;
    for (const words of [
      wordingOf(language).words.handShows,
      careerIn(language),
      texts.footer,
      wordingOf(language).words.year,
    ])
      expect(text).toContain(words);
    if (language === 'en') return;
    const english = wordingOf('en').texts;
    for (const words of [
      wordingOf('en').words.handShows,
      wordingOf('en').words.readFrom,
      english.footer,
      english.moreAspects,
      'House cusps',
      'Heart line',
      'Professional strengths',
      'Suitable professions',
    ])
      expect(text).not.toContain(words);
  });

  test('The page of a report links each field of the grid to its text, the most exact first, the rest folded', () => {
    const page = reportPage(completeReport);
    const { ids, links } = expectPage(page);
    const fields = links.filter((link) => link.startsWith('#aspect-'));
    expect(fields.length).toBeGreaterThan(15);
    for (const link of fields) expect(ids).toContain(link.slice(1));
    const [open = '', folded = ''] = page.slice(page.indexOf('class="texts"')).split('<details');
    const orbs = (html: string) => [...html.matchAll(/Orb ([\d.]+)°/g)].map(([, degrees]) => Number(degrees));
    const all = [...orbs(open), ...orbs(folded)];
    expect(orbs(open)).toHaveLength(6);
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  test('The report of a refused photo begins with what to do', () => {
    const { text } = expectPage(reportPage(troubledReport));
    const advice = text.indexOf('Turn the hand around');
    expect(advice).toBeGreaterThan(text.indexOf('The palm'));
    expect(advice).toBeLessThan(text.indexOf('Positions'));
    const record = expectPage(recordPage(troubledReport)).text;
    expect(record.indexOf('Turn the hand around')).toBeLessThan(
      record.indexOf('Reading of the photo: refused.'),
    );
  });

  test('A report shows any answer of any operation without failing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...families),
        (values, family) => {
          const parts = Object.keys(operations).map(
            (operation): PartView => ({
              part: `${family}/${operation}`,
              operation,
              state: 'bought',
              unknowns: 0,
            }),
          );
          expectPage(reportPage(withAnswers(parts, values)));
          expectPage(recordPage(withAnswers(parts, values)));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('A report shows answers of the documented shape with faulty values without failing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 4, maxLength: 12 }),
        fc.jsonValue({ maxDepth: 2 }),
        (picks, value) => {
          const parts = completeReport.parts.map((part) => ({
            ...part,
            answer: changed(part.answer, picks, value),
          }));
          expectPage(reportPage({ ...completeReport, parts }, { palmImage: '/palm-image' }));
          expectPage(recordPage({ ...completeReport, parts }));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('Markup in an answer stays text everywhere in a report', () => {
    const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const parts = [...completeReport.parts, ...troubledReport.parts].map((part) => ({
      ...part,
      question: attack,
      note: attack,
      answer: everyString(part.answer, attack),
    }));
    const page = reportPage(
      { ...completeReport, parts, id: attack, name: attack, batch: attack, notes: [attack], reason: attack },
      { palmImage: 'javascript:alert(1)' },
    );
    const { text, links } = readMarkup(page);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
    expect(text).toContain(attack);
    expect(links.some((link) => link.startsWith('javascript'))).toBe(false);
  });

  test('An answer nested a hundred thousand deep does not exhaust the stack', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expectPage(reportPage(withAnswers(completeReport.parts, [deep])));
    expectPage(
      reportPage({
        ...troubledReport,
        parts: troubledReport.parts.map((part) => ({ ...part, answer: deep })),
      }),
    );
  });

  test('A report counts the members of a huge answer instead of showing them, and stays under the limit of a buffered answer', () => {
    const huge = {
      list: Array.from({ length: 50_000 }, (_, index) => ({
        index,
        text: `entry ${index}`,
        more: [index, 'x'],
      })),
    };
    const page = reportPage(withAnswers(completeReport.parts.slice(0, 3), [huge]));
    expect(page.length).toBeLessThan(1_000_000);
    expect(page).toContain('of this answer can be read in its JSON form');
  });

  test('A sentence replaces answers that are too long, the longest first', () => {
    const long = Array.from({ length: 3_000 }, () => ({ text: 'ф'.repeat(900), planets: [['x']] }));
    const parts = completeReport.parts.map((part, index) =>
      index % 2 === 0 ? { ...part, answer: long } : part,
    );
    const page = reportPage({ ...completeReport, parts });
    expectPage(page);
    expect(Buffer.byteLength(page)).toBeLessThan(4_000_000);
    expect(page).toContain('too long for a page');
    expect(page).toContain('The heart line is clear');
  });

  test('The record describes every state and class of answer in words', () => {
    for (const state of shownStates)
      for (const answer of answerClasses) {
        const part: PartView = {
          part: 'chart/natal_aspects_report',
          operation: 'natal_aspects_report',
          state,
          class: answer,
          unknowns: 1,
        };
        expectPage(reportPage({ ...troubledReport, parts: [part] }));
        expectPage(recordPage({ ...troubledReport, parts: [part] }));
      }
  });

  test('A refusal in the record names the field and the message of the service, and the input that a question lacks', () => {
    const { text } = readMarkup(recordPage(troubledReport));
    expect(text).toContain('image_url: The photo shows the back of a hand.');
    expect(text).toContain('Missing: place, country and gender.');
    expect(text).toContain('Missing: Reading of the photo.');
    expect(text).toContain('Copied from may/nils');
    expect(text).toContain(
      '2 of 8 parts are here; 1 refused, 1 unavailable, 1 unknown, 1 pending and 2 not asked.',
    );
  });

  test('The page of a report does not embed the picture of a palm', () => {
    const image = 'A'.repeat(400_000);
    const parts: PartView[] = [
      {
        part: 'palm/get-palm-image',
        operation: 'get-palm-image',
        state: 'bought',
        unknowns: 0,
        answer: { palm: image },
      },
    ];
    const page = reportPage(
      { ...completeReport, parts },
      { palmImage: '/batches/june/reports/anna/palm-image' },
    );
    expect(page).toContain('<img src="/batches/june/reports/anna/palm-image"');
    expect(page.length).toBeLessThan(20_000);
  });

  test('A report without any parts is still a page', () => {
    expectPage(reportPage({ ...completeReport, parts: [], hasPhoto: false }));
    const { text } = expectPage(recordPage({ ...completeReport, parts: [], hasPhoto: false }));
    expect(text).toContain('No call has been planned');
  });
});

test('Any answer of a month and any problem becomes a page', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(...shownStates),
      fc.string(),
      (answer, state, text) => {
        expectPage(panchangPage({ id: text }, { month: text, state, answer, next: text }));
        expectPage(problemPage({ title: text, status: 500, detail: text }));
      },
    ),
    { numRuns: 25 },
  );
});

function proseOf(value: unknown): string[] {
  if (typeof value === 'string')
    return /[a-z]\. [A-Z].*\.$/.test(value) && !value.includes('\n') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(proseOf);
  return [];
}

function everyString(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((entry) => everyString(entry, text));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, everyString(entry, text)]));
  return value;
}

test('Each foldable part of a report page has a different name', () => {
  const summaries = [...reportPage(completeReport).matchAll(/<summary>(.*?)<\/summary>/g)];
  const names = summaries.map(([, summary = '']) => readMarkup(summary).text);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
