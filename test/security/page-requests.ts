/**
 * Requests that a page can make a browser send, or that impersonate another host. `own` is the address of the server.
 */
export const pageRequests: Record<string, (own: string) => readonly string[]> = {
  'an origin of another site': (own) => ['GET / HTTP/1.1', `Host: ${own}`, 'Origin: http://evil.example'],
  'an origin of another port': (own) => ['GET / HTTP/1.1', `Host: ${own}`, 'Origin: http://127.0.0.1:1'],
  'the origin null': (own) => ['POST / HTTP/1.1', `Host: ${own}`, 'Content-Length: 0', 'Origin: null'],
  'a fetch of another site': (own) => ['GET / HTTP/1.1', `Host: ${own}`, 'Sec-Fetch-Site: cross-site'],
  'a fetch of another port': (own) => ['GET / HTTP/1.1', `Host: ${own}`, 'Sec-Fetch-Site: same-site'],
  'a preflight': (own) => [
    'OPTIONS / HTTP/1.1',
    `Host: ${own}`,
    'Origin: http://evil.example',
    'Access-Control-Request-Method: POST',
    'Access-Control-Request-Headers: authorization,x-amz-target',
  ],
  'a preflight without an origin': (own) => ['OPTIONS / HTTP/1.1', `Host: ${own}`],
  'a preflight for everything': (own) => ['OPTIONS * HTTP/1.1', `Host: ${own}`],
  'the name of another host': () => ['GET / HTTP/1.1', 'Host: evil.example'],
  'the name of another host, with the port': (own) => [
    'GET / HTTP/1.1',
    `Host: evil.example:${own.split(':')[1]}`,
  ],
  'a host without its port': () => ['GET / HTTP/1.1', 'Host: 127.0.0.1'],
  'a host that continues after the right name': (own) => ['GET / HTTP/1.1', `Host: ${own}.evil.example`],
  'two hosts, the right one first': (own) => ['GET / HTTP/1.1', `Host: ${own}`, 'Host: evil.example'],
  'two hosts, the right one last': (own) => ['GET / HTTP/1.1', 'Host: evil.example', `Host: ${own}`],
  'no host': () => ['GET / HTTP/1.1'],
  'no host, which HTTP/1.0 permits': () => ['GET / HTTP/1.0'],
  'an absolute target': (own) => [`GET http://evil.example/ HTTP/1.1`, `Host: ${own}`],
  'an absolute target of its own': (own) => [`GET http://${own}/ HTTP/1.1`, `Host: ${own}`],
  'a tunnel': (own) => [`CONNECT ${own} HTTP/1.1`, `Host: ${own}`],
  'two lengths': (own) => [
    'POST / HTTP/1.1',
    `Host: ${own}`,
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
  ],
  'a WebSocket': (own) => [
    'GET / HTTP/1.1',
    `Host: ${own}`,
    'Origin: http://evil.example',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ],
};
