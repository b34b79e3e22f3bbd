import { describe, expect, test } from 'vitest';
import { callTag, candidatesOf } from '../../../../shared/ledger/inputs/listing.ts';
import {
  type Claimant,
  claimedUntil,
  claimInput,
  forgetSubject,
  listCopier,
  readPointer,
  releaseInput,
} from '../../../../shared/ledger/inputs/pointers.ts';
import { Random } from '../../../simulation/world/random.ts';
import { listing } from '../../../support/ledger/claims.ts';
import { madeUpSeller } from '../../../support/settings/made-up-service.ts';
import { LedgerWorld, minute, subject } from '../../../support/worlds/ledger-world.ts';

const hash = 'the hash of a photo';
const sharing = { seller: madeUpSeller, acrossServices: false };
const callsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `call${index}-`.padEnd(40, 'c'));
const tagOf = (call: string) => callTag(call, madeUpSeller.id);

const namesIn = (world: LedgerWorld): string =>
  JSON.stringify([...world.table.items()], (_name, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );

async function open(random: Random, count: number) {
  const world = new LedgerWorld();
  const calls = callsOf(random.pick([1, 4, 12, 40]));
  const share = random.pick([0.04, 0.1, 0.4]);
  const bought = new Map<string, readonly string[]>();
  for (let index = 0; index < count; index += 1) {
    const name = `june/person-${index}-`;
    const claimant: Claimant = {
      subject: subject(name),
      worker: { name: `worker ${index}`, until: world.now + minute },
    };
    const chosenCalls = calls.filter(() => random.chance(share));
    const tags = (chosenCalls.length === 0 ? [random.pick(calls)] : chosenCalls).map(tagOf);
    const known = await readPointer(world.ledger, hash);
    if (known !== undefined && random.chance(0.3))
      await listCopier(world.ledger, hash, known, claimant, listing(tags));
    else {
      expect(claimedUntil(world.ledger, known, claimant)).toBeUndefined();
      expect(await claimInput(world.ledger, hash, known, claimant, listing(tags))).toBe(true);
      expect((await readPointer(world.ledger, hash))?.until).toBe(claimant.worker.until);
      await releaseInput(world.ledger, hash, claimant);
    }
    bought.set(name, tags);
  }
  return { world, calls, bought };
}

async function namesListed(world: LedgerWorld, call: string): Promise<string[]> {
  const known = await readPointer(world.ledger, hash);
  let queries = 0;
  const query = world.table.query.bind(world.table);
  world.table.query = (which) => {
    queries += 1;
    return query(which);
  };
  const found = await candidatesOf(world.ledger, hash, known, [call], sharing);
  world.table.query = query;
  if (known?.apart === undefined) expect(queries).toBe(0);
  return found.map(({ subject: { batch, id } }) => `${batch}/${id}`);
}

describe('The pointer of a photo', () => {
  test.each([1, 2, 3])(
    'The pointer of a photo finds a buyer for every call, however many subjects share the photo (%i)',
    async (seed) => {
      const random = new Random(seed);
      for (const count of [1, 5, 24, 25, 40, 70, 70, 70]) {
        const { world, calls, bought } = await open(random, count);
        for (const call of calls) {
          const buyers = [...bought].filter(([, tags]) => tags.includes(tagOf(call))).map(([name]) => name);
          const listed = await namesListed(world, call);
          expect(listed.length > 0).toBe(buyers.length > 0);
          expect(listed.filter((name) => !buyers.includes(name))).toEqual([]);
          expect(new Set(listed).size).toBe(listed.length);
        }
        if (count < 24) expect((await readPointer(world.ledger, hash))?.apart).toBeUndefined();
      }
    },
  );

  test.each([1, 2, 3])(
    'The pointer of a photo names no erased subject, in whatever order they are erased (%i)',
    async (seed) => {
      const random = new Random(seed);
      for (const count of [1, 5, 24, 25, 40, 60, 60, 60]) {
        const { world, calls, bought } = await open(random, count);
        const left = new Set(bought.keys());
        while (left.size > 0) {
          const name = random.pick([...left]);
          const wasNamed = namesIn(world).includes(name);
          expect(await forgetSubject(world.ledger, hash, subject(name))).toBe(wasNamed);
          left.delete(name);
          expect(namesIn(world)).not.toContain(name);
          for (const call of calls.slice(0, 2))
            expect((await namesListed(world, call)).filter((one) => !left.has(one))).toEqual([]);
        }
        expect(await readPointer(world.ledger, hash)).toBeUndefined();
      }
    },
  );
});
