import { createHash } from 'node:crypto';
import type { Need } from '@palmleaf/contract/operations';

const addressFields = new Set(['image_url', 'url', 'img_url']);

/** Returns the palm_id, else a SHA-256 of the body without the query of an image address, which each signature changes. */
export function fingerprintOf(needs: Need, request: unknown): string {
  if (needs === 'palm_id' && isRecord(request)) {
    const id = request.palm_id;
    if (typeof id === 'string' && /^[\w-]{1,100}$/.test(id)) return id;
  }
  return createHash('sha256').update(canonical(request)).digest('hex');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === 'string' && addressFields.has(key)) return withoutQuery(inner);
    if (!isRecord(inner)) return inner;
    const sorted = Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.filter(([, field]) => field !== null));
  });
}

function withoutQuery(text: string): string {
  const url = text.length < 8192 && URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
