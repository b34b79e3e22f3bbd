/** Measures the peak memory of calls in flight, for infra/sizing/memory.ts. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fanOutMemoryMb, maxCallsInEach } from '../../../infra/sizing/memory.ts';
import { interruptible } from '../../../test/support/processes/interruptible.ts';
import { operations } from '../../contract/operations.ts';
import { certificate } from '../http2/certificate.ts';
import { amount, recordFigures } from '../page/figure.ts';
import { inFlightMeasured } from './in-flight-measured.ts';

const latencyMs = 15_000;
const pictureBytes = 3_000_000;
const readingBytes = 6000;
const pathOfPicture = operations['get-palm-image'].path;

const bodyOf = (bytes: number): string =>
  JSON.stringify({ status: true, data: { text: randomBytes((bytes * 3) / 4).toString('base64') } });

await interruptible(async (signal) => {
  const [picture, reading] = [bodyOf(pictureBytes), bodyOf(readingBytes)];
  const server = createServer(
    certificate(mkdtempSync(join(tmpdir(), 'palmleaf-bench-in-flight-'))),
    async (request, response) => {
      request.resume();
      await sleep(latencyMs);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(request.url === pathOfPicture ? picture : reading);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const memoryMb = fanOutMemoryMb(maxCallsInEach);
  const options = [
    `--max-old-space-size=${Math.floor(memoryMb * 0.9)}`,
    `--max-semi-space-size=${Math.floor(memoryMb / 10 / 3)}`,
  ];
  const env = {
    ...process.env,
    SERVICE: `https://localhost:${address.port}`,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const script = fileURLToPath(new URL('calls.ts', import.meta.url));
  try {
    const args = [...options, script, String(maxCallsInEach)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, signal });
    const found = inFlightMeasured.parse(JSON.parse(stdout));
    console.log(found);
    if (found.shareWithoutAnswer > 0.02) throw new Error('Too many calls were lost for a figure');
    recordFigures([
      amount(`memory that each of ${maxCallsInEach} calls adds`, found.megabytesOfCall, 'MB', 'less', 2),
      amount(`peak of the process with ${maxCallsInEach} calls`, found.peakMegabytes, 'MB', 'less', memoryMb),
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
