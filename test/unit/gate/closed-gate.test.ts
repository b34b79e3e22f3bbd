import { describe, expect, test } from 'vitest';
import { closeGate, readGate } from '../../../shared/gate/gate.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';
import { answerOf, LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';

const palmistry = { scheme: 'token', base: 'palmistry' } as const;
const base = { scheme: 'token', base: 'base' } as const;

describe('a refused credential', () => {
  test('A refused credential stops all calls after one read of the secret, and a new credential starts them again', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'june/ben']) await world.acceptRow(name, row({ vastuId: name }));
    world.answer = () => answerOf('credential refused', { status: 401 });
    await world.work('june/anna');
    const refused = world.sent.length;
    expect(refused).toBe(5);
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'waiting',
      waitingOn: 'gate#token#base+gate#token#vision',
      reason: { code: 'gate', gate: 'credential refused' },
    });
    await world.work('june/ben');
    await world.pass(30);
    expect(world.sent).toHaveLength(refused);
    world.credential = { ...world.credential, version: 'v2' };
    world.answer = (call) => world.bought(call);
    await world.pass(5);
    for (const name of ['june/anna', 'june/ben'])
      expect((await world.report(name)).header).toMatchObject({
        state: 'complete',
        attempts: 0,
        deferrals: 0,
      });
  });

  test('A call whose credential is refused is sent again at once if the secret has changed', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const old = { ...world.credential, version: 'v0' };
    world.answer = (call) =>
      world.sent.at(-1)?.credential.version === 'v0' ? answerOf('credential refused') : world.bought(call);
    const deps = world.fanOut(['june/anna'], {
      credentials: { current: async () => old, refetch: async () => world.credential },
    });
    const { workOnSubjects } = await import('../../../functions/fan-out/work-on-subjects.ts');
    await workOnSubjects(deps, [{ batch: 'june', id: 'anna' }]);
    expect((await world.report('june/anna')).header.state).toBe('complete');
    expect((await readGate(world.ledger, base)).state).toBe('open');
  });

  test('No call is sent with a placeholder credential', async () => {
    const world = new LedgerWorld();
    world.credential = { version: 'v0', content: { token: 'not-set-yet' } };
    await world.acceptRow('june/anna', row());
    await world.pass(5);
    expect(world.sent).toHaveLength(0);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'waiting' });
    expect((await readGate(world.ledger, base)).reason).toBe('placeholder');
    world.credential = { version: 'v1', content: { token: 'real' } };
    await world.pass(3);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  });
});

describe('an unreadable secret', () => {
  const unreadable = async (): Promise<never> => {
    throw new UnreadableSecretError('The secret is marked for deletion');
  };

  test('An unreadable secret closes the gates without a call or an attempt, and a readable one opens them', async () => {
    const world = new LedgerWorld();
    const mended = world.readCredential;
    world.readCredential = unreadable;
    await world.acceptPhoto('june/anna', photo('p'));
    await world.acceptRow('june/anna', row());
    await world.acceptRow('june/ben', row({ vastuId: 'h' }));
    for (const name of ['june/anna', 'june/ben'])
      expect(await world.work(name)).toMatchObject([{ result: 'parked' }]);
    await world.pass(30);
    expect(world.sent).toHaveLength(0);
    for (const name of ['june/anna', 'june/ben']) {
      const { header } = await world.report(name);
      expect(header).toMatchObject({
        state: 'waiting',
        reason: { code: 'gate', gate: 'credential unreadable' },
        attempts: 0,
        deferrals: 0,
      });
    }
    for (const name of [palmistry, base])
      expect(await readGate(world.ledger, name)).toMatchObject({
        reason: 'credential unreadable',
      });
    world.readCredential = mended;
    await world.pass(3);
    for (const name of ['june/anna', 'june/ben'])
      expect((await world.report(name)).header).toMatchObject({
        state: 'complete',
        attempts: 0,
        deferrals: 0,
      });
  });

  test('A secret that becomes unreadable during a wave stops the unsent calls and gives up no subject', async () => {
    const world = new LedgerWorld();
    const mended = world.readCredential;
    await world.acceptPhoto('june/anna', photo('p'));
    world.answer = (call) => {
      world.readCredential = unreadable;
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(world.sent).toHaveLength(1);
    await world.pass(30);
    expect(world.sent).toHaveLength(1);
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'waiting',
      waitingOn: 'gate#token#palmistry',
      attempts: 0,
      deferrals: 0,
      callsUnknown: 0,
    });
    world.readCredential = mended;
    world.answer = (call) => world.bought(call);
    await world.pass(3);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(world.sent).toHaveLength(17);
  });

  test('An unreadable secret does not open a gate that waits for another credential, and does not fail the reconciler', async () => {
    const world = new LedgerWorld();
    await closeGate(world.ledger, base, { reason: 'credential refused', refusedVersion: 'v0' });
    expect((await world.reconcile({ credential: unreadable })).failures).toEqual([]);
    expect((await readGate(world.ledger, base)).state).toBe('closed');
    await world.reconcile();
    expect((await readGate(world.ledger, base)).state).toBe('open');
  });

  test('A secret that is unreadable for a moment fails its job and closes no gate', async () => {
    const world = new LedgerWorld();
    const throttled = new Error('Rate exceeded');
    world.readCredential = () => Promise.reject(throttled);
    await world.acceptRow('june/anna', row());
    expect(await world.work('june/anna')).toMatchObject([{ failure: throttled }]);
    expect((await readGate(world.ledger, base)).state).toBe('open');
  });
});

