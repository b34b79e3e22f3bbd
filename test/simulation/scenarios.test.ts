import { expect, test } from 'vitest';
import { customerOf, ownerOf } from '../../shared/customers/customer.ts';
import { seedsOf } from './seeds.ts';
import { queueFaults } from './world/aws/storm.ts';
import { Random } from './world/random.ts';
import { restBy } from './world/run.ts';
import { makeScenario } from './world/scenario/scenario.ts';
import { hour } from './world/scenario/times.ts';

const scenarios = Object.values(seedsOf)
  .flat()
  .map((seed) => makeScenario(seed, 150, new Random(seed)));
const drawn = <T>(of: (scenario: (typeof scenarios)[number]) => T) => new Set(scenarios.map(of));
const bothWays = new Set([true, false]);

test('The seeds of the fast and the deep suite draw each kind of value of every setting', () => {
  expect(drawn(({ start }) => start).size).toBe(3);
  expect(drawn(({ crashChance }) => crashChance).size).toBe(3);
  expect(drawn(({ schemes }) => schemes.base).size).toBe(3);
  expect(drawn(({ schemes }) => schemes.chat).size).toBe(2);
  expect(drawn(({ unknownPolicy }) => unknownPolicy).size).toBe(2);
  expect(drawn(({ reuse }) => reuse)).toEqual(bothWays);
  expect(drawn(({ rotations }) => rotations.length > 0)).toEqual(bothWays);
  expect(drawn(({ credentialSet, start }) => credentialSet > start)).toEqual(bothWays);
  expect(drawn(({ purges }) => purges.length > 0)).toEqual(bothWays);
  expect(drawn(({ raises }) => raises.length > 0)).toEqual(bothWays);
  expect(drawn(({ monthlyCeiling }) => monthlyCeiling !== undefined)).toEqual(bothWays);
  expect(drawn(({ credits }) => credits < 10_000)).toEqual(bothWays);
  expect(drawn(({ prices }) => prices.length).size).toBe(3);
  expect(drawn(({ moneyCeilings }) => moneyCeilings.length > 0)).toEqual(bothWays);
  expect(drawn(({ monthlyCeilingMicros }) => monthlyCeilingMicros !== undefined)).toEqual(bothWays);
  expect(drawn(({ people }) => people.some(({ poison }) => poison))).toEqual(bothWays);
  expect(drawn(({ budgets }) => budgets.length > 1)).toEqual(bothWays);
  const atWrites = scenarios.flatMap(({ cancels }) => cancels.filter(({ atWrite }) => atWrite !== undefined));
  expect(atWrites.length).toBeGreaterThan(4);
  const filtered = scenarios.flatMap(({ cancels }) => cancels.filter(({ part, because }) => part ?? because));
  for (const field of ['part', 'because', 'person', 'erases'] as const)
    expect(new Set(filtered.map((cancel) => Boolean(cancel[field])))).toEqual(bothWays);
  expect(new Set(atWrites.map(({ erases }) => erases))).toEqual(bothWays);
  expect(new Set(atWrites.map(({ person }) => person !== undefined))).toEqual(bothWays);
});

test('Every seed has two or three customers, and one name belongs to a person of each of them', () => {
  for (const { people } of scenarios) {
    const byName = Map.groupBy(people, ({ subject }) => subject.id);
    const customers = new Set(people.map(({ subject }) => customerOf(subject.batch)));
    expect([2, 3]).toContain(customers.size);
    for (const [name, namesakes] of byName) {
      const customersOfNamesakes = new Set(namesakes.map(({ subject }) => customerOf(subject.batch)));
      expect(customersOfNamesakes.size, name).toBe(namesakes.length);
    }
    const shared = people.filter(({ subject }) => customerOf(subject.batch) === 'acme');
    expect(shared.some(({ subject }) => ownerOf(subject.batch).name === 'june')).toBe(true);
    expect(Math.max(...[...byName.values()].map(({ length }) => length))).toBe(customers.size);
  }
});

test('The seeds of the fast and the deep suite draw every fault of the service, and each endpoint that a scenario may forbid or remove', () => {
  const serviceFaults = new Set(
    scenarios.flatMap((scenario) => scenario.serviceFaults.map(({ kind }) => kind)),
  );
  expect([...serviceFaults].sort()).toEqual(
    ['errors', 'halves', 'outage', 'resets', 'stalls', 'too many requests', 'unavailable'].sort(),
  );
  expect(new Set(scenarios.flatMap(({ forbidden }) => [...forbidden])).size).toBe(2);
  expect(new Set(scenarios.flatMap(({ notBuilt }) => [...notBuilt])).size).toBe(2);
});

test('The seeds of the fast and the deep suite leave over two hours after the latest message until the world must be idle', () => {
  const { latestMs } = queueFaults(true, true);
  expect(drawn((scenario) => restBy(scenario) - scenario.calm - latestMs > 2 * hour)).toEqual(
    new Set([true]),
  );
});
