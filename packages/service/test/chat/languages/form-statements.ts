import { chatTopics, wholeMonth, wholeYear } from '@palmleaf/texts/chat/terms';
import type { Statement } from '@palmleaf/texts/testing';

const year = wholeYear(2027);
const month = wholeMonth(2028, 2);
const { from, to } = year;
const quoted = { one: '1', other: '2' };

export const formStatements: readonly Statement[] = [
  ...(['movable', 'fixed', 'dual to movable', 'dual to fixed'] as const).flatMap((leaning): Statement[] => [
    { say: 'side', quoted, by: { is: 'leaning', leaning } },
  ]),
  { say: 'even', quoted, by: { is: 'one part' } },
  ...(['clear', 'slight'] as const).map((much): Statement => ({ say: 'by how much', much })),
  { say: 'alike days' },
  { say: 'still holds' },
  { say: 'quiet time' },
  { say: 'stronger', best: { from, to } },
  { say: 'not by age', age: 28 },
  { say: 'passes house', mover: 'Jupiter', house: 10, stay: { from, to } },
  { say: 'after', best: { from, to } },
  { say: 'most of all', best: { from, to } },
  { say: 'stronger', best: { from, to: from } },
  ...chatTopics.flatMap((topic): Statement[] => [
    { say: 'side', quoted, by: { is: 'matters', better: topic, lesser: 'money' } },
    { say: 'side', quoted, by: { is: 'times', topic, better: year, lesser: month } },
    { say: 'even', quoted, by: { is: 'matters', one: topic, other: 'money' } },
    { say: 'even', quoted, by: { is: 'good times', topic, one: year, other: month } },
    { say: 'even', quoted, by: { is: 'plain times', topic, one: year, other: month } },
    { say: 'chart cannot decide', quoted, topic },
    { say: 'noted', topic },
    ...(['careful', 'open'] as const).map((daring): Statement => ({ say: 'time for a deed', topic, daring })),
    ...(['good', 'mixed', 'bad'] as const).map(
      (verdict): Statement => ({ say: 'matter day', at: from, topic, verdict }),
    ),
    { say: 'better time', topic, better: year, lesser: month },
    { say: 'alike times', topic, one: month, other: year, good: true },
    { say: 'alike times', topic, one: month, other: year, good: false },
    { say: 'best span', topic, wished: true, within: { period: year }, best: { from, to } },
    { say: 'best span', topic, wished: false, within: { years: 12 }, best: { from, to: from } },
    { say: 'eases', topic, until: to },
    { say: 'partly', topic, period: year, best: { from, to } },
  ]),
];
