/** Freezes between two input lines: the read blocks the event loop, as Lambda's freeze does. */
import { readSync, writeSync } from 'node:fs';
import { setImmediate as immediate } from 'node:timers/promises';
import { defaultPolicy } from '../../../../shared/service-client/answer.ts';
import { noticeClosedSockets, send } from '../../../../shared/service-client/caller.ts';
import { activeProfile } from '../../../../shared/service-client/profile/active.ts';

const credential = { version: '1', content: { token: 'tok-en' } };
const deps = {
  fetch,
  now: () => Date.now(),
  policy: defaultPolicy,
  profile: activeProfile,
  maxAnswerBytes: 8_000_000,
  attemptTimeoutMs: 20_000,
};
const call = { operation: 'natal_aspects_report', body: {} } as const;
const line = Buffer.alloc(1000);

for (let length = readSync(0, line); length > 0; length = readSync(0, line)) {
  await noticeClosedSockets();
  const url = line.toString('utf8', 0, length).trim();
  const answer = await send(call, { url, scheme: 'token' }, credential, deps);
  for (let ticks = 0; ticks < 10; ticks += 1) await immediate();
  writeSync(1, `${answer.class}\n`);
}
