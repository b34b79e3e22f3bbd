import type { Theme } from '@palmleaf/books/theme';
import type { SignedFetch } from '../api/signed-fetch.ts';

export const withTheme =
  (reports: SignedFetch, theme: Theme): SignedFetch =>
  (path, request) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request?.headers?.['content-type'] ?? '');
    if (request?.method !== 'POST' || !isForm || !/^\/batches\/[^/]+\/(books|links)$/.test(path))
      return reports(path, request);
    const fields = new URLSearchParams(request.raw);
    fields.set('theme', JSON.stringify(theme));
    return reports(path, { ...request, raw: fields.toString() });
  };
