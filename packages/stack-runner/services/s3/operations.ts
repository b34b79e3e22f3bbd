import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import type { Access } from '../../iam/access.ts';
import type { Principal } from '../../iam/decide.ts';
import { readBody, sendXml } from '../../protocol/http.ts';
import { hashOf } from '../../protocol/signature.ts';
import { type BufferedResponse, bodyMismatch, type Upstream } from '../../protocol/upstream.ts';
import { unescapeXml } from '../../protocol/xml.ts';
import type { S3EventName } from './event.ts';
import { configurationFromXml, configurationToXml } from './notification-configuration.ts';
import type { S3Notifier } from './notifier.ts';
import { conditionOf, type ObjectStore } from './object-store.ts';
import type { S3Operation } from './operation.ts';
import { postObject } from './post-object.ts';

const maxXmlBytes = 4 * 1024 * 1024;

interface Target {
  readonly bucket: string;
  readonly key: string;
  /** What the body must hash to, where the signature covers it. */
  readonly bodyHash: string | undefined;
  readonly principal: Principal;
  /** @throws AwsError 403 unless the caller may perform the operation on each of the keys */
  authorize(by: Principal, keys: readonly string[]): void;
}

interface Change {
  readonly request: IncomingMessage;
  readonly bucket: string;
  readonly key: string;
  readonly eventName: S3EventName;
}

interface Options {
  readonly store: Upstream;
  readonly objects: ObjectStore;
  readonly region: string;
  readonly access: Access;
  readonly notifier: S3Notifier;
}

/** Operations that put an object, and the event each makes. */
const creates = {
  PutObject: 'ObjectCreated:Put',
  CopyObject: 'ObjectCreated:Copy',
  CompleteMultipartUpload: 'ObjectCreated:CompleteMultipartUpload',
} as const satisfies Partial<Record<S3Operation, S3EventName>>;

