import { chooseLanguage, type Language, languages } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { isSpoken } from '@palmleaf/texts/chat';
import { languageOf } from '@palmleaf/texts/lexicons';

interface LanguageOfAnswer {
  readonly language: Language;
  /** The requested language, if the chat does not speak it. */
  readonly unsupported?: string;
}

/** Languages that this message, or an earlier one, asked for by name. */
interface LanguageWish {
  readonly now?: Language | undefined;
  readonly earlier?: Language | undefined;
}

export function languageOfAnswer(
  { q, language: field }: Pick<RequestOf<'chat'>, 'q' | 'language'>,
  last: Language | undefined,
  { now, earlier }: LanguageWish = {},
): LanguageOfAnswer {
  if (now !== undefined) return { language: now };
  const code = codeOf(field);
  const ofField = isEnglish(code) ? 'en' : chooseLanguage(code, languages);
  if (ofField !== 'en' && isSpoken(ofField)) return { language: ofField };
  const ofQuestion = languageOf(q);
  if (ofQuestion !== undefined && ofQuestion !== 'en') return orEnglish(ofQuestion, ofQuestion);
  if (earlier !== undefined) return { language: earlier };
  if (!isEnglish(code)) return orEnglish(ofField, code);
  return { language: ofQuestion ?? last ?? 'en' };
}

/** Undefined for English, the default of callers who never chose. */
export function fieldLanguage({
  language: field,
}: Pick<RequestOf<'chat'>, 'language'>): Language | undefined {
  const code = codeOf(field);
  return isEnglish(code) ? undefined : chooseLanguage(code, languages);
}

const codeOf = (field: string): string => field.trim().toLowerCase().replaceAll('_', '-');

const isEnglish = (code: string): boolean => code === 'en' || code === 'english' || code.startsWith('en-');

function orEnglish(language: Language, code: string): LanguageOfAnswer {
  return language !== 'en' && isSpoken(language) ? { language } : { language: 'en', unsupported: code };
}
