import { describe, expect, test } from 'vitest';
import { newHeader } from '../../../shared/ledger/states/new-header.ts';
import { answerOf, minute, photo, row } from '../../support/worlds/ledger-world.ts';
import { QueueWorld, type QueueWorldOptions } from '../../support/worlds/queue-world.ts';

const options: QueueWorldOptions = {
  invocations: 2,
  subjectsAtOnce: 100,
  callsAtOnce: 20,
  latencyMs: 10_000,
};
const backlog = 1_000_000;
/** Only the reachable part of the backlog is in the table. */
const reachable = 4000;

const house = (name: string) => {
  const { birth: _birth, ...rest } = row({ vastuId: `house of ${name}` });
  return { row: { value: rest, source: { bucket: 'inbox', key: 'k', etag: 'e', sequencer: '1', time: 0 } } };
};

async function behindMillion(): Promise<QueueWorld> {
  const running = new QueueWorld(options);
  const { world, clock } = running;
  for (let index = 0; index < reachable; index += 1) {
    const first = { state: 'due', inputs: house(`${index}`), dueAt: clock.now() - 30 * minute } as const;
    const [write] = newHeader({ batch: 'million', id: `person-${index}` }, first, clock.now() - hour);
    if (write !== undefined) await world.table.update(write);
  }
  for (let index = 0; index < backlog; index += 1) running.hint(`million/person-${index}`);
  return running;
}

const hour = 60 * minute;

describe('ten subjects behind a million of another batch', () => {
  test('Ten subjects that come behind a million of another batch end within five minutes', async () => {
    const running = await behindMillion();
    const { world, clock } = running;
    await running.runUntil(() => clock.now() >= world.now + 2 * minute, 3);
    world.now = clock.now();
    const ten = Array.from({ length: 10 }, (_, index) => `ten/person-${index}`);
    for (const name of ten) await world.acceptPhoto(name, photo(name));
    let lost = 0;
    running.answer = (call) => {
      lost += call.operation === 'luck' ? 1 : 0;
      return call.operation === 'luck' && lost === 1 ? answerOf('timeout') : world.bought(call);
    };
    running.hint(...ten);
    const minutes = await running.runUntil(() => running.ended('ten'), 10);
    expect(minutes).toBeLessThan(5);
    expect(lost).toBe(11);
    expect(running.ended('million')).toBe(false);
  });
});
