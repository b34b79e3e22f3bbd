import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { browserBundles } from '../../shared/browser-bundles.ts';
import { root } from './native-modules.ts';

export const browserBundleOptions = (name: keyof typeof browserBundles) =>
  ({
    absWorkingDir: root,
    entryPoints: [`functions/reports/browser/${name}/main.ts`],
    bundle: true,
    platform: 'browser',
    // A test loads the worker as a module.
    format: name === 'page' ? 'iife' : 'esm',
    target: 'es2022',
    charset: 'utf8',
    alias: {
      zod: join(root, 'infra/bundles/zod.js'),
      'csv-parse/sync': 'csv-parse/browser/esm/sync',
    },
    minify: true,
    logLevel: 'warning',
  }) as const satisfies BuildOptions;

export function writeBrowserBundles(output: string): void {
  for (const name of ['page', 'worker'] as const)
    buildSync({ ...browserBundleOptions(name), outfile: join(output, browserBundles[name]) });
}
