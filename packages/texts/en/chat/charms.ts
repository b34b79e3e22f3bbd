import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { birthstones, numberMeaning } from './words/charms.ts';
import { grahaCustoms } from './words/grahas.ts';
import { ordinal } from './words/houses.ts';
import { bodyWords } from './words/planets.ts';

const stoneOf = (planet: Graha): string => grahaCustoms[planet].stone;
const verb = (charm: Charm): string => (charm === 'colour' ? 'colours are' : `${charm} is`);
const faces = (planet: ClassicalPlanet): string =>
  `${facesOf[planet]} face${facesOf[planet] === 1 ? '' : 's'}`;
const ordinals = (houses: readonly number[]): string => list(houses.map(ordinal));

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `Your lucky ${verb(charm)} ${grahaCustoms[planet][charm]}, because ${bodyWords(planet)} rules your Ascendant.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${bodyWords(planet)}, the lord of the 9th (fortune), gives the same.`
      : `After it comes ${grahaCustoms[planet][charm]}, from ${bodyWords(planet)}, the lord of the 9th (fortune).`,
  unlucky: ({ charm, planet, houses }) =>
    `The ${charm} that custom leaves out for great beginnings is ${grahaCustoms[planet][charm]}: ${bodyWords(planet)} rules the ${ordinals(houses)} from your Ascendant and none of the 1st, 5th and 9th.`,
  'no unlucky': ({ charm }) =>
    `No ${charm} has to be avoided: none of the planets that rule the 6th, 8th or 12th from your Ascendant is without a good house of its own.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'That is custom for each week, and no day is bad for everything; of one date a birth chart alone says nothing.'
      : 'That is custom, and no reason to fear it.',
  'no unlucky number': () =>
    'No number has to be avoided: tables say which numbers go together, not that one does harm.',
  rudraksha: ({ planet }) =>
    `A rudraksha of ${faces(planet)} suits you, because ${bodyWords(planet)} rules your Ascendant.`,
  'rudraksha next': ({ planet }) =>
    `One of ${facesOf[planet]} (${bodyWords(planet)}, lord of the 9th) can be added. The faces of the beads are tied to planets by custom.`,
  'lucky number': ({ number, day }) =>
    `Your lucky number is ${number}, the number of your day of birth (${day}).`,
  'number why': () =>
    "The digits of the day are added up to one; which numbers go together is Cheiro's table (Book of Numbers, 1926).",
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${list(numbers.map(String))} go well with it.`
      : 'It stands for itself and goes with every other.',
  'number belongs': ({ number }) =>
    `${number} belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) =>
    `It belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `Days of the month that count to it: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `Your birth number (mulank) is ${birth}, and your life path number (bhagyank) is ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `The first is the day of birth (${day}) brought to one digit; it belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `The second is day, month and year together; it belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'your name suits you' : 'your name does not add to your birth number'}: the number of "${name}" is ${single} (${compound} by the Chaldean letters), and your birth number is ${birth}.`,
  'name can stay': () => "The two go together in Cheiro's table, so the spelling can stay.",
  'names that go': ({ numbers }) =>
    `Names that count to ${list(numbers.map(String))} go with your birth number.`,

  stone: ({ planet }) =>
    `Your stone is ${stoneOf(planet)}, because ${bodyWords(planet)} rules your Ascendant.`,
  'stone rule': () =>
    'Stones are chosen by the lords of the 1st, 5th and 9th from the Ascendant, which do good whatever else they rule.',
  'stone source': () =>
    'The rule is from: Brihat Parashara Hora Shastra 34; the stones of the planets from Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = grahaCustoms[planet];
    return `By custom it is set in ${metal} and worn on the ${finger}, first on a ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `Beside it, ${list(stones.map(({ planet, houses }) => `${stoneOf(planet)} (${bodyWords(planet)}, lord of the ${ordinals(houses)})`))} ${stones.length > 1 ? 'suit' : 'suits'} you too.`,
  'stones to leave': ({ planets }) =>
    `Leave ${list(planets.map(stoneOf))} alone: their planets rule none of the 1st, 5th and 9th from your Ascendant.`,
  'stone of a node': ({ planet }) =>
    `not as a rule: ${stoneOf(planet)} belongs to ${bodyWords(planet)}, which rules no house, so it is worn only for a time and on a reading of its own.`,
  'stone suits': ({ planet, houses }) =>
    `${stoneOf(planet)} suits you: ${bodyWords(planet)} rules the ${ordinals(houses)} from your Ascendant.`,
  'stone does not': ({ planet, houses }) =>
    `${stoneOf(planet)} is better left alone: ${bodyWords(planet)} rules the ${ordinals(houses)} from your Ascendant and none of the 1st, 5th and 9th.`,
  'stone instead': ({ planet }) =>
    `The stone that suits you is ${stoneOf(planet)}, because ${bodyWords(planet)} rules your Ascendant.`,
  birthstone: ({ month }) => `Your birthstone is ${birthstones[month - 1]}, by the month of your birth.`,
  jewellers: () =>
    'That is a custom of jewellers since 1912; Western astrology has no rule for stones. Stones by the lord of the Ascendant belong to the Vedic tradition.',
};
