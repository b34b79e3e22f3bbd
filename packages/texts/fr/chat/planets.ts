import type { BodyName } from '@palmleaf/engines/zodiac';
import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { areaOf, housesInWords, leadOf } from './words/houses.ts';
import { agreeing, called, dignityOf, ofBody, placed } from './words/names.ts';
import { standsFor } from './words/planets.ts';

type State = PlanetState | 'weak' | 'well placed';

const adjectives: Record<PlanetState, string> = {
  retrograde: 'rétrograde',
  exalted: 'exalté',
  debilitated: 'débilité',
  combust: 'combuste',
};

/** After "être", in the gender and number of the bodies. */
function inState(state: State, bodies: readonly BodyName[]): string {
  if (state === 'weak' || state === 'well placed') return placed(state === 'well placed', bodies);
  return agreeing(adjectives[state], bodies);
}

/** A sentence after the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'cela agit d’abord au-dedans et revient sur les choses',
  exalted: 'cela se montre sous son meilleur jour',
  debilitated: 'cela vient avec la pratique',
  combust: 'cela reste dans la lumière du Soleil et passe facilement inaperçu',
};

const are = (points: readonly unknown[]): string => (points.length === 1 ? 'est' : 'sont');

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} n’a pas de place dans la lecture ${tradition === 'VEDIC' ? 'védique' : 'occidentale'}, et je laisse donc ce point de côté ; demande-moi ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)} : ${likeness(point)}. Cela représente ${standsFor[point.name]}, et tu le remarques surtout ici : ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'est' : 'n’est pas'} ${inState(state, [body])} dans ton thème.`,
  'planet rules': ({ houses }) =>
    `Cette planète gouverne ${housesInWords(houses)}, et ${houses.length === 1 ? 'en dépend' : 'en dépendent'} donc : ${houses.map(areaOf).join(' ; ')}.`,
  ease: ({ easy }) =>
    easy
      ? 'La place est bonne, et elle y donne son meilleur sans grand effort de ta part.'
      : 'La place n’est pas commode, et ce qu’elle donne vient par la pratique et non tout seul.',
  backwards: () =>
    'À ta naissance elle reculait : elle agit donc d’abord au-dedans et aime revenir sur les choses.',
  companions: ({ points }, { level }) => `dans le même signe, on trouve ${placements(points, level)}.`,
  'mahadasha over': () => 'Sa mahadasha de ce tour est passée.',
  'own mahadasha': ({ maha }) => `la mahadasha ${ofBody(maha.lord)} dure ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `cette maison parle de ceci : ${areaOf(house.number)}. Elle va avec ${placement(ruler, manner.level)} : ${likeness(ruler)}.`
      : `${houseIn(house, manner)} parle de ceci : ${areaOf(house.number)}. Son maître est ${placement(ruler, manner.level)} : ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `on y trouve ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join(' ; ')}.`,
  'house is no lack': () =>
    'Aucune autre planète n’y est ; ce n’est pas un manque, son maître parle pour elle.',
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'est là' : 'n’est pas là'}.`,
  'house empty': ({ empty }) => (empty ? 'aucune planète n’est là.' : 'elle n’est pas vide.'),
  'ruler stands': ({ well }) => `son maître est ${well ? 'assez bien placé' : 'mal placé'}.`,

  ranked: ({ what, point }, { level }) => {
    const { dignity, name } = point;
    const why = dignity && level !== 'EXPERT' ? ` (${dignityOf(name, dignity.name)})` : '';
    return `ta planète la plus ${what === 'strongest' ? 'forte' : 'faible'} est ${called(name)}${why} : ${what === 'strongest' ? 'voici ce qui t’est facile' : 'voici ce qui demande de la pratique'}, ${standsFor[name]}.`;
  },
  'empty houses': ({ houses }) => `dans ton thème, ${housesInWords(houses)} ${are(houses)} sans planète.`,
  'empty is no lack': () => 'Ce n’est pas un manque : une maison vide parle par son maître.',
  'none is': ({ state }) => `aucune planète de ton thème n’est ${inState(state, ['Venus'])}.`,
  'these are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${are(bodies)} ${inState(state, bodies)} dans ton thème.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, pour ${standsFor[point.name]} : ${stateMeanings[state]}.`,
};
