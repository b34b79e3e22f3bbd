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

type RedriveQuestion = Pick<Question, 'question' | 'howToConfirm'>;

const mayBuyTwice = (question: string): RedriveQuestion => ({
  question,
  howToConfirm: 'Confirm with --yes, or name other states than unknown with --states',
});

export const placesQuestion = mayBuyTwice('Months with an unknown outcome may be bought twice. Continue?');

export function redriveQuestion(people: number, states: readonly string[]): RedriveQuestion {
  const howToConfirm = 'Confirm with --yes';
  if (people === 0) return { question: 'Send the photos that the photo check refused?', howToConfirm };
  const selected = people === 1 ? 'this person' : 'these people';
  const photos = states.includes('photo') ? ' and send the photos that the photo check refused' : '';
  const question = `Redrive ${selected}${photos}?`;
  return states.includes('unknown')
    ? mayBuyTwice(`${question} Calls of unknown outcome may be bought twice.`)
    : { question, howToConfirm };
}

export const confirmRedrive = (
  run: Pick<Run<Options>, 'stdin' | 'out'>,
  question: RedriveQuestion,
): Promise<void> => confirmOrEnd(run, { ...question, declined: 'Nothing was done.' });
