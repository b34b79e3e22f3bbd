import { chooseLanguage, type Language } from '../../../shared/contract/languages.ts';
import { english } from './english/english.ts';
import { german } from './german/german.ts';
import type { PalmWords } from './palm-words.ts';

/** The languages that readings are told in. */
const told = { en: english, de: german } as const satisfies Partial<Record<Language, PalmWords>>;

type ToldLanguage = keyof typeof told;

const isTold = (language: Language): language is ToldLanguage => language in told;

const codes = Object.keys(told).filter((code): code is ToldLanguage => code in told);

/** What may be repeated of a wish: a language tag, nothing else. */
const tag = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;

/**
 * The words of the language that our own field `language` asks for. One that is not told is answered in English, and the disclaimer says so,
 * once in an answer.
 */
export function wordsIn(wish: string | null | undefined): {
  readonly language: ToldLanguage;
  readonly words: PalmWords;
} {
  const asked = wish?.trim() ?? '';
  const chosen = chooseLanguage(asked, codes);
  const language = isTold(chosen) ? chosen : 'en';
  if (language !== 'en' || asked === '' || /^en\b/i.test(asked)) return { language, words: told[language] };
  const said = tag.test(asked) ? `You asked for "${asked}"; palm` : 'Palm';
  return {
    language,
    words: {
      ...english,
      disclaimer: `${english.disclaimer} ${said} readings are told in English and German.`,
    },
  };
}
