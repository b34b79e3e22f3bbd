import { describe, expect, test } from 'vitest';
import { anna, chatWith, readByAnna, service } from './conversation.ts';

const subjectsOf = (message: string) => readByAnna(message).map(({ subject }) => subject);
const answerTo = async (q: string) => (await service()({ ...anna, q })).message;

describe('The chat answers each part of a question', () => {
  test.each([
    ['Is 14 april good to sign the rent agreement, or is the 20th better?', ['2026-04-14', '2026-04-20']],
    ['Ist der 3. Mai gut für unseren Umzug oder eher der 10.?', ['2026-05-03', '2026-05-10']],
    ['kya 20 april ko griha pravesh theek rahega ya 27 ko', ['2026-04-20', '2026-04-27']],
    ['terça ou quinta pra assinar contrato', ['2026-03-10', '2026-03-12']],
    ['samstag oder sonntag heiraten', ['2026-03-14', '2026-03-15']],
  ])('The chat judges both days of "%s" and names the better one', async (message, days) => {
    const [subject, ...others] = subjectsOf(message);
    expect(others).toEqual([]);
    expect(subject?.kind === 'day' && [subject.at, ...(subject.or ?? [])]).toEqual(days);
  });

  test('The chat names the better of two days first and then judges each', async () => {
    const message = await answerTo('Is 14 april good to sign the rent agreement, or is the 20th better?');
    expect(message).toMatch(/^Monday, 20 April 2026 is the better day of these\./);
    expect(message).toContain('Tuesday, 14 April 2026 is');
  });

  test.each([
    ['сдам ли я экзамен в понедельник', 'study', '2026-03-16'],
    ['will they give me the job on Thursday?', 'career', '2026-03-12'],
    ['werde ich die prüfung am 20. april bestehen', 'study', '2026-04-20'],
  ])('The chat answers the matter of "%s" and judges its day too', (message, topic, at) => {
    expect(subjectsOf(message)).toEqual([
      { kind: 'topic', topic },
      expect.objectContaining({ kind: 'day', at }),
    ]);
  });

  test.each([
    ['how is my day today?', /^Tuesday, 10 March 2026 /],
    ['wie wird mein Tag morgen?', /^Mittwoch, 11\. März 2026 /],
    ['Wie wird mein Tag heute?', /^Dienstag, 10\. März 2026 /],
    ['Comment sera demain ?', /^Mercredi 11 mars 2026 /],
    ['இன்று எப்படி இருக்கும்?', /^செவ்வாய், 10 மார்ச், 2026 /],
  ])('The almanac answers a question about one day of the asker, free of charge: %s', async (q, said) => {
    expect(await chatWith()({ ...anna, q })).toMatchObject({
      body: { message: expect.stringMatching(said) },
      free: true,
    });
  });

  test.each(['What should I do?', 'What do I do now?'])(
    'A question without a matter is not understood, and sends nobody to look it up: %s',
    async (q) => {
      const message = expect.stringContaining('You can ask about work, love');
      expect(await chatWith()({ ...anna, q })).toMatchObject({ body: { message, status: false } });
    },
  );

  test.each(['VEDIC', 'WESTERN'] as const)(
    'A day named beside the question is judged too: %s',
    async (ac) => {
      const q = 'My case runs since 2019 and the hearing is on 3 June. Will I win the lawsuit?';
      const { message } = await service()({ ...anna, ac, q });
      expect(message).toMatch(
        ac === 'VEDIC' ? /^(?:Yes|No), Wednesday, 3 June 2026 / : /^(?:Yes|No), .*June 2026/,
      );
    },
  );

  test.each([
    [
      'better to study masters in canada or stay in my country?',
      'Rather "stay in my country" than "to study masters in canada": your chart is stronger for house and home',
    ],
    [
      'me conviene mas irme a españa o quedarme en mi pais',
      '«quedarme en mi pais» que «me conviene mas irme a españa»: para la casa y el hogar',
    ],
    [
      'govt job milegi ya private',
      'Rather "private" than "govt job milegi": your chart is stronger for work than for government',
    ],
    ['dukan chalegi ki band karke naukri kar lu', '"dukan chalegi"'],
    ['I left my job. Should I go back to IT or try teaching?', 'Rather "go back to IT" than "try teaching"'],
    [
      'Should I buy a house this year or next year?',
      'Rather "next year" than "buy a house this year": for house and home the planets get more support in 2027',
    ],
  ])('The chat names both sides of "%s"', async (message, said) => {
    expect(await answerTo(message)).toContain(said);
  });

  test.each([
    ['cuando voy a tener dinero y salud', ['money', 'health']],
    ['come andrà il 2027 per lavoro e salute', ['career', 'health']],
    ['comment sera mon année côté coeur et côté argent', ['love', 'money']],
    ['quando vou ter meu apartamento e meu carro', ['home', 'vehicle']],
    ['was bringt mir der april in liebe, job und gesundheit', ['love', 'career', 'health']],
  ])('The chat answers each topic of a clause that joins several: %s', (message, topics) => {
    expect(subjectsOf(message)).toEqual(topics.map((topic) => ({ kind: 'topic', topic })));
  });

  test.each([
    [
      'is may or june better for getting engaged',
      /^Rather "may" than "june .* in May 2026 than in June 2026\./,
    ],
    ['klappt ein kind dieses jahr oder erst nächstes', /2027.* 2026/],
    ['брать ли ипотеку в этом году или подождать', /2026.*2027|2027.* 2026 /],
  ])('The chat judges both times of "%s"', async (message, both) => {
    expect(await answerTo(message)).toMatch(both);
  });

  test('The chat names the kind of sign that decides a choice within one matter, and quotes both sides', async () => {
    expect(await answerTo('Should I change my job or stay?')).toMatch(
      /^Rather "stay" than "change my job": .* stands in a fixed sign/,
    );
  });

  test.each([
    'Should I lie to the tax office about my money?',
    'Should I bribe the examiner of my university?',
    '¿Debo robar el dinero?',
    'Soll ich das Geld unterschlagen?',
  ])('The chat says neither yes nor no to a question about a crime: %s', async (q) => {
    expect(await answerTo(q)).not.toMatch(/^(yes|no|sí|ja|nein)\b/i);
  });

  test.each([
    'Should I praise my boss or report my boss at work?',
    'Should I drive home drunk or take a taxi?',
    'Should I forge the will or wait for the court?',
    'Should I sell my kidney or take a loan?',
    'Should I buy fake papers or wait for the visa?',
    'Should I overstay my visa or go home?',
    'Should I stay quiet or tell my mother what my stepfather does?',
    'Should I go back to him or stay with my sister?',
    'Soll ich das Testament fälschen oder warten?',
    "J'achète de faux papiers ou j'attends le visa ?",
    '¿Vendo mi riñón o sigo en mi trabajo?',
    'Compro documenti falsi o aspetto il visto?',
    'Vendo meu rim ou continuo no trabalho?',
    'Ехать домой пьяным или взять такси?',
    'शराब पीकर गाड़ी चलाऊं या टैक्सी लूं?',
    'குடித்துவிட்டு வண்டி ஓட்டலாமா அல்லது டாக்ஸி எடுக்கலாமா?',
  ])('The chat recommends no side if a word may mean a harmful deed, and charges nothing: %s', async (q) => {
    const message = expect.not.stringMatching(/^(?:Rather|Eher|Plutôt|Mejor|Meglio|Melhor|Скорее)|झुकाव|சாய்வு/);
    expect(await chatWith()({ ...anna, q })).toMatchObject({ body: { message }, free: true });
  });

  test.each(['Soll ich meine Mutter besuchen?', 'Should I bribe the man of the loan?'])(
    'The present time advises neither against a person nor on a word that no lexicon knows: %s',
    async (q) => {
      expect(await answerTo(q)).not.toMatch(/^For [^.]* this time|^Für [^.]* die Zeit gerade/);
    },
  );

  test.each([['Should I lend my savings to pay the debts of the shop?', /^For debts this time /]])(
    'The answer to a question for one deed judges the present time instead of saying yes or no: %s',
    async (q, said) => {
      expect(await answerTo(q)).toMatch(said);
    },
  );

  test('The chat names both of two facts about another person, and says that no chart shows which is true', async () => {
    expect(await answerTo('my ex liked my pics. is he coming back or is he just bored lol')).toMatch(
      /^"coming back" or "just bored lol": .* not written in a chart/,
    );
  });

  test('The chat refuses a choice that names no matter of a chart, free of charge', async () => {
    const q = 'which city is lucky for me mumbai or delhi';
    expect((await service()({ ...anna, q })).status).toBe(false);
  });

  test('The chat compares both planets that a question names', () => {
    expect(subjectsOf('Which is stronger in my chart, Jupiter or Saturn?')).toEqual([
      { kind: 'planet', body: 'Jupiter' },
      { kind: 'planet', body: 'Saturn' },
    ]);
  });
});

