import { chooseLanguage, type Language } from '../../../shared/contract/languages.ts';
import { english } from './english/english.ts';
import type { PalmWords } from './palm-words.ts';

type Load = () => Promise<PalmWords>;

/** The languages that readings are told in, beside English; read when first asked for. */
export const palmLanguages = {
  de: async () => (await import('./german/german.ts')).german,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
  fr: async () => (await import('./french/french.ts')).french,
  it: async () => (await import('./italian/italian.ts')).italian,
  pt: async () => (await import('./portuguese/portuguese.ts')).portuguese,
  hi: async () => (await import('./hindi/hindi.ts')).hindi,
} as const satisfies Partial<Record<Language, Load>>;

type Translated = keyof typeof palmLanguages;

const isTranslated = (language: Language): language is Translated => language in palmLanguages;

const codes: readonly Language[] = ['en', ...Object.keys(palmLanguages).filter(isCode)];

function isCode(code: string): code is Translated {
  return code in palmLanguages;
}

const names: Readonly<Record<Translated | 'en', string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
  hi: 'Hindi',
};

/** What may be repeated of a wish: a language tag, nothing else. */
const tag = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;

/**
 * The words of the language that our own field `language` asks for. One that is not told is answered in English, and the disclaimer says so,
 * once in an answer.
 */
export async function wordsIn(wish: string | null | undefined): Promise<{
  readonly language: Translated | 'en';
  readonly words: PalmWords;
}> {
  const asked = wish?.trim() ?? '';
  const language = chooseLanguage(asked, codes);
  if (isTranslated(language)) return { language, words: await palmLanguages[language]() };
  if (asked === '' || /^en\b/i.test(asked)) return { language: 'en', words: english };
  const said = tag.test(asked) ? `You asked for "${asked}"; palm` : 'Palm';
  const told = english.list(Object.values(names));
  return {
    language: 'en',
    words: { ...english, disclaimer: `${english.disclaimer} ${said} readings are told in ${told}.` },
  };
}
