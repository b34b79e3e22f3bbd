import { houseAt, pointOf } from '@palmleaf/engines/chart';
import {
  Ephemeris,
  inOrder,
  type Mover,
  passagesTo,
  spellsOf,
  staysIn,
  type Target,
} from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { around, signOf } from '@palmleaf/engines/zodiac';
import type { Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { passageStatements } from '../basics/contacts.ts';
import { partAfterBirth } from '../basics/lived.ts';
import { yesIf } from '../basics/worth.ts';
import { gocharaStatements } from './gochara.ts';

const movingBodies: Partial<Record<BodyName, Mover>> = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  Rahu: 'Rahu',
};

const targets: readonly Target[] = [
  'Sun',
  'Moon',
  'Ascendant',
  'Midheaven',
  'Mercury',
  'Venus',
  'Mars',
  'Saturn',
];

/** Houses from the Moon in which a passing graha does good: Phaladeepika 26.1 to 26.8. */
const goodHouses: Partial<Record<Mover, readonly number[]>> = {
  Sun: [3, 6, 10, 11],
  Moon: [1, 3, 6, 7, 10, 11],
  Mars: [3, 6, 11],
  Mercury: [2, 4, 6, 8, 10, 11],
  Jupiter: [2, 5, 7, 9, 11],
  Venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  Saturn: [3, 6, 11],
  Rahu: [3, 6, 10, 11],
};

const roundYears: Readonly<Partial<Record<Mover, number>>> = { Jupiter: 12.5, Saturn: 30, Rahu: 19 };
const dayMs = 86_400_000;
const yearMs = 365.25 * dayMs;
const longestGapMs = 300 * dayMs;

export function houseTransit(body: BodyName, house: number, { nativity, now }: Brief): Statement[] {
  const mover = movingBodies[body];
  const years = mover && roundYears[mover];
  if (!mover || !years) return [];
  const sky = new Ephemeris(nativity.tradition === 'VEDIC' ? 'sidereal' : 'tropical');
  const searched = {
    from: new Date(now.getTime() - (years / 8) * yearMs),
    to: new Date(now.getTime() + years * yearMs),
  };
  const stays = staysIn(sky, mover, searched, (at) => houseAt(nativity, at)).filter(
    ({ place }) => place === house,
  );
  const spell = spellsOf(stays, longestGapMs).find((each) => each.some(({ to }) => to > now));
  const [first, last] = [spell?.[0], spell?.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stay = { from: first.from, to: last.to };
  const longitude = sky.longitude(mover, now);
  const elsewhere: Statement = { say: 'goes through', mover, longitude, house: houseAt(nativity, longitude) };
  return [{ say: 'passes house', mover, house, stay }, ...(stay.from > now ? [elsewhere] : [])];
}

function asksWorth({ understood: { form, intent } }: Brief): boolean {
  return form === 'closed' || intent === 'worth';
}

export function transitWorth(body: BodyName | null, brief: Brief): Statement[] {
  const { nativity, understood } = brief;
  const period = partAfterBirth(understood.period, nativity);
  const mover = movingBodies[body ?? 'Saturn'];
  if (!period || !mover || !asksWorth(brief) || nativity.tradition === 'WESTERN') return [];
  return goodHouses[mover] ? [worthOfPassage(mover, brief, period.from)] : [];
}

function worthOfPassage(mover: Mover, { nativity }: Brief, at: Date): Statement {
  const sign = signOf(new Ephemeris('sidereal').longitude(mover, at));
  const house = around(sign, 1 - pointOf(nativity, 'Moon').sign);
  const good = goodHouses[mover]?.includes(house) ?? false;
  return { say: 'house from Moon', answer: yesIf(good), mover, house, good };
}

export function transitAnswer(body: BodyName | null, brief: Brief): Statement[] {
  const { nativity, understood, level } = brief;
  const period = partAfterBirth(understood.period, nativity);
  if (!period) return [{ say: 'before birth' }];
  const mover = body ? movingBodies[body] : undefined;
  if (body && !mover) return [{ say: 'not followed', body }];
  if (nativity.tradition === 'VEDIC') {
    const known = mover && !['Uranus', 'Neptune', 'Pluto'].includes(mover);
    if (mover && !known) return [{ say: 'no Vedic transit', body: mover }];
    const statements = gocharaStatements(brief, period, mover ? [mover] : ['Saturn', 'Jupiter', 'Rahu']);
    return [
      ...(asksWorth(brief) ? [worthOfPassage(mover ?? 'Saturn', brief, period.from)] : []),
      ...statements,
    ];
  }
  if (mover === 'Rahu') return [{ say: 'planets only' }];
  const movers: readonly Mover[] = mover ? [mover] : ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
  const sky = new Ephemeris('tropical');
  const start = period.from;
  const places = movers.slice(0, level === 'STANDARD' ? 2 : movers.length).map((each): Statement => {
    const longitude = sky.longitude(each, start);
    return { say: 'goes through', mover: each, longitude, house: houseAt(nativity, longitude) };
  });
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 5 }[level];
  const passages = mover === 'Moon' ? [] : passagesTo(nativity, targets, period, movers).slice(0, count);
  return [...places, ...passageStatements(inOrder(passages))];
}
