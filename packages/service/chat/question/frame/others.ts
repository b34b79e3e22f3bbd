import type { Subject } from '@palmleaf/texts/chat/terms';
import { type Concept, hitsOf, leads, type Wording } from '@palmleaf/texts/lexicons';
import { bodies } from '../matter.ts';

const relatives: readonly Concept[] = ['partner', 'mother', 'father', 'siblings', 'children', 'in-laws'];

/** Subjects that are read from the chart of the person whom they are asked about. */
const ofOneChart: readonly Subject['kind'][] = [
  'gem',
  'charm',
  'birth number',
  'deity',
  'sign',
  'star',
  'dasha',
  'navamsa',
  'sade sati',
  'small panoti',
  'yoga',
  'dosha',
];

/** Whether a term of the art is asked of a relative's chart: "my son's rashi", "a gem for my husband". */
export function isOfRelative(clause: Wording, { kind }: Subject): boolean {
  if (!ofOneChart.includes(kind) || !leads(clause, ['my'], relatives, 1)) return false;
  const owners = hitsOf(clause, 'my');
  return hitsOf(clause, 'i').every(({ from }) => owners.some((owner) => owner.from === from));
}

const mostBetween = 3;

/** The words that ask for the star of another point than the Moon, whose star is the only one that the chat names. */
export function starOfOther(message: string, clause: Wording, { kind }: Subject): string | undefined {
  if (kind !== 'star') return undefined;
  const points = hitsOf(clause, ...bodies.filter((body) => body !== 'Moon'), 'ascendant');
  for (const star of hitsOf(clause, 'star'))
    for (const point of points) {
      const [from, to] = [Math.min(star.from, point.from), Math.max(star.to, point.to)];
      if (to - from - (star.to - star.from) - (point.to - point.from) > mostBetween) continue;
      return message.slice(clause.tokens[from]?.at, clause.tokens[to - 1]?.end);
    }
  return undefined;
}
