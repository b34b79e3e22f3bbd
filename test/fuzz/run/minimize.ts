import { parseRequest, type RequestText, writeRequest } from '../request-text.ts';

export async function minimize(
  bytes: Buffer,
  stillFails: (bytes: Buffer) => Promise<boolean>,
  tries: number,
): Promise<Buffer> {
  let left = tries;
  let best = bytes;
  const attempt = async (candidate: RequestText): Promise<boolean> => {
    const written = writeRequest(candidate);
    if (left <= 0 || written.length >= best.length) return false;
    left -= 1;
    if (!(await stillFails(written))) return false;
    best = written;
    return true;
  };
  for (let at = parseRequest(best).headers.length - 1; at >= 0; at -= 1) {
    const request = parseRequest(best);
    await attempt({ ...request, headers: request.headers.toSpliced(at, 1) });
  }
  for (let size = parseRequest(best).body.length >> 1; size > 0; size >>= 1) {
    for (let from = 0; from < parseRequest(best).body.length; ) {
      const request = parseRequest(best);
      const { body } = request;
      const shorter = Buffer.concat([body.subarray(0, from), body.subarray(from + size)]);
      if (!(await attempt({ ...request, body: shorter }))) from += size;
      if (left <= 0) return best;
    }
  }
  return best;
}
