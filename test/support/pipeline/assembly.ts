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

/** Where the synthesized stack lies that all end-to-end tests share. */
export const testAssembly = join(root, '.palmleaf', 'test', 'cdk.out');

/** Run by vitest once, before the end-to-end tests: synthesizes the stack, if a source has changed since. */
export default async function setup(): Promise<void> {
  await synthesize(root, testAssembly, localContext(testSettings));
}
