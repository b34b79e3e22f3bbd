import { afterAll, afterEach, beforeEach } from 'vitest';
import { processorSecondsOf } from './support/processes/processes.ts';

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

const usedSeconds = (): number => processorSecondsOf(process.pid);
/** A process may run several files: each costs the time since the previous one ended. */
const charged = Symbol.for('processor seconds of the files before');

// biome-ignore lint/correctness/noEmptyPattern: vitest wants to see a pattern here.
afterAll(({}, file) => {
  const now = usedSeconds();
  file.meta.processorSeconds = now - Number(Reflect.get(globalThis, charged) ?? 0);
  Reflect.set(globalThis, charged, now);
});

const begun = new Map<string, number>();
beforeEach(({ task }) => {
  begun.set(task.id, usedSeconds());
});
afterEach(({ task }) => {
  task.meta.processorSeconds = usedSeconds() - (begun.get(task.id) ?? 0);
});
