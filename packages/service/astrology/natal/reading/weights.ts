import type { Chart } from '@palmleaf/engines/chart';
import {
  type Aspect,
  type AspectPoint,
  aspectRules,
  aspectsOf,
  longitudeOfPoint,
} from '@palmleaf/engines/chart';
import { separation } from '@palmleaf/engines/sky';
import { type Planet, planetNames, rulerOf, signOf, westernDignity } from '@palmleaf/engines/zodiac';
import type { Reason } from '@palmleaf/texts/natal-reading';

interface WeighedReason {
  readonly reason: Reason;
  readonly weight: number;
  readonly to: AspectPoint;
}

export interface WeighedPlanet {
  readonly planet: Planet;
  readonly weight: number;
  readonly reasons: readonly WeighedReason[];
}

const ownWeights: Readonly<Record<Planet, number>> = {
  Sun: 2.5,
  Moon: 2.5,
  Mars: 1,
  Mercury: 1,
  Jupiter: 1,
  Venus: 1,
  Saturn: 1,
  Uranus: 0.5,
  Neptune: 0.5,
  Pluto: 0.5,
};

/** A planet within so many degrees is on an angle. */
const angleOrb = 8;
/** For a planet exactly on the angle; they fall with the distance. */
const angleWeights = { rising: 4, culminating: 4, setting: 2.5, anchoring: 2.5 } as const;
const dignityWeight = 1.5;
const rulerWeight = 1.5;
const aspectWeight = 1.2;
const corePoints: readonly AspectPoint[] = ['Sun', 'Moon', 'Ascendant'];

export function closeness({ orb, type }: Aspect): number {
  return 1 - orb / aspectRules[type].orb;
}

export function weighed(chart: Chart): readonly WeighedPlanet[] {
  const aspects = aspectsOf(chart);
  return planetNames
    .map((planet): WeighedPlanet => {
      const reasons = [
        ...onAngles(chart, planet),
        ...inDignity(chart, planet),
        ...(rulerOf(signOf(chart.ascendant)) === planet
          ? [{ reason: 'ruler' as const, weight: rulerWeight, to: planet }]
          : []),
        ...coreAspects(aspects, planet),
      ].sort((a, b) => b.weight - a.weight);
      const weight = reasons.reduce((sum, reason) => sum + reason.weight, ownWeights[planet]);
      return { planet, weight, reasons };
    })
    .sort((a, b) => b.weight - a.weight);
}

function onAngles(chart: Chart, planet: Planet): WeighedReason[] {
  const longitude = longitudeOfPoint(chart, planet);
  const toAscendant = separation(longitude, chart.ascendant);
  const toMidheaven = separation(longitude, chart.midheaven);
  const distances = {
    rising: toAscendant,
    culminating: toMidheaven,
    setting: 180 - toAscendant,
    anchoring: 180 - toMidheaven,
  };
  return (['rising', 'culminating', 'setting', 'anchoring'] as const)
    .filter((reason) => distances[reason] < angleOrb)
    .map((reason) => ({
      reason,
      weight: angleWeights[reason] * (1 - distances[reason] / angleOrb),
      to: planet,
    }));
}

function inDignity({ bodies }: Chart, planet: Planet): WeighedReason[] {
  const dignity = westernDignity(planet, bodies[planet].sign);
  if (dignity?.name === 'exalted') return [{ reason: 'exalted', weight: dignityWeight, to: planet }];
  if (dignity?.name === 'in domicile') return [{ reason: 'domicile', weight: dignityWeight, to: planet }];
  return [];
}

/** Omits conjunctions with and oppositions to the Ascendant: they count as rising and setting. */
function coreAspects(aspects: readonly Aspect[], planet: Planet): WeighedReason[] {
  return aspects.flatMap((aspect) => {
    const { aspecting, aspected, type } = aspect;
    if (aspecting !== planet && aspected !== planet) return [];
    const to = aspecting === planet ? aspected : aspecting;
    if (!corePoints.includes(to) || (to === 'Ascendant' && (type === 'Conjunction' || type === 'Opposition')))
      return [];
    return [{ reason: 'tied' as const, weight: aspectWeight * closeness(aspect), to }];
  });
}
