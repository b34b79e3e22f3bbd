import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { type ReachOfTest, reachVariable } from './reach.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isCore = /^(?:shared|functions)\//;

const key = Symbol.for('coverage of the core');
const found: unknown = Reflect.get(globalThis, key);
const session = found instanceof Session ? found : await started(new Session());
Reflect.set(globalThis, key, session);

async function started(fresh: Session): Promise<Session> {
  fresh.connect();
  await fresh.post('Profiler.enable');
  await fresh.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return fresh;
}

await session.post('Profiler.takePreciseCoverage');
const begun = process.cpuUsage();

// biome-ignore lint/correctness/noEmptyPattern: vitest wants to see a pattern here.
afterAll(async ({}, { file }) => {
  if (file.tasks.some(({ result }) => result?.state === 'fail')) return;
  const { user, system } = process.cpuUsage(begun);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result.flatMap(({ url, functions }) => {
    const [path = ''] = url.startsWith('file:') ? fileURLToPath(url).slice(root.length).split('?') : [];
    const ranges = functions.flatMap((one) => one.ranges);
    return isCore.test(path)
      ? [
          {
            file: path,
            ranges: ranges.map((each) => [each.startOffset, each.endOffset, each.count] as const),
          },
        ]
      : [];
  });
  const reach: ReachOfTest = {
    test: file.filepath.slice(root.length),
    seconds: (user + system) / 1e6,
    files,
  };
  appendFileSync(process.env[reachVariable] ?? '', `${JSON.stringify(reach)}\n`);
});
