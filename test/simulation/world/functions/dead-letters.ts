import { createDeadLetters } from '../../../../functions/dead-letters/dead-letters.ts';
import type { Message } from '../aws/queue.ts';
import type { World } from '../world.ts';
import { invokeOn, run } from './invoke.ts';

export function startDeadLetters(world: World, messages: readonly Message[]): void {
  const process = world.start('deadLetters');
  const deadLetters = createDeadLetters({
    ledger: world.ledgerOf(process),
    retry: world.settings.retry,
    log: world.log(process.name),
  });
  void run(world, process, invokeOn(world, world.queues.dead, messages, deadLetters));
}
