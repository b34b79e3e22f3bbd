import { mask, type Refused, refuse } from '../refusal.ts';
import { plainNumber } from './numbers.ts';

interface ClockTime {
  readonly hour: number;
  readonly min: number;
  readonly droppedSeconds: boolean;
}

/** What people write for a time that nobody knows; an empty cell says the same. */
const unknownWords =
  /^([?¿]+|[-–—.]+|n\/?a|x+|unknown|unk|not known|unbekannt|keine angabe|k\.?\s?a\.?|inconnue?|desconocid[oa]|sconosciut[oa]|desconhecid[oa]|onbekend|nieznana|неизвестно|अज्ञात|पता नहीं|தெரியாது|తెలియదు|ಗೊತ್ತಿಲ್ಲ|അറിയില്ല|অজানা|不明)$/iu;

/** Nobody who does not know a time begins it with a digit; to look for that first spares the words. */
export const isUnknownTime = (text: string): boolean => !/^\d/.test(text) && unknownWords.test(text.trim());

const noonWords =
  /^(12\s?)?(noon|midday|mid-day|mittags?|mediod[ií]a|midi|mezzogiorno|meio[- ]dia|middag|południe|полдень|दोपहर|நண்பகல்|మధ్యాహ్నం|正午)$/iu;
const midnightWords =
  /^(12\s?)?(midnight|mid-night|mitternachts?|medianoche|minuit|mezzanotte|meia[- ]noite|middernacht|północ|полночь|आधी रात|मध्यरात्रि|நள்ளிரவு|అర్ధరాత్రి)$/iu;

const time =
  /^(\d{1,2})\s?(?:[:hH.]|時)\s?(\d{2})(?:分|\s?(?:[:.]|m\s?)(\d{2})(?:[.,]\d+)?s?)?\s*(?:([ap])\.?\s?m\.?)?$/i;
const hourOnly = /^(\d{1,2})()()\s*([ap])\.?\s?m\.?$/i;
/** What stands behind an hour in German, French and others: 14 Uhr, 14 h. */
const hourWord = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr|h|hs|hrs|hours|часов|ч|बजे|時)\s*(\d{2})?\.?$/iu;

/**
 * Reads a time: `14:05`, `2:05 pm`, `10.30`, `2 pm`, `14h05`, `14 Uhr`, `noon`, `midnight` (the beginning of the day), `14:05:30` (its
 * seconds are dropped).
 */
export function clockTime(value: string, field = 'time'): ClockTime | Refused {
  const text = plainNumber(value);
  const numbers = time.exec(text);
  if (numbers === null && noonWords.test(text)) return { hour: 12, min: 0, droppedSeconds: false };
  if (numbers === null && midnightWords.test(text)) return { hour: 0, min: 0, droppedSeconds: false };
  const match = numbers ?? hourOnly.exec(text) ?? hourInWords(text);
  if (match === null) {
    return refuse('bad-time', { code: 'no-time' }, { field, masked: mask(value) });
  }
  const half = match[4]?.toLowerCase() || undefined;
  const hour = Number(match[1]);
  const min = Number(match[2]);
  const seconds = Number(match[3] ?? 0);
  const hourFits = half === undefined ? hour <= 23 : hour >= 1 && hour <= 12;
  if (!hourFits || min > 59 || seconds > 59) {
    const clock = half === undefined ? '24 hours' : 'am and pm';
    return refuse('out-of-range', { code: 'time-beyond', clock }, { field, masked: mask(value) });
  }
  const hour24 = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return { hour: hour24, min, droppedSeconds: seconds > 0 };
}

/** Hour and minute before or around a word, in the places of {@link time}. */
function hourInWords(text: string): readonly (string | undefined)[] | null {
  const word = hourWord.exec(text);
  return word && ['', word[1], word[2] ?? word[3] ?? '0', '', ''];
}
