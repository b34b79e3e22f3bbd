import type { Handler, Hono } from 'hono';

/** Lets an application answer that is loaded with the first request to it. */
export function answeredLater(load: () => Promise<Hono>): Handler {
  let loading: Promise<Hono> | undefined;
  return async (c) => {
    loading ??= load();
    const { raw } = c.req;
    // HEAD is answered as GET is; what was there before this one leaves the body out at the very end.
    const request = raw.method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw;
    return (await loading).fetch(request, c.env);
  };
}
