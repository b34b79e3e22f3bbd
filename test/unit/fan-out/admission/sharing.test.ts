import { describe, expect, test } from 'vitest';
import { photo, row } from '../../../support/worlds/ledger-world.ts';
import { QueueWorld } from '../../../support/worlds/queue-world.ts';

const people = 200;
const options = { invocations: 2, subjectsAtOnce: 10, callsAtOnce: 220, latencyMs: 1000 };

const birth = (index: number) => ({
  day: 1 + (index % 28),
  month: 7,
  year: 1990,
  hour: 6,
  min: 30,
  lat: index / 10,
  lon: 77,
  tzone: 5.5,
});

interface Run {
  readonly minutes: number;
  readonly writes: number;
  readonly queue: QueueWorld;
}

async function run(
  accept: (queue: QueueWorld, name: string, index: number) => Promise<unknown>,
): Promise<Run> {
  const running = new QueueWorld(options);
  const names = Array.from({ length: people }, (_, index) => `june/person-${index}`);
  for (const [index, name] of names.entries()) await accept(running, name, index);
  const before = running.world.table.writes;
  running.hint(...names);
  const minutes = await running.runUntil(() => running.ended('june'), 300);
  return { minutes, writes: running.world.table.writes - before, queue: running };
}

describe('200 subjects', () => {
  test('200 subjects that share one house take as long, and as many writes, as with a house each', async () => {
    const house = (vastuId: (index: number) => string) =>
      run(({ world }, name, index) =>
        world.acceptRow(name, row({ birth: birth(index), vastuId: vastuId(index) })),
      );
    const each = await house((index) => `house-${index}`);
    const one = await house(() => 'house');
    expect(each.queue.world.timesSent('devatas-45')).toBe(people);
    expect(one.queue.world.timesSent('devatas-45')).toBe(1);
    expect(one.queue.world.sent).toHaveLength(each.queue.world.sent.length - people + 1);
    expect(one.minutes).toBeLessThan(each.minutes + 0.1);
    expect(one.writes).toBeLessThan(1.05 * each.writes);
  });

  test('200 subjects that share one photo take as long, and as many writes, as with a photo each', async () => {
    const picture = (sha256: (index: number) => string) =>
      run(({ world }, name, index) => world.acceptPhoto(name, photo(sha256(index))));
    const each = await picture((index) => `photo ${index}`);
    const one = await picture(() => 'placeholder');
    expect(one.queue.world.sent).toHaveLength(17);
    expect(one.minutes).toBeLessThan(each.minutes + 0.1);
    expect(one.writes).toBeLessThan(1.05 * each.writes);
  });
});
