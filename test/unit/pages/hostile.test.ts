import { describe, expect, test } from 'vitest';
import { panchangPage, reportPage } from '../../../functions/reports/pages/pages.ts';
import {
  hostileMarkup,
  hostileValues,
  pathsIn,
  replacedAt,
  rewritten,
} from '../../support/hostile/markup.ts';
import { answers } from '../../support/pages/answers.ts';
import { hostilePages } from '../../support/pages/hostile.ts';
import { samplePages } from '../../support/pages/site.ts';
import { unexpectedMarkupIn } from '../../support/pages/templates.ts';
import { completeReport, troubledReport } from '../../support/pages/views.ts';

/** The limit of a buffered answer, with room for its transport. */
const maxPageBytes = 5_000_000;

const withoutControls = (text: string): string =>
  text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (c) => (/[\t\n\r]/.test(c) ? c : '\uFFFD'));

function expectOwnMarkup(page: string, which: string): void {
  expect(unexpectedMarkupIn(page), which).toEqual([]);
  expect(Buffer.byteLength(page), which).toBeLessThan(maxPageBytes);
}

describe('hostile texts in every field', () => {
  test('The sample pages hold only markup of their templates', () => {
    for (const [path, page] of Object.entries(samplePages)) expectOwnMarkup(page(), path);
  });

  test('The check finds foreign markup in a page', () => {
    const [page = ''] = Object.values(samplePages).map((make) => make());
    for (const bad of ['<marquee></marquee>', '<a href="//evil.example/">x</a>', '<p lang="x" foo="y"></p>'])
      expect(unexpectedMarkupIn(page.replace('</main>', `${bad}</main>`)), bad).toHaveLength(1);
  });

  test.each(['in place of', 'after', 'before'])(
    'Hostile markup %s the expected text becomes no element of a page',
    (where) => {
      for (let round = 0; round < hostileMarkup.length; round += 4) {
        let seed = round;
        const write = (text: string): string => {
          seed += 1;
          const hostile = hostileMarkup[seed % hostileMarkup.length] ?? '';
          return where === 'in place of' ? hostile : where === 'after' ? text + hostile : hostile + text;
        };
        for (const [name, page] of Object.entries(hostilePages(write, round % 8 === 0))) {
          expectOwnMarkup(page(), `${name}, round ${round}`);
        }
      }
    },
  );

  test('A hostile text in every field of a report appears as text over a hundred times on its page', () => {
    const [, , attack = ''] = hostileMarkup;
    const page = hostilePages(() => attack).report?.() ?? '';
    expect(
      page.split(withoutControls(attack).replaceAll('<', '&lt;').replaceAll('>', '&gt;')).length,
    ).toBeGreaterThan(100);
  });

  test('Hostile texts of a hundred thousand letters each do not make a page too large to send', () => {
    const long = '"<&\'`>'.repeat(17_000);
    const write = (text: string) => text + long;
    const parts = completeReport.parts.map((part) => ({
      ...part,
      answer: rewritten(part.answer, write, true),
    }));
    expectOwnMarkup(reportPage({ ...completeReport, parts }), 'report');
    const one = parts.filter(({ operation }) => ['summary', 'varshaphal_yoga', 'chat'].includes(operation));
    for (const part of one) expectOwnMarkup(reportPage({ ...completeReport, parts: [part] }), part.part);
    for (const state of ['bought', 'refused'] as const) {
      const answer = rewritten(answers.chennai, write);
      expectOwnMarkup(panchangPage({ id: 'x' }, { month: '2026-11', state, answer }), state);
    }
  });
});

/** Few changes, so that the rest of the answer retains its shape. */
const atOnce = 4;

describe('hostile values in every field', () => {
  test('Hostile values in every kind of answer become a page', () => {
    const parts = [...completeReport.parts, ...troubledReport.parts];
    const ways = parts.map(({ answer }) => pathsIn(answer));
    const rounds = Math.max(...ways.map((own) => own.length)) / atOnce;
    for (let round = 0; round < rounds; round += 1) {
      const changed = parts.map((part, index) => {
        const some = ways[index]?.slice(round * atOnce, (round + 1) * atOnce) ?? [];
        const answer = some.reduce<unknown>(
          (whole, way, at) => replacedAt(whole, way, hostileValues[(round + at) % hostileValues.length]),
          part.answer,
        );
        return { ...part, answer };
      });
      expectOwnMarkup(reportPage({ ...completeReport, parts: changed }), `round ${round}`);
    }
  });

  test('Hostile values in every kind of month become a page', () => {
    for (const answer of [answers.chennai, answers.tamilMonth, answers.tamilNames]) {
      for (const [index, way] of pathsIn(answer).entries()) {
        const value = hostileValues[index % hostileValues.length];
        const month = { month: '2026-11', state: 'bought' as const, answer: replacedAt(answer, way, value) };
        expectOwnMarkup(panchangPage({ id: 'x' }, month), way.join('.'));
      }
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
