import {
  aspectsTouching,
  companionsOf,
  houseOfNativity,
  housesRuledBy,
  onlookersOf,
  pointOf,
} from '../../../engines/chart/nativity.ts';
import type { BodyName } from '../../../engines/zodiac/bodies.ts';
import type { Brief } from '../composer.ts';
import { areaOf, housesInWords } from '../words/houses.ts';
import { standsFor } from '../words/planets.ts';
import { aspectSentence } from './aspects.ts';
import { vimshottariOf } from './periods.ts';
import { capital, date, house, list, manner, placement } from './say.ts';

/** The name by which the tradition of the chart knows a body; undefined when it does not use it. */
function bodyInTradition({ nativity }: Brief, body: BodyName): BodyName | undefined {
  if (nativity.points.some(({ name }) => name === body)) return body;
  if (nativity.tradition === 'WESTERN' && body === 'Rahu') return 'North Node';
  if (nativity.tradition === 'VEDIC' && body === 'North Node') return 'Rahu';
  return undefined;
}

export function planetAnswer(asked: BodyName, brief: Brief): string[] {
  const { nativity, level } = brief;
  const body = bodyInTradition(brief, asked);
  if (!body) {
    return [
      `${asked} has no place in the ${nativity.tradition === 'VEDIC' ? 'Vedic' : 'Western'} reading, so I leave it aside; ask me about any of ${list(nativity.points.map(({ name }) => name))}.`,
    ];
  }
  const point = pointOf(nativity, body);
  const opening = `${placement(point, level)}: ${standsFor[body]}, ${manner(point)}, at work above all in ${areaOf(point.house)}.`;
  if (level === 'STANDARD')
    return [opening, ease(point.dignity?.strength), motion(body, point.retrograde)].filter(Boolean);
  const ruled = housesRuledBy(nativity, body);
  return [
    opening,
    ruled.length > 0 ? `It rules ${housesInWords(ruled)}, so ${list(ruled.map(areaOf))} depend on it.` : '',
    ease(point.dignity?.strength),
    motion(body, point.retrograde),
    ...relations(body, brief),
  ].filter(Boolean);
}

function ease(strength: number | undefined): string {
  if (strength === undefined || strength === 0) return '';
  return strength > 0
    ? 'It stands well there and gives its best with little strain.'
    : 'It stands uneasily there, so its gifts come by practice rather than by themselves.';
}

function motion(body: BodyName, retrograde: boolean): string {
  if (!retrograde || ['Rahu', 'Ketu', 'North Node'].includes(body)) return '';
  return 'It was moving backwards at your birth: it works inwards first and likes to go over things twice.';
}

function relations(body: BodyName, brief: Brief): string[] {
  const { nativity, level } = brief;
  const count = level === 'EXPERT' ? 5 : 2;
  if (nativity.tradition === 'WESTERN') {
    return aspectsTouching(nativity, [body])
      .slice(0, count)
      .map((aspect) => aspectSentence(aspect, level));
  }
  const companions = companionsOf(nativity, body);
  const onlookers = onlookersOf(nativity, pointOf(nativity, body).house).filter(({ name }) => name !== body);
  return [
    companions.length > 0
      ? `It shares its sign with ${list(companions.map((point) => placement(point, level)))}.`
      : '',
    onlookers.length > 0
      ? `It is looked at by ${list(onlookers.map((point) => placement(point, level)))}.`
      : '',
    ...(level === 'EXPERT' ? ownDasha(body, brief) : []),
  ].filter(Boolean);
}

function ownDasha(body: BodyName, { nativity, now }: Brief): string[] {
  const maha = vimshottariOf(nativity)
    .mahadashas()
    .find(({ lord, to }) => lord === body && to > now);
  if (!maha) return [`Its mahadasha in this round is over.`];
  return [`${maha.lord} mahadasha lasts from ${date(maha.from, 'EXPERT')} to ${date(maha.to, 'EXPERT')}.`];
}

export function houseAnswer(number: number, brief: Brief): string[] {
  const { nativity, level } = brief;
  const asked = houseOfNativity(nativity, number);
  const ruler = pointOf(nativity, asked.ruler);
  const occupants = asked.occupants.filter(({ name }) => name !== ruler.name);
  const opening =
    level === 'STANDARD'
      ? `This house is about ${areaOf(number)}. It goes with ${placement(ruler, level)}: ${standsFor[ruler.name]}, ${manner(ruler)}.`
      : `${capital(house(asked, nativity, level))} is about ${areaOf(number)}. Its ruler is ${placement(ruler, level)}: ${standsFor[ruler.name]}, ${manner(ruler)}, leading to ${areaOf(ruler.house)}.`;
  const within =
    occupants.length > 0
      ? `In it ${occupants.length === 1 ? 'stands' : 'stand'} ${list(occupants.map((point) => `${placement(point, level)} with ${standsFor[point.name]}`))}.`
      : 'No other planet stands in it; that is no lack, its ruler speaks for it.';
  return [opening, within, ...(level === 'STANDARD' ? [] : views(number, ruler.name, brief))];
}

function views(number: number, ruler: BodyName, brief: Brief): string[] {
  const { nativity, level } = brief;
  if (nativity.tradition === 'WESTERN') {
    return aspectsTouching(nativity, [ruler])
      .slice(0, level === 'EXPERT' ? 3 : 1)
      .map((aspect) => aspectSentence(aspect, level));
  }
  const onlookers = onlookersOf(nativity, number);
  if (onlookers.length === 0) return ['No graha looks at it.'];
  return [`It is looked at by ${list(onlookers.map((point) => placement(point, level)))}.`];
}
