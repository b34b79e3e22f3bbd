import { adviceTexts } from '../../shared/intake/refusal.ts';
import { table } from '../terminal/table.ts';
import type { Check } from '../uploads/check.ts';
import { shownPath } from '../uploads/local-uploads.ts';

/** What a check found wrong, as JSON shows it. */
export const refusalsJson = (checks: readonly Check[]) =>
  checks.flatMap(({ upload, refusals }) =>
    refusals.map(({ code, reason, line, field, masked }) => ({
      file: shownPath(upload),
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      reason,
      advice: adviceTexts[code],
      ...(masked === undefined ? {} : { value: masked }),
    })),
  );

/** Refusals that are shown on a screen; a longer list is for --json. */
const shown = 30;

/** The same for people. Undefined when nothing is wrong. */
export function refusalsText(checks: readonly Check[]): string[] | undefined {
  const all = refusalsJson(checks);
  if (all.length === 0) return undefined;
  const rows = all
    .slice(0, shown)
    .map(({ file, line, field, reason, advice }) => [
      file,
      String(line ?? ''),
      field ?? '',
      `${reason} ${advice}`,
    ]);
  const more = all.length > shown ? [`… and ${all.length - shown} more: --json lists them`] : [];
  return [...table(['would be refused', 'line', 'field', 'why, and what to do'], rows), ...more];
}
