import type { RefusalReason } from '../reasons/refusal-reason.ts';
import type { missingColumns } from '../reasons/table-reasons.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import { columnFinder, type NamedColumns } from './column-finder.ts';
import { nearestTo } from './nearest.ts';
import { plainHeader } from './plain-header.ts';
import { columnLeftOut, firstFew, ignoredColumns, remarkOf, shortHeader } from './refusals.ts';

export { plainHeader };

export interface Missing<C extends string> {
  readonly field: C;
  readonly is: (typeof missingColumns)[number];
  readonly or?: C;
}

export interface HeaderChoices {
  readonly columns?: Readonly<Record<string, string>> | undefined;
  readonly unknownTime?: string | undefined;
}

export interface ColumnTable<C extends string> extends NamedColumns<C> {
  /** A repeated header: `MM` is minutes after `HH`. */
  readonly repeated?: { readonly column: C; readonly after: C; readonly as: C; readonly unless: C };
  /** Without its usual companions: `hour` without `min` is a time. */
  readonly alone?: (present: ReadonlySet<C>) => readonly (readonly [C, C])[];
  /** Every row fills one of these columns. If absent, every line below the header is a row. */
  readonly needed?: readonly C[];
  readonly missing: (present: ReadonlySet<C>, choices: HeaderChoices) => readonly Missing<C>[];
  readonly remark?: (present: ReadonlySet<C>) => RefusalReason | undefined;
  /** A column that may contain the values of a missing one: the time in a date of birth. */
  readonly fuller?: {
    readonly column: C;
    readonly as: C;
    readonly isFull: (value: string) => boolean;
  };
  /** The columns of one event, such as the birth. */
  readonly together?: readonly (readonly C[])[];
  readonly isSpecific?: (header: string) => boolean;
  readonly foreign?: (headers: ReadonlySet<string>) => readonly string[];
  readonly saysOtherwise?: (header: string, column: C) => boolean;
  readonly changedBy?: (header: string) => readonly C[];
  readonly hasRemark?: (header: string, column: C) => boolean;
  /** Whether words in brackets put a header behind an equally specific one. */
  readonly isQualified?: (header: string, column: C) => boolean;
  /** Plain headers that count only directly after a column: `ST` after a city. */
  readonly onlyAfter?: ReadonlyMap<string, C>;
  /** `Time` after an unknown `Appt Date`. */
  readonly belongsTo?: (before: string, header: string, column: C) => boolean;
}

export const reasonHeader = 'why refused';

const maxColumns = 200;

export interface HeaderReading<C extends string> {
  readonly columns: readonly (C | null)[];
  readonly warnings: readonly Refusal[];
}

export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface Found<C> {
  readonly column: C;
  /** 2: the user mapped the header; 1: a name matched; 0: a weak name matched. */
  readonly strength: 0 | 1 | 2;
}

export function columnNames<C extends string>(table: ColumnTable<C>): readonly C[] {
  return table.columns.map(([column]) => column);
}

export function readHeader<C extends string>(
  cells: readonly string[],
  line: number,
  table: ColumnTable<C>,
  choices: HeaderChoices = {},
  isFull = false,
): HeaderReading<C> | Refused {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  if (filled.length > maxColumns) {
    const reason = { code: 'too-many-columns', columns: filled.length, most: maxColumns } as const;
    return refuse('too-many-columns', reason, { line });
  }
  const byHand = mappedColumns(table, choices, filled);
  if ('refusal' in byHand) return { refusal: { ...byHand.refusal, line } };
  const find = finderFor(table, filled, byHand.columns);
  const matches = matchesOf(filled.map(find), filled, table, isFull);
  const specific = withoutOthers(matches, filled, table);
  // If a needed column would be missing, both headers stay, so that the refusal names them.
  const found = table.missing(columnsIn(specific), choices).length === 0 ? specific : matches;
  const columns: (C | null)[] = [];
  const unknown: (string | number)[] = [];
  const leftOut: RefusalReason[] = [];
  for (const [position, one] of found.entries()) {
    const cell = filled[position] ?? '';
    const rivalPosition =
      one && found.findIndex((two, at) => at !== position && isBetterMatch(two, at, one, position));
    const rival = rivalPosition === undefined || rivalPosition < 0 ? undefined : found[rivalPosition];
    if (one && rival && rival.strength === one.strength && one.strength > 0) {
      const headers: [string, string] = [shortHeader(filled[rivalPosition ?? 0] ?? ''), shortHeader(cell)];
      const reason = { code: 'same-column', headers, column: one.column } as const;
      return refuse('duplicate-column', reason, { line, field: one.column });
    }
    columns.push(one === undefined || rival !== undefined ? null : one.column);
    if (one && rival) leftOut.push(columnLeftOut(cell, filled[rivalPosition ?? 0] ?? ''));
    else if (one === undefined && plainHeader(cell) !== plainHeader(reasonHeader))
      unknown.push(cell.trim() === '' ? position + 1 : shortHeader(cell));
  }
  const present = columnsIn(found);
  const lack =
    changedColumn(found, filled, table, byHand.columns) ?? lackOf(present, filled, columns, table, choices);
  if (lack !== undefined) return { refusal: { ...lack.refusal, line } };
  const remark = table.remark?.(present);
  return {
    columns,
    warnings: [
      ...(unknown.length === 0
        ? []
        : [{ code: 'unknown-column', reason: ignoredColumns(unknown), line } as const]),
      ...(remark === undefined ? [] : [{ code: 'missing-column', reason: remark, line } as const]),
      ...[...leftOut, ...remarksOn(found, filled, columns, table)].map(
        (reason) => ({ code: 'unknown-column', reason, line }) as const,
      ),
    ],
  };
}

