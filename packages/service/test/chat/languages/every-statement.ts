import { expertiseLevels, traditions } from '@palmleaf/contract/astrology';
import { nativityOf, pointOf } from '@palmleaf/engines/chart';
import { dayEvents, karakaNames, yogaNames } from '@palmleaf/engines/jyotish';
import { bodyNames, classicalPlanets, grahas } from '@palmleaf/engines/zodiac';
import { chatTopics, doshaNames } from '@palmleaf/texts/chat/terms';
import type { Manner, Statement } from '@palmleaf/texts/testing';
import { beyondTopics, kalams, refusedMatters, selfTopics } from '@palmleaf/texts/testing';
import { composedAnswer } from '../../../chat/answer/rule-composer.ts';
import type { Brief } from '../../../chat/composer.ts';
import { asideKinds } from '../../../chat/question/classifier/labels.ts';
import { understand } from '../../../chat/question/understand.ts';
import { anna, birthOf, testNow, thomas } from '../conversation.ts';
import { dayReasons } from './day-reasons.ts';
import { formStatements } from './form-statements.ts';

const questions = [
  'What is the capital of France?',
  'when will it rain?',
  'How many gunas match between us?',
  'How is my career?',
  'Which career suits me?',
  'Will I be rich?',
  'Will I marry?',
  'Should I quit my job?',
  'Will I win my case in court?',
  'I am sad',
  'will i get divorced?',
  'will my ex come back?',
  'When will I marry?',
  'When will I have children in 2031?',
  'will i definitely have children this year?',
  'how many children will i have?',
  'remedies for my career',
  'who am I?',
  'why is my health weak?',
  'I feel depressed',
  'love or arranged marriage?',
  'will it be a love marriage?',
  'what will my wife be like?',
  'what happened in 1950?',
  'Is today a good day for me?',
  'my life in the next five years?',
  'what does 2027 hold for my marriage?',
  'which transits are coming?',
  'Is Jupiter transit good for me?',
  'transit of Ketu',
  'transit of Pluto',
  'transit of Rahu',
  'Which dasha is running?',
  'Is my dasha good?',
  'why this dasha?',
  'remedy for my dasha',
  'When is my Venus dasha?',
  'Am I in Rahu dasha?',
  'Is my Moon dasha good?',
  'Am I manglik?',
  'why am i manglik? what is the reason?',
  'remedy for manglik dosha',
  'should I marry a manglik girl?',
  'is manglik dosha bad?',
  'what is kala sarpa dosha?',
  'nadi dosha?',
  'is nadi dosha bad?',
  'when does grahan dosha end?',
  'remedy for shrapit dosha',
  'is shrapit dosha bad?',
  'kemadruma dosha?',
  'Do I have any dosha?',
  'am i cursed?',
  'Do I have raja yoga?',
  'what is gaja kesari yoga?',
  'Do I have neecha bhanga?',
  'is dhana yoga good?',
  'remedy for raja yoga',
  'Which yogas are in my chart?',
  'why raja yoga?',
  'What is my atmakaraka?',
  'all my karakas',
  'why is that my atmakaraka?',
  'is my darakaraka good?',
  'when does my darakaraka give results?',
  'My lagna?',
  'my sun sign?',
  'Is my moon sign Aries?',
  'my nakshatra?',
  'why is that my nakshatra?',
  'my gana?',
  'my nadi?',
  'my yoni?',
  'which letter for my name?',
  'why this letter for my name?',
  'Which god should I worship?',
  'my navamsa?',
  'Am I in sade sati?',
  'why sade sati?',
  'is sade sati bad?',
  'remedy for sade sati',
  'what is sade sati?',
  'when does sade sati end?',
  'Was I in sade sati in 1999?',
  'my past sade sati',
  'small panoti?',
  'past small panoti',
  'Am I in saturn return?',
  'Which gemstone suits me?',
  'why this gemstone?',
  'Should I wear a blue sapphire?',
  'should i wear emerald?',
  'should i wear hessonite?',
  'my lucky number?',
  'why is that my lucky number?',
  'which number should I avoid? unlucky lucky number',
  'my lucky day?',
  'which day should I avoid?',
  'lucky colour?',
  'which colour should i avoid?',
  'which direction is lucky?',
  'lucky metal?',
  'rudraksha?',
  'my birth number?',
  'my name number?',
  'Is my lagna good?',
  'What does Saturn mean for me?',
  'Is my Venus strong?',
  'is Mercury retrograde in my chart?',
  'is Mercury retrograde now?',
  'is Mars retrograde now?',
  'is the Sun retrograde?',
  'is Ketu retrograde?',
  'which planets are retrograde now?',
  'which planets were retrograde in March 2024?',
  'and Pluto?',
  'remedy for Pluto',
  'remedy for Venus',
  'my 7th house?',
  'Is Mars in my 7th house?',
  'Is my 10th house strong?',
  'is my 10th house empty?',
  'which planet is strongest?',
  'which planet is weakest?',
  'which houses are empty?',
  'which planets are retrograde in my chart?',
  'which planets are exalted?',
  'which planets are combust?',
  'remedies please',
] as const;

