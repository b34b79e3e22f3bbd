import { onPaper } from '../look/tokens.ts';
import type { Html } from '../markup/html.ts';
import { printable } from '../printable.ts';
import { drawingStyles } from './styles.ts';

export interface Colours {
  readonly main: string;
  readonly accent: string;
}

/** Indian fonts are for HTML: in a PDF, Typst sets Indian letters itself. */
const letters = [
  'Noto Sans',
  'Noto Sans Devanagari',
  'Hind Siliguri',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Malayalam',
  'Noto Sans Kannada',
]
  .map((family) => `'${family}'`)
  .join(',');

/** A PDF has no style sheet, so the drawing contains its own. */
export function printed(drawing: Html, { main, accent }: Colours): string {
  const values: Readonly<Record<string, string>> = {
    ink: main,
    rule: main,
    accent,
    night: main,
    sans: letters,
  };
  const style = drawingStyles.replaceAll(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => values[name] ?? onPaper(name),
  );
  return printable(drawing.toString()).replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><style>.glyph{color:${main}}${style}</style>`,
  );
}
