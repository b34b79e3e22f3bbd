import { createPublish } from '../../../../functions/publish/publish.ts';
import type { World } from '../world.ts';
import { run } from './invoke.ts';

export function startPublish(world: World): void {
  const { stream } = world;
  const event = stream.next();
  const process = world.start('publish', () => stream.halve());
  const publish = createPublish({
    ledger: { table: world.tableOf(process) },
    bus: world.bus.of(process),
    log: world.log(process.name),
  });
  void run(world, process, async () => {
    try {
      const { batchItemFailures } = await publish(event);
      stream.settle(
        event.Records.length,
        batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
      );
    } catch (error) {
      stream.halve();
      throw error;
    }
  });
}
