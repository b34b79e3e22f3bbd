import type { natalResponse } from '@palmleaf/contract/astrology';
import type { Chart, Placement } from '@palmleaf/engines/chart';
import {
  aspectPointId,
  aspectPoints,
  aspectsOf,
  aspectTypes,
  dominantSignOf,
  elementNames,
  elementsOf,
  hemispheresOf,
  modeNames,
  modesOf,
  moonPhaseOf,
  polarityOf,
} from '@palmleaf/engines/chart';
import { ofSign, type Planet, planetNames, rulerOf, signOf } from '@palmleaf/engines/zodiac';
import type { NatalTexts } from '@palmleaf/texts/natal';
import type * as z from 'zod';

type NatalAnswer = z.output<typeof natalResponse>;
type BodyEntry = NatalAnswer['planets'][number];

export function natalAnswer(chart: Chart, texts: NatalTexts): NatalAnswer {
  const { bodies } = chart;
  return {
    planets: [
      ...[...planetNames, 'Node' as const, 'Chiron' as const].map((body) =>
        bodyEntry(body, bodies[body], texts),
      ),
      bodyEntry('Part of Fortune', chart.partOfFortune, texts),
    ],
    houses: chart.cusps.map((cusp, i) => ({
      house: i + 1,
      sign: ofSign(texts.signs, signOf(cusp)),
      sign_id: signOf(cusp),
      degree: roundedWithin(cusp, 5, 360),
    })),
    ascendant: chart.ascendant,
    midheaven: chart.midheaven,
    vertex: chart.vertex,
    lilith: bodyEntry('Lilith', bodies.Lilith, texts),
    aspects: aspectsOf(chart).map(({ aspecting, aspected, type, orb, diff }) => ({
      aspecting_planet: texts.names[aspecting],
      aspected_planet: texts.names[aspected],
      aspecting_planet_id: aspectPointId(aspecting),
      aspected_planet_id: aspectPointId(aspected),
      type: texts.aspects[type],
      type_id: aspectTypes.indexOf(type) + 1,
      orb: rounded(orb, 2),
      diff: rounded(diff, 2),
    })),
    moon_phase: moonPhase(chart, texts),
    hemisphere: hemispheres(chart, texts),
    elements: elements(chart, texts),
    modes: modes(chart, texts),
    dominant_sign: dominantSign(chart, texts),
    ...additionalFieldsOf(chart, texts),
  };
}

function additionalFieldsOf(chart: Chart, texts: NatalTexts) {
  const sign = signOf(chart.ascendant);
  const ruler = rulerOf(sign);
  const { sign: placedIn, house } = chart.bodies[ruler];
  const { yang, yin } = polarityOf(chart);
  return {
    polarity: {
      polarities: [
        { id: 1, name: 'Yang', percentage: yang },
        { id: 2, name: 'Yin', percentage: yin },
      ],
      dominant_polarity_id: yang === yin ? null : yang > yin ? 1 : 2,
    },
    ascendant_ruler: {
      id: aspectPointId(ruler),
      name: texts.names[ruler],
      ascendant_sign_id: sign,
      ascendant_sign: ofSign(texts.signs, sign),
      sign_id: placedIn,
      sign: ofSign(texts.signs, placedIn),
      house,
    },
    zodiac: { id: 'tropical', description: texts.zodiac },
  };
}

const furtherBodies = ['Node', 'Chiron', 'Part of Fortune', 'Lilith'] as const;
type Body = Planet | (typeof furtherBodies)[number];

function bodyId(body: Body): number {
  const numbered: readonly string[] = [...aspectPoints, ...furtherBodies];
  return numbered.indexOf(body);
}

function bodyEntry(
  body: Body,
  { degree, sign, speed, retrograde, house }: Placement,
  texts: NatalTexts,
): BodyEntry {
  const norm = roundedWithin(degree, 4, 30);
  return {
    name: texts.names[body],
    id: bodyId(body),
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
  const { eastWest, northSouth, evenEastWest, evenNorthSouth } = hemispheresOf(chart);
  const { hemispheres: halves, ties } = texts;
  return {
    east_west: {
      description: evenEastWest ? ties.eastWest : halves[eastWest],
      id: eastWest === 'Eastern' ? 1 : 2,
      even: evenEastWest,
    },
    north_south: {
      description: evenNorthSouth ? ties.northSouth : halves[northSouth],
      id: northSouth === 'Northern' ? 1 : 2,
      even: evenNorthSouth,
    },
  };
}

function elements(chart: Chart, texts: NatalTexts): NatalAnswer['elements'] {
  const { percentages, dominant, leading } = elementsOf(chart);
  const names = elementNames.map((name) => texts.elements[name].name);
  return {
    elements: elementNames.map((name, i) => ({
      id: i + 1,
      name: texts.elements[name].name,
      percentage: percentages[i] ?? 0,
    })),
    description:
      leading.length > 1
        ? tied(texts.ties.elements, texts.ties.and, names, leading)
        : texts.elements[elementNames[dominant - 1] ?? 'Fire'].dominant,
    dominant_element_id: dominant,
    leading_element_ids: leading,
  };
}

function modes(chart: Chart, texts: NatalTexts): NatalAnswer['modes'] {
  const { percentages, dominant, leading } = modesOf(chart);
  const names = modeNames.map((name) => texts.modes[name].name);
  return {
    modes: modeNames.map((name, i) => ({
      id: i + 1,
      name: texts.modes[name].name,
      percentage: percentages[i] ?? 0,
    })),
    description:
      leading.length > 1
        ? tied(texts.ties.modes, texts.ties.and, names, leading)
        : texts.modes[modeNames[dominant - 1] ?? 'Cardinal'].dominant,
    dominant_mode_id: dominant,
    leading_mode_ids: leading,
  };
}

function tied(
  [before, after]: readonly [string, string],
  and: string,
  names: readonly string[],
  leading: readonly number[],
): string {
  const listed = leading.map((id) => names[id - 1] ?? '');
  return `${before}${listed.slice(0, -1).join(', ')}${and}${listed.at(-1)}${after}`;
}

function dominantSign(chart: Chart, texts: NatalTexts): NatalAnswer['dominant_sign'] {
  const { sign, percentage } = dominantSignOf(chart);
  return { sign_id: sign, sign_name: ofSign(texts.signs, sign), percentage };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

/** Rounds, but never up to `limit`: 29.99998 degrees stay in the sign. */
function roundedWithin(value: number, decimals: number, limit: number): number {
  const near = rounded(value, decimals);
  return near >= limit ? rounded(limit - 10 ** -decimals, decimals) : near;
}
