import { basename, join } from 'node:path';
import { browserBundles } from '../../shared/browser-bundles.ts';
import type { BundleOptions } from './built.ts';
import { root } from './native-modules.ts';

export const browserBundleOptions = (name: keyof typeof browserBundles) =>
  ({
    absWorkingDir: root,
    entryPoints: [
      {
        in: `functions/reports/browser/${name}/main.ts`,
        out: basename(browserBundles[name], '.js'),
      },
    ],
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
  }) as const satisfies BundleOptions;
