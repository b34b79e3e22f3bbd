import { chooseLanguage, type Language, languages } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { isSpoken } from '@palmleaf/texts/chat';
import { languageOf } from '@palmleaf/texts/lexicons';

interface LanguageOfAnswer {
  readonly language: Language;
  /** The code of the language that was wanted and that the chat does not speak. */
  readonly lacking?: string;
}

/** What somebody asked to be answered in, in words: by this message, or by an earlier one. */
interface Wish {
  readonly now?: Language | undefined;
  readonly earlier?: Language | undefined;
}

/**
 * The language of an answer: the one that the message asks for in words, else the one of the request's field unless that is
 * English, else that of the question unless that is English, else one asked for earlier, else that of the conversation ("2028?"
 * goes on in German).
 *
 * @param last what the conversation was in
 */
export function languageOfAnswer(
  { q, language: field }: Pick<RequestOf<'chat'>, 'q' | 'language'>,
  last: Language | undefined,
  { now, earlier }: Wish = {},
): LanguageOfAnswer {
  if (now !== undefined) return { language: now };
  const code = codeOf(field);
  const ofField = isEnglish(code) ? 'en' : chooseLanguage(code, languages);
  if (ofField !== 'en' && isSpoken(ofField)) return { language: ofField };
  const ofQuestion = languageOf(q);
  if (ofQuestion !== undefined && ofQuestion !== 'en') return spoken(ofQuestion, ofQuestion);
  if (earlier !== undefined) return { language: earlier };
  if (!isEnglish(code)) return spoken(ofField, code);
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
