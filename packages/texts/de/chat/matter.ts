import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import { capital } from '../../languages/capital.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { inSigns, signNames, toSigns } from '../names.ts';
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
  areaOf,
  bodyParts,
  type Case,
  called,
  customs,
  dignityNames,
  fieldsOf,
  inSign,
  leadOf,
  manners,
  standsFor,
} from './words.ts';

const { texts } = data;

export function placement(point: PlacedBody, level: Level, grammarCase: Case = 'nominative'): string {
  const name = called(point.name, grammarCase);
  if (level === 'STANDARD') return `${name} ${ofSign(inSigns, point.sign)}`;
  const house = `im ${point.house}. Haus`;
  if (level === 'ADVANCED') return `${name} ${ofSign(inSigns, point.sign)} ${house}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'rückläufig' : undefined,
    point.nakshatra && `${point.nakshatra.name} Pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} auf ${degrees(point.degree)} ${ofSign(signNames, point.sign)} ${house}${described}`;
}

export function placements(
  points: readonly PlacedBody[],
  level: Level,
  grammarCase: Case = 'nominative',
): string {
  return list(points.map((point) => placement(point, level, grammarCase)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `auf ${degrees(degree)} ${ofSign(signNames, sign)}` : ofSign(inSigns, sign);
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `${number}. Haus ab ${degrees(cusp % 30)} ${ofSign(signNames, sign)}`
    : `${number}. Haus ${ofSign(inSigns, sign)}`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} auf ${degrees(longitude % 30)} ${ofSign(signNames, sign)}`
    : `${called(body)} ${ofSign(inSigns, sign)}`;
}

export function signSentence(point: PlacedBody): string {
  return capital(inSign(point.name, point.sign));
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `für ${word} steht dein Horoskop gut: Was du hier an Arbeit hineinlegst, kommt zurück.`,
  mixed: (word) => `für ${word} ist dein Horoskop gemischt: Manches davon fließt, manches will gelernt sein.`,
  weak: (word) => `für ${word} verlangt dein Horoskop Geduld: Es kommt später als gewünscht und durch Übung.`,
};
const people: VerdictWords = {
  strong: (word) => `für ${word} steht dein Horoskop gut: Hier gibt es Hilfe und Wohlwollen.`,
  mixed: (word) =>
    `für ${word} ist dein Horoskop gemischt: Manches ist warm, manches muss erst geklärt werden.`,
  weak: (word) => `für ${word} verlangt dein Horoskop Geduld: Nähe braucht hier Zeit und guten Willen.`,
};
const health: VerdictWords = {
  strong: (word) => `für ${word} steht dein Horoskop gut: Du hältst viel aus und erholst dich schnell.`,
  mixed: (word) => `für ${word} ist dein Horoskop gemischt: Es steigt und fällt damit, wie du lebst.`,
  weak: (word) =>
    `für ${word} rät dein Horoskop zur Sorgfalt: Feste Gewohnheiten tun dir besser als Anstrengung.`,
};