describe('a 403', () => {
  const forbidChat = (world: LedgerWorld) => {
    world.answer = (call) =>
      call.operation === 'chat' ? answerOf('endpoint refused', { status: 403 }) : world.bought(call);
  };
  const asking = row({ name: 'A', gender: 'female', place: 'P', country: 'IN', questions: ['Why?'] });

  test('A 403 concerns only its endpoint when the credential works elsewhere', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', asking);
    forbidChat(world);
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'partial',
      tally: { bought: 4, refused: 1 },
    });
  });

  test('A 403 closes the gate until a call with the same credential succeeds', async () => {
    const world = new LedgerWorld();
    world.scheme = { ...world.scheme, base: 'basic-json', chat: 'basic-json' };
    await world.acceptRow('june/anna', asking);
    forbidChat(world);
    await closeGate(
      world.ledger,
      { scheme: 'basic-json', base: 'base' },
      {
        reason: 'throttled',
        until: world.now + 3 * minute,
      },
    );
    await world.work('june/anna');
    expect((await readGate(world.ledger, { scheme: 'basic-json', base: 'chat' })).reason).toBe(
      'endpoint refused',
    );
    await world.pass(8);
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'partial',
      tally: { bought: 4, refused: 1 },
    });
  });
});

describe('a 403 as the first answer to a new credential', () => {
  test('A first 403 to a new credential closes the gate, and a probe of another subject finds that the credential works', async () => {
    const world = new LedgerWorld();
    let draws = 0;
    world.random = () => {
      draws += 1;
      return (draws * 0.37) % 1;
    };
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    world.credential = { ...world.credential, version: 'v2' };
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga'
        ? answerOf('endpoint refused', { status: 403 })
        : world.bought(call);
    await world.acceptRow('june/anna', row({ varshaphalYear: 2031 }));
    await world.work('june/anna');
    expect((await readGate(world.ledger, base)).reason).toBe('endpoint refused');
    const birth = { day: 5, month: 7, year: 1990, hour: 6, min: 30, lat: 1, lon: 2, tzone: 0 };
    await world.acceptRow('june/ben', row({ birth, varshaphalYear: 2032 }));
    expect(await world.work('june/ben')).toMatchObject([{ result: 'parked' }]);
    await world.pass(120);
    for (const name of ['june/anna', 'june/ben'])
      expect((await world.report(name)).header).toMatchObject({ state: 'partial', tally: { refused: 1 } });
    expect(world.timesSent('varshaphal_yoga')).toBeLessThan(20);
  });
});

