import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Person } from '../people.ts';
import { Host } from './host.ts';
import { type PeerRun, untilReports } from './run.ts';

const update = z.looseObject({
  Id: z.string(),
  Type: z.string(),
  Action: z.string(),
  Payload: z.string().optional(),
});
const hostRequest = z.object({
  checkpoint: z.object({ DurableExecutionArn: z.string(), Updates: z.array(update).optional() }).optional(),
  state: z.object({ DurableExecutionArn: z.string() }).optional(),
});
type Operation = Readonly<Record<string, unknown>>;

const statusOf: Readonly<Record<string, string>> = { START: 'STARTED', SUCCEED: 'SUCCEEDED', FAIL: 'FAILED' };

class Executions {
  readonly #operations = new Map<string, Map<string, Operation>>();

  begin(arn: string, input: unknown): void {
    const root = {
      Id: 'execution',
      Type: 'EXECUTION',
      Status: 'STARTED',
      StartTimestamp: new Date().toISOString(),
      ExecutionDetails: { InputPayload: JSON.stringify(input) },
    };
    this.#operations.set(arn, new Map([['execution', root]]));
  }

  operationsOf = (arn: string): readonly Operation[] => [...(this.#operations.get(arn)?.values() ?? [])];

  readonly answer = (request: unknown): unknown => {
    const { checkpoint, state } = hostRequest.parse(request);
    if (state !== undefined) return { Operations: this.operationsOf(state.DurableExecutionArn) };
    if (checkpoint === undefined) throw new Error('the request has neither a state nor a checkpoint');
    const known = this.#operations.get(checkpoint.DurableExecutionArn);
    const Operations = (checkpoint.Updates ?? []).map(({ Action, Payload, ...rest }) => {
      const operation = {
        StartTimestamp: new Date().toISOString(),
        ...known?.get(rest.Id),
        ...rest,
        Status: statusOf[Action] ?? 'STARTED',
        ...(Payload === undefined ? {} : { [`${detailsOf(rest.Type)}Details`]: { Result: Payload } }),
      };
      known?.set(rest.Id, operation);
      return operation;
    });
    return { CheckpointToken: randomUUID(), NewExecutionState: { Operations } };
  };
}

const detailsOf = (type: string): string => `${type[0]}${type.slice(1).toLowerCase()}`;

/** `Executions` imitates the API of Lambda durable functions. Returns milliseconds. */
export async function runDurable(given: PeerRun): Promise<number | undefined> {
  const { vendor, scripts, service, people, reports, killAfterCalls, timeoutMs } = given;
  const executions = new Executions();
  const host = new Host(
    scripts,
    'durable.mjs',
    'durable',
    { SERVICE: service, REPORTS: reports },
    executions.answer,
  );
  const waiting = [...people];
  const began = performance.now();
  vendor.begin(killAfterCalls, () => host.kill());
  let isOver = false;
  const execute = async (person: Person): Promise<void> => {
    const arn = `arn:aws:lambda:peer:${person.id}`;
    executions.begin(arn, person);
    while (!isOver) {
      const event = {
        DurableExecutionArn: arn,
        CheckpointToken: randomUUID(),
        InitialExecutionState: { Operations: executions.operationsOf(arn) },
      };
      const outcome = await host.invoke(event, timeoutMs);
      if (outcome.kind === 'failed') throw new Error(outcome.error);
      if (outcome.kind === 'ended') return;
    }
  };
  const work = async (): Promise<void> => {
    for (let person = waiting.shift(); person !== undefined && !isOver; person = waiting.shift())
      await execute(person);
  };
  const working = Promise.all([work(), work()]);
  try {
    return await untilReports(given, began);
  } finally {
    isOver = true;
    host.kill();
    await working;
  }
}
