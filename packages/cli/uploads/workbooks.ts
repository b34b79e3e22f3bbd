import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableChoices } from '@palmleaf/shared/intake/choices';
import { inboxKeyOf } from '@palmleaf/shared/intake/object-key';
import { type SplitTable, sheetPath, splitWorkbook } from '@palmleaf/shared/intake/table-source';
import { refusedBySize } from '@palmleaf/shared/intake/upload-limits';
import { isWorkbook } from '@palmleaf/shared/intake/workbook/is-workbook';
import { asPlaces, type LocalUpload, shownPath } from './local-uploads.ts';
import { temporaryFolder } from './temporary-folder.ts';

export async function splitWorkbooks(
  uploads: readonly LocalUpload[],
  choices: TableChoices,
  into?: string,
): Promise<LocalUpload[]> {
  const found: LocalUpload[] = [];
  for (const upload of uploads) {
    const split = await splitOf(upload, choices);
    if (split === undefined) found.push(upload);
    else {
      const folder = await temporaryFolder(into);
      for (const table of split) {
        const path = join(folder, table.file);
        await writeFile(path, table.bytes);
        found.push(sheetUpload(upload, table, path));
      }
    }
  }
  return found;
}

async function splitOf({ kind, path, key }: LocalUpload, choices: TableChoices) {
  if (kind !== 'rows' || !isWorkbook(key)) return undefined;
  const bytes = await readFile(path);
  return refusedBySize(kind, bytes.length, key) === undefined ? splitWorkbook(bytes, { choices }) : undefined;
}

function sheetUpload(workbook: LocalUpload, { file, kind, notes }: SplitTable, path: string): LocalUpload {
  const name = sheetPath(workbook.name, workbook.batch, file);
  const shown = `${shownPath(workbook)}/${file}`;
  const key = inboxKeyOf(workbook.batch, { name, kind: 'rows' });
  const upload = { ...workbook, path, name, key, shown, notes };
  return kind === 'places' ? { ...asPlaces(upload), shown, notes } : upload;
}