describe('an empty wallet', () => {
  test('An empty wallet lets only one probe at a time through, at growing intervals, and new credit opens the gate', async () => {
    const world = new LedgerWorld();
    for (let index = 0; index < 5; index += 1) await world.acceptPhoto(`june/${index}`, photo(`p${index}`));
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await world.work('june/0');
    expect(world.sent).toHaveLength(1);
    await world.pass(60);
    const probes = world.sent.slice(1).map(({ at }) => Math.round((at - (world.sent[0]?.at ?? 0)) / minute));
    expect(probes.length).toBeGreaterThanOrEqual(4);
    expect(probes.length).toBeLessThanOrEqual(8);
    const gaps = probes.slice(1).map((at, index) => at - (probes[index] ?? 0));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(16);
    world.answer = (call) => world.bought(call);
    await world.pass(25);
    for (let index = 0; index < 5; index += 1)
      expect((await world.report(`june/${index}`)).header).toMatchObject({ state: 'complete', attempts: 0 });
    expect(world.timesSent('luck')).toBe(5);
  });

  test('A probe of an empty wallet finds a subject with budget among many whose ceiling is reached', async () => {
    const world = new LedgerWorld();
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await world.acceptPhoto('june/first', photo('first'));
    await world.work('june/first');
    await setCeiling(world.ledger, 'capped', 0);
    for (let index = 0; index < 60; index += 1) {
      await world.acceptPhoto(`capped/${index}`, photo(`c${index}`));
      await world.work(`capped/${index}`);
    }
    await world.acceptPhoto('june/last', photo('last'));
    await world.work('june/last');
    world.answer = (call) => world.bought(call);
    await world.pass(25);
    for (const name of ['june/first', 'june/last'])
      expect((await world.report(name)).header).toMatchObject({ state: 'complete' });
    expect((await world.report('capped/7')).header).toMatchObject({ state: 'waiting', callsBought: 0 });
  });

  test('The next subject sends the probe of an empty wallet even if no subject waited for it', async () => {
    const world = new LedgerWorld();
    await closeGate(world.ledger, palmistry, { reason: 'wallet empty', probeAt: world.now });
    await world.acceptPhoto('june/anna', photo('a'));
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete' });
    expect((await readGate(world.ledger, palmistry)).state).toBe('open');
  });

  test('A probe that is refused for its body does not open the gate of an empty wallet', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    await world.acceptPhoto('june/ben', photo('b'));
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await world.work('june/anna');
    world.answer = () => answerOf('unprocessable', { status: 422 });
    await world.pass(1);
    expect(world.sent).toHaveLength(2);
    expect((await readGate(world.ledger, palmistry)).state).toBe('closed');
  });

  test('A probe never buys what another subject has already bought', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('same'));
    await world.work('june/anna');
    await closeGate(world.ledger, palmistry, { reason: 'wallet empty', probeAt: world.now });
    await world.acceptPhoto('july/other', photo('same'));
    await world.pass(6);
    expect((await world.report('july/other')).header).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(world.sent).toHaveLength(17);
  });
});

describe('a throttling service', () => {
  test('A worker waits out a short pause of the service within the function, without a retry', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const start = world.now;
    world.answer = (call) =>
      world.now < start + 7000
        ? answerOf('too many requests', { status: 429, retryAfterMs: 7000 })
        : world.bought(call);
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', deferrals: 0 });
    expect(world.sent.filter(({ at }) => at > start && at < start + 7000)).toEqual([]);
  });

  test('A long pause that the service asks for closes the gate, and no worker sends before its end', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'june/ben']) await world.acceptRow(name, row({ vastuId: name }));
    const start = world.now;
    world.answer = (call) =>
      call.operation === 'devatas-45' || world.now >= start + 4 * minute
        ? world.bought(call)
        : answerOf('service unavailable', { status: 503, retryAfterMs: 4 * minute });
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'waiting',
      waitingOn: 'gate#token#base',
    });
    await world.work('june/ben');
    await world.pass(3);
    expect(world.sent).toHaveLength(6);
    await world.pass(4);
    for (const name of ['june/anna', 'june/ben'])
      expect((await world.report(name)).header).toMatchObject({
        state: 'complete',
        attempts: 0,
        deferrals: 0,
      });
  });

  test('A gate stays closed a little longer than its stored time, because another clock may have set that time', async () => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, gate: { ...world.settings.gate, shortWaitMs: 0 } };
    await world.acceptRow('june/anna', row());
    await closeGate(world.ledger, base, { reason: 'throttled', until: world.now + minute });
    world.now += minute + 4499;
    expect(await world.work('june/anna')).toMatchObject([{ result: 'parked' }]);
    await world.reconcile();
    expect((await readGate(world.ledger, base)).state).toBe('closed');
    expect(world.sent).toEqual([]);
    world.now += 1000;
    await world.pass(2);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  });

  test('A call is sent four times to a service that asks for a pause without stating its length, and the subject of the call then waits', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row({ vastuId: 'h' }));
    world.answer = () => answerOf('too many requests', { status: 429 });
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'waiting' });
    expect(world.timesSent('devatas-45')).toBe(4);
  });
});
