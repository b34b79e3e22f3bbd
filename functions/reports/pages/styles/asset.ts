import { createHash } from 'node:crypto';

/** A file that pages refer to. Its path contains a hash, so that caches may store it forever. */
export interface Asset {
  readonly text: string;
  /** Absolute, for example `/assets/palmleaf-0f3a….css`. */
  readonly path: string;
  readonly contentType: string;
}

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

/** Creates a file whose path contains a hash of its text. */
export function asset(name: string, kind: keyof typeof types, text: string): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, path: `/assets/${name}-${hash}.${kind}`, contentType: types[kind] };
}
