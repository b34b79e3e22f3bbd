import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

const formSeconds = 15 * 60;

/**
 * Presigned for one key, for 1 to `maxBytes` bytes.
 * @param metadata of the object, which the sender cannot omit
 */
export async function uploadForm(
  client: S3Client,
  bucket: string,
  key: string,
  maxBytes: number,
  metadata: Readonly<Record<string, string>> = {},
) {
  const Fields = Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
  );
  const { url, fields } = await createPresignedPost(client, {
    Bucket: bucket,
    Key: key,
    Fields,
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: formSeconds,
  });
  return { url, fields };
}