describe('Only a clause that asks names the matter and the time', () => {
  test('The chat refuses no question because of a death that the asker mentions', () => {
    const mention = 'depuis que mon père est mort ma soeur garde la maison, est ce que je vais avoir ma part';
    expect(readByAnna(mention)).toMatchObject([{ refused: undefined }]);
    expect(readByAnna('When will my father die?')).toMatchObject([{ refused: 'death' }]);
  });

  test.each([
    [
      'Estou desempregada há um ano. Meu marido me ajuda mas está cansado. Quando vou conseguir emprego?',
      'career',
    ],
    ['подруга взяла в долг и не отдаёт, вернёт ли деньги', 'money'],
    ['ho litigato con la mia amica per colpa di un ragazzo, torneremo amiche?', 'friends'],
    ['my ex texted me after 2 years... should i reply', 'love'],
  ])('The chat reads the matter of "%s" from the clause that asks', (message, topic) => {
    expect(readByAnna(message)).toMatchObject([{ subject: { kind: 'topic', topic }, periodNamed: false }]);
  });
});

test.each([
  'will rahul come back to me',
  'va a volver marcos',
  'вернётся ли Андрей',
  'does amit think about me',
])(
  'The chat reads an unknown word in the place of the subject as a name, and says what a chart does not tell: %s',
  async (message) => {
    expect(subjectsOf(message)).toEqual([{ kind: 'topic', topic: 'love' }]);
    expect(await answerTo(message)).toMatch(/somebody else|otra persona|другой человек/);
  },
);

