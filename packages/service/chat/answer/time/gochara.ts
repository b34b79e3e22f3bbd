import { pointOf } from '@palmleaf/engines/chart';
import { Ephemeris, type Mover, type Span, staysOf } from '@palmleaf/engines/forecast';
import { around } from '@palmleaf/engines/zodiac';
import type { Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export function gocharaStatements(
  brief: Brief,
  period: Span,
  movers: readonly Mover[] = moversFor(brief),
): Statement[] {
  const sky = new Ephemeris('sidereal');
  return movers.flatMap((mover) => passageStatement(mover, sky, brief, period));
}

function moversFor({ level }: Brief): readonly Mover[] {
  if (level === 'STANDARD') return ['Jupiter'];
  return level === 'ADVANCED' ? ['Saturn', 'Jupiter'] : ['Saturn', 'Jupiter', 'Rahu'];
}

function passageStatement(
  mover: Mover,
  sky: Ephemeris,
  { nativity, level }: Brief,
  period: Span,
): Statement[] {
  const stays = staysOf(sky, mover, period).map(({ sign, from }) => ({
    sign,
    from,
    house: around(sign, 1 - nativity.ascendant.sign),
  }));
  const [first, ...later] = stays;
  if (!first) return [];
  const fromMoon = around(first.sign, 1 - pointOf(nativity, 'Moon').sign);
  return [
    {
      say: 'passes',
      mover,
      longitude: sky.longitude(mover, first.from),
      fromMoon,
      sadeSati: mover === 'Saturn' && [12, 1, 2].includes(fromMoon),
      stays: [first, ...later.slice(0, level === 'EXPERT' ? 3 : 2)],
    },
  ];
}
