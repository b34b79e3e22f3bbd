import type { TableChoices } from '@palmleaf/shared/intake/choices';
import { tableKind } from '@palmleaf/shared/intake/table-kind';
import { UsageError } from '../errors.ts';
import { openLocalTable } from './local-content.ts';
import { asPlaces, type LocalUpload, shownPath } from './local-uploads.ts';

/** What tables are said to hold where their headers leave it open, or whatever they say. */
const tableContents = ['people', 'places'] as const;
type TableContent = (typeof tableContents)[number];

/** @throws UsageError for another word */
export function contentOf(text: string | undefined): TableContent | undefined {
  const content = tableContents.find((one) => one === text);
  if (text !== undefined && content === undefined)
    throw new UsageError(`--as takes ${tableContents.join(' or ')}, not "${text}"`);
  return content;
}

/**
 * Sees of each table whether it is of people or of places, where nothing but its header tells.
 *
 * @param said what all of them hold, if the user said so
 * @param ask asked where a header allows both; undefined where nobody can be asked
 * @throws UsageError where both are possible and nobody says which
 */
export async function judgeTables(
  uploads: readonly LocalUpload[],
  choices: TableChoices,
  said: TableContent | undefined,
  ask: ((question: string) => Promise<TableContent | undefined>) | undefined,
): Promise<LocalUpload[]> {
  const judged: LocalUpload[] = [];
  for (const upload of uploads) {
    if (upload.mayBePlaces !== true) judged.push(upload);
    else {
      const content = said ?? (await contentOfTable(upload, choices, ask));
      judged.push(content === 'places' ? asPlaces(upload) : upload);
    }
  }
  return judged;
}

async function contentOfTable(
  upload: LocalUpload,
  choices: TableChoices,
  ask: ((question: string) => Promise<TableContent | undefined>) | undefined,
): Promise<TableContent> {
  const kind = await tableKind(() => openLocalTable(upload, 'rows'), choices);
  // What is neither is refused as a table of people, with what it lacks.
  if (kind !== 'either') return kind === 'places' ? 'places' : 'people';
  const file = shownPath(upload);
  const answer = await ask?.(`${file} could be a table of people or of places. Which is it?`);
  if (answer !== undefined) return answer;
  throw new UsageError(
    `${file} could be a table of people or of places: say which with --as people or --as places`,
  );
}
