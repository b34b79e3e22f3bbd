import { describe, expect, test } from 'vitest';
import { anna, readByAnna, service } from '../conversation.ts';

const subjectsOf = (message: string): string[] =>
  readByAnna(message).map(({ subject, refused }) => {
    if (refused) return `refused ${refused}`;
    const [, ...rest] = Object.values(subject);
    return rest.length > 0 && subject.kind !== 'not computed' ? String(rest[0]) : subject.kind;
  });

describe('a message without full stops', () => {
  test.each([
    'my wife left me will she come back',
    'i am sick will i get well',
    'my business failed will i succeed now',
  ])('The chat ends a clause where the verb comes before its subject: %s', (q) => {
    expect(readByAnna(q).map(({ mood, form }) => [mood, form])).toEqual([['neither', 'closed']]);
  });

  test('The chat answers both topics of a question that names two', () => {
    expect(subjectsOf('which stone and which colour suits me')).toEqual(['null', 'colour']);
    expect(subjectsOf('¿Qué piedra me conviene y cuál es mi número de la suerte?')).toEqual([
      'null',
      'number',
    ]);
  });

  test('The chat reads the last clause as the question where only the question mark shows one', () => {
    expect(readByAnna('मैं परीक्षा में फ़ेल हो गया, अगली बार पास होऊँगा?').map(({ mood }) => mood)).toEqual([
      'neither',
    ]);
  });
});

test.each([
  ['i lost my job in may, will i get another one', 'coming year'],
  ['We broke up in January. Will he come back?', 'coming year'],
  ['Ich wurde im März gekündigt, finde ich Arbeit?', 'coming year'],
  ['me dejó en enero, ¿volverá?', 'coming year'],
  ['naukri march me chhut gayi thi, nayi kab milegi', 'coming year'],
  ['I want to move in May. Is that good?', 'month'],
  ['i lost my job, will i get another one in may', 'month'],
])('The chat takes the time of the question, not of the event: %s', (message, name) => {
  expect(readByAnna(message).map(({ period }) => period.name.is)).toEqual([name]);
});

test('The chat skips a greeting or thanks before a question', () => {
  expect(subjectsOf('Good morning! Will I marry?')).toEqual(['marriage']);
  expect(subjectsOf('ok thx. and money?')).toEqual(['money']);
});

test('A person named after a conjunction is the subject of the question, not a form of address', async () => {
  const ask = service();
  await ask({ ...anna, sid: 's', q: 'как у меня с работой' });
  expect((await ask({ ...anna, sid: 's', q: 'а брат?' })).message).toMatch(/братьев/);
});

test('A short question about a detail continues the subject of the conversation', async () => {
  const ask = service();
  await ask({ ...anna, sid: 's', q: 'Will I settle abroad?' });
  const { status, message } = await ask({ ...anna, sid: 's', q: 'which country' });
  expect(status).toBe(true);
  expect(message).toMatch(/abroad/);
});

test('Two signs, one of them of another person, ask for matching and not for a sun sign', () => {
  expect(subjectsOf('she is scorpio im taurus')).toEqual(['matching']);
});

test("The request's language field decides if languages share the words of a question", async () => {
  const { message } = await service()({ ...anna, language: 'es', q: 'me ira bien en el examen' });
  expect(message).toMatch(/estudio/);
  expect((await service()({ ...anna, q: 'neighbour ne kala jadu kiya hai' })).message).toMatch(/^[A-Za-z]/);
});

test.each([
  'bhai job kab lagegi',
  'didi job kab lagegi',
  'papa job kab lagegi',
  'beta job kab lagegi',
  'sir job kab lagegi',
  'job kab lagegi yaar',
])('The chat does not read a form of address as a person: %s', (message) => {
  expect(subjectsOf(message)).toEqual(['career']);
});

test('The chat still reads a relative as a person if the question is about that relative', () => {
  expect(subjectsOf('papa ki tabiyat kaisi rahegi')).toEqual(['father']);
  expect(subjectsOf('beta kab hoga')).toEqual(['children']);
  expect(subjectsOf('mera bhai kaisa hai')).toEqual(['siblings']);
});

test.each([
  'my wife left me. will she come back',
  'i failed my exam, will i pass next time',
  'Ich bin durchgefallen, schaffe ich die Prüfung nächstes Mal?',
  'Me dejó mi novia. ¿Volverá?',
])('The chat does not read a hope after a loss as a fear: %s', (message) => {
  expect(readByAnna(message).map(({ mood }) => mood)).not.toContain('fear');
});

