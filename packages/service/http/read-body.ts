import type { BodyLimit } from './body-limits.ts';
import { RefusedError, refusals } from './refusals.ts';

/** Enough for 8 MB in chunks of 1 KB. Chunks of one byte would occupy the processor for half a minute. */
const maxPieces = 8_192;

/** Counts the bytes itself, because Content-Length may lie. */
export async function readBody(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit.maxBytes) throw new RefusedError(limit.refusal);
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    // Cancelling would close the connection before the refusal is sent.
    for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
      size += piece.byteLength;
      if (size > limit.maxBytes) throw new RefusedError(limit.refusal);
      pieces.push(piece);
      if (pieces.length > maxPieces) throw new RefusedError(refusals.tooManyChunks);
    }
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError(refusals.truncatedBody);
  }
  if (size < announced) throw new RefusedError(refusals.truncatedBody);
  return new Uint8Array(Buffer.concat(pieces));
}
