import { type Figure, isMissed, type Measured } from './figure.ts';
import type { Part, Section } from './part.ts';

export class UnexplainedMissError extends Error {
  override readonly name = 'UnexplainedMissError';
}

export function performancePage({ machine, benchmarks }: Measured, sections: readonly Section[]): string {
  const figuresOf = ({ benchmark }: Part) => benchmarks[benchmark] ?? [];
  return `${[
    '# Speed and cost',
    'Written by `npm run bench -- --write` ([packages/bench/run.ts](../packages/bench/run.ts)) from the figures in [packages/bench/figures.json](../packages/bench/figures.json). Ratios compare two measurements of one run, mostly of processor time, and are similar on other machines. "Paper time" is the virtual time of a simulation ([scale.md](scale.md)). The counts of a simulation are equal on every machine; in it nothing is throttled and no function starts cold, unless a part says so. The [glossary](architecture.md#words) explains the words of the project. All other figures depend on the machine of the run.',
    '`npm run bench -- --compare` measures again, and fails where a ratio or a count has become worse by 15 %.',
    `Machine: ${machine}.`,
    summary(sections.flatMap(({ parts }) => parts.flatMap(figuresOf))),
    ...sections.flatMap(({ title, parts }, index) => {
      const measured = parts.filter((part) => figuresOf(part).length > 0);
      return measured.length === 0
        ? []
        : [`## ${index + 1}. ${title}`, ...measured.map((part) => partText(part, figuresOf(part)))];
    }),
  ].join('\n\n')}\n`;
}

function summary(figures: readonly Figure[]): string {
  const goals = figures.filter(({ goal }) => goal !== undefined);
  const missed = goals.filter(isMissed);
  const names = missed.map(({ name }) => `*${name}*`).join('; ');
  const all = `${goals.length} of these figures have a goal`;
  return missed.length === 0
    ? `${all}, and all of them meet it.`
    : `${all}; ${missed.length} of them miss it: ${names}. The text below each names the attempts to reach it.`;
}

function partText(
  { title, benchmark, method, tried, isGrid, remarks = [] }: Part,
  figures: readonly Figure[],
) {
  const missed = figures.filter(isMissed).map(({ name }) => {
    const text = tried[name];
    if (text === undefined)
      throw new UnexplainedMissError(
        `The goal of “${name}” is missed: write into packages/bench/page/parts what was tried.`,
      );
    return `- **Missed: ${name}.** ${text}`;
  });
  return [
    `### ${title}`,
    `\`npm run bench -- ${benchmark}\`. ${method}`,
    isGrid ? grid(figures) : list(figures),
    ...(missed.length > 0 ? [missed.join('\n')] : []),
    ...remarks,
  ].join('\n\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const list = (figures: readonly Figure[]): string =>
  [
    line(['figure', 'measured', 'goal']),
    line(['---', '---', '---']),
    ...figures.map((each) => line([each.name, valueText(each), goalText(each)])),
  ].join('\n');

function grid(figures: readonly Figure[]): string {
  const cells = figures.map((figure) => {
    const [row = '', column = ''] = figure.name.split(': ');
    return { figure, row, column };
  });
  const columns = [...new Set(cells.map(({ column }) => column))];
  const rows = [...new Set(cells.map(({ row }) => row))];
  const cell = (row: string, column: string): string => {
    const found = cells.find((each) => each.row === row && each.column === column)?.figure;
    if (found === undefined) return '';
    return found.goal === undefined ? valueText(found) : `${valueText(found)} (${goalText(found)})`;
  };
  return [
    line(['design', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row) => line([row, ...columns.map((column) => cell(row, column))])),
  ].join('\n');
}

function goalText(figure: Figure): string {
  if (figure.goal === undefined) return '';
  const bound = figure.better === 'more' ? 'at least' : 'at most';
  const goal = valueText({ ...figure, value: figure.goal });
  return `${bound} ${goal}, ${isMissed(figure) ? '**missed**' : 'met'}`;
}

const valueText = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  `${value.toLocaleString('en', { maximumSignificantDigits: 3 })}${unit === '' ? '' : ` ${unit}`}`;
