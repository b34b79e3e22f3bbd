import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minute } from '../support/worlds/ledger-world.ts';
import { freshModel, type Model, type Name, names, Real } from './model/model.ts';

type Step = fc.AsyncCommand<Model, Real>;

const step = (text: string, change: (model: Model) => void, run: (real: Real) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (model, real) => {
    change(model);
    real.follow(model);
    await run(real);
    await real.check(model);
  },
  toString: () => text,
});

const name = fc.constantFrom(...names);
const version = fc.integer({ min: 1, max: 4 });
const newest = (known: Map<Name, number>, who: Name, next: number) =>
  known.set(who, Math.max(known.get(who) ?? 0, next));

const commands = [
  fc.tuple(name, version).map(([who, next]) =>
    step(
      `photo ${next} of ${who}`,
      (model) => newest(model.photos, who, next),
      (real) => real.offerPhoto(who, next),
    ),
  ),
  fc.tuple(name, version).map(([who, next]) =>
    step(
      `row ${next} of ${who}`,
      (model) => newest(model.rows, who, next),
      (real) => real.offerRow(who, next),
    ),
  ),
  name.map((who) =>
    step(
      `work on ${who}`,
      () => {},
      (real) => real.world.work(who),
    ),
  ),
  fc.tuple(name, fc.integer({ min: 1, max: 20 })).map(([who, sends]) =>
    step(
      `a worker dies over ${who} after ${sends} calls`,
      () => {},
      (real) => real.dieOver(who, sends),
    ),
  ),
  fc.integer({ min: 1, max: 6 }).map((minutes) =>
    step(
      `${minutes} minutes pass`,
      () => {},
      (real) => real.world.pass(minutes),
    ),
  ),
  fc.boolean().map((hasCredit) =>
    step(
      hasCredit ? 'credit is added' : 'the wallet runs empty',
      (model) => void Object.assign(model, { hasCredit }),
      async () => undefined,
    ),
  ),
  fc.constant(
    step(
      'the credential is revoked',
      (model) => void Object.assign(model, { isTokenGood: false }),
      async () => undefined,
    ),
  ),
  fc.constant(
    step(
      'a new credential is set',
      (model) => void Object.assign(model, { isTokenGood: true }),
      async (real) => real.rotate(),
    ),
  ),
  fc.boolean().map((isReachable) =>
    step(
      isReachable ? 'the service is back' : 'the service is away',
      (model) => void Object.assign(model, { isReachable }),
      async () => undefined,
    ),
  ),
];

test('The ledger, the reconciler and the gates match the model in eighty random orders of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30 }), async (steps) => {
      let played: { model: Model; real: Real } | undefined;
      await fc.asyncModelRun(() => {
        const model = freshModel();
        played = { model, real: new Real(model) };
        return played;
      }, steps);
      if (played === undefined) throw new Error('Nothing was played');
      const { model, real } = played;
      Object.assign(model, { hasCredit: true, isTokenGood: true, isReachable: true });
      real.follow(model);
      real.rotate();
      await real.world.pass(60);
      await real.check(model);
      await real.checkRest(model);
    }),
    { numRuns: 80, seed: 4 },
  );
});

test('While the wallet stays empty for two hours the service refuses eight to twelve probes', async () => {
  const model = freshModel();
  const real = new Real(model);
  for (const who of names) await real.offerPhoto(who, names.indexOf(who) + 1);
  model.hasCredit = false;
  for (const who of names) await real.world.work(who);
  const before = real.refusals.length;
  await real.world.pass(120);
  const probes = real.refusals.slice(before).map(({ at }) => at);
  expect(probes.length).toBeLessThanOrEqual(12);
  expect(probes.length).toBeGreaterThanOrEqual(8);
  const last = probes.at(-1) ?? 0;
  expect(last - (probes.at(-2) ?? 0)).toBeLessThanOrEqual(16 * minute);
});
