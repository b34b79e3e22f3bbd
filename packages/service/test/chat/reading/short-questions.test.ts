import type { Subject } from '@palmleaf/texts/chat/terms';
import { expect, test } from 'vitest';
import { readMessage } from '../../../chat/learned/read-message.ts';
import { understand } from '../../../chat/question/understand.ts';
import { anna, service, testNow } from '../conversation.ts';

const subjectOf = (message: string) =>
  readMessage(message, { now: testNow, tzone: 5.5, birthday: anna, tradition: 'VEDIC', hints: [] })[0]
    ?.subject;

test.each([
  ['Como vai minha carreira?', 'E quando?', 'pt', 'when'],
  ['¿Cómo va mi carrera?', '¿Y cuándo?', 'es', 'when'],
  ['Wie läuft meine Karriere?', 'Warum?', 'de', 'why'],
  ['Как моя карьера?', 'почему', 'ru', 'why'],
  ['Comment va ma carrière ?', 'quand', 'fr', 'when'],
] as const)(
  'After "%s" the chat reads "%s" in the language of the conversation: %s',
  async (first, then, language, intent) => {
    const before = understand(first, testNow, anna.year);
    const understood = understand(then, testNow, anna.year, before, [language]);
    expect([understood.subject, understood.intent]).toEqual([{ kind: 'topic', topic: 'career' }, intent]);
    const ask = service();
    await ask({ ...anna, sid: 's', q: first });
    const again = await ask({ ...anna, sid: 's', q: then });
    expect(again.status).toBe(true);
  },
);

test.each([
  ['de', 'Karriere?', 'career'],
  ['pt', 'Carreira?', 'career'],
  ['pt', 'Vamos nos separar?', 'marriage'],
  ['fr', 'Argent?', 'money'],
  ['es', 'Salud', 'health'],
] as const)(
  'The chat reads a first question whose words do not show its language in the language of the request, %s: %s',
  (field, question, topic) => {
    expect(understand(question, testNow, anna.year, undefined, [field]).subject).toEqual({
      kind: 'topic',
      topic,
    });
  },
);

test('An English question stays English in a conversation of another language', async () => {
  const ask = service();
  await ask({ ...anna, language: 'de', sid: 's', q: 'Wie läuft meine Karriere?' });
  const { status, message } = await ask({ ...anna, language: 'de', sid: 's', q: 'And when will I marry?' });
  expect(status).toBe(true);
  expect(message).toMatch(/Ehe|Heirat/);
});

test.each([
  ['is my gf loyal', 'love'],
  ['am i on the right path', 'purpose'],
  ['do i have any special gift', 'self'],
  ['will my novel get published', 'creativity'],
  ['will my cafe survive this winter', 'business'],
  ['was ist meine größte stärke', 'self'],
  ['me conviene mudarme a otra ciudad', 'home'],
  ['seré mamá pronto', 'children'],
  ['devo abrir uma padaria em Curitiba', 'business'],
  ['стоит ли открывать кофейню в Казани', 'business'],
  ['veli naadu poga mudiyuma', 'abroad'],
  ['mon collègue veut ma place, que faire', 'career'],
  ['Welches Sternzeichen passt zu mir?', 'spouse'],
  ['my mother wants me to marry, when will it happen', 'marriage'],
  ['je veux ouvrir un resto, c’est le bon moment ?', 'business'],
  ['naan veliyooru pogalama illa inga irukalama', 'travel'],
  ['ele ainda me ama?', 'love'],
  ['Soll ich das Jobangebot annehmen oder auf was Besseres warten', 'career'],
  ['vale la pena estudiar medicina', 'study'],
  ['mi hija no me habla, se arreglará?', 'children'],
  ['en maamiyar kooda sandai, enna seiyalam', 'in-laws'],
])('The chat understands a matter in everyday words: %s', (question, topic) => {
  expect(understand(question, testNow, anna.year).subject).toEqual({ kind: 'topic', topic });
});

test.each([
  'quando minha vida vai melhorar',
  'meri life me kab acha time aayega',
  'என் வாழ்க்கை எப்போது மாறும்',
  'quand est-ce que je serai enfin heureux',
  'whats gonna happen in august',
])(
  'The chat reads a question for better times that names no matter as a question about times: %s',
  (question) => {
    expect(subjectOf(question)).toEqual({ kind: 'timing' });
  },
);

test.each([
  'write me a poem about the moon',
  'whens the next full moon',
  'schreib mir ein Gedicht',
  'écris-moi un poème',
  'напиши стихи',
])('The chat refuses a request for something else than a reading free of charge: %s', async (q) => {
  expect((await service()({ ...anna, q })).status).toBe(false);
});

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
])('The chat understands Russian in Latin letters: %s', (question, about) => {
  expect(understand(question, testNow, anna.year).subject).toEqual(about);
});

test('The chat answers Russian in Latin letters in the language of the request', async () => {
  const inRussian = await service()({ ...anna, language: 'ru', q: 'kogda ya vyidu zamuzh' });
  expect(inRussian.message).toMatch(/брак/);
  const inEnglish = await service()({ ...anna, q: 'kogda ya vyidu zamuzh' });
  expect(inEnglish.message).toMatch(/marriage/);
});

test('The chat recognises a fear in Russian in Latin letters', () => {
  expect(understand('poteryayu li ya rabotu?', testNow, anna.year).mood).toBe('fear');
});
