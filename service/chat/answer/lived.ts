import type { Nativity } from '../../../engines/chart/nativity.ts';
import type { Span } from '../../../engines/forecast/transits.ts';

export const beforeBirth = 'That time lies before your birth, so your chart says nothing of it.';

/** The part of a span that lies after birth; undefined when none does. */
export function livedPart<S extends Span>(span: S, { born }: Nativity): S | undefined {
  if (span.to <= born) return undefined;
  return span.from < born ? { ...span, from: born } : span;
}
