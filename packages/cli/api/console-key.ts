import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'redirect'; readonly location: string; readonly cookie: string }
  | { readonly kind: 'refused' };

const parameter = 'token';
const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Every user of the machine can reach the console's port. The link's token opens it; the browser exchanges it for a
 * cookie.
 */
export class ConsoleKey {
  readonly #token = newSecret();
  readonly #session = newSecret();

  linkTo(address: string): string {
    return `${address}?${parameter}=${this.#token}`;
  }

  admit({ method = 'GET', url = '/', headers, socket }: IncomingMessage): Admission {
    const name = `palmleaf-${socket.localPort}`;
    const [path = '/', query = ''] = splitOnce(url, '?');
    const params = new URLSearchParams(query);
    const token = params.get(parameter);
    const hasCookie = isSame(cookieNamed(name, headers.cookie), this.#session);
    if (token !== null && method === 'GET' && (hasCookie || isSame(token, this.#token))) {
      params.delete(parameter);
      const rest = params.size === 0 ? '' : `?${params}`;
      // An address that begins with two slashes would lead to another host.
      const location = /^\/(?![/\\])/.test(path) ? `${path}${rest}` : '/';
      const cookie = `${name}=${this.#session}; HttpOnly; SameSite=Strict; Path=/`;
      return { kind: 'redirect', location, cookie };
    }
    const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return { kind: hasCookie || isSame(bearer, this.#token) ? 'admitted' : 'refused' };
  }
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

const cookieNamed = (name: string, cookies = ''): string | undefined =>
  cookies
    .split(';')
    .map((pair) => splitOnce(pair.trim(), '='))
    .find(([key]) => key === name)?.[1];

function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
