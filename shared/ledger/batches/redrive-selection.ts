import type { RedriveMark } from '../items/batch.ts';
import type { Header } from '../items/header.ts';
import type { Part, Report } from '../items/part.ts';
import { fitsPart, needsParts } from './filter.ts';

type Reopen = NonNullable<Header['reopen']>;
type Selecting = Pick<RedriveMark, 'at' | 'states' | 'only'>;

export const isReopened = (name: string, part: Part, reopen: Reopen | undefined): boolean =>
  reopen !== undefined &&
  part.state !== 'bought' &&
  part.at <= reopen.at &&
  reopen.states.some((state) => state === part.state) &&
  reopen.parts?.includes(name) !== false;

/**
 * Undefined if the redrive skips the subject.
 * @param parts needed only if the redrive picks parts by name or reason
 */
export function reopenOf(
  { state: ended, tally, reason, finishedAt = 0 }: Pick<Header, 'state' | 'tally' | 'reason' | 'finishedAt'>,
  parts: Report['parts'],
  { at, states, only }: Selecting,
): Reopen | undefined {
  if (finishedAt > at) return undefined;
  const wholeReport = { at, states };
  if (ended === 'cancelled')
    return states.includes('cancelled') && !needsParts(only) ? wholeReport : undefined;
  if (!needsParts(only)) {
    const isIncomplete =
      reason !== undefined ||
      tally === undefined ||
      states.some((state) => state !== 'cancelled' && tally[state] > 0);
    return isIncomplete ? wholeReport : undefined;
  }
  if (only?.part === undefined && reason?.code === only?.because) return wholeReport;
  const picked = [...parts].flatMap(([name, part]) =>
    isReopened(name, part, wholeReport) && fitsPart(name, part, only ?? {}) ? [name] : [],
  );
  return picked.length === 0 ? undefined : { ...wholeReport, parts: picked };
}
