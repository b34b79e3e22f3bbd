import { addCredits, readWallet } from '../../api/own-service.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';

const maxCreditsAtOnce = 1_000_000;

export default command({
  name: 'credits',
  words: '[add N]',
  arity: [0, 2],
  about: [
    'For a stack that runs the service itself. A call with a token costs one credit; refusals and free answers of the chat',
    'cost none. Exit code 1 if none are left. Subjects that wait for credit resume within a quarter of an hour, or at once',
    'after "palmleaf gate open".',
  ].join('\n'),
  options: {},
  examples: ['credits', 'credits add 10000', 'credits --local --json'],
  async run({ words, json, out, connect, usage }) {
    const [verb, amount] = words;
    const add = verb === undefined ? undefined : amountOf(verb, amount, usage);
    const stack = await connect();
    const { balance, credited } = add === undefined ? await readWallet(stack) : await addCredits(stack, add);
    if (json) out.printJson({ balance, credited });
    else
      out.print(
        `The wallet holds ${balance} ${balance === 1 ? 'credit' : 'credits'}; ${credited} were put into it in all.`,
      );
    return balance > 0 ? exitCodes.done : exitCodes.attention;
  },
});

function amountOf(verb: string, amount: string | undefined, usage: string): number {
  const add = Number(amount?.replaceAll('_', ''));
  if (verb !== 'add' || amount === undefined) throw new UsageError(usage);
  if (!Number.isInteger(add) || add < 1 || add > maxCreditsAtOnce)
    throw new UsageError(`N must be a whole number of credits from 1 to ${maxCreditsAtOnce}, such as 10000`);
  return add;
}
