import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { AwsError } from '../../basics/errors.ts';
import type { Access } from '../../iam/access.ts';
import type { Principal } from '../../iam/decide.ts';
import { header, sendXml } from '../../protocol/http.ts';
import type { BufferedResponse, Upstream } from '../../protocol/upstream.ts';
import { xmlElements } from '../../protocol/xml.ts';
import { Changes } from './changes.ts';
import { deleteResult, objectsToDelete } from './delete-objects.ts';
import type { S3EventName } from './event.ts';
import { configurationFromXml, configurationToXml } from './notification-configuration.ts';
import type { S3Notifier } from './notifier.ts';
import { copySourceOf } from './object-needs.ts';
import { conditionOf, type ObjectStore, path } from './object-store.ts';
import type { S3Operation, StreamedOperation } from './operation.ts';
import { postObject } from './post-object.ts';
import { versionList } from './versions/version-list.ts';
import { noncurrentBucket, type VersionedObjects } from './versions/versioned-objects.ts';

const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

interface Target {
  readonly operation: S3Operation;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer | Readable;
  readonly principal: Principal;
  readonly authorize: Authorize;
}

type WholeTarget = Target & {
  readonly operation: Exclude<S3Operation, StreamedOperation>;
  readonly body: Buffer;
};

type SignedTarget =
  | WholeTarget
  | (Target & { readonly operation: StreamedOperation; readonly body: Readable });

/** @throws AwsError 403 unless the caller may perform the operation on each of the objects */
export type Authorize = (
  by: Principal,
  objects: readonly { readonly key: string; readonly versionId?: string | undefined }[],
) => void;

interface Options {
  readonly store: Upstream;
  readonly objects: ObjectStore;
  readonly versions: VersionedObjects;
  readonly region: string;
  readonly access: Access;
  readonly notifier: S3Notifier;
}

const creates = {
  PutObject: 'ObjectCreated:Put',
  CopyObject: 'ObjectCreated:Copy',
  CompleteMultipartUpload: 'ObjectCreated:CompleteMultipartUpload',
} as const satisfies Partial<Record<S3Operation, S3EventName>>;

/** Notifies of every change before it answers. */
export class S3Operations {
  readonly #options: Options;
  readonly #changes: Changes;

  constructor(options: Options) {
    this.#options = options;
    this.#changes = new Changes(options);
  }

  async perform(target: SignedTarget, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { store, versions } = this.#options;
    const { bucket, body } = target;
    switch (target.operation) {
      case 'PutObject':
      case 'CopyObject':
      case 'CompleteMultipartUpload':
        return reply(response, await this.#write(request, target, creates[target.operation]));
      case 'DeleteObject':
        return this.#deleteObject(request, target, response);
      case 'DeleteObjects':
        return this.#deleteObjects(request, target, response);
      case 'PostObject':
        return this.#postObject(request, target, response);
      case 'GetBucketNotificationConfiguration':
      case 'PutBucketNotificationConfiguration':
      case 'GetBucketVersioning':
      case 'PutBucketVersioning':
      case 'GetBucketLocation':
        return this.#configure(target.operation, target, response);
      case 'ListObjectVersions':
        return sendXml(response, 200, await this.#listVersions(target));
      case 'GetObject':
      case 'HeadObject':
      case 'GetObjectAttributes':
        return this.#read(target, request, response);
      case 'ListBuckets':
        return reply(response, withoutNoncurrent(await store.forwardBuffered(request, body)));
      case 'DeleteBucket': {
        const answer = await store.forwardBuffered(request, body);
        if (answer.status < 300) versions.forget(bucket);
        return reply(response, answer);
      }
      case 'CreateBucket':
      case 'HeadBucket':
      case 'ListObjects':
      case 'BucketLifecycle':
      case 'CreateMultipartUpload':
      case 'UploadPart':
      case 'AbortMultipartUpload':
        return store.forward(request, response, body);
    }
  }

  async #configure(
    operation: `${'Get' | 'Put'}Bucket${'NotificationConfiguration' | 'Versioning'}` | 'GetBucketLocation',
    { bucket, body }: WholeTarget,
    response: ServerResponse,
  ): Promise<void> {
    const { region, notifier, versions } = this.#options;
    switch (operation) {
      case 'GetBucketNotificationConfiguration':
        return sendXml(response, 200, configurationToXml(notifier.configuration(bucket)));
      case 'PutBucketNotificationConfiguration':
        await notifier.configure(bucket, configurationFromXml(body.toString('utf8')));
        response.writeHead(200).end();
        return;
      case 'GetBucketVersioning': {
        const status = versions.isVersioned(bucket) ? '<Status>Enabled</Status>' : '';
        return sendXml(
          response,
          200,
          `<VersioningConfiguration ${namespace}>${status}</VersioningConfiguration>`,
        );
      }
      case 'PutBucketVersioning': {
        const xml = body.toString('utf8');
        if (xmlElements(xml, 'Status')[0] !== 'Enabled' || xml.includes('<MfaDelete>Enabled'))
          throw new AwsError('NotImplemented', 'S3: only versioning without MFA can be turned on here', 501);
        await versions.enable(bucket);
        response.writeHead(200).end();
        return;
      }
      case 'GetBucketLocation': {
        const constraint = region === 'us-east-1' ? '' : region;
        return sendXml(response, 200, `<LocationConstraint ${namespace}>${constraint}</LocationConstraint>`);
      }
    }
  }

  async #read(target: Target, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { store, versions } = this.#options;
    const { principal, bucket, key, query, body } = target;
    const versionId = query.get('versionId') ?? undefined;
    const isPlain = versionId === undefined || (versionId === 'null' && !versions.isVersioned(bucket));
    const version = versions.find(bucket, key, isPlain ? undefined : versionId);
    if (version !== undefined) response.setHeader('x-amz-version-id', version.id);
    if (version?.isMarker === true) response.setHeader('x-amz-delete-marker', 'true');
    if (isPlain) {
      await this.#hideMissing(principal, bucket, key);
      return store.forward(request, response, body, withoutVersion(request.url));
    }
    if (version === undefined) {
      this.#hide(principal, bucket);
      throw new AwsError('NoSuchVersion', 'The specified version does not exist.', 404);
    }
    if (version.isMarker)
      throw new AwsError(
        'MethodNotAllowed',
        'The specified method is not allowed against this resource.',
        405,
      );
    const place = versions.placeOf(bucket, version);
    const [, rest = ''] = withoutVersion(request.url).split('?');
    return store.forward(request, response, body, `${path(place.bucket, place.key)}?${rest}`);
  }

