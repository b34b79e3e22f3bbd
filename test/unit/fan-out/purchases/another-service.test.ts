import { describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../../shared/erasure/receipt.ts';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { inputsKey } from '../../../../shared/ledger/items/keys.ts';
import { partItems } from '../../../../shared/ledger/items/part.ts';
import { losePalmId, openUnknowns } from '../../../../shared/ledger/parts/parts.ts';
import { planOf } from '../../../../shared/plan/plan.ts';
import { allShared } from '../../../../shared/plan/shared-inputs.ts';
import { boughtCalls } from '../../../../shared/quote/bought.ts';
import { boughtAmong } from '../../../../shared/quote/bought-among.ts';
import { readReportView } from '../../../../shared/reports/report-view.ts';
import { sellerOf } from '../../../../shared/service-client/seller.ts';
import { erasureOfItems, nameHash } from '../../../support/ledger/erasing.ts';
import { calledService, madeUpSeller } from '../../../support/settings/made-up-service.ts';
import { withRetry } from '../../../support/settings/settings.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const endpointsAt = (url: string) => ({
  palmistry: { url },
  base: { url },
  vision: { url },
  chat: { url },
});
const [first, otherAddress, otherProfile] = [
  madeUpSeller,
  sellerOf('documented', endpointsAt('https://other.example')),
  sellerOf('astrologyapi', endpointsAt('https://service.example')),
];

describe('the id of a service', () => {
  test.each([
    ['https://Service.Example:443/v1/', 'https://service.example/v1'],
    ['http://service.example:80', 'http://service.example/'],
  ])('A service has the same id for two spellings of one address: %s', (one, other) => {
    expect(sellerOf('documented', endpointsAt(one))).toEqual(sellerOf('documented', endpointsAt(other)));
  });

  test('A service has a different id for each profile and each of the four addresses', () => {
    const here = endpointsAt('https://service.example');
    const others = Object.keys(here).map((base) =>
      sellerOf('documented', { ...here, [base]: { url: 'https://other.example' } }),
    );
    const ids = [sellerOf('documented', here), sellerOf('documented', 'own'), otherProfile, ...others];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(7);
  });
});

describe('purchases from one service', () => {
  test.each([
    ['at another address', otherAddress],
    ['with another profile', otherProfile],
  ])(
    'A part that one service sold is copied into no batch of a service %s, and batches of the first service find it again',
    async (_, other) => {
      const world = new LedgerWorld();
      for (const name of ['june/anna', 'july/anna', 'august/anna', 'may/anna']) {
        await world.acceptPhoto(name, photo('same'));
        await world.acceptRow(name, row());
      }
      await world.work('june/anna');
      world.seller = other;
      await world.work('july/anna');
      expect(world.sent).toHaveLength(42);
      const { header, parts } = await world.report('july/anna');
      expect(header).toMatchObject({ state: 'complete', callsBought: 21, callsReused: 0 });
      for (const part of parts.values())
        expect(part).toMatchObject({ service: other.name, serviceId: other.id });
      await world.work('august/anna');
      world.seller = first;
      await world.work('may/anna');
      expect(world.sent).toHaveLength(42);
      expect((await world.report('may/anna')).parts.get('palm/luck')).toMatchObject({ serviceId: first.id });
    },
  );

  test('A service finds its own parts again after many subjects have bought from another service', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    world.seller = otherAddress;
    for (let index = 0; index < 12; index += 1) {
      await world.acceptRow(`july/${index}`, row());
      await world.work(`july/${index}`);
    }
    expect(world.sent).toHaveLength(8);
    world.seller = first;
    await world.acceptRow('august/anna', row());
    await world.work('august/anna');
    expect(world.sent).toHaveLength(8);
  });

  test('A setting allows a copy of another service’s part, but never of its palm_id', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'july/anna']) await world.acceptPhoto(name, photo('same'));
    await world.work('june/anna');
    world.seller = otherAddress;
    world.settings = { ...world.settings, reuseAcrossServices: true };
    await world.work('july/anna');
    expect(world.sent.slice(17).map(({ call }) => call.operation)).toEqual(['get-palm-id']);
    const { parts } = await world.report('july/anna');
    expect(parts.get('palm/luck')).toMatchObject({ serviceId: first.id, reusedFrom: 'june/anna' });
  });

  test('A part stays with its subject after a switch of services, is not bought again, and names its seller', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    world.seller = otherAddress;
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    await world.pass(3);
    expect(world.sent).toHaveLength(4);
    await world.acceptRow('june/anna', row({ varshaphalYear: 2031 }));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(5);
    const { parts } = await world.report('june/anna');
    expect(parts.get('chart/varshaphal_yoga')).toMatchObject({ serviceId: otherAddress.id });
    expect(parts.get('chart/natal_aspects_report')).toMatchObject({ serviceId: first.id });
    const options = { plan: world.settings.plan, contentOf: (_operation: string, answer: unknown) => answer };
    const view = await readReportView(world.ledger, subject('june/anna'), {
      ...options,
      seller: world.seller,
    });
    const notes = view?.parts.map(({ part, note, serviceId }) => ({ part, note, serviceId })) ?? [];
    expect(notes).toContainEqual({
      part: 'chart/natal_aspects_report',
      note: 'sold by another service than the one that is called now (profile documented)',
      serviceId: first.id,
    });
    expect(notes).toContainEqual({
      part: 'chart/varshaphal_yoga',
      note: undefined,
      serviceId: otherAddress.id,
    });
  });

  test('A quote for one service does not count parts that another service has sold', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    const { header, parts } = await world.report('june/anna');
    const calls = [...parts.values()].map(({ inputsHash }) => inputsHash);
    const quoteRequest = [{ batch: 'july', id: 'anna', shared: allShared(header.inputs), calls }];
    const found = async (seller: typeof first, acrossServices = false) =>
      (await boughtCalls(world.ledger, quoteRequest, { seller, reuse: true, acrossServices })).subjects[0]
        ?.bought.length;
    expect(await found(first)).toBe(4);
    expect(await found(otherAddress)).toBe(0);
    expect(await found(otherAddress, true)).toBe(4);
    await eraseSubject(world.ledger, nameHash, subject('june/anna'));
    expect(await found(first)).toBe(0);
  });

  test('A part that an earlier version stored belongs to the service of its profile, and only subjects of this service copy it', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'july/anna', 'august/anna']) await world.acceptRow(name, row());
    await world.work('june/anna');
    const { header, parts } = await world.report('june/anna');
    const [hash = ''] = allShared(header.inputs);
    for (const { pk, sk } of parts.values())
      await world.table.update(partItems.update({ key: { pk, sk }, remove: ['serviceId'] }));
    const older = { set: { sources: new Set(['june/anna']) }, remove: ['calls', 'revision'] };
    await world.table.update({ key: inputsKey(hash), ...older });
    world.seller = otherProfile;
    await world.work('july/anna');
    expect(world.sent).toHaveLength(8);
    world.seller = first;
    await world.work('august/anna');
    expect(world.sent).toHaveLength(8);
  });
});

