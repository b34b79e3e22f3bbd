import { once } from 'node:events';
import { command } from '../command.ts';
import { consoleServer } from '../console.ts';
import { exitCodes, Unreachable, UsageError } from '../errors.ts';
import { port } from '../values.ts';

export default command({
  name: 'console',
  words: '',
  arity: [0, 0],
  about: [
    'Serves the reports function on the loopback address until Ctrl-C and signs every request with your AWS credentials,',
    'so that a browser can show its pages. Everybody who works on this machine can read them meanwhile.',
  ].join('\n'),
  options: { port: { type: 'string', short: 'p', value: 'PORT', help: 'port (default: any free one)' } },
  examples: ['console', 'console --port 8080', 'console --local'],
  async run({ values, json, out, connect, interrupted }) {
    const wanted = port(values.port ?? '0');
    const { reports } = await connect();
    const server = consoleServer(reports);
    server.listen(wanted, '127.0.0.1');
    await Promise.race([
      once(server, 'listening'),
      once(server, 'error').then(([error]) => Promise.reject(error)),
    ]).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === 'EADDRINUSE')
        throw new UsageError(`Port ${wanted} is in use: choose another one with --port`);
      throw new Unreachable(`The console cannot listen on port ${wanted} (${code})`);
    });
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : wanted}/batches`;
    if (json) out.printJson({ url });
    else out.print(`The console is at ${url}; Ctrl-C ends it.`);
    await interrupted;
    server.closeAllConnections();
    server.close();
    return exitCodes.done;
  },
});
