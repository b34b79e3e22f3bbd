import { createReadStream, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { Check } from '@palmleaf/shared/drafts/check-upload';
import type { UnsentContent } from '@palmleaf/shared/drafts/unsent-upload';
import type { TableChoices } from '@palmleaf/shared/intake/choices';
import { Gazetteer } from '@palmleaf/shared/intake/gazetteer/gazetteer';
import { gazetteerPieces } from '@palmleaf/shared/intake/gazetteer/local-pieces';
import type { TableUploadKind } from '@palmleaf/shared/intake/object-key';
import { workbookBytes, workbookNotes } from '@palmleaf/shared/intake/table-source';
import { isWorkbook } from '@palmleaf/shared/intake/workbook/is-workbook';
import { hashFile, type LocalUpload } from './local-uploads.ts';

export type LocalCheck = Check<LocalUpload>;

export const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

export async function* openLocalTable(
  { path, key }: Pick<LocalUpload, 'path' | 'key'>,
  kind: TableUploadKind,
  choices: TableChoices,
): AsyncGenerator<Uint8Array> {
  if (isWorkbook(key)) yield* workbookBytes(await readFile(path), kind, { choices });
  else yield* createReadStream(path);
}

export const localContent = (upload: LocalUpload, choices: TableChoices = {}): UnsentContent => ({
  sizeBytes: statSync(upload.path).size,
  head: () => headOf(upload.path),
  table: () => openLocalTable(upload, kindOf(upload), choices),
  notes: async () => [
    ...(upload.notes ?? []),
    ...(isWorkbook(upload.key)
      ? await workbookNotes(await readFile(upload.path), kindOf(upload), { choices })
      : []),
  ],
  sha256: () => hashFile(upload.path, 'sha256'),
});

const kindOf = ({ kind }: LocalUpload): TableUploadKind => (kind === 'places' ? 'places' : 'rows');

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
