import * as clack from '@clack/prompts';
import { visible } from '@palmleaf/shared/visible';

export const askYesNo = async (question: string, initialValue: boolean): Promise<boolean> =>
  (await clack.confirm({ message: visible(question), initialValue })) === true;

export async function askChoice<T extends string>(
  question: string,
  labels: Readonly<Record<T, string>>,
): Promise<string | undefined> {
  const options = Object.entries<string>(labels).map(([value, label]) => ({ value, label: visible(label) }));
  return answered(await clack.select({ message: visible(question), options }));
}

export const askText = async (question: string): Promise<string | undefined> =>
  answered(await clack.text({ message: visible(question), validate }));

export const askSecret = async (question: string): Promise<string | undefined> =>
  answered(await clack.password({ message: visible(question), validate }));

const validate = (value: string | undefined): string | undefined =>
  value?.trim() ? undefined : 'The answer cannot be empty';

const answered = (answer: string | symbol): string | undefined =>
  typeof answer === 'symbol' ? undefined : answer.trim();
