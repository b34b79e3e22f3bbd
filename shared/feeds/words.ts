import type { Language } from '@palmleaf/contract/languages';
import { calendarWords } from '@palmleaf/texts/calendar';

/** What a feed says beside what the service answers. */
export type FeedWords = Awaited<ReturnType<typeof feedWords>>;

/** Loads the words of a place's language; English where it has none. */
export async function feedWords(language: Language = 'en') {
  const { until, onNextDay, ...names } = await calendarWords(language);
  return {
    ...names,
    /** Behind a name: until when it lasts. */
    until: (time: string) => until.replace('{time}', () => time),
    /** A time of the day after the one that is described. */
    onNextDay: (time: string) => onNextDay.replace('{time}', () => time),
  };
}
