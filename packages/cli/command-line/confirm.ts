import { InterruptedError, UsageError } from '../errors.ts';
import { askYesNo } from '../terminal/prompts.ts';
import type { Options, Run } from './command.ts';

interface Question {
  readonly question: string;
  /** How to say yes where nobody can be asked, for example "Say so with --yes". */
  readonly otherwise: string;
  /** What a person who says no is told. */
  readonly declined: string;
  /** What Enter alone means; yes by default. */
  readonly initialValue?: boolean;
}

/**
 * Asks before something that cannot be taken back, and goes on only after a yes.
 *
 * @throws UsageError where nobody can be asked, InterruptedError after a no
 */
export async function confirmOrEnd(
  { stdin, out }: Pick<Run<Options>, 'stdin' | 'out'>,
  { question, otherwise, declined, initialValue = true }: Question,
): Promise<void> {
  if (!stdin.isTTY || !out.isInteractive) throw new UsageError(`${question} ${otherwise}`);
  if (!(await askYesNo(question, initialValue))) throw new InterruptedError(declined);
}

/** Asks before calls are sent that may have been bought already. */
export const confirmUnknownCalls = (
  run: Pick<Run<Options>, 'stdin' | 'out'>,
  question: string,
): Promise<void> =>
  confirmOrEnd(run, {
    question,
    otherwise: 'Say so with --yes, or leave them out with --states',
    declined: 'Nothing was done.',
  });
