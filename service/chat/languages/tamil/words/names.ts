import { type Nakshatra, nakshatraNames } from '../../../../../engines/zodiac/nakshatra.ts';
import { ofSign } from '../../../../../engines/zodiac/signs.ts';
import { signNames } from '../../../../languages/names/ta.ts';
import { attributive } from '../../../../languages/tamil-cases.ts';

/** «மேஷ», before «ராசி» and «லக்னம்». */
export function ofSignName(sign: number): string {
  return attributive(ofSign(signNames, sign));
}

/** The dignities by the engine's own names, as a note in brackets. */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'ஆட்சி வீடு',
  exalted: 'உச்சம்',
  'in detriment': 'ஆட்சிக்கு எதிர் ராசி',
  'in fall': 'நீசம்',
  peregrine: 'பிற ராசி',
  debilitated: 'நீசம்',
  'in its own sign': 'ஆட்சி',
  "in a friend's sign": 'நட்பு ராசி',
  "in an enemy's sign": 'பகை ராசி',
  'in a neutral sign': 'சம ராசி',
};

const nakshatras: Readonly<Record<Nakshatra['name'], string>> = {
  Ashwini: 'அஸ்வினி',
  Bharani: 'பரணி',
  Krittika: 'கார்த்திகை',
  Rohini: 'ரோகிணி',
  Mrigashira: 'மிருகசீரிடம்',
  Ardra: 'திருவாதிரை',
  Punarvasu: 'புனர்பூசம்',
  Pushya: 'பூசம்',
  Ashlesha: 'ஆயில்யம்',
  Magha: 'மகம்',
  'Purva Phalguni': 'பூரம்',
  'Uttara Phalguni': 'உத்திரம்',
  Hasta: 'அஸ்தம்',
  Chitra: 'சித்திரை',
  Swati: 'சுவாதி',
  Vishakha: 'விசாகம்',
  Anuradha: 'அனுஷம்',
  Jyeshtha: 'கேட்டை',
  Mula: 'மூலம்',
  'Purva Ashadha': 'பூராடம்',
  'Uttara Ashadha': 'உத்திராடம்',
  Shravana: 'திருவோணம்',
  Dhanishtha: 'அவிட்டம்',
  Shatabhisha: 'சதயம்',
  'Purva Bhadrapada': 'பூரட்டாதி',
  'Uttara Bhadrapada': 'உத்திரட்டாதி',
  Revati: 'ரேவதி',
};

/** Unchanged before «நட்சத்திரம்» in any case. */
export function starName(name: string): string {
  const known = nakshatraNames.find((each) => each === name);
  return known === undefined ? name : nakshatras[known];
}
