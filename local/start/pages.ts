import { once } from 'node:events';
import { consoleServer } from '../../cli/console.ts';
import { UsageError } from '../../cli/errors.ts';
import type { SignedFetch } from '../../cli/signed-fetch.ts';

export interface ServedPages {
  /** `http://127.0.0.1:8080/` */
  readonly url: string;
  stop(): void;
}

/**
 * The pages of the reports function for a browser of this machine, as `palmleaf console` serves them: its own URL
 * takes only signed requests.
 *
 * @param port 0 for any free one
 * @throws UsageError when the port is taken
 */
export async function servePages(reports: SignedFetch, port: number): Promise<ServedPages> {
  const server = consoleServer(reports);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new UsageError(`Port ${port} is in use: choose another one with --pages`);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
