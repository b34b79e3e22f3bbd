import {
  type Base,
  bases,
  type NamesWhere,
  type OperationName,
  operationNames,
  operations,
} from '@palmleaf/contract/operations';
import { microsOfNumber, moneyText } from '@palmleaf/shared/money/money';
import { partNoteText } from '@palmleaf/shared/reasons/part-note-text';
import { type AnswerClass, classOfError, defaultPolicy } from '@palmleaf/shared/service-client/answer';
import { type Answer, type SendRequest, send } from '@palmleaf/shared/service-client/caller';
import { type Credential, isPlaceholder, secretContent } from '@palmleaf/shared/service-client/credential';
import type { Profile } from '@palmleaf/shared/service-client/profile/fields';
import { readProfile, WrongProfileError } from '@palmleaf/shared/service-client/profile/read';
import type { ServiceView } from '@palmleaf/shared/views/service-view';
import { answerClassWords } from '@palmleaf/shared/views/words';
import { UnreachableError } from '../errors.ts';
import type { ConnectedStack } from './connect.ts';
import { readSecret } from './read-secret.ts';

export interface AddressCheck {
  readonly base: Base;
  readonly url: string;
  readonly status?: number;
  readonly problem?: AnswerClass;
}

const reachTimeoutMs = 15_000;

export function reachAddresses(
  { addresses }: Pick<ServiceView, 'addresses'>,
  toService: SendRequest,
): Promise<AddressCheck[]> {
  return Promise.all(
    bases.map(async (base) => {
      const { url } = addresses[base];
      try {
        const signal = AbortSignal.timeout(reachTimeoutMs);
        const { status, body } = await toService(`${url}/`, {
          method: 'GET',
          headers: {},
          redirect: 'manual',
          signal,
        });
        await body?.cancel();
        return { base, url, status };
      } catch (error) {
        return { base, url, problem: classOfError(error) };
      }
    }),
  );
}

type Probe = NamesWhere<{ readonly needs: 'birth' }>;
const isProbe = (name: OperationName): name is Probe => operations[name].needs === 'birth';
const fieldsOf = (name: Probe): number => Object.keys(operations[name].sample).length;
const probeNames = operationNames.filter(isProbe).toSorted((one, other) => fieldsOf(one) - fieldsOf(other));

export function cheapestProbe({ prices }: Pick<Profile, 'prices'>): {
  readonly operation: Probe;
  readonly price: string;
} {
  const priceOf = (name: Probe) => prices?.operations?.[name] ?? prices?.default ?? undefined;
  const [operation = 'natal_aspects_report'] = probeNames.toSorted(
    (one, other) => (priceOf(one) ?? Infinity) - (priceOf(other) ?? Infinity),
  );
  const amount = priceOf(operation);
  const micros = amount === undefined ? undefined : microsOfNumber(amount);
  const price =
    micros === undefined || prices === undefined
      ? 'Its price is not known.'
      : `It costs ${moneyText({ currency: prices.currency, micros })}.`;
  return { operation, price };
}

export function tryCredential(
  view: ServiceView,
  operation: Probe,
  credential: Credential,
  toService: SendRequest,
): Promise<Answer> {
  return send({ operation, body: operations[operation].sample }, view.addresses.base, credential, {
    fetch: toService,
    now: () => Date.now(),
    policy: defaultPolicy,
    profile: profileOf(view),
    attemptTimeoutMs: view.attemptTimeoutSeconds * 1000,
    maxAnswerBytes: view.maxAnswerBytes,
  });
}

export function triedText(
  operation: OperationName,
  { class: answerClass, status, said, cost, unexpectedShape }: Answer,
): string {
  const code = status === undefined ? '' : ` (status ${status})`;
  const words = [`${operation}: ${answerClassWords[answerClass].replace(/\.$/, '')}${code}.`];
  if (said !== undefined) words.push(`The service says: ${said}`);
  if (cost !== undefined) words.push(`The service states a cost of ${moneyText(cost)}.`);
  if (unexpectedShape !== undefined) words.push(`The answer has an ${partNoteText(unexpectedShape)}.`);
  return words.join(' ');
}

/** @throws UnreachableError if the stack was deployed with another version */
export function profileOf({ profile }: Pick<ServiceView, 'profile'>): Profile {
  try {
    return readProfile(profile);
  } catch (error) {
    if (!(error instanceof WrongProfileError)) throw error;
    throw new UnreachableError('The stack has a profile that this version of palmleaf does not support');
  }
}

export async function readCredential({ client, output }: ConnectedStack): Promise<Credential | undefined> {
  const { content: stored, version } = await readSecret(client, output('CredentialSecret'));
  const content = secretContent.safeParse(stored).data;
  if (content === undefined || isPlaceholder({ version, content })) return undefined;
  return { version, content };
}
