import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { Fact, ManglikCancellation, Reference, YogaName } from '@palmleaf/engines/jyotish';
import type { BodyName, PerSign } from '@palmleaf/engines/zodiac';
import { degrees } from '../../chat/degrees.ts';
import type { DoshaName } from '../../chat/question/subject.ts';
import type { Topic } from '../../chat/question/topics.ts';
import type { Level } from '../../chat/statements/level.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { aspectNames, isFeminine } from '../names.ts';
import { bareName, called, housesInWords, ofBody, yourWord } from './words.ts';

const { texts, own: languageForms } = data;

interface PortugueseDosha {
  readonly name: string;
  readonly rule: string;
  /** After "seria preciso que": subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'a prática de hoje';

export const doshaWords: Record<DoshaName, PortugueseDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'o dosha grahan',
    rule: 'o Sol ou a Lua está no mesmo signo que Rahu ou Ketu',
    needed: 'o Sol ou a Lua estivesse no mesmo signo que Rahu ou Ketu',
    meaning: 'Diz-se que a luz se eclipsa: a confiança (Sol) ou a paz de espírito (Lua) vai e volta.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'o dosha guru chandal',
    rule: 'Júpiter está no mesmo signo que Rahu ou Ketu',
    needed: 'Júpiter estivesse no mesmo signo que Rahu ou Ketu',
    meaning:
      'Lê-se como dúvida diante de mestres e regras: uma cabeça original que precisa encontrar a própria medida.',
    source: modernPractice,
  },
  shrapit: {
    name: 'o dosha shrapit',
    rule: 'Saturno está no mesmo signo que Rahu',
    needed: 'Saturno estivesse no mesmo signo que Rahu',
    meaning: 'Lê-se como trabalho que precisa ser feito duas vezes e como paciência posta à prova.',
    source: modernPractice,
  },
  angarak: {
    name: 'o dosha angarak',
    rule: 'Marte está no mesmo signo que Rahu',
    needed: 'Marte estivesse no mesmo signo que Rahu',
    meaning: 'Lê-se como um gênio forte e um grande ímpeto que querem uma tarefa.',
    source: modernPractice,
  },
  vish: {
    name: 'o dosha vish (punarphoo)',
    rule: 'a Lua está no mesmo signo que Saturno',
    needed: 'a Lua estivesse no mesmo signo que Saturno',
    meaning: 'Lê-se como uma mente séria que leva as coisas a peito e como atrasos que acabam bem.',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

const dignities = languageForms.facts.dignities;

export function countedFrom(from: Reference): string {
  return `contada a partir ${ofBody(from)}`;
}

/** A clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} está na casa ${fact.house} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} estão ${fact.bodies.every(isFeminine) ? 'juntas' : 'juntos'}`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} estão ${fact.bodies.every(isFeminine) ? 'cada uma no signo da outra' : 'cada um no signo do outro'}`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} estão frente a frente`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} rege ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} está no nakshatra ${fact.name}`;
    case 'alone':
      return `nenhum planeta está ao lado, à frente ou atrás ${ofBody(fact.body)}`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `em você ${one} e ${other} andam como uma coisa só, difícil de separar`,
  Opposition: (one, other) => `você vai e volta entre ${one} e ${other} até que ambas as coisas tenham lugar`,
  Trine: (one, other) => `${one} e ${other} trabalham de mãos dadas`,
  Square: (one, other) => `${one} e ${other} se atrapalham, e com isso você cresce`,
  Sextile: (one, other) => `${one} e ${other} se ajudam sempre que você pede`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} em ${aspectNames[type]} com ${called(aspected)}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}

export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (a casa ${house})`;
}

const aims: Readonly<Partial<Record<Topic, string>>> = languageForms.topics.aims;

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** After "alguém": of no gender. */
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

interface PortugueseYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, PortugueseYoga> = languageForms.yogas.yogaWords;
