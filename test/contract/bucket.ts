import { createServer } from 'node:http';

interface LocalBucket {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  stop(): Promise<void>;
}

export async function startLocalBucket(): Promise<LocalBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://bucket');
    const path = decodeURIComponent(pathname);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      objects.set(path, Buffer.concat(chunks));
      response.end();
      return;
    }
    const found = objects.get(path);
    if (request.method === 'GET' && found !== undefined) {
      response.end(found);
      return;
    }
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port for the bucket');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
