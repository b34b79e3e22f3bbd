import {
  bodiesAspecting,
  companionsOf,
  houseOfNativity,
  housesRuledBy,
  type PlacedBody,
  pointOf,
} from '@palmleaf/engines/chart';
import { isCombust, navamsaSign, strengthOf } from '@palmleaf/engines/jyotish';
import { type BodyName, classicalPlanets, signNames } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../../composer.ts';
import { bodiesIn } from '../../question/matter.ts';
import { yesIf } from '../basics/worth.ts';
import { closestAspects } from '../matter/nature.ts';
import { vimshottariOf } from '../time/periods.ts';

function bodyInTradition({ nativity }: Brief, body: BodyName): BodyName | undefined {
  if (nativity.points.some(({ name }) => name === body)) return body;
  if (nativity.tradition === 'WESTERN' && body === 'Rahu') return 'North Node';
  if (nativity.tradition === 'VEDIC' && body === 'North Node') return 'Rahu';
  return undefined;
}

export function planetAnswer(asked: BodyName, brief: Brief): Statement[] {
  const { nativity, level } = brief;
  const body = bodyInTradition(brief, asked);
  if (!body) {
    const others = nativity.points.map(({ name }) => name);
    return [{ say: 'no place', body: asked, tradition: nativity.tradition, others }];
  }
  const point = pointOf(nativity, body);
  const character = [...easeOf(point), ...motionOf(point)];
  const opening = openingOf(point, brief);
  if (level === 'STANDARD') return [...opening, ...character];
  const houses = housesRuledBy(nativity, body);
  return [
    ...opening,
    ...(houses.length > 0 ? [{ say: 'planet rules' as const, houses }] : []),
    ...character,
    ...relations(body, brief),
  ];
}

function openingOf(point: PlacedBody, { nativity, understood: { form, mood, wording } }: Brief): Statement[] {
  const statement: Statement = { say: 'planet', point };
  if (form !== 'closed') return [statement];
  const { name, dignity, retrograde, sign } = point;
  const state = (is: boolean, what: Statement<'planet is'>['state']): Statement[] => [
    { say: 'planet is', answer: yesIf(is), body: name, state: what, is },
    statement,
  ];
  if (has(wording, 'retrograde')) return state(retrograde, 'retrograde');
  if (has(wording, 'exalted')) return state(dignity?.name === 'exalted', 'exalted');
  if (has(wording, 'debilitated'))
    return state(['debilitated', 'in fall'].includes(dignity?.name ?? ''), 'debilitated');
  if (has(wording, 'combust')) {
    const planet = classicalPlanets.find((each) => each === name);
    return state(planet !== undefined && isCombust(nativity, planet), 'combust');
  }
  const asked = signNames.findIndex(
    (each) => has(wording, each) || (each === 'Cancer' && has(wording, 'cancer')),
  );
  if (asked >= 0) return [{ ...statement, answer: yesIf(sign === asked + 1), confirmed: true }];
  const poorly = has(wording, 'weak', 'bad');
  const weak = strengthOf(point) < 0;
  if (poorly) return state(weak, 'weak');
  // "Is Saturn ruining my life?" never gets a yes.
  if (mood === 'fear') return weak ? [statement] : state(false, 'weak');
  return state(!weak, 'well placed');
}

function easeOf({ dignity }: PlacedBody): Statement[] {
  const strength = dignity?.strength ?? 0;
  return strength === 0 ? [] : [{ say: 'ease', easy: strength > 0 }];
}

function motionOf({ name, retrograde }: PlacedBody): Statement[] {
  return retrograde && !['Rahu', 'Ketu', 'North Node'].includes(name) ? [{ say: 'backwards' }] : [];
}

