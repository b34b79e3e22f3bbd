/** Whether clients name the loopback server on this port so: they leave the port of HTTP itself out. */
export const isHostOf = (port: number | undefined, host: string): boolean =>
  ['127.0.0.1', 'localhost'].some((name) => host === `${name}:${port}` || (port === 80 && host === name));