test('The chat quotes a second question that it does not answer', async () => {
  expect(await answerTo('welcher beruf passt zu mir und in welcher stadt')).toContain(
    'Zu „in welcher stadt“:',
  );
});

test('After a question about marriage, the chat describes the partner for "to whom", and does not read these words as a cry for help', async () => {
  const ask = service();
  await ask({ ...anna, sid: 's', q: 'Will I get married?' });
  const { message, safety } = await ask({ ...anna, sid: 's', q: 'to whom' });
  expect(safety).toBeUndefined();
  expect(message).toMatch(/^Your husband is likely to be/);
});

test("The chat refuses to say whether a gem of the asker's chart suits another person", async () => {
  const ask = service();
  await ask({ ...anna, sid: 's', q: 'what is my lucky stone' });
  expect((await ask({ ...anna, sid: 's', q: 'can my wife wear the same' })).status).toBe(false);
});

test('A refusal begins with the words that it refuses', async () => {
  expect(await answerTo('Will my son find a job?')).toMatch(
    /^About "Will my son find a job": That is about another person/,
  );
});

test.each([
  'you said i will get job in 2023 and nothing happened',
  'Du hast gesagt, ich finde 2024 Arbeit, und nichts ist passiert',
])('The chat shows to "%s" what the chart says for that year', (message) => {
  expect(readByAnna(message)).toMatchObject([
    { subject: { kind: 'beyond', what: 'missed' } },
    { subject: { kind: 'topic', topic: 'career' }, intent: 'outlook', period: { name: { is: 'year' } } },
    { subject: { kind: 'topic', topic: 'career' }, intent: 'when' },
  ]);
});

test('A protest costs nothing, and the chat shows what the chart says for the time that the asker names', async () => {
  const chat = chatWith();
  const ask = (q: string) => chat({ ...anna, sid: 's', q });
  await ask('How is my love life this month?');
  const { body, free } = await ask('but you told me that in January I would meet someone');
  expect(free).toBe(true);
  expect(JSON.stringify(body)).toContain('January 2026');
});
