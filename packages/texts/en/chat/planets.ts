import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { date, houseIn, likeness, placement } from './places.ts';
import { areaOf, housesInWords, leadOf, ordinal } from './words/houses.ts';
import { bodyWords, standsFor } from './words/planets.ts';

const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'work inwards first and come back to things',
  exalted: 'are at their best',
  debilitated: 'come by practice',
  combust: 'stand in the light of the Sun and are easily overlooked',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${bodyWords(body)} has no place in the ${tradition === 'VEDIC' ? 'Vedic' : 'Western'} reading, so I leave it aside; ask me about any of ${list(others.map(bodyWords))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. It stands for ${standsFor[point.name]}, and you notice it most in ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) => `${bodyWords(body)} is ${is ? '' : 'not '}${state} in your chart.`,
  'planet rules': ({ houses }) =>
    `It rules ${housesInWords(houses)}, so ${list(houses.map(areaOf))} depend on it.`,
  ease: ({ easy }) =>
    easy
      ? 'It is well placed there, and gives its best without much effort on your part.'
      : 'It is not at ease there, so what it gives comes by practice and not by itself.',
  backwards: () =>
    'It was moving backwards at your birth, so it works inwards first and likes to go over things twice.',
  companions: ({ points }, { level }) =>
    `It shares its sign with ${list(points.map((point) => placement(point, level)))}.`,
  'mahadasha over': () => 'Its mahadasha in this round is over.',
  'own mahadasha': ({ maha }) =>
    `${maha.lord} mahadasha lasts from ${date(maha.from, 'EXPERT')} to ${date(maha.to, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `This house is about ${areaOf(house.number)}. It goes with ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `${houseIn(house, manner)} is about ${areaOf(house.number)}. Its ruler is ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `In it ${points.length === 1 ? 'stands' : 'stand'} ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join('; ')}.`,
  'house is no lack': () => 'No other planet stands in it; that is no lack, its ruler speaks for it.',
  'stands there': ({ body, there }) => `${bodyWords(body)} ${there ? 'stands' : 'does not stand'} there.`,
  'house empty': ({ empty }) => (empty ? 'no planet stands there.' : 'it is not empty.'),
  'ruler stands': ({ well }) => `its ruler stands ${well ? 'well enough' : 'uneasily'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${point.dignity.name})` : '';
    return `Your ${what} planet is ${bodyWords(point.name)}${why}: ${standsFor[point.name]} ${what === 'strongest' ? 'come easily to you' : 'want practice'}.`;
  },
  'empty houses': ({ houses }) => `No planet stands in the ${list(houses.map(ordinal))} house of your chart.`,
  'empty is no lack': () => 'That is no lack: an empty house speaks through its ruler.',
  'none is': ({ state }) => `No planet of your chart is ${state}.`,
  'these are': ({ state, bodies }) =>
    `${list(bodies.map(bodyWords))} ${bodies.length === 1 ? 'is' : 'are'} ${state} in your chart.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}: ${standsFor[point.name]} ${stateMeanings[state]}.`,
};
