import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localContext } from '../../../packages/local/pipeline.ts';
import { synthesize } from '../../../packages/local/synthesize.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * As `npm start` runs the stack, twice as fast. The second sweep of an erasure comes after twenty minutes of it, and not before a
 * reader under way has surely ended: 30 s both.
 */
export const testSettings = {
  timeScale: '40',
  intakeTimeoutSeconds: '20',
} as const;

/** The assembly that all end-to-end tests share. */
export const testAssembly = join(root, '.palmleaf', 'test', 'cdk.out');

/** Projects of one run import this file apart, and have the process in common. */
const making = Symbol.for('the assembly that the end-to-end tests share');

/** Run by vitest before the end-to-end tests of each project: synthesizes the stack once, if a source has changed since. */
export default async function setup(): Promise<void> {
  const begun: unknown = Reflect.get(globalThis, making);
  const assembly =
    begun instanceof Promise ? begun : synthesize(root, testAssembly, localContext(testSettings));
  Reflect.set(globalThis, making, assembly);
  await assembly;
}
