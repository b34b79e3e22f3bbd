import type { AspectPoint, AspectType } from '../../../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../../../engines/zodiac/bodies.ts';
import { type Nakshatra, nakshatraNames } from '../../../../../engines/zodiac/nakshatra.ts';
import type { PerSign } from '../../../../../engines/zodiac/signs.ts';

type Name = BodyName | AspectPoint;

/** All masculine, and unchanged before a postposition. */
const names: Readonly<Record<Name, string>> = {
  Sun: 'सूर्य',
  Moon: 'चन्द्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Uranus: 'यूरेनस',
  Neptune: 'नेपच्यून',
  Pluto: 'प्लूटो',
  'North Node': 'उत्तर पात',
  Chiron: 'काइरन',
  Rahu: 'राहु',
  Ketu: 'केतु',
  Ascendant: 'लग्न',
  Midheaven: 'मध्याकाश',
};

export function called(name: Name): string {
  return names[name];
}

/** "आपके चन्द्रमा", before a postposition. */
export function yours(name: Name): string {
  return `आपके ${names[name]}`;
}

/** Before "राशि". */
export const signNames: PerSign<string> = [
  'मेष',
  'वृषभ',
  'मिथुन',
  'कर्क',
  'सिंह',
  'कन्या',
  'तुला',
  'वृश्चिक',
  'धनु',
  'मकर',
  'कुंभ',
  'मीन',
];

/** All feminine or used as names: "मंगल और शनि की युति". */
export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'युति',
  Opposition: 'प्रतियुति',
  Trine: 'त्रिकोण दृष्टि',
  Square: 'चतुष्कोण दृष्टि',
  Sextile: 'षट्कोण दृष्टि',
};

/** The dignities by the engine's own names, as a note or before "है". */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'स्वगृही',
  exalted: 'उच्च',
  'in detriment': 'स्वगृह के सामने की राशि में',
  'in fall': 'नीच',
  peregrine: 'पराई राशि में',
  debilitated: 'नीच',
  'in its own sign': 'स्वराशि में',
  "in a friend's sign": 'मित्र राशि में',
  "in an enemy's sign": 'शत्रु राशि में',
  'in a neutral sign': 'सम राशि में',
};

const nakshatras: Readonly<Record<Nakshatra['name'], string>> = {
  Ashwini: 'अश्विनी',
  Bharani: 'भरणी',
  Krittika: 'कृत्तिका',
  Rohini: 'रोहिणी',
  Mrigashira: 'मृगशिरा',
  Ardra: 'आर्द्रा',
  Punarvasu: 'पुनर्वसु',
  Pushya: 'पुष्य',
  Ashlesha: 'आश्लेषा',
  Magha: 'मघा',
  'Purva Phalguni': 'पूर्वा फाल्गुनी',
  'Uttara Phalguni': 'उत्तरा फाल्गुनी',
  Hasta: 'हस्त',
  Chitra: 'चित्रा',
  Swati: 'स्वाति',
  Vishakha: 'विशाखा',
  Anuradha: 'अनुराधा',
  Jyeshtha: 'ज्येष्ठा',
  Mula: 'मूल',
  'Purva Ashadha': 'पूर्वाषाढ़ा',
  'Uttara Ashadha': 'उत्तराषाढ़ा',
  Shravana: 'श्रवण',
  Dhanishtha: 'धनिष्ठा',
  Shatabhisha: 'शतभिषा',
  'Purva Bhadrapada': 'पूर्वा भाद्रपद',
  'Uttara Bhadrapada': 'उत्तरा भाद्रपद',
  Revati: 'रेवती',
};

export function starName(name: string): string {
  const known = nakshatraNames.find((each) => each === name);
  return known === undefined ? name : nakshatras[known];
}