const followUps = ['why?', 'is that good?', 'tell me more', 'when?'] as const;

const people = [anna, thomas] as const;

function briefOf(
  q: string,
  person: (typeof people)[number],
  index: number,
  before?: Brief['understood'],
): Brief {
  const level = expertiseLevels[index % expertiseLevels.length] ?? 'STANDARD';
  const tradition = traditions[index % traditions.length] ?? 'VEDIC';
  const { name, gender, day, month, year } = person;
  return {
    name,
    gender,
    birthday: { day, month, year },
    birth: birthOf(person),
    question: q,
    level,
    language: 'en',
    nativity: nativityOf(birthOf(person), tradition),
    understood: understand(q, testNow, year, before),
    earlier: [],
    now: testNow,
  };
}

interface InManner {
  readonly statement: Statement;
  readonly manner: Manner;
}

let every: readonly InManner[] | undefined;
export const everyStatement = (): readonly InManner[] => (every ??= composedStatements());

function composedStatements(): InManner[] {
  const statements: InManner[] = [];
  const add = (brief: Brief): void => {
    const manner = { level: brief.level, tradition: brief.nativity.tradition };
    for (const each of composedAnswer(brief)
      .paragraphs.flat()
      .filter(({ say }) => say !== 'quoted words'))
      statements.push({ statement: each, manner });
  };
  for (const [index, q] of questions.entries()) {
    for (const [shift, person] of people.entries()) {
      for (const variant of [0, 1, 2]) {
        const brief = briefOf(q, person, index + shift + variant);
        add(brief);
        if (variant > 0) continue;
        for (const next of followUps) add(briefOf(next, person, index + shift, brief.understood));
      }
    }
  }
  for (const what of [...asideKinds.service, ...asideKinds.talk])
    for (const [at, person] of people.entries()) {
      const brief = briefOf('', person, at);
      add({ ...brief, understood: { ...brief.understood, subject: { kind: 'small talk', what } } });
    }
  const manners = expertiseLevels.map((level) => ({ level, tradition: 'VEDIC' as const }));
  for (const manner of manners)
    for (const statement of [...rare, ...everyValue]) statements.push({ statement, manner });
  return statements;
}

const nativity = nativityOf(birthOf(anna), 'VEDIC');
const placed = [pointOf(nativity, 'Moon'), pointOf(nativity, 'Saturn')];
const from = new Date('2026-05-03T00:00:00Z');
const to = new Date('2027-06-04T00:00:00Z');
const dasha = { lord: 'Moon', from, to } as const;

const rare: readonly Statement[] = [
  { say: 'no Latin letters' },
  { say: 'border', neighbour: 3 },
  { say: 'at a border' },
  { say: 'partner by occupants', points: placed },
  ...placed.map((point): Statement => ({ say: 'rests on', point })),
  { say: 'lasts', until: to },
  ...formStatements,
  ...chatTopics.flatMap((topic): Statement[] => [
    { say: 'no reason', topic },
    ...placed.map((worst): Statement => ({ say: 'reason', topic, worst })),
    ...placed.map((worst, at): Statement => ({ say: 'advice', topic, best: placed[1 - at] ?? worst, worst })),
  ]),
  { say: 'now in antardasha', maha: dasha, antar: dasha },
  { say: 'southern count' },
  { say: 'northern count' },
  { say: 'not cancelled' },
  { say: 'no doshas', answer: 'no', asked: doshaNames },
  { say: 'looked for doshas', asked: doshaNames },
  { say: 'no yogas', answer: 'no', asked: 16 },
  { say: 'no spell before', spell: 'sade sati' },
  { say: 'no spell before', spell: 'small panoti' },
  { say: 'mahadasha over' },
  ...(['day', 'colour', 'direction', 'metal'] as const).map(
    (charm): Statement => ({ say: 'no unlucky', charm }),
  ),
  ...(['today', 'tomorrow', 'this week', 'next week'] as const).map(
    (is): Statement => ({ say: 'good time', answer: 'yes', good: true, period: { from, to, name: { is } } }),
  ),
  ...(['day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [1, 2, 7].map(
      (count): Statement => ({ say: 'period', period: { from, to, name: { is: 'next', count, unit } } }),
    ),
  ),
];

const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const someDay = new Date('2026-12-05T12:00:00Z');

