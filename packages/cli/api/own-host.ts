/** Clients omit the default port of HTTP. */
export const isHostOf = (port: number | undefined, host: string): boolean =>
  ['127.0.0.1', 'localhost'].some((name) => host === `${name}:${port}` || (port === 80 && host === name));
