import type { House, PlacedBody } from '@palmleaf/engines/chart';
import { ofSign, signName, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import {
  aspectSentence,
  calledIn,
  factsInWords,
  hopes,
  ofMany,
  ofPeople,
  partnerTraits,
  skillIn,
  topicWords,
} from './facts.ts';
import {
  areaOf,
  bodyParts,
  bodyWords,
  dayOf,
  fieldsOf,
  grahaCustoms,
  inSign,
  leadOf,
  mannerOf,
  monthOf,
  ordinal,
  standsFor,
} from './words.ts';

const { texts } = data;

/** Tests read these phrases back (packages/engines/test/chat/placements.ts). */

/** ADVANCED adds the house, EXPERT degrees, dignity, motion and nakshatra. */
export function placement(point: PlacedBody, level: Level): string {
  if (level === 'STANDARD') return `${bodyWords(point.name)} in ${signName(point.sign)}`;
  const house = `in the ${ordinal(point.house)} house`;
  if (level === 'ADVANCED') return `${bodyWords(point.name)} in ${signName(point.sign)} ${house}`;
  const notes = [
    point.dignity?.name,
    !isNode(point.name) && point.retrograde ? 'retrograde' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${bodyWords(point.name)} at ${degrees(point.degree)} ${signName(point.sign)} ${house}${described}`;
}

export function ascendant(rising: Rising, level: Level): string {
  if (level !== 'EXPERT') return `the Ascendant in ${signName(rising.sign)}`;
  return `the Ascendant at ${degrees(rising.degree)} ${signName(rising.sign)}`;
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  if (level === 'EXPERT' && tradition === 'WESTERN') {
    return `the ${ordinal(number)} house beginning at ${degrees(cusp % 30)} ${signName(sign)}`;
  }
  return `the ${ordinal(number)} house in ${signName(sign)}`;
}

export function moving(
  kind: 'transiting' | 'progressed',
  body: string,
  longitude: number,
  level: Level,
): string {
  const sign = signName(signOf(longitude));
  const called = bodyWords(body) === body ? `${kind} ${body}` : `the ${kind} ${body}`;
  return level === 'EXPERT' ? `${called} at ${degrees(longitude % 30)} ${sign}` : `${called} in ${sign}`;
}

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? dayOf(at) : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'on' : 'in'} ${date(at, level)}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `your chart is strong on ${word}: things here come back when you put work into them.`,
  mixed: (word) => `your chart is mixed on ${word}: some of it flows, some of it has to be learned.`,
  weak: (word) => `your chart asks for patience with ${word}: it comes later than wished, and by practice.`,
};
const people: VerdictWords = {
  strong: (word) => `your chart is strong on ${word}: there is help and goodwill here.`,
  mixed: (word) => `your chart is mixed on ${word}: some of it is warm, some has to be worked out.`,
  weak: (word) => `your chart asks for patience with ${word}: closeness takes time and good will.`,
};
const health: VerdictWords = {
  strong: (word) => `your chart is strong on ${word}: you hold out well and recover quickly.`,
  mixed: (word) => `your chart is mixed on ${word}: it rises and falls with how you live.`,
  weak: (word) => `your chart asks for care with ${word}: regular habits do more for you than strain.`,
};

const feared: VerdictWords = {
  strong: (word) => `your chart does not show that: it is strong on ${word}.`,
  mixed: (word) => `not by this chart alone: it is mixed on ${word}, with some strain and some help.`,
  weak: (word) =>
    `nothing of the kind is fixed, but care is asked: your chart is under some strain on ${word}.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `your chart gives you no reason to: it is strong on ${word}.`,
  mixed: (word) => `that is yours to decide: your chart is mixed on ${word}, with some strain and some help.`,
  weak: (word) => `that is yours to decide: your chart is under some strain on ${word}.`,
  'strong on a relationship': (word) =>
    `that is yours to decide: your chart is strong on ${word}, and says nothing of how you are treated.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

const partnerOf = (wife: boolean): string => (wife ? 'wife' : 'husband');

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](skillIn[topic] ?? topicWords[topic]);
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const hope = hopes[topic];
    if (verdict === 'strong') return `your chart is strong on ${hope}.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'though not all by itself' : 'with some effort'}: your chart is mixed on ${hope}.`;
    return neverDenied
      ? `but with patience: your chart does not rule out ${hope}, it puts waiting or care before it.`
      : `not easily: your chart wants patience and practice where it is about ${hope}.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](skillIn[topic] ?? topicWords[topic]),
  leaving: ({ topic, verdict }) => leaving[verdict](skillIn[topic] ?? topicWords[topic]),
  'other side': () => 'What somebody else does is not written in your chart; it shows your own side of it.',
  fields: ({ planets }) =>
    `Fields that fit: ${planets.map((name) => `${fieldsOf[name]} (${bodyWords(name)})`).join('; ')}.`,
  'no count': () => 'A number cannot be read from one chart; what can be read is how easily it comes.',
  'body care': ({ sign }) => {
    const part = ofSign(bodyParts, sign);
    return `By tradition ${part} deserve${/^the (?!feet|organs)/.test(part) ? 's' : ''} your care.`;
  },
  'nothing left': () =>
    'That is what your chart holds on this; I would only repeat myself. Ask about a year, or about something else.',
  basis: ({ topic, house, significators }, { level }) => {
    const place =
      level === 'STANDARD' ? `the part of the chart for ${areaOf(house)}` : `the ${ordinal(house)} house`;
    return `${topicWords[topic]} ${ofMany.includes(topic) ? 'are' : 'is'} read from ${place}, from its ruler, from who stands in it, and from ${list(significators.map(bodyWords))}, which stand${significators.length === 1 ? 's' : ''} for it by nature.`;
  },
  rising: ({ rising }, { level }) =>
    `${ascendant(rising, level)}: you meet the world ${mannerOf(rising.sign)}.`,
  border: ({ neighbour }) =>
    `It stands close to the border of ${signName(neighbour)}: a birth time a few minutes off would change this part.`,
  'birth time moves the Ascendant': () => 'Four minutes of birth time move it by about a degree.',
  'points to': ({ ruler }) =>
    `Your way goes with ${placement(ruler, 'STANDARD')}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'stands right in this part of life' : 'has a say in it, too'}: ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} stands for ${topicWords[topic]}. Its ruler is ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `In the house ${points.length === 1 ? 'stands' : 'stand'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  unoccupied: () => 'No other planet stands in that house, so its ruler speaks for it.',
  'by nature': ({ points }, { level }) =>
    `By nature the matter also belongs to ${list(points.map((point) => `${placement(point, level)} for ${standsFor[point.name]}`))}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${bodyWords(one)} and ${bodyWords(other)} form no aspect in your chart: the angle between them is ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `The house is looked at by ${list(points.map((point) => `${placement(point, level)} (${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) => (ofHouse ? 'No graha looks at the house.' : 'No graha looks at it.'),
  'looked at': ({ points }, { level }) =>
    `It is looked at by ${list(points.map((point) => placement(point, level)))}.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `For ${topicWords[topic]} a second place counts: ${areaOf(house.number)}. There ${placement(point, level)} counts: ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) => {
    const inside = within.map((point) => placement(point, manner.level));
    return `For ${topicWords[topic]} a second place counts: ${houseIn(house, manner)} (${areaOf(house.number)}), ruled by ${placement(ruler, manner.level)}${inside.length > 0 ? `, with ${list(inside)} in it` : ''}.`;
  },
  'rests on': ({ point }, { level }) => `It rests on ${placement(point, level)}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `Of its planets ${placement(best, level)} stands best, and ${placement(worst, level)} stands worst.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `For ${calledIn(topic, house, level)}, work on ${bodyWords(planet)} first: of the planets of this matter ${placement(placed, level)} stands worst.`,
  practice: ({ body }) => `For ${bodyWords(body)}: ${grahaCustoms[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = grahaCustoms[body];
    return `By custom one keeps ${day}, says "${mantra}", and gives away ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `Start with ${bodyWords(placed.name)}, the weakest planet of your chart: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `Your great period belongs to ${bodyWords(lord)}, so it deserves some care too.`,
  'no remedy': ({ body }) =>
    `No remedy is handed down for ${bodyWords(body)}: work with it by the part of life in which it stands.`,
  'in your chart': ({ points }, { level }) =>
    `In your chart: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'Mantras and gifts for planets belong to the Vedic tradition; in the Western one you live the planet out in a better way.',

  partner: ({ wife, sign }) =>
    `Your ${partnerOf(wife)} is likely to be someone ${ofSign(partnerTraits, sign)}.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where =
      manner.level === 'STANDARD'
        ? 'The sign of marriage in your chart goes with'
        : `That is the colour of ${houseIn(house, manner)}; its lord is`;
    return `${where} ${placement(ruler, manner.level)}: you may meet through ${areaOf(ruler.house)}, and between you it is ${standsFor[ruler.name]} that count.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `${list(points.map((point) => placement(point, level)))} ${points.length === 1 ? 'stands' : 'stand'} in the place of marriage and ${points.length === 1 ? 'adds' : 'add'} ${list(points.map(({ name }) => standsFor[name]))}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `The natural planet of a ${partnerOf(wife)}, ${placement(point, level)}, adds ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `Your darakaraka, the planet of husband or wife by degrees, is ${bodyWords(body)}: ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `What speaks for ${marriage === 'love' ? 'a love' : 'an arranged'} marriage: ${factsInWords(facts)}.`;
  },
};
