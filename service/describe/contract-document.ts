import { z } from 'zod';
import { decisions } from '../../shared/contract/decisions.ts';
import { bases, type Operation, operationNames, operations } from '../../shared/contract/operations.ts';
import { accountOperations } from '../accounts/operations.ts';
import { refusals } from '../http/refusals.ts';
import { ownOperationNames, ownOperations } from '../operations/own-operations.ts';
import { fieldRows } from './field-rows.ts';
import { allOperations, jsonSchema } from './openapi.ts';

const baseNames = {
  palmistry: '{palmistry_url}',
  base: '{base_url}',
  vision: '{vision_url}',
  chat: '{chat_url}',
} as const satisfies Record<(typeof bases)[number], string>;

/** docs/contract.md: the operations table, the refusals, the account API and our decisions, as Markdown. */
export function contractDocument(): string {
  return `${[
    '# The contract of the service',
    'Written by `npm run contract` from `shared/contract` and `service`; a test fails when it is stale. The machine-readable form is `GET /openapi.json`.',
    '## Operations',
    ...bases.map(operationsOf),
    'Beside the contract, ours and free:',
    table(
      ['operation', 'method', 'path', 'purpose'],
      ownOperationNames.map((name) => {
        const { method, path, purpose } = ownOperations[name];
        return [code(name), method, code(path), purpose];
      }),
    ),
    '## Requests',
    ...requests(),
    '## Answers',
    'Every answer is status 200 and JSON. The contract shows no answer of the palm-reading paths except that a saved reading carries its `palm_id`; those are one JSON object each. A reader must put up with further fields.',
    ...answers(),
    '## Refusals',
    'Bodies of 422 are `{"detail": [{"loc", "msg", "type", "input", "ctx"}]}`. All others:',
    table(
      ['status', 'name', 'body'],
      Object.entries(refusals).map(([name, { status, body }]) => [
        String(status),
        name,
        code(JSON.stringify(body)),
      ]),
    ),
    '404 and 409 of the account API have the shape of a 500.',
    '## The account API',
    'Ours. `Authorization: Bearer` with the admin token; closed (403) when the service was started without one. Secrets are shown once, when they are made; only their SHA-256 is stored.',
    table(
      ['method', 'path', 'purpose', 'body or query', 'answer'],
      accountOperations.map(({ method, path, purpose, request, query, success, response }) => [
        method.toUpperCase(),
        code(path),
        purpose,
        fieldNames(request ?? query),
        `${success}: ${fieldNames(response)}`,
      ]),
    ),
    '## What the contract does not show, and what we decided',
    ...decisions.map(({ about, decided }) => `**${about}.** ${decided}`),
  ].join('\n\n')}\n`;
}

function operationsOf(base: (typeof bases)[number]): string {
  const names = operationNames.filter((name) => operations[name].base === base);
  const rows = names.map((name) => {
    const { method, path, purpose, languages, languageField }: Operation = operations[name];
    const language = languageField === undefined ? languages.join(', ') : `body field \`${languageField}\``;
    return [code(name), method, code(path), purpose, language];
  });
  return `${code(baseNames[base])}\n\n${table(['operation', 'method', 'path', 'purpose', 'languages'], rows)}`;
}

/** One table per distinct schema, under the operations that share it. */
function sharing(schemaOf: (operation: Operation) => z.ZodType | null): Map<z.ZodType, string[]> {
  const shared = new Map<z.ZodType, string[]>();
  for (const { name, operation } of allOperations()) {
    const schema = schemaOf(operation);
    if (schema) shared.set(schema, [...(shared.get(schema) ?? []), code(name)]);
  }
  return shared;
}

function requests(): string[] {
  return [...sharing(({ request }) => request)].map(
    ([schema, names]) => `${names.join(', ')}:\n\n${fieldTable(schema, 'input')}`,
  );
}

function answers(): string[] {
  return [...sharing(({ response }) => response)]
    .filter(([schema]) => fieldRows(jsonSchema(schema)).length > 0)
    .map(([schema, names]) => `${names.join(', ')}:\n\n${fieldTable(schema, 'output')}`);
}

function fieldTable(schema: z.ZodType, io: 'input' | 'output'): string {
  const rows = fieldRows(jsonSchema(schema, io)).map(({ field, type, required, notes }) => [
    code(field),
    type,
    required ? 'yes' : 'no',
    notes,
  ]);
  return table(['field', 'type', 'required', 'notes'], rows);
}

function fieldNames(schema: z.ZodType | undefined): string {
  if (schema === undefined) return '';
  const alternatives = schema instanceof z.ZodUnion ? schema.options : [schema];
  return alternatives
    .map((one) =>
      z
        .looseObject({ properties: z.record(z.string(), z.unknown()) })
        .parse(one instanceof z.ZodType ? jsonSchema(one) : {}),
    )
    .map(({ properties }) => Object.keys(properties).map(code).join(', '))
    .join('; or ');
}

/** A Markdown table with its columns aligned, as the formatter of the project lays it out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [first, ...others] = lines.map(line);
  return [first, rule, ...others].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
