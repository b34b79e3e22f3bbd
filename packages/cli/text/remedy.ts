import type { Reason } from '@palmleaf/shared/ledger/items/state';
import { type CauseCode, causeOf, causeTable, isBlocking } from '@palmleaf/shared/standing/causes';
import { type RemedyFor, remedies } from '@palmleaf/shared/standing/remedies';
import { type Standing, standingSentence } from '@palmleaf/shared/standing/standing';
import type { Hint } from '../command-line/hints.ts';

export function remedyHint(code: CauseCode, about: RemedyFor, hint: Hint): string[] {
  const { commands } = remedies[causeTable[code].remedy];
  return (commands?.(about) ?? []).map((words) => `    ${hint(...words)}`);
}

export const reasonHint = (because: Reason | undefined, about: RemedyFor, hint: Hint): string[] =>
  because !== undefined && isBlocking(because) ? remedyHint(causeOf(because), about, hint) : [];

export function standingLines(standing: Standing, hint: Hint): string[] {
  const lines = standing.causes.flatMap(({ code, gates, batches = [] }) => [
    remedies[causeTable[code].remedy].says,
    ...remedyHint(code, { batch: batches[0], gates }, hint),
  ]);
  return [standingSentence(standing), ...lines, ''];
}
