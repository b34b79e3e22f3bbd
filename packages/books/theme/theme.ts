import { chapterNames } from '@palmleaf/contract/endpoints';
import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { BookError } from '../book-error.ts';
import { themeColours } from '../look/tokens.ts';
import { bookTraditions, chartStyles } from '../words/tradition.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'write a colour as #rrggbb');
const words = (most: number) => z.string().trim().min(1).max(most);

/** The most bytes of a logo: it lies in every book. */
const maxLogoBytes = 500_000;

/** How a seller's books look. Everything may be left out. */
export const theme = z.strictObject({
  /** Of the seller, as it stands on the cover and in the footer. */
  name: words(80).default('Palmleaf'),
  /** A picture: a file beside the theme file, or a `data:` address (SVG, PNG, JPEG). */
  logo: z.string().max(700_000).optional(),
  colours: z
    .strictObject({
      /** Titles and drawings. */
      main: colour.default(themeColours.main),
      /** Ornaments and lines. */
      accent: colour.default(themeColours.accent),
    })
    .default({ ...themeColours }),
  font: z.enum(['serif', 'sans']).default('serif'),
  page: z.enum(['A4', 'A5', 'Letter']).default('A5'),
  cover: z
    .strictObject({
      title: words(80).optional(),
      text: words(600).optional(),
    })
    .default({}),
  /** Beside the page number; the seller's name where it is left out. */
  footer: words(120).optional(),
  /** The chapters, in their order. */
  parts: z
    .array(z.enum(chapterNames))
    .min(1)
    .refine((parts) => new Set(parts).size === parts.length, 'name each part once')
    .default([...chapterNames]),
  /** Of titles and tables; the language of the answers where it is left out. */
  language: z.enum(languages).optional(),
  /** Which chart of the birth is shown; what readers of the language expect where it is left out. */
  tradition: z.enum(bookTraditions).optional(),
  /** How a Vedic chart is drawn; as in the part of India where the language is spoken where it is left out. */
  chartStyle: z.enum(chartStyles).optional(),
});
export type Theme = z.output<typeof theme>;

/** What stands at the foot of every page: the seller's name, and what else the theme puts there. */
export const brandLine = ({ name, footer = name }: Theme): string =>
  footer.includes(name) ? footer : `${name} · ${footer}`;

/** Thrown for a theme file that is none: says which field is wrong, and what would be right. */
export class ThemeError extends BookError {
  override readonly name = 'ThemeError';
}

/** @throws ThemeError */
export function readTheme(value: unknown): Theme {
  const read = theme.safeParse(value);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the theme'}: ${message}`);
  throw new ThemeError(faults.join('; '));
}

interface Logo {
  readonly bytes: Uint8Array;
  readonly format: 'svg' | 'png' | 'jpg';
}

/** The picture of a `data:` address. @throws ThemeError where it is none */
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
