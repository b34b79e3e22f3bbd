import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { jsonOf } from '@palmleaf/shared/json';
import { isPlaceholder, type SecretContent, secretContent } from '@palmleaf/shared/service-client/credential';
import { announceCredential } from '../../api/announce-credential.ts';
import { awsErrorForUser, type ConnectedStack } from '../../api/connect.ts';
import { command, type Input } from '../../command-line/command.ts';
import type { Hint } from '../../command-line/hints.ts';
import { exitCodes, InterruptedError, UsageError } from '../../errors.ts';
import { askChoice, askSecret, askText } from '../../terminal/prompts.ts';
import { checkService } from './service.ts';

export default command({
  name: 'credentials',
  words: 'set|status',
  arity: [1, 1],
  about: [
    'The credential is an access token, or a pair of user id and API key, and is stored in Secrets Manager. "set" asks for',
    'it, or reads standard input: a token alone, or JSON with "token", or with "userId" and "apiKey". The command line',
    'cannot hold it, because other users of the machine could see it there. Subjects that wait for it resume within a',
    'minute, and every call sent after this command has ended uses it.',
  ].join('\n'),
  options: {},
  examples: ['credentials set', 'credentials set < token.txt', 'credentials status'],
  async run(run) {
    const { words, json, out, stdin, connect, sleep, hint, usage } = run;
    const [verb] = words;
    if (verb !== 'set' && verb !== 'status') throw new UsageError(usage);
    const stack = await connect();
    if (verb === 'status') {
      const status = await readStatus(stack);
      if (json) out.printJson(status);
      else out.print(statusText(status, hint));
      return status.set ? exitCodes.done : exitCodes.attention;
    }
    const isPerson = stdin.isTTY && out.isInteractive;
    const content = isPerson ? await askPerson() : readSecretContent(await readAll(stdin));
    const version = await store(stack, content);
    const isUsed = await announceCredential(stack.reports, version, sleep);
    const kinds = kindsOf(content);
    if (json) out.printJson({ set: true, holds: kinds, used: isUsed });
    else
      out.print(
        `The credential is set: ${kinds.join(' and ')}. ${isUsed ? 'Every call from now on uses it' : 'The stack could not be notified, so up to five minutes may pass until calls use it'}; waiting subjects resume within a minute.`,
      );
    if (!isPerson || json) {
      if (!json) out.print(`To check whether the service accepts it: ${hint('service', 'check')}`);
      return exitCodes.done;
    }
    return checkService(run, stack, false);
  },
});

interface CredentialStatus {
  readonly set: boolean;
  readonly holds: readonly string[];
  readonly version: string;
}

export async function readStatus({ client, output }: ConnectedStack): Promise<CredentialStatus> {
  const secrets = new SecretsManagerClient(client);
  try {
    const SecretId = output('CredentialSecret');
    const { SecretString = '', VersionId = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    const content = secretContent.safeParse(jsonOf(SecretString)).data ?? {};
    const set = kindsOf(content).length > 0 && !isPlaceholder({ version: VersionId, content });
    return { set, holds: set ? kindsOf(content) : [], version: VersionId };
  } catch (error) {
    throw awsErrorForUser(error, 'reading the secret');
  } finally {
    secrets.destroy();
  }
}

const statusText = ({ set, holds, version }: CredentialStatus, hint: Hint): string =>
  set
    ? `A credential is set: ${holds.join(' and ')} (version ${version}).`
    : `No credential is set yet: ${hint('credentials', 'set')}`;

/** A user id or an API key alone is no credential; a profile may send it in a header beside a token. */
const kindsOf = ({ token, userId, apiKey }: SecretContent): string[] =>
  token === undefined && (userId === undefined || apiKey === undefined)
    ? []
    : namesOfFields({ token, userId, apiKey });

const namesOfFields = ({ token, userId, apiKey }: SecretContent): string[] => [
  ...(token === undefined ? [] : ['access token']),
  ...(userId === undefined ? [] : [apiKey === undefined ? 'user id' : 'key pair']),
  ...(apiKey === undefined || userId !== undefined ? [] : ['API key']),
];

async function store({ client, output }: ConnectedStack, content: SecretContent): Promise<string> {
  const secrets = new SecretsManagerClient(client);
  try {
    const SecretString = JSON.stringify(content);
    const SecretId = output('CredentialSecret');
    const { VersionId = '' } = await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
    return VersionId;
  } catch (error) {
    throw awsErrorForUser(error, 'writing the secret');
  } finally {
    secrets.destroy();
  }
}

async function askPerson(): Promise<SecretContent> {
  const kind = answered(
    await askChoice('What does the service accept?', {
      token: 'an access token',
      pair: 'a key pair: user id and API key',
    }),
  );
  if (kind === 'token') return { token: answered(await askSecret('Access token')) };
  const userId = answered(await askText('User id'));
  return { userId, apiKey: answered(await askSecret('API key')) };
}

function answered(answer: string | undefined): string {
  if (answer === undefined) throw new InterruptedError('Nothing was changed.');
  return answer;
}

async function readAll(stdin: Input): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks).toString('utf8').trim();
}

/** The text never appears in an error. */
export function readSecretContent(input: string): SecretContent {
  if (input === '')
    throw new UsageError('Standard input is empty: give the token, or JSON with "userId" and "apiKey"');
  if (!input.startsWith('{')) {
    if (/\s/.test(input))
      throw new UsageError('A token is one word without blanks; a key pair is given as JSON');
    return { token: input };
  }
  const content = secretContent.safeParse(jsonOf(input));
  if (!content.success || kindsOf(content.data).length === 0) {
    throw new UsageError('The JSON must hold "token", or "userId" and "apiKey"');
  }
  return content.data;
}
