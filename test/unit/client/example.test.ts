import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Ask, Failures, Messages } from '../../../client/index.ts';
import { finished } from './finished.ts';

const root = new URL('../../../', import.meta.url);
const docs = readFileSync(new URL('docs/reader.md', root), 'utf8');

describe('The example of docs/reader.md', () => {
  // Inside the package, which finds itself by its own name there.
  const folder = new URL('.palmleaf/reader-example/', root);
  const shape = z.object({
    consumer: z.custom<(ask: Ask, keep: (line: string) => void) => (messages: Messages) => Promise<Failures>>(
      (value) => typeof value === 'function',
    ),
    ended: z.custom<(ask: Ask, batch: string) => Promise<number>>((value) => typeof value === 'function'),
  });

  beforeAll(() => {
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(docs) ?? [];
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('example.ts', folder), code);
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false },
      include: ['example.ts'],
    };
    writeFileSync(new URL('tsconfig.json', folder), JSON.stringify(settings));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('compiles as strictly as everything else here', async () => {
    const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
    const compiled = promisify(execFile)(process.execPath, [compiler, '-p', fileURLToPath(folder)]);
    await expect(compiled.catch(({ stdout }) => ({ stdout }))).resolves.toMatchObject({ stdout: '' });
  });

  test('reads each report that it is told of, once', async () => {
    const { ask, messages } = await finished();
    const { consumer, ended } = shape.parse(await import(new URL('example.ts', folder).href));
    const lines: string[] = [];
    const handler = consumer(ask, (line) => lines.push(line));
    expect(await handler(messages)).toEqual({ batchItemFailures: [] });
    await handler(messages);
    expect(lines).toEqual(['june/left/anna: report.completed, 17 parts']);
    expect(await ended(ask, 'june')).toBe(1);
  });
});
