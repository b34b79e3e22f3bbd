import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusedCheck } from '@palmleaf/shared/drafts/check-upload';
import { type ByteSource, readDirectory } from '@palmleaf/shared/intake/archive/directory';
import { planEntries, shortName } from '@palmleaf/shared/intake/archive/plan';
import { unpackEntry } from '@palmleaf/shared/intake/archive/unpack-entry';
import { parseInboxKey, tableExtension } from '@palmleaf/shared/intake/object-key';
import { isRefused } from '@palmleaf/shared/intake/refusal';
import type { LocalCheck } from './local-content.ts';
import { type LocalUpload, shownPath } from './local-uploads.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface Unpacked {
  readonly uploads: readonly LocalUpload[];
  readonly refused: readonly LocalCheck[];
}

export async function unpackArchives(uploads: readonly LocalUpload[], into?: string): Promise<Unpacked> {
  if (!uploads.some(({ kind }) => kind === 'zip')) return { uploads, refused: [] };
  const folder = into ?? (await temporaryFolder());
  const all: Unpacked[] = [];
  for (const upload of uploads)
    all.push(
      upload.kind === 'zip'
        ? await unpack(upload, join(folder, String(all.length)))
        : { uploads: [upload], refused: [] },
    );
  return { uploads: all.flatMap((one) => one.uploads), refused: all.flatMap((one) => one.refused) };
}

async function unpack(archive: LocalUpload, folder: string): Promise<Unpacked> {
  const file = await open(archive.path);
  try {
    const source: ByteSource = {
      sizeBytes: (await file.stat()).size,
      read: async (from, to) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
        return buffer.subarray(0, bytesRead);
      },
    };
    const entries = await readDirectory(source);
    if (isRefused(entries)) return { uploads: [], refused: [refusedCheck(archive, entries.refusal)] };
    const uploads: LocalUpload[] = [];
    const refused: LocalCheck[] = [];
    await mkdir(folder);
    for (const planned of planEntries(archive.batch, entries)) {
      if (planned.kind === 'ignored') continue;
      const shown = `${shownPath(archive)}/${shortName(planned.entry.name)}`;
      const content = planned.kind === 'upload' ? await unpackEntry(source, planned.entry) : planned;
      if (isRefused(content)) {
        refused.push(refusedCheck({ ...archive, shown }, content.refusal));
        continue;
      }
      if (planned.kind !== 'upload' || !(content instanceof Uint8Array)) continue;
      const upload = {
        ...uploadOf(planned.key, archive.batch),
        ...(isLoose(planned.entry.name) ? ({ mayBePlaces: true } as const) : {}),
        shown,
        path: join(folder, String(uploads.length)),
      };
      await writeFile(upload.path, content);
      uploads.push(upload);
    }
    if (uploads.length + refused.length === 0) {
      refused.push(refusedCheck(archive, { code: 'empty-file', reason: { code: 'archive-empty' } }));
    }
    return { uploads, refused };
  } finally {
    await file.close();
  }
}

/** A table outside the folders of the inbox may hold places. */
const isLoose = (name: string): boolean => tableExtension.test(name) && !/(^|[/\\])births[/\\]/.test(name);

function uploadOf(key: string, batch: string): Omit<LocalUpload, 'path'> {
  const restOfKey = key.slice(key.indexOf('/') + 1);
  const name = restOfKey.startsWith(`${batch}/`)
    ? restOfKey.slice(batch.length + 1)
    : (restOfKey.split('/').at(-1) ?? restOfKey);
  return { kind: parseInboxKey(key, batch).kind === 'rows' ? 'rows' : 'photo', batch, name, key };
}
