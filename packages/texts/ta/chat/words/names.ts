import { nakshatraNames, ofSign } from '@palmleaf/engines/zodiac';
import { attributive } from '../../../languages/tamil-cases.ts';
import { nakshatras } from '../../nakshatras.ts';
import { signNames } from '../../names.ts';

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

/** Unchanged before «நட்சத்திரம்» in any case. */
export function starName(name: string): string {
  const known = nakshatraNames.find((each) => each === name);
  return (known && nakshatras[nakshatraNames.indexOf(known)]) ?? name;
}
