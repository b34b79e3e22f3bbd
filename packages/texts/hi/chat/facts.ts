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
import { aspectTitles, called, housesInWords, starName, yourWord } from './words.ts';

const { texts, own: languageForms } = data;

interface HindiDosha {
  /** Masculine, and unchanged before a postposition. */
  readonly name: string;
  /** After "तब बनता है जब" and "इसके लिए ज़रूरी है कि": subjunctive. */
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'आज का प्रचलन';

export const doshaWords: Record<DoshaName, HindiDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'ग्रहण दोष',
    rule: 'सूर्य या चन्द्रमा उसी राशि में हो जिसमें राहु या केतु हो',
    meaning: 'कहते हैं कि ज्योति पर ग्रहण है: आत्मविश्वास (सूर्य) या मन की शांति (चन्द्रमा) आती-जाती रहती है।',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'गुरु चांडाल दोष',
    rule: 'गुरु उसी राशि में हो जिसमें राहु या केतु हो',
    meaning: 'इसे शिक्षकों और नियमों पर संदेह पढ़ा जाता है: मौलिक बुद्धि, जिसे अपना पैमाना स्वयं खोजना होता है।',
    source: modernPractice,
  },
  shrapit: {
    name: 'श्रापित दोष',
    rule: 'शनि उसी राशि में हो जिसमें राहु हो',
    meaning: 'इसे दोबारा करने पड़े काम और धैर्य की परीक्षा के रूप में पढ़ा जाता है।',
    source: modernPractice,
  },
  angarak: {
    name: 'अंगारक दोष',
    rule: 'मंगल उसी राशि में हो जिसमें राहु हो',
    meaning: 'इसे तेज़ मिज़ाज और बड़े जोश के रूप में पढ़ा जाता है, जिसे कोई काम चाहिए।',
    source: modernPractice,
  },
  vish: {
    name: 'विष दोष (पुनर्फू)',
    rule: 'चन्द्रमा उसी राशि में हो जिसमें शनि हो',
    meaning: 'इसे गंभीर मन, जो बात को दिल पर लेता है, और ऐसी देरी पढ़ा जाता है जिसका अंत अच्छा हो।',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

const dignities = languageForms.facts.dignities;

export function houseFrom(from: Reference, house: number): string {
  return `${called(from)} से भाव ${house}`;
}

/** A clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} ${houseFrom(fact.from, fact.house)} में है`;
    case 'together':
      return `${list(fact.bodies.map(called))} साथ हैं`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} एक-दूसरे की राशि में हैं`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} आमने-सामने हैं`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} ${housesInWords(fact.houses)} का स्वामी है`;
    case 'nakshatra':
      return `${called(fact.body)} ${starName(fact.name)} नक्षत्र में है`;
    case 'alone':
      return `${called(fact.body)} के साथ, आगे या पीछे कोई ग्रह नहीं है`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}

interface HindiYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, HindiYoga> = languageForms.yogas.yogaWords;

const kinds: Readonly<Record<string, string>> = languageForms.yogas.kinds;

export function kindName(kind: string): string {
  return kinds[kind] ?? kind;
}

/** Oblique, before a postposition. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `${one} और ${other} को अलग करना कठिन है, दोनों एक होकर चलते हैं`,
  Opposition: (one, other) => `${one} और ${other} के बीच आना-जाना लगा रहता है, जब तक दोनों को अपनी जगह न मिले`,
  Trine: (one, other) => `${one} और ${other} में सहज तालमेल है`,
  Square: (one, other) => `${one} और ${other} में टकराव है, और उसी से आपका विकास होता है`,
  Sextile: (one, other) => `${one} और ${other} में सहयोग है, बस उसे बुलाना पड़ता है`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (दीप्तांश ${degrees(orb)})` : '';
  return `${called(aspecting)} और ${called(aspected)} की ${aspectTitles[type]}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}।`;
}

/** Oblique case. */
export const topicWords: Record<Topic, string> = languageForms.topics.topicWords;

export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (भाव ${house})`;
}

const aims: Readonly<Partial<Record<Topic, string>>> = languageForms.topics.aims;

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** After "जिनमें": of no gender. */
export const partnerTraits: PerSign<string> = perSign(languageForms.topics.partnerTraits);

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** The phrase before it has a postposition, so the verb never agrees with it. */
const slowTransits: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> =
  languageForms.passing.slow;

const quickTransits: Readonly<Record<Tone, string>> = languageForms.passing.quick;

export function passageMeaning(mover: BodyName, type: AspectType, target: Target): string {
  return `${yourWord[target]} ${(slowTransits[mover] ?? quickTransits)[toneOf[type]]}`;
}