  /** Without the right to list the bucket, a missing object gives 403 instead of 404. */
  async #hideMissing(principal: Principal, bucket: string, key: string): Promise<void> {
    if (principal.kind === 'operator') return;
    if ((await this.#options.objects.head(bucket, key)) === undefined) this.#hide(principal, bucket);
  }

  #hide(principal: Principal, bucket: string): void {
    const need = { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` };
    this.#options.access.check('s3', principal, [need]);
  }

  #write(
    request: IncomingMessage,
    { bucket, key, body }: Target,
    eventName: S3EventName,
  ): Promise<BufferedResponse> {
    const { store, objects } = this.#options;
    return this.#changes.put({ request, bucket, key, eventName }, async () => {
      await objects.check(bucket, key, conditionOf(request.headers));
      const copySource = header(request, 'x-amz-copy-source');
      if (copySource !== undefined) request.headers['x-amz-copy-source'] = this.#sourceOf(copySource);
      return store.forwardBuffered(request, body);
    });
  }

  #sourceOf(copySource: string): string {
    const { versions } = this.#options;
    const { bucket, key, versionId } = copySourceOf(copySource);
    if (bucket === noncurrentBucket) throw noSuchBucket();
    if (versionId === undefined || !versions.isVersioned(bucket)) return path(bucket, key);
    const version = versions.find(bucket, key, versionId);
    if (version === undefined)
      throw new AwsError('NoSuchVersion', 'The specified version does not exist.', 404);
    if (version.isMarker)
      throw new AwsError('InvalidRequest', 'The source of a copy request may not be a delete marker.');
    const place = versions.placeOf(bucket, version);
    return path(place.bucket, place.key);
  }

  async #deleteObject(
    request: IncomingMessage,
    { query, ...target }: Target,
    response: ServerResponse,
  ): Promise<void> {
    const { versionId, markerId } = await this.#changes.remove(
      request,
      target,
      query.get('versionId') ?? undefined,
    );
    const id = versionId ?? markerId;
    response
      .writeHead(204, {
        ...(id === undefined ? {} : { 'x-amz-version-id': id }),
        ...(markerId === undefined ? {} : { 'x-amz-delete-marker': 'true' }),
      })
      .end();
  }

  async #deleteObjects(
    request: IncomingMessage,
    { bucket, body, principal, authorize }: WholeTarget,
    response: ServerResponse,
  ): Promise<void> {
    const { objects, isQuiet } = objectsToDelete(body.toString('utf8'));
    authorize(principal, objects);
    const deleted = [];
    for (const { key, versionId } of objects)
      deleted.push({ key, ...(await this.#changes.remove(request, { bucket, key }, versionId)) });
    sendXml(response, 200, deleteResult(isQuiet ? [] : deleted));
  }

  async #postObject(
    request: IncomingMessage,
    { bucket, body, authorize }: WholeTarget,
    response: ServerResponse,
  ): Promise<void> {
    const { objects, region, access } = this.#options;
    const form = { bucket, body, contentType: header(request, 'content-type') ?? '' };
    const post = await postObject(form, region, access);
    const { key } = post;
    authorize(post.principal, [{ key }]);
    const { headers } = await this.#changes.put(
      { request, bucket, key, eventName: 'ObjectCreated:Post' },
      () => objects.put(bucket, key, post.body, post.headers),
    );
    const versionId = headers['x-amz-version-id'];
    if (versionId !== undefined) response.setHeader('x-amz-version-id', versionId);
    const head = await objects.head(bucket, key);
    post.answer(response, head?.eTag ?? '');
  }

  #listVersions({ bucket, query }: Target): Promise<string> {
    const { objects, versions } = this.#options;
    const prefix = query.get('prefix') ?? '';
    if (versions.isVersioned(bucket)) return versionList(bucket, query, versions.list(bucket, prefix));
    return versionList(bucket, query, onlyVersions(objects.list(bucket, prefix)));
  }
}

async function* onlyVersions(objects: ReturnType<ObjectStore['list']>) {
  for await (const object of objects) yield { ...object, id: 'null', isMarker: false };
}

export const noSuchBucket = (): AwsError =>
  new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);

function withoutVersion(url = ''): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = query.split('&').filter((each) => !/^versionId(=|$)/.test(each));
  return `${path}?${parameters.join('&')}`;
}

function withoutNoncurrent(answer: BufferedResponse): BufferedResponse {
  const hidden = new RegExp(`<Bucket><Name>${noncurrentBucket}</Name>.*?</Bucket>`, 's');
  const body = Buffer.from(answer.body.toString('utf8').replace(hidden, ''));
  return { ...answer, body, headers: { ...answer.headers, 'content-length': String(body.length) } };
}

function reply(response: ServerResponse, { status, headers, body }: BufferedResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}