describe('a question that this chart does not answer', () => {
  test.each([
    ['you didnt answer me', 'unanswered'],
    ['avevi detto 2024 ma niente', 'missed'],
    ['my friend was born on 3 March 1991 in Delhi, will she marry?', 'otherChart'],
    ['i lost my gold chain, where is it', 'lost'],
    ["i lost my mother's ring, where is it", 'lost'],
    ['Where is my missing sister?', 'otherChart'],
    ['¿Dónde está mi hermana desaparecida?', 'otherChart'],
    ['My cat is missing since Monday', 'pet'],
    ['My dog is dying, will he suffer?', 'pet'],
    ['maine apna kutta kho diya', 'pet'],
    ['Пропала кошка, вернётся ли?', 'pet'],
    ['my dog is sick, will he be ok', 'pet'],
    ['mein Hund ist krank, wird er gesund?', 'pet'],
    ['Wer hat mir das Fahrrad gestohlen?', 'culprit'],
    ['सपने में ख़ाली घर देखा, क्या मतलब है?', 'dream'],
    ['Was I a monk in my previous life?', 'unseen'],
    ['Кто выиграет кубок?', 'contest'],
    ["With which letter does my future wife's name begin?", 'names'],
    ['At what exact sum will the flat be sold?', 'exact'],
    ['How do I get grass stains out of jeans?', 'facts'],
  ])('The chat says free of charge that it does not read "%s" from this chart', async (message, what) => {
    expect(subjectsOf(message)).toEqual([what]);
    expect((await service()({ ...anna, q: message })).status).toBe(false);
  });

  test.each([
    ['my dog is sick, will he be ok', true],
    ['My dog died. Will I get over it?', false],
    ['Perdi meu gato velhinho', false],
  ])('The chat names the vet only for an animal that is ill: %s', async (q, isIll) => {
    expect(/\bvet\b|veterinário/.test((await service()({ ...anna, q })).message)).toBe(isIll);
  });

  test.each([
    'I lost ten kilos. Will I keep them off?',
    'Will my dream job come this year?',
    'The result of my exam comes on Friday. Have I passed?',
    'My bike was stolen. Should I buy another this year?',
  ])('The chat answers "%s", which only sounds like a question that no chart answers', async (q) => {
    expect((await service()({ ...anna, q })).message).not.toContain('About "');
    expect(readByAnna(q)[0]?.subject.kind).toBe('topic');
  });

  test('The chat refuses to say what an examination will show, and names the doctor', async () => {
    const { status, message } = await service()({ ...anna, q: 'What will they find in the ultrasound?' });
    expect(status).toBe(false);
    expect(message).toMatch(/^I cannot say what a test will show.*doctor/);
  });

  test.each(['das stimmt nicht', 'eso no es verdad', 'это неправда'])(
    'Before any answer, the chat takes "%s" for a doubt about astrology',
    (message) => expect(subjectsOf(message)).toEqual(['trust']),
  );

  test("The chat does not take the asker's own date of birth for another chart", () => {
    expect(subjectsOf('I was born on 14 August 1990. When will I marry?')).toEqual(['marriage']);
  });

  test('The chat answers a question that follows a protest', async () => {
    const q = 'You said 2023 and nothing happened. When will I find a job?';
    expect(subjectsOf(q)).toEqual(['missed', 'career']);
    expect((await service()({ ...anna, q })).status).toBe(true);
  });
});

test.each([
  ['Hi there', 'greeting'],
  ['thank you so much', 'thanks'],
  ['Are you a robot?', 'identity'],
  ['how are you', 'wellbeing'],
  ['bye', 'farewell'],
  ['What can I ask?', 'help'],
  ['when does my refund arrive', 'order'],
  ['lol ok', 'noise'],
  ['my birth time may be off by ten minutes, what does that change', 'birth-data'],
])('The chat reads the courtesy or the question about itself in "%s"', (message, what) => {
  expect(readByAnna(message).map(({ subject }) => subject)).toEqual([{ kind: 'small talk', what }]);
});

