import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { span } from './periods.ts';
import { aside, houseIn, likeness, placement, placements } from './places.ts';
import { areaOf, housesInWords, leadOf } from './words/houses.ts';
import { called, dignityNames, ofBody } from './words/names.ts';
import { standsFor } from './words/planets.ts';

const states: Record<PlanetState | 'weak' | 'well placed', string> = {
  retrograde: 'rückläufig',
  exalted: 'erhöht',
  debilitated: 'erniedrigt',
  combust: 'verbrannt',
  weak: 'schwach',
  'well placed': 'gut gestellt',
};

/** A sentence after the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'Es wirkt zuerst nach innen und kommt auf Dinge zurück',
  exalted: 'Es zeigt sich von seiner besten Seite',
  debilitated: 'Es kommt durch Übung',
  combust: 'Es steht im Licht der Sonne und wird leicht übersehen',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} hat in der ${tradition === 'VEDIC' ? 'vedischen' : 'westlichen'} Lesart keinen Platz, also lasse ich das beiseite; frag mich nach ${list(others.map((other) => called(other, 'dative')))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Das steht für ${standsFor[point.name]}, und am meisten merkst du es, wo es um ${areaOf(point.house)} geht.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ist in deinem Horoskop ${is ? '' : 'nicht '}${states[state]}.`,
  'planet rules': ({ houses }) =>
    `Unter dieser Herrschaft ${houses.length === 1 ? 'steht' : 'stehen'} ${housesInWords(houses)}, daran hängt also: ${list(houses.map(areaOf))}.`,
  ease: ({ easy }) =>
    easy
      ? 'Dort ist die Stellung gut und gibt ihr Bestes ohne viel Mühe von dir.'
      : 'Dort ist die Stellung nicht leicht; was sie gibt, kommt durch Übung und nicht von selbst.',
  backwards: () =>
    'Bei deiner Geburt ging die Bewegung rückwärts; das wirkt zuerst nach innen und geht Dinge gern zweimal durch.',
  companions: ({ points }, { level }) =>
    `Im selben Zeichen ${points.length === 1 ? 'steht' : 'stehen'} ${placements(points, level)}.`,
  'mahadasha over': () => 'Die eigene Mahadasha ist in dieser Runde vorbei.',
  'own mahadasha': ({ maha }) => `die Mahadasha ${ofBody(maha.lord)} dauert ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `in diesem Haus geht es um ${areaOf(house.number)}. Dazu gehört ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `im ${houseIn(house, manner)} geht es um ${areaOf(house.number)}. Sein Herrscher ist ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `darin ${points.length === 1 ? 'steht' : 'stehen'} ${points.map((point) => `${placement(point, level)} (${aside(point)})`).join('; ')}.`,
  'house is no lack': () =>
    'Kein weiterer Planet steht darin; das ist kein Mangel, sein Herrscher spricht für es.',
  'stands there': ({ body, there }) => `${called(body)} steht ${there ? 'dort' : 'dort nicht'}.`,
  'house empty': ({ empty }) => (empty ? 'kein Planet steht dort.' : 'es ist nicht leer.'),
  'ruler stands': ({ well }) => `sein Herrscher steht ${well ? 'gut genug' : 'nicht leicht'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `dein ${what === 'strongest' ? 'stärkster' : 'schwächster'} Planet ist ${called(point.name)}${why}: Was ${standsFor[point.name]} angeht, ${what === 'strongest' ? 'fällt dir vieles leicht' : 'braucht es Übung'}.`;
  },
  'empty houses': ({ houses }) =>
    `ohne Planeten sind in deinem Horoskop ${list(houses.map((house) => `das ${house}.`))} Haus.`,
  'empty is no lack': () => 'Das ist kein Mangel: Ein leeres Haus spricht durch seinen Herrscher.',
  'none is': ({ state }) => `kein Planet deines Horoskops ist ${states[state]}.`,
  'these are': ({ state, bodies }) =>
    `${list(bodies.map((body) => called(body)))} ${bodies.length === 1 ? 'ist' : 'sind'} in deinem Horoskop ${states[state]}.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, für ${standsFor[point.name]}: ${stateMeanings[state]}.`,
};
