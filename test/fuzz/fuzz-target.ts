import { describe, expect, test } from 'vitest';
import { readCorpus, readFindings, startingInputs } from './run/corpus.ts';
import { fuzz, inputOf } from './run/fuzz.ts';
import { type Fault, playAndJudge } from './run/judge.ts';
import type { Target } from './targets/target.ts';

const seed = 20_261_121;

/** Limits the number of inputs, not the time, so the tests are repeatable. */
export function fuzzTarget(target: Target, inputs: number): void {
  describe(`Fuzzing: ${target.name}`, () => {
    test('Inputs of a fixed seed cause no fault, hang, leak or endless answer', async () => {
      const { findings } = await fuzz({ target, seed, shouldContinue: (played) => played < inputs });
      expect(findings.map(({ fault, input }) => `${input}: ${fault.kind}: ${fault.what}`)).toEqual([]);
    });

    test('Every former finding stays fixed', async () => {
      const faults = await playAll(target, readFindings(target.name));
      expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([]);
    });

    test('The fuzz target accepts every starting input', async () => {
      const legal = readCorpus(target.name).filter(({ name }) => !name.startsWith('refused-'));
      const played = await playAll(target, legal);
      const refused = played.filter(
        ({ kind, fault }) => fault !== undefined || /refused|Error|^4(?!04|10|22)/.test(kind),
      );
      expect(refused).toEqual([]);
    });

    test('One seed always makes the same inputs', () => {
      const corpus = startingInputs(target);
      expect(corpus.length).toBeGreaterThan(10);
      for (const input of [0, 1, 77])
        expect(inputOf(target, corpus, 5, input)).toEqual(inputOf(target, corpus, 5, input));
      expect(inputOf(target, corpus, 5, 1)).not.toEqual(inputOf(target, corpus, 6, 1));
    });
  });
}

async function playAll(target: Target, inputs: ReturnType<typeof readCorpus>) {
  const world = await target.open();
  const played: { name: string; kind: string; fault: Fault | undefined }[] = [];
  for (const { name, bytes } of inputs) {
    const { kind, fault } = await playAndJudge(target, world, bytes);
    played.push({ name, kind, fault });
  }
  await world.close();
  return played;
}
