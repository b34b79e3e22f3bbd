/** A thread that reads palms, one photo for each message, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { readerHere } from './palm-reader.ts';
import { failureAnswer, type ThreadAnswer } from './thread-answer.ts';

const { modelDirectory } = z.object({ modelDirectory: z.string() }).parse(workerData);
const read = readerHere(modelDirectory);

parentPort?.on('message', async (bytes: Uint8Array) => {
  try {
    const { reading, photo } = await read(bytes);
    // A buffer of its own, so that it can be handed over instead of copied.
    const data = new Uint8Array(photo.data);
    const answer: ThreadAnswer = { kind: 'read', reading, photo: { ...photo, data } };
    parentPort?.postMessage(answer, [data.buffer]);
  } catch (error) {
    parentPort?.postMessage(failureAnswer(error));
  }
});