function matchesOf<C extends string>(
  found: readonly (Found<C> | undefined)[],
  cells: readonly string[],
  table: ColumnTable<C>,
  isFull: boolean,
): readonly (Found<C> | undefined)[] {
  const known = afterNeighbours(found, cells, table);
  const withAlone = meaningsAlone(inOrderOfRemarks(known, cells, table), table);
  const { fuller } = table;
  return isFull && fuller
    ? withAlone.map((one) => (one?.column === fuller.column ? { ...one, column: fuller.as } : one))
    : withAlone;
}

function remarksOn<C extends string>(
  found: readonly (Found<C> | undefined)[],
  cells: readonly string[],
  columns: readonly (C | null)[],
  table: ColumnTable<C>,
): RefusalReason[] {
  return cells.flatMap((cell, at) => {
    const one = found[at];
    if (one === undefined || columns[at] === null || one.strength === 2) return [];
    const before = found[at - 1] === undefined ? cells[at - 1] : undefined;
    if (before !== undefined && table.belongsTo?.(before, cell, one.column)) return [remarkOf(cell, before)];
    return table.hasRemark?.(cell, one.column) ? [remarkOf(cell)] : [];
  });
}

function lackOf<C extends string>(
  present: ReadonlySet<C>,
  cells: readonly string[],
  columns: readonly (C | null)[],
  table: ColumnTable<C>,
  choices: HeaderChoices,
): Refused | undefined {
  const missing = table.missing(present, choices);
  if (missing.length === 0) return undefined;
  const is = missing.map((one) => one.is);
  const reason = {
    code: 'columns-missing',
    missing: is,
    ...describeFound(table, cells, columns, missing),
  } as const;
  return refuse('missing-column', reason, { field: missing[0]?.field ?? '' });
}

function changedColumn<C extends string>(
  found: readonly (Found<C> | undefined)[],
  cells: readonly string[],
  { saysOtherwise, changedBy }: ColumnTable<C>,
  byHand: ReadonlyMap<string, C | null>,
): Refused | undefined {
  const present = columnsIn(found);
  for (const [at, cell] of cells.entries()) {
    if (byHand.has(plainHeader(cell))) continue;
    const one = found[at];
    const changed = one ? undefined : changedBy?.(cell).find((column) => present.has(column));
    const column = one && saysOtherwise?.(cell, one.column) ? one.column : changed;
    if (column === undefined) continue;
    const code = one === undefined ? 'column-changes' : 'header-otherwise';
    return refuse('missing-column', { code, header: shortHeader(cell), column }, { field: column });
  }
  return undefined;
}

function meaningsAlone<C extends string>(
  given: readonly (Found<C> | undefined)[],
  { alone, repeated }: ColumnTable<C>,
): readonly (Found<C> | undefined)[] {
  const has = columnsIn(given);
  const isOther = (one: Found<C>, at: number, { column, after, as, unless }: NonNullable<typeof repeated>) =>
    one.column === column &&
    given[at - 1]?.column === after &&
    !has.has(as) &&
    (!has.has(unless) || given.some((two, other) => other !== at && two?.column === column));
  const found = given.map((one, at) =>
    one && repeated && isOther(one, at, repeated) ? { ...one, column: repeated.as } : one,
  );
  const instead = new Map(alone?.(columnsIn(found)));
  return found.map((one) => one && { ...one, column: instead.get(one.column) ?? one.column });
}

const columnsIn = <C extends string>(found: readonly (Found<C> | undefined)[]): ReadonlySet<C> =>
  new Set(found.flatMap((one) => one?.column ?? []));

/**
 * If a specific header (Date of birth) and a general one (Date) name one column, drops the general ones of the event.
 */
function withoutOthers<C extends string>(
  found: readonly (Found<C> | undefined)[],
  cells: readonly string[],
  { together = [], isSpecific = () => false }: ColumnTable<C>,
): readonly (Found<C> | undefined)[] {
  const isGeneral = (one: Found<C>, at: number) => one.strength === 1 && !isSpecific(cells[at] ?? '');
  const dropped = together.filter((event) =>
    event.some((column) => {
      const claims = found.flatMap((one, at) =>
        one?.column === column && one.strength > 0 ? [isGeneral(one, at)] : [],
      );
      return claims.includes(true) && claims.includes(false);
    }),
  );
  return found.map((one, at) =>
    one && isGeneral(one, at) && dropped.some((event) => event.includes(one.column)) ? undefined : one,
  );
}

