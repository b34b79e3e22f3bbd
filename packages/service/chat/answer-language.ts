import { chooseLanguage, type Language, languages } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { isSpoken } from '@palmleaf/texts/chat';
import { languageOf } from '@palmleaf/texts/lexicons';

interface LanguageOfAnswer {
  readonly language: Language;
  /** The code of the language that was wanted and that the chat does not speak. */
  readonly lacking?: string;
}

/**
 * What an answer is written in: the language of the question where that is not English, else the one of the request's field,
 * else English if the question is in it, else what the conversation was in ("2028?" goes on in German).
 */
export function languageOfAnswer(
  { q, language: field }: Pick<RequestOf<'chat'>, 'q' | 'language'>,
  last: Language | undefined,
): LanguageOfAnswer {
  const ofQuestion = languageOf(q);
  if (ofQuestion !== undefined && ofQuestion !== 'en') return spoken(ofQuestion, ofQuestion);
  const code = codeOf(field);
  if (!isEnglish(code)) return spoken(chooseLanguage(code, languages), code);
  return { language: ofQuestion ?? last ?? 'en' };
}

/** The language that the field of a request names; undefined for English, which is what it says of those who never chose. */
export function fieldLanguage({
  language: field,
}: Pick<RequestOf<'chat'>, 'language'>): Language | undefined {
  const code = codeOf(field);
  return isEnglish(code) ? undefined : chooseLanguage(code, languages);
}

const codeOf = (field: string): string => field.trim().toLowerCase().replaceAll('_', '-');

const isEnglish = (code: string): boolean => code === 'en' || code === 'english' || code.startsWith('en-');

function spoken(language: Language, code: string): LanguageOfAnswer {
  return language !== 'en' && isSpoken(language) ? { language } : { language: 'en', lacking: code };
}