describe('a palm_id of another service', () => {
  async function worldAfterSwitch() {
    const world = new LedgerWorld();
    world.answer = (call) => (call.operation !== 'get-palm-id' ? answerOf('timeout') : world.bought(call));
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    world.seller = otherAddress;
    world.answer = ({ operation }) =>
      answerOf('json', {
        status: 200,
        body: { of: operation, ...(operation === 'get-palm-id' ? { palm_id: 'of the other' } : {}) },
      });
    return world;
  }

  test('A palm_id of another service is never sent; the photo is read once more, and all other calls use the new palm_id', async () => {
    const world = await worldAfterSwitch();
    const before = world.sent.length;
    world.now += minute;
    await world.work('june/anna');
    const sent = world.sent.slice(before).map(({ call }) => call);
    expect(sent.map(({ operation }) => operation)).toContain('get-palm-id');
    expect(sent).toHaveLength(17);
    for (const { operation, body } of sent)
      if (operation !== 'get-palm-id') expect(body.palm_id).toBe('of the other');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsBought: 18 });
  });

  test('A palm_id that another subject bought from the current service replaces a palm_id of another service', async () => {
    const world = await worldAfterSwitch();
    await world.acceptPhoto('july/twin', photo('p'));
    await world.work('july/twin');
    const before = world.sent.length;
    world.now += minute;
    await world.work('june/anna');
    expect(world.sent).toHaveLength(before);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsReused: 17 });
  });

  test('A palm_id that the new service forgets, too, is bought once more', async () => {
    const world = await worldAfterSwitch();
    let readings = 0;
    let isReachable = false;
    world.answer = ({ operation, body }) => {
      if (operation === 'get-palm-id') readings += 1;
      if (operation === 'get-palm-id')
        return answerOf('json', { status: 200, body: { palm_id: `reading ${readings}` } });
      if (!isReachable) return answerOf('no connection');
      if (operation === 'luck' && readings < 3) return answerOf('not implemented', { status: 501 });
      return body.palm_id !== 'reading 1'
        ? answerOf('json', { status: 200, body: {} })
        : answerOf('palm_id unknown', { status: 404 });
    };
    await world.pass(1);
    isReachable = true;
    await world.pass(20);
    expect(readings).toBe(2);
    expect((await world.report('june/anna')).header.state).toBe('partial');
    world.seller = otherProfile;
    await askRedrive(world.ledger, 'june', ['unavailable']);
    await world.pass(5);
    expect(readings).toBe(3);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  });

  test('A quote counts a palm_id of another service as bought, unless a call that needs it has to be bought', async () => {
    const world = await worldAfterSwitch();
    const { answer } = world;
    const toBuy = async () => {
      const { header } = await world.report('june/anna');
      const { calls } = planOf('june/anna', header.inputs, header.varshaphalYear, world.settings.plan);
      const quoteRequest = {
        ...subject('june/anna'),
        shared: allShared(header.inputs),
        calls: calls.map(({ inputsHash }) => inputsHash),
      };
      const found = [true, false].map(async (reuse) => {
        const { seller } = world;
        const sharing = { seller, reuse, acrossServices: false, acrossCustomers: false };
        const [answered] = (await boughtCalls(world.ledger, [quoteRequest], sharing)).subjects;
        const bought = boughtAmong(calls, answered ?? { bought: [] });
        return calls.filter(({ inputsHash }) => !bought.has(inputsHash)).length;
      });
      const [withReuse, withoutReuse] = await Promise.all(found);
      expect(withReuse).toBe(withoutReuse);
      return withReuse;
    };
    const callsOfNextAttempt = async () => {
      const before = world.sent.length;
      world.now += 20 * minute;
      await world.work('june/anna');
      return world.sent.length - before;
    };
    world.answer = (call) => (call.operation === 'luck' ? answerOf('no connection') : answer(call));
    expect(await toBuy()).toBe(17);
    await callsOfNextAttempt();
    expect(await toBuy()).toBe(1);
    world.seller = otherProfile;
    expect(await toBuy()).toBe(2);
    world.answer = answer;
    expect(await callsOfNextAttempt()).toBe(2);
    expect(await toBuy()).toBe(0);
    world.seller = first;
    expect([await toBuy(), await callsOfNextAttempt()]).toEqual([0, 0]);
    await losePalmId(
      world.ledger,
      subject('june/anna'),
      (await world.report('june/anna')).parts.get('palm/get-palm-id') ?? expect.fail(),
      otherProfile,
    );
    expect(await toBuy()).toBe(1);
  });

  test('Each service sells its own palm_id, however often the stack is switched', async () => {
    const world = await worldAfterSwitch();
    const { answer } = world;
    world.answer = (call) => (call.operation === 'get-palm-id' ? answer(call) : answerOf('no connection'));
    for (const seller of [otherAddress, first, otherProfile, first]) {
      world.seller = seller;
      world.now += 20 * minute;
      await world.work('june/anna');
      expect((await world.report('june/anna')).parts.get('palm/get-palm-id')).toMatchObject({
        serviceId: seller.id,
      });
    }
    expect(world.timesSent('get-palm-id')).toBe(5);
  });
});

