import { periodName } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { testNow } from '../conversation.ts';

const subjectOf = (question: string) => understand(question, testNow, 1990).subject;

describe('the subject of a question', () => {
  test.each([
    ['Will I get a promotion at work?', 'career'],
    ['Should I start my own business', 'business'],
    ['When will I get married?', 'marriage'],
    ['is my girlfriend right for me', 'love'],
    ['How are my finances?', 'money'],
    ['Will my sleep get better', 'health'],
    ['how many children will I have', 'children'],
    ['my relationship with my mother', 'mother'],
    ['my relationship with my girlfriend', 'love'],
    ['Can I settle abroad?', 'abroad'],
    ['Will I pass my exams', 'study'],
    ['What are my strengths and weaknesses?', 'self'],
    ['what is my sun sign', 'sign'],
    ['Will my husband like my new job and my boss?', 'career'],
  ])('The chat reads the topic of "%s"', (question, topic) => {
    const subject = subjectOf(question);
    expect(subject.kind === 'topic' ? subject.topic : subject.kind).toBe(topic);
  });

  test.each([
    ['What does Venus mean in my chart?', { kind: 'planet', body: 'Venus' }],
    ['Tell me about shani', { kind: 'planet', body: 'Saturn' }],
    ['my north node', { kind: 'planet', body: 'Rahu' }],
    ['what is in my 7th house', { kind: 'house', house: 7 }],
    ['House 12?', { kind: 'house', house: 12 }],
    ['the eleventh house please', { kind: 'house', house: 11 }],
    ['How does the Saturn transit affect me?', { kind: 'transit', body: 'Saturn' }],
    ['am i in sade sati', { kind: 'sade sati' }],
    ['current transits', { kind: 'transit', body: null }],
    ['Which mahadasha is running?', { kind: 'dasha', lord: null }],
    ['what does 2030 hold, what is coming?', { kind: 'timing' }],
    ['Who wins the world cup?', { kind: 'unknown' }],
    ['मेरी शादी कब होगी?', { kind: 'topic', topic: 'marriage' }],
    ['माझे लग्न कधी होईल?', { kind: 'unknown' }],
  ])('The chat reads the subject of "%s"', (question, subject) => {
    expect(subjectOf(question)).toEqual(subject);
  });
});

describe('the period of a question', () => {
  const period = (question: string) => {
    const named = understand(question, testNow, 1990).period;
    const { from, to } = named;
    return [periodName(named), from.toISOString().slice(0, 10), to.toISOString().slice(0, 10)];
  };

  test.each([
    ['my career', ['the coming twelve months', '2026-03-10', '2027-03-10']],
    ['my career this year', ['the rest of 2026', '2026-03-10', '2027-01-01']],
    ['my career next year', ['2027', '2027-01-01', '2028-01-01']],
    ['work in 2031?', ['2031', '2031-01-01', '2032-01-01']],
    ['work in March 2029', ['March 2029', '2029-03-01', '2029-04-01']],
    ['work in January', ['January 2027', '2027-01-01', '2027-02-01']],
    ['money next month', ['April 2026', '2026-04-01', '2026-05-01']],
    ['money in the next five years', ['the next five years', '2026-03-10', '2031-03-10']],
    ['job in three years', ['2029', '2029-01-01', '2030-01-01']],
    ['love at age 45', ['2035', '2035-01-01', '2036-01-01']],
    ['health today', ['today', '2026-03-10', '2026-03-11']],
    ['how is love now', ['the next three months', '2026-03-10', '2026-06-10']],
    ['love in 2750', ['the coming twelve months', '2026-03-10', '2027-03-10']],
  ])('The chat reads the period of "%s"', (question, expected) => {
    expect(period(question)).toEqual(expected);
  });
});

describe('a follow-up', () => {
  const career = understand('How is my career?', testNow, 1990);

  test.each([
    ['And next year?', 'outlook', '2027'],
    ['in 2030?', 'outlook', '2030'],
    ['and after that?', 'outlook', 'the time from March 2027 to March 2028'],
    ['Why?', 'why', 'the coming twelve months'],
    ['is that good?', 'worth', 'the coming twelve months'],
    ['what should I do about it?', 'remedy', 'the coming twelve months'],
    ['what can I do?', 'remedy', 'the coming twelve months'],
    ['tell me more', 'more', 'the coming twelve months'],
    ['When?', 'when', 'the coming twelve months'],
  ])('The follow-up "%s" keeps the subject', (question, intent, words) => {
    const understood = understand(question, testNow, 1990, career);
    expect(understood).toMatchObject({ subject: career.subject, intent, followUp: true });
    expect(periodName(understood.period)).toBe(words);
  });

  test('A follow-up with a new subject keeps the period', () => {
    const next = understand('And next year?', testNow, 1990, career);
    const money = understand('and money?', testNow, 1990, next);
    expect(money).toMatchObject({
      subject: { kind: 'topic', topic: 'money' },
      period: { name: { is: 'year' }, from: new Date('2027-01-01') },
    });
    expect(understand('after that?', testNow, 1990, money)).toMatchObject({
      period: { name: { is: 'year' }, from: new Date('2028-01-01') },
    });
  });

  test('A follow-up that is a full question begins a new subject', () => {
    const next = understand('And next year?', testNow, 1990, career);
    const love = understand('How is my love life?', testNow, 1990, next);
    expect(love).toMatchObject({
      followUp: false,
      intent: 'nature',
      period: { name: { is: 'coming year' } },
    });
  });
});

describe('a grave question', () => {
  test.each([
    ['When will I die?', 'death'],
    ['how long will I live', 'death'],
    ['I want to kill myself', 'distress'],
    ['Do I have cancer?', 'diagnosis'],
    ['Am I pregnant?', 'diagnosis'],
    ['Will I win the lottery', 'gamble'],
    ['Which stocks should I buy?', 'gamble'],
    ['Is it a boy or a girl?', 'sex of a child'],
    ['Will I definitely get the job?', undefined],
    ['Do I have Mangal dosha?', undefined],
    ['Do I have luck?', undefined],
    ['When will I get pregnant?', undefined],
    ['Will I become rich?', undefined],
    ['How is my health?', undefined],
    ['Where do I live best?', undefined],
  ])(
    'The chat refuses a grave question, and no question that only resembles one: %s',
    (question, refused) => {
      expect(understand(question, testNow, 1990).refused).toBe(refused);
    },
  );
});

test.each(['Should I stop my medication?', 'can i change my medication', 'posso sospendere le medicine?'])(
  'The chat refuses a question about medicines, and does not read it as meditation: %s',
  (question) => {
    expect(understand(question, testNow, 1990).refused).toBe('diagnosis');
  },
);
