export const browserBundles = { page: 'upload-page.js', worker: 'upload-check.js' } as const;
