import type { ReadPalm } from '@palmleaf/engines/palm/read-palm';

/**
 * Reads the palm in the bytes of a photo (JPEG, PNG or WebP of at most 5 MB).
 *
 * @throws {PhotoRefusedError} with the reason and advice when the photo cannot be read; final for these bytes
 */
export type PalmReader = (bytes: Uint8Array) => Promise<ReadPalm>;

/**
 * Reads in this process, one photo after the other. A reading takes about a second, blocks the process, and needs 200
 * MB at its peak. It has no time limit.
 *
 * @param modelDirectory the folder of the files of packages/engines/palm/hand/assets.ts: the package root, or the
 * directory of a bundle
 */
export function readerHere(modelDirectory: string): PalmReader {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const reading = last.then(async () => {
      // Loads the network with the first photo.
      const [{ loadHandNetwork }, { readPalm }] = await Promise.all([
        import('@palmleaf/engines/palm/hand/hand-network'),
        import('@palmleaf/engines/palm/read-palm'),
      ]);
      return readPalm(bytes, await loadHandNetwork(modelDirectory));
    });
    last = reading.catch(() => {});
    return reading;
  };
}
