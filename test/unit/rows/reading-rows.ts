import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import type { TableDeps } from '../../../functions/rows/table-upload.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { type IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

export const header = 'id,date,time,lat,lon,timezone,name';
export const line = (id: string, name = 'Nobody') =>
  `${id},1990-05-10,19:55,52.52,13.405,Europe/Berlin,${name}`;
export const table = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`;

export async function read(
  world: IntakeWorld,
  event: UploadEvent,
  pollsInTime: () => number = () => 1_000_000,
  more: Partial<TableDeps> = {},
): Promise<number> {
  for (let invocation = 1; ; invocation += 1) {
    let polls = pollsInTime();
    await ingestRows(
      {
        ledger: world.ledger,
        inbox: world.inbox,
        jobs: world.queue,
        reader: { name: `reader ${invocation} of ${event.sequencer}`, until: world.now + 130_000 },
        settings: usualIntake,
        remainingMs: () => (polls-- > 0 ? 100_000 : 0),
        hints: { send: async (upload) => void world.hints.push(upload) },
        log: silent,
        ...more,
      },
      event,
      'june',
    );
    world.now += 1000;
    const state = world.uploads().find(({ key, etag }) => key === event.key && etag === event.etag)?.state;
    if (state !== 'reading') return invocation;
    if (invocation > 5000) throw new Error('The upload is never read to its end');
  }
}
