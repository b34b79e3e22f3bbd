import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** How long a form works. */
const formSeconds = 15 * 60;

/**
 * Returns a presigned form for one key of a bucket that accepts between 1 and `maxBytes` bytes.
 *
 * @param metadata of the object, which the sender of the form cannot omit
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
