import type { Nativity } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';

export function partAfterBirth<S extends Span>(span: S, { born }: Nativity): S | undefined {
  if (span.to <= born) return undefined;
  return span.from < born ? { ...span, from: born } : span;
}

export function notBeforeBirth(at: Date, { born }: Nativity): Date {
  return at > born ? at : born;
}
