import { type OrbReading, pairLights } from '../aspects.ts';
import type { AnnualPlanets } from '../planets.ts';
import { easarpha, ithasala, nakta, yamaya } from './light.ts';
import { garikamboola, kamboola, khallasara } from './moon.ts';
import { dupparikutha, duttota, manahoo, radda, thambira } from './strength.ts';
import { durupha, induvara, iquabal, kuttha } from './whole-chart.ts';
import { annualYogaNames, type Occurrence, type Sky, type Yoga, type YogaRule } from './yoga.ts';

const rules: Record<Yoga, YogaRule> = {
  Iquabal: iquabal,
  Induvara: induvara,
  Ithasala: ithasala,
  Easarpha: easarpha,
  Nakta: nakta,
  Yamaya: yamaya,
  Manahoo: manahoo,
  Kamboola: kamboola,
  Garikamboola: garikamboola,
  Khallasara: khallasara,
  Radda: radda,
  Dupparikutha: dupparikutha,
  Duttota: duttota,
  Thambira: thambira,
  Kuttha: kuttha,
  Durupha: durupha,
};

export function yogasOf(
  planets: AnnualPlanets,
  reading: OrbReading = 'added',
): readonly { readonly yoga: Yoga; readonly occurrences: readonly Occurrence[] }[] {
  const sky: Sky = { planets, pairs: pairLights(planets, reading), reading };
  return annualYogaNames.map((yoga) => ({ yoga, occurrences: rules[yoga](sky) }));
}
