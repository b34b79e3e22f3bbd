import type { BrowserScripts } from '../../../functions/reports/pages/pages.ts';
import { asset } from '../../../functions/reports/pages/styles/asset.ts';
import { browserBundleOptions } from '../../../infra/bundles/browser-bundles.ts';
import { built } from '../../../infra/bundles/built.ts';
import { browserBundles } from '../../../shared/browser-bundles.ts';

export const bundledScripts = (): BrowserScripts => ({
  page: asset('upload', 'js', bundled('page')),
  worker: asset('check', 'js', bundled('worker')),
});

const bundled = (name: keyof BrowserScripts): string =>
  built(browserBundleOptions(name)).files[browserBundles[name]] ?? '';
