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
import { agreeing, bareName, called, housesInWords, yourWord } from './words.ts';

const { texts, own: languageForms } = data;

interface FrenchDosha {
  readonly name: string;
  readonly rule: string;
  /** After "il faudrait que": subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'la pratique d’aujourd’hui';

const marsHouses =
  'en maison 1, 2, 4, 7, 8 ou 12, comptée depuis l’Ascendant ou de la Lune (certains comptent aussi depuis Vénus, et le nord laisse la 2 de côté)';
const gandmoolStars = 'en Ashwini, Ashlesha, Magha, Jyeshtha, Mula ou Revati';
const moonAlone = 'avec la Lune ni en maison 2 ou 12 comptée depuis elle';

export const doshaWords: Record<DoshaName, FrenchDosha> = {
  manglik: {
    name: 'le dosha manglik (mangal)',
    rule: `Mars est ${marsHouses}`,
    needed: `Mars soit ${marsHouses}`,
    meaning:
      'La tradition en attend de la chaleur et des disputes dans le mariage, et tient que deux personnes qui l’ont s’équilibrent.',
    source: 'B. V. Raman, Muhurtha, sur le dosha kuja',
  },
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'le dosha grahan',
    rule: 'le Soleil ou la Lune est dans le même signe que Rahu ou Ketu',
    needed: 'le Soleil ou la Lune soit dans le même signe que Rahu ou Ketu',
    meaning: 'On dit que la lumière s’éclipse : la confiance (Soleil) ou la paix du cœur (Lune) va et vient.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'le dosha guru chandal',
    rule: 'Jupiter est dans le même signe que Rahu ou Ketu',
    needed: 'Jupiter soit dans le même signe que Rahu ou Ketu',
    meaning:
      'On y lit le doute devant les maîtres et les règles : un esprit original qui doit trouver sa propre mesure.',
    source: modernPractice,
  },
  shrapit: {
    name: 'le dosha shrapit',
    rule: 'Saturne est dans le même signe que Rahu',
    needed: 'Saturne soit dans le même signe que Rahu',
    meaning: 'On y lit un travail qu’il faut faire deux fois et une patience mise à l’épreuve.',
    source: modernPractice,
  },
  angarak: {
    name: 'le dosha angarak',
    rule: 'Mars est dans le même signe que Rahu',
    needed: 'Mars soit dans le même signe que Rahu',
    meaning: 'On y lit un tempérament vif et un grand élan qui veulent une tâche.',
    source: modernPractice,
  },
  vish: {
    name: 'le dosha vish (punarphoo)',
    rule: 'la Lune est dans le même signe que Saturne',
    needed: 'la Lune soit dans le même signe que Saturne',
    meaning: 'On y lit un esprit grave qui prend les choses à cœur et des retards qui finissent bien.',
    source: modernPractice,
  },
  kemadruma: {
    name: 'le dosha kemadruma',
    rule: `aucune planète, hormis le Soleil et les nœuds, n’est ${moonAlone}`,
    needed: `aucune planète, hormis le Soleil et les nœuds, ne soit ${moonAlone}`,
    meaning: 'On y lit des temps de solitude ; les textes le nomment parmi les yogas pauvres de la Lune.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'le dosha gandmool',
    rule: `la Lune est ${gandmoolStars}`,
    needed: `la Lune soit ${gandmoolStars}`,
    meaning:
      'C’est une naissance sur un nœud du zodiaque, pour laquelle la coutume veut un rite dans les premières semaines de vie.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

type Dignity = Extract<Fact, { readonly is: 'dignity' }>['what'];

const dignities: Readonly<Record<Dignity, (body: BodyName) => string>> = {
  exalted: (body) => `est ${agreeing('exalté', [body])}`,
  own: () => 'est dans son propre signe',
  debilitated: (body) => `est ${agreeing('débilité', [body])}`,
};

export function countedFrom(from: Reference): string {
  return `comptée depuis ${called(from)}`;
}

/** A clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} est en maison ${fact.house} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} sont ensemble`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} sont chacun dans le signe de l’autre`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} se font face`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what](fact.body)}`;
    case 'rules':
      return `${called(fact.body)} gouverne ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} est dans le nakshatra ${fact.name}`;
    case 'alone':
      return `aucune planète n’est à côté, devant ou derrière ${called(fact.body)}`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `en toi, ${one} et ${other} ne font qu’un et se séparent mal`,
  Opposition: (one, other) => `tu vas et viens entre ${one} et ${other}, jusqu’à faire une place à chacun`,
  Trine: (one, other) => `${one} et ${other} travaillent main dans la main`,
  Square: (one, other) => `${one} et ${other} se gênent, et c’est ainsi que tu grandis`,
  Sextile: (one, other) => `${one} et ${other} s’entraident dès que tu le demandes`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} en ${aspectNames[type]} avec ${bareName(aspected)}${width} : ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}

export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (la maison ${house})`;
}

const aims: Readonly<Partial<Record<Topic, string>>> = languageForms.topics.aims;

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** After "quelqu’un", which is masculine. */
export const partnerTraits: PerSign<string> = perSign(languageForms.topics.partnerTraits);

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** No verb after these agrees in gender. */
const parts: Readonly<Record<Target, string>> = languageForms.passing.parts;

const slowTransits: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> =
  languageForms.passing.slow;

const quickTransits: Readonly<Record<Tone, string>> = languageForms.passing.quick;

export function passageMeaning(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slowTransits[mover] ?? quickTransits)[toneOf[type]]}`;
}

interface FrenchYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, FrenchYoga> = languageForms.yogas.yogaWords;
