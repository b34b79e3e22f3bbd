import type { Brief } from '../composer.ts';
import { pointOf } from '../nativity.ts';
import type { Period } from '../question/period.ts';
import { Ephemeris, type Mover } from '../sky/ephemeris.ts';
import { type Stay, staysOf } from '../sky/transits.ts';
import { areaOf, ordinal } from '../words/houses.ts';
import { around } from '../zodiac.ts';
import { capital, date, moving } from './say.ts';

/** Vedic transits: where Saturn and Jupiter (EXPERT: Rahu too) pass, counted from the Moon and from the Ascendant. */
export function gochara(brief: Brief, period: Period, movers: readonly Mover[] = moversFor(brief)): string[] {
  const sky = new Ephemeris('sidereal');
  return movers.map((mover) => stayWords(mover, staysOf(sky, mover, period), sky, brief));
}

function moversFor({ level }: Brief): readonly Mover[] {
  if (level === 'STANDARD') return ['Jupiter'];
  return level === 'ADVANCED' ? ['Saturn', 'Jupiter'] : ['Saturn', 'Jupiter', 'Rahu'];
}

function stayWords(mover: Mover, stays: readonly Stay[], sky: Ephemeris, brief: Brief): string {
  const { nativity, level } = brief;
  const [first, ...later] = stays;
  if (!first) return '';
  const housesOf = (sign: number) => ({
    fromMoon: around(sign, 1 - pointOf(nativity, 'Moon').sign),
    fromAscendant: around(sign, 1 - nativity.ascendant.sign),
  });
  const now = moving('transiting', mover, sky.longitude(mover, first.from), level);
  const { fromMoon, fromAscendant } = housesOf(first.sign);
  const entries = later.slice(0, level === 'EXPERT' ? 3 : 1).map(({ sign, from }) => {
    const entered = moving('transiting', mover, sky.longitude(mover, from), 'ADVANCED');
    const place =
      level === 'STANDARD' ? areaOf(housesOf(sign).fromAscendant) : ordinal(housesOf(sign).fromAscendant);
    return level === 'STANDARD'
      ? `; from ${date(from, level)} it is ${entered} and about ${place}`
      : `; from ${date(from, level)} ${entered}, the ${place} from the Ascendant`;
  });
  if (level === 'STANDARD') {
    return `${capital(now)} turns to ${areaOf(fromAscendant)}${entries.join('')}.`;
  }
  const sadeSati = mover === 'Saturn' && [12, 1, 2].includes(fromMoon) ? ' (sade sati)' : '';
  return `${capital(now)} passes the ${ordinal(fromMoon)} from the Moon${sadeSati} and the ${ordinal(fromAscendant)} from the Ascendant (${areaOf(fromAscendant)})${entries.join('')}.`;
}
