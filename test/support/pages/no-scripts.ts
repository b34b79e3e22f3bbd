import type { BrowserScripts } from '../../../functions/reports/pages/pages.ts';
import { asset } from '../../../functions/reports/pages/styles/asset.ts';

export const noScripts: BrowserScripts = {
  page: asset('upload', 'js', '// the page'),
  worker: asset('check', 'js', '// the worker'),
};
