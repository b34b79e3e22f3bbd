import { describe, expect, test } from 'vitest';
import { onPaperTime } from './world/paper-time.ts';

describe('the clock and the random numbers of a simulated world', () => {
  test.each([
    ['a timer', () => AbortSignal.timeout(1000)],
    ['a timer', () => setTimeout(() => {}, 1000)],
    ['the time', () => Date.now()],
    ['the random numbers', () => Math.random()],
    ['the time zone', () => new Date(0).getFullYear()],
  ])(
    'A simulated world that uses %s of the machine is reported, even if it catches the error',
    async (what, ask) => {
      const lines: string[] = [];
      const play = async () => {
        try {
          ask();
        } catch {}
      };
      await onPaperTime(play, (one) => lines.push(one));
      expect(lines).toEqual([expect.stringContaining(`uses ${what} of this machine`)]);
    },
  );

  test("A simulated world restores the machine's clock and random numbers, even after a failure", async () => {
    const before = [setTimeout, setInterval, Date.now, Math.random, AbortSignal.timeout];
    const failed = onPaperTime(
      () => Promise.reject(new Error('it broke')),
      () => {},
    );
    await expect(failed).rejects.toThrow('it broke');
    expect([setTimeout, setInterval, Date.now, Math.random, AbortSignal.timeout]).toEqual(before);
  });
});
