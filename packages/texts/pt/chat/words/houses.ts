import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';
import { contracted } from './contractions.ts';

/** Each part with its article. */
const areas: PerSign<readonly string[]> = [
  ['o corpo', 'o jeito de ser'],
  ['o dinheiro', 'o que você possui'],
  ['as habilidades', 'os irmãos', 'os trajetos curtos'],
  ['o lar', 'as raízes'],
  ['os filhos', 'o lazer', 'o que você cria'],
  ['o trabalho diário', 'a saúde'],
  ['a parceria'],
  ['o dinheiro em comum', 'as épocas de mudança brusca'],
  ['as crenças', 'os mestres', 'as viagens longas'],
  ['a profissão', 'a posição'],
  ['os ganhos', 'as amizades'],
  ['o recolhimento', 'os gastos', 'os lugares distantes'],
];

/** The part of life that a house stands for, with its articles. */
export function areaOf(house: number): string {
  return list(ofSign(areas, house));
}

/** The same after "de". */
export function ofArea(house: number): string {
  return list(ofSign(areas, house).map((part) => contracted('de', part)));
}

/** The same after "por". */
export function byArea(house: number): string {
  return list(ofSign(areas, house).map((part) => contracted('por', part)));
}

const leads: PerSign<string> = [
  'depende mais de você do que de qualquer outra pessoa',
  'se resume ao que você ganha e possui',
  'passa pelas suas habilidades, pelas suas palavras e por trajetos curtos',
  'começa em casa e volta para ela',
  'vive dos filhos, do lazer e do que você cria',
  'é antes de tudo trabalho de cada dia',
  'chega a você por outras pessoas, e sobretudo por uma parceria',
  'passa por dinheiro em comum e por alguma mudança brusca',
  'leva a mestres, crenças e viagens longas',
  'se vê na sua profissão e na sua posição',
  'passa pelas amizades e traz com elas o seu ganho',
  'acontece no recolhimento ou longe de casa, e custa antes de dar',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Esta parte da sua vida ${ofSign(leads, house)}.`;
}

/** "a casa 3", "as casas 3 e 10". */
export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `a casa ${houses[0]}` : `as casas ${list(houses.map(String))}`;
}
