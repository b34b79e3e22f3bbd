import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { buildPackage, packPackage } from '../../../functions/reports/client/package.ts';
import type { Ask, Failures, Messages } from '../../../packages/client/index.ts';
import { finished } from './finished.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

describe('The package, installed in an empty project', () => {
  let folder = '';
  const shape = z.object({
    consumer: z.custom<(ask: Ask, keep: (line: string) => void) => (messages: Messages) => Promise<Failures>>(
      (value) => typeof value === 'function',
    ),
    ended: z.custom<(ask: Ask, batch: string) => Promise<number>>((value) => typeof value === 'function'),
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'palmleaf-package-'));
    await buildPackage(join(folder, 'built'));
    const file = await packPackage(join(folder, 'built'), folder);
    await writeFile(join(folder, 'package.json'), '{ "name": "theirs", "private": true, "type": "module" }');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', file], { cwd: folder });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const codeOf = async (document: string): Promise<string[]> => {
    const text = await readFile(join(root, document), 'utf8');
    return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  };

  test('The installed client package brings no dependencies', async () => {
    const installed = await readdir(join(folder, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['palmleaf-client']);
  });

  test('The installed client package runs as plain JavaScript', async () => {
    const code = `import * as client from 'palmleaf-client'; console.log(Object.keys(client).sort().join(' '))`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: folder });
    expect(stdout).toContain('createClient createOperator createReader createSigner');
  });

  test('The types of the installed client package compile on their own, with every example of the docs', async () => {
    const blocks = [...(await codeOf('docs/reader.md')), ...(await codeOf('packages/client/README.md'))];
    expect(blocks).toHaveLength(3);
    await mkdir(join(folder, 'src'));
    const theirs = [
      "declare module '@aws-sdk/credential-providers' {",
      '  export function fromNodeProviderChain(): () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>;',
      '}',
      'declare function keep(id: string, batch: string, subject: string): Promise<void>;',
      'declare const process: { readonly env: { readonly WEBHOOK_SECRET?: string } };',
    ];
    await writeFile(join(folder, 'src/theirs.d.ts'), theirs.join('\n'));
    for (const [index, code] of blocks.entries())
      await writeFile(join(folder, `src/block-${index}.ts`), code);
    const settings = {
      compilerOptions: {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'nodenext',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: [],
      },
      include: ['src'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiled = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    await expect(compiled.catch(({ stdout }) => ({ stdout }))).resolves.toMatchObject({ stdout: '' });
  });

  test('The example of docs/reader.md reads each announced report once', async () => {
    const [code = ''] = await codeOf('docs/reader.md');
    await writeFile(join(folder, 'example.ts'), code);
    const { ask, messages } = await finished();
    const { consumer, ended } = shape.parse(await import(pathToFileURL(join(folder, 'example.ts')).href));
    const lines: string[] = [];
    const handler = consumer(ask, (line) => lines.push(line));
    expect(await handler(messages)).toEqual({ batchItemFailures: [] });
    await handler(messages);
    expect(lines).toEqual(['june/left/anna: report.completed, 17 parts']);
    expect(await ended(ask, 'june')).toBe(1);
  });
});
