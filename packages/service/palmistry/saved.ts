import { createHash } from 'node:crypto';
import { type PalmReading, palmReading } from '@palmleaf/engines/palm';
import * as z from 'zod';
import { UnprocessableError } from '../handler/errors.ts';
import type { Pictures } from '../store/pictures.ts';
import type { Store } from '../store/store.ts';

/** The document of a photo that was stored before November 2026. */
const savedPhoto = z.object({
  version: z.literal(1),
  contentType: z.literal('image/jpeg'),
  base64: z.string(),
});

/** A hash of the bytes: repeated calls save nothing twice, and nobody can guess it without the photo. */
export const palmIdOf = (bytes: Uint8Array): string =>
  `palm_${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;

interface Saved {
  save(palmId: string, reading: PalmReading, photo: Uint8Array): Promise<void>;
  reading(palmId: string): Promise<PalmReading>;
  photo(palmId: string): Promise<Uint8Array>;
}

export function savedIn(store: Store, pictures: Pictures): Saved {
  return {
    async save(palmId, reading, photo) {
      await pictures.put(palmId, photo);
      // Written last, so that no answer names a palm_id before its picture exists.
      await store.write('reading', palmId, reading);
    },
    async reading(palmId) {
      const document = await store.read('reading', palmId);
      // A reading of an older version has no pose.
      const reading = palmReading.safeParse(document);
      if (!reading.success) throw unknown();
      return reading.data;
    },
    async photo(palmId) {
      const picture = await pictures.get(palmId);
      if (picture !== undefined) return picture;
      const document = await store.read('palm-image', palmId);
      if (document === undefined) throw unknown();
      return Buffer.from(savedPhoto.parse(document).base64, 'base64');
    },
  };
}

const unknown = () =>
  new UnprocessableError([
    {
      loc: ['body', 'palm_id'],
      type: 'unknown_palm_id',
      msg: 'There is no stored reading with this palm_id; get one from /palmistry/get-palm-id',
    },
  ]);
