import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { capital } from '../../languages/capital.ts';
import { list } from '../lists.ts';
import { customs } from './words/customs.ts';
import { called } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

/** „dein Glückstag ist der“: each with its gender. */
const luckyThing: Record<Charm, string> = {
  day: 'dein Glückstag ist der',
  colour: 'deine Glücksfarben sind',
  direction: 'deine günstige Himmelsrichtung ist der',
  metal: 'dein günstiges Metall ist',
};
const noThing: Record<Charm, string> = {
  day: 'keinen Tag',
  colour: 'keine Farbe',
  direction: 'keine Himmelsrichtung',
  metal: 'kein Metall',
};
const oneThing: Record<Charm, string> = {
  day: 'einen Tag',
  colour: 'eine Farbe',
  direction: 'eine Himmelsrichtung',
  metal: 'ein Metall',
};
const leave: Record<Charm, string> = { day: 'den ', colour: '', direction: 'den ', metal: '' };
const after: Record<Charm, string> = { day: 'der ', colour: '', direction: 'der ', metal: '' };

const ordinals = (houses: readonly number[]): string =>
  `das ${list(houses.map((house) => `${house}.`))} Haus`;
const faces = (planet: ClassicalPlanet): string =>
  facesOf[planet] === 1 ? 'einem Gesicht' : `${facesOf[planet]} Gesichtern`;

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, zuständig für das 9. Haus (Glück), gibt dasselbe.`
      : `danach kommt ${after[charm]}${customs[planet][charm]}, durch ${called(planet, 'accusative')}, zuständig für das 9. Haus (Glück).`,
  unlucky: ({ charm, planet, houses }) =>
    `willst du für große Anfänge ${oneThing[charm]} auslassen, dann ${leave[charm]}${customs[planet][charm]}: ${capital(called(planet))} herrscht vom Aszendenten aus über ${ordinals(houses)} und über keines der Häuser 1, 5 und 9.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} musst du meiden: Keiner der Planeten, die vom Aszendenten aus über das 6., 8. oder 12. Haus herrschen, ist ohne ein gutes eigenes Haus.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'Das ist Brauch für jede Woche, und kein Tag ist für alles schlecht; zu einem bestimmten Datum sagt ein Geburtshoroskop allein nichts.'
      : 'Das ist Brauch und kein Grund zur Furcht.',
  'no unlucky number': () =>
    'Keine Zahl musst du meiden: Die Tafeln sagen, welche Zahlen zusammenpassen, nicht, dass eine schadet.',
  rudraksha: ({ planet }) =>
    `ein Rudraksha mit ${faces(planet)} passt zu dir, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  'rudraksha next': ({ planet }) =>
    `einer mit ${faces(planet)} (für ${called(planet, 'accusative')}, zuständig für das 9. Haus) kann dazukommen. Die Gesichter der Perlen ordnet der Brauch den Planeten zu.`,
  'lucky number': ({ number, day }) =>
    `deine Glückszahl ist ${number}, die Zahl deines Geburtstags (${day}).`,
  'number why': () =>
    'Die Ziffern des Tages werden zu einer zusammengezählt; welche Zahlen zusammenpassen, steht in der Tafel von Cheiro (Buch der Zahlen, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `gut dazu ${numbers.length === 1 ? 'passt' : 'passen'} ${list(numbers.map(String))}.`
      : 'Sie steht für sich und passt zu jeder anderen.',
  'number belongs': ({ number }) =>
    `die ${number} gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) =>
    `sie gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `Tage im Monat, die auf sie kommen: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `deine Geburtszahl (Mulank) ist ${birth}, und deine Lebenszahl (Bhagyank) ist ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `die erste ist der Tag der Geburt (${day}), auf eine Ziffer gebracht; sie gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `die zweite ist Tag, Monat und Jahr zusammen; sie gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'dein Name passt zu dir' : 'dein Name trägt zu deiner Geburtszahl nichts bei'}: Die Zahl von „${name}“ ist ${single} (${compound} nach den chaldäischen Buchstaben), und deine Geburtszahl ist ${birth}.`,
  'name can stay': () =>
    'Die beiden passen in der Tafel von Cheiro zusammen, also kann die Schreibweise bleiben.',
  'names that go': ({ numbers }) =>
    `zu deiner Geburtszahl passen Namen, die auf ${list(numbers.map(String))} kommen.`,

  stone: ({ planet }) =>
    `dein Stein ist ${customs[planet].stone}, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  'stone rule': () =>
    'Steine werden nach den Herren des 1., 5. und 9. Hauses vom Aszendenten aus gewählt, die Gutes tun, was immer sie sonst beherrschen.',
  'stone source': () =>
    'Die Regel stammt aus: Brihat Parashara Hora Shastra 34; die Steine der Planeten aus Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Nach dem Brauch wird der Stein in ${metal} gefasst und am ${finger} getragen, zum ersten Mal an einem ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `daneben ${stones.length > 1 ? 'passen' : 'passt'} auch ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} herrscht über ${ordinals(houses)})`))} zu dir.`,
  'stones to leave': ({ planets }) =>
    `lass ${list(planets.map((planet) => customs[planet].stoneAccusative))} beiseite: Vom Aszendenten aus ${planets.length === 1 ? 'herrscht der Planet dieses Steins' : 'herrschen die Planeten dieser Steine'} über keines der Häuser 1, 5 und 9.`,
  'stone of a node': ({ planet }) =>
    `in der Regel nicht: ${capital(customs[planet].stone)} gehört ${called(planet, 'dative')}, ohne dass dieser über ein Haus herrscht; getragen wird so ein Stein nur auf Zeit und nach einer eigenen Deutung.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} passt zu dir: ${capital(called(planet))} herrscht vom Aszendenten aus über ${ordinals(houses)}.`,
  'stone does not': ({ planet, houses }) =>
    `${customs[planet].stoneAccusative} lässt du besser: ${capital(called(planet))} herrscht vom Aszendenten aus über ${ordinals(houses)} und über keines der Häuser 1, 5 und 9.`,
  'stone instead': ({ planet }) =>
    `der Stein, der zu dir passt, ist ${customs[planet].stone}, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  birthstone: ({ month }) => `dein Geburtsstein ist ${birthstones[month - 1]}, nach deinem Geburtsmonat.`,
  jewellers: () =>
    'Das ist ein Brauch der Juweliere seit 1912; die westliche Astrologie hat keine Regel für Steine. Steine nach dem Herrn des Aszendenten gehören zur vedischen Tradition.',
};
