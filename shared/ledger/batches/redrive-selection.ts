import type { RedriveMark } from '../items/batch.ts';
import type { Header } from '../items/header.ts';
import type { Part, Report } from '../items/part.ts';

type Reopen = NonNullable<Header['reopen']>;
type Selecting = Pick<RedriveMark, 'at' | 'states' | 'only'>;

export const isReopened = (name: string, part: Part, reopen: Reopen | undefined): boolean =>
  reopen !== undefined &&
  part.state !== 'bought' &&
  part.at <= reopen.at &&
  reopen.states.some((state) => state === part.state) &&
  reopen.parts?.includes(name) !== false;

export const needsParts = ({ only }: Selecting): boolean =>
  only?.part !== undefined || only?.because !== undefined;

/**
 * Undefined if the redrive skips the subject, for example because it finished since the request.
 * @param parts needed only if the redrive picks parts by name or reason
 */
export function reopenOf(
  { state: ended, tally, reason, finishedAt = 0 }: Pick<Header, 'state' | 'tally' | 'reason' | 'finishedAt'>,
  parts: Report['parts'],
  { at, states, only }: Selecting,
): Reopen | undefined {
  if (finishedAt > at) return undefined;
  const whole = { at, states };
  if (ended === 'cancelled')
    return states.includes('cancelled') && !needsParts({ at, states, only }) ? whole : undefined;
  if (!needsParts({ at, states, only })) {
    const lacks =
      reason !== undefined ||
      tally === undefined ||
      states.some((state) => state !== 'cancelled' && tally[state] > 0);
    return lacks ? whole : undefined;
  }
  if (only?.part === undefined && reason?.code === only?.because) return whole;
  const picked = [...parts].flatMap(([name, part]) =>
    isReopened(name, part, whole) && isPicked(name, part, only ?? {}) ? [name] : [],
  );
  return picked.length === 0 ? undefined : { ...whole, parts: picked };
}

function isPicked(
  name: string,
  { operation, note }: Part,
  wanted: NonNullable<RedriveMark['only']>,
): boolean {
  const codes: readonly (string | undefined)[] = [
    note?.code,
    note?.code === 'answer' ? note.answer : undefined,
  ];
  return (
    (wanted.part === undefined || wanted.part === name || wanted.part === operation) &&
    (wanted.because === undefined || codes.includes(wanted.because))
  );
}
