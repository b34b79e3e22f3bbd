import type { AspectPoint } from '@palmleaf/engines/chart';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { AspectsTexts, PairTexts, PerHouse, SignPairs } from '../aspects-report/texts.ts';
import { exactly, perSign, someOf } from '../languages/sized.ts';
import { too } from '../languages/tamil-cases.ts';
import data from './aspects.json' with { type: 'json' };
import { agreeing, called, names, theSign, words } from './names.ts';

const { texts } = data;

const jupiter: PairTexts<'Jupiter'> = texts.jupiter;

const mars: PairTexts<'Mars'> = texts.mars;

const mercury: PairTexts<'Mercury'> = texts.mercury;

const moon: PairTexts<'Moon'> = texts.moon;

/**
 * Planets take honorific verbs, angles neuter ones, so sentences use verbal nouns (தருவது), participles and
 * infinitives.
 */
const signPairs: SignPairs = {
  same: perSign(texts.signPairs.same),
  sextile: perSign(texts.signPairs.sextile),
  square: perSign(texts.signPairs.square),
  trine: perSign(texts.signPairs.trine),
  opposition: exactly(6, texts.signPairs.opposition),
  across: someOf(texts.signPairs.across),
};

const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = texts.slow;

const sun: PairTexts<'Sun'> = texts.sun;

const venus: PairTexts<'Venus'> = texts.venus;

/** Nominative, after a colon or in brackets. */
const fields: PerHouse<string> = perSign(texts.fields);

/** The same in every grammatical case. */
const ordinals: PerHouse<string> = perSign(texts.ordinals);

const field = (house: number): string => ofSign(fields, house);
const nth = (house: number): string => ofSign(ordinals, house);

const toBoth = (a: AspectPoint, b: AspectPoint): string => `${called(a, 'dative')}ம் ${called(b, 'dative')}ம்`;

