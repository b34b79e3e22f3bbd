import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import type { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { tableKind } from '../../../../shared/intake/table-kind.ts';
import { workbookBytes } from '../../../../shared/intake/table-source.ts';
import { isWorkbook } from '../../../../shared/intake/workbook/is-workbook.ts';
import { refusalText } from '../../../../shared/reasons/refusals/refusal-text.ts';
import { offsetMinutes } from './place-habits.ts';
import { sentIn, type WrittenRow, type WrittenTable, writeTable } from './tables.ts';

interface ReadWritten {
  tables: number;
  good: number;
  accepted: number;
  /** Ambiguous or impossible rows, and how many of them were refused. */
  others: number;
  refused: number;
  readonly wrong: string[];
  readonly missed: Map<string, { rows: number; readonly habits: string }>;
}

export async function readWritten(seeds: Iterable<number>, gazetteer: Gazetteer): Promise<ReadWritten> {
  const found: ReadWritten = {
    tables: 0,
    good: 0,
    accepted: 0,
    others: 0,
    refused: 0,
    wrong: [],
    missed: new Map(),
  };
  for (const seed of seeds) {
    await readTable(writeTable(seed), gazetteer, found);
    found.tables += 1;
  }
  return found;
}

async function readTable(table: WrittenTable, gazetteer: Gazetteer, found: ReadWritten): Promise<void> {
  const open = () => (isWorkbook(table.file) ? workbookBytes(table.bytes, 'rows') : [table.bytes]);
  const kind = await tableKind(open);
  if (kind !== 'rows') found.wrong.push(`a table of ${kind}: ${table.habits}`);
  const rows = new Map<number, BirthRow>();
  const reasons = new Map<number, string>();
  const check = await checkTable(
    { kind: 'rows', batch: 'june', choices: {}, thisYear: sentIn, gazetteer, open },
    {
      onRow: (row, line) => rows.set(line, row),
      onRefused: (line, refusals) => reasons.set(line, refusals.map((one) => refusalText(one)).join(' ')),
    },
  );
  const refusalOfTable =
    rows.size === 0 ? check.refusals.map((one) => refusalText(one)).join(' ') : undefined;
  for (const written of table.rows) {
    const row = rows.get(written.line);
    rows.delete(written.line);
    const isGood = written.kind === 'good' || written.kind === 'timeless';
    if (isGood) found.good += 1;
    else found.others += 1;
    if (row === undefined) {
      if (!isGood) found.refused += 1;
      else miss(found, reasons.get(written.line) ?? refusalOfTable ?? 'nothing was said', table.habits);
      continue;
    }
    if (isGood) found.accepted += 1;
    const difference = differenceOf(row, written);
    if (difference !== undefined) found.wrong.push(`line ${written.line}, ${difference}: ${table.habits}`);
  }
  for (const line of rows.keys()) found.wrong.push(`line ${line} is not a person: ${table.habits}`);
}

function miss({ missed }: ReadWritten, reason: string, habits: string): void {
  const known = missed.get(reason) ?? { rows: 0, habits };
  missed.set(reason, { ...known, rows: known.rows + 1 });
}

/** Atlases place a town some kilometres apart. */
const toleranceDegrees = 0.3;

function differenceOf(row: BirthRow, { person, kind }: WrittenRow): string | undefined {
  if (kind === 'bad') return 'an impossible row was accepted';
  const { birth, birthDate, unknownTime } = row;
  if (birth === undefined || birthDate === undefined) return 'no birth';
  const read = [birthDate.year, birthDate.month, birthDate.day].join('-');
  const written = [person.year, person.month, person.day].join('-');
  if (read !== written) return `${read} instead of ${written}`;
  if (Math.hypot(birth.lat - person.town.lat, birth.lon - person.town.lon) > toleranceDegrees)
    return `${birth.lat} ${birth.lon} instead of ${person.town.name}`;
  if (kind === 'timeless') return unknownTime === undefined ? 'a time that nobody knows' : undefined;
  if (unknownTime !== undefined) return kind === 'open' ? undefined : 'no time';
  if (birth.hour !== person.hour || birth.min !== person.min)
    return `${birth.hour}:${birth.min} instead of ${person.hour}:${person.min}`;
  // At a clock change an hour occurs twice, or never; either offset is right.
  const offsets = [0, -1, 1].map((days) => offsetMinutes({ ...person, day: person.day + days }) / 60);
  return offsets.some((offset) => Math.abs(birth.tzone - offset) < 0.02)
    ? undefined
    : `UTC${birth.tzone} instead of ${offsets.join(' or ')}`;
}
