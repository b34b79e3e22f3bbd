import { expertiseLevels, genders, traditions } from '@palmleaf/contract/astrology';
import { checkPlacements } from '@palmleaf/engines/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anna, birthOf, converse } from './conversation.ts';

const person = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1800, max: 2200 }),
  hour: fc.integer({ min: 0, max: 23 }),
  min: fc.integer({ min: 0, max: 59 }),
  lat: fc.double({ min: -89, max: 89, noNaN: true }).map((value) => value.toFixed(4)),
  lon: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value.toFixed(4)),
  tzone: fc.constantFrom('-8', '0', '1', '5.5', '12.75'),
  gender: fc.constantFrom(...genders),
  ep: fc.constantFrom(...expertiseLevels),
  ac: fc.constantFrom(...traditions),
});

const question = fc.constantFrom(
  'Hello',
  'How is my career?',
  'and next year?',
  'tell me more',
  'When will I travel abroad?',
  'What about my children in 2031?',
  'What does Mars mean for me?',
  'and Rahu?',
  'Chiron?',
  'the 8th house',
  'What transits are coming?',
  'Is sade sati near?',
  'Where is the Moon passing over today? transit',
  'What dasha am I in?',
  'And after that?',
  'Is my health good next month?',
  'Will I win the lottery?',
  'Who am I?',
  'What happened in 1999?',
  'in the next five years?',
  'What is the capital of France?',
  'Am I manglik?',
  'Do I have any dosha?',
  'Which yogas are in my chart?',
  'Do I have neech bhang raj yog?',
  'Do I have dhana yoga?',
  'What is my atmakaraka?',
  'Tell me all my karakas',
  'What is my nakshatra?',
  'My lagna?',
  'What is my sun sign?',
  'Which gemstone suits me?',
  'Love or arranged marriage?',
  'What will my husband be like?',
  'When does my Venus dasha start?',
  'Which planets are retrograde in my chart?',
  'Is my Mars strong?',
  'Should I start a business or take a job?',
  'why?',
  'what should I do about it?',
  'is that good?',
  'when?',
  'Thanks!',
);

test('The chart engine confirms every placement that the chat names, for any birth and any question', async () => {
  await fc.assert(
    fc.asyncProperty(person, fc.array(question, { minLength: 2, maxLength: 4 }), async (born, questions) => {
      const asked = { ...anna, ...born };
      for (const turn of await converse(asked, questions)) {
        expect(turn.message.length).toBeGreaterThan(20);
        expect(turn.message).not.toMatch(/undefined|NaN|null|\s,|\.\.| {2}/);
        const checked = checkPlacements(turn.message, {
          birth: birthOf(asked),
          tradition: asked.ac,
          from: turn.from,
          to: turn.to,
        });
        expect(checked.wrong, turn.question).toEqual([]);
      }
    }),
    { numRuns: 16 },
  );
});
