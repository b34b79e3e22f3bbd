import { bookTraditions, chartStyles } from '@palmleaf/books/tradition';
import * as z from 'zod';
import { jsonOf } from '../../../shared/json.ts';

/** The forms send the theme as JSON. If a choice is empty, the theme and the language decide. */
export const themeFields = {
  theme: z.string().optional(),
  tradition: z.enum(['', ...bookTraditions]).optional(),
  chartStyle: z.enum(['', ...chartStyles]).optional(),
};

const object = z.record(z.string(), z.unknown());

export function themed<Wanted extends z.output<z.ZodObject<typeof themeFields>>>({
  theme,
  tradition,
  chartStyle,
  ...wanted
}: Wanted) {
  const chosen = Object.entries({ tradition, chartStyle }).filter(([, value]) => value);
  if (theme === undefined && chosen.length === 0) return wanted;
  const own = object.safeParse(theme === undefined ? {} : jsonOf(theme));
  return { ...wanted, theme: own.success ? { ...own.data, ...Object.fromEntries(chosen) } : null };
}
