import type { Language } from '@palmleaf/contract/languages';
import { languages } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import type { PlannedCall } from '../plan/plan.ts';

/** Undefined if the stored get-palm-id has no measures. */
export type Reword = (operation: string, saved: unknown, language: Language) => Promise<unknown>;

export function languageOf({ operation, language, body }: PlannedCall): Language | undefined {
  const { placement, chapter } = operations[operation];
  if (placement === 'picture' || chapter === 'panchang') return undefined;
  return language ?? languages.find((code) => code === body.language) ?? 'en';
}
