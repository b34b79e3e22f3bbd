import { pointOf } from '../../../../engines/chart/nativity.ts';
import { Ephemeris, type Mover } from '../../../../engines/forecast/ephemeris.ts';
import { type Span, type Stay, staysOf } from '../../../../engines/forecast/transits.ts';
import { around, signName } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { areaOf, ordinal } from '../../words/houses.ts';
import { capital, date, moving } from '../basics/say.ts';

/** Vedic transits: where Saturn and Jupiter (EXPERT: Rahu too) pass, counted from the Moon and from the Ascendant. */
export function gochara(brief: Brief, period: Span, movers: readonly Mover[] = moversFor(brief)): string[] {
  const sky = new Ephemeris('sidereal');
  return movers.map((mover) => stayWords(mover, staysOf(sky, mover, period), sky, brief));
}

function moversFor({ level }: Brief): readonly Mover[] {
  if (level === 'STANDARD') return ['Jupiter'];
  return level === 'ADVANCED' ? ['Saturn', 'Jupiter'] : ['Saturn', 'Jupiter', 'Rahu'];
}

function stayWords(mover: Mover, stays: readonly Stay[], sky: Ephemeris, brief: Brief): string {
  const [first, ...later] = stays;
  if (!first) return '';
  const next = later.slice(0, brief.level === 'EXPERT' ? 3 : 2);
  return brief.level === 'STANDARD'
    ? plainStays(mover, first, next, brief)
    : namedStays(mover, sky.longitude(mover, first.from), first, next, brief);
}

function plainStays(mover: Mover, first: Stay, next: readonly Stay[], { nativity, level }: Brief): string {
  const area = (sign: number): string => areaOf(around(sign, 1 - nativity.ascendant.sign));
  const entries = next.map(
    ({ sign, from }) =>
      `; from ${date(from, level)} it passes through ${signName(sign)}, turning to ${area(sign)}`,
  );
  return `In the sky ${mover} passes through ${signName(first.sign)}, turning to ${area(first.sign)}${entries.join('')}.`;
}

function namedStays(
  mover: Mover,
  longitude: number,
  first: Stay,
  next: readonly Stay[],
  brief: Brief,
): string {
  const { nativity, level } = brief;
  const fromMoon = around(first.sign, 1 - pointOf(nativity, 'Moon').sign);
  const fromAscendant = (sign: number): number => around(sign, 1 - nativity.ascendant.sign);
  const sadeSati = mover === 'Saturn' && [12, 1, 2].includes(fromMoon) ? ' (sade sati)' : '';
  const entries = next.map(
    ({ sign, from }) =>
      `; from ${date(from, level)} transiting ${mover} in ${signName(sign)}, the ${ordinal(fromAscendant(sign))} from the Ascendant`,
  );
  const house = fromAscendant(first.sign);
  return `${capital(moving('transiting', mover, longitude, level))} passes the ${ordinal(fromMoon)} from the Moon${sadeSati} and the ${ordinal(house)} from the Ascendant (${areaOf(house)})${entries.join('')}.`;
}