test.each([
  ['is this a bot', /I am a program/],
  ['can i talk to a human', /I am a program/],
  ['how accurate are you', /leanings and times/],
  ['do you remember what i asked before', /I remember what we spoke of/],
  ['who will read my chat', /30 days/],
  ['supprime mes données', /30 jours/],
  ['es gratis?', /no cuesta nada/],
  ['delete my data', /30 days/],
  ['how much does this cost', /costs nothing/],
  ['explain my palm reading', /its own part of the same report/],
  ['i paid twice, give me one back', /not in my hands/],
  ['ich kenne meine genaue Geburtszeit nicht', /bleibt der Aszendent Löwe/],
  ['which languages do you speak', /Tamil/],
  ['¿cuánto cuesta?', /no cuesta nada/],
  ['удалите мои данные', /30 дней/],
  ['Does it matter for the chart where I live today?', /^The chart is cast for the place of birth/],
  ['What separates Vedic from Western astrology?', /^Vedic astrology counts.*Your Western chart: Sun Leo/],
  ['akhbar me rashi aur kundli me rashi alag kyu, konsi padhu', /^Western columns go by the sign of the Sun/],
  ['кто такой Шани', /^Сатурн в Стрельце/],
  ['quem é Mangal?', /^Marte em Áries/],
  ['Which years of my life so far were the worst?', /back only to a time that you name/],
  ['Merci beaucoup ! Et toi, tu te reposes quand ? 😄', /^Je t’en prie/],
])('The chat answers a question about itself: %s', async (q, answer) => {
  expect((await service()({ ...anna, q })).message).toMatch(answer);
});

test('"in hindi please" changes the language of the conversation until the asker writes another', async () => {
  const ask = service();
  const answerTo = async (q: string) => (await ask({ ...anna, sid: 's', q })).message;
  expect(await answerTo('in hindi please')).toMatch(/^[\p{Script=Devanagari}\s,।?]+$/u);
  expect(await answerTo('How is my career?')).toMatch(/^\p{Script=Devanagari}/u);
  expect(await answerTo('Wie steht es um meine Gesundheit?')).toMatch(/Gesundheit/);
});

