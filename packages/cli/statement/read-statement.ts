import { createReadStream } from 'node:fs';
import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import type { ColumnTable } from '@palmleaf/shared/intake/csv/columns';
import { type ParsedRow, readTable, refusedRow } from '@palmleaf/shared/intake/csv/read-table';
import type { CsvRecord } from '@palmleaf/shared/intake/csv/record';
import { mask, type Refusal } from '@palmleaf/shared/intake/refusal';
import { wholeNumber } from '@palmleaf/shared/intake/values/numbers';
import { maxDecimals, microsOf } from '@palmleaf/shared/money/money';
import { refusalText } from '@palmleaf/shared/reasons/refusals/refusal-text';
import { UsageError } from '../errors.ts';
import type { Charged } from './compare.ts';

const columnNames = [
  ['operation', ['endpoint']],
  ['calls', ['count', 'requests']],
  ['amount', ['cost']],
] as const;
type Column = (typeof columnNames)[number][0];

const columns: ColumnTable<Column> = {
  columns: columnNames,
  missing: (has) => {
    const missing = (['operation', 'calls'] as const).filter((column) => !has.has(column));
    return missing.map((field) => ({ field, is: `statement-${field}` }));
  },
};

type Paths = Readonly<Partial<Record<OperationName, string>>>;

const maxCalls = 1_000_000_000;
const maxReported = 20;

/**
 * Adds up the lines of one operation.
 * @param paths the service's paths, which may stand for the names of operations
 * @param report receives the mistakes if there are several
 */
export async function readStatement(
  path: string,
  report: (sentence: string) => void,
  paths: Paths = {},
): Promise<Charged[]> {
  const lines: Charged[] = [];
  const wrong: Refusal[] = [];
  try {
    for await (const item of readTable(
      createReadStream(path),
      columns,
      (row: CsvRecord<Column>, line: number) => parseLine(row, line, paths),
    )) {
      if (item.kind === 'row') lines.push(item.row);
      if (item.kind === 'refused') wrong.push(...item.refusals);
    }
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code !== 'string') throw error;
    throw new UsageError(code === 'ENOENT' ? `There is no file ${path}` : `${path} cannot be read (${code})`);
  }
  const [first] = wrong;
  if (first !== undefined && wrong.length === 1) throw new UsageError(sentence(path, first));
  for (const one of wrong.slice(0, maxReported)) report(sentence(path, one));
  if (first !== undefined) throw new UsageError(`${path} has ${wrong.length} mistakes; nothing was compared`);
  return [...Map.groupBy(lines, ({ operation }) => operation).values()].map(sumOfLines);
}

function parseLine(row: CsvRecord<Column>, line: number, paths: Paths): ParsedRow<Charged> {
  const operation = operationOf(row.operation ?? '', paths);
  const calls = wholeNumber(row.calls ?? '', 'calls', { min: 0, max: maxCalls });
  const micros = row.amount === undefined ? undefined : microsOf(row.amount.trim());
  const refusals: Refusal[] = [
    ...(operation === undefined ? [unknownOperation(row.operation ?? '')] : []),
    ...('refusal' in calls ? [calls.refusal] : []),
    ...(row.amount !== undefined && micros === undefined ? [badAmount(row.amount)] : []),
  ];
  if (operation === undefined || 'refusal' in calls || refusals.length > 0)
    return refusedRow(undefined, refusals, line);
  return { row: { operation, calls: calls.value, micros } };
}

function operationOf(text: string, paths: Paths): string | undefined {
  const name = text.trim().replace(/^(?:post|get) +/i, '');
  if (name === '') return undefined;
  const path = `/${name.replace(/^\//, '')}`;
  return operationNames.find((one) => one === name || (paths[one] ?? operations[one].path) === path);
}

const unknownOperation = (text: string): Refusal => ({
  code: 'unknown-choice',
  field: 'operation',
  reason: { code: text.trim() === '' ? 'operation-missing' : 'operation-unknown' },
  ...(text.trim() === '' ? {} : { masked: mask(text) }),
});

const badAmount = (text: string): Refusal => ({
  code: 'not-a-number',
  field: 'amount',
  reason: { code: 'no-amount', decimals: maxDecimals },
  masked: mask(text),
});

function sumOfLines(lines: readonly Charged[]): Charged {
  const [first] = lines;
  const amounts = lines.map(({ micros }) => micros);
  const hasEveryAmount = amounts.every((micros) => micros !== undefined);
  return {
    ...(first?.operation === undefined ? {} : { operation: first.operation }),
    calls: lines.reduce((sum, { calls }) => sum + calls, 0),
    ...(hasEveryAmount ? { micros: amounts.reduce<number>((sum, micros) => sum + (micros ?? 0), 0) } : {}),
  };
}

const sentence = (path: string, { line, field, reason }: Refusal): string =>
  `${path}${line === undefined ? '' : `, line ${line}`}${field === undefined ? '' : `, column ${field}`}: ${refusalText({ reason })}`;
