import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { type BirthRow, duplicateRow, readBirths } from '../../shared/intake/births/birth-row.ts';
import { parseInboxKey } from '../../shared/intake/object-key.ts';
import { photoFormat } from '../../shared/intake/photos/photo-format.ts';
import { readPlaces } from '../../shared/intake/places/place-row.ts';
import { isRefused, type Refusal } from '../../shared/intake/refusal.ts';
import { refusedBySize } from '../../shared/intake/upload-limits.ts';
import type { LocalUpload } from './local-uploads.ts';

/** What the intake will say of a file, found out before anything is sent. */
export interface Check {
  readonly upload: LocalUpload;
  /** Nothing of it would be taken: it need not be sent. */
  readonly hopeless: boolean;
  /** Rows that would be taken; 1 for a photo. */
  readonly accepted: number;
  /** How often something would be refused, and the first of the reasons. */
  readonly refused: number;
  readonly refusals: readonly Refusal[];
}

/** Reasons that are kept of one file. */
const maxRefusals = 1000;

/**
 * Checks a file by the rules of the intake. A photo is judged by its first bytes and its size; whether it is whole
 * shows only when it is decoded.
 *
 * @param onRow told of every row of birth data that would be taken
 */
export async function checkUpload(
  upload: LocalUpload,
  onRow: (row: BirthRow, line: number) => void = () => undefined,
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
  return upload.kind === 'photo' ? checkPhoto(upload) : checkTable(upload, onRow);
}

async function checkPhoto(upload: LocalUpload): Promise<Check> {
  const format = photoFormat(await headOf(upload.path));
  if (isRefused(format)) return hopeless(upload, format.refusal);
  return { upload, hopeless: false, accepted: 1, refused: 0, refusals: [] };
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

async function checkTable(upload: LocalUpload, onRow: (row: BirthRow, line: number) => void): Promise<Check> {
  const refusals: Refusal[] = [];
  let accepted = 0;
  let refused = 0;
  const lines = new Map<string, number>();
  const refuse = (...all: readonly Refusal[]) => {
    refused += 1;
    refusals.push(...all.slice(0, maxRefusals - refusals.length));
  };
  const source = createReadStream(upload.path);
  if (upload.kind === 'places') {
    for await (const item of readPlaces(source)) {
      if (item.kind === 'refused') refuse(...item.refusals);
      if (item.kind === 'row') accepted += 1;
    }
  } else {
    for await (const item of readBirths(source)) {
      if (item.kind === 'refused') refuse(...item.refusals);
      if (item.kind !== 'row') continue;
      const first = lines.get(item.row.id);
      if (first === undefined) {
        lines.set(item.row.id, item.line);
        accepted += 1;
        onRow(item.row, item.line);
      } else {
        refuse(duplicateRow(item.row, item.line, first));
      }
    }
  }
  return { upload, hopeless: accepted === 0, accepted, refused, refusals };
}

function hopeless(upload: LocalUpload, refusal: Refusal): Check {
  return { upload, hopeless: true, accepted: 0, refused: 1, refusals: [refusal] };
}
