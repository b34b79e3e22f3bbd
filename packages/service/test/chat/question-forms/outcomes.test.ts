import { describe, expect, test } from 'vitest';
import { anna, service } from '../conversation.ts';

async function replyTo(q: string, ac: 'VEDIC' | 'WESTERN' = 'VEDIC', language = 'en'): Promise<string> {
  return (await service()({ ...anna, ac, language, q })).message;
}

describe('A choice between an event and a deed', () => {
  test.each([
    [
      'en',
      'Will I get the promotion or should I apply elsewhere?',
      /Give it until \w+ \d{4}; if it has not come by then, "apply elsewhere"/,
    ],
    [
      'it',
      'Arriva la promozione o devo cambiare lavoro?',
      /Dagli tempo fino a \S+ \d{4}; se allora non è ancora arrivato, .*«cambiare lavoro»/,
    ],
  ])(
    'The answer judges the event, and names by when the deed is better: %s',
    async (language, q, expected) => {
      const message = await replyTo(q, 'VEDIC', language);
      expect(message).toMatch(expected);
    },
  );

  test('An event that is up to another person leaves the deed to the asker', async () => {
    const message = await replyTo('Will he call me or should I move on?');
    expect(message).toMatch(/^What somebody else does .*"move on" is in your own hands/);
  });
});

test('An outlook says whether the time helps or tests, and until when its planets rule', async () => {
  expect(await replyTo('My work')).toMatch(
    /For work this time on the whole \S+.*\. The reason: .*\(until \w+ \d{4}\)/,
  );
});

test.each([
  ['What should I do about my debts?', /^List what is owed/],
  ['What should I do about my in-laws?', /^Speak to one person at a time/],
])('An answer about what to do begins with steps for the matter: %s', async (q, expected) => {
  expect(await replyTo(q)).toMatch(expected);
});

describe('An aspect between two named planets', () => {
  test.each([
    [
      'Do Venus and Saturn form an aspect?',
      /^Venus and Saturn form no aspect .* \d+°|^(?:Venus \w+ Saturn|Saturn \w+ Venus)/,
    ],
    ['Do Sun and Moon form an aspect?', /^(?:Sun|The Sun) .*(?:\d+°|Moon)/],
  ])('The chat names it first, or the angle without one: %s', async (q, expected) => {
    expect(await replyTo(q, 'WESTERN')).toMatch(expected);
  });
});

test('A question about the house of a planet beside a matter names the house first', async () => {
  expect(await replyTo('In which house is Ketu, and what about my friends?')).toMatch(
    /Ketu in \w+ in the \d+\w+ house/,
  );
});
