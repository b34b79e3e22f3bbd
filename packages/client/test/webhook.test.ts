import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { onWebhook, UnreadableEventError, verifyWebhook, WebhookError } from '../index.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
const other = `whsec_${Buffer.from('quite another secret here').toString('base64')}`;
const at = Date.UTC(2026, 10, 22, 12);

function signedRequest(body: string, { by = secret, atMs = at, id = 'msg_1' } = {}) {
  const timestamp = String(Math.floor(atMs / 1000));
  const key = Buffer.from(by.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1a,bm90IHRoaXM= v1,${signature}`,
  };
  return { headers, body };
}

const calls = { bought: 17, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0 };
const timestamp = '2026-11-22T12:00:00.000Z';
const data = { version: 1, id: 'e-1', at: timestamp, revision: 1, batch: 'june', subject: 'anna', calls };
const completed = JSON.stringify({ type: 'report.completed', timestamp, data });
const settings = { secrets: [secret], now: () => at };

describe('A webhook', () => {
  test('A webhook reaches the listener of its kind', async () => {
    const received: string[] = [];
    const receive = onWebhook(
      { 'report.completed': async ({ subject }) => void received.push(subject) },
      settings,
    );
    await receive(signedRequest(completed));
    expect(received).toEqual(['anna']);
  });

  test('A webhook is verified with a Headers object, or with the headers of Node or of Lambda', async () => {
    const { headers, body } = signedRequest(completed);
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    for (const given of [headers, new Headers(headers), upper]) {
      expect(await verifyWebhook({ headers: given, body }, settings)).toMatchObject({
        type: 'report.completed',
      });
    }
  });

  test('A webhook is accepted under the old and the new secret during a rotation', async () => {
    const both = { ...settings, secrets: [other, secret] };
    await expect(verifyWebhook(signedRequest(completed), both)).resolves.toBeDefined();
    await expect(verifyWebhook(signedRequest(completed, { by: other }), both)).resolves.toBeDefined();
  });

  test.each([
    ['signed with another secret', signedRequest(completed, { by: other }), 'none of the secrets'],
    [
      'signed with another body',
      { ...signedRequest(completed), body: completed.replace('anna', 'berta') },
      'none of the secrets',
    ],
    [
      'signed with another id',
      {
        ...signedRequest(completed),
        headers: { ...signedRequest(completed).headers, 'webhook-id': 'msg_2' },
      },
      'none',
    ],
    ['signed six minutes ago', signedRequest(completed, { atMs: at - 360_000 }), 'too old'],
    ['dated six minutes in the future', signedRequest(completed, { atMs: at + 360_000 }), 'from the future'],
    ['not signed', { body: completed, headers: {} }, 'webhook-id is missing'],
    [
      'signed without a time',
      { body: completed, headers: { ...signedRequest(completed).headers, 'webhook-timestamp': 'now' } },
      'time',
    ],
    ['not JSON', signedRequest('{'), 'not a Palmleaf event'],
  ])('A webhook is refused if it is %s', async (_, request, words) => {
    await expect(verifyWebhook(request, settings)).rejects.toThrow(WebhookError);
    await expect(verifyWebhook(request, settings)).rejects.toThrow(words);
  });

  test.each(['', 'whsec_', 'whsec_no base64!'])(
    'A malformed secret of our own does not make a webhook look forged: "%s"',
    async (malformed) => {
      const verified = verifyWebhook(signedRequest(completed), { ...settings, secrets: [malformed] });
      await expect(verified).rejects.toThrow('A secret is not base64 after whsec_');
      await expect(verified).rejects.not.toThrow(WebhookError);
    },
  );

  test('A broken webhook is refused, and one of an unknown kind is ignored', async () => {
    const receive = onWebhook({ 'report.completed': async () => undefined }, settings);
    const broken = JSON.stringify({ type: 'report.completed', timestamp, data: { ...data, subject: 5 } });
    await expect(receive(signedRequest(broken))).rejects.toThrow(UnreadableEventError);
    await receive(signedRequest(JSON.stringify({ type: 'moon.landed', timestamp, data: {} })));
  });

  test('A webhook whose listener fails is not acknowledged', async () => {
    const receive = onWebhook({ 'report.completed': () => Promise.reject(new Error('full')) }, settings);
    await expect(receive(signedRequest(completed))).rejects.toThrow('full');
  });
});
