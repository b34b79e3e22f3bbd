import { type BirthRow, duplicateRow, readBirths } from './births/birth-row.ts';
import { habitsShown, noEvidence, remarksOf, settleOrder, surveyTable } from './births/date-survey.ts';
import type { TableChoices } from './choices.ts';
import type { Gazetteer } from './gazetteer/gazetteer.ts';
import type { TableUploadKind } from './object-key.ts';
import { type Place, readPlaces, repeatedPlace } from './places/place-row.ts';
import { type RefusalReason, rowsLeftOut } from './reasons/refusal-reason.ts';
import type { Refusal, RefusalCode } from './refusal.ts';

export interface UnsentTable {
  readonly kind: TableUploadKind;
  readonly batch: string;
  readonly choices: TableChoices;
  readonly thisYear: number;
  readonly gazetteer?: Gazetteer | undefined;
  /** Streams from the start on every call. */
  open(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  notes?(): Promise<readonly Refusal[]>;
}

export interface RefusalGroup {
  readonly code: RefusalCode;
  readonly field?: string | undefined;
  readonly reason: RefusalReason;
  readonly rows: number;
  readonly examples: readonly Pick<Refusal, 'line' | 'masked'>[];
}

export interface TableCheck {
  readonly accepted: number;
  readonly refused: number;
  /** Rows of unread sheets, and lines such as totals. */
  readonly leftOut: number;
  readonly refusals: readonly Refusal[];
  readonly groups: readonly RefusalGroup[];
  readonly warnings: readonly Refusal[];
}

export interface RowsSeen {
  readonly onRow?: ((row: BirthRow, line: number) => void) | undefined;
  readonly onPlace?: ((place: Place, line: number) => void) | undefined;
  readonly onRefused?: ((line: number, refusals: readonly Refusal[]) => void) | undefined;
}

const maxRefusals = 1000;
const maxExamples = 5;
const maxWarnings = 50;

export async function checkTable(table: UnsentTable, seen: RowsSeen = {}): Promise<TableCheck> {
  const tally = new Tally(seen.onRefused);
  const { choices, batch, gazetteer, thisYear } = table;
  for (const note of (await table.notes?.()) ?? []) tally.warn(note);
  if (table.kind === 'places') {
    const places = new Map<string, { readonly line: number; readonly text: string }>();
    for await (const item of readPlaces(table.open(), { choices, gazetteer })) {
      if (item.kind === 'warning') tally.warn(item.warning);
      else if (item.kind === 'refused') tally.refuse(item.line, item.refusals);
      else {
        const { notes: _notes, ...content } = item.row;
        const text = JSON.stringify(content);
        const first = places.get(item.row.id);
        places.set(item.row.id, first ?? { line: item.line, text });
        if (first === undefined || first.text === text) {
          tally.accepted += 1;
          if (first === undefined) seen.onPlace?.(item.row, item.line);
        } else tally.refuse(item.line, [repeatedPlace(item.line, first.line)]);
      }
    }
    return tally.result();
  }
  const evidence = await evidenceOf(table);
  const { order, remark } = settleOrder(choices.dates === undefined ? evidence : noEvidence);
  if (remark !== undefined) tally.warn(remark);
  for (const one of remarksOf(evidence, thisYear)) tally.warn(one);
  const lines = new Map<string, number>();
  const options = { choices, order, shown: habitsShown(evidence), batch, gazetteer, thisYear };
  for await (const item of readBirths(table.open(), options)) {
    if (item.kind === 'warning') tally.warn(item.warning);
    if (item.kind === 'refused') tally.refuse(item.line, item.refusals);
    if (item.kind !== 'row') continue;
    const first = lines.get(item.row.id);
    if (first !== undefined) tally.refuse(item.line, [duplicateRow(item.row, item.line, first)]);
    else {
      lines.set(item.row.id, item.line);
      tally.accepted += 1;
      seen.onRow?.(item.row, item.line);
    }
  }
  return tally.result();
}

export const dateOrderOf = async (table: UnsentTable) =>
  table.choices.dates ?? settleOrder(await evidenceOf(table)).order;

export async function evidenceOf({ choices, open }: UnsentTable) {
  let evidence = noEvidence;
  for await (const step of surveyTable(open(), { choices })) evidence = step.evidence;
  return evidence;
}

class Tally {
  accepted = 0;
  #refused = 0;
  #leftOut = 0;
  readonly #onRefused: RowsSeen['onRefused'];
  readonly #refusals: Refusal[] = [];
  readonly #warnings: Refusal[] = [];
  readonly #groups = new Map<string, RefusalGroup>();

  constructor(onRefused: RowsSeen['onRefused']) {
    this.#onRefused = onRefused;
  }

  warn(warning: Refusal): void {
    this.#leftOut += rowsLeftOut(warning.reason);
    if (this.#warnings.length < maxWarnings) this.#warnings.push(warning);
  }

  refuse(line: number, refusals: readonly Refusal[]): void {
    this.#refused += 1;
    this.#onRefused?.(line, refusals);
    this.#refusals.push(...refusals.slice(0, maxRefusals - this.#refusals.length));
    for (const refusal of refusals) addTo(this.#groups, refusal);
  }

  result(): TableCheck {
    return {
      accepted: this.accepted,
      refused: this.#refused,
      leftOut: this.#leftOut,
      refusals: this.#refusals,
      groups: [...this.#groups.values()].sort((a, b) => b.rows - a.rows),
      warnings: this.#warnings,
    };
  }
}

const withCandidates: ReadonlySet<RefusalCode> = new Set([
  'place-mismatch',
  'ambiguous-place',
  'impossible-zone',
]);
const maxGroups = 200;

function addTo(groups: Map<string, RefusalGroup>, { code, field, reason, line, masked }: Refusal): void {
  const withReason = withCandidates.has(code) && groups.size < maxGroups ? JSON.stringify(reason) : '';
  const key = `${code} ${field ?? ''} ${withReason}`;
  const known = groups.get(key) ?? { code, field, reason, rows: 0, examples: [] };
  const example = { ...(line === undefined ? {} : { line }), ...(masked === undefined ? {} : { masked }) };
  const examples = known.examples.length < maxExamples ? [...known.examples, example] : known.examples;
  groups.set(key, { ...known, rows: known.rows + 1, examples });
}

export function groupsOf(refusals: readonly Refusal[]): RefusalGroup[] {
  const groups = new Map<string, RefusalGroup>();
  for (const refusal of refusals) addTo(groups, refusal);
  return [...groups.values()];
}
