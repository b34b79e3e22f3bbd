import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { rulerTitles } from '../names.ts';
import { definite, joined, withoutArticle } from './words/articles.ts';
import { customs } from './words/customs.ts';
import { housesInWords, theHouse } from './words/houses.ts';
import { called, toBody } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

/** What custom gives to a planet, and how many: "il lunedì", "il bianco e il crema". */
function charmOf(charm: Charm, planet: ClassicalPlanet): { readonly text: string; readonly many: boolean } {
  const custom = customs[planet];
  return charm === 'colour'
    ? { text: list(custom.colours), many: custom.colours.length > 1 }
    : { text: custom[charm], many: false };
}

const lucky: Record<Charm, readonly [one: string, many: string]> = {
  day: ['il tuo giorno fortunato è', 'i tuoi giorni fortunati sono'],
  colour: ['il tuo colore fortunato è', 'i tuoi colori fortunati sono'],
  direction: ['la tua direzione favorevole è', 'le tue direzioni favorevoli sono'],
  metal: ['il tuo metallo favorevole è', 'i tuoi metalli favorevoli sono'],
};
const things: Record<Charm, readonly [one: string, many: string]> = {
  day: ['il giorno', 'i giorni'],
  colour: ['il colore', 'i colori'],
  direction: ['la direzione', 'le direzioni'],
  metal: ['il metallo', 'i metalli'],
};
const noThing: Record<Charm, string> = {
  day: 'nessun giorno è',
  colour: 'nessun colore è',
  direction: 'nessuna direzione è',
  metal: 'nessun metallo è',
};

const faces = (planet: ClassicalPlanet): string =>
  facesOf[planet] === 1 ? '1 faccia' : `${facesOf[planet]} facce`;

/** "Venere, signora della 9ª casa (la fortuna)". */
const ninthLord = (planet: ClassicalPlanet): string =>
  `${called(planet)}, ${rulerTitles[planet]} ${joined('di', theHouse(9))} (la fortuna)`;

