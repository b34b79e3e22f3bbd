import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { clientsOf } from '@palmleaf/test/support/local-app/clients';
import { until } from '@palmleaf/test/support/local-app/until';
import { synthesizeThumbnails } from '@palmleaf/test/support/thumbnails-app/app';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { buildRunner, packRunner } from '../../pack/package.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);
const emptyFolder = temporaryFolder('packed-runner');
const packed = join(emptyFolder, 'node_modules', '@palmleaf', 'stack-runner');

beforeAll(async () => {
  const built = join(emptyFolder, 'built');
  await buildRunner(built);
  const file = await packRunner(built, emptyFolder);
  mkdirSync(packed, { recursive: true });
  await run('tar', ['-xzf', file, '-C', packed, '--strip-components=1']);
  const versions = z.record(z.string(), z.string());
  const { dependencies, optionalDependencies } = z
    .object({ dependencies: versions, optionalDependencies: versions })
    .parse(JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')));
  for (const name of [
    ...Object.keys(dependencies),
    ...Object.keys(optionalDependencies),
    'typescript',
    '@types/node',
  ]) {
    mkdirSync(dirname(join(emptyFolder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(emptyFolder, 'node_modules', name));
  }
  writeFileSync(join(emptyFolder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
});

const picture = Buffer.concat([
  Buffer.from('P5\n8 4\n255\n'),
  Uint8Array.from({ length: 32 }, (_, at) => at),
]);

async function runCommand() {
  const child = spawn(process.execPath, [join(packed, 'cli.js'), 'cdk.out', '--time-scale', '60'], {
    cwd: emptyFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const endpoint = await until('the command says where the stack runs', async () => {
    if (child.exitCode !== null) throw new Error(text);
    return / runs at (\S+) /.exec(text)?.[1];
  });
  const credentials = z
    .object({ accessKeyId: z.string(), secretAccessKey: z.string() })
    .parse(JSON.parse(readFileSync(join(emptyFolder, '.stack-runner/credentials.json'), 'utf8')));
  const outputs = Object.fromEntries(
    [...text.matchAll(/^Output: (\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const stack = { endpoint, region: 'eu-central-1', credentials, outputs, stackName: 'Thumbnails' };
  return { ended, printed: () => text, stack, stop: () => void child.kill('SIGTERM') };
}

describe('The packed runner, in an empty folder', () => {
  test('The packed command runs an unrelated app: uploads, a stream, a schedule, and a queue with dead letters', async () => {
    synthesizeThumbnails(join(emptyFolder, 'cdk.out'));
    const { ended, printed, stack, stop } = await runCommand();
    try {
      const aws = clientsOf(stack);
      const Bucket = aws.output('Bucket');
      const upload = (Key: string) => aws.s3.send(new PutObjectCommand({ Bucket, Key, Body: picture }));
      const read = async (Key: string) => {
        const { Body } = await aws.s3.send(new GetObjectCommand({ Bucket, Key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      };
      const isStored = (Prefix: string) => async () =>
        (await aws.s3.send(new ListObjectsV2Command({ Bucket, Prefix }))).KeyCount === 1;
      await upload('full/holiday 1.pgm');
      await upload('full/torn.pgm');
      await until('the picture was printed', isStored('printed/holiday 1.pgm'));
      expect(await read('small/holiday 1.pgm')).toEqual(Buffer.from('P5\n2 1\n255\n\x00\x04', 'latin1'));
      await until('a minute has passed', async () => {
        const Key = { name: { S: 'tick' } };
        const { Item } = await aws.dynamodb.send(new GetItemCommand({ TableName: aws.output('Table'), Key }));
        return Item !== undefined;
      });
      const dead = await until(
        'the torn picture is a dead letter',
        async () => (await aws.receive('Failed'))[0],
      );
      expect(dead.Body).toBe('torn.pgm');
      expect(await isStored('printed/torn')()).toBe(false);
      const leftOut = ['AWS::DynamoDB::Table: BillingMode', 'AWS::Lambda::Function: Code.S3Bucket'];
      for (const what of leftOut) expect(printed()).toContain(`Left out: ${what} has no effect here (`);
    } finally {
      stop();
    }
    expect(await ended).toBe(0);
  });

  test('The packed command refuses an app and names every unknown resource of all stacks', async () => {
    const assembly = join(emptyFolder, 'unknown.out');
    synthesizeThumbnails(assembly, { hasUnknownResource: true });
    const command = [join(packed, 'cli.js'), assembly, '--state', join(emptyFolder, 'unknown')];
    await expect(run(process.execPath, command, { cwd: emptyFolder })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /StateMachine \(Slides\).*StateMachine \(Album\)|StateMachine \(Album\).*StateMachine \(Slides\)/,
      ),
    });
  });

  test("The packed types fit the example in the package's README", async () => {
    const page = readFileSync(join(packed, 'README.md'), 'utf8');
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    expect(code).toContain('startStack');
    writeFileSync(join(emptyFolder, 'use.ts'), code);
    const settings = { strict: true, module: 'nodenext', target: 'es2024', noEmit: true, types: ['node'] };
    writeFileSync(
      join(emptyFolder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: settings, files: ['use.ts'] }),
    );
    const { stdout } = await run(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      emptyFolder,
    ]);
    expect(stdout).toBe('');
  });
});
