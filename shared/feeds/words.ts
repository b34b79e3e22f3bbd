import type { Language } from '@palmleaf/contract/languages';
import { calendarWords } from '@palmleaf/texts/calendar';

export type FeedWords = Awaited<ReturnType<typeof feedWords>>;

export async function feedWords(language: Language = 'en') {
  const { until, onNextDay, ...names } = await calendarWords(language);
  return {
    ...names,
    until: (time: string) => until.replace('{time}', () => time),
    onNextDay: (time: string) => onNextDay.replace('{time}', () => time),
  };
}
