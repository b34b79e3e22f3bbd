import { visible } from '@palmleaf/shared/visible';

export interface Surface {
  /** Undefined for files and pipes; their lines are never wrapped. */
  readonly columns: number | undefined;
  readonly hasColors: boolean;
}

/** Lines whose layout depends on the output; their text must be safe to print. */
interface Fitted {
  linesOn(surface: Surface): string[];
}

export type Line = string | Fitted;

const colorCodes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;
export type Color = keyof typeof colorCodes;

export const plainLines = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) =>
    typeof line === 'string' ? [visible(line)] : line.linesOn({ columns: undefined, hasColors: false }),
  );

export const colored = (text: string, color: Color | undefined, { hasColors }: Surface): string =>
  color === undefined || !hasColors || text === '' ? text : `\u001b[${colorCodes[color]}m${text}\u001b[0m`;
