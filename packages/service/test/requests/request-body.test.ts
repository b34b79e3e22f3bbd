import { expect, test } from 'vitest';
import { bodyLimits } from '../../http/body-limits.ts';
import { anna, detailOf, goodBody, openService, reply, token } from '../open-service.ts';

const natal = goodBody.natal_chart_interpretation ?? {};

async function openRecordingService() {
  const seen: unknown[] = [];
  const service = await openService({
    handlers: {
      natal_chart_interpretation: async (request) => {
        seen.push(request);
        return reply();
      },
      chat: async (request) => {
        seen.push(request);
        return reply();
      },
      'get-palm-id': async (request) => {
        seen.push(request);
        return reply();
      },
    },
  });
  function post(path: string, body: RequestInit['body'], type?: string) {
    const headers = { 'x-service-key': token, ...(type !== undefined && { 'content-type': type }) };
    return service.app.request(path, { method: 'POST', headers, ...(body !== undefined && { body }) });
  }
  return { ...service, seen, post };
}

const path = '/v1/natal_chart_interpretation';
const formType = 'application/x-www-form-urlencoded';
const form = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));

test('The text of a form field becomes a number where the schema has a number', async () => {
  const { seen, post } = await openRecordingService();
  expect((await post(path, form(natal).toString(), formType)).status).toBe(200);
  expect(seen).toEqual([natal]);
});

test('The service accepts the other documented names of the birth fields, in JSON and in forms', async () => {
  const { seen, post } = await openRecordingService();
  const { day, min, lat, lon, tzone, ...others } = natal;
  const named = { ...others, date: day, minute: min, latitude: lat, longitude: lon, timezone: tzone };
  expect((await post(path, JSON.stringify(named), 'application/json')).status).toBe(200);
  expect((await post(path, form(named).toString(), formType)).status).toBe(200);
  expect((await post(path, JSON.stringify({ ...named, day, date: 31 }), 'application/json')).status).toBe(
    200,
  );
  expect(seen).toEqual([natal, natal, natal]);
});

test('The service reads the fields of a multipart form', async () => {
  const { app, seen } = await openRecordingService();
  const body = new FormData();
  for (const [name, value] of Object.entries(natal)) body.set(name, String(value));
  const answer = await app.request(path, { method: 'POST', headers: { 'x-service-key': token }, body });
  expect(answer.status).toBe(200);
  expect(seen).toEqual([natal]);
});

test('In a form, text fields stay text, an empty text is accepted and an empty number counts as absent', async () => {
  const { seen, post } = await openRecordingService();
  expect((await post('/api/chat', form(goodBody.chat ?? {}).toString(), formType)).status).toBe(200);
  expect(seen).toEqual([goodBody.chat]);
  const answer = await post(path, form({ ...natal, day: '', house_type: '' }).toString(), formType);
  expect(await detailOf(answer)).toMatchObject([
    { loc: ['body', 'day'], type: 'missing' },
    { loc: ['body', 'house_type'], type: 'literal_error', input: '' },
  ]);
});

test('An invalid number in a form is refused like one in JSON', async () => {
  const { post } = await openRecordingService();
  const answer = await post(
    path,
    form({ ...natal, day: 'ten', lat: '19,2', min: '5.5' }).toString(),
    formType,
  );
  expect(await detailOf(answer)).toMatchObject([
    { loc: ['body', 'day'], type: 'int_type', input: 'ten' },
    { loc: ['body', 'min'], type: 'int_from_float', input: 5.5 },
    { loc: ['body', 'lat'], type: 'float_parsing', input: '19,2' },
  ]);
});

test('The last value of a repeated form field counts', async () => {
  const { seen, post } = await openRecordingService();
  await post(path, `${form(natal)}&day=11`, formType);
  expect(seen).toEqual([{ ...natal, day: 11 }]);
});

test('An unreadable multipart body is a 422', async () => {
  const { post } = await openRecordingService();
  const answer = await post(path, 'no boundary here', 'multipart/form-data; boundary=x');
  expect(await detailOf(answer)).toMatchObject([{ loc: ['body'], type: 'value_error' }]);
});

test('In JSON the service accepts numeric text for lat, lon and tzone only', async () => {
  const { seen, call } = await openRecordingService();
  const text = { ...natal, lat: '19.2', lon: ' 72.83 ', tzone: '+5.5' };
  expect((await call('natal_chart_interpretation', { body: text })).status).toBe(200);
  expect(seen).toEqual([natal]);
  const answer = await call('natal_chart_interpretation', { body: { ...natal, day: '10', year: '1990' } });
  expect(await detailOf(answer)).toMatchObject([
    { loc: ['body', 'day'], type: 'int_type', msg: 'Input should be a valid integer', input: '10' },
    { loc: ['body', 'year'], type: 'int_type', input: '1990' },
  ]);
});

