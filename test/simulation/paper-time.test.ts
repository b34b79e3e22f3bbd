import { describe, expect, test } from 'vitest';
import { onPaperTime } from './world/paper-time.ts';

describe('a world that is played', () => {
  test.each([
    ['a timer', () => AbortSignal.timeout(1000)],
    ['a timer', () => setTimeout(() => {}, 1000)],
    ['the time', () => Date.now()],
    ['the chance', () => Math.random()],
  ])(
    'has no way to %s of this machine: who asks is told of, also where what it throws is caught',
    async (what, ask) => {
      const told: string[] = [];
      const play = async () => {
        try {
          ask();
        } catch {}
      };
      await onPaperTime(play, (one) => told.push(one));
      expect(told).toEqual([expect.stringContaining(`asks for ${what} of this machine`)]);
    },
  );

  test('leaves this machine as it was, also when it fails', async () => {
    const before = [setTimeout, setInterval, Date.now, Math.random, AbortSignal.timeout];
    const failed = onPaperTime(
      () => Promise.reject(new Error('it broke')),
      () => {},
    );
    await expect(failed).rejects.toThrow('it broke');
    expect([setTimeout, setInterval, Date.now, Math.random, AbortSignal.timeout]).toEqual(before);
  });
});
