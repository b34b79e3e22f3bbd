import type { SQSBatchResponse } from 'aws-lambda';
import { type Message, type Queue, sqsEvent } from '../aws/queue.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';

type Handler = (event: ReturnType<typeof sqsEvent>, process: Process) => Promise<SQSBatchResponse>;

export const invokeOn =
  (world: World, queue: Queue, messages: readonly Message[], handler: Handler) =>
  async (process: Process): Promise<void> => {
    const response = await handler(sqsEvent(queue.name, messages), process);
    await process.cross(world.random.between(2, 10), async () => queue.settle(messages, response));
  };

/** A function that throws returns all of its messages. */
export async function run(
  world: World,
  process: Process,
  invocation: (process: Process) => Promise<void>,
): Promise<void> {
  try {
    await invocation(process);
  } catch (error) {
    world.threw(process.name, error);
  }
  process.end();
  world.processes.delete(process);
}
