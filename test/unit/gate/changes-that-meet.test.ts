import { expect, test } from 'vitest';
import {
  type Closing,
  closeGate,
  noteVersion,
  openGate,
  probedReasons,
  readGate,
  takeProbe,
} from '../../../shared/gate/gate.ts';
import { lowerPace } from '../../../shared/gate/rate-slots.ts';
import type { Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

const name = { scheme: 'token', base: 'palmistry' } as const;
const start = Date.UTC(2026, 10, 26);

type Change = (world: LedgerWorld) => Promise<unknown>;

const closings: readonly Closing[] = [
  { reason: 'throttled', until: start + 5000 },
  { reason: 'throttled', until: start + 90_000 },
  { reason: 'unreachable', probeAt: start + 1000 },
  { reason: 'failing', probeAt: start + 2000, outages: [{ from: start }] },
  { reason: 'wallet empty', probeAt: start + 3000 },
  { reason: 'credential refused', refusedVersion: 'v1' },
  { reason: 'credential refused', refusedVersion: 'v2' },
  { reason: 'store refuses', probeAt: start + 4000 },
];

/** The process has read the gate and writes later. */
async function drawnChange(random: Random, { ledger }: LedgerWorld): Promise<Change> {
  const seen = await readGate(ledger, name);
  const closing = random.pick(closings);
  const version = random.pick(['v1', 'v2']);
  const pace = { callsPerSecond: random.whole(1, 9), at: start + random.whole(0, 9) };
  const changes: readonly Change[] = [
    (world) => closeGate(world.ledger, name, closing),
    (world) => openGate(world.ledger, name),
    (world) => openGate(world.ledger, name, { before: seen }),
    (world) => openGate(world.ledger, name, { disproved: probedReasons }),
    (world) => takeProbe(world.ledger, name, seen, { firstMs: 1000, capMs: 9000 }),
    (world) => noteVersion(world.ledger, name, 'lastGoodCredentialVersion', version),
    (world) => lowerPace(world.ledger, name, pace, start + 5),
  ];
  return random.chance(0.4) ? (world) => closeGate(world.ledger, name, closing) : random.pick(changes);
}

async function worldWith(history: readonly Closing[], minutes: number): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.now = start + minutes * 60_000;
  for (const closing of history) await closeGate(world.ledger, name, closing);
  return world;
}

test.each([1, 2])(
  'Two concurrent changes of a gate have the result of one after the other, over 300 random pairs (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let pair = 0; pair < 300; pair += 1) {
      const history = closings.filter(() => random.chance(0.15));
      const minutes = random.whole(0, 2);
      const [met, after] = [await worldWith(history, minutes), await worldWith(history, minutes)];
      const [slow, quick] = [await drawnChange(random, met), await drawnChange(random, met)];
      const isGate = ({ key }: Write) => key.pk.startsWith('gate#');
      const seen = meanwhile(met.table, isGate, () => quick(met));
      const outcome = await slow(met);
      if (seen.times === 0) continue;
      await quick(after);
      expect(outcome).toEqual(await slow(after));
      expect(await readGate(met.ledger, name)).toEqual(await readGate(after.ledger, name));
    }
  },
);
