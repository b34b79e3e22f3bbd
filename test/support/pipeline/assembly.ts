import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localContext } from '../../../packages/local/pipeline.ts';
import { synthesize } from '../../../packages/local/synthesize.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Time runs twice as fast as in `npm start`. The second sweep of an erasure waits 50 s, until any reader has ended. */
export const testSettings = {
  timeScale: '40',
  intakeTimeoutSeconds: '40',
} as const;

export const testAssembly = join(root, '.palmleaf', 'test', 'cdk.out');

/** Projects of a run import this file separately and share the process. */
const making = Symbol.for('the assembly that the end-to-end tests share');

export default async function setup(): Promise<void> {
  const begun: unknown = Reflect.get(globalThis, making);
  const assembly =
    begun instanceof Promise ? begun : synthesize(root, testAssembly, localContext(testSettings));
  Reflect.set(globalThis, making, assembly);
  await assembly;
}
