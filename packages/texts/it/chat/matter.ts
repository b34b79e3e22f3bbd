import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { joined, list } from '../grammar.ts';
import { signNames } from '../names.ts';
import {
  aimOf,
  aspectSentence,
  calledIn,
  factsInWords,
  ofPeople,
  partnerTraits,
  topicWords,
} from './facts.ts';
import {
  agreeing,
  areaOf,
  bodyParts,
  called,
  customs,
  dignityOf,
  fieldsOf,
  inSign,
  leadOf,
  manners,
  standsFor,
  theHouse,
  theSign,
  toBody,
} from './words.ts';

const { texts } = data;

const degreeOf = (degree: number, sign: number): string =>
  `${degrees(degree)} ${joined('di', theSign(sign))}`;

export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  if (level === 'STANDARD') return `${name} in ${ofSign(signNames, point.sign)}`;
  if (level === 'ADVANCED') return `${name} in ${ofSign(signNames, point.sign)} in ${point.house}ª casa`;
  const notes = [
    point.dignity && dignityOf(point.name, point.dignity.name),
    !isNode(point.name) && point.retrograde ? agreeing('retrogrado', [point.name]) : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} a ${degreeOf(point.degree, point.sign)} in ${point.house}ª casa${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `a ${degreeOf(degree, sign)}` : `in ${ofSign(signNames, sign)}`;
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `${theHouse(number)}, che comincia a ${degreeOf(cusp % 30, sign)},`
    : `${theHouse(number)} in ${ofSign(signNames, sign)}`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} a ${degreeOf(longitude % 30, sign)}`
    : `${called(body)} in ${ofSign(signNames, sign)}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `per ${word} il tuo tema è forte: qui il lavoro che ci metti ritorna.`,
  mixed: (word) => `per ${word} il tuo tema ha luci e ombre: in parte va da sé, in parte si impara.`,
  weak: (word) =>
    `per ${word} il tuo tema chiede pazienza: arriva più tardi di quanto si vorrebbe, e con la pratica.`,
};
const people: VerdictWords = {
  strong: (word) => `per ${word} il tuo tema è forte: qui ci sono aiuto e buona volontà.`,
  mixed: (word) => `per ${word} il tuo tema ha luci e ombre: una parte è calorosa, un’altra va costruita.`,
  weak: (word) => `per ${word} il tuo tema chiede pazienza: la vicinanza vuole tempo e buona volontà.`,
};
const health: VerdictWords = {
  strong: (word) => `per ${word} il tuo tema è forte: reggi bene e recuperi in fretta.`,
  mixed: (word) => `per ${word} il tuo tema ha luci e ombre: sale e scende con il tuo modo di vivere.`,
  weak: (word) => `per ${word} il tuo tema chiede cura: le abitudini regolari ti giovano più degli sforzi.`,
};

