import { maxPayloadBytes } from '../lambda/invocation.ts';

const envelopeBytes = 1_000;

export function payloadBatches<T>(records: readonly T[], maxBytes = maxPayloadBytes - envelopeBytes): T[][] {
  const batches: T[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const record of records) {
    const recordBytes = Buffer.byteLength(JSON.stringify(record)) + 1;
    if (bytes + recordBytes > maxBytes) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(record);
    bytes += recordBytes;
  }
  return batches;
}
