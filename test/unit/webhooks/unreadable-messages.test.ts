import { expect, test } from 'vitest';
import * as z from 'zod';
import { WebhooksWorld } from './world.ts';

const odd = [
  '__proto__',
  'constructor',
  '\u202e</scri',
  'a\r\nwebhook-id: b',
  '%00%ff',
  '../../x',
  '\u{1f4a3}'.repeat(200),
  'x'.repeat(900),
];

test('Two of twelve messages are no events and return to the queue, and a receiver gets the other ten although another one fails', async () => {
  const world = new WebhooksWorld();
  const shop = await world.receiver();
  const breaking = await world.receiver();
  breaking.answer = () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const messages = world.messages(
    world.report('anna'),
    ...odd.map((subject) => world.report(subject)),
    world.report('ben'),
  );
  const [first] = messages.Records;
  if (first === undefined) throw new Error('no message');
  const unreadable = [
    { ...first, messageId: 'deep', body: '['.repeat(100_000) },
    { ...first, messageId: 'lying', body: '{"source":"palmleaf","detail-type":"__proto__","detail":{}}' },
  ];
  expect(await world.invoke({ Records: [...unreadable, ...messages.Records] })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'deep' }, { itemIdentifier: 'lying' }],
  });
  const subjects = shop.received.map(
    ({ event }) => z.object({ subject: z.string() }).parse(event.data).subject,
  );
  expect(subjects.sort()).toEqual(['anna', ...odd, 'ben'].sort());
});
