import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsError } from '../basics/errors.ts';
import { readBody } from './http.ts';
import { hashOf, namedBodyHash, signedRequest } from './signature.ts';

/** @throws AwsError 413 if the body exceeds `maxBytes`, 400 if its hash differs */
export async function signedBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const claimedHash = namedBodyHash(signedRequest(request));
  const body = await readBody(request, maxBytes);
  if (claimedHash !== undefined && hashOf(body) !== claimedHash) throw mismatch();
  return body;
}

/** Withholds the last chunk until the hash is verified: the emulator never receives all of a wrong body. */
export function signedStream(request: IncomingMessage): Readable {
  const claimedHash = namedBodyHash(signedRequest(request));
  if (claimedHash === undefined) return request;
  const checked = new CheckedBody(claimedHash);
  pipeline(request, checked).catch(() => undefined);
  return checked;
}

class CheckedBody extends Transform {
  readonly #claimedHash: string;
  readonly #hash = createHash('sha256');
  #withheld: Buffer | undefined;

  constructor(claimedHash: string) {
    super();
    this.#claimedHash = claimedHash;
  }

  override _transform(piece: Buffer, _encoding: string, done: TransformCallback): void {
    this.#hash.update(piece);
    const before = this.#withheld;
    this.#withheld = piece;
    done(null, before);
  }

  override _flush(done: TransformCallback): void {
    if (this.#hash.digest('hex') === this.#claimedHash) done(null, this.#withheld);
    else done(mismatch());
  }
}

function mismatch(): AwsError {
  return new AwsError(
    'XAmzContentSHA256Mismatch',
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  );
}
