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
import { aspectNames } from '../names.ts';
import { bareName, called, housesInWords, ofBody, yourWord } from './words.ts';

const { texts, own: languageForms } = data;

interface SpanishDosha {
  readonly name: string;
  /** After "surge cuando". */
  readonly rule: string;
  /** After "haría falta que": subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'la práctica de hoy';

export const doshaWords: Record<DoshaName, SpanishDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'el dosha grahan',
    rule: 'el Sol o la Luna está en el mismo signo que Rahu o Ketu',
    needed: 'el Sol o la Luna estuviera en el mismo signo que Rahu o Ketu',
    meaning: 'Se dice que la luz se eclipsa: la confianza (Sol) o la paz de ánimo (Luna) va y viene.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'el dosha guru chandal',
    rule: 'Júpiter está en el mismo signo que Rahu o Ketu',
    needed: 'Júpiter estuviera en el mismo signo que Rahu o Ketu',
    meaning:
      'Se lee como duda de maestros y reglas: una cabeza original que tiene que encontrar su propia medida.',
    source: modernPractice,
  },
  shrapit: {
    name: 'el dosha shrapit',
    rule: 'Saturno está en el mismo signo que Rahu',
    needed: 'Saturno estuviera en el mismo signo que Rahu',
    meaning: 'Se lee como trabajo que hay que hacer dos veces y como paciencia puesta a prueba.',
    source: modernPractice,
  },
  angarak: {
    name: 'el dosha angarak',
    rule: 'Marte está en el mismo signo que Rahu',
    needed: 'Marte estuviera en el mismo signo que Rahu',
    meaning: 'Se lee como un genio vivo y un gran empuje que quieren una tarea.',
    source: modernPractice,
  },
  vish: {
    name: 'el dosha vish (punarphoo)',
    rule: 'la Luna está en el mismo signo que Saturno',
    needed: 'la Luna estuviera en el mismo signo que Saturno',
    meaning: 'Se lee como una mente seria que se toma las cosas a pecho y como retrasos que acaban bien.',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

const dignities = languageForms.facts.dignities;

export function countedFrom(from: Reference): string {
  return `contada desde ${called(from)}`;
}

/** A clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} está en la casa ${fact.house} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} están juntos`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} están cada uno en el signo del otro`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} están frente a frente`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} rige ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} está en el nakshatra ${fact.name}`;
    case 'alone':
      return `ningún planeta está al lado, delante o detrás ${ofBody(fact.body)}`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `en ti ${one} y ${other} van como una sola cosa y cuesta separarlas`,
  Opposition: (one, other) => `vas y vienes entre ${one} y ${other} hasta que ambas cosas tienen su sitio`,
  Trine: (one, other) => `${one} y ${other} trabajan de la mano`,
  Square: (one, other) => `${one} y ${other} se estorban, y con ello creces`,
  Sextile: (one, other) => `${one} y ${other} se ayudan siempre que se lo pides`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} en ${aspectNames[type]} con ${bareName(aspected)}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}

export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (la casa ${house})`;
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

interface SpanishYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, SpanishYoga> = languageForms.yogas.yogaWords;
