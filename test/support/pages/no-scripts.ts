import { type BrowserScripts, pageAsset } from '../../../functions/reports/pages/pages.ts';

/** Texts that stand for the scripts of the page for uploads where no browser runs them. */
export const noScripts: BrowserScripts = {
  page: pageAsset('upload', 'js', '// the page'),
  worker: pageAsset('check', 'js', '// the worker'),
};
