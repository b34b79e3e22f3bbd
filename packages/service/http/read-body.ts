import type { BodyLimit } from './body-limits.ts';
import { RefusedError, refusals } from './refusals.ts';

/**
 * In how many pieces a body may come: 8 MB in 1 KB each, less than networks pack. Each piece costs some work, so a
 * body of one byte a piece would hold the processor for half a minute.
 */
const maxPieces = 8_192;

/**
 * Reads a request body, whatever Content-Length claims.
 *
 * @throws {RefusedError} as soon as more bytes or pieces have arrived than the limit allows (413, 400), and when the body
 *   ends before all of it has come (400).
 */
export async function readBody(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit.maxBytes) throw new RefusedError(limit.refusal);
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    // Not cancelled: that would end the connection before the refusal is told. The server reads on what is left.
    for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
      size += piece.byteLength;
      if (size > limit.maxBytes) throw new RefusedError(limit.refusal);
      pieces.push(piece);
      if (pieces.length > maxPieces) throw new RefusedError(refusals.inCrumbs);
    }
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError(refusals.cutBody);
  }
  if (size < announced) throw new RefusedError(refusals.cutBody);
  return new Uint8Array(Buffer.concat(pieces));
}
