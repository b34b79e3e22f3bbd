/** Names of the files beside the bundle of the reports function that a browser runs: the page for uploads, and its thread. */
export const browserBundles = { page: 'upload-page.js', worker: 'upload-check.js' } as const;
