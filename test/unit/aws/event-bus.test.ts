import { EventBridgeClient, type PutEventsCommandInput } from '@aws-sdk/client-eventbridge';
import { expect, test } from 'vitest';
import { EventBridgeBus } from '../../../shared/aws/event-bus.ts';
import type { PalmleafEvent } from '../../../shared/events/events.ts';

/** EventBridge answers 200 even if it refuses single entries. */
function bus(refused: readonly string[] = []) {
  const requests: string[][] = [];
  const client = new EventBridgeClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        const entries: PutEventsCommandInput['Entries'] = 'Entries' in input ? input.Entries : [];
        const ids = (entries ?? []).map(({ Detail = '{}' }) => String(JSON.parse(Detail).id));
        requests.push(ids);
        const Entries = ids.map((id) =>
          refused.includes(id) ? { ErrorCode: 'Throttled' } : { EventId: id },
        );
        return { response: {}, output: { $metadata: {}, Entries } };
      },
    { step: 'initialize' },
  );
  return { bus: new EventBridgeBus(client, 'bus'), requests };
}

const opened = (id: string): PalmleafEvent => ({
  kind: 'gate.opened',
  detail: {
    version: 1,
    id,
    at: '2026-11-21T09:00:00.000Z',
    gate: { credential: 'token', base: 'palmistry' },
    revision: 1,
  },
});

test('The bus client sends every event, ten per request', async () => {
  const { bus: client, requests } = bus();
  const ids = Array.from({ length: 23 }, (_, index) => `e${index}`);
  expect(await client.put(ids.map(opened))).toEqual(ids.map(() => true));
  expect(requests.map((request) => request.length)).toEqual([10, 10, 3]);
  expect(requests.flat()).toEqual(ids);
});

test('An event that the bus refuses counts as not sent, and the others of its request count as sent', async () => {
  const { bus: client } = bus(['e2', 'e11']);
  const accepted = await client.put(Array.from({ length: 12 }, (_, index) => opened(`e${index}`)));
  expect(accepted.flatMap((ok, index) => (ok ? [] : [`e${index}`]))).toEqual(['e2', 'e11']);
});
