/** A thread in the place of one that reads palms: it dies of an empty photo, and refuses all others by their length. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (bytes: Uint8Array) => {
  if (bytes.length === 0) process.exit(1);
  const measured = { bytes: bytes.length };
  parentPort?.postMessage({ kind: 'refused', code: 'no_hand', seen: 'No hand.', measured });
});