describe('a question about a day', () => {
  test.each([
    ['ist Freitag ein guter Tag für ein Vorstellungsgespräch?', 'study', '2026-03-13'],
    ['el martes es buen dia para firmar un contrato?', 'business', '2026-03-10'],
    ['vendredi est-il un bon jour pour le mariage ?', 'wedding', '2026-03-13'],
    ['Четверг — хороший день для свадьбы?', 'wedding', '2026-03-12'],
    ['kya somvar ko dukaan kholna shubh hai', 'business', '2026-03-16'],
    ['क्या सोमवार को दुकान खोलना शुभ है', 'business', '2026-03-16'],
    ['திங்கட்கிழமை கடை திறக்க நல்ல நாளா', 'business', '2026-03-16'],
  ])('The chat knows the days of the week in every language: %s', (q, event, at) => {
    expect(readByAnna(q).map(({ subject }) => subject)).toEqual([{ kind: 'day', event, at }]);
  });

  test.each([
    ['Is 5 December 2026 a good day for my wedding?', { kind: 'day', event: 'wedding', at: '2026-12-05' }],
    ['is 5.12.2026 auspicious for opening a shop', { kind: 'day', event: 'business', at: '2026-12-05' }],
    ['Ist der 3. Mai 2027 gut für unsere Hochzeit?', { kind: 'day', event: 'wedding', at: '2027-05-03' }],
    [
      '¿Es buen día el 20 de enero de 2027 para abrir mi negocio?',
      { kind: 'day', event: 'business', at: '2027-01-20' },
    ],
    ['क्या 12 दिसंबर 2026 गृह प्रवेश के लिए शुभ है?', { kind: 'day', event: 'housewarming', at: '2026-12-12' }],
    ['is tomorrow ok to sign the papers', { kind: 'day', event: 'business', at: '2026-03-11' }],
    ['naalai kaar vaangalama', { kind: 'day', event: 'vehicle', at: '2026-03-11' }],
    ['is friday good for a trip', { kind: 'day', event: 'journey', at: '2026-03-13' }],
    ['wann sollte ich im Mai heiraten', { kind: 'best days', event: 'wedding' }],
    ['good day to buy car this month', { kind: 'best days', event: 'vehicle' }],
    ['welcher Tag im April ist gut zum Autokauf', { kind: 'best days', event: 'vehicle' }],
    ['which date in 2027 should i open my shop?', { kind: 'best days', event: 'business' }],
    [
      'I was born on 14 August 1990, is 5 December 2026 good for my wedding?',
      { kind: 'day', event: 'wedding', at: '2026-12-05' },
    ],
    [
      'My fiance and I met on 3 May 2020; is 5 December 2026 good for our wedding?',
      { kind: 'day', event: 'wedding', at: '2026-12-05' },
    ],
    ['Was 3 May 2020 good for my wedding?', { kind: 'not computed', term: '3 May 2020' }],
    ['Is 5 December 2150 good for my wedding?', { kind: 'day', event: 'wedding', at: '2150-12-05' }],
    ['Is 5 December 2350 good for my wedding?', { kind: 'not computed', term: '5 December 2350' }],
    ['best date for marriage in 2025', { kind: 'not computed', term: 'best date for marriage in 2025' }],
    ['best date for marriage in 2150?', { kind: 'not computed', term: 'best date for marriage in 2150' }],
    ['is today rahu kalam?', { kind: 'kalam', which: 'rahu', at: '2026-03-10' }],
    ['இன்று ராகு காலம் எப்போது?', { kind: 'kalam', which: 'rahu', at: '2026-03-10' }],
  ])('The chat reads "%s" as a question about a day', (message, subject) => {
    expect(readByAnna(message).map((reading) => reading.subject)).toEqual([subject]);
  });

  test('The chat judges a day by the almanac and the birth Moon, with the reasons for and against it', async () => {
    const { status, message } = await service()({
      ...anna,
      q: 'Is 5 December 2026 a good day for my wedding?',
    });
    expect(status).toBe(true);
    expect(message).toMatch(/^No, Saturday, 5 December 2026 is not a day to choose for a wedding\./);
    expect(message).toMatch(/For it: .* Against it: .*tara bala/s);
    expect(message).toMatch(/Rahu kalam on Saturday, 5 December 2026: \d\d:\d\d to \d\d:\d\d\./);
  });

  test.each([
    ['Is Sunday good for my wedding?', 'and Monday?', /Monday, 16 March 2026 .* a wedding/],
    ['Is Sunday good for my wedding?', 'what about tomorrow?', /Wednesday, 11 March 2026 .* a wedding/],
    ['Is Sunday good for my wedding?', 'and 20 March?', /Friday, 20 March 2026 .* a wedding/],
    ['Is Sunday good for my wedding?', 'is Monday good?', /Monday, 16 March 2026 .* a wedding/],
    ['rahu kalam today', 'and tomorrow?', /Rahu kalam on Wednesday, 11 March 2026/],
    ['Is Sunday 15 March good for travel?', 'Is today good for buying gold?', /Tuesday, 10 March 2026/],
    ['Ist heute gut für unsere Hochzeit?', 'und morgen?', /Mittwoch, 11\. März 2026/],
  ])('After "%s", the question "%s" is about the new day', async (first, then, told) => {
    const ask = service();
    await ask({ ...anna, sid: 's', q: first });
    const { status, message } = await ask({ ...anna, sid: 's', q: then });
    expect(status).toBe(true);
    expect(message.split('\n')[0]).toMatch(told);
  });

  test('A question about another topic after a day is not read as a question about a day', async () => {
    const ask = service();
    await ask({ ...anna, sid: 's', q: 'Is Sunday good for my wedding?' });
    const { message } = await ask({ ...anna, sid: 's', q: 'and how is my career tomorrow?' });
    expect(message).toMatch(/work/);
  });

  test('The chat answers no when a question asks whether a good day is bad', async () => {
    const answerTo = async (q: string) => (await service()({ ...anna, q })).message;
    expect(await answerTo('Is Tuesday bad for my wedding?')).toMatch(
      /^No, Tuesday, 10 March 2026 is a good day/,
    );
    expect(await answerTo('Is Tuesday not bad for my wedding?')).toMatch(/^Yes, Tuesday/);
    expect(await answerTo('Is 5 December 2026 bad for my wedding?')).toMatch(
      /^Yes, .* is not a day to choose/,
    );
  });

  test('The chat names no past day as the best of the current month', async () => {
    const { message } = await service()({ ...anna, q: 'best day in march to travel' });
    const [, first] = /: \w+, (\d+) March 2026/.exec(message) ?? [];
    expect(Number(first)).toBeGreaterThanOrEqual(10);
  });

  test('The chat names days of the year that the question names', async () => {
    const { message } = await service()({ ...anna, q: 'which date in 2027 should I open my shop?' });
    const years = [...message.matchAll(/ (20\d\d)(?=[;.])/g)].map(([, year]) => year);
    expect(years.length).toBeGreaterThanOrEqual(3);
    expect(new Set(years)).toEqual(new Set(['2027']));
  });
});

test.each(['???', '🙏🙏', '…'])('A message without a word (%s) is answered with words', async (q) => {
  const { message } = await service()({ ...anna, q });
  expect(message).not.toBe('');
});
