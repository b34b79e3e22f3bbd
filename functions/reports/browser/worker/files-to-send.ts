import { readDirectory } from '../../../../shared/intake/archive/directory.ts';
import { planEntries, shortName } from '../../../../shared/intake/archive/plan.ts';
import type { TableChoices } from '../../../../shared/intake/choices.ts';
import {
  archiveExtension,
  inboxKeyOf,
  kindByName,
  tableExtension,
} from '../../../../shared/intake/object-key.ts';
import { isRefused } from '../../../../shared/intake/refusal.ts';
import { sheetPath, splitWorkbook } from '../../../../shared/intake/table-source.ts';
import { refusedBySize } from '../../../../shared/intake/upload-limits.ts';
import { isWorkbook } from '../../../../shared/intake/workbook/is-workbook.ts';
import type { Chosen, ChosenFile } from '../messages.ts';
import { unpackFile } from './unpack-file.ts';

/** A larger archive, or one of photos only, is sent whole: the stack unpacks it. */
const maxUnpackedBytes = 256 * 1024 * 1024;

/** Splits archives with tables into files, and workbooks into tables. */
export async function filesToSend({ files, batch }: Chosen, choices: TableChoices): Promise<ChosenFile[]> {
  const unpacked: ChosenFile[] = [];
  for (const one of files) {
    for (const file of archiveExtension.test(one.name) ? await filesInArchive(one, batch) : [one])
      unpacked.push(...(await sheetsOfWorkbook(file, batch, choices)));
  }
  return withDistinctKeys(unpacked, batch);
}

async function filesInArchive(archive: ChosenFile, batch: string): Promise<ChosenFile[]> {
  const { name, file } = archive;
  const entries = await readDirectory({
    sizeBytes: file.size,
    read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  });
  if (isRefused(entries)) return [{ ...archive, refusal: entries.refusal }];
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > maxUnpackedBytes || !entries.some((entry) => tableExtension.test(entry.name))) return [archive];
  const found: ChosenFile[] = [];
  for (const planned of planEntries(batch, entries)) {
    if (planned.kind === 'ignored') continue;
    const content = planned.kind === 'upload' ? await unpackFile(file, planned.entry) : planned;
    if (planned.kind !== 'upload' || !(content instanceof Blob)) {
      const refusal = isRefused(content) ? { refusal: content.refusal } : {};
      found.push({ name: `${name}/${shortName(planned.entry.name)}`, file: new Blob([]), ...refusal });
    } else found.push({ name: nameBelow(planned.key, batch), file: content });
  }
  return found;
}

function nameBelow(key: string, batch: string): string {
  const below = key.slice(key.indexOf('/') + 1);
  return below.startsWith(`${batch}/`) ? below.slice(batch.length + 1) : (below.split('/').at(-1) ?? below);
}

async function sheetsOfWorkbook(
  one: ChosenFile,
  batch: string,
  choices: TableChoices,
): Promise<ChosenFile[]> {
  if (!isWorkbook(one.name) || refusedBySize('rows', one.file.size, one.name) !== undefined) return [one];
  const split = await splitWorkbook(new Uint8Array(await one.file.arrayBuffer()), { choices });
  return (
    split?.map(({ file, kind, bytes, notes }) => ({
      name: sheetPath(one.name, batch, file),
      file: new Blob([bytes.slice()], { type: 'text/csv' }),
      notes,
      ...(kind === 'places' ? { content: kind } : {}),
    })) ?? [one]
  );
}

/** A second table with an equal key is renamed. A photo's name is the person's id, so a second photo is refused. */
function withDistinctKeys(files: readonly ChosenFile[], batch: string): ChosenFile[] {
  const nameByKey = new Map<string, string>();
  return files.map((one) => {
    const kind = kindByName(one.name);
    const keyOf = (name: string) => inboxKeyOf(batch, { name, kind });
    const first = nameByKey.get(keyOf(one.name));
    let name = one.name;
    for (let number = 2; nameByKey.has(keyOf(name)); number += 1)
      name = one.name.replace(/(\.\w{1,5})?$/, (ending) => ` (${number})${ending}`);
    nameByKey.set(keyOf(name), name);
    return first === undefined || kind === 'rows' || one.refusal !== undefined
      ? { ...one, name }
      : {
          ...one,
          name,
          refusal: { code: 'duplicate-id', reason: { code: 'file-came-first', entry: first } },
        };
  });
}
