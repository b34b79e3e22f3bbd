import type { Language } from '@palmleaf/contract/languages';
import type { CalendarWords } from '../../calendar/words.ts';
import { inLanguage } from '../../languages/in-language.ts';
import { allCalendarWords } from './languages.ts';

/** English for a language without texts. */
export const calendarWords = (language: Language): Promise<CalendarWords> =>
  inLanguage<() => Promise<CalendarWords>>(allCalendarWords, language)();
