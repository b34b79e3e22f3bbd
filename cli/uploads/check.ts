import { open, stat } from 'node:fs/promises';
import type { BirthRow } from '../../shared/intake/births/birth-row.ts';
import { checkTable, groupsOf, type TableCheck, type UnsentTable } from '../../shared/intake/check-table.ts';
import type { TableChoices } from '../../shared/intake/choices.ts';
import { parseInboxKey } from '../../shared/intake/object-key.ts';
import { photoFormat } from '../../shared/intake/photos/photo-format.ts';
import { isRefused, type Refusal } from '../../shared/intake/refusal.ts';
import { refusedBySize } from '../../shared/intake/upload-limits.ts';
import { gazetteer, openLocalTable } from './local-table.ts';
import type { LocalUpload } from './local-uploads.ts';

/** What the intake will say of a file, found out before anything is sent. A photo counts as one row. */
export interface Check extends TableCheck {
  readonly upload: LocalUpload;
  /** Nothing of it would be taken: it need not be sent. */
  readonly hopeless: boolean;
}

/**
 * Checks a file by the rules of the intake. A photo is judged by its first bytes and its size; whether it is whole
 * shows only when it is decoded.
 *
 * @param onRow told of every row of birth data that would be taken
 */
export async function checkUpload(
  upload: LocalUpload,
  choices: TableChoices = {},
  onRow: (row: BirthRow, line: number) => void = () => undefined,
  onRefused?: (line: number, refusals: readonly Refusal[]) => void,
): Promise<Check> {
  const key = parseInboxKey(upload.key);
  if (key.kind === 'refused') return hopeless(upload, key.refusal);
  if (key.kind === 'ignored') {
    return hopeless(upload, {
      code: 'bad-name',
      reason: 'A file of this name is left behind by the system.',
    });
  }
  const { size } = await stat(upload.path);
  const wrongSize = refusedBySize(upload.kind, size, upload.key);
  if (wrongSize !== undefined) return hopeless(upload, wrongSize.refusal);
  const { kind } = upload;
  if (kind === 'photo') return checkPhoto(upload);
  // An archive is unpacked before its files are checked, one by one.
  if (kind === 'zip') return { ...nothingWrong, upload, accepted: 0 };
  return checkLocalTable(upload, kind, choices, onRow, onRefused);
}

const nothingWrong = { hopeless: false, refused: 0, refusals: [], groups: [], warnings: [] };

async function checkPhoto(upload: LocalUpload): Promise<Check> {
  const format = photoFormat(await headOf(upload.path));
  if (isRefused(format)) return hopeless(upload, format.refusal);
  return { ...nothingWrong, upload, accepted: 1 };
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function checkLocalTable(
  upload: LocalUpload,
  kind: UnsentTable['kind'],
  choices: TableChoices,
  onRow: (row: BirthRow, line: number) => void,
  onRefused?: (line: number, refusals: readonly Refusal[]) => void,
): Promise<Check> {
  const { batch } = upload;
  const table = { kind, batch, choices, gazetteer, open: () => openLocalTable(upload, kind) };
  const check = await checkTable(table, onRow, onRefused);
  return { upload, hopeless: check.accepted === 0, ...check };
}

function hopeless(upload: LocalUpload, refusal: Refusal): Check {
  const refusals = [refusal];
  return {
    upload,
    hopeless: true,
    accepted: 0,
    refused: 1,
    refusals,
    groups: groupsOf(refusals),
    warnings: [],
  };
}
