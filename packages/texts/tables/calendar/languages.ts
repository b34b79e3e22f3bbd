/** Written by `npm run languages`. */
import type { CalendarWords } from '../../calendar/words.ts';
import type { Written } from '../../languages/kinds.ts';

export const allCalendarWords = {
  en: async () => (await import('../../en/calendar.json', { with: { type: 'json' } })).default.texts,
  hi: async () => (await import('../../hi/calendar.json', { with: { type: 'json' } })).default.texts,
  ma: async () => (await import('../../ma/calendar.json', { with: { type: 'json' } })).default.texts,
  bn: async () => (await import('../../bn/calendar.json', { with: { type: 'json' } })).default.texts,
  ta: async () => (await import('../../ta/calendar.json', { with: { type: 'json' } })).default.texts,
  te: async () => (await import('../../te/calendar.json', { with: { type: 'json' } })).default.texts,
  ml: async () => (await import('../../ml/calendar.json', { with: { type: 'json' } })).default.texts,
  kn: async () => (await import('../../kn/calendar.json', { with: { type: 'json' } })).default.texts,
} as const satisfies Readonly<Record<Written<'panchang'>, () => Promise<CalendarWords>>>;
