import { resolve } from 'node:path';
import { hasLocalEndpoint } from '../../api/local-endpoint.ts';
import { command } from '../../command-line/command.ts';
import {
  type RememberedStack,
  readRememberedStack,
  rememberedFile,
  rememberStack,
} from '../../command-line/remembered-stack.ts';
import { exitCodes, UsageError } from '../../errors.ts';

export default command({
  name: 'use',
  words: '[local [DIR] | STACK | none]',
  arity: [0, 2],
  about: [
    'Commands that name no stack use the remembered one; --local, --stack and PALMLEAF_STACK take precedence. "none"',
    'forgets that stack; without an argument the command shows it. DIR is the state directory of the local stack',
    '(default .palmleaf).',
  ].join('\n'),
  options: {},
  examples: ['use local', 'use local /srv/palmleaf', 'use Palmleaf --region eu-central-1', 'use none', 'use'],
  async run({ words, json, out, environment, where, usage }) {
    const [name, folder] = words;
    if (folder !== undefined && name !== 'local') throw new UsageError(usage);
    if (name !== undefined) rememberStack(environment, choiceOf(name, folder, where));
    const choice = name === undefined ? readRememberedStack(environment) : choiceOf(name, folder, where);
    if (json) out.printJson(choice ?? {});
    else out.print(`${sentence(choice)} (${rememberedFile(environment)})`);
    return exitCodes.done;
  },
});

interface StackOptions {
  readonly state: string;
  readonly region: string | undefined;
  readonly profile: string | undefined;
}

function choiceOf(
  name: string,
  folder: string | undefined,
  { state, region, profile }: StackOptions,
): RememberedStack | undefined {
  if (name === 'none') return undefined;
  if (name === 'local') return { local: true, state: resolve(folder ?? state) };
  return {
    stack: name,
    ...(region === undefined ? {} : { region }),
    ...(profile === undefined ? {} : { profile }),
  };
}

function sentence(choice: RememberedStack | undefined): string {
  if (choice === undefined) return 'No stack is remembered';
  if ('local' in choice) {
    const absent = hasLocalEndpoint(choice.state) ? '' : '; none runs there now';
    return `Commands go to the stack that npm start runs in ${choice.state}${absent}`;
  }
  const region = choice.region === undefined ? '' : ` in ${choice.region}`;
  return `Commands go to the stack ${choice.stack}${region}`;
}
