import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import type { BufferedResponse, Upstream } from '../../protocol/upstream.ts';
import { unescapeXml, xmlElements } from '../../protocol/xml.ts';
import { KeyLocks } from './key-locks.ts';

interface ObjectHead {
  readonly sizeBytes: number;
  readonly eTag: string;
}

interface ObjectAddress {
  readonly bucket: string;
  readonly key: string;
}

interface ListedObject extends ObjectHead {
  readonly key: string;
  readonly at: number;
}

/** `ifMatch` requires an object with this ETag; `ifNoneMatch` (always `*`) requires none. */
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

export class ObjectStore {
  readonly #upstream: Upstream;
  readonly #locks = new KeyLocks();

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  withLock<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T> {
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

  async delete({ bucket, key }: ObjectAddress): Promise<void> {
    await this.#upstream.send('DELETE', path(bucket, key));
  }

  async copy(from: ObjectAddress, to: ObjectAddress): Promise<void> {
    const headers = { 'x-amz-copy-source': path(from.bucket, from.key) };
    const { status } = await this.#upstream.send('PUT', path(to.bucket, to.key), headers);
    if (status !== 200) throw new Error(`an object could not be copied (${status})`);
  }

  async createBucket(bucket: string): Promise<void> {
    if ((await this.#upstream.send('HEAD', `/${bucket}`)).status === 404)
      await this.#upstream.send('PUT', `/${bucket}`);
  }

  async *list(bucket: string, prefix: string): AsyncGenerator<ListedObject> {
    let marker = '';
    for (;;) {
      const query = new URLSearchParams({ prefix, marker });
      const { body } = await this.#upstream.send('GET', `/${bucket}?${query}`);
      const page = xmlElements(body.toString('utf8'), 'Contents').map(listed);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || !body.includes('<IsTruncated>true')) return;
      marker = last.key;
    }
  }

  /** @throws AwsError 412 if a conditional write must not happen, 404 if If-Match finds nothing */
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

function listed(contents: string): ListedObject {
  const text = (name: string): string => unescapeXml(xmlElements(contents, name)[0] ?? '');
  return {
    key: text('Key'),
    eTag: text('ETag').replaceAll('"', ''),
    sizeBytes: Number(text('Size')),
    at: Date.parse(text('LastModified')),
  };
}

export function path(bucket: string, key: string): string {
  return `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
}
