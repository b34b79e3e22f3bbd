import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type BodyName, type ClassicalPlanet, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { definite, joined, list, withoutArticle } from '../grammar.ts';
import { rulerTitles, signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
import { spanOf } from './time.ts';
import {
  agreeing,
  areaAfter,
  areaOf,
  bareName,
  birthstones,
  called,
  customs,
  deityOf,
  dignityOf,
  ganaMeaning,
  housesInWords,
  karakaMeaning,
  leadOf,
  manners,
  numberMeaning,
  ofBody,
  placed,
  rankWords,
  standsFor,
  theHouse,
  toBody,
  yoniNames,
} from './words.ts';

const { texts, own: languageForms } = data;

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
const noThing: Record<Charm, string> = languageForms.charms.noThing;

const faces = (planet: ClassicalPlanet): string =>
  rudrakshaFaces[planet] === 1 ? '1 faccia' : `${rudrakshaFaces[planet]} facce`;

const ninthLord = (planet: ClassicalPlanet): string =>
  `${called(planet)}, ${rulerTitles[planet]} ${joined('di', theHouse(9))} (la fortuna)`;

const theNumber = (number: number): string => definite(String(number));

export const charms: SentencesOf<CharmStatements> = {
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
    `${noThing[charm]} da evitare: ogni pianeta che governa la 6ª, l’8ª o la 12ª casa dal tuo Ascendente governa anche la 1ª, la 5ª o la 9ª casa.`,
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
  'why this number': () =>
    'Le cifre del giorno si sommano finché non ne resta una sola; quali numeri vanno d’accordo lo dice la tabella di Cheiro (Il libro dei numeri, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 'va' : 'vanno'} d’accordo con questo numero ${list(numbers.map(theNumber))}.`
      : 'È un numero che sta per sé e va d’accordo con tutti gli altri.',
  'planet of a number': ({ number }) =>
    `${theNumber(number)} appartiene ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `appartiene ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
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
  'numbers of fitting names': ({ numbers }) =>
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
  'stone does not suit': ({ planet, houses }) =>
    `meglio lasciar stare ${customs[planet].stone}: ${called(planet)} governa ${housesInWords(houses)} dal tuo Ascendente, e nessuna delle case 1, 5 e 9.`,
  'stone instead': ({ planet }) =>
    `la pietra che ti si addice è ${customs[planet].stone}, perché ${called(planet)} governa il tuo Ascendente.`,
  birthstone: ({ month }) =>
    `la tua pietra di nascita è ${birthstones[month - 1]}, secondo il tuo mese di nascita.`,
  jewellers: () =>
    'È un’usanza dei gioiellieri dal 1912; l’astrologia occidentale non ha una regola per le pietre. Le pietre secondo chi governa l’Ascendente appartengono alla tradizione vedica.',
};

type State = PlanetState | 'weak' | 'well placed';

const adjectives: Record<PlanetState, string> = languageForms.planets.adjectives;

function inState(state: State, bodies: readonly BodyName[]): string {
  if (state === 'weak' || state === 'well placed') return placed(state === 'well placed', bodies);
  return agreeing(adjectives[state], bodies);
}

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

const are = (points: readonly unknown[]): string => (points.length === 1 ? 'è' : 'sono');

const thereAre = (points: readonly unknown[]): string => (points.length === 1 ? 'c’è' : 'ci sono');

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} non ha posto nella lettura ${tradition === 'VEDIC' ? 'vedica' : 'occidentale'}, perciò questo punto lo lascio da parte; chiedimi di questi: ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Rappresenta ${standsFor[point.name]}, e lo noti soprattutto qui: ${areaOf(point.house)}.`,
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
  'own mahadasha': ({ maha }) => `la mahadasha ${ofBody(maha.lord)} va ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `questa casa parla ${areaAfter('di', house.number)}. Va con ${placement(ruler, manner.level)}: ${signClause(ruler)}.`
      : `${houseIn(house, manner)} parla ${areaAfter('di', house.number)}. A governarla è ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `vi ${points.length === 1 ? 'si trova' : 'si trovano'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `Non vi si trovano ${holdsRuler ? 'altri ' : ''}pianeti; non è una mancanza, parla per lei chi la governa.`,
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
  'empty houses are no lack': () => 'Non è una mancanza: una casa vuota parla attraverso chi la governa.',
  'no planet is': ({ state }) => `nessun pianeta del tuo tema è ${inState(state, ['Mars'])}.`,
  'these planets are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${are(bodies)} ${inState(state, bodies)} nel tuo tema.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, per ${standsFor[point.name]}: tutto ciò ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string =>
  `la tua stella di nascita (nakshatra) è ${star.name}, nel ${star.pada}º quarto.`;
const yoniOf = (yoni: string): string => joined('di', yoniNames[yoni] ?? yoni);

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `il tuo Ascendente (lagna) è in ${ofSign(signNames, rising.sign)}: vai incontro al mondo ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `l’Ascendente è ${risingIn(rising, level)}; a governarlo è ${placement(ruler, level)}.`,
  'at a border': () =>
    'È al confine di un segno, perciò un’ora di nascita diversa di pochi minuti lo cambierebbe.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'segno solare' : `segno lunare${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `il tuo ${name} è ${ofSign(signNames, sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `nello zodiaco tropicale dei giornali occidentali il tuo segno solare è ${ofSign(signNames, sign)}${same ? ' anche lì' : ''}${same ? '' : `; i due zodiaci distano ${apart} gradi, e questa lettura usa quello siderale`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
      gana: `il tuo gana è ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `la tua nadi è ${nadiOf(star.index)}.`,
      yoni: `la tua yoni è quella ${yoniOf(yoni)}.`,
      letter: `alla tua stella di nascita si addice un nome che comincia per «${syllables[star.pada - 1] ?? syllables[0]}».`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `viene dalla sola Luna, che alla tua nascita era nel nakshatra ${star.name}: ciascuna delle 27 stelle occupa 13°20′ dello zodiaco siderale, e ciascun quarto 3°20′.`,
  'star quarters': ({ star }) =>
    `i quattro quarti di ${star.name} hanno ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `a governarla è ${called(star.lord)}, e la sua divinità è questa: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `il suo gana è ${gana}, la sua nadi ${nadiOf(star.index)}, la sua yoni quella ${yoniOf(yoni)}.`;
  },
  'star began': () => 'Chi la governa ha anche aperto il giro dei tuoi grandi periodi.',

  deity: ({ body }) =>
    `la tua ishta devata (divinità scelta) è ${customs[body].deity}, perché ${called(body)} la mostra nel tuo tema.`,
  'deity why': ({ soul, source }) =>
    `si legge nel navamsa: il dodicesimo segno da quello del tuo atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) =>
    `il suo giorno è ${customs[body].day}, il suo mantra «${customs[body].mantra}».`,

  'seven karakas': () =>
    'I tuoi sette chara karaka, dal pianeta che ha fatto più strada nel suo segno a quello che ne ha fatta meno:',
  'karaka line': ({ karaka, body }) => `${karaka}: ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `il tuo ${karaka} è ${called(body)}: dei sette pianeti è ${rankWords[karaka]} nel suo segno.`,
  'karaka rule': () =>
    'I pianeti dal Sole a Saturno si mettono in fila secondo i gradi che hanno percorso nei loro segni; in questo conteggio di sette i nodi restano fuori.',
  'karaka source': () => 'La regola viene da: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} è ${well ? 'abbastanza ' : ''}${placed(well, [point.name])}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `in questi periodi ${called(body)} ha la parola.`,
  'karaka means': ({ karaka }) => `rappresenta ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Lo noti soprattutto qui: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `nel navamsa questo pianeta è in ${ofSign(signNames, sign)}.`,
  'own times': () => 'Si fa sentire soprattutto nei suoi periodi.',

  navamsa: ({ sign }) => `nel tuo navamsa (D9) il segno che sorge è ${ofSign(signNames, sign)}.`,
  'navamsa reads': () => 'Si legge per il matrimonio e per vedere quanto sia saldo un pianeta.',
  'navamsa signs': ({ places }) =>
    `i segni nel navamsa: ${places.map(({ body, sign }) => `${bareName(body)} in ${ofSign(signNames, sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'è' : 'sono'} nello stesso segno nei due temi (vargottama), e questo conta come saldo.`
      : 'Nessun pianeta è nello stesso segno nei due temi (vargottama).',
};

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon =
  'L’astrologia occidentale guarda, per la stessa questione, Saturno in aspetto con la tua Luna.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha:
    'L’astrologia occidentale legge al suo posto il pianeta stesso, qui Marte, di cui parla il dosha più noto.',
  yoga: 'La cosa più vicina è il pianeta meglio collocato.',
  karaka: 'L’astrologia occidentale legge il nucleo di una persona nel Sole, nella Luna e nell’Ascendente.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'L’astrologia occidentale stabilisce i tempi con i transiti e le progressioni.',
  deity: 'L’astrologia occidentale legge la vita spirituale nella 9ª casa e in chi la governa.',
  navamsa: 'L’astrologia occidentale legge il matrimonio nella casa della coppia.',
  'love or arranged':
    'Il modo in cui arrivi a un matrimonio, l’astrologia occidentale lo legge nella casa della coppia.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'qui non c’è né sì né no: ' : ''}${names[matter]} appartiene all’astrologia vedica, e questa lettura è occidentale.`,
  'ask Vedic': () => 'Chiedilo nella tradizione vedica, e sarà calcolato.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturno non forma nessun aspetto esatto con la tua Luna nei prossimi tre anni.',
};
