import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';
import { definite, eachJoined } from './articles.ts';

/** Each part with its article. */
const areas: PerSign<readonly string[]> = [
  ['il corpo', 'il modo di fare'],
  ['il denaro', 'ciò che possiedi'],
  ['le capacità', 'i fratelli e le sorelle', 'i brevi spostamenti'],
  ['la vita domestica', 'le radici'],
  ['i figli', 'il gioco', 'ciò che crei'],
  ['il lavoro di ogni giorno', 'la salute'],
  ['la vita di coppia'],
  ['il denaro in comune', 'i cambiamenti bruschi'],
  ['le convinzioni', 'i maestri', 'i viaggi lontani'],
  ['la professione', 'la posizione'],
  ['i guadagni', 'gli amici'],
  ['il ritiro', 'le spese', 'i luoghi lontani'],
];

/** The part of life that a house stands for, with its articles. */
export function areaOf(house: number): string {
  return list(ofSign(areas, house));
}

/** The same after a preposition: "della professione e della posizione", "sui guadagni e sugli amici". */
export function areaAfter(preposition: 'di' | 'a' | 'su', house: number): string {
  return list(ofSign(areas, house).map((area) => eachJoined(preposition, area)));
}

const leads: PerSign<string> = [
  'dipende da te più che da chiunque altro',
  'si riduce a ciò che guadagni e possiedi',
  'passa per le tue capacità, le tue parole e i brevi spostamenti',
  'comincia in casa, e ci ritorna',
  'vive di figli, di gioco e di ciò che crei',
  'è prima di tutto lavoro di ogni giorno',
  'ti arriva attraverso gli altri, e soprattutto da chi divide la vita con te',
  'passa per il denaro in comune e per qualche cambiamento brusco',
  'porta a maestri, convinzioni e viaggi lontani',
  'si vede nella tua professione e nella tua posizione',
  'passa per gli amici, e porta con loro i suoi guadagni',
  'si svolge in disparte o lontano da casa, e costa prima di dare',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Questa parte della tua vita ${ofSign(leads, house)}.`;
}

const ordinal = (house: number): string => definite(`${house}ª`, 'f');

/** "la 7ª casa", "l’8ª casa". */
export function theHouse(house: number): string {
  return `${ordinal(house)} casa`;
}

/** "la 3ª casa", "la 3ª e l’8ª casa". */
export function housesInWords(houses: readonly number[]): string {
  return `${list(houses.map(ordinal))} casa`;
}
