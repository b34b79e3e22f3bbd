import {
  aspectsTouching,
  companionsOf,
  houseOfNativity,
  housesRuledBy,
  onlookersOf,
  type PlacedBody,
  pointOf,
} from '../../../../engines/chart/nativity.ts';
import { isCombust, strengthOf } from '../../../../engines/jyotish/strength.ts';
import { type BodyName, classicalPlanets } from '../../../../engines/zodiac/bodies.ts';
import { signNames } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { bodyIn } from '../../question/subject.ts';
import { areaOf, housesInWords, leadOf } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import { standsFor } from '../../words/planets.ts';
import { aspectSentence } from '../basics/aspects.ts';
import { capital, date, house, placement, sign } from '../basics/say.ts';
import { vimshottariOf } from '../time/periods.ts';

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
  const opening = `${yesOrNoOf(point, brief)}${placement(point, level)}: ${sign(point)}. It stands for ${standsFor[body]}, and you notice it most in ${areaOf(point.house)}.`;
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

/** "Is my Venus strong?", "Is Saturn retrograde?": the answer before the placement; nothing for open questions. */
function yesOrNoOf(point: PlacedBody, { nativity, understood: { form, text } }: Brief): string {
  if (form !== 'yes or no') return '';
  const { name, dignity, retrograde, sign } = point;
  const planet = classicalPlanets.find((each) => each === name);
  const asked = signNames.findIndex((each) => text.includes(each.toLowerCase()));
  const say = (is: boolean, what: string): string =>
    `${is ? 'Yes' : 'No'}, ${name} is ${is ? '' : 'not '}${what}. `;
  if (/\bretrograde|vakri\b/.test(text)) return say(retrograde, 'retrograde in your chart');
  if (/\bexalted\b/.test(text)) return say(dignity?.name === 'exalted', 'exalted in your chart');
  if (/\b(?:debilitated|in fall)\b/.test(text))
    return say(['debilitated', 'in fall'].includes(dignity?.name ?? ''), 'debilitated in your chart');
  if (/\bcombust\b/.test(text))
    return say(planet !== undefined && isCombust(nativity, planet), 'combust in your chart');
  if (asked >= 0) return `${sign === asked + 1 ? 'Yes' : 'No'}: `;
  const poorly = /\b(?:weak|bad|afflicted|malefic|harmful|problem\w*|trouble\w*)\b/.test(text);
  const weak = strengthOf(point) < 0;
  return poorly ? say(weak, 'weak in your chart') : say(!weak, 'well placed in your chart');
}

function ease(strength: number | undefined): string {
  if (strength === undefined || strength === 0) return '';
  return strength > 0
    ? 'It is well placed there, and gives its best without much effort on your part.'
    : 'It is not at ease there, so what it gives comes by practice and not by itself.';
}

function motion(body: BodyName, retrograde: boolean): string {
  if (!retrograde || ['Rahu', 'Ketu', 'North Node'].includes(body)) return '';
  return 'It was moving backwards at your birth, so it works inwards first and likes to go over things twice.';
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
      ? `This house is about ${areaOf(number)}. It goes with ${placement(ruler, level)}: ${sign(ruler)}.`
      : `${capital(house(asked, nativity, level))} is about ${areaOf(number)}. Its ruler is ${placement(ruler, level)}: ${sign(ruler)}. ${leadOf(ruler.house)}`;
  const within =
    occupants.length > 0
      ? `In it ${occupants.length === 1 ? 'stands' : 'stand'} ${occupants.map((point) => `${placement(point, level)} (${sign(point)})`).join('; ')}.`
      : 'No other planet stands in it; that is no lack, its ruler speaks for it.';
  const lead = houseLead(asked.occupants, ruler, brief);
  return [...lead, opening, within, ...(level === 'STANDARD' ? [] : views(number, ruler.name, brief))];
}

/** "Is Mars in my 7th house?", "Is my 10th house strong?", "Is it empty?". */
function houseLead(
  occupants: readonly PlacedBody[],
  ruler: PlacedBody,
  { understood: { form, text } }: Brief,
): string[] {
  if (form !== 'yes or no') return [];
  const body = bodyIn(text);
  if (body) {
    const there = occupants.some(({ name }) => name === body);
    return [`${there ? 'Yes' : 'No'}, ${body} ${there ? 'stands' : 'does not stand'} there.`];
  }
  if (/\bempty\b/.test(text))
    return [occupants.length === 0 ? 'Yes, no planet stands there.' : 'No, it is not empty.'];
  const weak = strengthOf(ruler) < 0;
  const asksWeak = /\b(?:weak|bad|afflicted)\b/.test(text);
  return [`${weak === asksWeak ? 'Yes' : 'No'}, its ruler stands ${weak ? 'uneasily' : 'well enough'}.`];
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
