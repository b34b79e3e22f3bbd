import { readFile, writeFile } from 'node:fs/promises';
import { scopes } from './scopes/index.ts';
import type { Exploration } from './search/explore.ts';

const page = new URL('../../docs/simulation.md', import.meta.url);
const place = /(<!-- scopes -->\n)[\s\S]*?(<!-- \/scopes -->)/;
const head = [
  '| scope | what happens at once | states | plays | ends | search |',
  '|---|---|---|---|---|---|',
];

/** Replaces the row of this scope in docs/simulation.md. */
export async function writeFigures(result: Exploration): Promise<void> {
  const text = await readFile(page, 'utf8');
  await writeFile(page, withFigures(text, result));
}

function withFigures(text: string, result: Exploration): string {
  const known = new Map(rowsOf(text));
  known.set(result.scope, rowOf(result));
  const rows = scopes.flatMap(({ name }) => known.get(name) ?? []);
  return text.replace(place, (_all, start, end) => `${start}\n${[...head, ...rows].join('\n')}\n\n${end}`);
}

export function rowsOf(text: string): [name: string, row: string][] {
  const [table = ''] = place.exec(text) ?? [];
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.includes(line))
    .map((row) => [row.split('|')[1]?.trim() ?? '', row]);
}

function rowOf({ scope: name, states, executions, ends, found, isExhausted, seconds }: Exploration): string {
  const what = scopes.find((scope) => scope.name === name)?.what ?? '';
  const time = `${Math.ceil(seconds)} s`;
  const end =
    found !== undefined ? '**broken**' : isExhausted ? `exhausted, ${time}` : `at its bound, ${time}`;
  const figures = [states, executions, ends].map((figure) => figure.toLocaleString('en'));
  return `| ${[name, what, ...figures, end].join(' | ')} |`;
}
