import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { afterTo } from './words/articles.ts';
import { customs } from './words/customs.ts';
import { housesInWords } from './words/houses.ts';
import { called, toBody } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

const luckyThing: Record<Charm, string> = {
  day: 'ton jour de chance est',
  colour: 'tes couleurs de chance :',
  direction: 'ta direction favorable est',
  metal: 'ton métal favorable est',
};
const unluckyThing: Record<Charm, string> = {
  day: 'le jour que la coutume écarte des grands débuts est',
  colour: 'les couleurs que la coutume écarte des grands débuts :',
  direction: 'la direction que la coutume écarte des grands débuts est',
  metal: 'le métal que la coutume écarte des grands débuts est',
};
const noThing: Record<Charm, string> = {
  day: 'aucun jour',
  colour: 'aucune couleur',
  direction: 'aucune direction',
  metal: 'aucun métal',
};

const faces = (planet: ClassicalPlanet): string =>
  facesOf[planet] === 1 ? '1 face' : `${facesOf[planet]} faces`;

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, parce que ${called(planet)} gouverne ton Ascendant.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, maître de la maison 9 (la fortune), donne la même chose.`
      : `à défaut, ${customs[planet][charm]}, par ${called(planet)}, maître de la maison 9 (la fortune).`,
  unlucky: ({ charm, planet, houses }) =>
    `${unluckyThing[charm]} ${customs[planet][charm]} : ${called(planet)} gouverne ${housesInWords(houses)} à partir de ton Ascendant, et aucune des maisons 1, 5 et 9.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} n’est à éviter : parmi les planètes qui gouvernent la maison 6, 8 ou 12 à partir de ton Ascendant, chacune a aussi une bonne maison à elle.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'C’est une coutume pour chaque semaine, et aucun jour n’est mauvais pour tout ; d’une date précise, un thème natal seul ne dit rien.'
      : 'C’est une coutume, et non une raison d’en avoir peur.',
  'no unlucky number': () =>
    'Aucun nombre n’est à éviter : les tables disent quels nombres vont ensemble, non que l’un d’eux fasse du mal.',
  rudraksha: ({ planet }) =>
    `un rudraksha à ${faces(planet)} te convient, parce que ${called(planet)} gouverne ton Ascendant.`,
  'rudraksha next': ({ planet }) =>
    `on peut en ajouter un à ${faces(planet)} (${called(planet)}, maître de la maison 9). Les faces des perles reviennent aux planètes par coutume.`,
  'lucky number': ({ number, day }) =>
    `ton nombre de chance est le ${number}, celui de ton jour de naissance (${day}).`,
  'number why': () =>
    'Les chiffres du jour s’additionnent jusqu’à n’en laisser qu’un ; quels nombres vont ensemble, la table de Cheiro le dit (Livre des nombres, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 's’accorde' : 's’accordent'} bien avec lui : ${list(numbers.map((number) => `le ${number}`))}.`
      : 'Il vaut par lui-même et va avec tous les autres.',
  'number belongs': ({ number }) =>
    `le ${number} appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'it belongs': ({ number }) => `il appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'number days': ({ days }) => `les jours du mois qui donnent ce nombre : ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `ton nombre de naissance (mulank) est le ${birth}, et celui de ton chemin de vie (bhagyank) est le ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `le premier est le jour de naissance (${day}) ramené à un chiffre ; il appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `le second réunit le jour, le mois et l’année ; il appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'ton nom te convient' : 'ton nom ne s’accorde pas à ton nombre de naissance'} : le nombre de « ${name} » est le ${single} (${compound} par les lettres chaldéennes), et ton nombre de naissance est le ${birth}.`,
  'name can stay': () => 'Les deux vont ensemble dans la table de Cheiro, et l’orthographe peut donc rester.',
  'names that go': ({ numbers }) =>
    `avec ton nombre de naissance vont les noms qui donnent ${list(numbers.map(String))}.`,

  stone: ({ planet }) =>
    `ta pierre est ${customs[planet].stone}, parce que ${called(planet)} gouverne ton Ascendant.`,
  'stone rule': () =>
    'On choisit les pierres par les maîtres des maisons 1, 5 et 9 à partir de l’Ascendant, qui font du bien quoi qu’ils gouvernent d’autre.',
  'stone source': () =>
    'La règle vient de : Brihat Parashara Hora Shastra 34 ; les pierres des planètes, de Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Par coutume, on la sertit dans ${metal} et on la porte ${afterTo(finger)} ; la première fois, ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `te ${stones.length > 1 ? 'conviennent' : 'convient'} aussi ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} gouverne ${housesInWords(houses)})`))}.`,
  'stones to leave': ({ planets }) =>
    `laisse de côté ${list(planets.map((planet) => customs[planet].stone))} : ${planets.length === 1 ? 'sa planète ne gouverne' : 'leurs planètes ne gouvernent'} aucune des maisons 1, 5 et 9 à partir de ton Ascendant.`,
  'stone of a node': ({ planet }) =>
    `en règle générale, mieux vaut t’en passer : ${customs[planet].stone} appartient ${toBody(planet)}, qui ne gouverne aucune maison ; cette pierre se porte seulement pour un temps et après une lecture à part.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} te convient : ${called(planet)} gouverne ${housesInWords(houses)} à partir de ton Ascendant.`,
  'stone does not': ({ planet, houses }) =>
    `laisse plutôt de côté ${customs[planet].stone} : ${called(planet)} gouverne ${housesInWords(houses)} à partir de ton Ascendant, et aucune des maisons 1, 5 et 9.`,
  'stone instead': ({ planet }) =>
    `la pierre qui te convient est ${customs[planet].stone}, parce que ${called(planet)} gouverne ton Ascendant.`,
  birthstone: ({ month }) =>
    `ta pierre de naissance est ${birthstones[month - 1]}, par ton mois de naissance.`,
  jewellers: () =>
    'C’est une coutume de joailliers depuis 1912 ; l’astrologie occidentale n’a pas de règle pour les pierres. Les pierres par le maître de l’Ascendant appartiennent à la tradition védique.',
};
