import {
  type ColumnHabits,
  habitsShown,
  noEvidence,
  remarksOf,
  settleOrder,
  surveyTable,
} from '../../shared/intake/births/date-survey.ts';
import {
  readChoices,
  readingMetadata,
  type TableChoices,
  writeChoices,
} from '../../shared/intake/choices.ts';
import type { Checkpoint } from '../../shared/intake/csv/checkpoint.ts';
import { UnreadableTableError } from '../../shared/intake/csv/read-table.ts';
import type { DateOrder } from '../../shared/intake/date-order.ts';
import type { TableUploadKind } from '../../shared/intake/object-key.ts';
import { isRefused } from '../../shared/intake/refusal.ts';
import { refusedBySize } from '../../shared/intake/upload-limits.ts';
import { isWorkbook } from '../../shared/intake/workbook/is-workbook.ts';
import { errorFields } from '../../shared/lambda/logger.ts';
import { countedLines } from '../../shared/log.ts';
import { WorkMeter } from '../../shared/untrusted/work-meter.ts';
import { claimUpload, isExhausted, isLeftover, postponeUpload } from '../../shared/uploads/claim.ts';
import { DeletedObjectError, type InboxObject, UnreadableInboxError } from '../../shared/uploads/inbox.ts';
import { refuseUpload } from '../../shared/uploads/rejection.ts';
import type { Upload, UploadEvent } from '../../shared/uploads/upload.ts';
import { type TableDeps, TableUpload } from './table-upload.ts';

/** The table itself causes the failure, which counts as an attempt. */
class TableReadingError extends Error {
  override readonly name = 'TableReadingError';
}

interface ReadOptions {
  readonly startAt: Checkpoint | undefined;
  readonly choices: TableChoices;
  readonly order: DateOrder | undefined;
  readonly shown: ColumnHabits;
  readonly batch: string;
  readonly thisYear: number;
}

interface Reading<T> {
  readonly kind: TableUploadKind;
  readonly batch: string;
  items(chunks: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncIterable<T>;
  ingest(table: TableUpload, items: AsyncIterable<T>, metadata: InboxObject['metadata']): Promise<void>;
}

export async function readUpload<T>(deps: TableDeps, event: UploadEvent, reading: Reading<T>): Promise<void> {
  const upload = await claimTable(deps, event, reading);
  if (upload === undefined) return;
  const { ledger, reader, settings, log } = deps;
  const { batch } = upload;
  const table = new TableUpload(deps, upload);
  const meter = new WorkMeter(isWorkbook(upload.key) ? 'workbook' : 'table', deps.usage);
  try {
    await readClaimed(deps, table, reading, meter);
  } catch (error) {
    if (error instanceof TableReadingError) throw error;
    if (error instanceof DeletedObjectError) return table.endMissing('deleted');
    const cause = error instanceof UnreadableInboxError ? error.cause : error;
    log.error(countedLines.tableTriedAgain, { batch, ...errorFields(cause) });
    await postponeUpload(ledger, upload, reader, ledger.now() + settings.jobs.graceMs);
  }
}

async function readClaimed<T>(
  deps: TableDeps,
  table: TableUpload,
  reading: Reading<T>,
  meter: WorkMeter,
): Promise<void> {
  const { upload } = table;
  const { kind, batch } = reading;
  const wrongSize = isWorkbook(upload.key) ? refusedBySize(kind, upload.sizeBytes, upload.key) : undefined;
  if (wrongSize !== undefined) return table.refuseWhole(wrongSize.refusal);
  const resumesAt = upload.checkpoint ?? upload.survey?.at;
  if (resumesAt === undefined && upload.survey === undefined) await noteSheets(deps, table, kind);
  let object = await openTable(deps, upload, kind, resumesAt?.byte ?? 0, meter);
  if (object === undefined) return table.endMissing('superseded');
  const { metadata } = object;
  const parsedChoices = readChoices(metadata[readingMetadata]);
  if (isRefused(parsedChoices)) return table.refuseWhole(parsedChoices.refusal);
  const { choices } = parsedChoices;
  table.reading = writeChoices(choices) || undefined;
  const isSurveyed = upload.checkpoint !== undefined || (upload.survey && upload.survey.at === undefined);
  if (kind === 'rows' && !isSurveyed) {
    if (!(await survey(table, object.chunks, choices, meter))) return;
    object = await openTable(deps, upload, kind, 0, meter);
    if (object === undefined) return table.endMissing('superseded');
  }
  const evidence = table.survey?.evidence ?? noEvidence;
  const { order, remark } = settleOrder(choices.dates === undefined ? evidence : noEvidence);
  const thisYear = new Date(upload.time).getUTCFullYear();
  const remarks = [...(remark === undefined ? [] : [remark]), ...remarksOf(evidence, thisYear)];
  for (const one of upload.checkpoint === undefined ? remarks : []) table.warn(one);
  const readOptions = {
    startAt: upload.checkpoint,
    choices,
    order,
    shown: habitsShown(evidence),
    batch,
    thisYear,
  };
  const items = reading.items(object.chunks, readOptions);
  await reading.ingest(table, meter.over(withNamedErrors(items)), metadata);
}

async function survey(
  table: TableUpload,
  chunks: AsyncIterable<Uint8Array>,
  choices: TableChoices,
  meter: WorkMeter,
): Promise<boolean> {
  const known = table.upload.survey;
  const steps = surveyTable(chunks, { choices, startAt: known?.at, evidence: known?.evidence });
  let evidence = known?.evidence ?? noEvidence;
  for await (const step of meter.over(withNamedErrors(steps))) {
    evidence = step.evidence;
    if (!(await table.saveSurvey({ evidence, at: step.checkpoint }))) return false;
  }
  table.survey = { evidence };
  return true;
}

async function openTable(
  { inbox }: TableDeps,
  upload: Upload,
  kind: TableUploadKind,
  fromByte: number,
  meter: WorkMeter,
): Promise<{ metadata: InboxObject['metadata']; chunks: AsyncIterable<Uint8Array> } | undefined> {
  const inOnePiece = isWorkbook(upload.key);
  const object = await inbox.read(upload, inOnePiece ? 0 : fromByte);
  if (object === undefined) return undefined;
  const chunks = inOnePiece ? workbookChunks(object, kind, fromByte, meter) : ofInbox(object.chunks());
  return { metadata: object.metadata, chunks: inOnePiece ? chunks : metered(chunks, meter) };
}

async function* metered(chunks: AsyncIterable<Uint8Array>, meter: WorkMeter): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    meter.count(chunk.byteLength);
    yield chunk;
    endIfSpent(meter);
  }
}

