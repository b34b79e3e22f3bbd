import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { LocalStack } from '../stack-runner/index.ts';

/** Failures of a vendor, which our own service simulates. */
export const rehearsals = ['wrong-token', 'empty-wallet', 'vendor-down'] as const;
export type RehearsalName = (typeof rehearsals)[number];

const loopback = '127.0.0.1';
/** Enough for some samples, not for all. */
const fewCredits = 20;
const downMs = 120_000;

interface Rehearsal {
  readonly context: Readonly<Record<string, string>>;
  begin(stack: LocalStack): Promise<void>;
  describe(state: string): readonly string[];
  stop(): void;
}

export async function startRehearsal(name: RehearsalName, say: (line: string) => void): Promise<Rehearsal> {
  const validToken = `rehearsal-${randomBytes(12).toString('hex')}`;
  const adminToken = randomBytes(12).toString('hex');
  const port = await freePort();
  const url = `http://${loopback}:${port}`;
  const credits = name === 'empty-wallet' ? fewCredits : 1_000_000;
  const flags = [
    '--port',
    String(port),
    '--token',
    validToken,
    '--admin-token',
    adminToken,
    '--credits',
    String(credits),
  ];
  let child: ChildProcess | undefined;
  const start = async () => {
    child = await startService(flags);
  };
  let restart: ReturnType<typeof setTimeout> | undefined;
  const isDown = name === 'vendor-down';
  if (!isDown) await start();
  const urls = Object.fromEntries(
    ['palmistryUrl', 'baseUrl', 'visionUrl', 'chatUrl'].map((setting) => [setting, url]),
  );
  return {
    context: { ...urls, inFlightCap: '4' },
    begin: (stack) => {
      // Begins only now: the stack may start more slowly than the outage lasts.
      if (isDown) restart = setTimeout(() => void start().then(() => say('The service is back.')), downMs);
      return setToken(stack, name === 'wrong-token' ? `not-${validToken}` : validToken);
    },
    describe: (state) =>
      descriptions[name]({
        url,
        adminToken,
        validToken,
        stackOptions: `--local --state ${state}`,
      }),
    stop: () => {
      clearTimeout(restart);
      child?.stdin?.end();
    },
  };
}

interface RehearsedService {
  readonly url: string;
  readonly adminToken: string;
  readonly validToken: string;
  readonly stackOptions: string;
}

const descriptions: Readonly<Record<RehearsalName, (service: RehearsedService) => readonly string[]>> = {
  'wrong-token': ({ validToken, stackOptions }) => [
    'Rehearsal: the service refuses the token. Palmleaf buys nothing until you set another one:',
    `  echo ${validToken} | npx palmleaf credentials set ${stackOptions}`,
  ],
  'empty-wallet': ({ url, adminToken, stackOptions }) => [
    `Rehearsal: the wallet holds ${fewCredits} credits, which is too little. To add credit and continue:`,
    `  curl -sS ${url}/account/credits -H 'authorization: Bearer ${adminToken}' --json '{"add": 1000}'`,
    `  npx palmleaf gate open ${stackOptions}`,
  ],
  'vendor-down': ({ stackOptions }) => [
    `Rehearsal: the service cannot be reached for ${downMs / 60_000} minutes. It comes back afterwards. Until then:`,
    `  npx palmleaf status ${stackOptions}`,
  ],
};

async function setToken(
  { endpoint, region, credentials, outputs }: LocalStack,
  token: string,
): Promise<void> {
  const secrets = new SecretsManagerClient({ endpoint, region, credentials });
  const SecretId = outputs.CredentialSecret;
  await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify({ token }) }));
  secrets.destroy();
}

/** The child process ends with this process. */
async function startService(flags: readonly string[]): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../service/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, ...flags, '--with-parent', '--allow-loopback-images'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.once('line', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The service of the rehearsal ended with ${code}`)));
  });
  lines.close();
  child.stdout.resume();
  return child;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, loopback, () => {
      const bound = server.address();
      const port = bound === null || typeof bound === 'string' ? 0 : bound.port;
      server.close(() => resolve(port));
    });
  });
}
