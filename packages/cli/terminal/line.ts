import { visible } from '@palmleaf/shared/visible';

/** The properties of an output. */
export interface Surface {
  /** The width of a screen; undefined for files and pipes, whose lines are never wrapped. */
  readonly columns: number | undefined;
  /** Whether colours are shown. */
  readonly hasColors: boolean;
}

/** Lines whose layout depends on the output, for example a table. Their text must be safe to print. */
interface Fitted {
  linesOn(surface: Surface): string[];
}

/** A line, or something that produces lines for an output. */
export type Line = string | Fitted;

const colorCodes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;
export type Color = keyof typeof colorCodes;

/** Returns lines for a file: not wrapped, without colours. */
export const plainLines = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) =>
    typeof line === 'string' ? [visible(line)] : line.linesOn({ columns: undefined, hasColors: false }),
  );

/** Colours a text if the output has colours. The text must be safe to print. */
export const colored = (text: string, color: Color | undefined, { hasColors }: Surface): string =>
  color === undefined || !hasColors || text === '' ? text : `\u001b[${colorCodes[color]}m${text}\u001b[0m`;
