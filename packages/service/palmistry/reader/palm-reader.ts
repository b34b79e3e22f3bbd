import type { ReadPalm } from '@palmleaf/engines/palm/read-palm';

/**
 * @param bytes JPEG, PNG or WebP of at most 5 MB
 * @throws {PhotoRefusedError} with reason and advice; final for these bytes
 */
export type PalmReader = (bytes: Uint8Array) => Promise<ReadPalm>;

/**
 * Blocks the process for a second per photo and needs 200 MB. No time limit.
 * @param modelDirectory the package root, or the folder of a bundle
 */
export function readerHere(modelDirectory: string): PalmReader {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const reading = last.then(async () => {
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
