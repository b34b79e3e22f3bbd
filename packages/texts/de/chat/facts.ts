import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { Fact, ManglikCancellation, Reference, YogaName } from '@palmleaf/engines/jyotish';
import type { BodyName, PerSign } from '@palmleaf/engines/zodiac';
import { degrees } from '../../chat/degrees.ts';
import type { DoshaName } from '../../chat/question/subject.ts';
import type { Topic } from '../../chat/question/topics.ts';
import type { Level } from '../../chat/statements/level.ts';
import { capital } from '../../languages/capital.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { aspectNames } from '../names.ts';
import { bareName, called, yourWord } from './words.ts';

const { texts, own: languageForms } = data;

interface GermanDosha {
  readonly name: string;
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'heutige Praxis';

export const doshaWords: Record<DoshaName, GermanDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'Grahan-Dosha',
    rule: 'die Sonne oder der Mond in einem Zeichen mit Rahu oder Ketu steht',
    meaning:
      'Man sagt, das Licht sei verfinstert: Selbstvertrauen (Sonne) oder Seelenruhe (Mond) kommt und geht.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'Guru-Chandal-Dosha',
    rule: 'Jupiter in einem Zeichen mit Rahu oder Ketu steht',
    meaning:
      'Es wird als Zweifel an Lehrern und Regeln gelesen: ein eigener Kopf, der sein Maß selbst finden muss.',
    source: modernPractice,
  },
  shrapit: {
    name: 'Shrapit-Dosha',
    rule: 'Saturn in einem Zeichen mit Rahu steht',
    meaning: 'Es wird als Arbeit gelesen, die zweimal getan werden muss, und als Geduld, die geprüft wird.',
    source: modernPractice,
  },
  angarak: {
    name: 'Angarak-Dosha',
    rule: 'Mars in einem Zeichen mit Rahu steht',
    meaning: 'Es wird als hitziges Gemüt und großer Antrieb gelesen, der eine Aufgabe braucht.',
    source: modernPractice,
  },
  vish: {
    name: 'Vish-Dosha (Punarphoo)',
    rule: 'der Mond in einem Zeichen mit Saturn steht',
    meaning:
      'Es wird als ernstes Gemüt gelesen, das sich Dinge zu Herzen nimmt, und als Verzögerung, die gut endet.',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

const dignities = languageForms.facts.dignities;

export function countedFrom(from: Reference): string {
  if (from === 'Ascendant') return 'vom Aszendenten aus';
  if (from === 'Moon') return 'vom Mond aus';
  return from === 'Sun' ? 'von der Sonne aus' : `von ${called(from, 'dative')} aus`;
}

/** A main clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} steht im ${fact.house}. Haus ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map((body) => called(body)))} stehen zusammen`;
    case 'exchange':
      return `${list(fact.bodies.map((body) => called(body)))} stehen jeweils im Zeichen des anderen`;
    case 'opposite':
      return `${list(fact.bodies.map((body) => called(body)))} stehen einander gegenüber`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} herrscht über ${housesOf(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} steht im Nakshatra ${fact.name}`;
    case 'alone':
      return `${called(fact.body)} hat keinen Planeten neben, vor oder hinter sich`;
  }
}

function housesOf(houses: readonly number[]): string {
  return `${list(houses.map((house) => `das ${house}.`))} Haus`;
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `${one} und ${other} kommen in dir als eines und sind kaum zu trennen`,
  Opposition: (one, other) => `${one} und ${other} ziehen hin und her, bis beides seinen Platz hat`,
  Trine: (one, other) => `${one} und ${other} arbeiten Hand in Hand`,
  Square: (one, other) => `${one} und ${other} stehen einander im Weg, und daran wächst du`,
  Sextile: (one, other) => `${one} und ${other} helfen einander, sooft du darum bittest`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (Orbis ${degrees(orb)})` : '';
  const meaning = capital(together[type](yourWord[aspecting], yourWord[aspected]));
  return `${bareName(aspecting)} ${aspectNames[type]} ${bareName(aspected)}${width}: ${meaning}.`;
}

export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (das ${house}. Haus)`;
}

const aims: Readonly<Partial<Record<Topic, string>>> = languageForms.topics.aims;

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

export const partnerTraits: PerSign<string> = perSign(languageForms.topics.partnerTraits);

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

const parts: Readonly<Record<Target, string>> = languageForms.passing.parts;

const slowTransits: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> =
  languageForms.passing.slow;

const quickTransits: Readonly<Record<Tone, string>> = languageForms.passing.quick;

export function passageMeaning(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slowTransits[mover] ?? quickTransits)[toneOf[type]]}`;
}

interface GermanYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, GermanYoga> = languageForms.yogas.yogaWords;
