import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { TableUploadKind } from '../../shared/intake/object-key.ts';
import { isWorkbook, workbookBytes } from '../../shared/intake/table-source.ts';
import type { LocalUpload } from './local-uploads.ts';

/** The bytes of a table of this machine as they are read: a workbook as the table that it holds. */
export async function* openLocalTable(
  { path, key }: Pick<LocalUpload, 'path' | 'key'>,
  kind: TableUploadKind,
): AsyncGenerator<Uint8Array> {
  if (isWorkbook(key)) yield* workbookBytes(await readFile(path), kind);
  else yield* createReadStream(path);
}
