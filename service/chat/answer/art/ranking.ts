import { houseOfNativity, type PlacedBody } from '../../../../engines/chart/nativity.ts';
import { byStrength, isCombust } from '../../../../engines/jyotish/strength.ts';
import { classicalPlanets } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import type { Ranking } from '../../question/subject.ts';
import { areaOf, ordinal } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import { standsFor } from '../../words/planets.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { placement, sign } from '../basics/say.ts';

const allHouses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const poor = ['debilitated', 'in fall'];
const states: Record<
  Exclude<Ranking, 'strongest' | 'weakest' | 'empty'>,
  (point: PlacedBody, brief: Brief) => boolean
> = {
  retrograde: ({ name, retrograde }) => retrograde && !['Rahu', 'Ketu', 'North Node'].includes(name),
  exalted: ({ dignity }) => dignity?.name === 'exalted',
  debilitated: ({ dignity }) => poor.includes(dignity?.name ?? ''),
  combust: ({ name }, { nativity }) => {
    const planet = classicalPlanets.find((each) => each === name);
    return planet !== undefined && isCombust(nativity, planet);
  },
};

/** Which planet is the strongest or weakest, or which are in a state. */
export function rankingAnswer(what: Ranking, brief: Brief): Paragraphs {
  const { nativity, level } = brief;
  if (what === 'strongest' || what === 'weakest') {
    const order = byStrength(nativity);
    const point = what === 'strongest' ? order[0] : order.at(-1);
    if (!point) return [];
    const why = point.dignity ? ` (${point.dignity.name})` : '';
    return [
      [
        `Your ${what} planet is ${point.name}${level === 'EXPERT' ? '' : why}: ${standsFor[point.name]} ${what === 'strongest' ? 'come easily to you' : 'want practice'}.`,
      ],
      [`${placement(point, level)}: ${sign(point)}. You notice it most in ${areaOf(point.house)}.`],
    ];
  }
  if (what === 'empty') {
    const empty = allHouses.filter((number) => houseOfNativity(nativity, number).occupants.length === 0);
    return [
      [`No planet stands in the ${list(empty.map(ordinal))} house of your chart.`],
      ['That is no lack: an empty house speaks through its ruler.'],
    ];
  }
  const found = nativity.points.filter((point) => states[what](point, brief));
  if (found.length === 0) return [[`No planet of your chart is ${what}.`]];
  const yes = brief.understood.form === 'yes or no' ? 'Yes, ' : '';
  return [
    [
      `${yes}${list(found.map(({ name }) => name))} ${found.length === 1 ? 'is' : 'are'} ${what} in your chart.`,
    ],
    found.map((point) => `${placement(point, level)}: ${standsFor[point.name]} ${meaningOf[what]}.`),
  ];
}

const meaningOf: Record<keyof typeof states, string> = {
  retrograde: 'work inwards first and come back to things',
  exalted: 'are at their best',
  debilitated: 'come by practice',
  combust: 'stand in the light of the Sun and are easily overlooked',
};
