import { chapterNames } from '@palmleaf/contract/endpoints';
import { languages } from '@palmleaf/contract/languages';
import { faultWords } from '@palmleaf/shared/reasons/fault-words';
import * as z from 'zod';
import { BookError } from '../book-error.ts';
import { themeColours } from '../look/tokens.ts';
import { bookTraditions, chartStyles } from '../words/tradition.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'write a colour as #rrggbb');
const textUpTo = (most: number) => z.string().trim().min(1).max(most);

/** Every book contains the logo. */
const maxLogoBytes = 500_000;

export const theme = z.strictObject({
  name: textUpTo(80).default('Palmleaf'),
  /** A file beside the theme file, or a `data:` address (SVG, PNG, JPEG). */
  logo: z.string().max(700_000).optional(),
  colours: z
    .strictObject({
      main: colour.default(themeColours.main),
      accent: colour.default(themeColours.accent),
    })
    .default({ ...themeColours }),
  font: z.enum(['serif', 'sans']).default('serif'),
  page: z.enum(['A4', 'A5', 'Letter']).default('A5'),
  cover: z
    .strictObject({
      title: textUpTo(80).optional(),
      text: textUpTo(600).optional(),
    })
    .default({}),
  /** Defaults to `name`. */
  footer: textUpTo(120).optional(),
  parts: z
    .array(z.enum(chapterNames))
    .min(1)
    .refine((parts) => new Set(parts).size === parts.length, 'name each part once')
    .default([...chapterNames]),
  language: z.enum(languages).optional(),
  tradition: z.enum(bookTraditions).optional(),
  chartStyle: z.enum(chartStyles).optional(),
});
export type Theme = z.output<typeof theme>;

export const brandLine = ({ name, footer = name }: Theme): string =>
  footer.includes(name) ? footer : `${name} · ${footer}`;

/** The message names the wrong field and valid values. */
export class ThemeError extends BookError {
  override readonly name = 'ThemeError';
}

export function readTheme(value: unknown): Theme {
  const read = theme.safeParse(value, { error: faultWords });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the theme'}: ${message}`);
  throw new ThemeError(faults.join('; '));
}

interface Logo {
  readonly bytes: Uint8Array;
  readonly format: 'svg' | 'png' | 'jpg';
}

/** @throws ThemeError unless SVG, PNG or JPEG data up to 500 KB */
export function logoOf(address: string): Logo {
  const [, type = '', content = ''] =
    /^data:image\/(svg\+xml|png|jpeg);base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? [];
  const format = ({ 'svg+xml': 'svg', png: 'png', jpeg: 'jpg' } as const)[type];
  if (format === undefined)
    throw new ThemeError('logo: must be an SVG, PNG or JPEG, as a file or as data:image/…;base64,…');
  const bytes = new Uint8Array(Buffer.from(content, 'base64'));
  if (bytes.byteLength > maxLogoBytes) throw new ThemeError('logo: is bigger than 500 KB');
  return { bytes, format };
}
