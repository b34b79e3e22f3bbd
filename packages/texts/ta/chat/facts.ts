import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { Fact, ManglikCancellation, Reference, YogaName } from '@palmleaf/engines/jyotish';
import type { BodyName, PerSign } from '@palmleaf/engines/zodiac';
import { degrees } from '../../chat/degrees.ts';
import type { DoshaName } from '../../chat/question/subject.ts';
import type { Topic } from '../../chat/question/topics.ts';
import type { Level } from '../../chat/statements/level.ts';
import { perSign } from '../../languages/sized.ts';
import { followed, inCase, type TamilCase } from '../../languages/tamil-cases.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { aspectNames, called } from '../names.ts';
import { houseWords, inAWord, placeWords, starName } from './words.ts';

const { texts, own: languageForms } = data;

interface TamilDosha {
  readonly name: string;
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'இன்றைய நடைமுறை';

export const doshaWords: Record<DoshaName, TamilDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'கிரகண தோஷம்',
    rule: 'சூரியனோ சந்திரனோ ராகு அல்லது கேது உள்ள ராசியிலேயே',
    meaning: 'ஒளி மறைக்கப்பட்டதாகச் சொல்வர்: தன்னம்பிக்கையோ (சூரியன்) மன அமைதியோ (சந்திரன்) வந்து போகும்.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'குரு சண்டாள தோஷம்',
    rule: 'குரு ராகு அல்லது கேது உள்ள ராசியிலேயே',
    meaning:
      'ஆசிரியர்கள் மீதும் விதிகள் மீதும் ஐயமாக இது படிக்கப்படுகிறது: தன் அளவுகோலைத் தானே கண்டுபிடிக்க வேண்டிய தனித்த அறிவு.',
    source: modernPractice,
  },
  shrapit: {
    name: 'சாப தோஷம்',
    rule: 'சனி ராகு உள்ள ராசியிலேயே',
    meaning: 'இருமுறை செய்ய வேண்டிய வேலையாகவும், சோதிக்கப்படும் பொறுமையாகவும் இது படிக்கப்படுகிறது.',
    source: modernPractice,
  },
  angarak: {
    name: 'அங்காரக தோஷம்',
    rule: 'செவ்வாய் ராகு உள்ள ராசியிலேயே',
    meaning: 'சூடான குணமாகவும், ஒரு வேலையைக் கேட்கும் பெரும் உந்துதலாகவும் இது படிக்கப்படுகிறது.',
    source: modernPractice,
  },
  vish: {
    name: 'விஷ தோஷம் (புனர்பூ)',
    rule: 'சந்திரன் சனி உள்ள ராசியிலேயே',
    meaning: 'எதையும் மனத்தில் ஏற்றிக்கொள்ளும் பொறுப்பான மனமாகவும், நன்றாக முடியும் தாமதங்களாகவும் இது படிக்கப்படுகிறது.',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

const dignities = languageForms.facts.dignities;

export function placeFrom(from: Reference, house: number, grammarCase: TamilCase = 'locative'): string {
  return `${called(from, 'ablative')} ${placeWords(house, grammarCase)}`;
}

const names = (bodies: readonly Reference[]): string => list(bodies.map((body) => called(body)));

export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} ${placeFrom(fact.from, fact.house)} இருக்கிறார்`;
    case 'together':
      return `${names(fact.bodies)} சேர்ந்து இருக்கிறார்கள்`;
    case 'exchange':
      return `${names(fact.bodies)} ராசி மாறி அமர்ந்திருக்கிறார்கள்`;
    case 'opposite':
      return `${names(fact.bodies)} ஒருவருக்கொருவர் எதிரே இருக்கிறார்கள்`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} ${houseWords(fact.houses, 'genitive')} அதிபதி`;
    case 'nakshatra':
      return `${called(fact.body)} ${starName(fact.name)} நட்சத்திரத்தில் இருக்கிறார்`;
    case 'alone':
      return `${called(fact.body, 'sociative')} எந்தக் கிரகமும் இல்லை, முன்னும் பின்னும் இல்லை`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return facts.map(factWords).join(', ');
}

