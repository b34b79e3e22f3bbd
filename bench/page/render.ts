import { type Figure, isMissed, type Measured } from './figure.ts';
import type { Part } from './parts.ts';

/** A goal is missed, and nobody has written down what was tried. */
export class UntoldMissError extends Error {
  override readonly name = 'UntoldMissError';
}

/**
 * The page of docs/performance.md.
 *
 * @throws {UntoldMissError} naming a missed goal of which the parts do not say what was tried
 */
export function performancePage({ machine, benchmarks }: Measured, parts: readonly Part[]): string {
  const shown = parts.filter(({ benchmark }) => benchmarks[benchmark] !== undefined);
  return `${[
    '# Speed and cost',
    'Written by `npm run bench -- --write` ([bench/run.ts](../bench/run.ts)) from the figures in [bench/figures.json](../bench/figures.json). Ratios compare two measurements of one run, most of them of processor time, and mean the same on another machine; all else belongs to the machine of the run.',
    '`npm run bench -- --compare` measures again, and fails where a ratio has become worse by 15 %.',
    `Machine: ${machine}.`,
    ...shown.map((part) => partText(part, benchmarks[part.benchmark] ?? [])),
  ].join('\n\n')}\n`;
}

function partText({ title, benchmark, formula, tried }: Part, figures: readonly Figure[]): string {
  const rows = figures.map(
    (each) => `| ${each.name} | ${valueText(each.value, each.unit)} | ${goalText(each)} |`,
  );
  const missed = figures.filter(isMissed).map(({ name }) => {
    const text = tried[name];
    if (text === undefined)
      throw new UntoldMissError(
        `The goal of “${name}” is missed: write into bench/page/parts.ts what was tried.`,
      );
    return `- **Missed: ${name}.** ${text}`;
  });
  return [
    `## ${title}`,
    `\`npm run bench -- ${benchmark}\`. ${formula}`,
    ['| | measured | goal |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(missed.length > 0 ? [missed.join('\n')] : []),
  ].join('\n\n');
}

function goalText(figure: Figure): string {
  if (figure.goal === undefined) return '';
  const bound = figure.better === 'more' ? 'at least' : 'at most';
  return `${bound} ${valueText(figure.goal, figure.unit)}${isMissed(figure) ? ', missed' : ''}`;
}

const valueText = (value: number, unit: string): string =>
  `${value.toLocaleString('en', { maximumSignificantDigits: 3 })}${unit === '' ? '' : ` ${unit}`}`;
