import { customerOf, nameOfCustomer, placeTableBatch } from '../../../../shared/customers/customer.ts';
import type { UnsentContent, UnsentUpload } from '../../../../shared/drafts/unsent-upload.ts';
import type { TableChoices } from '../../../../shared/intake/choices.ts';
import type { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import {
  inboxKeyOf,
  kindByName,
  type TableUploadKind,
  tableExtension,
} from '../../../../shared/intake/object-key.ts';
import type { Refusal } from '../../../../shared/intake/refusal.ts';
import { tableKind } from '../../../../shared/intake/table-kind.ts';
import { workbookBytes, workbookNotes } from '../../../../shared/intake/table-source.ts';
import { unknownHeaders } from '../../../../shared/intake/unknown-headers.ts';
import { isWorkbook } from '../../../../shared/intake/workbook/is-workbook.ts';
import { batchOfTable } from '../batch-of.ts';
import type { Chosen, ChosenFile } from '../messages.ts';

export interface WorkerDeps {
  readonly gazetteer: Gazetteer;
  readonly fetch: (
    path: string,
    init?: { readonly method: string; readonly body: string },
  ) => Promise<Response>;
}

export interface ChosenUpload extends UnsentUpload {
  readonly name: string;
  readonly file: Blob;
  readonly notes: readonly Refusal[];
  readonly choices: TableChoices;
  readonly isAmbiguous: boolean;
  readonly unknownHeaders: readonly string[];
}

export function chosenUploads(chosen: Chosen, choices: TableChoices): Promise<ChosenUpload[]> {
  return Promise.all(chosen.files.map((one) => chosenUpload(one, chosen, choices)));
}

async function chosenUpload(
  { name, file, notes = [], content }: ChosenFile,
  { contents, ...form }: Chosen,
  choices: TableChoices,
): Promise<ChosenUpload> {
  const kind = kindByName(name);
  const named = kind === 'rows' ? batchOfTable(form, name) : form.batch;
  const batch = named.normalize('NFC').trim();
  if (kind !== 'rows') {
    const key = inboxKeyOf(batch, { name, kind });
    return { name, file, kind, batch, key, notes, choices, isAmbiguous: false, unknownHeaders: [] };
  }
  const open = (as: TableUploadKind) => tableBytes(file, name, as, choices);
  const found = content ?? (await tableKind(() => open('rows'), choices));
  // A table of neither kind is checked as people, so that the refusal names the missing columns.
  const holds = found === 'either' ? (contents[name] ?? 'rows') : found === 'places' ? 'places' : 'rows';
  return {
    name,
    file,
    kind: holds,
    batch:
      holds === 'places'
        ? placeTableBatch(nameOfCustomer(customerOf(batch), name.replace(tableExtension, '')))
        : batch,
    key: inboxKeyOf(batch, { name, kind: holds }),
    notes,
    choices,
    isAmbiguous: found === 'either',
    unknownHeaders: await unknownHeaders(() => open(holds), holds, choices),
  };
}

export const contentOfFile = ({ name, file, kind, notes, choices }: ChosenUpload): UnsentContent => ({
  sizeBytes: file.size,
  head: async () => new Uint8Array(await file.slice(0, headBytes).arrayBuffer()),
  table: () => tableBytes(file, name, kind === 'places' ? 'places' : 'rows', choices),
  notes: async () => {
    if (!isWorkbook(name)) return notes;
    const workbook = new Uint8Array(await file.arrayBuffer());
    return workbookNotes(workbook, kind === 'places' ? 'places' : 'rows', { choices });
  },
  sha256: async () => {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
});

const headBytes = 4096;
const pieceBytes = 1024 * 1024;

async function* tableBytes(
  file: Blob,
  name: string,
  kind: TableUploadKind,
  choices: TableChoices,
): AsyncGenerator<Uint8Array> {
  if (isWorkbook(name)) {
    yield* workbookBytes(new Uint8Array(await file.arrayBuffer()), kind, { choices });
    return;
  }
  // Not every browser can iterate over a stream.
  for (let at = 0; at < file.size; at += pieceBytes)
    yield new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
}
