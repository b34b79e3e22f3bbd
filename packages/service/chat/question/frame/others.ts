import type { Subject } from '@palmleaf/texts/chat/terms';
import { type Concept, hitsOf, leads, tokensOf, type Wording } from '@palmleaf/texts/lexicons';
import { bodies } from '../matter.ts';
import { holds, placeOf } from '../phrases.ts';
import type { Understood } from '../understand.ts';
import { dayIn } from './dates.ts';
import type { Setting } from './reading.ts';

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

/** Two planets and an aspect between them, which the Vedic reading does not compute. */
export function aspectBetween(message: string, clause: Wording, { kind }: Subject): string | undefined {
  const place = placeOf('aspects', clause.tokens);
  const points = hitsOf(clause, ...bodies);
  if (kind !== 'planet' || place === undefined || new Set(points.map(({ concept }) => concept)).size < 2)
    return undefined;
  const from = Math.min(place.from, ...points.map((point) => point.from));
  const to = Math.max(place.to, ...points.map((point) => point.to));
  return message.slice(clause.tokens[from]?.at, clause.tokens[to - 1]?.end);
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

/** A date of birth that is not the one of the request. */
export function isOfOtherBirth(text: string, wording: Wording, { birthday }: Setting): boolean {
  if (!holds('born', wording.tokens)) return false;
  const named = dayIn(text, wording);
  if (named === undefined) return false;
  const { day, month, year } = birthday;
  const isYear = named.year === undefined || named.year === year;
  const isDay = named.day === day && named.month === month;
  const isTurned = named.day === month && named.month === day;
  return !(isYear && (isDay || isTurned));
}

/** An animal of whoever asks, or one that nothing else in the question outweighs. */
export function isOfPet(text: string, { subject }: Understood): boolean {
  const tokens = tokensOf(text);
  const pet = placeOf('pet', tokens);
  if (!pet) return false;
  const before = tokens.slice(Math.max(0, pet.from - 2), pet.from);
  const isOwned = holds('owners', before);
  const isAside = subject.kind === 'unknown' || (subject.kind === 'topic' && subject.topic === 'health');
  return isAside || (isOwned && ['topic', 'small talk', 'timing'].includes(subject.kind));
}
