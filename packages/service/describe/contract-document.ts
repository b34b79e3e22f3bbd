import { contractDecisions } from '@palmleaf/contract/decisions';
import { bases, type Operation, operationNames, operations } from '@palmleaf/contract/operations';
import type { FieldSource } from '@palmleaf/contract/shown-by';
import * as z from 'zod';
import { accountOperations } from '../accounts/operations.ts';
import { refusals } from '../http/refusals.ts';
import { ownOperationNames, ownOperations } from '../operations/own-operations.ts';
import { answerRows } from './answer-rows.ts';
import { type FieldRow, fieldRows } from './field-rows.ts';
import { jsonSchema } from './json-schema.ts';
import { allOperations } from './openapi.ts';

const baseNames = {
  palmistry: '{palmistry_url}',
  base: '{base_url}',
  vision: '{vision_url}',
  chat: '{chat_url}',
} as const satisfies Record<(typeof bases)[number], string>;

export function contractDocument(): string {
  return `${[
    '# The contract of the service',
    'Written by `npm run contract` from `packages/contract` and `packages/service`; a test fails when it is stale. The machine-readable form is `GET /openapi.json`.',
    '## Operations',
    ...bases.map(operationsOf),
    'Our extensions of the contract, free of charge:',
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
    'Every answer is status 200 and JSON. A client must accept fields that this page does not list. On the palm-reading paths the documents of the vendor show no answers, except that a saved reading carries its `palm_id`. The last column names the source of a field: the two interface documents of the vendor; its public pages, for a field that the documents lack; or our own service. If the documents and the pages disagree, the documents decide. A field about something that a photo cannot show says so.',
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
    'Our extension. It needs `Authorization: Bearer` with the admin token. If the service was started without such a token, the account API answers 403. The service shows a secret once, when it creates the secret, and stores only its SHA-256.',
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
    '## What the documents of the vendor do not show, and what we decided',
    ...contractDecisions.map(({ about, decided }) => `**${about}.** ${decided}`),
  ].join('\n\n')}\n`;
}

function operationsOf(base: (typeof bases)[number]): string {
  const names = operationNames.filter((name) => operations[name].base === base);
  const rows = names.map((name) => {
    const { method, path, purpose, languages, languageField }: Operation = operations[name];
    const language = languageField === null ? languages.join(', ') : `body field \`${languageField}\``;
    return [code(name), method, code(path), purpose, language];
  });
  return `${code(baseNames[base])}\n\n${table(['operation', 'method', 'path', 'purpose', 'languages'], rows)}`;
}

function sharing<Name>(entries: readonly { readonly name: Name; readonly content: string }[]): string[] {
  const shared = new Map<string, Name[]>();
  for (const { name, content } of entries) shared.set(content, [...(shared.get(content) ?? []), name]);
  return [...shared].map(
    ([content, names]) => `${names.map((name) => code(String(name))).join(', ')}:\n\n${content}`,
  );
}

const requests = (): string[] =>
  sharing(
    allOperations().flatMap(({ name, operation: { request } }) =>
      request ? [{ name, content: fieldTable(fieldRows(jsonSchema(request, 'input'))) }] : [],
    ),
  );

const answers = (): string[] =>
  sharing(
    allOperations().flatMap(({ name }) => {
      const rows = answerRows(name);
      return rows.length > 0 ? [{ name, content: fieldTable(rows, sourceNames) }] : [];
    }),
  );

const sourceNames: Record<FieldSource, string> = {
  document: 'document',
  page: 'vendor’s page',
  ours: 'ours',
};

function fieldTable(rows: readonly FieldRow[], shownBy?: Record<FieldSource, string>): string {
  return table(
    ['field', 'type', 'required', 'notes', ...(shownBy ? ['shown by'] : [])],
    rows.map((row) => [
      code(row.field),
      row.type,
      row.required ? 'yes' : 'no',
      row.notes,
      ...(shownBy ? [shownBy[row.shownBy]] : []),
    ]),
  );
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
