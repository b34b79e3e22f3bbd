import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import type { Objects } from '../erasure/sweep-deps.ts';

/** A bucket whose objects may be listed by prefix and removed. */
export class BucketObjects implements Objects {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key } of Contents) if (Key !== undefined) yield Key;
    }
  }

  async remove(key: string): Promise<boolean> {
    // The right to list is there anyway; the right to read what is to be removed is not. A key comes before all that it begins.
    for await (const found of this.list(key)) {
      if (found !== key) return false;
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
      return true;
    }
    return false;
  }
}
