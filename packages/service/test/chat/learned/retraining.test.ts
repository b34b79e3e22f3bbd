import { expect, test } from 'vitest';
import { readMessage } from '../../../chat/learned/read-message.ts';
import { readQuestions } from '../../../chat/learned/train/corpus.ts';
import { classified } from '../../../chat/question/classifier/classify.ts';
import { questionLabelOf } from '../../../chat/question/classifier/labels.ts';
import * as weights from '../../../chat/question/classifier/weights.ts';
import { readByRules } from '../../../chat/question/frame/read.ts';
import { readByAnna, settingOfAnna } from '../conversation.ts';

const sample = readQuestions().filter((_, at) => at % 40 === 0);

test('The classifier labels nine in ten messages of its corpus correctly, so its weights match its features', () => {
  expect(sample.length).toBeGreaterThan(150);
  const missed = sample.filter(({ text, hints, label }) => classified(text, hints).subjects[0]?.is !== label);
  expect(missed.length / sample.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.1);
});

test.each([
  ['we have to leave this flat by june, where do we land', 'land', 'home'],
  ['is my husband seeing somebody behind my back', 'marriage', 'other-chart'],
  ['que pense mon ex de moi', 'love', 'other-chart'],
] as const)(
  'The classifier corrects "%s", which the rules take for a matter of %s',
  (text, rules, learned) => {
    const read = readByRules(text, { ...settingOfAnna, hints: [] })[0];
    expect(read && questionLabelOf(read.subject)).toBe(rules);
    const settled = readByAnna(text)[0];
    expect(settled && questionLabelOf(settled.subject)).toBe(learned);
  },
);

test.each([
  ['2', 'home'],
  ['my house', 'home'],
  ['2)', 'home'],
] as const)('The reply "%s" chooses the topic that the chat offered beside its answer', (reply, topic) => {
  const offer = { question: 'when will my rent be easier to pay', other: 'home' } as const;
  const [chosen] = readMessage(reply, { ...settingOfAnna, hints: [], offer });
  expect(chosen).toMatchObject({ subject: { kind: 'topic', topic }, intent: 'when' });
});

test('The weights take at most 3 MB', () => {
  const letters = Object.values(weights).map((model) => model.features.length + model.weights.length);
  expect(Math.max(...letters)).toBeGreaterThan(1_000_000);
  expect(letters.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3_000_000);
});
