import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import type { BufferedResponse, Upstream } from '../../protocol/upstream.ts';
import { KeyLocks } from './key-locks.ts';

interface ObjectHead {
  readonly sizeBytes: number;
  readonly eTag: string;
}

/** `ifMatch` needs an object with this ETag; `ifNoneMatch` (always `*`) needs none. */
interface WriteCondition {
  readonly ifMatch?: string;
  readonly ifNoneMatch: boolean;
}

export function conditionOf(headers: IncomingHttpHeaders): WriteCondition {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw new AwsError('NotImplemented', 'If-None-Match of a write takes only *', 501);
  }
  return { ...(ifMatch === undefined ? {} : { ifMatch }), ifNoneMatch: ifNoneMatch !== undefined };
}

/** Our own requests to the store behind the gateway. */
export class ObjectStore {
  readonly #upstream: Upstream;
  readonly #locks = new KeyLocks();

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  locked<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T> {
    return this.#locks.run(`${bucket}/${key}`, work);
  }

  async head(bucket: string, key: string): Promise<ObjectHead | undefined> {
    const { status, headers } = await this.#upstream.send('HEAD', path(bucket, key));
    if (status !== 200) return undefined;
    return {
      sizeBytes: Number(headers['content-length'] ?? 0),
      eTag: (headers.etag ?? '').replaceAll('"', ''),
    };
  }

  put(bucket: string, key: string, body: Buffer, headers: Record<string, string>): Promise<BufferedResponse> {
    return this.#upstream.send('PUT', path(bucket, key), headers, body);
  }

  deleteObjects(bucket: string, xml: Buffer): Promise<BufferedResponse> {
    const headers = { 'content-type': 'application/xml' };
    return this.#upstream.send('POST', `/${bucket}?delete`, headers, xml);
  }

  /** @throws AwsError 412 when a conditional write must not happen, 404 when If-Match finds nothing */
  async check(bucket: string, key: string, { ifMatch, ifNoneMatch }: WriteCondition): Promise<void> {
    if (ifMatch === undefined && !ifNoneMatch) return;
    const head = await this.head(bucket, key);
    if (ifMatch !== undefined && head === undefined) {
      throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
    }
    const matches = ifMatch === undefined || ifMatch === '*' || ifMatch.replaceAll('"', '') === head?.eTag;
    if ((ifNoneMatch && head !== undefined) || !matches) {
      throw new AwsError(
        'PreconditionFailed',
        'At least one of the pre-conditions you specified did not hold',
        412,
      );
    }
  }
}

function path(bucket: string, key: string): string {
  return `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
}
