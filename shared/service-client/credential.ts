import { placeholder } from '@palmleaf/contract/placeholder';
import * as z from 'zod';
import { ServiceClientError } from './error.ts';

export const schemes = ['token', 'basic-json', 'basic-form'] as const;
export type Scheme = (typeof schemes)[number];

export const secretContent = z.object({
  token: z.string().min(1).optional(),
  userId: z.string().min(1).optional(),
  apiKey: z.string().min(1).optional(),
});
export type SecretContent = z.output<typeof secretContent>;

export interface Credential {
  /** Changes if and only if the secret changes, and reveals nothing of it. */
  readonly version: string;
  readonly content: SecretContent;
}

/** Only the operator can fix these errors. No message contains the secret. */
abstract class CredentialError extends ServiceClientError {}

export class MissingCredentialError extends CredentialError {
  override readonly name = 'MissingCredentialError';
}

export class UnreadableSecretError extends CredentialError {
  override readonly name = 'UnreadableSecretError';
}

export function isPlaceholder(credential: Credential): boolean {
  const { token, apiKey } = credential.content;
  return (token === undefined || token === placeholder) && (apiKey === undefined || apiKey === placeholder);
}

type TokenHeader = string | readonly string[];

/** `x-app-key: {apiKey}`: the header, an optional prefix, and the inserted field. */
export const headerTemplate = /^([^\s:]+): *((?:[\w-]+ )?)\{(token|userId|apiKey)\}$/;

function filled(template: string, content: SecretContent): [string, string] {
  const [, name = '', prefix = '', field] = headerTemplate.exec(template) ?? [];
  const known = secretContent.keyof().safeParse(field);
  const value = known.success ? content[known.data] : undefined;
  if (!isSet(value))
    throw new MissingCredentialError(`The secret has no "${field}", which the header ${name} needs`);
  if (!headerValue.test(value))
    throw new MissingCredentialError(`The secret has characters that the header ${name} cannot contain`);
  return [name, `${prefix}${value}`];
}

const headerValue = /^[\x21-\x7e]+$/;

/**
 * @param tokenHeader with an optional prefix after a colon, or a list of headers, each with its field of the secret
 * @throws MissingCredentialError when the secret lacks a field, or has characters that no header can carry
 */
export function authorization(
  scheme: Scheme,
  { content }: Credential,
  tokenHeader: TokenHeader,
): Record<string, string> {
  if (scheme === 'token') {
    if (typeof tokenHeader !== 'string')
      return Object.fromEntries(tokenHeader.map((template) => filled(template, content)));
    if (!isSet(content.token)) throw new MissingCredentialError('The secret holds no access token ("token")');
    if (!headerValue.test(content.token)) {
      throw new MissingCredentialError(
        'The access token in the secret holds characters that no header can carry',
      );
    }
    const [name = tokenHeader, prefix] = tokenHeader.split(/: */);
    return { [name]: prefix === undefined ? content.token : `${prefix} ${content.token}` };
  }
  if (!isSet(content.userId) || !isSet(content.apiKey)) {
    throw new MissingCredentialError('The secret holds no key pair ("userId" and "apiKey")');
  }
  return { authorization: `Basic ${Buffer.from(`${content.userId}:${content.apiKey}`).toString('base64')}` };
}

const isSet = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text !== placeholder;

export function withoutSecrets(
  text: string,
  { content: { token, userId = '', apiKey } }: Credential,
): string {
  const basic = apiKey === undefined ? undefined : Buffer.from(`${userId}:${apiKey}`).toString('base64');
  return [token, apiKey, basic]
    .filter((secret) => secret !== undefined && secret.length >= minSecretLength)
    .reduce<string>((cleared, secret) => cleared.replaceAll(secret ?? '', '[credential]'), text);
}

/** A shorter secret could occur in any text. */
const minSecretLength = 6;
