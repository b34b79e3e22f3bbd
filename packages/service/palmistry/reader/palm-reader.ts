import type { ReadPalm } from '@palmleaf/engines/palm/read-palm';

export type PalmReader = (bytes: Uint8Array) => Promise<ReadPalm>;

/**
 * Blocks this process for a second per photo, needs 200 MB and has no time limit.
 * @param modelDirectory the package root, or the folder of a bundle
 */
export function readerInProcess(modelDirectory: string): PalmReader {
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
