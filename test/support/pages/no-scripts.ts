import type { BrowserScripts } from '../../../functions/reports/pages/pages.ts';
import { asset } from '../../../functions/reports/pages/styles/asset.ts';

/** Placeholders for the scripts of the upload page, in tests without a browser. */
export const noScripts: BrowserScripts = {
  page: asset('upload', 'js', '// the page'),
  worker: asset('check', 'js', '// the worker'),
};