function endIfSpent(meter: WorkMeter): void {
  const overrun = meter.overrun();
  if (overrun === undefined) return;
  const code = overrun === 'too slow' ? 'reading-too-slow' : 'reading-too-large';
  throw new UnreadableTableError({ code: 'not-a-table', reason: { code } });
}

async function* workbookChunks(
  object: InboxObject,
  kind: TableUploadKind,
  fromByte: number,
  meter: WorkMeter,
) {
  const workbook = await bytesOf(object);
  meter.count(workbook.byteLength);
  const { workbookBytes } = await import('../../shared/intake/table-source.ts');
  const choices = choicesIn(object);
  yield* workbookBytes(workbook, kind, { fromByte, choices, onPiece: () => endIfSpent(meter) });
}

function choicesIn({ metadata }: InboxObject): TableChoices {
  const parsed = readChoices(metadata[readingMetadata]);
  return isRefused(parsed) ? {} : parsed.choices;
}

/** Warns of sheets that are not read. Their separate work budget keeps them from stopping the chosen sheet. */
async function noteSheets(deps: TableDeps, table: TableUpload, kind: TableUploadKind): Promise<void> {
  if (!isWorkbook(table.upload.key)) return;
  const object = await deps.inbox.read(table.upload);
  if (object === undefined) return;
  const meter = new WorkMeter('workbook', deps.usage);
  for await (const note of meter.over(withNamedErrors(notesOn(object, kind, meter)))) table.warn(note);
}

async function* notesOn(object: InboxObject, kind: TableUploadKind, meter: WorkMeter) {
  const workbook = await bytesOf(object);
  meter.count(workbook.byteLength);
  const { workbookNotes } = await import('../../shared/intake/table-source.ts');
  yield* await workbookNotes(workbook, kind, {
    choices: choicesIn(object),
    onPiece: () => endIfSpent(meter),
  });
}

async function bytesOf(object: InboxObject): Promise<Uint8Array> {
  for await (const bytes of ofInbox(oneChunk(object))) return bytes;
  return new Uint8Array(0);
}

async function* oneChunk(object: InboxObject): AsyncGenerator<Uint8Array> {
  yield await object.bytes();
}

async function* ofInbox(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new UnreadableInboxError('The inbox failed in the middle of a table', { cause });
  }
}

async function* withNamedErrors<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (cause) {
    if (cause instanceof UnreadableInboxError) throw cause;
    throw new TableReadingError('A table could not be read', { cause });
  }
}

async function claimTable(
  deps: TableDeps,
  event: UploadEvent,
  { kind, batch }: Pick<Reading<unknown>, 'kind' | 'batch'>,
): Promise<Upload | undefined> {
  const { ledger, reader, log } = deps;
  if (await isLeftover(ledger, deps.inbox, event, batch)) {
    log.info('An upload is skipped', { batch, why: 'erased' });
    return undefined;
  }
  const claim = await claimUpload(
    ledger,
    event,
    kind,
    batch,
    reader,
    reader.until + deps.settings.lease.takeOverAfterMs,
  );
  if (claim.kind === 'ignored') {
    log.info('An upload is skipped', { batch, why: claim.why });
    return undefined;
  }
  const { upload } = claim;
  if (isExhausted(upload)) {
    const reason = { code: 'reader-died', of: 'file' } as const;
    await new TableUpload(deps, upload).recordUnlisted();
    await refuseUpload(ledger, upload, reader, { code: 'not-a-table', reason });
    log.info('An upload is refused', { batch, code: 'not-a-table' });
    return undefined;
  }
  return upload;
}