const feared: VerdictWords = {
  strong: (word) => `das zeigt dein Horoskop nicht: Für ${word} steht es gut.`,
  mixed: (word) =>
    `nicht nach diesem Horoskop allein: Für ${word} ist es gemischt, mit etwas Druck und etwas Hilfe.`,
  weak: (word) =>
    `festgelegt ist nichts dergleichen, aber Sorgfalt ist gefragt: Für ${word} steht dein Horoskop unter Druck.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `dazu gibt dir dein Horoskop keinen Grund: Für ${word} steht es gut.`,
  mixed: (word) =>
    `das entscheidest du selbst: Für ${word} ist dein Horoskop gemischt, mit etwas Druck und etwas Hilfe.`,
  weak: (word) => `das entscheidest du selbst: Für ${word} steht dein Horoskop unter Druck.`,
  'strong on a relationship': (word) =>
    `das entscheidest du selbst: Für ${word} steht dein Horoskop gut, aber wie man mit dir umgeht, sagt es nicht.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](aimOf(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic);
    if (verdict === 'strong') return `für ${aim} steht dein Horoskop gut.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'wenn auch nicht ganz von selbst' : 'mit etwas Mühe'}: Für ${aim} ist dein Horoskop gemischt.`;
    return neverDenied
      ? `aber mit Geduld: Dein Horoskop schließt hier nichts aus, es setzt für ${aim} Warten oder Sorgfalt davor.`
      : `nicht leicht: Für ${aim} verlangt dein Horoskop Geduld und Übung.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](aimOf(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](aimOf(topic)),
  'other side': () =>
    'Was ein anderer Mensch tut, steht nicht in deinem Horoskop; es zeigt nur deine eigene Seite davon.',
  fields: ({ planets }) =>
    `Felder, die passen: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}.`,
  'no count': () =>
    'Eine Anzahl lässt sich aus einem Horoskop nicht lesen; lesen lässt sich, wie leicht es kommt.',
  'body care': ({ sign }) => {
    const [part, many] = ofSign(bodyParts, sign);
    return `nach der Überlieferung ${many ? 'verdienen' : 'verdient'} ${part} deine Fürsorge.`;
  },
  'nothing left': () =>
    'Das ist, was dein Horoskop dazu enthält; ich würde mich nur wiederholen. Frag nach einem Jahr oder nach etwas anderem.',
  basis: ({ topic, house, significators }, { level }) => {
    const place = level === 'STANDARD' ? `der Teil des Horoskops für ${areaOf(house)}` : `das ${house}. Haus`;
    return `für ${topicWords[topic]} zählen ${place}, sein Herrscher, wer darin steht, und von Natur aus ${list(significators.map((name) => called(name)))}.`;
  },
  rising: ({ rising }, { level }) =>
    `der Aszendent ${risingIn(rising, level)}: Du begegnest der Welt ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `Er steht nahe der Grenze ${ofSign(toSigns, neighbour)}: Eine um wenige Minuten andere Geburtszeit würde diesen Teil ändern.`,
  'birth time moves the Ascendant': () => 'Vier Minuten Geburtszeit verschieben ihn um etwa ein Grad.',
  'points to': ({ ruler }) =>
    `dein Weg führt über ${placement(ruler, 'STANDARD', 'accusative')}: ${signSentence(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'steht mitten in diesem Teil des Lebens' : 'hat ebenfalls mitzureden'}: ${signSentence(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `das ${houseIn(house, manner)} steht für ${topicWords[topic]}. Sein Herrscher ist ${placement(ruler, manner.level)}: ${signSentence(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `im Haus ${points.length === 1 ? 'steht' : 'stehen'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  unoccupied: () => 'Kein weiterer Planet steht in diesem Haus, so spricht sein Herrscher für es.',
  'by nature': ({ points }, { level }) =>
    `von Natur aus ${points.length === 1 ? 'gehört' : 'gehören'} dazu auch ${list(points.map((point) => `${placement(point, level)} für ${standsFor[point.name]}`))}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} und ${called(other)} bilden in deinem Horoskop keinen Aspekt: Zwischen ihnen liegen ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `auf das Haus ${points.length === 1 ? 'blickt' : 'blicken'} ${list(points.map((point) => `${placement(point, level)} (für ${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'Kein Graha blickt auf das Haus.' : 'Kein Graha blickt darauf.',
  'looked at': ({ points }, { level }) =>
    `darauf ${points.length === 1 ? 'blickt' : 'blicken'} ${placements(points, level)}.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `für ${topicWords[topic]} zählt noch ein zweiter Ort, der für ${areaOf(house.number)}. Dort gibt ${placement(point, level)} den Ton an: ${signSentence(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `für ${topicWords[topic]} zählt noch ein zweiter Ort: das ${houseIn(house, manner)} (${areaOf(house.number)}). Sein Herrscher ist ${placement(ruler, manner.level)}${within.length > 0 ? `; darin ${within.length === 1 ? 'steht' : 'stehen'} ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `es ruht auf ${placement(point, level, 'dative')}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `von seinen Planeten steht ${placement(best, level)} am besten, und ${placement(worst, level)} hat den schwersten Stand.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `für ${calledIn(topic, house, level)} arbeite zuerst an ${called(planet, 'dative')}: Von den Planeten dieser Sache hat ${placement(placed, level)} den schwersten Stand.`,
  practice: ({ body }) => `für ${called(body, 'accusative')}: ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `Der Brauch hält den ${day} ein, spricht „${mantra}“ und verschenkt ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `beginne mit ${called(placed.name, 'dative')}, dem schwächsten Planeten deines Horoskops: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `deine große Periode gehört ${called(lord, 'dative')}, also lohnt auch dort etwas Pflege.`,
  'no remedy': ({ body }) =>
    `für ${called(body, 'accusative')} ist kein Heilmittel überliefert: Arbeite damit über den Teil des Lebens, in dem ${body === 'North Node' ? 'er' : called(body)} steht.`,
  'in your chart': ({ points }, { level }) =>
    `in deinem Horoskop: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'Mantras und Gaben für Planeten gehören zur vedischen Tradition; in der westlichen lebt man den Planeten auf eine bessere Art aus.',

  partner: ({ wife, sign }) =>
    `${wife ? 'deine Frau' : 'dein Mann'} ist wohl eher ${ofSign(partnerTraits, sign)}.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `zum Zeichen der Ehe in deinem Horoskop gehört ${where}`
        : `das ist die Farbe für das ${houseIn(house, manner)}; sein Herrscher ist ${where}`;
    return `${lead}: Kennenlernen könnt ihr euch über ${areaOf(ruler.house)}, und zwischen euch kommt es auf ${standsFor[ruler.name]} an.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `am Ort der Ehe ${points.length === 1 ? 'steht' : 'stehen'} ${placements(points, level)}; dazu kommt also ein Sinn für ${list(points.map(({ name }) => standsFor[name]))}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `der natürliche Planet ${wife ? 'der Ehefrau' : 'des Ehemanns'} ist ${placement(point, level)}; er steht hier für ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `dein Darakaraka, nach Graden der Planet der Ehe, ist ${called(body)}: Dabei geht es um ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `für eine ${marriage === 'love' ? 'Liebesheirat' : 'arrangierte Ehe'} spricht: ${factsInWords(facts)}.`;
  },
};
