import { chooseLanguage } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { goodBody, openService } from './open-service.ts';

const indian = operations.varshaphal_yoga.languages;

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ta', 'ta'],
  ['TA-IN, en;q=0.8', 'ta'],
  ['mr', 'ma'],
  ['ma', 'ma'],
  ['en;q=0.5, hi;q=0.9', 'hi'],
  ['hi;q=0, bn', 'bn'],
  ['fr, de, kn;q=0.1', 'kn'],
  ['fr', 'en'],
  ['*', 'en'],
  [';;;,,q=', 'en'],
  ['ta;q=abc', 'ta'],
])('Accept-Language %j chooses %s', (header, expected) => {
  expect(chooseLanguage(header, indian)).toBe(expected);
});

test('The computation receives the language, and Content-Language names it', async () => {
  const { call } = await openService({
    handlers: { varshaphal_yoga: async (_, { language }) => ({ body: { language } }) },
  });
  const answer = await call('varshaphal_yoga', { headers: { 'accept-language': 'te-IN' } });
  expect(await answer.json()).toEqual({ language: 'te' });
  expect(answer.headers.get('content-language')).toBe('te');
});

test('Content-Language names Marathi by its registered tag, and Vary names Accept-Language', async () => {
  const { call } = await openService({
    handlers: { varshaphal_yoga: async (_, { language }) => ({ body: { language } }) },
  });
  const answer = await call('varshaphal_yoga', { headers: { 'accept-language': 'mr' } });
  expect(await answer.json()).toEqual({ language: 'ma' });
  expect(answer.headers.get('content-language')).toBe('mr');
  expect(answer.headers.get('vary')).toBe('Accept-Language');
});

test('Content-Language names the language of an answer that is not in the requested one', async () => {
  const { call } = await openService({
    handlers: { varshaphal_yoga: async () => ({ body: {}, contentLanguage: 'en' }) },
  });
  const answer = await call('varshaphal_yoga', { headers: { 'accept-language': 'te' } });
  expect(answer.headers.get('content-language')).toBe('en');
});

test('The chat takes its language from the body, not from the header', async () => {
  const { call } = await openService({
    handlers: { chat: async (_, { language }) => ({ body: { language } }) },
  });
  const answer = await call('chat', {
    body: { ...goodBody.chat, language: 'en' },
    headers: { 'accept-language': 'hi' },
  });
  expect(await answer.json()).toEqual({ language: 'en' });
});
