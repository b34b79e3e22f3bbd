import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import { readBody, sendXml } from '../../protocol/http.ts';
import {
  hashOf,
  namedBodyHash,
  type SigningScope,
  signedRequest,
  verifySignature,
} from '../../protocol/signature.ts';
import { type BufferedResponse, bodyMismatch, type Upstream } from '../../protocol/upstream.ts';
import { unescapeXml } from '../../protocol/xml.ts';
import { type CorsRule, corsHeaders } from './cors.ts';
import type { S3EventName } from './event.ts';
import { allowsKey, type KeyPolicy } from './key-policy.ts';
import { configurationFromXml, configurationToXml } from './notification-configuration.ts';
import type { S3Notifier } from './notifier.ts';
import { conditionOf, ObjectStore } from './object-store.ts';
import { type S3Operation, s3Operation } from './operation.ts';
import { postObject } from './post-object.ts';
import {
  decodeKey,
  errorXml,
  refuseRepeated,
  refuseUnknownHeaders,
  refuseUnsigned,
  refuseUnsized,
} from './refusals.ts';

const maxXmlBytes = 4 * 1024 * 1024;

interface Target {
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  /** What the body must hash to, where the signature covers it. */
  readonly bodyHash: string | undefined;
}

interface Change {
  readonly request: IncomingMessage;
  readonly bucket: string;
  readonly key: string;
  readonly eventName: S3EventName;
}

interface Options {
  readonly store: Upstream;
  readonly scope: SigningScope;
  readonly notifier: S3Notifier;
}

/** Operations that put an object, and the event each makes. */
const creates = {
  PutObject: 'ObjectCreated:Put',
  CopyObject: 'ObjectCreated:Copy',
  CompleteMultipartUpload: 'ObjectCreated:CompleteMultipartUpload',
} as const satisfies Partial<Record<S3Operation, S3EventName>>;

/**
 * S3 in front of the store: refuses what the store would get wrong, enforces the key policy, conditions and expiry,
 * and notifies of every change before it is answered.
 */
export class S3Service {
  readonly notifier: S3Notifier;
  readonly #options: Options;
  readonly #store: ObjectStore;
  readonly #cors = new Map<string, readonly CorsRule[]>();
  readonly #policies = new Map<string, readonly KeyPolicy[]>();

  constructor(options: Options) {
    this.#options = options;
    this.notifier = options.notifier;
    this.#store = new ObjectStore(options.store);
  }

  setKeyPolicies(bucket: string, policies: readonly KeyPolicy[]): void {
    this.#policies.set(bucket, policies);
  }

  setCors(bucket: string, rules: readonly CorsRule[]): void {
    this.#cors.set(bucket, rules);
  }

