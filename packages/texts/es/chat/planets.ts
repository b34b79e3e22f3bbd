import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { areaOf, housesInWords, leadOf } from './words/houses.ts';
import { called, dignityNames, ofBody } from './words/names.ts';
import { standsFor } from './words/planets.ts';

/** After the verb "estar", of no gender and number. */
const states: Record<PlanetState | 'weak' | 'well placed', string> = {
  retrograde: 'en movimiento retrógrado',
  exalted: 'en exaltación',
  debilitated: 'en debilidad',
  combust: 'en combustión',
  weak: 'en mala posición',
  'well placed': 'en buena posición',
};

/** A sentence after the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'obra primero hacia dentro y vuelve sobre las cosas',
  exalted: 'se muestra por su mejor lado',
  debilitated: 'viene con la práctica',
  combust: 'queda en la luz del Sol y se pasa por alto con facilidad',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} no tiene lugar en la lectura ${tradition === 'VEDIC' ? 'védica' : 'occidental'}, así que lo dejo aparte; pregúntame por ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Representa ${standsFor[point.name]}, y donde más lo notas es aquí: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'está' : 'no está'} ${states[state]} en tu carta.`,
  'planet rules': ({ houses }) =>
    `Rige ${housesInWords(houses)}, así que de ahí ${houses.length === 1 ? 'depende' : 'dependen'}: ${list(houses.map(areaOf))}.`,
  ease: ({ easy }) =>
    easy
      ? 'Ahí la posición es buena y da lo mejor sin mucho esfuerzo de tu parte.'
      : 'Ahí la posición no es cómoda, y lo que da viene con la práctica y no por sí solo.',
  backwards: () =>
    'Cuando naciste se movía hacia atrás, así que obra primero hacia dentro y le gusta repasar las cosas.',
  companions: ({ points }, { level }) =>
    `en el mismo signo ${points.length === 1 ? 'está' : 'están'} ${placements(points, level)}.`,
  'mahadasha over': () => 'Su mahadasha en esta ronda ya pasó.',
  'own mahadasha': ({ maha }) => `la mahadasha ${ofBody(maha.lord)} dura ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `esta casa trata de esto: ${areaOf(house.number)}. Va con ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `${houseIn(house, manner)} trata de esto: ${areaOf(house.number)}. Su regente es ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `en ella ${points.length === 1 ? 'está' : 'están'} ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join('; ')}.`,
  'house is no lack': () => 'Ningún otro planeta está en ella; no es una falta, habla por ella su regente.',
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'está' : 'no está'} ahí.`,
  'house empty': ({ empty }) => (empty ? 'ningún planeta está ahí.' : 'no está vacía.'),
  'ruler stands': ({ well }) => `su regente está ${well ? 'bastante bien' : 'en posición incómoda'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `tu planeta más ${what === 'strongest' ? 'fuerte' : 'débil'} es ${called(point.name)}${why}: ${what === 'strongest' ? 'te resulta fácil' : 'pide práctica'} esto: ${standsFor[point.name]}.`;
  },
  'empty houses': ({ houses }) => `sin planetas están en tu carta ${housesInWords(houses)}.`,
  'empty is no lack': () => 'No es una falta: una casa vacía habla por su regente.',
  'none is': ({ state }) => `ningún planeta de tu carta está ${states[state]}.`,
  'these are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'están'} ${states[state]} en tu carta.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, por ${standsFor[point.name]}: ${stateMeanings[state]}.`,
};
