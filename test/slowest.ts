/**
 * Writes docs/tests.md: the slowest tests of both suites, as their last whole runs in this checkout have left them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const times = z.object({
  projects: z.record(z.string(), z.object({ files: z.number(), tests: z.number(), testSeconds: z.number() })),
  slowest: z.array(z.object({ file: z.string(), test: z.string(), seconds: z.number() })),
});

const commands = { fast: 'npm test', deep: 'npm run test:deep' } as const;

function pageOf(suite: keyof typeof commands): string {
  const file = new URL(`../.palmleaf/test/times-${suite}.json`, import.meta.url);
  if (!existsSync(file)) throw new Error(`No whole run of \`${commands[suite]}\` has left its times here`);
  const { projects, slowest } = times.parse(JSON.parse(readFileSync(file, 'utf8')));
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    `## ${commands[suite]}`,
    '',
    '| project | files | tests | seconds of all workers |',
    '|---|---:|---:|---:|',
    ...Object.entries(projects).map(
      ([name, { files, tests, testSeconds }]) =>
        `| ${name} | ${files} | ${tests} | ${testSeconds.toFixed(0)} |`,
    ),
    '',
    '| slowest tests | of | seconds |',
    '|---|---|---:|',
    ...slowest.map(({ file: path, test, seconds }) => `| ${cell(test)} | ${path} | ${seconds.toFixed(1)} |`),
  ].join('\n');
}

writeFileSync(
  new URL('../docs/tests.md', import.meta.url),
  `# What the tests cost

\`node test/slowest.ts\` writes this page after a whole run of each suite. A test of a stack mostly waits; several are played at once, so the
seconds add up to more than a run takes. \`npm test\` plays each unit, contract and template test, three seeds, the small scopes, one batch whose host
is killed and one walk in a browser. \`npm run test:deep\` plays the rest, and CI plays both.

${pageOf('fast')}

${pageOf('deep')}
`,
);
