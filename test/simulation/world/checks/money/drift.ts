import { operationNames, operations } from '@palmleaf/contract/operations';
import { shapeItems, shapePrefix } from '../../../../../shared/drift/remembered.ts';
import type { Report } from '../../../../../shared/ledger/items/part.ts';
import { unpackBody } from '../../../../../shared/ledger/parts/bodies.ts';
import { valueAt } from '../../../../../shared/service-client/profile/pointer.ts';
import { bodyStoreOf } from '../../aws/bucket.ts';
import type { World } from '../../world.ts';

const notRemembered = 'The shape of an answer could not be remembered';
const driftingPaths = ['/reading', '/beside'];

export async function checkDrift(world: World, reports: ReadonlyMap<string, Report>): Promise<void> {
  const { drift } = world.scenario;
  const changed = operationNames.find((name) => operations[name].path === drift?.path);
  let isListed = false;
  for (const item of world.table.items()) {
    if (!item.sk.startsWith(shapePrefix)) continue;
    const { operation, differences } = shapeItems.parse(item);
    if (operation === changed) isListed ||= differences.length > 0;
    const strange = differences.filter(({ path }) => !mayDiffer(path, operation === changed, operation));
    for (const { kind, path } of strange)
      world.wrong('*', `An event says that ${operation} differs (${kind} ${path}), but it has not changed`);
  }
  if (changed === undefined || isListed) return;
  // A worker that died after it stored an answer has not compared its shape.
  const blind = world.died + world.logged.filter((line) => line.startsWith(notRemembered)).length;
  const bought = [...reports.values()]
    .flatMap(({ parts }) => [...parts.values()])
    .filter((part) => part.operation === changed && part.state === 'bought' && part.reusedFrom === undefined);
  const answers = await Promise.all(bought.map((part) => unpackBody(bodyStoreOf(world.store), part)));
  const drifted = answers.filter(isDrifted).length;
  if (drifted > blind && answers.length - drifted > blind)
    world.wrong('*', `${drifted} answers of ${changed} have a new shape, but no event reports it`);
}

const mayDiffer = (path: string, isChanged: boolean, operation: string): boolean =>
  (isChanged && driftingPaths.includes(path)) || (operation === 'get-palm-id' && path === '/palm_id');

const isDrifted = (answer: unknown): boolean =>
  valueAt(answer, '/reading/line') === undefined || valueAt(answer, '/beside') !== undefined;
