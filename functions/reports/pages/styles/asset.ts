import { createHash } from 'node:crypto';

export interface Asset {
  readonly text: string;
  readonly path: string;
  readonly contentType: string;
}

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

export function asset(name: string, kind: keyof typeof types, text: string): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, path: `/assets/${name}-${hash}.${kind}`, contentType: types[kind] };
}
