import type { Chart } from '@palmleaf/engines/chart';
import { elementNames, elementsOf, modeNames, modesOf } from '@palmleaf/engines/chart';
import type { Planet } from '@palmleaf/engines/zodiac';
import { ofSign, rulerOf, signOf } from '@palmleaf/engines/zodiac';
import { type ReadingTexts, type ReadingTopic, readingTopics } from '@palmleaf/texts/natal-reading';
import { missingElements, opposingInfluence, supportingInfluence } from './influences.ts';
import { type WeighedPlanet, weighed } from './weights.ts';

interface ReadingPart {
  readonly topic: ReadingTopic;
  readonly title: string;
  readonly text: string;
}

/** An outer planet of less weight gets no text on its sign, which a whole generation shares. */
const personalWeight = 2;

const minReasonWeight = 0.5;

export function natalReading(chart: Chart, texts: ReadingTexts): readonly ReadingPart[] {
  const order = weighed(chart);
  const [leader] = order;
  if (!leader) return [];
  const against = opposingInfluence(chart, order, texts);
  const help = supportingInfluence(chart, order, texts);
  const others = order.filter(({ planet }) => planet !== leader.planet);
  const among = (planets: readonly Planet[]): readonly WeighedPlanet[] =>
    others.filter(({ planet }) => planets.includes(planet));
  const placements = (planets: readonly Planet[]): readonly string[] =>
    among(planets).flatMap(({ planet }) => placed(chart, planet, texts));
  const counter = against.planet ?? others[0]?.planet ?? 'Moon';
  const { voice, titles } = texts;
  const paragraphs: Readonly<Record<ReadingTopic, readonly string[]>> = {
    leads: [
      voice.leads[leader.planet],
      ...reasonsText(leader, texts),
      ...placed(chart, leader.planet, texts),
    ],
    against: [against.text, ...(help ? [help.text] : [])],
    lights: placements(['Sun', 'Moon']),
    ascendant: rising(chart, texts),
    near: placements(['Mercury', 'Venus', 'Mars']),
    measure: placements(['Jupiter', 'Saturn']),
    outer: among(['Uranus', 'Neptune', 'Pluto']).flatMap(({ planet, weight }) => {
      const { signs, houses } = texts.planets[planet];
      const { sign, house } = chart.bodies[planet];
      return [ofSign(houses, house), ...(weight >= personalWeight ? [ofSign(signs, sign)] : [])];
    }),
    mixture: mixture(chart, texts).filter((text) => text !== against.text),
    use: [
      voice.use[leader.planet],
      voice.heed[counter === leader.planet ? (others[0]?.planet ?? counter) : counter],
    ],
  };
  return readingTopics
    .filter((topic) => paragraphs[topic].length > 0)
    .map((topic) => ({ topic, title: titles[topic], text: paragraphs[topic].join(' ') }));
}

function reasonsText({ planet, reasons }: WeighedPlanet, { voice }: ReadingTexts): readonly string[] {
  const [one, other] = reasons
    .filter(({ weight }) => weight >= minReasonWeight)
    .map(({ reason, to }) => voice.reasons[reason](planet, to));
  return one === undefined ? [] : [voice.because(one, other)];
}

function placed({ bodies }: Chart, planet: Planet, { planets, voice }: ReadingTexts): readonly string[] {
  const { sign, house, retrograde } = bodies[planet];
  const back = Object.entries(voice.retrograde).find(([name]) => name === planet)?.[1];
  return [
    ofSign(planets[planet].signs, sign),
    ofSign(planets[planet].houses, house),
    ...(retrograde && back !== undefined ? [back] : []),
  ];
}

function rising({ ascendant, bodies }: Chart, texts: ReadingTexts): readonly string[] {
  const sign = signOf(ascendant);
  const ruler = rulerOf(sign);
  return [
    ofSign(texts.ascendant.signs, sign),
    ofSign(texts.ascendant.rulerHouses, bodies[ruler].house)(ruler),
  ];
}

function mixture(chart: Chart, { voice }: ReadingTexts): readonly string[] {
  const [elements, modes] = [elementsOf(chart).leading, modesOf(chart).leading];
  const [element, mode] = [elementNames[(elements[0] ?? 1) - 1], modeNames[(modes[0] ?? 1) - 1]];
  const single = elements.length === 1 && modes.length === 1 && element && mode;
  const pair = (['Sun', 'Moon'] as const)
    .map((light) => elementNames[(chart.bodies[light].sign - 1) % 4] ?? 'Fire')
    .sort()
    .join('-');
  const [missing] = missingElements(chart);
  const lightsText = Object.entries(voice.lights).find(([key]) => key === pair)?.[1];
  return [
    ...(single ? [voice.signature[element][mode]] : []),
    ...(lightsText === undefined ? [] : [lightsText]),
    ...(missing ? [voice.missing[missing]] : []),
  ];
}
