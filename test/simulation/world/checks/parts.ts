import { isCancelledPart } from '../../../../shared/ledger/batches/cancelled.ts';
import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../../shared/ledger/items/part.ts';
import { unpackBody } from '../../../../shared/ledger/parts/bodies.ts';
import { isWanted, productsOf } from '../../../../shared/plan/product.ts';
import { isSameInputs } from '../../../../shared/plan/same-inputs.ts';
import { bodyStoreOf } from '../aws/bucket.ts';
import { dangerousQuestion } from '../scenario/people.ts';
import { plannedFingerprint } from '../service/fingerprint.ts';
import type { World } from '../world.ts';

export async function checkParts(
  world: World,
  deaths: ReadonlyMap<string, number>,
  name: string,
  { header: found, parts }: Report,
): Promise<void> {
  const plan = world.universe.planOf(found, found.inputs, found.varshaphalYear);
  let bought = 0;
  let lacking = 0;
  const isCancelled = found.cancel !== undefined && found.state === 'cancelled';
  const isWhole = isCancelled && found.cancel?.parts === undefined;
  for (const call of plan.calls) {
    const isDropped = isWhole || (isCancelled && isCancelledPart(found, call.part, call.operation));
    const givenUp = isDropped || found.reason?.code === 'given-up';
    const part = parts.get(call.part);
    const fingerprint = plannedFingerprint(call, found.inputs.photo?.value.sha256);
    const served = world.service.servedKinds.get(fingerprint) ?? new Set();
    if (part?.state === 'bought' && part.inputsHash === call.inputsHash) {
      bought += 1;
      const body = await unpackBody(bodyStoreOf(world.store), part);
      const fingerprintOfAnswer =
        typeof body === 'object' && body !== null ? Reflect.get(body, 'of') : undefined;
      if (world.universe.calls.get(String(fingerprintOfAnswer))?.hashes.has(call.inputsHash) !== true)
        world.wrong(name, `${call.part} of ${name} holds the answer to another call`);
      continue;
    }
    lacking += 1;
    const needed = call.after && parts.get(call.after.part);
    const showsNoPalm = needed?.state === 'bought' && found.inputs.photo?.value.sha256.startsWith('00');
    if (part === undefined || !isSameInputs(part.inputsHash, call.inputsHash)) {
      if (!givenUp && !showsNoPalm && needed?.state === 'bought')
        world.wrong(name, `${call.part} of ${name} was never requested`);
      if (!givenUp && call.after === undefined)
        world.wrong(name, `${call.part} of ${name} was never requested`);
      continue;
    }
    const wasServed =
      part.state === 'unknown' ||
      (part.state === 'refused' &&
        (served.has('refused') || served.has('forbidden') || part.status === 302)) ||
      (part.state === 'unavailable' && served.has('not built'));
    if (!wasServed)
      world.wrong(name, `${call.part} of ${name} is ${part.state}, but the service never answered so`);
    const attempts = part.unknowns?.size ?? 0;
    const hasEnded = givenUp || showsNoPalm;
    if (
      part.state === 'unknown' &&
      !hasEnded &&
      attempts < (world.scenario.unknownPolicy === 'retry' ? 2 : 1)
    )
      world.wrong(name, `${call.part} of ${name} was abandoned after ${attempts} unknown outcomes`);
  }
  const asksInDanger = found.inputs.row?.value.questions.includes(dangerousQuestion) === true;
  const products = productsOf(found.inputs).flatMap((one) => one.parts);
  const declined = asksInDanger && isWanted(products, 'chat/1') ? 1 : 0;
  if ((isCancelled || found.reason?.code !== 'given-up') && found.tally?.declined !== declined)
    world.wrong(
      name,
      `${name} counts ${found.tally?.declined} questions that signal danger, not ${declined}`,
    );
  const lacks = isCancelled ? 'cancelled' : bought > 0 ? 'partial' : 'failed';
  const expectedState = lacking === 0 ? 'complete' : lacks;
  if (found.state !== expectedState)
    world.wrong(name, `${name} is ${found.state}, its parts say ${expectedState}`);
  const poison = world.scenario.people.some((one) => one.poison && subjectName(one.subject) === name);
  // While a clock runs an hour behind, a subject that waits for a lease gets more dead letters than usual.
  if (found.reason?.code === 'given-up' && !poison && (deaths.get(name) ?? 0) < 4)
    world.wrong(name, `${name} was abandoned, but no worker died of it`);
}
