import { beforeEach, describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { withRetry } from '../../support/settings/settings.ts';
import { answerOf, minute, row, subject } from '../../support/worlds/ledger-world.ts';
import { TrialWorld, ticks } from '../../support/worlds/trial-world.ts';

const palmistry = { base: 'palmistry', scheme: 'token' } as const;
let world: TrialWorld;

beforeEach(() => {
  world = new TrialWorld();
});

const subjectsAsked = () =>
  new Set(
    world.sent.filter(({ call }) => call.operation === 'get-palm-id').map(({ call }) => call.body.image_url),
  ).size;

describe('the trial of a batch', () => {
  test('The trial subjects of a batch go alone; the rest waits without cost and resumes when they end as expected', async () => {
    const all = await world.photos(20);
    await world.work(...all);
    expect(await world.states(all)).toEqual({ complete: 3, waiting: 17 });
    expect(subjectsAsked()).toBe(3);
    const waiting = (await world.report(all[19] ?? '')).header;
    expect(waiting).toMatchObject({ waitingOn: 'trial#june/photo', attempts: 0 });
    expect(waiting.reason).toEqual({ code: 'trial' });
    await world.pass(3);
    expect(await world.states(all)).toEqual({ complete: 20 });
    expect(await world.holds()).toEqual([]);
  });

  test('Subjects with a photo, with a birth, and with both have separate trials', async () => {
    const ofPhotos = await world.photos(6);
    const ofRows = await world.rows(6, 100);
    const ofBoth = await world.photos(6, 200);
    for (const [index, name] of ofBoth.entries())
      await world.acceptRow(name, row({ vastuId: `house ${index}`, birth: undefined }));
    const all = [...ofPhotos, ...ofRows, ...ofBoth];
    await world.work(...all);
    for (const kind of [ofPhotos, ofRows, ofBoth])
      expect(await world.states(kind)).toEqual({ complete: 3, waiting: 3 });
    await world.pass(3);
    expect(await world.states(all)).toEqual({ complete: 18 });
  });

  test('Other subjects replace trial subjects that must wait for something else', async () => {
    const all = await world.photos(6);
    await closeGate(world.ledger, palmistry, { reason: 'placeholder', refusedVersion: 'v1' });
    await world.work(...all.slice(0, 3));
    expect((await world.report(all[0] ?? '')).header.waitingOn).toBe('gate#token#palmistry');
    await openGate(world.ledger, palmistry);
    world.now += minute;
    await world.work(...all.slice(3));
    expect(await world.states(all.slice(3))).toEqual({ complete: 3 });
  });

  test('Other subjects replace trial subjects when a gate closes over them or their batch is paused', async () => {
    const all = await world.photos(9);
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await world.work(...all.slice(0, 3));
    expect(Object.keys((await world.trialMark())?.kinds.photo?.seats ?? { none: 0 })).toEqual([]);
    world.answer = async (call) => {
      await pauseBatch(world.ledger, 'june');
      world.now += 11_000;
      return world.bought(call);
    };
    await openGate(world.ledger, palmistry);
    await world.work(...all.slice(3, 6));
    expect(Object.keys((await world.trialMark())?.kinds.photo?.seats ?? { none: 0 })).toEqual([]);
    world.answer = (call) => world.bought(call);
    await resumeBatch(world.ledger, 'june');
    await world.pass(12);
    expect(await world.states(all)).toEqual({ complete: 9 });
    expect(await world.holds()).toEqual([]);
  });

  test('Trial subjects with bad photos are replaced, and bad photos never hold a batch', async () => {
    const all = await world.photos(30);
    const bad = new Set(
      all
        .filter((_, index) => index % 3 > 0 || index < 9)
        .map((name) => `https://store.example/photos/${name}`),
    );
    world.answer = (call) =>
      bad.has(String(call.body.image_url))
        ? answerOf('unprocessable', { status: 422, body: { detail: 'no hand' } })
        : world.bought(call);
    await world.work(...all);
    await world.pass(30);
    expect(await world.holds()).toEqual([]);
    expect(await world.states(all)).toEqual({ complete: 30 - bad.size, failed: bad.size });
  });

  test('Trial subjects are replaced when a worker dies over them', async () => {
    const all = await world.photos(6);
    world.answer = () => new Promise(() => {});
    void world.work(...all.slice(0, 3));
    await ticks(200);
    world.answer = (call) => world.bought(call);
    await world.work(...all.slice(3));
    expect(await world.states(all.slice(3))).toEqual({ waiting: 3 });
    await world.pass(10);
    expect(await world.states(all)).toEqual({ complete: 6 });
  });

  test('Trial subjects go alone again after a change of credential or profile', async () => {
    await world.work(...(await world.photos(3)));
    const more = await world.photos(6, 100);
    world.credential = { ...world.credential, version: 'v2' };
    await world.work(...more);
    expect(await world.states(more)).toEqual({ complete: 3, waiting: 3 });
    await world.pass(3);
    expect(await world.states(more)).toEqual({ complete: 6 });
    const again = await world.photos(6, 200);
    world.profile = 'another';
    await world.work(...again);
    expect(await world.states(again)).toEqual({ complete: 3, waiting: 3 });
  });

  test('The trial subjects of a batch are those of the newest credential, also for a worker that still has an older one', async () => {
    await world.work(...(await world.photos(3)));
    world.credential = { ...world.credential, version: 'v2' };
    await world.work(...(await world.photos(3, 100)));
    const late = await world.photos(3, 200);
    world.credential = { ...world.credential, version: 'v1' };
    await world.work(...late);
    expect(await world.states(late)).toEqual({ complete: 3 });
    expect((await world.trialMark())?.epochs).toHaveLength(1);
  });

  test('A batch has no trial subjects when the trial is off, and turning the trial off resumes the waiting subjects', async () => {
    const all = await world.photos(8);
    world.answer = () => new Promise(() => {});
    void world.work(...all.slice(0, 6));
    await ticks(300);
    world.answer = (call) => world.bought(call);
    world.trial = 0;
    await world.work(...all.slice(6));
    expect(await world.states(all)).toEqual({ working: 3, waiting: 3, complete: 2 });
    await world.pass(2);
    expect(await world.states(all.slice(3))).toEqual({ complete: 5 });
  });

  test('Trial subjects without an answer have not ended as expected, so other subjects replace them', async () => {
    world.settings = withRetry(world.settings, { unknown: 'hold' });
    world.answer = () => answerOf('timeout');
    const lost = await world.rows(3);
    await world.work(...lost);
    expect(await world.states(lost)).toEqual({ failed: 3 });
    // So many timeouts have closed the gate as well.
    expect(await openGate(world.ledger, { scheme: 'token', base: 'base' })).toBe(true);
    world.answer = (call) => world.bought(call);
    const all = await world.rows(9, 100);
    await world.work(...all);
    expect(await world.states(all)).toEqual({ complete: 3, waiting: 6 });
  });
});

describe('a held batch', () => {
  test('A batch whose trial gets no palm_id is held after three readings and says why', async () => {
    world.answer = world.withoutPalmId;
    const all = await world.photos(50);
    await world.work(...all);
    await world.pass(10);
    expect(world.sent).toHaveLength(3);
    const hold = (await world.holds())[0];
    expect(hold).toMatchObject({ by: 'trial' });
    expect(hold?.sentence).toContain('all of the first 3 subjects with a photo');
    expect(hold?.sentence).toContain('no palm_id was found');
    expect(hold?.sentence).toContain('release the batch');
    await world.work(all[40] ?? '');
    expect(await world.states(all)).toEqual({ partial: 3, waiting: 47 });
  });

  test.each([
    ['varshaphal_yoga', 'other client error', 405],
    ['natal_chart_interpretation', 'no such endpoint', 404],
    ['tamil_month_panchang', 'json with status false', 200],
  ] as const)(
    'A batch is held when its trial subjects all get the same final refusal: %s %s',
    async (operation, answer, status) => {
      world.answer = world.refusing(operation, answer, status);
      const all = await world.rows(20);
      await world.work(...all);
      await world.pass(5);
      expect(world.timesSent(operation)).toBe(3);
      expect((await world.holds())[0]?.sentence).toContain(`refused ${operation} permanently`);
    },
  );

  test('A batch is held when the service refuses all of its photos, also in answers of status 200', async () => {
    world.answer = world.refusing('get-palm-id', 'json with status false', 200);
    await world.work(...(await world.photos(20)));
    await world.pass(3);
    expect(world.sent).toHaveLength(3);
    expect((await world.holds())[0]?.sentence).toContain('refused get-palm-id');
  });

  describe('a batch at another price', () => {
    const prices = priceTable({ currency: 'USD', default: 0.5, operations: { chat: null } });
    const statingCost = (micros: (operation: string) => number) => (call: Call) => ({
      ...world.bought(call),
      cost: { currency: 'USD', micros: micros(call.operation) },
    });
    const dearAspects = (operation: string) => (operation === 'natal_aspects_report' ? 700_000 : 500_000);

    test.each([
      ['more', dearAspects],
      ['less', (operation: string) => (operation === 'natal_aspects_report' ? 0 : 500_000)],
    ] as const)(
      'A batch whose calls cost another price than the profile says is held at the cost of the trial: %s',
      async (than, micros) => {
        world.prices = prices;
        world.answer = statingCost(micros);
        await world.work(...(await world.rows(20)));
        await world.pass(5);
        expect(world.timesSent('natal_aspects_report')).toBe(3);
        const sentence = (await world.holds())[0]?.sentence;
        expect(sentence).toContain('did not cost what the profile says');
        expect(sentence).toContain(`natal_aspects_report costs ${than} than 0.50 USD`);
        expect(sentence).toContain('the statement of the batch lists the cost of each call');
        await world.release();
        await world.pass(5);
        expect(world.timesSent('natal_aspects_report')).toBe(20);
      },
    );

    test('A running batch is held after three calls in a row with an unexpected price', async () => {
      world.prices = prices;
      world.answer = statingCost(() => 500_000);
      await world.work(...(await world.rows(5)));
      await world.pass(3);
      world.answer = statingCost(dearAspects);
      for (const name of await world.rows(10, 50)) await world.work(name);
      expect(world.timesSent('natal_aspects_report')).toBe(8);
      expect((await world.holds())[0]?.sentence).toContain('3 subjects with birth data one after the other');
    });

    test('A batch whose profile says that prices vary is not held when a price is unknown, lower than expected or not reported', async () => {
      world.prices = prices;
      const cheap = statingCost(() => 1);
      world.answer = (call) => (call.operation === 'chat' ? statingCost(() => 9_000_000)(call) : cheap(call));
      const all = await world.rows(9);
      await workOnSubjects(world.fanOut(all, { costsVary: true }), all.map(subject));
      expect(await world.holds()).toEqual([]);
      world.answer = (call) => world.bought(call);
      await world.pass(3);
      expect(await world.states(all)).toEqual({ complete: 9 });
    });

    test('A batch is not held by the price of a retry, which may be free with an honoured key', async () => {
      world.prices = prices;
      const lost = new Set<unknown>();
      world.answer = (call) => {
        const isFirst = call.operation === 'natal_aspects_report' && !lost.has(call.body.year);
        if (!isFirst) return statingCost((one) => (one === 'natal_aspects_report' ? 0 : 500_000))(call);
        lost.add(call.body.year);
        return answerOf('timeout');
      };
      const all = await world.rows(6);
      await world.work(...all);
      await world.pass(10);
      expect(await world.states(all)).toEqual({ complete: 6 });
      expect(await world.holds()).toEqual([]);
    });
  });

  test('Three odd subjects in a row hold a running batch, and the calls in flight end', async () => {
    const before = await world.rows(10);
    await world.work(...before);
    await world.pass(3);
    const all = await world.rows(50, 100);
    world.answer = world.refusing('varshaphal_yoga', 'other client error', 405);
    for (const name of all) await world.work(name);
    expect(world.timesSent('varshaphal_yoga')).toBe(13);
    const hold = (await world.holds())[0];
    expect(hold?.sentence).toContain('3 subjects with birth data one after the other');
    expect(await world.states(all)).toEqual({ partial: 3, waiting: 47 });
  });

  test('Only odd answers in a row hold a batch, and one expected answer restarts the count', async () => {
    const all = await world.rows(60);
    await world.work(...all.slice(0, 3));
    let asked = 0;
    world.answer = (call) => {
      asked += call.operation === 'varshaphal_yoga' ? 1 : 0;
      const refuses = call.operation === 'varshaphal_yoga' && asked % 3 > 0;
      return refuses ? answerOf('other client error', { status: 405, body: {} }) : world.bought(call);
    };
    for (const name of all.slice(3)) await world.work(name);
    expect(await world.holds()).toEqual([]);
    expect(await world.states(all)).toEqual({ complete: 22, partial: 38 });
  });

  test('Odd answers count towards a hold only with distinct inputs: one refused house counts once', async () => {
    const all = world.names(8);
    for (const name of all) await world.acceptRow(name, row({ birth: undefined, vastuId: 'the same house' }));
    world.answer = world.refusing('devatas-45', 'no such endpoint', 404);
    for (const name of all) await world.work(name);
    await world.pass(5);
    expect(await world.holds()).toEqual([]);
    expect(await world.states(all)).toEqual({ failed: 8 });
  });

  test('A hold and a pause of a batch are lifted independently', async () => {
    world.answer = world.withoutPalmId;
    const all = await world.photos(10);
    await world.work(...all);
    await pauseBatch(world.ledger, 'june');
    expect((await world.holds()).map(({ by }) => by)).toEqual(['pause', 'trial']);
    world.answer = (call) => world.bought(call);
    await world.release();
    await world.pass(4);
    expect(await world.states(all)).toEqual({ partial: 3, waiting: 7 });
    expect((await world.report(all[9] ?? '')).header.waitingOn).toBe('pause#june');
    await resumeBatch(world.ledger, 'june');
    await world.pass(4);
    expect(await world.states(all)).toEqual({ partial: 3, complete: 7 });
  });

  test('Outages, 429, 5xx and timeouts hold no batch', async () => {
    const passing: Answer[] = [
      answerOf('no connection'),
      answerOf('too many requests', { status: 429, retryAfterMs: 1000 }),
      answerOf('service unavailable', { status: 503, retryAfterMs: 1000 }),
      answerOf('server error', { status: 500 }),
      answerOf('bad gateway', { status: 502 }),
      answerOf('timeout'),
      answerOf('not implemented', { status: 501 }),
    ];
    let sent = 0;
    world.answer = (call) => {
      sent += 1;
      return sent < 60 ? (passing[sent % passing.length] ?? world.bought(call)) : world.bought(call);
    };
    const all = await world.rows(12);
    await world.work(...all);
    await world.pass(40);
    expect(await world.holds()).toEqual([]);
    const { waiting = 0, due = 0 } = await world.states(all);
    expect(waiting + due).toBe(0);
  });
});
