import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { LedgerWorld, photo, row, subject } from '../../../test/support/worlds/ledger-world.ts';
import { sampleService } from '../ledger/sample-service.ts';

export interface Bought {
  readonly call: Call;
  readonly answer: Answer;
}

export async function buyReport(
  ask?: (call: Call) => Promise<Answer>,
  name = 'cost/anna',
): Promise<readonly Bought[]> {
  const askService = ask ?? (await sampleService());
  const bought: Bought[] = [];
  const world = new LedgerWorld();
  world.answer = async (call) => {
    const answer = await askService(call);
    bought.push({ call, answer });
    return answer;
  };
  await world.acceptPhoto(name, photo(name));
  await world.acceptRow(name, row({ varshaphalYear: 2026 }));
  await workOnSubjects(world.fanOut([name]), [subject(name)]);
  return bought;
}

export const bytesOf = ({ body }: Answer): number => Buffer.byteLength(JSON.stringify(body ?? null));
