import { createHash } from 'node:crypto';
import type { LocalStack } from '../../../packages/stack-runner/index.ts';
import { signedHeaders } from '../../support/local-app/signed-fetch.ts';
import { headerOf, parseRequest, type RequestText, writeRequest } from '../request-text.ts';
import { playOnSocket } from './socket.ts';
import type { Reaction } from './target.ts';

/** Names the AWS service for which the request is signed. */
export const signHeader = 'x-fuzz-sign';
/** Names the placeholder whose value is the address for the request. */
export const addressHeader = 'x-fuzz-to';

type Placeholders = Readonly<Record<string, string>>;

type Signer = Pick<LocalStack, 'endpoint' | 'region' | 'credentials'>;

export async function playOnStack(
  stack: Signer,
  placeholders: Placeholders,
  bytes: Buffer,
): Promise<Reaction> {
  const written = filled(placeholders, bytes);
  const request = parseRequest(written);
  const address = placeholderValue(placeholders, headerOf(request, addressHeader) ?? '') ?? '';
  const base = address.startsWith('http://') ? address : stack.endpoint;
  const { port } = new URL(base);
  return playOnSocket(Number(port), await signedRequest(stack, base, request, written));
}

const placeholderValue = (placeholders: Placeholders, name: string): string | undefined =>
  Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;

const filled = (placeholders: Placeholders, bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replace(
        /\{(\w+)\}/g,
        (placeholder, name: string) => placeholderValue(placeholders, name) ?? placeholder,
      ),
    'latin1',
  );

async function signedRequest(
  stack: Signer,
  base: string,
  request: RequestText,
  written: Buffer,
): Promise<Buffer> {
  const service = headerOf(request, signHeader);
  if (service === undefined) return written;
  const { method, target, body } = request;
  const forwardedHeaders = request.headers.filter(([name]) => !/^(x-fuzz-|host$|authorization$)/i.test(name));
  const headers = Object.fromEntries(
    forwardedHeaders.filter(([name]) => /^(content-type|x-amz-)/i.test(name)),
  );
  const hash = service === 's3' ? { 'x-amz-content-sha256': sha256(body) } : {};
  try {
    const address = new URL(target, base);
    const init = { method, headers: { ...headers, ...hash }, body };
    const signed = await signedHeaders(stack, service, address.href, init);
    const added = Object.entries(signed).filter(([name]) => !(name in headers));
    return writeRequest({ ...request, headers: [...forwardedHeaders, ...added] });
  } catch {
    return written;
  }
}

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
