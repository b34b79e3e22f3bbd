import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, test } from 'vitest';
import { Snapshot } from '../../../functions/fan-out/admission/snapshot.ts';
import { BatchReadings } from '../../../functions/fan-out/trials/batch-readings.ts';
import { SecretCredentials } from '../../../shared/aws/secret-credentials.ts';
import { neverClosed } from '../../../shared/gate/gate.ts';
import { basicsForNew } from '../../../shared/ledger/batches/batches.ts';
import { Random } from '../../simulation/world/random.ts';
import { withCallFlow } from '../../support/ledger/with-call-flow.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

class SlowWorld extends LedgerWorld {
  nextReadMs = 0;

  readonly readAt = (): number => {
    const at = this.now;
    this.now += this.nextReadMs;
    return at;
  };

  constructor() {
    super();
    this.table.get = async (key) => {
      const at = this.readAt();
      const gate = { ...neverClosed('base'), openedAt: at };
      return {
        ...key,
        ...(key.pk.startsWith('gate#') ? gate : { v: 2, committed: 0, createdAt: at, cancelledAt: at }),
      };
    };
  }
}

function credentialsOf(world: SlowWorld): SecretCredentials {
  const client = new SecretsManagerClient({
    region: 'eu-central-1',
    credentials: async () => ({ accessKeyId: 'a', secretAccessKey: 'b' }),
  });
  const answer = async () => ({
    response: {},
    output: { $metadata: {}, VersionId: String(world.readAt()), SecretString: '{"token":"t"}' },
  });
  client.middlewareStack.add(() => answer, { step: 'initialize' });
  return new SecretCredentials(client, 'secret', 60_000, () => world.now);
}

type Reader = () => Promise<number | undefined>;
const readers: Readonly<Record<string, readonly [limitMs: number, readerIn: (world: SlowWorld) => Reader]>> =
  {
    'the gate before a call': [
      2000,
      (world) => {
        const snapshot = new Snapshot(withCallFlow(world.fanOut([])));
        return async () => {
          await snapshot.refresh(['base'], 2000, false);
          return snapshot.gates.get('base')?.openedAt;
        };
      },
    ],
    'the holds of a batch': [
      10_000,
      (world) => {
        const batches = new BatchReadings(world.ledger);
        return async () => (await batches.read('june'))?.createdAt;
      },
    ],
    'the shards and the cancellation of a batch': [
      60_000,
      (world) => async () => (await basicsForNew(world.ledger, 'june')).cancelledAt,
    ],
    'the credential of the service': [
      60_000,
      (world) => {
        const credentials = credentialsOf(world);
        return async () => Number((await credentials.current()).version);
      },
    ],
  };

test.each(Object.entries(readers))(
  'The age of a cached reading of %s counts from the start of its read, however long the read took',
  async (_what, [limitMs, readerIn]) => {
    const random = new Random(1);
    let reused = 0;
    for (let history = 0; history < 50; history += 1) {
      const world = new SlowWorld();
      const read = readerIn(world);
      for (let step = 0; step < 20; step += 1) {
        world.now += random.pick([0, 1, limitMs - 1, limitMs, random.whole(0, 2 * limitMs)]);
        world.nextReadMs = random.pick([0, 1, limitMs - 1, random.whole(0, limitMs - 1)]);
        const requestedAt = world.now;
        const found = (await read()) ?? 0;
        expect(requestedAt - found).toBeLessThan(limitMs);
        if (found < requestedAt) reused += 1;
      }
    }
    expect(reused).toBeGreaterThan(100);
  },
);
