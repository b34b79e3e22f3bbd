import { addressFault } from '@palmleaf/shared/service-client/address';
import { MissingCredentialError } from '@palmleaf/shared/service-client/credential';
import { serviceView } from '@palmleaf/shared/views/service-view';
import { answerClassWords } from '@palmleaf/shared/views/words';
import { ask } from '../../api/ask.ts';
import type { ConnectedStack } from '../../api/connect.ts';
import { hasOwnService, readWallet } from '../../api/own-service.ts';
import {
  type AddressCheck,
  cheapestProbe,
  profileOf,
  reachAddresses,
  readCredential,
  triedText,
  tryCredential,
} from '../../api/try-service.ts';
import { command, type Options, type Run } from '../../command-line/command.ts';
import { type ExitCode, exitCodes, UsageError } from '../../errors.ts';
import { askYesNo } from '../../terminal/prompts.ts';
import { table } from '../../terminal/table.ts';

export default command({
  name: 'service',
  words: 'check',
  arity: [1, 1],
  about: [
    'Checks that each address of the service responds, then tries the credential with one call: the cheapest that needs no',
    "photo, by the prices of the API's profile. That call may be charged, so the command shows its price first. Exit code 1 if",
    'something needs attention.',
  ].join('\n'),
  options: { yes: { type: 'boolean', help: 'try the credential without asking' } },
  examples: ['service check', 'service check --yes', 'service check --local --json'],
  async run(run) {
    if (run.words[0] !== 'check') throw new UsageError(run.usage);
    return checkService(run, await run.connect(), run.values.yes === true);
  },
});

type Session = Pick<Run<Options>, 'json' | 'out' | 'stdin' | 'hint'>;

export async function checkService(session: Session, stack: ConnectedStack, yes: boolean): Promise<ExitCode> {
  const { json, out } = session;
  const view = await ask(stack.reports, serviceView, '/service');
  const reached = await reachAddresses(view, stack.toService);
  if (!json) {
    out.print(`The profile is "${view.profile.name}".`);
    out.print(table(['address', '', ''], reached.map(rowOf)));
  }
  const trial = await tryOnce(session, stack, view, yes);
  const balance = hasOwnService(stack) ? (await readWallet(stack)).balance : undefined;
  if (json)
    out.printJson({
      profile: view.profile.name,
      reached,
      ...trial.jsonFields,
      ...(balance === undefined ? {} : { balance }),
    });
  else
    out.print([
      trial.sentence,
      ...(balance === undefined
        ? []
        : [`The wallet holds ${balance} ${balance === 1 ? 'credit' : 'credits'}.`]),
    ]);
  const isWorking = trial.isWorking && reached.every(({ problem }) => problem === undefined);
  return isWorking ? exitCodes.done : exitCodes.attention;
}

const rowOf = ({ base, url, status, problem }: AddressCheck): string[] => [
  base,
  url,
  problem === undefined ? `answers (status ${status})` : answerClassWords[problem],
];

interface TryResult {
  readonly isWorking: boolean;
  readonly sentence: string;
  readonly jsonFields: Readonly<Record<string, unknown>>;
}

const notTried = (sentence: string): TryResult => ({
  isWorking: false,
  sentence,
  jsonFields: { tried: false },
});

async function tryOnce(
  { json, out, stdin, hint }: Session,
  stack: ConnectedStack,
  view: Parameters<typeof tryCredential>[0],
  yes: boolean,
): Promise<TryResult> {
  const fault = addressFault(view.addresses.base.url);
  if (fault !== undefined) return notTried(`The credential is not sent to this address: ${fault}.`);
  const credential = await readCredential(stack);
  if (credential === undefined) return notTried(`No credential is set yet: ${hint('credentials', 'set')}`);
  const { operation, price } = cheapestProbe(profileOf(view));
  if (!yes) {
    if (json || !stdin.isTTY || !out.isInteractive)
      return notTried(
        `The credential was not tried. With --yes, the command tries it by one call of ${operation}. ${price}`,
      );
    if (!(await askYesNo(`Try the credential with one call of ${operation}? ${price}`, true)))
      return notTried('The credential was not tried.');
  } else if (!json) out.print(`The credential is tried with one call of ${operation}. ${price}`);
  try {
    const answer = await tryCredential(view, operation, credential, stack.toService);
    const isWorking = answer.meaning === 'bought';
    return {
      isWorking,
      sentence: triedText(operation, answer),
      jsonFields: { tried: true, operation, class: answer.class, meaning: answer.meaning },
    };
  } catch (error) {
    if (error instanceof MissingCredentialError) return notTried(`${error.message}.`);
    throw error;
  }
}
