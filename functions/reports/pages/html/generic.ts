import { isEmpty, isFileContent } from '@palmleaf/books/answers';
import { count, counted } from '../../../../shared/figures.ts';
import { type Fields, fieldsOf } from '../../../../shared/views/answers.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { type Html, html, nothing } from './html.ts';

/** Keeps a page below the 6 MB of a buffered Lambda response. */
const maxValues = 2_000;
const maxDepth = 6;
const maxLetters = 20_000;
const maxColumns = 6;

interface Naming {
  name(text: string): string;
  readonly yes: string;
  readonly no: string;
}
const english: Naming = { name: humanized, yes: 'yes', no: 'no' };

export function generic(value: unknown, naming: Naming = english): Html {
  const budget = { left: maxValues, naming };
  const shown = renderValue(value, 0, budget);
  if (budget.left >= 0) return shown;
  return html`${shown}<p class="fine">${counted(-budget.left, 'more value')} of this answer can be read in its JSON form.</p>`;
}

interface Budget {
  left: number;
  readonly naming: Naming;
}

function renderValue(value: unknown, depth: number, budget: Budget): Html {
  budget.left -= 1;
  if (budget.left < 0) return nothing;
  if (typeof value === 'string') return words(value);
  if (typeof value === 'number') return html`${Number.isFinite(value) ? String(value) : '—'}`;
  if (typeof value === 'boolean') return html`${value ? budget.naming.yes : budget.naming.no}`;
  if (isEmpty(value)) return html`<span class="none">–</span>`;
  if (depth >= maxDepth) return html`<span class="none">deeper values, to be read in the JSON form</span>`;
  if (Array.isArray(value)) return array(value, depth, budget);
  const fields = fieldsOf(value);
  return fields === undefined ? html`<span class="none">no JSON value</span>` : object(fields, depth, budget);
}

function object(fields: Fields, depth: number, budget: Budget): Html {
  const entries = Object.entries(fields);
  const table = asTable(
    entries.map(([name, value]) => ({ heading: budget.naming.name(name), value })),
    budget,
  );
  if (table !== undefined) return table;
  const rows = withinBudget(entries, budget, ([name, value]) => {
    return html`<div><dt>${budget.naming.name(name)}</dt><dd>${renderValue(value, depth + 1, budget)}</dd></div>`;
  });
  return html`<dl class="facts">${rows}</dl>`;
}

function array(values: readonly unknown[], depth: number, budget: Budget): Html {
  if (isShort(values)) {
    budget.left -= values.length;
    return html`${values.map(String).join(', ')}`;
  }
  const table = asTable(
    values.map((value) => ({ value })),
    budget,
  );
  if (table !== undefined) return table;
  const items = withinBudget(
    values,
    budget,
    (value) => html`<li>${renderValue(value, depth + 1, budget)}</li>`,
  );
  return html`<ul class="plain">${items}</ul>`;
}

function withinBudget<T>(entries: readonly T[], budget: Budget, show: (entry: T) => Html): Html[] {
  const shown: Html[] = [];
  for (const entry of entries) {
    if (budget.left > 0) shown.push(show(entry));
    else budget.left -= 1;
  }
  return shown;
}

function asTable(
  entries: readonly { readonly heading?: string; readonly value: unknown }[],
  budget: Budget,
): Html | undefined {
  const rows = entries.map(({ heading, value }) => ({ heading, fields: fieldsOf(value) }));
  const columns = Object.keys(rows[0]?.fields ?? {});
  if (rows.length < 2 || columns.length < 2 || columns.length > maxColumns) return undefined;
  const isUniform = rows.every(
    ({ fields }) =>
      fields !== undefined &&
      Object.keys(fields).length === columns.length &&
      columns.every((column) => Object.hasOwn(fields, column) && isShort(fields[column])),
  );
  if (!isUniform) return undefined;
  const lines = withinBudget(rows, budget, ({ heading, fields }) => {
    const cells = columns.map((column) => html`<td>${renderValue(fields?.[column], 0, budget)}</td>`);
    return html`<tr>${heading !== undefined && html`<th scope="row">${heading}</th>`}${cells}</tr>`;
  });
  const hasHeadings = rows.some(({ heading }) => heading !== undefined);
  const names = columns.map((column) => budget.naming.name(column));
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${names.join(', ')}"><table><thead><tr>${hasHeadings && html`<td></td>`}${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

function isShort(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.length <= 4 && value.every((entry) => typeof entry === 'number');
  if (typeof value === 'string') return value.length <= 60;
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

export function text(value: string): Html {
  if (isFileContent(value)) return html`<p>${fileName(value)}</p>`;
  const shown = value.slice(0, maxLetters);
  const rest = value.length - shown.length;
  const paragraphs = shown.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return html`${paragraphs.map((paragraph) => html`<p class="text">${paragraph.trim()}</p>`)}${rest > 0 && html`<p class="fine">${counted(rest, 'more letter')} in the JSON form.</p>`}`;
}

function words(value: string): Html {
  if (isFileContent(value)) return fileName(value);
  return value.length > 200 || value.includes('\n') ? text(value) : html`${value}`;
}

const fileName = (content: string): Html =>
  html`<span class="none">file content, about ${count(Math.round((content.length * 3) / 4000))} kB</span>`;
