import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { ChildProcesses } from '../../../shared/untrusted/child-processes.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';

const answerParent = new URL('../../../shared/untrusted/answer-parent.ts', import.meta.url).href;
const folder = temporaryFolder('child-processes');
const opened: ChildProcesses<object, unknown>[] = [];
afterEach(async () => {
  for (const children of opened.splice(0)) await children.close();
});

function scriptOf(source: string): string {
  const file = join(folder, `${opened.length}-${source.length}.mjs`);
  writeFileSync(file, `import { answerParent } from ${JSON.stringify(answerParent)};\n${source}`);
  return file;
}

function childrenRunning(
  source: string,
  options: Partial<ConstructorParameters<typeof ChildProcesses>[0]> = {},
) {
  const children = new ChildProcesses<object, unknown>({
    file: scriptOf(source),
    budget: () => ({ processorMs: 60_000, memoryBytes: 1e9 }),
    processes: 1,
    tasksOfOne: 10,
    ...options,
  });
  opened.push(children);
  return children;
}

describe('a signal', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'A terminal signal (%s) does not stop a child process during its task',
    async (signal) => {
      const children = childrenRunning(`answerParent(() => {
        process.kill(process.pid, '${signal}');
        return 'goes on';
      });`);
      expect(await children.run({}, 0)).toEqual({ answer: 'goes on' });
    },
  );

  test.each([
    ['SIGKILL', 'ended'],
    ['SIGUSR2', 'ended'],
    ['SIGSEGV', 'crashed'],
    ['SIGABRT', 'crashed'],
    ['SIGILL', 'crashed'],
  ])('A child process that the signal %s ends counts as "%s"', async (signal, stopped) => {
    const children = childrenRunning(`answerParent(() => process.kill(process.pid, '${signal}'));`);
    expect(await children.run({}, 0)).toEqual({ stopped });
  });
});

test('A process that exits without an answer has crashed during its task', async () => {
  const children = childrenRunning('answerParent(() => process.exit(3));');
  expect(await children.run({}, 0)).toEqual({ stopped: 'crashed' });
});

describe('a process that hangs at its start', () => {
  const hangs = 'setInterval(() => undefined, 1e6);';

  test('A process that hangs during its start is killed after the start limit, and its slot is free for the next task', async () => {
    const children = childrenRunning(hangs, { startMs: 100 });
    const [first, second] = [children.run({}, 0), children.run({}, 0)];
    expect(await first).toEqual({ stopped: 'not started' });
    expect(await second).toEqual({ stopped: 'not started' });
  });

  test('A process that hangs during its start is killed when the time of its task is over', async () => {
    expect(await childrenRunning(hangs).run({}, 0, 100)).toEqual({ stopped: 'not started' });
  });
});

test('A task that gets no process within its time limit is not started', async () => {
  const children = childrenRunning(
    `answerParent((task) => {
      if (task.loops) for (;;);
      return 'done';
    });`,
    { budget: () => ({ processorMs: 300, memoryBytes: 1e9 }) },
  );
  const first = children.run({ loops: true }, 0);
  const second = children.run({}, 0, 50);
  const third = children.run({}, 0);
  expect(await second).toEqual({ stopped: 'not started' });
  expect(await first).toEqual({ stopped: 'too slow' });
  expect(await third).toEqual({ answer: 'done' });
});

test('A process that the system refuses to start counts as not started, and throws nothing', async () => {
  const children = childrenRunning('answerParent(() => 1);');
  const { execPath } = process;
  process.execPath = join(folder, 'no-such-node');
  try {
    expect(await children.run({}, 0)).toEqual({ stopped: 'not started' });
  } finally {
    process.execPath = execPath;
  }
  expect(await children.run({}, 0)).toEqual({ answer: 1 });
});

test('A busy process ends with its parent, also when the parent is killed', async () => {
  const child = scriptOf(`import { writeSync } from 'node:fs';
    answerParent(() => {
      writeSync(1, String(process.pid));
      for (;;);
    });`);
  const parent = scriptOf(`import { fork } from 'node:child_process';
    const child = fork(${JSON.stringify(child)}, { execArgv: [], stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
    child.once('message', () => child.send({}));`);
  const started = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [pid] = await once(started.stdout, 'data');
  let hasEnded = false;
  onTestFinished(() => {
    if (!hasEnded) process.kill(Number(pid), 'SIGKILL');
  });
  started.kill('SIGKILL');
  // Both hold the stream open, so it closes when the last one has ended.
  await once(started.stdout, 'close');
  hasEnded = true;
  expect(started.signalCode).toBe('SIGKILL');
});
