import { readFileSync } from 'node:fs';
import { recogniseDanger } from '@palmleaf/engines/safety';
import { safetyTexts } from '@palmleaf/texts/safety';
import { describe, expect, test } from 'vitest';
import { header as headerShape } from '../../../shared/ledger/items/header.ts';
import { applyEvent } from '../../../shared/ledger/states/apply-event.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { readReportView } from '../../../shared/reports/report-view.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { answerOf, LedgerWorld, row, subject } from '../../support/worlds/ledger-world.ts';

const dangerous = 'Shall I stay with him? He hits me every night.';
const rowAsking = (questions: string[], more = {}) =>
  row({ questions, name: 'Anna', gender: 'female', place: 'Chennai', country: 'IN', ...more });
const plan = planInTests;

function doubtfulQuestion(): string {
  const list = new URL('../../../packages/engines/test/safety/lists/veiled-twins.tsv', import.meta.url);
  const texts = readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
    .filter((text) => / the | my /.test(text));
  const found = texts.find((text) => recogniseDanger(text)?.isDoubtful);
  if (found === undefined) throw new Error('The model doubts no message');
  return found;
}
const doubtful = doubtfulQuestion();

const viewOf = async (world: LedgerWorld) => {
  const view = await readReportView(world.ledger, subject('june/anna'), {
    plan,
    contentOf: (_operation, body) => body,
  });
  if (view === undefined) throw new Error('No report of june/anna');
  return view;
};
const questionsSent = ({ sent }: LedgerWorld) => sent.flatMap(({ call }) => call.body.q ?? []);

async function worldWithQuestions(questions: string[], more = {}): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', rowAsking(questions, more));
  await world.work('june/anna');
  return world;
}

