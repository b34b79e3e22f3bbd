import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import type { Fact, ManglikCancellation, YogaName } from '@palmleaf/engines/jyotish';
import { type BodyName, bodyNames, type PerSign } from '@palmleaf/engines/zodiac';
import { degrees } from '../../chat/degrees.ts';
import type { DoshaName } from '../../chat/question/subject.ts';
import type { Topic } from '../../chat/question/topics.ts';
import type { Level } from '../../chat/statements/level.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { bodyWords, housesInWords, inAWord, ordinal } from './words.ts';

const { texts, own: languageForms } = data;

interface DoshaWords {
  readonly name: string;
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

export const doshaWords: Record<DoshaName, DoshaWords> = languageForms.doshas.doshaWords;

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

/** Tests read these clauses back from answers. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${bodyWords(fact.body)} stands in the ${ordinal(fact.house)} from ${bodyWords(fact.from)}`;
    case 'together':
      return `${fact.bodies.map(bodyWords).join(' and ')} stand together`;
    case 'exchange':
      return `${fact.bodies.map(bodyWords).join(' and ')} stand in each other's signs`;
    case 'opposite':
      return `${fact.bodies.map(bodyWords).join(' and ')} stand opposite each other`;
    case 'dignity':
      return `${bodyWords(fact.body)} ${dignityWords[fact.what]}`;
    case 'rules':
      return `${bodyWords(fact.body)} rules the ${list(fact.houses.map(ordinal))} from the Ascendant`;
    case 'nakshatra':
      return `${bodyWords(fact.body)} stands in the nakshatra ${fact.name}`;
    case 'alone':
      return `${bodyWords(fact.body)} has no planet beside, before or behind it`;
  }
}

const dignityWords = languageForms.facts.dignities;

export function factsInWords(facts: readonly Fact[]): string {
  const clauses = facts.map(factWords);
  return clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
}

export const meets: Record<AspectType, string> = languageForms.aspects.meets;

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `in you ${one} and ${other} come as one and are hard to tell apart`,
  Opposition: (one, other) => `you go to and fro between ${one} and ${other} until both have their place`,
  Trine: (one, other) => `your ${one} and your ${other} work hand in hand`,
  Square: (one, other) => `your ${one} and your ${other} get in each other’s way, and you grow by it`,
  Sextile: (one, other) => `your ${one} and your ${other} help each other whenever you ask them to`,
};

function meaningOf(point: string): string {
  if (point === 'Ascendant') return 'manner';
  if (point === 'Midheaven') return 'standing';
  const body = bodyNames.find((name): name is BodyName => name === point);
  return body ? inAWord[body] : point;
}

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const orbText = level === 'EXPERT' ? ` (orb ${degrees(orb)})` : '';
  return `${aspecting} ${type.toLowerCase()} ${aspected}${orbText}: ${together[type](meaningOf(aspecting), meaningOf(aspected))}.`;
}

export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  const word = topic === 'self' ? 'yourself' : topicWords[topic];
  return level === 'STANDARD' ? word : `${word} (${housesInWords([house])})`;
}

export const hopes: Record<Topic, string> = languageForms.topics.hopes;

export const skillIn: Partial<Record<Topic, string>> = languageForms.topics.skillIn;

export const partnerTraits: PerSign<string> = perSign(languageForms.topics.partnerTraits);

export const ofMany: readonly Topic[] = [
  'self',
  'appearance',
  'debt',
  'expenses',
  'siblings',
  'in-laws',
  'friends',
  'children',
  'enemies',
  'lawsuit',
];

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

const parts: Readonly<Record<string, readonly [what: string, many: boolean]>> = {
  Sun: ['your will', false],
  Moon: ['your feelings', true],
  Mercury: ['your thinking', false],
  Venus: ['your affections', true],
  Mars: ['your drive', false],
  Jupiter: ['your good judgement', false],
  Saturn: ['your sense of duty', false],
  Uranus: ['your independence', false],
  Neptune: ['your imagination', false],
  Pluto: ['your depth', false],
  'North Node': ['your direction', false],
  Chiron: ['an old hurt of yours', false],
  Rahu: ['your appetite for the new', false],
  Ketu: ['your detachment', false],
  Ascendant: ['your manner', false],
  Midheaven: ['your standing', false],
};

/** Alan Leo, The Progressed Horoscope (1906); the clauses are ours. */
const slowTransits: Readonly<Record<string, Readonly<Record<Tone, readonly [one: string, many: string]>>>> = {
  Jupiter: {
    meets: ['is given more room', 'are given more room'],
    helps: ['has a good wind behind it', 'have a good wind behind them'],
    presses: [
      'grows a little too large, and measure is the art',
      'grow a little too large, and measure is the art',
    ],
    faces: [
      'is flattered from outside, so check before you agree',
      'are flattered from outside, so check before you agree',
    ],
  },
  Saturn: {
    meets: ['is asked to be serious', 'are asked to be serious'],
    helps: ['finds something firm to hold on to', 'find something firm to hold on to'],
    presses: ['is put to the test and grows by patience', 'are put to the test and grow by patience'],
    faces: ['meets a limit that somebody else sets', 'meet a limit that somebody else sets'],
  },
  Uranus: {
    meets: ['wakes to something new', 'wake to something new'],
    helps: ['comes free of an old habit', 'come free of an old habit'],
    presses: [
      'is shaken loose, so leave room for surprises',
      'are shaken loose, so leave room for surprises',
    ],
    faces: ['is surprised by what others do', 'are surprised by what others do'],
  },
  Neptune: {
    meets: ['turns dreamy and open', 'turn dreamy and open'],
    helps: ['is inspired', 'are inspired'],
    presses: ['is clouded, so decide slowly', 'are clouded, so decide slowly'],
    faces: [
      'is led on by what others promise, so ask twice',
      'are led on by what others promise, so ask twice',
    ],
  },
  Pluto: {
    meets: ['is made over from the ground', 'are made over from the ground'],
    helps: ['gains depth and staying power', 'gain depth and staying power'],
    presses: ['meets a question of power', 'meet a question of power'],
    faces: ['comes up against somebody strong', 'come up against somebody strong'],
  },
};

const quickTransits: Readonly<Record<Tone, readonly [one: string, many: string]>> = {
  meets: ['is touched', 'are touched'],
  helps: ['is helped along', 'are helped along'],
  presses: ['meets some resistance', 'meet some resistance'],
  faces: ['finds itself opposite others', 'find themselves opposite others'],
};

export function passageMeaning(mover: string, type: AspectType, target: string): string {
  const [what, many] = parts[target] ?? [target, false];
  const says = (slowTransits[mover] ?? quickTransits)[toneOf[type]];
  return `${what} ${says[many ? 1 : 0]}`;
}

interface YogaWords {
  readonly name: string;
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, YogaWords> = languageForms.yogas.yogaWords;
