import type { Language } from '@palmleaf/contract/languages';
import { languages } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import type { PlannedCall } from '../plan/plan.ts';

/**
 * Renders an answer about a palm in another language, from the stored answer of get-palm-id. Resolves to undefined if
 * that answer contains no measures.
 */
export type Reword = (operation: string, saved: unknown, language: Language) => Promise<unknown>;

/**
 * Returns the language of a call; undefined for a picture, and for a panchang, which contains names and figures only.
 */
export function languageOf({ operation, language, body }: PlannedCall): Language | undefined {
  const { placement, chapter } = operations[operation];
  if (placement === 'picture' || chapter === 'panchang') return undefined;
  return language ?? languages.find((code) => code === body.language) ?? 'en';
}