const ofMethod = ['trust', 'vedicMethod', 'westernMethod', 'positions'] as const;
const ofParts = ['three', 'part', 'zodiacs', 'listening', 'askOfOthers', 'ownSide'] as const;
const selves = [...selfTopics, ...beyondTopics, ...ofMethod, ...ofParts, 'missedAgain', 'sickPet'] as const;
const daysAndSelf: readonly Statement[] = [
  ...dayEvents.flatMap((event): Statement[] => [
    { say: 'day verdict', answer: 'yes', at: someDay, event, verdict: 'good' },
    { say: 'day verdict', answer: 'yes', at: someDay, event, verdict: 'mixed' },
    { say: 'day verdict', answer: 'no', at: someDay, event, verdict: 'bad' },
    { say: 'best days', event, days: [someDay, new Date('2027-02-14T12:00:00Z')] },
    ...[{ say: 'no best day', event } as const, { say: 'better day', at: someDay } as const],
  ]),
  ...dayReasons.map((reason): Statement => ({ say: 'day reasons', speak: 'good', reasons: [reason] })),
  { say: 'day reasons', speak: 'bad', reasons: ['new moon', 'vishti'] },
  ...Array.from(
    { length: 27 },
    (_, index): Statement => ({ say: 'day limbs', tithi: index + 1, star: index + 1 }),
  ),
  ...kalams.map((which): Statement => ({ say: 'kalam', which, at: someDay, from: someDay, to: someDay })),
  { say: 'by the clock' },
  { say: 'both zodiacs', western: { sun: 1, moon: 2, rising: 3 }, vedic: { sun: 12, moon: 1, rising: 2 } },
  ...[{ say: 'not computed', term: '42' } as const, { say: 'quoted words', words: '42' } as const],
  ...chatTopics.map((other): Statement => ({ say: 'if not meant', other })),
  { say: 'if not meant' },
  { say: 'no aspect', one: 'Venus', other: 'Saturn', apart: 73 },
  ...selves.map((about): Statement => ({ say: 'self', about })),
];

const everyValue: readonly Statement[] = [
  ...daysAndSelf,
  ...refusedMatters.map((matter): Statement => ({ say: 'refused', matter })),
  ...chatTopics.flatMap((topic) =>
    (['strong', 'mixed', 'weak'] as const).flatMap((verdict): Statement[] => [
      { say: 'verdict', topic, verdict },
      { say: 'promise', answer: 'yes', topic, verdict, neverDenied: true },
      { say: 'promise', answer: 'no', topic, verdict, neverDenied: false },
      { say: 'feared', answer: 'no', topic, verdict },
    ]),
  ),
  ...chatTopics.flatMap((topic): Statement[] => [
    { say: 'basis', topic, house: 4, significators: ['Moon', 'Sun'] },
    { say: 'no times', topic, within: { years: 12 } },
    {
      say: 'best times',
      topic,
      wished: true,
      within: { period: { from, to, name: { is: 'year' } } },
      at: [from, to],
    },
    { say: 'best times', topic, wished: false, within: { years: 3 }, at: [to] },
    { say: 'on the whole', topic, house: 7, effect: 'mostly helps' },
  ]),
  ...doshaNames.flatMap((dosha): Statement[] => [
    { say: 'dosha arises', dosha },
    { say: 'dosha means', dosha },
    { say: 'dosha source', dosha },
    { say: 'dosha because', because: { by: 'rule', dosha } },
    { say: 'dosha worth', dosha, is: 'present' },
  ]),
  ...yogaNames.flatMap((yoga): Statement[] => [
    { say: 'yoga', answer: 'no', yoga },
    { say: 'yoga needs and gives', yoga },
    { say: 'yoga source', yoga },
  ]),
  ...grahas.flatMap((body): Statement[] => [
    { say: 'practice', body },
    { say: 'custom', body },
    { say: 'stone worn', planet: body },
    { say: 'stone suits', answer: 'yes', planet: body, houses: [1, 5] },
    { say: 'deity', body },
    { say: 'season', maha: { lord: body, from, to }, known: false },
    { say: 'change', maha: dasha, antar: { lord: body, from, to }, begins: false },
  ]),
  ...classicalPlanets.flatMap((planet): Statement[] => [
    { say: 'lucky', charm: 'day', planet },
    { say: 'lucky', charm: 'direction', planet },
    { say: 'unlucky', charm: 'colour', planet, houses: [6, 8] },
    { say: 'lucky next', charm: 'metal', planet, same: false },
    { say: 'rudraksha', planet },
    { say: 'fields', planets: [planet] },
    ...twelve.map(
      (sign): Statement => ({ say: 'in its sign', point: { ...pointOf(nativity, planet), sign } }),
    ),
  ]),
  ...bodyNames.flatMap((name): Statement[] => [
    { say: 'planet', point: { ...pointOf(nativity, 'Moon'), name } },
    { say: 'best and worst', best: { ...pointOf(nativity, 'Moon'), name }, worst: pointOf(nativity, 'Sun') },
  ]),
  ...twelve.flatMap((number): Statement[] => [
    { say: 'mood of years', house: number },
    { say: 'body care', sign: number },
    { say: 'partner', wife: number % 2 === 0, sign: number },
    { say: 'points to', ruler: { ...pointOf(nativity, 'Mars'), house: number } },
    { say: 'birthstone', month: number },
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number): Statement => ({ say: 'planet of a number', number })),
  ...karakaNames.flatMap((karaka): Statement[] => [
    { say: 'karaka', karaka, body: 'Moon' },
    { say: 'karaka means', karaka },
  ]),
];
