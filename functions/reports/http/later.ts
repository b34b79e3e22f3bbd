import type { Handler, Hono } from 'hono';

export function loadedOnFirstRequest(load: () => Promise<Hono>): Handler {
  let loading: Promise<Hono> | undefined;
  return async (c) => {
    loading ??= load();
    const { raw } = c.req;
    // HEAD is handled as GET; the outer application removes the body.
    const request = raw.method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw;
    return (await loading).fetch(request, c.env);
  };
}
