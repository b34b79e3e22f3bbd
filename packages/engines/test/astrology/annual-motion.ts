import type { Birth } from '@palmleaf/contract/birth';
import { computeChartAt } from '../../chart/chart.ts';
import { separation } from '../../sky/angle.ts';
import { annualChart } from '../../varshaphal/annual-chart.ts';
import { pairLights } from '../../varshaphal/aspects.ts';

interface Motions {
  readonly ithasalas: number;
  readonly easarphas: number;
  readonly denied: number;
}

export function motionsOfYear(birth: Birth, year: number): Motions {
  const { planets, time } = annualChart(birth, year);
  const later = computeChartAt(time.AddDays(10 / 86_400), birth, {
    houseSystem: 'whole_sign',
    zodiac: 'sidereal',
  });
  const counts = { ithasalas: 0, easarphas: 0, denied: 0 };
  for (const { faster, slower, link } of pairLights(planets)) {
    if (link === undefined) continue;
    const ahead = faster.speed > slower.speed && slower.degree < faster.degree;
    const crossing = link === 'coming' && faster.degree >= 29 && ahead;
    const signs = 30 * (slower.sign - faster.sign - (crossing ? 1 : 0));
    const arcBetween = (a: number, b: number): number => separation(b - a, signs);
    const now = arcBetween(faster.longitude, slower.longitude);
    const then = arcBetween(later.bodies[faster.name].longitude, later.bodies[slower.name].longitude);
    if (link === 'separating') counts.easarphas++;
    else counts.ithasalas++;
    if (link === 'separating' ? then <= now : then >= now) counts.denied++;
  }
  return counts;
}