/** "il 3", "l’8". */
const theNumber = (number: number): string => definite(String(number));

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) => {
    const { text, many } = charmOf(charm, planet);
    return `${lucky[charm][many ? 1 : 0]} ${text}, perché ${called(planet)} governa il tuo Ascendente.`;
  },
  'lucky next': ({ charm, planet, same }) => {
    if (same) return `${ninthLord(planet)}, dà lo stesso.`;
    const { text, many } = charmOf(charm, planet);
    return `dopo ${many ? 'vengono' : 'viene'} ${text}, ${joined('da', ninthLord(planet))}.`;
  },
  unlucky: ({ charm, planet, houses }) => {
    const { text, many } = charmOf(charm, planet);
    return `${things[charm][many ? 1 : 0]} che l’usanza esclude dai grandi inizi ${many ? 'sono' : 'è'} ${text}: ${called(planet)} governa ${housesInWords(houses)} dal tuo Ascendente, e nessuna delle case 1, 5 e 9.`;
  },
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} da evitare: tra i pianeti che governano la 6ª, l’8ª o la 12ª casa dal tuo Ascendente, ciascuno ha anche una buona casa sua.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'È un’usanza per ogni settimana, e nessun giorno è cattivo per tutto; di una data precisa un tema natale da solo non dice niente.'
      : 'È un’usanza, e non un motivo per averne paura.',
  'no unlucky number': () =>
    'Nessun numero è da evitare: le tabelle dicono quali numeri vanno d’accordo, non che uno faccia del male.',
  rudraksha: ({ planet }) =>
    `ti si addice un rudraksha a ${faces(planet)}, perché ${called(planet)} governa il tuo Ascendente.`,
  'rudraksha next': ({ planet }) =>
    `se ne può aggiungere uno a ${faces(planet)} (${ninthLord(planet)}). Le facce dei grani sono legate ai pianeti per usanza.`,
  'lucky number': ({ number, day }) =>
    `il tuo numero fortunato è ${theNumber(number)}, quello del tuo giorno di nascita (${day}).`,
  'number why': () =>
    'Le cifre del giorno si sommano finché non ne resta una sola; quali numeri vanno d’accordo lo dice la tabella di Cheiro (Il libro dei numeri, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 'va' : 'vanno'} d’accordo con questo numero ${list(numbers.map(theNumber))}.`
      : 'È un numero che sta per sé e va d’accordo con tutti gli altri.',
  'number belongs': ({ number }) =>
    `${theNumber(number)} appartiene ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) => `appartiene ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `i giorni del mese che danno questo numero: ${list(days.map(theNumber))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `il tuo numero di nascita (mulank) è ${theNumber(birth)}, e quello del tuo cammino di vita (bhagyank) è ${theNumber(lifePath)}.`,
  'birth number means': ({ number, day }) =>
    `il primo è il giorno di nascita (${day}) ridotto a una cifra; appartiene ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `il secondo è la somma di giorno, mese e anno; appartiene ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'il tuo nome ti si addice' : 'il tuo nome non si accorda con il tuo numero di nascita'}: il numero di «${name}» è ${theNumber(single)} (${compound} con le lettere caldee), e il tuo numero di nascita è ${theNumber(birth)}.`,
  'name can stay': () => 'I due vanno d’accordo nella tabella di Cheiro, perciò la grafia può restare com’è.',
  'names that go': ({ numbers }) =>
    `con il tuo numero di nascita vanno d’accordo i nomi che danno ${list(numbers.map(theNumber))}.`,

  stone: ({ planet }) =>
    `la tua pietra è ${customs[planet].stone}, perché ${called(planet)} governa il tuo Ascendente.`,
  'stone rule': () =>
    'Le pietre si scelgono dai signori della 1ª, della 5ª e della 9ª casa dall’Ascendente, che fanno bene qualunque altra cosa governino.',
  'stone source': () =>
    'La regola viene da: Brihat Parashara Hora Shastra 34; le pietre dei pianeti, da Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Per usanza si monta in ${withoutArticle(metal)} e si porta ${joined('a', finger)}, la prima volta di ${withoutArticle(day)}.`;
  },
  'stones beside': ({ stones }) =>
    `ti si ${stones.length > 1 ? 'addicono' : 'addice'} anche ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} governa ${housesInWords(houses)})`))}.`,
  'stones to leave': ({ planets }) =>
    `lascia stare ${list(planets.map((planet) => customs[planet].stone))}: ${planets.length === 1 ? 'il pianeta a cui appartiene non governa' : 'i pianeti a cui appartengono non governano'} nessuna delle case 1, 5 e 9 dal tuo Ascendente.`,
  'stone of a node': ({ planet }) =>
    `non di regola: ${customs[planet].stone} appartiene ${toBody(planet)}, che non governa nessuna casa, perciò si porta solo per un certo tempo e dopo una lettura a parte.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} ti si addice: ${called(planet)} governa ${housesInWords(houses)} dal tuo Ascendente.`,
  'stone does not': ({ planet, houses }) =>
    `meglio lasciar stare ${customs[planet].stone}: ${called(planet)} governa ${housesInWords(houses)} dal tuo Ascendente, e nessuna delle case 1, 5 e 9.`,
  'stone instead': ({ planet }) =>
    `la pietra che ti si addice è ${customs[planet].stone}, perché ${called(planet)} governa il tuo Ascendente.`,
  birthstone: ({ month }) =>
    `la tua pietra di nascita è ${birthstones[month - 1]}, secondo il tuo mese di nascita.`,
  jewellers: () =>
    'È un’usanza dei gioiellieri dal 1912; l’astrologia occidentale non ha una regola per le pietre. Le pietre secondo chi governa l’Ascendente appartengono alla tradizione vedica.',
};
