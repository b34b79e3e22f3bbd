import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Gazetteer } from '../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../shared/intake/gazetteer/local-pieces.ts';
import type { TableUploadKind } from '../../shared/intake/object-key.ts';
import { isWorkbook, workbookBytes } from '../../shared/intake/table-source.ts';
import type { LocalUpload } from './local-uploads.ts';

/** Reads nothing before a place is looked up. */
export const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

/** The bytes of a table of this machine as they are read: a workbook as the table that it holds. */
export async function* openLocalTable(
  { path, key }: Pick<LocalUpload, 'path' | 'key'>,
  kind: TableUploadKind,
): AsyncGenerator<Uint8Array> {
  if (isWorkbook(key)) yield* workbookBytes(await readFile(path), kind);
  else yield* createReadStream(path);
}
