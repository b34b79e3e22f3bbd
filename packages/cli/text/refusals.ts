import type { RefusalGroup } from '@palmleaf/shared/intake/check-table';
import { adviceTexts, withAdvice } from '@palmleaf/shared/reasons/refusals/advice-texts';
import { refusalText } from '@palmleaf/shared/reasons/refusals/refusal-text';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';
import type { LocalCheck } from '../uploads/local-content.ts';
import { shownPath } from '../uploads/local-uploads.ts';

export const refusalsJson = (checks: readonly LocalCheck[]) =>
  checks.flatMap(({ upload, refusals }) =>
    refusals.map(({ code, reason, entry, line, field, masked }) => ({
      file: shownPath(upload),
      code,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      reason: refusalText({ reason, entry }),
      advice: adviceTexts[code],
      because: reason,
      ...(masked === undefined ? {} : { value: masked }),
    })),
  );

export const reasonsJson = (checks: readonly LocalCheck[]) =>
  checks.flatMap(({ upload, groups }) =>
    groups.map(({ code, field, reason, rows, examples }) => ({
      file: shownPath(upload),
      code,
      ...(field === undefined ? {} : { field }),
      rows,
      reason: refusalText({ reason }),
      advice: adviceTexts[code],
      because: reason,
      lines: examples.flatMap(({ line }) => line ?? []),
    })),
  );

export const warningsJson = (checks: readonly LocalCheck[]) =>
  checks.flatMap(({ upload, warnings }) =>
    warnings.map(({ reason, line }) => ({
      file: shownPath(upload),
      ...(line === undefined ? {} : { line }),
      reason: refusalText({ reason }),
      because: reason,
    })),
  );

const maxShown = 30;

export function refusalsText(checks: readonly LocalCheck[]): Line[] | undefined {
  const all = checks.flatMap(({ upload, groups }) =>
    groups.map((group) => ({ file: shownPath(upload), group })),
  );
  const warnings = warningsJson(checks).map(({ file, reason }) => `${file}: ${reason}`);
  if (all.length === 0) return warnings.length === 0 ? undefined : warnings;
  const rows = all
    .slice(0, maxShown)
    .map(({ file, group }) => [
      file,
      String(group.rows),
      group.field ?? '',
      linesOf(group),
      withAdvice(refusalText(group), group.code),
    ]);
  const more =
    all.length > maxShown ? [`… and ${all.length - maxShown} more reasons: --json lists them`] : [];
  const head = ['would be refused', 'rows', 'field', 'lines', 'why, and what to do'];
  return [...table(head, rows), ...more, ...(warnings.length === 0 ? [] : ['', ...warnings])];
}

function linesOf({ rows, examples }: RefusalGroup): string {
  const lines = examples.flatMap(({ line }) => (line === undefined ? [] : [String(line)]));
  return lines.length === 0 ? '' : `${lines.join(', ')}${rows > examples.length ? ' …' : ''}`;
}
