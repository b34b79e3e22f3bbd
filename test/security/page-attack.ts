import type { Page } from 'playwright-core';
import * as z from 'zod';

const outcome = z.object({ read: z.array(z.string()), opaque: z.array(z.string()) });

interface Target {
  readonly address: string;
  readonly bucket: string;
  readonly table: string;
}

/** @returns the answers that the page could read, and the opaque ones */
export async function attackFrom(page: Page, target: Target): Promise<z.output<typeof outcome>> {
  return outcome.parse(await page.evaluate(`(${script})(${JSON.stringify(target)})`));
}

const script = `async ({ address, bucket, table }) => {
  const base = 'http://' + address;
  const read = [];
  const opaque = [];
  const scan = JSON.stringify({ TableName: table });
  const put = JSON.stringify({ TableName: table, Item: { pk: { S: 'planted' }, sk: { S: 'by a page' } } });
  const target = { 'x-amz-target': 'DynamoDB_20120810.Scan', 'content-type': 'application/x-amz-json-1.0' };
  const signature = { authorization: 'AWS4-HMAC-SHA256 Credential=a/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0' };
  const multipart = () => {
    const form = new FormData();
    form.append('key', 'births/planted.csv');
    form.append('file', new Blob(['id']), 'planted.csv');
    return form;
  };
  const requests = [
    ['a simple GET', '/', {}],
    ['a GET of an object', '/' + bucket + '/births/june.txt', {}],
    ['a list of objects', '/' + bucket + '?list-type=2', {}],
    ['a list of queues', '/_fauxqs/queues', {}],
    ['an invocation', '/2018-06-01/runtime/invocation/next', {}],
    ['a scan', '/', { method: 'POST', headers: { ...target, ...signature }, body: scan }],
    ['a scan without a signature', '/', { method: 'POST', headers: target, body: scan }],
    ['a DELETE', '/' + bucket + '/births/june.txt', { method: 'DELETE' }],
    ['a PUT', '/' + bucket + '/births/planted.csv', { method: 'PUT', body: 'id' }],
    ['a POST of text', '/?x-amz-target=DynamoDB_20120810.PutItem', { method: 'POST', body: put }],
    ['a form', '/' + bucket, { method: 'POST', body: multipart() }],
  ];
  const within = (ms, work) => Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  const send = async ([what, path, init]) => {
    await fetch(base + path, init).then(async (answer) => read.push(what + ': ' + answer.status + ' ' + (await answer.text())), () => undefined);
    if (init.headers !== undefined || ['PUT', 'DELETE'].includes(init.method)) return;
    await fetch(base + path, { ...init, mode: 'no-cors', credentials: 'include' }).then(() => opaque.push(what), () => undefined);
  };
  await within(4000, Promise.all(requests.map(send)));
  const element = (name, fields) => Object.assign(document.createElement(name), fields);
  const loads = (node) => new Promise((resolve) => {
    node.onload = () => resolve(true);
    node.onerror = () => resolve(false);
    document.body.append(node);
  });
  await within(2000, Promise.all([
    loads(element('img', { src: base + '/' + bucket + '/births/june.txt' })),
    loads(element('script', { src: base + '/' })),
    loads(element('link', { rel: 'stylesheet', href: base + '/' })),
    loads(element('iframe', { src: base + '/' })),
  ]));
  for (const enctype of ['multipart/form-data', 'text/plain', 'application/x-www-form-urlencoded']) {
    const frame = element('iframe', { name: 'frame-' + enctype });
    document.body.append(frame);
    const form = element('form', { action: base + '/' + bucket, method: 'POST', enctype, target: frame.name });
    form.append(element('input', { name: 'key', value: 'births/planted.csv' }), element('input', { name: 'file', value: 'id' }));
    document.body.append(form);
    form.submit();
  }
  navigator.sendBeacon(base + '/', put);
  await within(2000, new Promise((resolve) => {
    const socket = new WebSocket('ws://' + address + '/');
    socket.onopen = () => { read.push('a WebSocket'); resolve(); };
    socket.onerror = () => resolve();
  }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { read, opaque };
}`;
