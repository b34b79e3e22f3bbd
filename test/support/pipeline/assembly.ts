import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localContext } from '../../../packages/local/pipeline.ts';
import { synthesize } from '../../../packages/local/synthesize.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The settings of `npm start`, at twice its speed. The second sweep of an erasure waits until its twenty scaled
 * minutes are over and any current reader has certainly ended: 30 s each.
 */
export const testSettings = {
  timeScale: '40',
  intakeTimeoutSeconds: '20',
} as const;

/** The assembly that all end-to-end tests share. */
export const testAssembly = join(root, '.palmleaf', 'test', 'cdk.out');

/** Projects of one run import this file separately and share the process. */
const making = Symbol.for('the assembly that the end-to-end tests share');

/**
 * Runs in vitest before the end-to-end tests of each project. Synthesizes the stack once if a source has changed
 * since.
 */
export default async function setup(): Promise<void> {
  const begun: unknown = Reflect.get(globalThis, making);
  const assembly =
    begun instanceof Promise ? begun : synthesize(root, testAssembly, localContext(testSettings));
  Reflect.set(globalThis, making, assembly);
  await assembly;
}
