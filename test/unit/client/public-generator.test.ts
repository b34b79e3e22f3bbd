import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { generate } from 'openapi-typescript-codegen';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../../functions/reports/http/openapi.ts';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { reportsOver } from '../reports/app.ts';
import { anna, finished } from './finished.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

const consumer = `import { OpenAPI, PeopleService } from './made';
OpenAPI.BASE = process.argv[2];
PeopleService.readReport(process.argv[3], process.argv[4]).then((report) => {
  if ('parts' in report) console.log(JSON.stringify([report.state, report.parts.length]));
});
`;

async function served<T>(
  app: { fetch: (request: Request) => Response | Promise<Response> },
  use: (url: string) => Promise<T>,
) {
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const bound = server.address();
  try {
    return await use(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('A client that a public generator makes of the OpenAPI document compiles and reads a report', async () => {
  const folder = temporaryFolderOfTest('public-generator');
  const input = JSON.parse(JSON.stringify(openApiDocument()));
  await generate({ input, output: join(folder, 'made'), httpClient: 'fetch', useUnionTypes: true });
  writeFileSync(join(folder, 'consumer.ts'), consumer);
  const compilerOptions = {
    target: 'es2022',
    module: 'commonjs',
    strict: true,
    outDir: 'js',
    lib: ['es2022', 'dom'],
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  const compiled = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
  await compiled.catch(({ stdout }) => expect(stdout).toBe(''));

  const { app } = reportsOver((await finished()).world.ledger);
  const printed = await served(app, async (url) => {
    const { stdout } = await run(process.execPath, [
      join(folder, 'js/consumer.js'),
      url,
      anna.batch,
      anna.id,
    ]);
    return JSON.parse(stdout);
  });
  expect(printed).toEqual(['complete', expect.any(Number)]);
  expect(printed[1]).toBeGreaterThan(0);
});
