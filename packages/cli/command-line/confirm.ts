import { InterruptedError, UsageError } from '../errors.ts';
import { askYesNo } from '../terminal/prompts.ts';
import type { Options, Run } from './command.ts';

interface Question {
  readonly question: string;
  readonly howToConfirm: string;
  readonly declined: string;
  readonly initialValue?: boolean;
}

/** @throws UsageError without a terminal, InterruptedError after a no */
export async function confirmOrEnd(
  { stdin, out }: Pick<Run<Options>, 'stdin' | 'out'>,
  { question, howToConfirm, declined, initialValue = true }: Question,
): Promise<void> {
  if (!stdin.isTTY || !out.isInteractive) throw new UsageError(`${question} ${howToConfirm}`);
  if (!(await askYesNo(question, initialValue))) throw new InterruptedError(declined);
}

export const confirmRedrive = (
  run: Pick<Run<Options>, 'stdin' | 'out'>,
  question: Pick<Question, 'question' | 'howToConfirm'>,
): Promise<void> => confirmOrEnd(run, { ...question, declined: 'Nothing was done.' });
