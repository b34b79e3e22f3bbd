import { visible } from '@palmleaf/shared/visible';
import { type Color, colored, type Line, type Surface } from './line.ts';
import { widthOf } from './width.ts';
import { wrapped } from './wrap.ts';

const gap = 2;
const widestWord = 24;

const stateColors: Readonly<Record<string, Color>> = {
  '✔': 'green',
  complete: 'green',
  bought: 'green',
  '◐': 'yellow',
  partial: 'yellow',
  waiting: 'yellow',
  unknown: 'yellow',
  '✘': 'red',
  failed: 'red',
  refused: 'red',
  unavailable: 'red',
  closed: 'red',
};

export function table(head: readonly string[], rows: readonly (readonly string[])[]): Line[] {
  const shown = rows.map((row) => head.map((_, column) => visible(row[column] ?? '')));
  return [{ linesOn: (surface) => tableLines(head, shown, surface) }];
}

function tableLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  surface: Surface,
): string[] {
  const natural = head.map((title, column) => widest([title, ...columnOf(rows, column)], widthOf));
  if (surface.columns === undefined || widthOfAll(natural) <= surface.columns) {
    return gridLines(head, rows, natural, surface);
  }
  const least = head.map((title, column) => widest([title, ...columnOf(rows, column)], longestWord));
  return widthOfAll(least) <= surface.columns
    ? gridLines(head, rows, shrunk(natural, least, surface.columns), surface)
    : blockLines(head, rows, surface.columns, surface);
}

const columnOf = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.map((row) => row[column] ?? '');

const widest = (cells: readonly string[], measure: (cell: string) => number): number =>
  cells.reduce((most, cell) => Math.max(most, measure(cell)), 0);

const longestWord = (cell: string): number => Math.min(widestWord, widest(cell.split(' '), widthOf));

const widthOfAll = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);

function shrunk(natural: readonly number[], least: readonly number[], columns: number): number[] {
  const widths = [...natural];
  for (let over = widthOfAll(widths) - columns; over > 0; over -= 1) {
    const spare = widths.map((width, column) => (width > (least[column] ?? 0) ? width : -1));
    const column = spare.indexOf(Math.max(...spare));
    widths[column] = (widths[column] ?? 0) - 1;
  }
  return widths;
}

function gridLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  surface: Surface,
): string[] {
  const last = widths.length - 1;
  const rule = widths.map((size, column) => '─'.repeat(column === last ? Math.min(size, 60) : size));
  return [
    ...rowLines(head, widths, surface, () => 'bold'),
    colored(rule.join(' '.repeat(gap)).trimEnd(), 'dim', surface),
    ...rows.flatMap((row) => rowLines(row, widths, surface, (cell) => stateColors[cell])),
  ];
}

function rowLines(
  cells: readonly string[],
  widths: readonly number[],
  surface: Surface,
  colorOf: (cell: string) => Color | undefined,
): string[] {
  const columns = cells.map((cell, column) => wrapped(cell, widths[column] ?? 0));
  const height = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) => {
    const texts = columns.map((lines) => lines[index] ?? '');
    const last = texts.findLastIndex((text) => text !== '');
    const shown = texts.slice(0, last + 1).map((text, column) => {
      const fill = column === last ? 0 : (widths[column] ?? 0) - widthOf(text) + gap;
      return colored(text, colorOf(cells[column] ?? ''), surface) + ' '.repeat(fill);
    });
    return shown.join('');
  });
}

function blockLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
  surface: Surface,
): string[] {
  return rows.flatMap((row, index) => {
    const lines = row.flatMap((cell, column) => {
      const title = head[column] ?? '';
      if (cell === '') return [];
      return wrapped(title === '' ? cell : `${title}: ${cell}`, columns, gap).map((line) =>
        colored(line, stateColors[cell], surface),
      );
    });
    return index === 0 ? lines : ['', ...lines];
  });
}