function relations(body: BodyName, brief: Brief): Statement[] {
  const { nativity, level } = brief;
  if (nativity.tradition === 'WESTERN') return closestAspects(nativity, [body], level === 'EXPERT' ? 5 : 2);
  const companions = companionsOf(nativity, body);
  const onlookers = bodiesAspecting(nativity, pointOf(nativity, body).house).filter(
    ({ name }) => name !== body,
  );
  return [
    ...(companions.length > 0 ? [{ say: 'companions' as const, points: companions }] : []),
    ...(onlookers.length > 0 ? [{ say: 'looked at' as const, points: onlookers }] : []),
    ...(level === 'EXPERT' ? ownDasha(body, brief) : []),
  ];
}

function ownDasha(body: BodyName, { nativity, now }: Brief): Statement[] {
  const maha = vimshottariOf(nativity)
    .mahadashas()
    .find(({ lord, to }) => lord === body && to > now);
  return [maha ? { say: 'own mahadasha', maha } : { say: 'mahadasha over' }];
}

export function houseAnswer(number: number, brief: Brief): Statement[] {
  const { nativity, level } = brief;
  const house = houseOfNativity(nativity, number);
  const ruler = pointOf(nativity, house.ruler);
  const points = house.occupants.filter(({ name }) => name !== ruler.name);
  return [
    ...houseLead(house.occupants, ruler, brief),
    ...placesOf(bodiesIn(brief.understood.wording), [...house.occupants, ruler], brief),
    { say: 'house', house, ruler },
    points.length > 0
      ? { say: 'in the house', points }
      : { say: 'empty house is no lack', holdsRuler: house.occupants.length > 0 },
    ...(level === 'STANDARD' ? [] : views(number, ruler.name, brief)),
  ];
}

const placesOf = (
  named: readonly BodyName[],
  told: readonly PlacedBody[],
  { nativity }: Brief,
): Statement[] =>
  nativity.points
    .filter((point) => named.includes(point.name) && !told.some(({ name }) => name === point.name))
    .map((point) => ({ say: 'planet', point }));

function houseLead(
  occupants: readonly PlacedBody[],
  ruler: PlacedBody,
  { understood: { form, wording } }: Brief,
): Statement[] {
  const [body] = bodiesIn(wording);
  const there = occupants.some(({ name }) => name === body);
  if (form !== 'closed') return body && !there ? [{ say: 'stands there', body, there }] : [];
  if (body) return [{ say: 'stands there', answer: yesIf(there), body, there }];
  if (has(wording, 'empty', 'vacant')) {
    const empty = occupants.length === 0;
    return [{ say: 'house empty', answer: yesIf(empty), empty }];
  }
  const weak = strengthOf(ruler) < 0;
  const asksWeak = has(wording, 'weak', 'bad');
  return [{ say: 'ruler stands', answer: yesIf(weak === asksWeak), well: !weak }];
}

function views(number: number, ruler: BodyName, { nativity, level }: Brief): Statement[] {
  if (nativity.tradition === 'WESTERN') return closestAspects(nativity, [ruler], level === 'EXPERT' ? 3 : 1);
  const points = bodiesAspecting(nativity, number);
  return [points.length > 0 ? { say: 'looked at', points } : { say: 'nobody looks', ofHouse: false }];
}

export function navamsaAnswer(brief: Brief): Paragraphs {
  const { ascendant, points: all } = brief.nativity;
  const named = bodiesIn(wordingOfQuestion(brief));
  const points = named.length > 0 ? all.filter(({ name }) => named.includes(name)) : all;
  const places = points.map(({ name, longitude }) => ({ body: name, sign: navamsaSign(longitude) }));
  const same = points.filter(({ longitude, sign }) => navamsaSign(longitude) === sign);
  const signs: Statement[] = [{ say: 'navamsa signs', places }];
  const firm: Statement[] = [{ say: 'vargottama', bodies: same.map(({ name }) => name) }];
  const rising: Statement[] = [
    { say: 'navamsa', sign: navamsaSign(ascendant.longitude) },
    { say: 'navamsa reads' },
  ];
  return named.length > 0 ? [signs, same.length > 0 ? firm : []] : [rising, signs, firm];
}