function isBetterMatch<C>(two: Found<C> | undefined, at: number, one: Found<C>, position: number): boolean {
  return (
    two?.column === one.column &&
    (two.strength > one.strength || (two.strength === one.strength && at < position))
  );
}

function mappedColumns<C extends string>(
  table: ColumnTable<C>,
  { columns = {} }: HeaderChoices,
  cells: readonly string[],
) {
  const known = columnNames(table);
  const byHand = new Map<string, C | null>();
  for (const [header, wanted] of Object.entries(columns)) {
    const column = known.find((one) => one === wanted);
    if (column === undefined && wanted !== '-') {
      const reason = {
        code: 'no-such-column',
        wanted: shortHeader(wanted),
        header: shortHeader(header),
        columns: [...known],
      } satisfies RefusalReason;
      return refuse('bad-choice', reason, { field: 'columns' });
    }
    // Messages show long headers shortened, and users copy them from there.
    const whole = cells.find((cell) => shortHeader(cell) === header) ?? header;
    byHand.set(plainHeader(whole), column ?? null);
  }
  return { columns: byHand };
}

const foreignTo = <C extends string>(table: ColumnTable<C>, cells: readonly string[]): ReadonlySet<string> =>
  new Set((table.foreign?.(new Set(cells.map(plainHeader))) ?? []).map(plainHeader));

function finderFor<C extends string>(
  table: ColumnTable<C>,
  cells: readonly string[],
  byHand: ReadonlyMap<string, C | null>,
): (cell: string) => Found<C> | undefined {
  const find = columnFinder(table);
  const foreign = foreignTo(table, cells);
  return (cell) => {
    const plain = plainHeader(cell);
    const chosen = byHand.get(plain);
    if (chosen !== undefined) return chosen === null ? undefined : { column: chosen, strength: 2 };
    return foreign.has(plain) ? undefined : find(cell);
  };
}

const afterNeighbours = <C extends string>(
  found: readonly (Found<C> | undefined)[],
  cells: readonly string[],
  { onlyAfter }: ColumnTable<C>,
): readonly (Found<C> | undefined)[] =>
  found.map((one, at) => {
    const before = onlyAfter?.get(plainHeader(cells[at] ?? ''));
    return before === undefined || one?.strength === 2 || found[at - 1]?.column === before ? one : undefined;
  });

/** Of `DOB (mother)` and `DOB`, the second counts; of `DOB (actual)` and `Date`, the first. */
function inOrderOfRemarks<C extends string>(
  found: readonly (Found<C> | undefined)[],
  cells: readonly string[],
  { isQualified, hasRemark, isSpecific = () => false }: ColumnTable<C>,
): readonly (Found<C> | undefined)[] {
  const rank = (header: string, column: C): number =>
    hasRemark?.(header, column) ? 0 : isQualified?.(header, column) ? 1 : 2;
  return found.map((one, at) => {
    const header = cells[at] ?? '';
    if (one?.strength !== 1 || !isQualified?.(header, one.column)) return one;
    const { column } = one;
    const own = rank(header, column);
    const equals = [...cells.entries()].filter(
      ([other, cell]) =>
        other !== at && found[other]?.column === column && isSpecific(cell) === isSpecific(header),
    );
    const isFirst = equals.every(([other, cell]) => {
      const its = rank(cell, column);
      return its < own || (its === own && at < other);
    });
    return isFirst && (equals.length > 0 || isSpecific(header)) ? one : { ...one, strength: 0 };
  });
}

function describeFound<C extends string>(
  table: ColumnTable<C>,
  cells: readonly string[],
  columns: readonly (C | null)[],
  missing: readonly Missing<C>[],
): Pick<Extract<RefusalReason, { code: 'columns-missing' }>, 'near' | 'found' | 'more'> {
  // A first line without any known name is probably a person's data, so it is not quoted.
  if (columns.every((column) => column === null)) return { near: [], more: 0 };
  const foreign = foreignTo(table, cells);
  const free = cells.filter(
    (cell, position) => columns[position] === null && cell.trim() !== '' && !foreign.has(plainHeader(cell)),
  );
  const wanted = new Set(missing.flatMap(({ field, or }) => (or === undefined ? [field] : [field, or])));
  const near = [...wanted].flatMap((field) => {
    const names = table.columns.find(([column]) => column === field);
    const nearest = nearestTo([field, ...(names?.[1] ?? [])], free);
    return nearest === undefined ? [] : [{ header: shortHeader(nearest), column: field }];
  });
  const { some: found, more } = firstFew(cells.map(shortHeader));
  return { near, found, more };
}
