import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';

const areas: PerSign<string> = [
  'le corps et la manière d’être',
  'l’argent et ce que tu possèdes',
  'les savoir-faire, les frères et sœurs et les petits trajets',
  'le foyer et les racines',
  'les enfants, le jeu et ce que tu crées',
  'le travail quotidien et la santé',
  'le couple et les associations',
  'l’argent partagé et les temps de bouleversement',
  'les croyances, les maîtres et les longs voyages',
  'le métier et la position',
  'les gains et les amitiés',
  'la retraite, les dépenses et les lieux lointains',
];

/** The part of life that a house stands for, with its article. */
export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = [
  'dépend de toi plus que de quiconque',
  'revient à ce que tu gagnes et possèdes',
  'passe par tes savoir-faire, tes mots et de petits trajets',
  'commence à la maison et y revient',
  'se nourrit des enfants, du jeu et de ce que tu crées',
  'est d’abord un travail de chaque jour',
  'te vient par les autres, et surtout par un ou une partenaire',
  'passe par de l’argent partagé et par quelque bouleversement',
  'mène vers des maîtres, des croyances et de longs voyages',
  'se voit dans ton métier et ta position',
  'passe par les amitiés et y trouve son gain',
  'se joue à l’écart ou loin de chez toi, et coûte avant de donner',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Cette part de ta vie ${ofSign(leads, house)}.`;
}

/** "la maison 3", "les maisons 3 et 10". */
export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `la maison ${houses[0]}` : `les maisons ${list(houses.map(String))}`;
}