/** Performs signed and allowed requests: enforces conditions, and notifies of every change before it is answered. */
export class S3Operations {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async perform(
    operation: S3Operation,
    target: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { store, objects, region, notifier } = this.#options;
    const { bucket, key, bodyHash, principal } = target;
    switch (operation) {
      case 'PutObject':
      case 'CopyObject':
      case 'CompleteMultipartUpload':
        return reply(response, await this.#write(request, target, creates[operation]));
      case 'DeleteObject':
        return reply(response, await this.#write(request, target, 'ObjectRemoved:Delete'));
      case 'DeleteObjects':
        return reply(response, await this.#deleteObjects(request, target));
      case 'PostObject': {
        const post = await postObject(request, bucket, region, this.#options.access);
        target.authorize(post.principal, [post.key]);
        await this.#change({ request, bucket, key: post.key, eventName: 'ObjectCreated:Post' }, () =>
          objects.put(bucket, post.key, post.body, post.headers),
        );
        const head = await objects.head(bucket, post.key);
        return post.answer(response, head?.eTag ?? '');
      }
      case 'GetBucketNotificationConfiguration':
        return sendXml(response, 200, configurationToXml(notifier.configuration(bucket)));
      case 'PutBucketNotificationConfiguration': {
        const xml = (await readSigned(request, bodyHash)).toString('utf8');
        await notifier.configure(bucket, configurationFromXml(xml));
        response.writeHead(200).end();
        return;
      }
      case 'GetBucketLocation': {
        const constraint = region === 'us-east-1' ? '' : region;
        return sendXml(
          response,
          200,
          `<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${constraint}</LocationConstraint>`,
        );
      }
      case 'GetObject':
      case 'HeadObject':
      case 'GetObjectAttributes':
        await this.#hideMissing(principal, bucket, key);
        return store.forward(request, response, bodyHash);
      case 'ListBuckets':
      case 'CreateBucket':
      case 'DeleteBucket':
      case 'HeadBucket':
      case 'ListObjects':
      case 'BucketLifecycle':
      case 'CreateMultipartUpload':
      case 'UploadPart':
      case 'AbortMultipartUpload':
        return store.forward(request, response, bodyHash);
    }
  }

  /** A caller that may not list the bucket gets 403 instead of 404 for a missing object. */
  async #hideMissing(principal: Principal, bucket: string, key: string): Promise<void> {
    const { objects, access } = this.#options;
    if (principal.kind === 'operator' || (await objects.head(bucket, key)) !== undefined) return;
    access.check('s3', principal, [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }]);
  }

  #write(
    request: IncomingMessage,
    { bucket, key, bodyHash }: Target,
    eventName: S3EventName,
  ): Promise<BufferedResponse> {
    const { store, objects } = this.#options;
    return this.#change({ request, bucket, key, eventName }, async () => {
      await objects.check(bucket, key, conditionOf(request.headers));
      return store.forwardBuffered(request, bodyHash);
    });
  }

  async #deleteObjects(
    request: IncomingMessage,
    { bucket, bodyHash, principal, authorize }: Target,
  ): Promise<BufferedResponse> {
    const { objects, notifier } = this.#options;
    const body = await readSigned(request, bodyHash);
    authorize(principal, namedKeys(body));
    const answer = await objects.deleteObjects(bucket, body);
    const deleted = answer.status === 200 ? keysIn(answer.body, /<Deleted>[\s\S]*?<\/Deleted>/g) : [];
    for (const key of deleted) await notifier.notify({ eventName: 'ObjectRemoved:Delete', bucket, key });
    return answer;
  }

  /** Does one write of a key at a time, so that sequencers have the order of the writes. */
  #change(
    { request, bucket, key, eventName }: Change,
    write: () => Promise<BufferedResponse>,
  ): Promise<BufferedResponse> {
    const { notifier, objects } = this.#options;
    return objects.locked(bucket, key, async () => {
      notifier.recordIntent(bucket, key, eventName);
      let answer: BufferedResponse;
      try {
        answer = await write();
      } catch (error) {
        // Refused, or the client left before the store had everything. Otherwise it may have happened.
        if (error instanceof AwsError || !request.complete) notifier.clearIntent(bucket, key);
        throw error;
      }
      // CompleteMultipartUpload may fail with status 200.
      const succeeded = answer.status < 300 && !answer.body.includes('<Error>');
      if (!succeeded) {
        notifier.clearIntent(bucket, key);
        return answer;
      }
      const head = eventName.startsWith('ObjectCreated') ? await objects.head(bucket, key) : undefined;
      await notifier.notify({ eventName, bucket, key, ...head });
      return answer;
    });
  }
}

/**
 * The keys that a request to delete names.
 *
 * @throws AwsError 400 for XML in which the store might find another key
 */
function namedKeys(xml: Buffer): string[] {
  const keys = keysIn(xml);
  const elements = xml.toString('utf8').match(/<[\w:]*Key\b/g) ?? [];
  if (keys.length !== elements.length || keys.some((key) => key.includes('<')) || xml.includes('<!'))
    throw new AwsError('MalformedXML', 'The XML you provided was not well-formed.');
  return keys;
}

/** The keys that XML names, within the elements that `within` finds. */
function keysIn(xml: Buffer, within = /[\s\S]+/g): string[] {
  const parts = xml.toString('utf8').match(within) ?? [];
  return parts.flatMap((part) =>
    [...part.matchAll(/<Key>([\s\S]*?)<\/Key>/g)].map(([, key]) => unescapeXml(key ?? '')),
  );
}

/** @throws AwsError 400 when it is not the body that was signed */
async function readSigned(request: IncomingMessage, bodyHash: string | undefined): Promise<Buffer> {
  const body = await readBody(request, maxXmlBytes);
  if (bodyHash !== undefined && hashOf(body) !== bodyHash) throw bodyMismatch();
  return body;
}

function reply(response: ServerResponse, { status, headers, body }: BufferedResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}
