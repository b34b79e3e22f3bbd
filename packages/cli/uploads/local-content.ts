import { createReadStream, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { Check } from '@palmleaf/shared/drafts/check-upload';
import type { UnsentContent } from '@palmleaf/shared/drafts/unsent-upload';
import { Gazetteer } from '@palmleaf/shared/intake/gazetteer/gazetteer';
import { gazetteerPieces } from '@palmleaf/shared/intake/gazetteer/local-pieces';
import type { TableUploadKind } from '@palmleaf/shared/intake/object-key';
import { workbookBytes } from '@palmleaf/shared/intake/table-source';
import { isWorkbook } from '@palmleaf/shared/intake/workbook/is-workbook';
import { hashFile, type LocalUpload } from './local-uploads.ts';

export type LocalCheck = Check<LocalUpload>;

export const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

export async function* openLocalTable(
  { path, key }: Pick<LocalUpload, 'path' | 'key'>,
  kind: TableUploadKind,
): AsyncGenerator<Uint8Array> {
  if (isWorkbook(key)) yield* workbookBytes(await readFile(path), kind);
  else yield* createReadStream(path);
}

export const localContent = (upload: LocalUpload): UnsentContent => ({
  sizeBytes: statSync(upload.path).size,
  head: () => headOf(upload.path),
  table: () => openLocalTable(upload, upload.kind === 'places' ? 'places' : 'rows'),
  sha256: () => hashFile(upload.path, 'sha256'),
});

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
