import { confirm } from '@clack/prompts';
import { redriveStates } from '../../shared/ledger/batches.ts';
import { Interrupted, UsageError } from '../terminal/errors.ts';
import type { Options, Run } from './command.ts';

/** The states that a redrive is to open, as `--states` gives them. */
export function statesOf(text: string): string[] {
  const wanted = text.split(',').map((word) => word.trim());
  const wrong = wanted.filter((word) => !redriveStates.some((state) => state === word));
  if (wrong.length > 0)
    throw new UsageError(`--states takes ${redriveStates.join(', ')}, not "${wrong.join(', ')}"`);
  return wanted;
}

/**
 * Asks before calls are sent that may have been bought already.
 *
 * @throws UsageError where nobody can be asked
 */
export async function askAboutUnknown(
  { stdin, out }: Pick<Run<Options>, 'stdin' | 'out'>,
  question: string,
): Promise<void> {
  if (!stdin.isTTY || !out.isInteractive)
    throw new UsageError(`${question} Say so with --yes, or leave them out with --states`);
  if ((await confirm({ message: question })) !== true) throw new Interrupted('Nothing was done.');
}
