import { chatTopics, wholeMonth, wholeYear } from '@palmleaf/texts/chat/terms';
import type { Statement } from '@palmleaf/texts/testing';

const year = wholeYear(2027);
const month = wholeMonth(2028, 2);
const { from, to } = year;

export const formStatements: readonly Statement[] = [
  ...(['movable', 'fixed', 'dual to movable', 'dual to fixed'] as const).flatMap((leaning): Statement[] => [
    { say: 'side', said: '1', other: '2', leaning },
    { say: 'undecided', one: '1', other: '2', towards: 'new', leaning },
    { say: 'undecided', one: '1', other: '2', towards: 'kept', leaning },
  ]),
  ...(['clear', 'slight'] as const).map((much): Statement => ({ say: 'by how much', much })),
  { say: 'smaller', best: { from, to } },
  { say: 'most of all', best: { from, to } },
  { say: 'smaller', best: { from, to: from } },
  ...chatTopics.flatMap((topic): Statement[] => [
    { say: 'better time', topic, better: year, lesser: month },
    { say: 'alike times', topic, one: month, other: year, good: true },
    { say: 'alike times', topic, one: month, other: year, good: false },
    { say: 'best span', topic, wished: true, within: { period: year }, best: { from, to } },
    { say: 'best span', topic, wished: false, within: { years: 12 }, best: { from, to: from } },
    { say: 'eases', topic, until: to },
    { say: 'partly', topic, period: year, best: { from, to } },
  ]),
];
