import type { Output } from '../terminal/output.ts';
import { askChoice } from '../terminal/prompts.ts';
import { contentOf } from './judge-tables.ts';

interface Terminal {
  readonly stdin: { readonly isTTY?: boolean };
  readonly out: Pick<Output, 'isInteractive'>;
}

/** Asks what a table holds; undefined without a terminal. */
export const asker = ({ stdin, out }: Terminal) =>
  stdin.isTTY && out.isInteractive
    ? async (question: string) =>
        contentOf(
          await askChoice(question, { people: 'people, for reports', places: 'places, for their calendar' }),
        )
    : undefined;
