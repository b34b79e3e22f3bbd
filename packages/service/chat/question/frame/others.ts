import type { Subject } from '@palmleaf/texts/chat/terms';
import { type Concept, hitsOf, type Wording } from '@palmleaf/texts/lexicons';
import { bodies, stoneNames } from '../matter.ts';
import { findPhrase, hasPhrase, type MessageLanguage } from '../phrases.ts';
import { dayIn } from './dates.ts';
import { gapOf, ownersIn, phrasesOf } from './persons.ts';
import type { Setting } from './reading.ts';

const kindsOfOneChart: readonly Subject['kind'][] = [
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

const isTerm = (concept: Concept): boolean =>
  /^(?:dosha|yoga) /.test(concept) || terms.includes(concept) || stoneNames.some((name) => name === concept);

const terms: readonly Concept[] = [
  'gem',
  'birth number',
  'number',
  'numerology',
  'lucky',
  'colour',
  'direction',
  'metal',
  'rudraksha',
  'deity',
  'ascendant',
  'chart ruler',
  'moon sign',
  'sun sign',
  'star',
  'gana',
  'nadi',
  'yoni',
  'letter',
  'dasha',
  'navamsa',
  'sade sati',
  'small panoti',
];

export function isTermOfOther(clause: Wording, language: MessageLanguage, { kind }: Subject): boolean {
  if (!kindsOfOneChart.includes(kind)) return false;
  const owners = ownersIn(clause, language);
  const theirs = phrasesOf('theirs', clause, language);
  const own = hitsOf(clause, 'i', 'my').filter(({ from }) => !owners.some((owner) => owner.from === from));
  return clause.hits
    .filter(({ concept }) => isTerm(concept))
    .some((term) => {
      const pointing = theirs.filter((each) => each.to <= term.from || each.from === term.to);
      return [...owners, ...pointing].some((each) => {
        const gap = gapOf(each, term);
        const isGenitive = each.to <= term.from && gap <= 1;
        if (isGenitive) return !own.some(({ from }) => from >= each.to && from < term.from);
        return own.every((one) => gapOf(one, term) >= gap);
      });
    });
}

export function aspectBetween(message: string, clause: Wording, { kind }: Subject): string | undefined {
  const place = findPhrase('aspects', clause.tokens);
  const points = hitsOf(clause, ...bodies);
  if (kind !== 'planet' || place === undefined || new Set(points.map(({ concept }) => concept)).size < 2)
    return undefined;
  const from = Math.min(place.from, ...points.map((point) => point.from));
  const to = Math.max(place.to, ...points.map((point) => point.to));
  return message.slice(clause.tokens[from]?.at, clause.tokens[to - 1]?.end);
}

const mostBetween = 3;

export function starOfOtherPoint(message: string, clause: Wording, { kind }: Subject): string | undefined {
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

export function namesOtherBirth(text: string, wording: Wording, { birthday }: Setting): boolean {
  if (!hasPhrase('born', wording.tokens)) return false;
  const named = dayIn(text, wording);
  if (named === undefined) return false;
  const { day, month, year } = birthday;
  const isYear = named.year === undefined || named.year === year;
  const isDay = named.day === day && named.month === month;
  const isTurned = named.day === month && named.month === day;
  return !(isYear && (isDay || isTurned));
}