interface TamilYoga {
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, TamilYoga> = languageForms.yogas.yogaWords;

const kinds: Readonly<Record<string, string>> = languageForms.yogas.kinds;

export function kindName(kind: string): string {
  return kinds[kind] ?? kind;
}

const together: Record<AspectType, (both: readonly string[]) => string> = {
  Conjunction: (both) => `உங்களிடம் ${list(both)} பிரிக்க முடியாதபடி ஒன்றாகவே வருகின்றன`,
  Opposition: (both) => `${list(both, 'dative')} இடையே ஊசலாடுகிறீர்கள், இரண்டுக்கும் இடம் கிடைக்கும் வரை`,
  Trine: (both) => `உங்கள் ${list(both)} கைகோத்து நடக்கின்றன`,
  Square: (both) => `உங்கள் ${list(both)} ஒன்றோடொன்று மோதுகின்றன, அதனாலேயே வளர்கிறீர்கள்`,
  Sextile: (both) => `உங்கள் ${list(both)} கேட்கும்போதெல்லாம் ஒன்றுக்கொன்று உதவுகின்றன`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (விலகல் ${degrees(orb)})` : '';
  const points = list([called(aspecting), called(aspected)]);
  return `${points} ${inCase(aspectNames[type], 'locative')}${width}: ${together[type]([inAWord[aspecting], inAWord[aspected]])}.`;
}

const nouns: Record<Topic, readonly string[]> = {
  self: ['உங்கள் ஆளுமை'],
  appearance: ['உங்கள் தோற்றம்', 'நடை'],
  health: ['உடல்நலம்', 'பலம்'],
  money: ['பணம்'],
  inheritance: ['பரம்பரைச் சொத்து'],
  debt: ['கடன்'],
  expenses: ['செலவு'],
  siblings: ['உடன்பிறந்தோர்'],
  mother: ['உங்கள் தாய்'],
  father: ['உங்கள் தந்தை'],
  family: ['குடும்பம்', 'இல்வாழ்வு'],
  'in-laws': ['துணையின் வீட்டார்'],
  friends: ['நண்பர்கள்'],
  home: ['சொந்த வீடு'],
  land: ['நிலம்', 'சொத்து'],
  vehicle: ['வாகனம்'],
  children: ['குழந்தைகள்'],
  love: ['காதல்'],
  creativity: ['படைப்புத் திறன்'],
  study: ['கல்வி'],
  marriage: ['திருமணம்'],
  spouse: ['உங்கள் துணை'],
  career: ['வேலை'],
  government: ['அரசுப் பணி'],
  business: ['சொந்தத் தொழில்'],
  fame: ['பெயர்', 'புகழ்'],
  enemies: ['போட்டியாளர்கள்', 'எதிரிகள்'],
  lawsuit: ['வழக்குகள்', 'தகராறுகள்'],
  travel: ['பயணம்'],
  abroad: ['வெளிநாட்டு வாழ்வு'],
  luck: ['அதிர்ஷ்டம்'],
  purpose: ['உங்கள் வாழ்வின் நோக்கம்'],
  spiritual: ['ஆன்மிக வாழ்வு'],
  intuition: ['உள்ளுணர்வு'],
};

export function topicWords(topic: Topic, grammarCase: TamilCase = 'nominative'): string {
  return list(nouns[topic], grammarCase);
}

export function calledIn(topic: Topic, house: number, level: Level, grammarCase: TamilCase): string {
  const word = topicWords(topic, grammarCase);
  return level === 'STANDARD' ? word : `${word} (${houseWords(house)})`;
}

const aims: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  self: ['தன்னம்பிக்கை', 'உந்துதல்'],
  debt: ['கடனை அடைப்பது'],
  expenses: ['செலவைக் கட்டுக்குள் வைப்பது'],
  mother: ['உங்கள் தாய்', 'அவருடனான உறவு'],
  father: ['உங்கள் தந்தை', 'அவருடனான உறவு'],
  spouse: ['நல்ல துணை'],
  enemies: ['எதிரிகள் முன் உறுதியாக நிற்பது'],
  lawsuit: ['வழக்குகளிலிருந்து நல்லபடியாக வெளிவருவது'],
  purpose: ['உங்கள் நோக்கத்தைக் கண்டறிவது'],
};

export function aimOf(topic: Topic, grammarCase: TamilCase = 'nominative'): string {
  return list(aims[topic] ?? nouns[topic], grammarCase);
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

type Touch = readonly [grammarCase: TamilCase, says: string];

const slowTransits: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, Touch>>>>> = {
  Jupiter: {
    meets: ['dative', 'அதிக இடம் கிடைக்கிறது'],
    helps: ['dative', 'சாதகமான காற்று வீசுகிறது'],
    presses: ['nominative', 'சற்றே அளவு மீறுகிறது, அளவறிவதே கலை'],
    faces: ['dative', 'வெளியிலிருந்து புகழ் வருகிறது, ஆகவே ஒப்புக்கொள்ளும் முன் சரிபாருங்கள்'],
  },
  Saturn: {
    meets: ['dative', 'பொறுப்பாக இருக்க அழைப்பு வருகிறது'],
    helps: ['dative', 'பற்றிக்கொள்ள உறுதியான பிடி கிடைக்கிறது'],
    presses: ['nominative', 'சோதிக்கப்படுகிறது, பொறுமையால் வளர்கிறது'],
    faces: ['dative', 'இன்னொருவர் எல்லை போடுகிறார்'],
  },
  Uranus: {
    meets: ['locative', 'புதிய ஒன்று விழிக்கிறது'],
    helps: ['dative', 'பழைய பழக்கம் ஒன்றிலிருந்து விடுதலை கிடைக்கிறது'],
    presses: ['nominative', 'உலுக்கப்படுகிறது, ஆகவே எதிர்பாராததற்கு இடம் விடுங்கள்'],
    faces: ['dative', 'பிறர் செய்வது வியப்பாக இருக்கிறது'],
  },
  Neptune: {
    meets: ['nominative', 'கனவுகளுக்கும் திறந்த மனத்துக்கும் மாறுகிறது'],
    helps: ['dative', 'உத்வேகம் கிடைக்கிறது'],
    presses: ['accusative', 'மூடுபனி மறைக்கிறது, ஆகவே மெதுவாக முடிவெடுங்கள்'],
    faces: ['accusative', 'பிறர் வாக்குறுதிகள் இழுக்கின்றன, ஆகவே இருமுறை கேளுங்கள்'],
  },
  Pluto: {
    meets: ['nominative', 'அடித்தளத்திலிருந்தே புதிதாகிறது'],
    helps: ['dative', 'ஆழமும் நிலைக்கும் சக்தியும் கிடைக்கின்றன'],
    presses: ['nominative', 'அதிகாரம் பற்றிய ஒரு கேள்வியைச் சந்திக்கிறது'],
    faces: ['nominative', 'வலிமையான ஒருவரை எதிர்கொள்கிறது'],
  },
};

const quickTransits: Readonly<Record<Tone, Touch>> = {
  meets: ['accusative', 'மெல்லத் தொடுகிறார்'],
  helps: ['dative', 'ஒரு கை கிடைக்கிறது'],
  presses: ['dative', 'சிறிது தடை வருகிறது'],
  faces: ['nominative', 'பிறரை எதிர்கொள்கிறது'],
};

export function passageMeaning(mover: BodyName, type: AspectType, target: Target): string {
  const [grammarCase, says] = (slowTransits[mover] ?? quickTransits)[toneOf[type]];
  return followed(`உங்கள் ${inCase(inAWord[target], grammarCase)}`, says);
}
