import * as clack from '@clack/prompts';
import { visible } from '@palmleaf/shared/visible';

/** Questions to a person at the terminal. Undefined, or false, when the person ends them instead of answering. */

export const askYesNo = async (question: string, initialValue: boolean): Promise<boolean> =>
  (await clack.confirm({ message: visible(question), initialValue })) === true;

/** One of several answers, each by its label. */
export async function askChoice<T extends string>(
  question: string,
  labels: Readonly<Record<T, string>>,
): Promise<string | undefined> {
  const options = Object.entries<string>(labels).map(([value, label]) => ({ value, label: visible(label) }));
  return answered(await clack.select({ message: visible(question), options }));
}

export const askText = async (question: string): Promise<string | undefined> =>
  answered(await clack.text({ message: visible(question), validate }));

/** The answer is not shown. */
export const askSecret = async (question: string): Promise<string | undefined> =>
  answered(await clack.password({ message: visible(question), validate }));

const validate = (value: string | undefined): string | undefined =>
  value?.trim() ? undefined : 'This cannot be empty';

const answered = (answer: string | symbol): string | undefined =>
  typeof answer === 'symbol' ? undefined : answer.trim();
