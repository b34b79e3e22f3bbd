import type { Reason } from '@palmleaf/shared/ledger/items/state';
import { type CauseCode, causeOf, causeTable, isBlocking } from '@palmleaf/shared/standing/causes';
import { type RemedyFor, remedies } from '@palmleaf/shared/standing/remedies';
import { type Standing, standingSentence } from '@palmleaf/shared/standing/standing';
import { visible } from '@palmleaf/shared/visible';
import type { Hint } from '../command-line/hints.ts';
import type { Line } from '../terminal/line.ts';

/** A line that a narrow screen does not wrap, because it is meant for pasting. */
const whole = (text: string): Line => ({ linesOn: () => [visible(text)] });

/** Returns the commands of a cause's remedy; empty if there is none. */
export function remedyHint(code: CauseCode, about: RemedyFor, hint: Hint): Line[] {
  const { commands } = remedies[causeTable[code].remedy];
  return (commands?.(about) ?? []).map((words) => whole(`    ${hint(...words)}`));
}

/** Returns the commands for the reason of a waiting subject. */
export const reasonHint = (because: Reason | undefined, about: RemedyFor, hint: Hint): Line[] =>
  because !== undefined && isBlocking(because) ? remedyHint(causeOf(because), about, hint) : [];

/** Renders the state of the pipeline as one sentence, then the remedy of each cause. */
export function standingLines(standing: Standing, hint: Hint): Line[] {
  const lines = standing.causes.flatMap(({ code, gates, batches = [] }) => [
    remedies[causeTable[code].remedy].says,
    ...remedyHint(code, { batch: batches[0], gates }, hint),
  ]);
  return [standingSentence(standing), ...lines, ''];
}
