import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const times = z.object({
  processorSeconds: z.number(),
  projects: z.record(
    z.string(),
    z.object({ files: z.number(), tests: z.number(), testSeconds: z.number(), processorSeconds: z.number() }),
  ),
  slowest: z.array(
    z.object({ file: z.string(), test: z.string(), seconds: z.number(), processorSeconds: z.number() }),
  ),
});

const commands = { fast: 'npm test', deep: 'npm run test:deep' } as const;

function pageOf(suite: keyof typeof commands): string {
  const file = new URL(`../.palmleaf/test/times-${suite}.json`, import.meta.url);
  if (!existsSync(file)) throw new Error(`No whole run of \`${commands[suite]}\` has written its times here`);
  const { processorSeconds, projects, slowest } = times.parse(JSON.parse(readFileSync(file, 'utf8')));
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    `## ${commands[suite]}`,
    '',
    `The whole run took ${processorSeconds.toFixed(0)} processor seconds.`,
    '',
    '| project | files | tests | processor seconds | seconds of all workers |',
    '|---|---:|---:|---:|---:|',
    ...Object.entries(projects).map(
      ([name, { files, tests, testSeconds, processorSeconds: spent }]) =>
        `| ${name} | ${files} | ${tests} | ${spent.toFixed(0)} | ${testSeconds.toFixed(0)} |`,
    ),
    '',
    '| most expensive tests | file | processor seconds | seconds |',
    '|---|---|---:|---:|',
    ...slowest.map(
      ({ file: path, test, seconds, processorSeconds: spent }) =>
        `| ${cell(test)} | ${path} | ${spent.toFixed(1)} | ${seconds.toFixed(1)} |`,
    ),
  ].join('\n');
}

writeFileSync(
  new URL('../docs/tests.md', import.meta.url),
  `# What the tests cost

\`node test/slowest.ts\` writes this page after a whole run of each suite. Processor seconds count every process that a
test starts; they are the cost, on any machine. Seconds are wall-clock time: a test of a stack mostly waits, and several
run at once. Tests that run beside each other in one file share their processor seconds.

\`npm test\` runs each unit, contract and template test, three seeds, the small scopes, one batch whose host is killed
and one walk through the pages in a browser. \`npm run test:deep\` runs the rest, and CI runs both.

${pageOf('fast')}

${pageOf('deep')}
`,
);
