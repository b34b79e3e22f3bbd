import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Objects } from '../erasure/sweep-deps.ts';

interface KeyVersion {
  readonly key: string;
  readonly versionId: string;
}

/** Includes every version and delete marker. Without versioning, the version is `null`. */
export class BucketObjects implements Objects {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async *list(prefix: string): AsyncGenerator<string> {
    let before: string | undefined;
    for await (const { key } of this.#versions(prefix)) {
      if (key !== before) yield key;
      before = key;
    }
  }

  async remove(key: string): Promise<boolean> {
    const found: string[] = [];
    // S3 lists a key before all longer keys that begin with it.
    for await (const version of this.#versions(key)) {
      if (version.key !== key) break;
      found.push(version.versionId);
    }
    for (const VersionId of found)
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key, VersionId }));
    return found.length > 0;
  }

  async *#versions(prefix: string): AsyncGenerator<KeyVersion> {
    let page: ListObjectVersionsCommandOutput | undefined;
    do {
      page = await this.#client.send(
        new ListObjectVersionsCommand({
          Bucket: this.#bucket,
          Prefix: prefix,
          KeyMarker: page?.NextKeyMarker,
          VersionIdMarker: page?.NextVersionIdMarker,
        }),
      );
      const found = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].flatMap(({ Key, VersionId }) =>
        Key === undefined || VersionId === undefined ? [] : [{ key: Key, versionId: VersionId }],
      );
      yield* found.sort((left, right) => Buffer.compare(Buffer.from(left.key), Buffer.from(right.key)));
    } while (page.IsTruncated === true);
  }
}
