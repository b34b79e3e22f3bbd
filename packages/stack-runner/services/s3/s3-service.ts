import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { AwsError } from '../../basics/errors.ts';
import type { Access } from '../../iam/access.ts';
import { header, sendXml } from '../../protocol/http.ts';
import { claimedKey, signedRequest, verifySignature } from '../../protocol/signature.ts';
import { signedBody, signedStream } from '../../protocol/signed-body.ts';
import type { Upstream } from '../../protocol/upstream.ts';
import { type CorsRule, corsHeaders } from './cors.ts';
import type { S3Notifier } from './notifier.ts';
import { objectNeeds } from './object-needs.ts';
import { ObjectStore } from './object-store.ts';
import { s3Operation } from './operation.ts';
import { type Authorize, noSuchBucket, S3Operations } from './operations.ts';
import { maxFormBytes } from './post-object.ts';
import {
  decodeKey,
  errorXml,
  refuseRepeated,
  refuseUnknownHeaders,
  refuseUnsigned,
  refuseUnsized,
} from './refusals.ts';
import { expireObjects, type LifecycleRule } from './versions/lifecycle.ts';
import { VersionRows } from './versions/version-rows.ts';
import { noncurrentBucket, VersionedObjects } from './versions/versioned-objects.ts';

const maxXmlBytes = 4 * 1024 * 1024;

interface Options {
  readonly journal: DatabaseSync;
  readonly store: Upstream;
  readonly region: string;
  readonly access: Access;
  readonly notifier: S3Notifier;
}

/** The emulator fails to parse bodies of these types, so they are declared as octets. */
const parsedByEmulator = ['application/x-www-form-urlencoded', 'application/x-amz-json-1.0'];

/** Refuses unsigned and forbidden requests, and those that the store would handle wrongly. */
export class S3Service {
  readonly notifier: S3Notifier;
  readonly #options: Options;
  readonly #store: ObjectStore;
  readonly #versions: VersionedObjects;
  readonly #operations: S3Operations;
  readonly #cors = new Map<string, readonly CorsRule[]>();
  readonly #lifecycles = new Map<string, readonly LifecycleRule[]>();

  constructor(options: Options) {
    this.#options = options;
    this.notifier = options.notifier;
    this.#store = new ObjectStore(options.store);
    this.#versions = new VersionedObjects(this.#store, new VersionRows(options.journal));
    this.#operations = new S3Operations({ ...options, objects: this.#store, versions: this.#versions });
  }

  setCors(bucket: string, rules: readonly CorsRule[]): void {
    this.#cors.set(bucket, rules);
  }

  setLifecycle(bucket: string, rules: readonly LifecycleRule[]): void {
    this.#lifecycles.set(bucket, rules);
  }

  async expire(now: number): Promise<void> {
    const [objects, versions] = [this.#store, this.#versions];
    for (const [name, rules] of this.#lifecycles)
      await expireObjects({ name, rules, objects, versions }, now);
  }

  keepVersions(bucket: string): Promise<void> {
    return this.#versions.enable(bucket);
  }

  async recover(): Promise<void> {
    await this.#versions.recover();
    return this.notifier.recover((bucket, key) => this.#store.head(bucket, key));
  }

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
    const { query } = signed;
    const key = decodeKey(rest.join('/'));
    const { method = 'GET', headers } = request;
    const cors = corsHeaders(this.#cors.get(bucket) ?? [], headers.origin, method);
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    const operation = s3Operation({ method, headers, bucket, key, query });
    const { region, access } = this.#options;
    const { principal, credentials } = access.caller(claimedKey(signed));
    if (operation !== 'PostObject')
      refuseUnsigned(verifySignature({ credentials, region, service: 's3' }, signed, Date.now()));
    if (operation === undefined) {
      const subresource = [...query.keys()].join('&');
      throw new AwsError(
        'NotImplemented',
        `S3: ${method} ${key === '' ? 'bucket' : 'object'} ?${subresource} is not emulated on this machine`,
        501,
      );
    }
    if (bucket === noncurrentBucket) throw noSuchBucket();
    refuseRepeated(query);
    refuseUnknownHeaders(request);
    if (operation === 'PutObject' || operation === 'UploadPart') refuseUnsized(request);
    const type = headers['content-type']?.trim().toLowerCase() ?? '';
    if (parsedByEmulator.some((one) => type.startsWith(one)))
      headers['content-type'] = 'application/octet-stream';
    const copySource = header(request, 'x-amz-copy-source');
    const authorize: Authorize = (by, objects) =>
      access.check(
        's3',
        by,
        objects.flatMap(({ key, versionId }) => {
          const objectQuery = versionId === undefined ? query : new URLSearchParams({ versionId });
          return objectNeeds(operation, { method, bucket, key, query: objectQuery, copySource });
        }),
      );
    if (operation !== 'PostObject' && operation !== 'DeleteObjects') authorize(principal, [{ key }]);
    const target = { bucket, key, query, principal, authorize };
    if (operation === 'PutObject' || operation === 'UploadPart') {
      const body = signedStream(request);
      return this.#operations.perform({ operation, body, ...target }, request, response);
    }
    const body = await signedBody(request, operation === 'PostObject' ? maxFormBytes : maxXmlBytes);
    return this.#operations.perform({ operation, body, ...target }, request, response);
  }
}
