import type { BodyName } from '@palmleaf/engines/zodiac';
import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { areaAfter, areaOf, housesInWords, leadOf } from './words/houses.ts';
import { agreeing, called, dignityOf, ofBody, placed } from './words/names.ts';
import { standsFor } from './words/planets.ts';

type State = PlanetState | 'weak' | 'well placed';

const adjectives: Record<PlanetState, string> = {
  retrograde: 'retrogrado',
  exalted: 'esaltato',
  debilitated: 'debilitato',
  combust: 'combusto',
};

/** After "essere", in the gender and number of the bodies. */
function inState(state: State, bodies: readonly BodyName[]): string {
  if (state === 'weak' || state === 'well placed') return placed(state === 'well placed', bodies);
  return agreeing(adjectives[state], bodies);
}

/** A clause after the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'agisce prima verso l’interno e ritorna sulle cose',
  exalted: 'si mostra al suo meglio',
  debilitated: 'viene con la pratica',
  combust: 'resta nella luce del Sole e passa facilmente inosservato',
};

const are = (points: readonly unknown[]): string => (points.length === 1 ? 'è' : 'sono');

/** "c’è Marte", "ci sono Marte e Venere". */
const thereAre = (points: readonly unknown[]): string => (points.length === 1 ? 'c’è' : 'ci sono');

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} non ha posto nella lettura ${tradition === 'VEDIC' ? 'vedica' : 'occidentale'}, perciò questo punto lo lascio da parte; chiedimi di questi: ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Rappresenta ${standsFor[point.name]}, e lo noti soprattutto qui: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'è' : 'non è'} ${inState(state, [body])} nel tuo tema.`,
  'planet rules': ({ houses }) =>
    `Questo pianeta governa ${housesInWords(houses)}, perciò ne ${houses.length === 1 ? 'dipende questo' : 'dipendono questi campi'}: ${houses.map(areaOf).join('; ')}.`,
  ease: ({ easy }) =>
    easy
      ? 'Qui il posto è buono, e dà il meglio senza grande sforzo da parte tua.'
      : 'Qui il posto non è comodo, e ciò che dà viene con la pratica e non da sé.',
  backwards: () =>
    'Alla tua nascita andava all’indietro, perciò agisce prima verso l’interno e torna volentieri sulle cose.',
  companions: ({ points }, { level }) =>
    `nello stesso segno ${thereAre(points)} ${placements(points, level)}.`,
  'mahadasha over': () => 'In questo giro la sua mahadasha è passata.',
  'own mahadasha': ({ maha }) => `la mahadasha ${ofBody(maha.lord)} va ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `questa casa parla ${areaAfter('di', house.number)}. Va con ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `${houseIn(house, manner)} parla ${areaAfter('di', house.number)}. A governarla è ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `vi ${points.length === 1 ? 'si trova' : 'si trovano'} ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join('; ')}.`,
  'house is no lack': () =>
    'Non vi si trovano altri pianeti; non è una mancanza, parla per lei chi la governa.',
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'è lì' : 'non è lì'}.`,
  'house empty': ({ empty }) => (empty ? 'nessun pianeta vi si trova.' : 'non è vuota.'),
  'ruler stands': ({ well }) =>
    `il pianeta che la governa è ${well ? 'abbastanza ben collocato' : 'mal collocato'}.`,

  ranked: ({ what, point }, { level }) => {
    const { dignity, name } = point;
    const why = dignity && level !== 'EXPERT' ? ` (${dignityOf(name, dignity.name)})` : '';
    return `il tuo pianeta più ${what === 'strongest' ? 'forte' : 'debole'} è ${called(name)}${why}, e ciò che rappresenta ${what === 'strongest' ? 'ti viene facile' : 'chiede pratica'}: ${standsFor[name]}.`;
  },
  'empty houses': ({ houses }) => `nel tuo tema ${are(houses)} senza pianeti ${housesInWords(houses)}.`,
  'empty is no lack': () => 'Non è una mancanza: una casa vuota parla attraverso chi la governa.',
  'none is': ({ state }) => `nessun pianeta del tuo tema è ${inState(state, ['Mars'])}.`,
  'these are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${are(bodies)} ${inState(state, bodies)} nel tuo tema.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, per ${standsFor[point.name]}: tutto ciò ${stateMeanings[state]}.`,
};
