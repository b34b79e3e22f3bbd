import type { z } from 'zod';
import { aspectPointId, aspectsOf } from '../../../engines/chart/aspects.ts';
import {
  dominantSignOf,
  elementNames,
  elementsOf,
  hemispheresOf,
  modeNames,
  modesOf,
  moonPhaseOf,
} from '../../../engines/chart/balance.ts';
import type { Chart, Placement } from '../../../engines/chart/chart.ts';
import { planetNames } from '../../../engines/zodiac/bodies.ts';
import { ofSign, signOf } from '../../../engines/zodiac/signs.ts';
import type { natalResponse } from '../../../shared/contract/astrology.ts';
import type { NatalTexts } from './texts/texts.ts';

type NatalAnswer = z.output<typeof natalResponse>;
type BodyEntry = NatalAnswer['planets'][number];

/** The answer of natal_chart_interpretation: rounding, order and words as the contract and its samples have them. */
export function natalAnswer(chart: Chart, texts: NatalTexts): NatalAnswer {
  const { bodies } = chart;
  return {
    planets: [
      ...[...planetNames, 'Node' as const, 'Chiron' as const].map((body) =>
        bodyEntry(texts.names[body], bodies[body], texts),
      ),
      bodyEntry(texts.names['Part of Fortune'], chart.partOfFortune, texts),
    ],
    houses: chart.cusps.map((cusp, i) => ({
      house: i + 1,
      sign: ofSign(texts.signs, signOf(cusp)),
      degree: roundedWithin(cusp, 5, 360),
    })),
    ascendant: chart.ascendant,
    midheaven: chart.midheaven,
    vertex: chart.vertex,
    lilith: bodyEntry(texts.names.Lilith, bodies.Lilith, texts),
    aspects: aspectsOf(chart).map(({ aspecting, aspected, type, orb, diff }) => ({
      aspecting_planet: texts.names[aspecting],
      aspected_planet: texts.names[aspected],
      aspecting_planet_id: aspectPointId(aspecting),
      aspected_planet_id: aspectPointId(aspected),
      type: texts.aspects[type],
      orb: rounded(orb, 2),
      diff: rounded(diff, 2),
    })),
    moon_phase: moonPhase(chart, texts),
    hemisphere: hemispheres(chart, texts),
    elements: elements(chart, texts),
    modes: modes(chart, texts),
    dominant_sign: dominantSign(chart, texts),
  };
}

function bodyEntry(
  name: string,
  { degree, sign, speed, retrograde, house }: Placement,
  texts: NatalTexts,
): BodyEntry {
  const norm = roundedWithin(degree, 4, 30);
  return {
    name,
    full_degree: rounded(30 * (sign - 1) + norm, 4),
    norm_degree: norm,
    speed: rounded(speed, 4),
    is_retro: retrograde ? 'true' : 'false',
    sign_id: sign,
    sign: ofSign(texts.signs, sign),
    house,
  };
}

function moonPhase(chart: Chart, { phases }: NatalTexts): NatalAnswer['moon_phase'] {
  const id = moonPhaseOf(chart);
  const phase = phases[id - 1] ?? phases[0];
  return {
    moon_phase_name: phase.name,
    moon_phase_id: id,
    moon_phase_calc: phase.born,
    moon_phase_description: phase.description,
  };
}

function hemispheres(chart: Chart, texts: NatalTexts): NatalAnswer['hemisphere'] {
  const { eastWest, northSouth } = hemispheresOf(chart);
  return {
    east_west: { description: texts.hemispheres[eastWest], id: eastWest === 'Eastern' ? 1 : 2 },
    north_south: { description: texts.hemispheres[northSouth], id: northSouth === 'Northern' ? 1 : 2 },
  };
}

function elements(chart: Chart, texts: NatalTexts): NatalAnswer['elements'] {
  const { percentages, dominant } = elementsOf(chart);
  return {
    elements: elementNames.map((name, i) => ({
      name: texts.elements[name].name,
      percentage: percentages[i] ?? 0,
    })),
    description: texts.elements[elementNames[dominant - 1] ?? 'Fire'].dominant,
    dominant_element_id: dominant,
  };
}

function modes(chart: Chart, texts: NatalTexts): NatalAnswer['modes'] {
  const { percentages, dominant } = modesOf(chart);
  return {
    modes: modeNames.map((name, i) => ({ name: texts.modes[name].name, percentage: percentages[i] ?? 0 })),
    description: texts.modes[modeNames[dominant - 1] ?? 'Cardinal'].dominant,
    dominant_mode_id: dominant,
  };
}

function dominantSign(chart: Chart, texts: NatalTexts): NatalAnswer['dominant_sign'] {
  const { sign, percentage } = dominantSignOf(chart);
  return { sign_id: sign, sign_name: ofSign(texts.signs, sign), percentage };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

/** Rounded, but never up to `limit`: 29.99998 degrees of a sign stay in the sign. */
function roundedWithin(value: number, decimals: number, limit: number): number {
  const near = rounded(value, decimals);
  return near >= limit ? rounded(limit - 10 ** -decimals, decimals) : near;
}
