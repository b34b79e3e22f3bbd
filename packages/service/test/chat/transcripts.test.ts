import { expertiseLevels, traditions } from '@palmleaf/contract/astrology';
import { checkPlacements } from '@palmleaf/engines/testing';
import { describe, expect, test } from 'vitest';
import { anna, birthOf, converse, thomas } from './conversation.ts';

const scripts = {
  VEDIC: {
    person: anna,
    questions: [
      'Namaste! What does my chart say about my career?',
      'And next year?',
      'When might I get married?',
      'Will I live long?',
      'What does Saturn do in my chart?',
    ],
  },
  WESTERN: {
    person: thomas,
    questions: [
      'What should I know about my love life?',
      'Tell me more.',
      'How do the transits look for me this year?',
      'Should I put my savings into bitcoin?',
      'And what about the 10th house?',
    ],
  },
} as const;

const cases = traditions.flatMap((tradition) => expertiseLevels.map((level) => [tradition, level] as const));

describe.each(cases)('a %s conversation at level %s', (tradition, level) => {
  const { person, questions } = scripts[tradition];
  const asked = { ...person, ac: tradition, ep: level };

  test('A conversation equals its golden transcript', async () => {
    const turns = await converse(asked, questions);
    const text = turns.map(({ question, message }) => `## ${question}\n\n${message}\n`).join('\n');
    const title = `# ${person.name}, ${tradition}, ${level}`;
    const file = `./transcripts/${tradition.toLowerCase()}-${level.toLowerCase()}.md`;
    await expect(`${title}\n\n${text}`).toMatchFileSnapshot(file);
  });

  test('A conversation names only placements that the chart engine confirms', async () => {
    for (const { question, status, message, from, to } of await converse(asked, questions)) {
      const { wrong, count } = checkPlacements(message, { birth: birthOf(person), tradition, from, to });
      expect(wrong, question).toEqual([]);
      const isOfTimes = level === 'STANDARD' && question.startsWith('When');
      expect(count, question).toBeGreaterThanOrEqual(status && !isOfTimes ? 1 : 0);
    }
  });
});

test('The chat names houses from ADVANCED on, and degrees only for EXPERT', async () => {
  for (const tradition of traditions) {
    const { person, questions } = scripts[tradition];
    const [standard = '', advanced = '', expert = ''] = await Promise.all(
      expertiseLevels.map(async (ep) => {
        const turns = await converse({ ...person, ac: tradition, ep }, questions.slice(0, 3));
        return turns.map(({ message }) => message).join('\n');
      }),
    );
    expect(standard).not.toMatch(
      /°|\d(?:st|nd|rd|th) house|mahadasha|antardasha|retrograde|transiting|trine/i,
    );
    expect(advanced).toMatch(/\d(?:st|nd|rd|th) house/);
    expect(advanced).not.toMatch(/°/);
    expect(expert).toMatch(/\d°\d\d′/);
    expect(expert).toMatch(tradition === 'VEDIC' ? /Pratyantardashas: / : /\(orb \d/);
  }
});

test('The check of placements finds a wrong sign, house, degree, orb and date', () => {
  const faultsIn = (message: string, tradition: 'VEDIC' | 'WESTERN') =>
    checkPlacements(message, {
      birth: birthOf(anna),
      tradition,
      from: new Date('2026-03-10T09:30:00Z'),
      to: new Date('2027-03-10T00:00:00Z'),
    }).wrong.length;
  expect(faultsIn('Moon in Gemini is wrong.', 'VEDIC')).toBe(1);
  expect(faultsIn('Moon in Taurus in the 9th house', 'VEDIC')).toBe(1);
  expect(faultsIn('Moon in Taurus in the 10th house', 'VEDIC')).toBe(0);
  expect(faultsIn('Moon at 3°26′ Taurus in the 10th house (exalted, Krittika pada 2)', 'VEDIC')).toBe(1);
  expect(faultsIn('The 10th house in Gemini stands for work.', 'VEDIC')).toBe(1);
  expect(faultsIn('The 10th house in Taurus stands for work. Its ruler is Mars', 'VEDIC')).toBe(1);
  expect(faultsIn('Your sign is Leo.', 'VEDIC')).toBe(1);
  expect(faultsIn('Sun square Mars (orb 3°00′): no', 'WESTERN')).toBe(1);
  expect(faultsIn('Sun trine Jupiter: no', 'WESTERN')).toBe(1);
  expect(faultsIn('Transiting Jupiter conjunction natal Venus (exact 30 May 2026): no', 'WESTERN')).toBe(1);
  expect(faultsIn('Venus mahadasha runs', 'VEDIC')).toBe(1);
});
