import type { Subject } from '@palmleaf/texts/chat/terms';
import { expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, service, testNow } from '../conversation.ts';

test.each<[string, Subject]>([
  ['kogda ya vyidu zamuzh', { kind: 'topic', topic: 'marriage' }],
  ['Kogda ya viydu zamuj?', { kind: 'topic', topic: 'marriage' }],
  ['budet li u menya mnogo deneg', { kind: 'topic', topic: 'money' }],
  ['moya karyera v sleduyushem godu', { kind: 'topic', topic: 'career' }],
  ['lyubit li on menya?', { kind: 'topic', topic: 'love' }],
  ['kogda u menya budut deti', { kind: 'topic', topic: 'children' }],
  ['kak moe zdorovye', { kind: 'topic', topic: 'health' }],
  ['smogu li ya kupit kvartiru', { kind: 'topic', topic: 'home' }],
  ['kakoy moy znak zodiaka', { kind: 'sign', what: 'Sun' }],
  ['kakoi moy kamen', { kind: 'gem', body: null }],
])('Russian in Latin letters is understood: %s', (question, about) => {
  expect(understand(question, testNow, anna.year).subject).toEqual(about);
});

test('It is answered as the field says, like Hindi in Latin letters', async () => {
  const inRussian = await service()({ ...anna, language: 'ru', q: 'kogda ya vyidu zamuzh' });
  expect(inRussian.message).toMatch(/брак/);
  const inEnglish = await service()({ ...anna, q: 'kogda ya vyidu zamuzh' });
  expect(inEnglish.message).toMatch(/marriage/);
});

test('Fear is heard in it', () => {
  expect(understand('poteryayu li ya rabotu?', testNow, anna.year).mood).toBe('fear');
});
