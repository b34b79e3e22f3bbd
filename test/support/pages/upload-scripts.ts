import { buildSync } from 'esbuild';
import type { BrowserScripts } from '../../../functions/reports/pages/pages.ts';
import { asset } from '../../../functions/reports/pages/styles/asset.ts';
import { browserBundleOptions } from '../../../infra/bundles/browser-bundles.ts';

export const bundledScripts = (): BrowserScripts => ({
  page: asset('upload', 'js', bundled('page')),
  worker: asset('check', 'js', bundled('worker')),
});

function bundled(name: keyof BrowserScripts): string {
  const { outputFiles } = buildSync({ ...browserBundleOptions(name), write: false });
  return outputFiles[0]?.text ?? '';
}
