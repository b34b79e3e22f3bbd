import { type Help, helpFor } from './help.ts';
import type { DangerKind, SafetyTexts } from './kinds.ts';

export function safetyAnswer({
  kind,
  country,
  texts: { advice, helpIsHere, emergency },
}: {
  readonly kind: DangerKind;
  /** ISO 3166-1 alpha-2; undefined if unknown. */
  readonly country: string | undefined;
  readonly texts: SafetyTexts;
}): { readonly message: string; readonly help: readonly Help[] } {
  const help = helpFor(kind, country);
  const lines = help.map(
    ({ name, phone, url }, index) => `${index === 0 ? emergency : name}: ${phone ?? url ?? ''}`,
  );
  return { message: `${advice[kind]}\n\n${helpIsHere}\n${lines.join('\n')}`, help };
}
