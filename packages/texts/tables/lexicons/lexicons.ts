import type { Language } from '@palmleaf/contract/languages';
import { englishMood } from '../../en/mood.ts';
import hi from '../../hi/lexicon.json' with { type: 'json' };
import type { Written } from '../../languages/kinds.ts';
import { writtenIn } from '../../languages/texts-by-language.ts';
import { type Lexicon, lexicon } from '../../lexicons/concepts.ts';
import { folded } from '../../lexicons/folded.ts';
import { tokensOf } from '../../lexicons/frame.ts';
import { soundForm } from '../../lexicons/glossary.ts';
import { memoized } from '../../lexicons/memoized.ts';
import { anyOf, type Feeling, feelingIn, type MoodReader, type MoodWords } from '../../lexicons/mood.ts';
import { foldedDevanagari, foldedLatinTamil, foldedTamil, inCyrillic } from '../../lexicons/spellings.ts';
import { type Wording, wordingOf } from '../../lexicons/wording.ts';
import ru from '../../ru/lexicon.json' with { type: 'json' };
import { russianInLatinLetters } from '../../ru/mood.ts';
import ta from '../../ta/lexicon.json' with { type: 'json' };
import { tamilInLatinLetters } from '../../ta/mood.ts';
import type { Romanized } from './asked-language.ts';
import { lexiconTexts, moodReaders } from './languages.ts';

const foldedUmlauts = (letters: string): string =>
  letters.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');

/** The soft sign is mostly left out in Latin letters. */
const hardCyrillic = (letters: string): string => inCyrillic(letters).replace(/[ьъ]/g, '');

const hindiSound = (letters: string): string =>
  letters.length >= 4 && /^[a-z]+$/.test(letters) ? soundForm(letters) : letters;

type Reading = Written<'readings'>;

/** Other languages are read as they are spelt. */
const folds: Readonly<Partial<Record<Reading, (letters: string) => string>>> = {
  fr: (letters) => letters.replaceAll('œ', 'oe'),
  de: foldedUmlauts,
  ru: hardCyrillic,
  hi: foldedDevanagari,
  ta: foldedTamil,
};
const latinLexicons: Readonly<Partial<Record<Reading, Lexicon>>> = {
  ru: lexicon(ru.own.inLatinLetters),
  hi: lexicon(hi.own.inLatinLetters, hindiSound),
  ta: lexicon(ta.own.inLatinLetters, foldedLatinTamil),
};
const lexicons: ReadonlyMap<Reading, readonly Lexicon[]> = new Map(
  writtenIn(lexiconTexts).map((code) => {
    const latin = latinLexicons[code];
    return [code, [lexicon(lexiconTexts[code], folds[code]), ...(latin ? [latin] : [])]];
  }),
);

const spokenIn: Readonly<Record<Romanized, Reading>> = {
  'Hindi in Latin letters': 'hi',
  'Russian in Latin letters': 'ru',
  'Tamil in Latin letters': 'ta',
};
const isRomanized = (language: string): language is Romanized => Object.hasOwn(spokenIn, language);
const isWritten = (language: string): language is Reading => Object.hasOwn(lexiconTexts, language);

/** People mix English into every language, and Hindi into English. */
const alwaysRead = ['en', 'hi'] as const;

const rememberedClauses = 64;

export const wordingIn = memoized(
  rememberedClauses,
  (message: string, language: Language | Romanized | undefined): Wording => {
    const own = language !== undefined && isRomanized(language) ? spokenIn[language] : (language ?? 'en');
    const codes = new Set(isWritten(own) ? [own, ...alwaysRead] : ['en' as const]);
    return wordingOf(
      tokensOf(message),
      [...codes].flatMap((code) => lexicons.get(code) ?? []),
    );
  },
);

const inLatinLetters: Readonly<Partial<Record<Language | Romanized, MoodReader>>> = {
  'Russian in Latin letters': russianInLatinLetters,
  'Tamil in Latin letters': tamilInLatinLetters,
};
const hasMoodReader = (language: string): language is keyof typeof moodReaders =>
  Object.hasOwn(moodReaders, language);

const shortForms: Readonly<Record<string, string>> = {
  im: 'i am',
  ive: 'i have',
  u: 'you',
  ur: 'your',
  r: 'are',
  wil: 'will',
  cant: "can't",
  dont: "don't",
  hes: 'he is',
  shes: 'she is',
  hubby: 'husband',
  gf: 'girlfriend',
  bf: 'boyfriend',
  divorse: 'divorce',
  gonna: 'going to',
};

const mixedHindi: MoodWords = {
  fear: anyOf(
    'tala[qk]|late|deri|dhokh?a|nuks+an|ha+ni|bi+ma+r\\w*|be+ma+r\\w*|dikkat\\w*|paresha+ni\\w*|musibat\\w*|samasya\\w*|shatru|dushman\\w*|ja+du|nazar|fail|to+t\\w*|tut\\w*|akel[ai]|chh?od (?:dega|degi|denge)|karz\\w*|jhagda\\w*|khatra|(?:naukri|job) (?:jayegi|chali|chhut\\w*)',
  ),
  hope: anyOf(
    '(?:dikkat|paresha+ni|samasya|problems?|bi+ma+ri|karz|karze|musibat|jhagda|jhagde|dukh|sadesati)(?: \\w+){0,4}? (?:khatam|khatm|do+r|thi+k|the+k|solve|mukti|utr\\w*|utar\\w*|chuk\\w*|nipt\\w*)',
    '\\w+ se mukti|tala[qk] ke ba+d|(?:wajan|vajan) (?:kam|ghat\\w*)',
  ),
  leaving: anyOf(
    '(?:chh?od|tala[qk]|alag)(?: \\w+){0,3}? (?:chahiye|du|dun|doon|lu|lun|loon)|(?:chh?od|tala[qk]|alag) (?:du|dun|doon)',
  ),
  sorrow: anyOf(
    '(?:main |mai |mein )?(?:(?:bahut|bohot|itna|itni|a+jkal) )*(?:dukhi|uda+s|akela|akeli|nirash|paresha+n|hata+sh)(?: \\w+){0,3}? (?:hu|hun|hoon)',
    '(?:pati|patni|wife|husband|maa|mummy|papa|pitaji|beta|beti|bhai|behen|dadi|nani)(?:(?: (?:ab|bhi|ji))? (?:nahi|nhi) rah[ei]|(?: \\w+){0,3} (?:gu[zj]ar ga\\w+|chal bas\\w*|expire\\w*|de(?:ath|hant) ho ga\\w+))',
  ),
};

export function feelingOf(
  message: string,
  { tokens, hits }: Wording,
  language: Language | Romanized | undefined,
): Feeling {
  const foreign =
    language !== undefined && language !== 'en' && hasMoodReader(language)
      ? moodReaders[language]
      : undefined;
  const own = foreign ?? (language && inLatinLetters[language]);
  if (own) return own(message);
  const meant = new Map(
    hits.flatMap(({ from, meant: word }) => (word ? [[tokens[from]?.letters ?? '', word] as const] : [])),
  );
  const text = folded(message).replace(/[a-z]+/g, (word) => meant.get(word) ?? shortForms[word] ?? word);
  const heard = feelingIn(text, englishMood);
  const isPlain = language === 'en' || (heard.mood !== 'neither' && heard.mood !== 'fear') || heard.sorrow;
  if (isPlain) return heard;
  const mixed = feelingIn(text, mixedHindi);
  return mixed.mood === 'neither' ? { ...heard, sorrow: mixed.sorrow } : mixed;
}
