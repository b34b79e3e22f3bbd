import { expect, test } from 'vitest';
import * as z from 'zod';
import { MemoryStore } from '../../../store/store.ts';
import { anna, service } from '../conversation.ts';

const safetyShape = z.object({ safety: z.object({ kind: z.string() }).optional() });

async function kindsIn(questions: readonly string[], store = new MemoryStore()) {
  const ask = service(store);
  const kinds: (string | undefined)[] = [];
  for (const q of questions) {
    const { safety } = safetyShape.parse(await ask({ ...anna, sid: 's', q }));
    kinds.push(safety?.kind);
  }
  return kinds;
}

const violence = 'my husband hits me every night';
const doubtful = 'i have nowhere to go';

test.each([
  [violence, doubtful],
  ['mi esposo me golpea cada noche', 'no tengo a donde ir, mi familia esta lejos'],
])('After "%s", the chat gives help against violence for "%s" too', async (first, next) => {
  expect(await kindsIn([next])).not.toEqual(['violence']);
  expect(await kindsIn([first, next])).toEqual(['violence', 'violence']);
});

test('After violence, the chat gives help against a clear wish to die', async () => {
  expect(await kindsIn([violence, 'I want to die tonight'])).toEqual(['violence', 'self-harm']);
});

test('After an ordinary question, the chat judges a message as if no danger came before', async () => {
  const [alone] = await kindsIn([doubtful]);
  expect(await kindsIn([violence, 'When will I get a job?', doubtful])).toEqual([
    'violence',
    undefined,
    alone,
  ]);
});

test('The chat gives help while its store fails', async () => {
  const store = new MemoryStore();
  store.read = () => Promise.reject(new Error('no store'));
  expect(await kindsIn([violence], store)).toEqual(['violence']);
});

test.each([
  ['en', 'my husband holds a pillow over my face as a joke', 'you can get help here'],
  ['es', 'primero dijo que sí y luego que no y él siguió', 'aquí puedes recibir ayuda'],
])('In %s, the chat replies to the doubtful "%s" and names helplines below', async (language, q, help) => {
  const answer = await service()({ ...anna, language, q, sid: 's' });
  expect(answer).not.toHaveProperty('safety');
  expect(answer).toHaveProperty('message', expect.stringContaining(help));
});

test('The answer to an ordinary question names no helpline', async () => {
  const answer = await service()({ ...anna, q: 'When will I get a job?', sid: 's' });
  expect(answer).toHaveProperty('message', expect.not.stringContaining('you can get help here'));
});