  /** Sends the events of writes that a killed host had passed on and not yet notified of. */
  recover(): Promise<void> {
    return this.notifier.recover((bucket, key) => this.#store.head(bucket, key));
  }

  /**
   * Whether a bucket's rules let a page of another origin send this: a form or to a presigned address, both of which
   * say by themselves who lets them.
   */
  allowsOrigin({ method = 'GET', url = '', headers }: IncomingMessage): boolean {
    const [path = '', query = ''] = url.split('?');
    const [, bucket = '', ...rest] = path.split('/');
    const parameters = new URLSearchParams(query);
    const operation = s3Operation({ method, headers, bucket, key: rest.join('/'), query: parameters });
    if (operation !== 'PostObject' && !parameters.has('X-Amz-Signature')) return false;
    return Object.keys(corsHeaders(this.#cors.get(bucket) ?? [], headers.origin, method)).length > 0;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#handle(request, response);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      request.resume();
      if (request.method === 'HEAD') response.writeHead(error.status).end();
      else sendXml(response, error.status, errorXml(error));
    }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const signed = signedRequest(request);
    const [, bucket = '', ...rest] = signed.path.split('/');
    const target: Target = {
      bucket,
      key: decodeKey(rest.join('/')),
      query: signed.query,
      bodyHash: namedBodyHash(signed),
    };
    const { method = 'GET', headers } = request;
    const cors = corsHeaders(this.#cors.get(bucket) ?? [], headers.origin, method);
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    const operation = s3Operation({ method, headers, ...target });
    // A form upload carries its signature inside the form.
    if (operation !== 'PostObject') refuseUnsigned(verifySignature(this.#options.scope, signed, Date.now()));
    if (operation === undefined) {
      const sub = [...target.query.keys()].join('&');
      throw new AwsError(
        'NotImplemented',
        `S3: ${method} ${target.key === '' ? 'bucket' : 'object'} ?${sub} is not emulated on this machine`,
        501,
      );
    }
    refuseRepeated(target.query);
    refuseUnknownHeaders(request);
    if (operation === 'PutObject' || operation === 'UploadPart') refuseUnsized(request);
    await this.#perform(operation, target, request, response);
  }

  async #perform(
    operation: S3Operation,
    target: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { store, scope, notifier } = this.#options;
    const { bucket, key, bodyHash } = target;
    switch (operation) {
      case 'PutObject':
      case 'CopyObject':
      case 'CompleteMultipartUpload': {
        this.#refuseKey(bucket, key);
        const eventName = creates[operation];
        return reply(
          response,
          await this.#change({ request, bucket, key, eventName }, async () => {
            await this.#store.check(bucket, key, conditionOf(request.headers));
            return store.forwardBuffered(request, bodyHash);
          }),
        );
      }
      case 'CreateMultipartUpload':
      case 'UploadPart':
        this.#refuseKey(bucket, key);
        return store.forward(request, response, bodyHash);
      case 'DeleteObject':
        return reply(
          response,
          await this.#change({ request, bucket, key, eventName: 'ObjectRemoved:Delete' }, async () => {
            await this.#store.check(bucket, key, conditionOf(request.headers));
            return store.forwardBuffered(request, bodyHash);
          }),
        );
      case 'DeleteObjects': {
        const body = await readSigned(request, bodyHash);
        const answer = await this.#store.deleteObjects(bucket, body);
        const deleted = /<Deleted>[\s\S]*?<Key>([\s\S]*?)<\/Key>[\s\S]*?<\/Deleted>/g;
        const removed =
          answer.status === 200
            ? [...answer.body.toString('utf8').matchAll(deleted)].map(([, name]) => unescapeXml(name ?? ''))
            : [];
        for (const name of removed)
          await notifier.notify({ eventName: 'ObjectRemoved:Delete', bucket, key: name });
        return reply(response, answer);
      }
      case 'PostObject': {
        const post = await postObject(request, bucket, scope);
        this.#refuseKey(bucket, post.key);
        await this.#change({ request, bucket, key: post.key, eventName: 'ObjectCreated:Post' }, () =>
          this.#store.put(bucket, post.key, post.body, post.headers),
        );
        const head = await this.#store.head(bucket, post.key);
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
        const constraint = scope.region === 'us-east-1' ? '' : scope.region;
        return sendXml(
          response,
          200,
          `<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${constraint}</LocationConstraint>`,
        );
      }
      case 'ListBuckets':
      case 'CreateBucket':
      case 'DeleteBucket':
      case 'HeadBucket':
      case 'ListObjects':
      case 'BucketLifecycle':
      case 'GetObject':
      case 'HeadObject':
      case 'GetObjectAttributes':
      case 'AbortMultipartUpload':
        return store.forward(request, response, bodyHash);
    }
  }

  /** Does one write of a key at a time, so that sequencers have the order of the writes. */
  #change(
    { request, bucket, key, eventName }: Change,
    write: () => Promise<BufferedResponse>,
  ): Promise<BufferedResponse> {
    const { notifier } = this.#options;
    return this.#store.locked(bucket, key, async () => {
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
      const head = eventName.startsWith('ObjectCreated') ? await this.#store.head(bucket, key) : undefined;
      await notifier.notify({ eventName, bucket, key, ...head });
      return answer;
    });
  }

  #refuseKey(bucket: string, key: string): void {
    if (allowsKey(this.#policies.get(bucket) ?? [], key)) return;
    throw new AwsError(
      'AccessDenied',
      `User is not authorized to perform: s3:PutObject on resource: "arn:aws:s3:::${bucket}/${key}" with an explicit deny in a resource-based policy`,
      403,
    );
  }
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
