import type { Theme } from '@palmleaf/books/theme';
import type { SignedFetch } from '../api/signed-fetch.ts';

function themedPath(path: string, { tradition, chartStyle }: Theme): string {
  const [address = '', query = ''] = path.split('?');
  if (!/^\/batches\/[^/]+\/reports\/[^/]+$/.test(address)) return path;
  const fields = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ tradition, chartStyle }))
    if (value !== undefined && !fields.has(name)) fields.set(name, value);
  return fields.size === 0 ? address : `${address}?${fields}`;
}

export const withTheme =
  (reports: SignedFetch, theme: Theme): SignedFetch =>
  (path, request) => {
    if (request?.method === 'GET' && request.accept?.includes('text/html'))
      return reports(themedPath(path, theme), request);
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request?.headers?.['content-type'] ?? '');
    if (request?.method !== 'POST' || !isForm || !/^\/batches\/[^/]+\/(books|links)$/.test(path))
      return reports(path, request);
    const fields = new URLSearchParams(request.raw);
    fields.set('theme', JSON.stringify(theme));
    return reports(path, { ...request, raw: fields.toString() });
  };
