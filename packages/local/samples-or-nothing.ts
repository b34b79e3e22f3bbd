import { join } from 'node:path';
import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { findUploads, hashFile, type LocalUpload } from '../cli/index.ts';

interface Inbox {
  readonly s3: S3Client;
  readonly inbox: string;
}

export type ChosenUploads =
  | { readonly uploads: readonly LocalUpload[] }
  | { readonly uploads: readonly []; readonly because: string };

/** None if the inbox holds other files: samples never mix with a user's people. */
export async function samplesOrNothing(root: string, { s3, inbox }: Inbox): Promise<ChosenUploads> {
  const samples = findUploads([join(root, 'events', 'samples', 'inbox')]);
  const hashesOfSamples = new Map(
    await Promise.all(
      samples.map(async ({ key, path }) => [key, `"${await hashFile(path, 'md5')}"`] as const),
    ),
  );
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: inbox })) {
    const otherFile = Contents.find(({ Key = '', ETag }) => hashesOfSamples.get(Key) !== ETag);
    if (otherFile === undefined) continue;
    const because = `The samples are not uploaded, because the inbox already holds ${otherFile.Key}. To upload your files: npm start -- FILE…`;
    return { uploads: [], because };
  }
  return { uploads: samples };
}
