import type { IncomingMessage } from 'node:http';
import { AwsError } from '../../basics/errors.ts';
import { header } from '../../protocol/http.ts';
import type { BufferedResponse } from '../../protocol/upstream.ts';
import { lineageIn } from '../lambda/lineage.ts';
import type { S3EventName } from './event.ts';
import type { S3Notifier } from './notifier.ts';
import type { ObjectStore } from './object-store.ts';
import type { VersionedObjects } from './versions/versioned-objects.ts';

interface Options {
  readonly objects: ObjectStore;
  readonly versions: VersionedObjects;
  readonly notifier: S3Notifier;
}

interface Change {
  readonly request: IncomingMessage;
  readonly bucket: string;
  readonly key: string;
  readonly eventName: S3EventName;
}

/** One change of a key at a time: sequencers follow the order of changes. */
export class Changes {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  put(change: Change, put: () => Promise<BufferedResponse>): Promise<BufferedResponse> {
    const { versions, objects } = this.#options;
    const { bucket, key } = change;
    return this.#change(change, async () => {
      if (!versions.isVersioned(bucket)) {
        const answer = await put();
        return { answer, event: hasSucceeded(answer) ? await objects.head(bucket, key) : undefined };
      }
      const { answer, id } = await versions.write(bucket, key, put, hasSucceeded);
      if (id === undefined) return { answer, event: undefined };
      const headers = { ...answer.headers, 'x-amz-version-id': id };
      return {
        answer: { ...answer, headers },
        event: { ...(await objects.head(bucket, key)), versionId: id },
      };
    });
  }

  remove(
    request: IncomingMessage,
    { bucket, key }: { readonly bucket: string; readonly key: string },
    versionId?: string,
  ): Promise<Deletion> {
    const { versions, objects } = this.#options;
    if (!versions.isVersioned(bucket)) {
      if (versionId !== undefined && versionId !== 'null') return Promise.resolve({ versionId });
      const eventName = 'ObjectRemoved:Delete';
      return this.#change({ request, bucket, key, eventName }, async () => {
        await objects.delete({ bucket, key });
        return { answer: { ...(versionId === undefined ? {} : { versionId }) }, event: {} };
      });
    }
    if (versionId === undefined)
      return this.#change(
        { request, bucket, key, eventName: 'ObjectRemoved:DeleteMarkerCreated' },
        async () => {
          const id = await versions.mark(bucket, key);
          return { answer: { markerId: id }, event: { versionId: id } };
        },
      );
    return this.#change({ request, bucket, key, eventName: 'ObjectRemoved:Delete' }, async () => {
      const removed = await versions.remove(bucket, key, versionId);
      const answer = { versionId, ...(removed?.isMarker === true ? { markerId: versionId } : {}) };
      return { answer, event: removed && { versionId } };
    });
  }

  #change<T>(
    { request, bucket, key, eventName }: Change,
    make: () => Promise<{
      readonly answer: T;
      readonly event:
        | { readonly sizeBytes?: number; readonly eTag?: string; readonly versionId?: string }
        | undefined;
    }>,
  ): Promise<T> {
    const { notifier, objects } = this.#options;
    return objects.withLock(bucket, key, async () => {
      notifier.recordIntent(bucket, key, eventName);
      try {
        const { answer, event } = await make();
        if (event === undefined) notifier.clearIntent(bucket, key);
        else
          await notifier.notify(
            { eventName, bucket, key, ...event },
            lineageIn(header(request, 'x-amzn-trace-id')),
          );
        return answer;
      } catch (error) {
        // Nothing changed. After any other error the change may have happened.
        if (error instanceof AwsError || !request.complete) notifier.clearIntent(bucket, key);
        throw error;
      }
    });
  }
}

export interface Deletion {
  readonly versionId?: string;
  readonly markerId?: string;
}

/** CompleteMultipartUpload may fail with status 200. */
const hasSucceeded = ({ status, body }: BufferedResponse): boolean =>
  status < 300 && !body.includes('<Error>');