describe('an unknown outcome at another service', () => {
  test('An answer of another service does not settle an unknown outcome, because that service does not know its key', async () => {
    const world = new LedgerWorld();
    world.settings = withRetry(world.settings, { unknown: 'same key' });
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('timeout') : world.bought(call);
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    world.seller = otherAddress;
    world.answer = (call) => world.bought(call);
    await world.pass(3);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 4, callsUnknown: 1 });
    const part = parts.get('chart/varshaphal_yoga');
    expect(part && openUnknowns(part)).toHaveLength(1);
    const keys = world.sent.filter(({ call }) => call.operation === 'varshaphal_yoga');
    expect(new Set(keys.map(({ call }) => call.idempotencyKey)).size).toBe(2);
  });

  test('An unknown outcome is listed for the service that got the call, even when its worker died and the service changed', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = () => new Promise(() => {});
    void world.work('june/anna');
    for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(world.sent).toHaveLength(4);
    world.seller = otherAddress;
    world.answer = () => answerOf('no connection');
    world.now += 5 * minute;
    await world.work('june/anna');
    const { parts } = await world.report('june/anna');
    expect([...parts.values()].map(({ state, serviceId }) => [state, serviceId])).toEqual(
      Array.from({ length: 4 }, () => ['unknown', first.id]),
    );
  });
});

test('The receipt of an erasure names no address of another service, though it has the same profile', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  await world.work('june/anna');
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject('june/anna'));
  const erasure = { ...erasureOfItems, service: { ...calledService, seller: otherAddress } };
  await world.pass(30, { erasure });
  const days = { inboxDays: 7, logDays: 30, recoveryDays: 35 };
  const receipt = await readReceipt(world.ledger, nameHash, subject('june/anna'), days);
  expect(receipt?.held).toHaveLength(4);
  for (const record of receipt?.held ?? []) expect(record).not.toHaveProperty('address');
});
