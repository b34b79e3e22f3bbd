import { houseOfNativity, type PlacedBody } from '@palmleaf/engines/chart';
import { byStrength, isCombust } from '@palmleaf/engines/jyotish';
import { classicalPlanets } from '@palmleaf/engines/zodiac';
import type { Paragraphs, PlanetState, Ranking } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

const allHouses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const poor = ['debilitated', 'in fall'];
const states: Record<PlanetState, (point: PlacedBody, brief: Brief) => boolean> = {
  retrograde: ({ name, retrograde }) => retrograde && !['Rahu', 'Ketu', 'North Node'].includes(name),
  exalted: ({ dignity }) => dignity?.name === 'exalted',
  debilitated: ({ dignity }) => poor.includes(dignity?.name ?? ''),
  combust: ({ name }, { nativity }) => {
    const planet = classicalPlanets.find((each) => each === name);
    return planet !== undefined && isCombust(nativity, planet);
  },
};

export const isInState = (state: PlanetState, point: PlacedBody, brief: Brief): boolean =>
  states[state](point, brief);

export function rankingAnswer(what: Ranking, brief: Brief): Paragraphs {
  const { nativity, understood } = brief;
  if (what === 'strongest' || what === 'weakest') {
    const order = byStrength(nativity);
    const point = what === 'strongest' ? order[0] : order.at(-1);
    return point ? [[{ say: 'ranked', what, point }], [{ say: 'noticed in', point }]] : [];
  }
  if (what === 'empty') {
    const houses = allHouses.filter((number) => houseOfNativity(nativity, number).occupants.length === 0);
    return [[{ say: 'empty houses', houses }], [{ say: 'empty houses are no lack' }]];
  }
  const found = nativity.points.filter((point) => states[what](point, brief));
  if (found.length === 0) return [[{ say: 'no planet is', state: what }]];
  return [
    [
      {
        say: 'these planets are',
        answer: understood.form === 'closed' ? 'yes' : undefined,
        state: what,
        bodies: found.map(({ name }) => name),
      },
    ],
    found.map((point) => ({ say: 'state means', state: what, point })),
  ];
}
