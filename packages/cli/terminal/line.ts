import { visible } from '@palmleaf/shared/visible';

/** What is known of where lines go. */
export interface Surface {
  /** How many columns a line may take; undefined where nobody reads it on a screen, so that a line stays one line. */
  readonly columns: number | undefined;
  /** Whether colours are shown. */
  readonly hasColors: boolean;
}

/** Lines whose form depends on the surface, such as a table. What they hold is fit to be shown. */
interface Fitted {
  linesOn(surface: Surface): string[];
}

/** What a command prints: a line, or something that makes its own lines of the surface. */
export type Line = string | Fitted;

const colorCodes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;
export type Color = keyof typeof colorCodes;

/** Lines as a file takes them: none of them wrapped, without colours. */
export const plainLines = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) =>
    typeof line === 'string' ? [visible(line)] : line.linesOn({ columns: undefined, hasColors: false }),
  );

/** A text in a colour, where the surface has colours. The text must be fit to be shown. */
export const colored = (text: string, color: Color | undefined, { hasColors }: Surface): string =>
  color === undefined || !hasColors || text === '' ? text : `\u001b[${colorCodes[color]}m${text}\u001b[0m`;
