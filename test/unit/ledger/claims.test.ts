import { describe, expect, test } from 'vitest';
import {
  claimedUntil,
  claimInput,
  forgetSubject,
  listCopier,
  readPointer,
  releaseInput,
  sourcesOf,
} from '../../../shared/ledger/inputs/pointers.ts';
import { copyReusable, findReusable } from '../../../shared/ledger/inputs/reuse.ts';
import { inputsKey } from '../../../shared/ledger/items/keys.ts';
import { pointerItems } from '../../../shared/ledger/items/pointer.ts';
import { applyEvent } from '../../../shared/ledger/states/apply-event.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import { claim as claimNow } from '../../support/claims.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../support/ledger-world.ts';
import { meanwhile } from '../../support/meanwhile.ts';

const photo = 'hash of a photo';

function open() {
  const world = new LedgerWorld();
  const claimant = (name: string, worker = `worker of ${name}`) => ({
    subject: subject(name),
    worker: { name: worker, until: world.now + 3 * minute },
  });
  const claim = (who: ReturnType<typeof claimant>, hash: string) => claimNow(world.ledger, who, hash);
  const release = (who: ReturnType<typeof claimant>, hash: string) => releaseInput(world.ledger, hash, who);
  return { world, claimant, claim, release };
}

describe('a claim on shared inputs', () => {
  test('holds for one subject at a time, also in one invocation, and ends with its worker', async () => {
    const { world, claimant, claim } = open();
    const [anna, ben] = [claimant('june/anna', 'one'), claimant('june/ben', 'one')];
    expect(await claim(anna, photo)).toBe(true);
    expect(await claim(ben, photo)).toBe(false);
    const known = await readPointer(world.ledger, photo);
    expect(claimedUntil(world.ledger, known, ben)).toBe(anna.worker.until);
    expect(await claim(anna, photo)).toBe(true);
    world.now = anna.worker.until;
    expect(await claim(claimant('june/ben'), photo)).toBe(true);
  });

  test('is not taken over while its owner takes it up again', async () => {
    const { world, claimant, claim, release } = open();
    const anna = claimant('june/anna');
    await claim(anna, photo);
    await release(anna, photo);
    const seen = meanwhile(
      world.table,
      () => true,
      () => claim(anna, photo),
    );
    expect(await claim(claimant('june/ben'), photo)).toBe(false);
    expect(seen.times).toBe(1);
  });

  test.each([
    ['listed', false],
    ['claimed', true],
  ])('names nobody again who was taken out while another was %s', async (_, claims) => {
    const { world, claimant, claim, release } = open();
    const [anna, ben, carl] = [claimant('june/anna'), claimant('june/ben'), claimant('june/carl')];
    for (const one of [anna, ben]) {
      await claim(one, photo);
      await release(one, photo);
    }
    const known = await readPointer(world.ledger, photo);
    if (known === undefined) throw new Error('Nobody has claimed it');
    expect(await forgetSubject(world.ledger, photo, anna.subject)).toBe(true);
    if (claims) expect(await claimInput(world.ledger, photo, known, carl, new Set())).toBe(false);
    else await listCopier(world.ledger, photo, known, carl, new Set());
    expect([...((await readPointer(world.ledger, photo))?.sources ?? [])]).toEqual(['june/ben']);
  });

  test('is not ended by one that had it before', async () => {
    const { world, claimant, claim, release } = open();
    const anna = claimant('june/anna');
    await claim(anna, photo);
    world.now = anna.worker.until;
    await claim(claimant('june/ben'), photo);
    await release(anna, photo);
    expect(await claim(claimant('june/cleo'), photo)).toBe(false);
  });

  test('lists eight of all who ever had the inputs, so that a photo of a million fits its item', async () => {
    const { world, claimant, claim, release } = open();
    for (let index = 0; index < 12; index += 1) {
      const who = claimant(`june/${index}`);
      expect(await claim(who, photo)).toBe(true);
      await release(who, photo);
    }
    const pointer = pointerItems.parse(await world.table.get(inputsKey(photo)));
    expect(pointer.sources.size).toBe(8);
  });
});

describe('who has copied all that it wanted', () => {
  test('is listed, and takes the place of nobody who claims meanwhile', async () => {
    const { world, claimant, claim, release } = open();
    const [anna, ben, cleo] = [claimant('june/anna'), claimant('june/ben'), claimant('june/cleo')];
    await claim(anna, photo);
    await release(anna, photo);
    const known = await readPointer(world.ledger, photo);
    if (known === undefined) throw new Error('There is a pointer');
    await listCopier(world.ledger, photo, known, ben, new Set(['june/anna']));
    const names = async () => [...((await readPointer(world.ledger, photo))?.sources ?? [])].sort();
    expect(await names()).toEqual(['june/anna', 'june/ben']);
    const seen = await readPointer(world.ledger, photo);
    if (seen === undefined) throw new Error('There is a pointer');
    await claim(cleo, photo);
    await listCopier(world.ledger, photo, seen, claimant('june/dora'), new Set());
    expect(await names()).toEqual(['june/anna', 'june/ben', 'june/cleo']);
  });
});

describe('what is copied of another subject', () => {
  async function refused() {
    const { world, claimant } = open();
    for (const name of ['june/anna', 'july/other']) await world.acceptRow(name, row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('unprocessable', { status: 422 }) : world.bought(call);
    await world.work('june/anna');
    const { header } = await world.report('july/other');
    const plan = planOf('july/other', header.inputs, header.varshaphalYear, { sendPersonWithPhoto: false });
    const [hash = ''] = allShared(header.inputs);
    const copy = async () => {
      const known = await readPointer(world.ledger, hash);
      const sources = sourcesOf(known, claimant('july/other'));
      const writer = { wave: 'w', inputsRevision: 1 };
      const found = await findReusable(world.ledger, plan.calls, sources);
      return copyReusable(world.ledger, header, found, writer);
    };
    return { world, copy };
  }

  test('is what was bought, and nothing else', async () => {
    const { world, copy } = await refused();
    const parts = await copy();
    expect([...parts.keys()]).toHaveLength(3);
    expect([...parts.keys()]).not.toContain('chart/varshaphal_yoga');
    expect((await world.report('july/other')).parts.get('chart/varshaphal_yoga')).toBeUndefined();
  });

  test('is nothing of somebody who is being erased', async () => {
    const { world, copy } = await refused();
    await applyEvent(world.ledger, (await world.report('june/anna')).header, { kind: 'erase' });
    expect((await copy()).size).toBe(0);
    expect((await world.report('july/other')).parts.size).toBe(0);
  });
});
