import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserBundles } from '../../shared/browser-bundles.ts';
import type { BrowserScripts } from './pages/pages.ts';
import { asset } from './pages/styles/asset.ts';

export function browserScriptsIn(directory: string): () => BrowserScripts {
  let known: BrowserScripts | undefined;
  const read = (name: keyof typeof browserBundles) =>
    readFileSync(join(directory, browserBundles[name]), 'utf8');
  return () => {
    known ??= {
      page: asset('upload', 'js', read('page')),
      worker: asset('check', 'js', read('worker')),
    };
    return known;
  };
}
