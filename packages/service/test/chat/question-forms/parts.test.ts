import { chatResponse } from '@palmleaf/contract/astrology';
import { expect, test } from 'vitest';
import { anna, chatWith } from '../conversation.ts';

const replyTo = async (q: string, ac: 'VEDIC' | 'WESTERN' = 'VEDIC') => {
  const { body, free } = await chatWith()({ ...anna, ac, q });
  return { ...chatResponse.parse(body), free };
};

test.each([
  ['I have my Moon in Gemini. When will I find work?', /The Moon in Taurus: .*24 degrees apart/s],
  ['What does Jupiter do in my chart? I mean for study and children', /strong on children.*strong on study/s],
  ['Which house is Saturn transiting now?', /from the Ascendant/],
  ['When will I find work? And tell me a remedy for it.', /nearest good time for work.*For Venus:/s],
  [
    'They say my Moon is debilitated. When will I find work?',
    /^No, the Moon is not debilitated.*time for work/s,
  ],
  ['Am I manglik, and does it end at 28?', /turning 28 does not/],
  ['When does Jupiter pass through my 10th house?', /passes your 10th house: April 2036/],
  [
    'Where is Venus in my navamsa, and what is her effect?',
    /^Signs in the navamsa: Venus Leo\..*on marriage/s,
  ],
])('The answer has each part that the question names: %s', async (q, part) => {
  expect((await replyTo(q)).message).toMatch(part);
});

test.each([
  'Saturn is in Aries, will I find a job?',
  'If Jupiter is in Leo, will I marry?',
  'With Saturn in Aries next year, will I find a job?',
])('The chat does not correct the sign of a planet that the asker does not call their own: %s', async (q) => {
  for (const ac of ['VEDIC', 'WESTERN'] as const)
    expect((await replyTo(q, ac)).message).not.toMatch(/24 degrees|Another sign elsewhere/);
});

test('A question about rahu kaal asks about the day that it names, or for the best days', async () => {
  expect((await replyTo('When is rahu kaal today?')).message).toMatch(
    /^Rahu kalam on Tuesday, 10 March 2026/,
  );
  expect((await replyTo('Which day is good for signing the contract during rahu kaal?')).message).toMatch(
    /^The best days for the start of a business/,
  );
});

test('The chat does not explain the two zodiacs to an asker who names the Vedic sign of a planet', async () => {
  expect((await replyTo('I have my Moon in Taurus. When will I find work?')).message).not.toContain(
    '24 degrees',
  );
});

test.each([
  ['Should I have the surgery or change my job?', /which treatment is right/],
  ['Will I die young or grow old?', /length of a life/],
])('The chat refuses a choice with a refused matter on one side: %s', async (q, refusal) => {
  expect(await replyTo(q)).toMatchObject({
    status: false,
    free: true,
    message: expect.stringMatching(refusal),
  });
});

test('The chat does not compare a rite with a waste of money', async () => {
  const { message } = await replyTo('Does a mantra bring me a marriage or is it a waste of money?');
  expect(message).not.toMatch(/does not tell the two apart|^Rather/);
});

test.each([
  'Should I take the job in Lyon or the job in Nantes?',
  'Does he love me or does he play with me?',
])('A choice that the chart leaves open is free: %s', async (q) => {
  expect(await replyTo(q)).toMatchObject({ free: true });
});

test('The chat compares two ages as two years', async () => {
  const { message } = await replyTo('Should I leave my job at 50 or at 54?');
  expect(message).toMatch(/2040/);
  expect(message).toMatch(/2044/);
});

test.each(['my father died last month', 'Mein Vater ist im Mai gestorben', 'вчера умер наш пес'])(
  'The chat reads no chart after the news of a death: %s',
  async (q) => {
    const { message, free } = await replyTo(q);
    expect(free).toBe(true);
    expect(message).not.toMatch(/chart is|Horoskop gut|Horoskop ist|гороскоп хорош/);
  },
);

test('A good time that begins within the asked month counts as good', async () => {
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 3 + at, 1)));
  for (const month of months) {
    const name = month.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const { message } = await replyTo(`Will I find work in ${name}?`);
    expect(message).not.toMatch(new RegExp(`^No,.*nearest good time for work in the next 12 years: ${name}`));
  }
});

test.each([
  ['Which house system do you use?', /whole-sign houses/, 'VEDIC'],
  ['Which house system do you use?', /Placidus houses/, 'WESTERN'],
  ['Why is my sign different in western astrology?', /Your Western chart: Sun Leo/, 'VEDIC'],
  ['Who can read what I write here?', /for 30 days, without the birth details/, 'VEDIC'],
  ['How accurate are you in percent?', /nobody has measured/, 'VEDIC'],
  ['I am not sure of my birth time', /from 06:32 to 08:39 the Ascendant stays Leo.*dasha/, 'VEDIC'],
] as const)('A question about the method or the data gets the facts, free: %s', async (q, fact, ac) => {
  expect(await replyTo(q, ac)).toMatchObject({ free: true, message: expect.stringMatching(fact) });
});

test('The chat compares listed days, also if the month stands only before the first', async () => {
  const { message } = await replyTo('Wedding in April: the 11, 18 or 25?');
  expect(message).toMatch(/18 April 2026 is|Of these days.*18 April/);
});

test('The asker gets advice on their own conduct towards somebody whose life is not in the chart', async () => {
  const { message, free } = await replyTo('What is my boss thinking, and how do I handle her?');
  expect(message).toMatch(/own side/);
  expect(message).toMatch(/What helps you for work/);
  expect(free).toBe(true);
});

test('A second protest, which names no time, gets the same time as the first', async () => {
  const ask = chatWith();
  const say = async (q: string) =>
    chatResponse.parse((await ask({ ...anna, sid: 'disputed', q })).body).message;
  expect(await say('You told me June would be good for work and it was not.')).toMatch(/right to hold me/);
  expect(await say('It did not come true at all, what is the use of such a forecast?')).toMatch(
    /wrong: the time passed/,
  );
});

test('The chat names the third level of a dasha when asked', async () => {
  const { message } = await replyTo('Which pratyantar dasha is running?');
  expect(message).toMatch(/Pratyantardasha: /);
});
