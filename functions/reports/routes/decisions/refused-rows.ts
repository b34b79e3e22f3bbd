import type { BatchId } from '../../../../shared/customers/customer.ts';
import { type RowPerson, refusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { readChoices, type TableChoices } from '../../../../shared/intake/choices.ts';
import { isRefused, type Refusal, type RefusalCode } from '../../../../shared/intake/refusal.ts';
import { workbookBytes } from '../../../../shared/intake/table-source.ts';
import { isWorkbook } from '../../../../shared/intake/workbook/is-workbook.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import { generatedIdOf } from '../../../../shared/ledger/inputs/made-id.ts';
import { isErased } from '../../../../shared/ledger/items/tombstone.ts';
import type { NameHash } from '../../../../shared/ledger/name-hash.ts';
import type { RefusedRowsView } from '../../../../shared/reports/refused-rows.ts';
import { wholePartition } from '../../../../shared/table/table.ts';
import { arrivalOf } from '../../../../shared/uploads/archived.ts';
import { DeletedObjectError, type Inbox } from '../../../../shared/uploads/inbox.ts';
import { rejectionItems } from '../../../../shared/uploads/rejection.ts';
import { rejectionsOf, type Upload, uploadItems, uploadKey } from '../../../../shared/uploads/upload.ts';

type NoRows = 'no such table' | 'gone' | 'too large';

const maxBytes = 50 * 1024 * 1024;

/** No correction makes these rows acceptable: the person is banned or cancelled. */
const beyondCorrection: ReadonlySet<RefusalCode> = new Set(['kept-out', 'cancelled']);

/** Reads the original in the inbox, because the ledger masks values. */
export async function readRefusedRows(
  { table, nameHash }: Pick<LedgerContext, 'table'> & { readonly nameHash: NameHash },
  inbox: Inbox,
  batch: BatchId,
  key: string,
): Promise<RefusedRowsView | NoRows> {
  const upload = await uploadItems.read(table, uploadKey(batch, key));
  if (upload === undefined || upload.batch !== batch) return 'no such table';
  const { kind, etag, reading, product, sizeBytes } = upload;
  if (kind !== 'rows' && kind !== 'places') return 'no such table';
  if (sizeBytes > maxBytes) return 'too large';
  const parsed = readChoices(reading);
  const choices = isRefused(parsed) ? {} : parsed.choices;
  const thisYear = new Date(upload.time).getUTCFullYear();
  let { time } = upload;
  const open = () =>
    originalOf(inbox, upload, choices, (metadata) => {
      time = arrivalOf(upload, metadata).time;
    });
  // The original must not bring back the data of an erased person.
  const isHidden = async ({ id, hasMadeId }: RowPerson) => {
    const subjectId = hasMadeId ? await generatedIdOf({ table, nameHash }, batch, id, time) : id;
    return isErased({ table, nameHash }, { batch, id: subjectId }, time);
  };
  const { refusals, unlisted } = await recordedRefusals(table, upload);
  try {
    const grid = await refusedGrid({ kind, batch, choices, thisYear, open }, refusals, isHidden);
    return {
      upload: key,
      etag,
      grid: { ...grid, more: grid.more + unlisted },
      ...(reading === undefined ? {} : { reading }),
      ...(product === undefined ? {} : { product }),
    };
  } catch (error) {
    if (error instanceof DeletedObjectError) return 'gone';
    throw error;
  }
}

async function recordedRefusals(
  table: LedgerContext['table'],
  { batch, key, etag }: Upload,
): Promise<{ readonly refusals: ReadonlyMap<number, readonly Refusal[]>; readonly unlisted: number }> {
  const byLine = new Map<number, Refusal[]>();
  let unlisted = 0;
  const { pk, prefix } = rejectionsOf(batch, key);
  for await (const item of wholePartition(table, pk, prefix)) {
    const { line, etag: version, correctedIn, field, code, reason } = rejectionItems.parse(item);
    if (version !== etag) continue;
    if (reason.code === 'refusals-unlisted') unlisted = reason.unlisted;
    if (correctedIn !== undefined || line === undefined || beyondCorrection.has(code)) continue;
    const refusal: Refusal = { code, reason, line, ...(field === undefined ? {} : { field }) };
    byLine.set(line, [...(byLine.get(line) ?? []), refusal]);
  }
  return { refusals: byLine, unlisted };
}

async function* originalOf(
  inbox: Inbox,
  upload: Upload,
  choices: TableChoices,
  onOpen: (metadata: Readonly<Record<string, string>>) => void,
): AsyncGenerator<Uint8Array> {
  const object = await inbox.read(upload);
  if (object === undefined) throw new DeletedObjectError('A newer version has replaced it');
  onOpen(object.metadata);
  const kind = upload.kind === 'places' ? 'places' : 'rows';
  if (isWorkbook(upload.key)) yield* workbookBytes(await object.bytes(), kind, { choices });
  else yield* object.chunks();
}
