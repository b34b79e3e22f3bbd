import type { AspectPoint } from '@palmleaf/engines/chart';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import {
  type BodyName,
  type ClassicalPlanet,
  type Graha,
  isClassical,
  nakshatraNames,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';
import { perNakshatra, perSign } from '../../languages/sized.ts';
import { attributive, inCase, type TamilCase } from '../../languages/tamil-cases.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { signNames } from '../names.ts';
import panchang from '../panchang.json' with { type: 'json' };

const { texts, own: languageForms } = data;
const nakshatras = perNakshatra(panchang.texts.nakshatras);

interface TamilCustom {
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** The first of two is in the accusative. */
  readonly gift: string;
  readonly practice: string;
}

export const customs: Record<Graha, TamilCustom> = languageForms.customs;

const areas: PerSign<readonly string[]> = [
  ['உடல்', 'சுபாவம்'],
  ['பணம்', 'உடைமை'],
  ['திறமை', 'உடன்பிறந்தோர்', 'அருகூர்ப் பயணம்'],
  ['வீடு', 'வேர்'],
  ['குழந்தைகள்', 'விளையாட்டு', 'படைப்பு'],
  ['தினசரி வேலை', 'உடல்நலம்'],
  ['துணை', 'கூட்டு'],
  ['பகிர்ந்த பணம்', 'பெரிய மாற்றம்'],
  ['நம்பிக்கை', 'ஆசிரியர்கள்', 'தொலைதூரப் பயணம்'],
  ['தொழில்', 'நற்பெயர்'],
  ['லாபம்', 'நண்பர்கள்'],
  ['தனிமை', 'செலவு', 'தொலைதேசம்'],
];

export function areaOf(house: number, grammarCase: TamilCase = 'nominative'): string {
  return list(ofSign(areas, house), grammarCase);
}

export function areasOf(houses: readonly number[]): string {
  return houses.map((house) => areaOf(house)).join('; ');
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `வாழ்வின் இந்தப் பகுதி ${ofSign(leads, house)}.`;
}

export function houseWords(
  houses: number | readonly number[],
  grammarCase: TamilCase = 'nominative',
): string {
  const numbers = typeof houses === 'number' ? [houses] : houses;
  return `${numbers.join(', ')}-ஆம் ${inCase(numbers.length === 1 ? 'பாவம்' : 'பாவங்கள்', grammarCase)}`;
}

export function placeWords(house: number, grammarCase: TamilCase = 'nominative'): string {
  return `${house}-ஆம் ${inCase('இடம்', grammarCase)}`;
}

export const ganaNames = { deva: 'தேவ', manushya: 'மனுஷ்ய', rakshasa: 'ராட்சச' } as const;

export const ganaMeaning = texts.stars.ganaMeaning;

const nadis: Readonly<Record<string, string>> = { Adi: 'ஆதி', Madhya: 'மத்திய', Antya: 'அந்திய' };

export function nadiName(name: string): string {
  return nadis[name] ?? name;
}

const yonis: Readonly<Record<string, string>> = languageForms.stars.yonis;

export function yoniName(name: string): string {
  return yonis[name] ?? name;
}

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

/** By quarter, Ashwini first (Muhurta Chintamani 6). */
const syllables: readonly string[] = perNakshatra(languageForms.stars.syllables);

/** @param star 0 (Ashwini) to 26 (Revati) */
export function syllablesOf(star: number): readonly string[] {
  return (syllables[star] ?? '').split(' ');
}

export const karakaTitles: Record<KarakaName, string> = languageForms.stars.karakaTitles;

const karakas: Record<KarakaName, readonly string[]> = {
  atmakaraka: ['ஆன்மா', 'இந்த வாழ்வில் கைவர வேண்டியது'],
  amatyakaraka: ['வேலை', 'ஆலோசனை சொல்பவர்கள்'],
  bhratrikaraka: ['உடன்பிறந்தோர்', 'ஆசிரியர்கள்'],
  matrikaraka: ['தாய்', 'வீடு'],
  putrakaraka: ['குழந்தைகள்', 'படைப்பு'],
  gnatikaraka: ['உறவினர்கள்', 'போட்டியாளர்கள்', 'உடல்நலம்'],
  darakaraka: ['வாழ்க்கைத் துணை'],
};

export function karakaMeaning(karaka: KarakaName, grammarCase: TamilCase = 'nominative'): string {
  return list(karakas[karaka], grammarCase);
}

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

const numbers = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

export const birthstones = perSign(texts.stars.birthstones);

export function ofSignName(sign: number): string {
  return attributive(ofSign(signNames, sign));
}

export const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

/** Unchanged before «நட்சத்திரம்» in any case. */
export function starName(name: string): string {
  const known = nakshatraNames.find((each) => each === name);
  return (known && nakshatras[nakshatraNames.indexOf(known)]) ?? name;
}

const meanings: Record<BodyName, readonly string[]> = {
  Sun: ['மன உறுதி', 'சுயமரியாதை'],
  Moon: ['உணர்வு', 'பழக்கம்'],
  Mars: ['உந்துதல்', 'துணிவு'],
  Mercury: ['சிந்தனை', 'வணிகம்'],
  Jupiter: ['வளர்ச்சி', 'விவேகம்'],
  Venus: ['அன்பு', 'ரசனை'],
  Saturn: ['பொறுமை', 'கடமை'],
  Uranus: ['மாற்றம்', 'சுதந்திரம்'],
  Neptune: ['கற்பனை', 'ஏக்கம்'],
  Pluto: ['ஆழம்', 'உருமாற்றம்'],
  'North Node': ['வளரும் திசை'],
  Chiron: ['பழைய காயம்', 'அதிலிருந்து வளரும் திறன்'],
  Rahu: ['புதியவற்றின் மீது பசி'],
  Ketu: ['பற்றின்மை', 'நுண்ணறிவு'],
};

export function standsFor(body: BodyName, grammarCase: TamilCase = 'nominative'): string {
  return list(meanings[body], grammarCase);
}

/** A singular noun with a neuter verb, after «உங்கள்». */
export const inAWord: Record<BodyName | AspectPoint, string> = languageForms.planets.inAWord;

export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

export const bodyParts: PerSign<readonly string[]> = [
  ['தலை'],
  ['தொண்டை', 'கழுத்து'],
  ['தோள்கள்', 'கைகள்', 'நுரையீரல்'],
  ['மார்பு', 'இரைப்பை'],
  ['இதயம்', 'முதுகு'],
  ['வயிறு', 'செரிமானம்'],
  ['சிறுநீரகங்கள்', 'இடுப்பு'],
  ['கழிவு உறுப்புகள்'],
  ['இடுப்பு எலும்பு', 'தொடைகள்'],
  ['முழங்கால்கள்', 'மூட்டுகள்'],
  ['கெண்டைக்கால்கள்', 'இரத்த ஓட்டம்'],
  ['கால்கள்'],
];

export const manners: PerSign<string> = perSign(texts.signs.manners);

const clauses: Readonly<Record<ClassicalPlanet, PerSign<string>>> = {
  Sun: perSign(texts.signs.clauses.Sun),
  Moon: perSign(texts.signs.clauses.Moon),
  Mars: perSign(texts.signs.clauses.Mars),
  Mercury: perSign(texts.signs.clauses.Mercury),
  Jupiter: perSign(texts.signs.clauses.Jupiter),
  Venus: perSign(texts.signs.clauses.Venus),
  Saturn: perSign(texts.signs.clauses.Saturn),
};

const inAnySign: Readonly<Record<Exclude<BodyName, ClassicalPlanet>, string>> = texts.signs.anywhere;

export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : inAnySign[body];
}
