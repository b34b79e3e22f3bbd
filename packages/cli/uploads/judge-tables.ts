import type { TableChoices } from '@palmleaf/shared/intake/choices';
import { tableKind } from '@palmleaf/shared/intake/table-kind';
import { UsageError } from '../errors.ts';
import { openLocalTable } from './local-content.ts';
import { asPlaces, type LocalUpload, shownPath } from './local-uploads.ts';

const tableContents = ['people', 'places'] as const;
type TableContent = (typeof tableContents)[number];

export function namedContent(text: string | undefined): TableContent | undefined {
  const content = tableContents.find((one) => one === text);
  if (text !== undefined && content === undefined)
    throw new UsageError(`--as takes ${tableContents.join(' or ')}, not "${text}"`);
  return content;
}

/**
 * @param stated the content of all tables, if the user stated it
 * @param ask undefined without a terminal
 * @throws UsageError if a header fits people and places and nobody can be asked
 */
export async function judgeTables(
  uploads: readonly LocalUpload[],
  choices: TableChoices,
  stated: TableContent | undefined,
  ask: ((question: string) => Promise<TableContent | undefined>) | undefined,
  say: (sentence: string) => void,
): Promise<LocalUpload[]> {
  const judged: LocalUpload[] = [];
  for (const upload of uploads) {
    if (upload.mayBePlaces !== true) judged.push(upload);
    else {
      const content = stated ?? (await contentOfTable(upload, choices, ask, say));
      judged.push(content === 'places' ? asPlaces(upload) : upload);
    }
  }
  return judged;
}

async function contentOfTable(
  upload: LocalUpload,
  choices: TableChoices,
  ask: ((question: string) => Promise<TableContent | undefined>) | undefined,
  say: (sentence: string) => void,
): Promise<TableContent> {
  const kind = await tableKind(() => openLocalTable(upload, 'rows', choices), choices);
  // A table of neither kind counts as people, whose check names the missing columns.
  if (kind !== 'either') return kind === 'places' ? 'places' : 'people';
  const file = shownPath(upload);
  const unclear = `${file} could be a table of people or of places`;
  const answer = await ask?.(`${unclear}. Which is it?`);
  if (answer !== undefined) return answer;
  // A table of an archive or workbook (`shown`) must not stop the others.
  if (upload.shown === undefined)
    throw new UsageError(`${unclear}: say which with --as people or --as places`);
  say(`${unclear}. It is read as people; --as places reads all such tables as places`);
  return 'people';
}