const both = (a: AspectPoint, b: AspectPoint): string => `${too(called(a))} ${too(called(b))}`;

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: (sign) => theSign(sign, 'locative'),
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `இருவரும் ${nth(house)} பாவத்தில் நிற்கிறார்கள்; ஆகவே பொருளும் ஒன்றே: ${field(house)}.`,
    (house) => `இது ஓரிடத்தில் குவிந்து கிடைக்கிறது, இருவரும் இருக்கும் ${nth(house)} பாவத்தில்: ${field(house)}.`,
    (house) => `${nth(house)} பாவமும் இருவருக்கும் பொது: ${field(house)}; இவர்களை விட்டுவிட்டு அதை எண்ணுவது அரிது.`,
    (house) => `இருவரையும் ஒரே பாவம் தாங்க வேண்டும், ${nth(house)} பாவம்: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) =>
      `இது இரண்டு பாவங்களுக்கு இடையே நடமாடுகிறது, ${nth(a)} பாவம் (${field(a)}), ${nth(b)} பாவம் (${field(b)}).`,
    (a, b) => `இதன் ஒரு முனை ${nth(a)} பாவத்தில்: ${field(a)}; மறுமுனை ${nth(b)} பாவத்தில்: ${field(b)}.`,
    (a, b) => `${nth(a)} பாவத்தில் தொடங்குவது (${field(a)}) ${nth(b)} பாவத்தில் உணரப்படுகிறது (${field(b)}).`,
    (a, b) =>
      `இதைத் தேட வேண்டிய இடம், இது தொடும் ${nth(a)} பாவம்: ${field(a)}; எதிரொலி கேட்பது ${nth(b)} பாவத்தில்: ${field(b)}.`,
    (a, b) => `${nth(a)} பாவம் தன் பொருளைச் சேர்க்கிறது, ${field(a)}; ${nth(b)} பாவம் தன்னுடையதை, ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `${names[point]} மூலம் இதில் ${nth(house)} பாவத்துக்கும் பங்கு உண்டு: ${field(house)}.`,
    (point, house) =>
      `இது தெரிவது ${nth(house)} பாவத்தில், ஏனெனில் அங்கே ${names[point]} ${agreeing(point, 'நிற்கிறார்', 'நிற்கிறது')}: ${field(house)}.`,
    (point, house) => `இந்த விஷயத்தில் ${names[point]} கொண்டுவரும் தளம் ${nth(house)} பாவம்: ${field(house)}.`,
    (point, house) =>
      `${called(point, 'accusative')}க் கேளுங்கள், பதில் ${nth(house)} பாவத்திலிருந்து வரும்: ${field(house)}.`,
    (point, house) =>
      `${names[point]} ${nth(house)} பாவத்தில் இருப்பதால் பேச்சு விரைவில் இங்கே திரும்புகிறது: ${field(house)}.`,
    (point, house) =>
      `${nth(house)} பாவத்தில் இருக்கும் ${names[point]} வழியே ஒரு நூல் இங்கே நீள்கிறது: ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `உங்கள் ஜாதகத்தில் இதைவிடத் துல்லியமான கோணம் இல்லை: ${toBoth(a, b)} இடையே குறைவது ${orb} மட்டுமே, முதலில் கேட்பது இதன் குரலே.`,
    ],
    close: [
      (a, b, orb) => `${toBoth(a, b)} இடையே குறைவது ${orb} மட்டுமே; ஆகவே இது அடங்கிய ஒலி அல்ல.`,
      (a, b, orb) => `${both(a, b)} துல்லியக் கோணத்திலிருந்து ${orb} தொலைவில்; சாதாரண நாள்களிலும் இது வேலை செய்கிறது.`,
      (a, b, orb) => `இதைப் பிறரும் உங்களிடம் சொல்லியிருப்பார்கள், ஏனெனில் ${toBoth(a, b)} நடுவே குறைவது வெறும் ${orb}.`,
      (a, b, orb) =>
        `துல்லியத்திலிருந்து ${orb}: ${names[a]} ${called(b, 'accusative')}ப் பார்வையிலிருந்து அரிதாகவே ${agreeing(a, 'விடுகிறார்', 'விடுகிறது')}.`,
    ],
    middling: [
      (a, b, orb) => `${both(a, b)} துல்லியக் கோணத்திலிருந்து ${orb} தொலைவில், கணக்கில் கொள்ளும் அளவு அருகில்.`,
      (a, b, orb) => `${toBoth(a, b)} இடையே ${orb} குறைகிறது; நல்ல நாள்களுக்கும் கெட்ட நாள்களுக்கும் இடம் இருக்கிறது.`,
      (a, b, orb) =>
        `இதன் மீது சாயலாம், சாயாமலும் இருக்கலாம்: ${names[a]} ${called(b, 'sociative')} அமைக்கும் கோணம் முழுமையிலிருந்து ${orb} விலகியது.`,
      (a, b, orb) => `${names[a]} ${called(b, 'sociative')} சேரும் இந்த இழை பல இழைகளில் ஒன்று, ${orb} அகலமானது.`,
    ],
    wide: [
      (a, b, orb) =>
        `${toBoth(a, b)} உள்ள கோணம் துல்லியத்திலிருந்து ${orb} விலகியது; வேறொன்று அழைக்கும்போது இது தெரிகிறது.`,
      (a, b, orb) => `${orb} அளவில், ${toBoth(a, b)} இடையே நடப்பது கோட்டைவிட நிறத்தையே ஒத்தது.`,
      (a, b, orb) =>
        `${orb} நீண்ட தூரம்: ${both(a, b)} சந்திப்பது பெரும்பாலும், மெதுவான கிரகம் ஒன்று நடுவே வரும் ஆண்டுகளில்.`,
      (a, b, orb) => `${orb} அகலத்தில், சேர்வதா வேண்டாமா என்பது ${toBoth(a, b)} உள்ள விருப்பம்.`,
      (a, b, orb) =>
        `${called(a, 'accusative')}யும் ${called(b, 'accusative')}யும், துல்லியக் கோணத்திலிருந்து ${orb} விலகி, வேலிக்கு மேல் வணக்கம் சொல்லும் அண்டை வீட்டாராக எண்ணுங்கள்.`,
    ],
  },
};
