import { describe, expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { testNow } from '../conversation.ts';

const periodOf = (question: string) => understand(question, testNow, 1990, undefined, ['hi']).period.name;

describe('The Hindi word for yesterday and tomorrow', () => {
  test.each([
    'kal ka din kaisa rahega',
    'kya kal interview dena sahi hai',
    'maine naukri chhod di, kal kya karu?',
    'kya kal ki meeting sahi rahegi',
    'कल का दिन कैसा रहेगा',
  ])('The Hindi word kal means tomorrow in a clause without a past tense: %s', (question) => {
    expect(periodOf(question)).toEqual({ is: 'tomorrow' });
  });

  test.each([
    'maine kal shaadi ki, kya yeh sahi thi',
    'kal meri shaadi hui thi',
    'kal job gayi, ab kya karu',
    'kal shaadi ki, sahi hai?',
    'कल मेरी शादी हुई थी',
    'कल नई नौकरी मिली, कैसी रहेगी?',
    'कल शादी की, कैसा रहेगा?',
  ])('The Hindi word kal does not mean tomorrow in a clause in the past tense: %s', (question) => {
    expect(periodOf(question)).not.toEqual({ is: 'tomorrow' });
  });

  test.each(['aaj kal mera kaam kaisa hai', 'आज कल मेरा काम कैसा है'])(
    'The Hindi word kal means nowadays after the word for today: %s',
    (question) => {
      expect(periodOf(question)).toEqual({ is: 'next', count: 3, unit: 'month' });
    },
  );

  test.each(['kal bhairav ki puja kab karu', 'kal sarp dosh hai kya', 'rahu kal me shaadi karu?'])(
    'The Hindi word kal does not mean tomorrow as a part of a name: %s',
    (question) => {
      expect(periodOf(question)).not.toEqual({ is: 'tomorrow' });
    },
  );
});