describe('dangerous questions', () => {
  test('A question that signals danger is sent to no service, and the report is complete with the questions around it', async () => {
    const world = await worldWithQuestions(['When will I move?', dangerous, 'And what about work?']);
    expect(questionsSent(world)).toEqual(['When will I move?', 'And what about work?']);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 6, refused: 0, declined: 1 } });
    expect(parts.get('chat/3')?.state).toBe('bought');
    expect(parts.has('chat/2')).toBe(false);
  });

  test('A question that signals danger is refused with the code safety, kind, language, country and help', async () => {
    const world = await worldWithQuestions([dangerous], { language: 'de' });
    const part = (await viewOf(world)).parts.find(({ operation }) => operation === 'chat');
    expect(part).toMatchObject({
      part: 'chat/1',
      state: 'refused',
      code: 'safety',
      question: dangerous,
      safety: { kind: 'violence', language: 'de', country: 'IN' },
    });
    expect(part?.safety?.message).toContain('Gewalt');
    expect(part?.safety?.help.map(({ phone }) => phone)).toContain('181');
  });

  test('A question that may signal danger is not sent, and the report names help and asks for other words', async () => {
    const world = await worldWithQuestions([doubtful, 'When will I move?']);
    expect(questionsSent(world)).toEqual(['When will I move?']);
    const [part] = (await viewOf(world)).parts.filter(({ code }) => code === 'safety');
    expect(part).toMatchObject({
      part: 'chat/1',
      state: 'refused',
      safety: { doubtful: true, country: 'IN' },
    });
    const { doubt, orReword, advice } = await safetyTexts('en');
    const { kind = 'threat', message } = part?.safety ?? {};
    expect(message?.split('\n')).toEqual(expect.arrayContaining([doubt[kind], 'Emergency: 112', orReword]));
    expect(message).not.toContain(advice[kind]);
    expect(message).not.toMatch(/answer 2/);
  });

  test('After a question that surely signals danger, the report shows full help for one that may signal it', async () => {
    const world = await worldWithQuestions([dangerous, doubtful]);
    const found = (await viewOf(world)).parts.flatMap(({ safety }) => safety ?? []);
    expect(found.map((each) => each.doubtful)).toEqual([undefined, undefined]);
  });

  test('A redrive never buys a question that signals danger, and retries the refused question beside it', async () => {
    const world = new LedgerWorld();
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga'
        ? answerOf('unprocessable', { status: 422, body: {} })
        : world.bought(call);
    await world.acceptRow('june/anna', rowAsking([dangerous]));
    await world.work('june/anna');
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', tally: { refused: 1, declined: 1 } });
    world.now += 1000;
    const states = ['refused', 'unavailable', 'unknown'] as const;
    const reopen = { at: world.now, states: [...states] };
    await applyEvent(world.ledger, header, {
      kind: 'redriven',
      reopen,
      dueAt: world.now,
      isContinued: false,
    });
    await world.work('june/anna');
    expect(world.timesSent('varshaphal_yoga')).toBe(2);
    expect(world.timesSent('chat')).toBe(0);
  });

  test('A question that signals danger is declined even when name, gender and place are missing', async () => {
    const world = await worldWithQuestions([dangerous, 'When will I move?'], {
      name: undefined,
      country: undefined,
    });
    const { parts } = await viewOf(world);
    expect(parts.filter(({ operation }) => operation === 'chat')).toMatchObject([
      { part: 'chat/1', state: 'refused', code: 'safety' },
      { part: 'chat/2', state: 'not asked' },
    ]);
  });

  test('A product without questions ignores a question that signals danger', async () => {
    const world = await worldWithQuestions([dangerous], { product: { name: 'chart', parts: ['chart/*'] } });
    expect((await world.report('june/anna')).header.tally?.declined).toBe(0);
    expect((await viewOf(world)).parts.every(({ code }) => code === undefined)).toBe(true);
  });

  test('A batch counts a question that signals danger until another question replaces it', async () => {
    const world = await worldWithQuestions([dangerous]);
    expect(await world.counts('june')).toMatchObject({ complete: 1, declined: 1 });
    for (const questions of [
      [dangerous, 'I want to die'],
      ['I want to die', dangerous],
    ]) {
      await world.acceptRow('june/anna', rowAsking(questions));
      await world.work('june/anna');
      expect((await world.counts('june')).declined).toBe(2);
    }
    await world.acceptRow('june/anna', rowAsking(['When will I move?']));
    await world.work('june/anna');
    expect(questionsSent(world)).toEqual(['When will I move?']);
    expect((await world.counts('june')).declined).toBeUndefined();
  });

  test('A question that signals danger counts in the hash of later questions, so that earlier purchases stay valid', () => {
    const questions = ['What of love?', dangerous, 'When?'];
    const source = { bucket: '', key: '', etag: '', sequencer: '', time: 0 };
    const inputs = { row: { value: rowAsking(questions), source } };
    const { calls } = planOf('june/anna', inputs, 2026, plan);
    const last = calls.find(({ part }) => part === 'chat/3');
    expect(last?.after).toEqual({ part: 'chat/1', once: 'settled' });
    const { sid: _sid, q: _q, ...person } = last?.body ?? {};
    expect(last?.inputsHash).toBe(hashOf({ operation: 'chat', person, questions }));
  });
});

test('After a harmless question, the questions before it no longer affect those after it', () => {
  const asked = [
    dangerous,
    'I want to die',
    'I have nowhere to go.',
    'He is angry again.',
    'When will I move?',
  ];
  const source = { bucket: '', key: '', etag: '', sequencer: '', time: 0 };
  const isDeclined = (...questions: string[]) => {
    const inputs = { row: { value: rowAsking(questions), source } };
    const { declined } = planOf('june/anna', inputs, 2026, plan);
    return declined.some(({ part }) => part === `chat/${questions.length}`);
  };
  const threes = asked.flatMap((one) =>
    asked.flatMap((two) => asked.map((last) => [one, two, last] as const)),
  );
  const broken = threes.filter(([one, two]) => !isDeclined(one, two));
  expect(broken.filter(([one, , last]) => isDeclined(one, last) && !isDeclined(last)).length).toBeGreaterThan(
    0,
  );
  for (const [one, two, last] of broken)
    expect({ one, two, last, isDeclined: isDeclined(one, two, last) }).toEqual({
      ...{ one, two, last, isDeclined: isDeclined(two, last) },
    });
});

test('A header that was stored before the safety check existed counts no declined question', () => {
  const tally = { bought: 1, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0 };
  expect(headerShape.shape.tally.parse(tally)?.declined).toBe(0);
  expect(headerShape.shape.counted.parse({ bought: 1, unknown: 0, reused: 0 }).declined).toBe(0);
});
