import { expect, test } from 'vitest';
import { understand } from '../../chat/question/understand.ts';
import { anna, testNow } from './conversation.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

test.each([
  ['will I find work by september?', '2026-03-10', '2026-09-30'],
  ['will I find work by september 2027?', '2026-03-10', '2027-09-30'],
  ['will I find work before 2028?', '2026-03-10', '2027-12-31'],
  ['will I marry before 40?', '2026-03-10', '2030-01-01'],
  ['will my work calm down after christmas?', '2026-12-25', '2027-03-25'],
  ['will I find a flat until easter?', '2026-03-10', '2026-04-05'],
  ['how is my money in the monsoon?', '2026-06-01', '2026-09-30'],
  ['will I find work within six months?', '2026-03-10', '2026-09-10'],
  ['finde ich bis ostern eine wohnung?', '2026-03-10', '2026-04-05'],
  ['¿encontraré trabajo antes del verano?', '2026-03-10', '2026-05-31'],
  ['trouverai-je du travail avant septembre ?', '2026-03-10', '2026-08-31'],
  ['troverò lavoro entro settembre?', '2026-03-10', '2026-09-30'],
  ['vou achar trabalho até setembro?', '2026-03-10', '2026-09-30'],
  ['найду ли я работу до сентября?', '2026-03-10', '2026-08-31'],
  ['kya mujhe september tak naukri milegi', '2026-03-10', '2026-09-30'],
] as const)('A period ends where the question says: %s', (question, from, to) => {
  const { period } = understand(question, testNow, anna.year);
  expect([dayOf(period.from), dayOf(period.to)]).toEqual([from, to]);
});

test.each([
  ['holi', '2032-02-01', '2032-03-26'],
  ['holi', '2040-02-01', '2040-03-27'],
  ['ugadi', '2029-03-01', '2029-04-13'],
  ['diwali', '2031-09-01', '2031-11-14'],
  ['diwali', '2039-09-01', '2039-11-16'],
])('A feast of the Moon falls in its lunar month, also after a leap month: %s from %s', (feast, now, day) => {
  const { period } = understand(`will I find work until ${feast}?`, new Date(`${now}T12:00Z`), anna.year);
  expect(dayOf(period.to)).toBe(day);
});

test('A span in a story about a named year is not the period of the question', () => {
  const { period } = understand('i went to dubai in 2018 and came back in 5 months', testNow, anna.year);
  expect(dayOf(period.from)).toBe('2018-01-01');
});

test('The present age of the asker names no period', () => {
  expect(understand('will I find work at 36?', testNow, anna.year).periodNamed).toBe(false);
});
