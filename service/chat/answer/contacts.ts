import type { AspectType } from '../../../engines/chart/aspects.ts';
import { Ephemeris, type Mover } from '../../../engines/forecast/ephemeris.ts';
import { progressedAt } from '../../../engines/forecast/progressions.ts';
import { type Contact, contactsOf, type Span } from '../../../engines/forecast/transits.ts';
import type { BodyName } from '../../../engines/zodiac/rulers.ts';
import type { Brief, Level } from '../composer.ts';
import { houseAt, type Nativity, pointOf } from '../nativity.ts';
import { areaOf, ordinal } from '../words/houses.ts';
import { meaningOf, meets } from './aspects.ts';
import { capital, date, moving } from './say.ts';

export type Target = BodyName | 'Ascendant' | 'Midheaven';

const dayMs = 86_400_000;
const slow: readonly Mover[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const quick: readonly Mover[] = ['Sun', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** Months want the quick planets, years the slow ones. */
export function moversIn({ from, to }: Span): readonly Mover[] {
  return (to.getTime() - from.getTime()) / dayMs <= 70 ? quick : slow;
}

/** One aspect with all moments at which it is exact: a retrograde planet makes it up to three times. */
export interface Passage {
  readonly mover: Mover;
  readonly type: AspectType;
  readonly target: Target;
  readonly contacts: readonly Contact<Target>[];
}

const weightOf: Record<AspectType, number> = {
  Conjunction: 5,
  Opposition: 4,
  Square: 3,
  Trine: 3,
  Sextile: 1,
};

/** The passages of a span that touch the targets, weightiest first; the first targets weigh more. */
export function passagesTo(
  nativity: Nativity,
  targets: readonly Target[],
  span: Span,
  movers: readonly Mover[] = moversIn(span),
): Passage[] {
  const sky = new Ephemeris('tropical');
  const places: Partial<Record<Target, number>> = Object.fromEntries(
    targets.map((target) => [target, longitudeOf(nativity, target)]),
  );
  const found = movers.flatMap((mover) => contactsOf(sky, mover, places, span));
  const groups = Map.groupBy(found, ({ mover, type, target }) => `${mover} ${type} ${target}`);
  const passages = [...groups.values()].flatMap((contacts): Passage[] => {
    const [first] = contacts;
    return first ? [{ mover: first.mover, type: first.type, target: first.target, contacts }] : [];
  });
  const weight = ({ type, target }: Passage): number => weightOf[type] - targets.indexOf(target) * 0.5;
  return passages.sort((a, b) => weight(b) - weight(a) || startOf(a) - startOf(b));
}

function startOf({ contacts }: Passage): number {
  return contacts[0]?.at.getTime() ?? 0;
}

export function inOrder(passages: readonly Passage[]): Passage[] {
  return [...passages].sort((a, b) => startOf(a) - startOf(b));
}

export function longitudeOf(nativity: Nativity, target: Target): number {
  if (target === 'Ascendant') return nativity.chart.ascendant;
  if (target === 'Midheaven') return nativity.chart.midheaven;
  return pointOf(nativity, target).longitude;
}

/** "Transiting Saturn square natal Moon (exact 3 May 2026): patience tests feeling." */
export function passageSentence({ mover, type, target, contacts }: Passage, level: Level): string {
  const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
  const touched = mover === target ? 'itself' : meaningOf(target);
  const meaning = `${meaningOf(mover)} ${effect[type]} ${touched}`;
  return level === 'STANDARD'
    ? `${mover} ${meets[type]} your ${target} (${dates}): ${meaning}.`
    : `Transiting ${mover} ${type.toLowerCase()} natal ${target} (exact ${dates}): ${meaning}.`;
}

const effect: Record<AspectType, string> = {
  Conjunction: 'joins',
  Opposition: 'faces',
  Trine: 'supports',
  Square: 'tests',
  Sextile: 'encourages',
};

/** Progressed Moon (EXPERT: and Sun) at the middle of a span. */
export function progressedSentence({ nativity, level, understood }: Brief, { from, to }: Span): string[] {
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  const { Moon, Sun } = progressedAt(nativity.born, middle);
  const moonHouse = houseAt(nativity, Moon);
  if (level === 'STANDARD') {
    return understood.followUp ? [] : [`Your mood of these years gathers around ${areaOf(moonHouse)}.`];
  }
  const moon = `${moving('progressed', 'Moon', Moon, level)} in the ${ordinal(moonHouse)} house`;
  const sentence = `${capital(moon)} turns feeling towards ${areaOf(moonHouse)} (for the middle of the period, ${date(middle, level)}).`;
  if (level === 'ADVANCED') return [sentence];
  const sunHouse = houseAt(nativity, Sun);
  return [
    sentence,
    `${capital(moving('progressed', 'Sun', Sun, level))} in the ${ordinal(sunHouse)} house sets the longer theme, ${areaOf(sunHouse)}.`,
  ];
}
