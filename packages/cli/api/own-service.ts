import * as z from 'zod';
import { NotFoundError, UnreachableError } from '../errors.ts';
import { awsErrorForUser, type ConnectedStack } from './connect.ts';
import { readSecret } from './read-secret.ts';

const wallet = z.looseObject({ balance: z.number(), credited: z.number() });
type Wallet = z.output<typeof wallet>;

const answerTimeoutMs = 15_000;

export const hasOwnService = ({ outputs }: ConnectedStack): boolean => outputs.ServiceUrl !== undefined;

/** @throws NotFoundError if the service is a vendor's */
export const readWallet = (stack: ConnectedStack): Promise<Wallet> => askAccount(stack, '/account');

export const addCredits = (stack: ConnectedStack, add: number): Promise<Wallet> =>
  askAccount(stack, '/account/credits', JSON.stringify({ add }));

async function askAccount(
  { client, outputs, toService }: ConnectedStack,
  path: string,
  body?: string,
): Promise<Wallet> {
  const { ServiceUrl, ServiceAdminSecret } = outputs;
  if (ServiceUrl === undefined || ServiceAdminSecret === undefined) {
    throw new NotFoundError(
      'This stack calls a vendor, which shows the balance of the wallet on its own pages',
    );
  }
  const { content } = await readSecret(client, ServiceAdminSecret);
  const { token } = z.object({ token: z.string() }).parse(content);
  let response: Response;
  try {
    response = await toService(new URL(path, ServiceUrl).href, {
      ...(body === undefined ? { method: 'GET' } : { method: 'POST', body }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw awsErrorForUser(cause, 'asking the service for its wallet');
  }
  const answer = wallet.safeParse(await response.json().catch(() => undefined));
  if (answer.success) return answer.data;
  throw new UnreachableError(`The service does not show its wallet (status ${response.status})`);
}
