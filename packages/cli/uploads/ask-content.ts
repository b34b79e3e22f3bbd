import type { Output } from '../terminal/output.ts';
import { askChoice } from '../terminal/prompts.ts';
import { namedContent } from './judge-tables.ts';

interface Terminal {
  readonly stdin: { readonly isTTY?: boolean };
  readonly out: Pick<Output, 'isInteractive'>;
}

export const batchAsker = ({ stdin, out }: Terminal) =>
  stdin.isTTY && out.isInteractive
    ? async (tables: number) =>
        (await askChoice(
          `${tables} tables share no person with another table. How should they be uploaded?`,
          {
            together: 'one batch',
            apart: 'a batch for each table, named like the table',
          },
        )) === 'apart'
    : undefined;

export const asker = ({ stdin, out }: Terminal) =>
  stdin.isTTY && out.isInteractive
    ? async (question: string) =>
        namedContent(
          await askChoice(question, { people: 'people, for reports', places: 'places, for their calendar' }),
        )
    : undefined;
