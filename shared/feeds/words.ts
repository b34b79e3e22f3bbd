import type { Language } from '@palmleaf/contract/languages';
import { calendarWords } from '@palmleaf/texts/calendar';

/** The words of a feed beside the service's answers. */
export type FeedWords = Awaited<ReturnType<typeof feedWords>>;

/** Loads the words of a place's language; English without one. */
export async function feedWords(language: Language = 'en') {
  const { until, onNextDay, ...names } = await calendarWords(language);
  return {
    ...names,
    /** Follows a name: the end of its time. */
    until: (time: string) => until.replace('{time}', () => time),
    /** A time on the day after the described one. */
    onNextDay: (time: string) => onNextDay.replace('{time}', () => time),
  };
}