const feared: VerdictWords = {
  strong: (word) => `il tuo tema non lo mostra: per ${word} è forte.`,
  mixed: (word) =>
    `non lo si può dire dal solo tema: per ${word} ha luci e ombre, con qualche tensione e qualche aiuto.`,
  weak: (word) =>
    `non c’è niente di deciso, ma ci vuole attenzione: per ${word} il tuo tema è un po’ sotto tensione.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `il tuo tema non te ne dà motivo: per ${word} è forte.`,
  mixed: (word) =>
    `la decisione è tua: per ${word} il tuo tema ha luci e ombre, con qualche tensione e qualche aiuto.`,
  weak: (word) => `la decisione è tua: per ${word} il tuo tema è un po’ sotto tensione.`,
  'strong on a relationship': (word) =>
    `la decisione è tua: per ${word} il tuo tema è forte, ma non dice come ti trattano.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

const thereAre = (points: readonly unknown[]): string => (points.length === 1 ? 'c’è' : 'ci sono');
const regards = (points: readonly unknown[]): string => (points.length === 1 ? 'guarda' : 'guardano');

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](aimOf(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic);
    if (verdict === 'strong') return `per ${aim} il tuo tema è forte.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'anche se non del tutto da sé' : 'con un po’ d’impegno'}: per ${aim} il tuo tema ha luci e ombre.`;
    return neverDenied
      ? `ma con pazienza: qui il tuo tema non esclude niente; per ${aim} mette prima l’attesa o la cura.`
      : `non facilmente: per ${aim} il tuo tema chiede pazienza e pratica.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](aimOf(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](aimOf(topic)),
  'other side': () => 'Ciò che fa un’altra persona non è scritto nel tuo tema; il tema mostra la tua parte.',
  fields: ({ planets }) =>
    `Campi adatti: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}.`,
  'no count': () =>
    'Un numero non si può leggere in un tema solo; si può leggere con quanta facilità la cosa viene.',
  'body care': ({ sign }) => {
    const [part, many] = ofSign(bodyParts, sign);
    return `secondo la tradizione, ${part} ${many ? 'meritano' : 'merita'} la tua cura.`;
  },
  'nothing left': () =>
    'È quanto il tuo tema contiene su questo; non farei che ripetermi. Chiedi di un anno, o di qualcos’altro.',
  basis: ({ topic, house, significators }, { level }) => {
    const place = level === 'STANDARD' ? `la parte del tema che riguarda ${areaOf(house)}` : theHouse(house);
    return `per ${topicWords[topic]} si guarda ${place}, chi la governa, chi vi si trova e, per natura, ${list(significators.map(called))}.`;
  },
  rising: ({ rising }, { level }) =>
    `l’Ascendente è ${risingIn(rising, level)}: vai incontro al mondo ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `È vicino al confine con ${theSign(neighbour)}: un’ora di nascita diversa di pochi minuti cambierebbe questa parte.`,
  'birth time moves the Ascendant': () => 'Quattro minuti nell’ora di nascita lo spostano di circa un grado.',
  'points to': ({ ruler }) =>
    `la tua strada va con ${placement(ruler, 'STANDARD')}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    occupant
      ? `${placement(point, 'STANDARD')} si trova proprio in questa parte della vita: ${signClause(point)}.`
      : `anche ${placement(point, 'STANDARD')} ha voce in capitolo: ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} rappresenta ${topicWords[topic]}. A governarla è ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `nella casa ${thereAre(points)} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  unoccupied: () => 'In questa casa non ci sono altri pianeti, perciò parla per lei chi la governa.',
  'by nature': ({ points }, { level }) =>
    `per natura ne ${points.length === 1 ? 'parla' : 'parlano'} anche ${points.map((point) => `${placement(point, level)}, per ${standsFor[point.name]}`).join('; ')}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} e ${called(other)} non formano alcun aspetto nel tuo tema: fra loro ci sono ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `la casa è guardata ${list(points.map((point) => `${joined('da', placement(point, level))} (${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'Nessun graha guarda la casa.' : 'Nessun graha guarda questo punto.',
  'looked at': ({ points }, { level }) => `${placements(points, level)} ${regards(points)} questo punto.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `per ${topicWords[topic]} conta anche un secondo campo: ${areaOf(house.number)}. Lì a decidere è ${placement(point, level)}: ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `per ${topicWords[topic]} conta anche ${houseIn(house, manner).replace(/,$/, '')} (${areaOf(house.number)}). A governarla è ${placement(ruler, manner.level)}${within.length > 0 ? `; lì ${thereAre(within)} ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `tutto poggia ${joined('su', placement(point, level))}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `dei pianeti in gioco, il meglio collocato è ${placement(best, level)}, e quello che fatica di più è ${placement(worst, level)}.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `per ${calledIn(topic, house, level)}, lavora prima con ${called(planet)}: dei pianeti in gioco, quello che fatica di più è ${placement(placed, level)}.`,
  practice: ({ body }) => `per ${called(body)}: ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `Per usanza si osserva ${day}, si recita «${mantra}» e si fa un’offerta di ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `comincia da ciò che nel tuo tema è più debole: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `il tuo grande periodo appartiene ${toBody(lord)}, a cui dunque conviene dedicare un po’ di cura.`,
  'no remedy': ({ body }) =>
    `per ${called(body)} non è stato tramandato nessun rimedio: lavoraci attraverso la parte della vita in cui si trova.`,
  'in your chart': ({ points }, { level }) =>
    `nel tuo tema: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'I mantra e le offerte ai pianeti appartengono alla tradizione vedica; in quella occidentale il pianeta lo si vive in un modo migliore.',

  partner: ({ wife, sign }) =>
    `${wife ? 'tua moglie' : 'tuo marito'} sarà probabilmente una persona ${ofSign(partnerTraits, sign)}.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `al segno del matrimonio nel tuo tema risponde ${where}`
        : `questo è il colore ${joined('di', houseIn(house, manner)).replace(/,$/, '')}; a governarla è ${where}`;
    return `${lead}: l’incontro può passare per ${areaOf(ruler.house)}, e tra voi conta questo: ${standsFor[ruler.name]}.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `nel luogo del matrimonio ${thereAre(points)} ${placements(points, level)}, e vi si aggiunge questo: ${points.map(({ name }) => standsFor[name]).join('; ')}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `il pianeta naturale ${wife ? 'della moglie' : 'del marito'}, ${placement(point, level)}, aggiunge ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `il tuo darakaraka, il pianeta del matrimonio per gradi, è ${called(body)}: ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `${marriage === 'love' ? 'per l’amore' : 'per un matrimonio combinato'} parla questo: ${factsInWords(facts)}.`;
  },
};
