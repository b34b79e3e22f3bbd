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
import { joined, list } from '../grammar.ts';
import { aspectNames, isFeminine } from '../names.ts';
import { agreeing, bareName, called, housesInWords, theHouse, toBody, yourTrait } from './words.ts';

const { texts, own: languageForms } = data;

interface ItalianDosha {
  readonly name: string;
  readonly rule: string;
  /** After "bisognerebbe che": subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'la pratica di oggi';

export const doshaWords: Record<DoshaName, ItalianDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'il dosha grahan',
    rule: 'il Sole o la Luna è nello stesso segno di Rahu o di Ketu',
    needed: 'il Sole o la Luna fosse nello stesso segno di Rahu o di Ketu',
    meaning:
      'Si dice che la luce si eclissi: la fiducia in sé (il Sole) o la pace della mente (la Luna) va e viene.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'il dosha guru chandal',
    rule: 'Giove è nello stesso segno di Rahu o di Ketu',
    needed: 'Giove fosse nello stesso segno di Rahu o di Ketu',
    meaning:
      'Si legge come dubbio verso i maestri e le regole: una testa originale che deve trovare la propria misura.',
    source: modernPractice,
  },
  shrapit: {
    name: 'il dosha shrapit',
    rule: 'Saturno è nello stesso segno di Rahu',
    needed: 'Saturno fosse nello stesso segno di Rahu',
    meaning: 'Si legge come lavoro da fare due volte e come pazienza messa alla prova.',
    source: modernPractice,
  },
  angarak: {
    name: 'il dosha angarak',
    rule: 'Marte è nello stesso segno di Rahu',
    needed: 'Marte fosse nello stesso segno di Rahu',
    meaning: 'Si legge come un temperamento acceso e un grande slancio che vogliono un compito.',
    source: modernPractice,
  },
  vish: {
    name: 'il dosha vish (punarphoo)',
    rule: 'la Luna è nello stesso segno di Saturno',
    needed: 'la Luna fosse nello stesso segno di Saturno',
    meaning: 'Si legge come una mente seria che prende tutto a cuore, e come ritardi che finiscono bene.',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

export function houseFrom(house: number, from: Reference): string {
  return `in ${house}ª casa ${joined('da', called(from))}`;
}

/** A clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} è ${houseFrom(fact.house, fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} sono insieme`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} sono ${fact.bodies.every(isFeminine) ? 'ciascuna nel segno dell’altra' : 'ciascuno nel segno dell’altro'}`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} sono di fronte ${fact.bodies.every(isFeminine) ? 'l’una all’altra' : 'l’uno all’altro'}`;
    case 'dignity':
      return fact.what === 'own'
        ? `${called(fact.body)} è nel proprio segno`
        : `${called(fact.body)} è ${agreeing(fact.what === 'exalted' ? 'esaltato' : 'debilitato', [fact.body])}`;
    case 'rules':
      return `${called(fact.body)} governa ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} è nel nakshatra ${fact.name}`;
    case 'alone':
      return `nessun pianeta sta accanto ${toBody(fact.body)}, né davanti né dietro`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `in te ${one} e ${other} sono una cosa sola, e si distinguono a fatica`,
  Opposition: (one, other) => `oscilli tra ${one} e ${other} finché entrambe le cose non trovano posto`,
  Trine: (one, other) => `${one} e ${other} si danno la mano`,
  Square: (one, other) => `${one} e ${other} si intralciano, ed è così che cresci`,
  Sextile: (one, other) => `${one} e ${other} si aiutano ogni volta che lo chiedi`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} in ${aspectNames[type]} con ${called(aspected)}${width}: ${together[type](yourTrait[aspecting], yourTrait[aspected])}.`;
}

export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (${theHouse(house)})`;
}

const aims: Readonly<Partial<Record<Topic, string>>> = languageForms.topics.aims;

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** Agrees with "una persona". */
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

interface ItalianYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, ItalianYoga> = languageForms.yogas.yogaWords;
