import type { Nativity } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';

/** The part of a span that lies after birth; undefined when none does. */
export function livedPart<S extends Span>(span: S, { born }: Nativity): S | undefined {
  if (span.to <= born) return undefined;
  return span.from < born ? { ...span, from: born } : span;
}

/** A moment, but never one before birth. */
export function sinceBirth(at: Date, { born }: Nativity): Date {
  return at > born ? at : born;
}
