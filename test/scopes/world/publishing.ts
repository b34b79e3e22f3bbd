import { publishRecords } from '../../../functions/publish/publish-records.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import type { Process } from '../explorer/process.ts';
import type { Starter } from './scope.ts';
import type { ScopeWorld } from './scope-world.ts';

export const publisher = (name: string): Starter => ({
  name,
  run: async (world, process) => {
    for (;;) {
      const record = await process.perform({
        id: 'next record',
        kind: 'read',
        what: () => 'reads the next record of the stream',
        effect: async () => world.unread[0],
        isReady: () => world.unread.length > 0,
      });
      if (record === undefined) return;
      await publish(world, process, [record]);
      await process.perform({
        id: 'record read',
        kind: 'write',
        what: () => 'has read the record',
        effect: async () => {
          world.published += 1;
        },
      });
    }
  },
});

export const publish = (
  world: ScopeWorld,
  process: Process,
  records: ScopeWorld['unread'],
): Promise<string[]> =>
  publishRecords(
    {
      ledger: world.ledgerOf(process),
      bus: {
        put: (events) =>
          process.perform({
            id: `put ${events.map(({ detail }) => detail.id).join()}`,
            kind: 'write',
            what: () => `sends to the bus: ${events.map(({ kind }) => kind).join(', ')}`,
            effect: async () => {
              world.events.push(...events);
              return events.map(() => true);
            },
          }),
      },
      log: silent,
    },
    records,
  );
