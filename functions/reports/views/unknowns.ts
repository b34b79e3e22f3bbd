import * as z from 'zod';
import type { Customer } from '../../../shared/customers/customer.ts';
import { listBatches } from '../../../shared/ledger/batches/batches.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { openUnknowns } from '../../../shared/ledger/parts/parts.ts';
import { readUnknown } from '../../../shared/ledger/reasons/part-note.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { partNoteText } from '../../../shared/reasons/part-note-text.ts';
import { reportPath } from '../../../shared/reports/report-view.ts';
import type { Page } from '../../../shared/table/table.ts';
import type { UnknownView } from '../../../shared/views/views.ts';
import { decodePosition, encodePosition, foreignCursor, withCursor } from '../http/lists/cursor.ts';
import { listSubjects } from './people/subjects.ts';

/** A page without calls may still have a cursor. */
export async function listUnknowns(
  context: LedgerContext,
  batch: string,
  limit: number,
  cursor?: string,
): Promise<Page<UnknownView>> {
  if (cursor === undefined && (await readCounts(context, batch)).unknown === 0) return { items: [] };
  const page = await listSubjects(context, { batch, limit, cursor });
  const candidates = page.items.filter(mayHaveUnknowns);
  const found = await Promise.all(candidates.map((header) => unknownsOfSubject(context, header)));
  return { ...page, items: found.flat() };
}

/** Cursors in the list of batches and within one batch. */
const position = z.strictObject({ after: z.string().optional(), within: z.string().optional() });

export async function listAllUnknowns(
  context: LedgerContext,
  limit: number,
  cursor?: string,
  customer?: Customer,
): Promise<Page<UnknownView>> {
  const { after, within } = decodePosition(position, cursor) ?? {};
  const page = await withCursor(cursor, () => listBatches(context.table, 1, after, customer));
  const [batch] = page.items;
  if (batch === undefined) {
    if (within !== undefined) throw foreignCursor();
    return { items: [] };
  }
  const { items, cursor: inBatch } = await listUnknowns(context, batch, limit, within);
  if (inBatch !== undefined) return { items, cursor: encodePosition({ after, within: inBatch }) };
  return page.cursor === undefined ? { items } : { items, cursor: encodePosition({ after: page.cursor }) };
}

const mayHaveUnknowns = ({ callsUnknown, tally }: Header): boolean =>
  callsUnknown > 0 || (tally?.unknown ?? 0) > 0;

async function unknownsOfSubject(context: LedgerContext, subject: Header): Promise<UnknownView[]> {
  const report = await loadReport(context, subject);
  const parts = report?.parts ?? new Map<PartName, Part>();
  return [...parts].flatMap(([name, part]) => {
    const because = openUnknowns(part).map(readUnknown);
    if (because.length === 0) return [];
    const attempts = because.map(partNoteText);
    const { batch, id } = subject;
    const { operation, state } = part;
    return [{ batch, id, part: name, operation, state, attempts, because, report: reportPath(subject) }];
  });
}