test.each(['+05:30', '5,5', 'IST', '', ' ', '1e1', '0x5', 'NaN', 'Infinity', '5.5.5'])(
  'The time zone "%s" is refused, never read in part',
  async (tzone) => {
    const { call } = await openRecordingService();
    const answer = await call('natal_chart_interpretation', { body: { ...natal, tzone } });
    expect(await detailOf(answer)).toMatchObject([{ loc: ['body', 'tzone'], type: 'float_parsing' }]);
  },
);

test('A 422 lists a day that the month does not have together with other faults', async () => {
  const { call } = await openRecordingService();
  const body = { ...natal, day: 31, month: 6, hour: 24, house_type: 'placid' };
  const answer = await call('natal_chart_interpretation', { body });
  expect(await detailOf(answer)).toMatchObject([
    { loc: ['body', 'hour'], type: 'less_than_equal', ctx: { le: 23 } },
    { loc: ['body', 'house_type'], type: 'literal_error' },
    { loc: ['body', 'day'], type: 'value_error', msg: 'Value error, month 6 of 1990 has 30 days', input: 31 },
  ]);
});

test('Birth data, varshaphal and chat all refuse a day that the month does not have', async () => {
  const { call } = await openRecordingService();
  for (const name of ['natal_aspects_report', 'varshaphal_yoga', 'chat'] as const) {
    const answer = await call(name, { body: { ...goodBody[name], day: 29, month: 2, year: 1900 } });
    expect(await detailOf(answer)).toMatchObject([{ loc: ['body', 'day'], type: 'value_error' }]);
  }
});

test('JSON without a Content-Type and with a charset is read; another media type is refused', async () => {
  const { post } = await openRecordingService();
  const bytes = new TextEncoder().encode(JSON.stringify(natal));
  expect((await post(path, bytes)).status).toBe(200);
  expect((await post(path, bytes, 'application/json; charset=utf-8')).status).toBe(200);
  const answer = await post(path, JSON.stringify(natal), 'text/plain');
  expect(await detailOf(answer)).toMatchObject([{ loc: ['body'], type: 'model_attributes_type' }]);
});

test('The 422 of malformed JSON names the place and does not repeat the body', async () => {
  const { post } = await openRecordingService();
  const answer = await post(path, '{"day": 10, "name": "Anna" "month": 5}', 'application/json');
  const detail = await detailOf(answer);
  expect(detail).toMatchObject([{ type: 'json_invalid', loc: ['body', 27], input: {} }]);
  const word = await post(path, '{"name": Anna}', 'application/json');
  expect(JSON.stringify(await word.json())).not.toContain('Anna');
});

test('JSON nested a million levels deep is a 422', async () => {
  const { post } = await openRecordingService();
  const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  const answer = await post('/palmistry/get-palm-id', deep, 'application/json');
  expect(await detailOf(answer)).toMatchObject([{ type: 'json_invalid' }]);
});

test('A body over 8 MB is a 413, with or without a Content-Length', async () => {
  const { app, post } = await openRecordingService();
  const tooLong = new Uint8Array(bodyLimits.photo.maxBytes + 1);
  expect((await post('/predict', tooLong, 'application/json')).status).toBe(413);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1 << 20;
      controller.enqueue(new Uint8Array(1 << 20));
    },
  });
  const init: RequestInit = {
    method: 'POST',
    headers: { 'x-service-key': token },
    body: stream,
    duplex: 'half',
  };
  expect((await app.request('/predict', init)).status).toBe(413);
  expect(sent).toBeLessThan(12 * 1024 * 1024);
});

test('A body just under 8 MB is read', async () => {
  const { seen, call } = await openRecordingService();
  const image = 'A'.repeat(bodyLimits.photo.maxBytes - 1000);
  expect((await call('get-palm-id', { body: { image } })).status).toBe(200);
  expect(seen).toEqual([{ image }]);
});

test('A 422 does not repeat a photo', async () => {
  const { call } = await openRecordingService();
  const answer = await call('natal_chart_interpretation', { body: { photo: 'A'.repeat(60_000) } });
  expect(answer.status).toBe(422);
  const detail = await detailOf(answer);
  expect(detail).toHaveLength(9);
  expect(JSON.stringify(detail).length).toBeLessThan(2000);
});

test('Fields that no schema names are ignored and reach no computation', async () => {
  const { seen, call } = await openRecordingService();
  await call('natal_chart_interpretation', { body: { ...natal, extra: 1, toString: 'x' } });
  expect(seen).toEqual([{ ...anna, house_type: 'placidus' }]);
});
