import { buildSync } from 'esbuild';
import { type BrowserScripts, pageAsset } from '../../../functions/reports/pages/pages.ts';
import { browserBundleOptions } from '../../../infra/functions/browser-bundles.ts';

/** What the page for uploads runs, as a deployment carries it. */
export const bundledScripts = (): BrowserScripts => ({
  page: pageAsset('upload', 'js', bundled('page')),
  worker: pageAsset('check', 'js', bundled('worker')),
});

function bundled(name: keyof BrowserScripts): string {
  const { outputFiles } = buildSync({ ...browserBundleOptions(name), write: false });
  return outputFiles[0]?.text ?? '';
}
