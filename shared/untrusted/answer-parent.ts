import { Worker } from 'node:worker_threads';

export type Answered<Answer> = { readonly answer: Answer } | { readonly failed: string };

const failure = (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) });

/**
 * Exits with the parent, which receives every JavaScript error: a process that ends without an answer has crashed on
 * its input.
 */
export function answerParent<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  const answer = (answered: Answered<Answer>): void => {
    process.send?.(answered);
  };
  process.on('message', (task: Task) => {
    void Promise.resolve(task)
      .then(work)
      .then((result) => ({ answer: result }), failure)
      .then(answer);
  });
  process.on('uncaughtException', (error) => answer(failure(error)));
  // Ctrl-C and a closed terminal signal the whole group of processes; the parent ends its children.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  endWithParent();
  process.send?.('ready');
}

/** Uses a thread, which works even while native code blocks the main thread. */
function endWithParent(): void {
  const watch = new Worker(
    `const parent = ${process.ppid};
    setInterval(() => {
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 1000);`,
    { eval: true },
  );
  watch.on('error', () => undefined);
  watch.unref();
}
