import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { areaOf, housesInWords, leadOf, ofArea } from './words/houses.ts';
import { called, dignityNames, ofBody } from './words/names.ts';
import { standsFor } from './words/planets.ts';

/** After the verb "estar", of no gender and number. */
const states: Record<PlanetState | 'weak' | 'well placed', string> = {
  retrograde: 'em movimento retrógrado',
  exalted: 'em exaltação',
  debilitated: 'em debilidade',
  combust: 'em combustão',
  weak: 'em má posição',
  'well placed': 'em boa posição',
};

/** A sentence after the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'age primeiro para dentro e volta sobre as coisas',
  exalted: 'mostra o seu melhor lado',
  debilitated: 'vem com a prática',
  combust: 'fica na luz do Sol e passa despercebido com facilidade',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} não tem lugar na leitura ${tradition === 'VEDIC' ? 'védica' : 'ocidental'} e por isso fica de fora; pergunte-me por estes: ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Representa ${standsFor[point.name]}, e onde você mais nota isso é aqui: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'está' : 'não está'} ${states[state]} no seu mapa.`,
  'planet rules': ({ houses }) =>
    `Rege ${housesInWords(houses)}, então daí ${houses.length === 1 ? 'depende' : 'dependem'}: ${list(houses.map(areaOf))}.`,
  ease: ({ easy }) =>
    easy
      ? 'Ali a posição é boa e dá o melhor sem muito esforço da sua parte.'
      : 'Ali a posição não é cômoda, e o que ela dá vem com a prática e não por si só.',
  backwards: () =>
    'Quando você nasceu o movimento era para trás, então age primeiro para dentro e gosta de rever as coisas.',
  companions: ({ points }, { level }) =>
    `no mesmo signo ${points.length === 1 ? 'está' : 'estão'} ${placements(points, level)}.`,
  'mahadasha over': () => 'A mahadasha correspondente desta rodada já passou.',
  'own mahadasha': ({ maha }) => `a mahadasha ${ofBody(maha.lord)} vai ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `esta casa trata ${ofArea(house.number)}. Ela vai com ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `${houseIn(house, manner)} trata ${ofArea(house.number)}. O regente dela é ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `nela ${points.length === 1 ? 'está' : 'estão'} ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join('; ')}.`,
  'house is no lack': () => 'Nenhum outro planeta está nela; não é uma falta, o regente fala por ela.',
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'está' : 'não está'} ali.`,
  'house empty': ({ empty }) => (empty ? 'nenhum planeta está ali.' : 'ela não está vazia.'),
  'ruler stands': ({ well }) => `o regente dela está ${well ? 'bastante bem' : 'em posição incômoda'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `o seu planeta mais ${what === 'strongest' ? 'forte' : 'fraco'} é ${called(point.name)}${why}: ${what === 'strongest' ? 'é fácil para você' : 'pede prática'} isto: ${standsFor[point.name]}.`;
  },
  'empty houses': ({ houses }) =>
    `${houses.length === 1 ? 'está' : 'estão'} sem planetas no seu mapa ${housesInWords(houses)}.`,
  'empty is no lack': () => 'Não é uma falta: por uma casa vazia fala o regente dela.',
  'none is': ({ state }) => `nenhum planeta do seu mapa está ${states[state]}.`,
  'these are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'estão'} ${states[state]} no seu mapa.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, por ${standsFor[point.name]}: ${stateMeanings[state]}.`,
};
