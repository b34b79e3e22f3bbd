import { describe, expect, test } from 'vitest';
import { anna, service } from '../conversation.ts';

async function replyTo(q: string, ac: 'VEDIC' | 'WESTERN' = 'VEDIC', language = 'en'): Promise<string> {
  return (await service()({ ...anna, ac, language, q })).message;
}

test.each([
  ['en', 'Is a flat or a house better for me?'],
  ['en', 'Will I get my inheritance, or should I forge the will?'],
  ['en', 'Will we have a child, or should we give up?'],
  ['de', 'Miete oder Kauf besser?'],
  ['es', '¿El trabajo en Madrid o en Sevilla es mejor?'],
  ['fr', 'Vais-je avoir la promotion ou dois-je démissionner ?'],
  ['it', 'Arriva la promozione o devo cambiare lavoro?'],
  ['pt', 'Emprego no Porto ou em Lisboa é melhor?'],
  ['ru', 'Квартира или дом лучше?'],
  ['hi', 'flat ya makan kaun sa behtar hai'],
  ['ta', 'வீடு அல்லது அடுக்குமாடி எது நல்லது?'],
])('A choice never recommends a deed by a date: %s, %s', async (language, q) => {
  const message = await replyTo(q, 'VEDIC', language);
  expect(message).not.toMatch(
    /if it has not come|ist es dann nicht so weit|bessere Weg|mejor camino|attends jusqu|ne dépend que de toi|meilleure voie|Dagli tempo|strada migliore|melhor caminho|лучше «|बेहतर रास्ता|நல்ல வழி/,
  );
});

test.each([
  [
    'en',
    'Will my loan be approved, or should I sell my kidney?',
    /^"loan be approved" or "sell my kidney": which/,
  ],
  ['en', 'Will he call me or should I move on?', /^"call me" or "move on": which/],
  [
    'de',
    'Bekomme ich die Beförderung oder soll ich kündigen?',
    /^„die Beförderung“ oder „kündigen“: Was davon/,
  ],
  ['es', '¿Me darán el ascenso o debo renunciar?', /^«Me darán el ascenso» o «renunciar»: cuál/],
  [
    'it',
    'Arriva la promozione o devo cambiare lavoro?',
    /^«Arriva la promozione» o «cambiare lavoro»: quale/,
  ],
])(
  'Between an event and a deed of the asker, the answer leans to neither: %s, %s',
  async (language, q, expected) => {
    expect(await replyTo(q, 'VEDIC', language)).toMatch(expected);
  },
);

test('An outlook says whether the time helps or tests, and until when its planets rule', async () => {
  expect(await replyTo('My work')).toMatch(
    /For work this time on the whole \S+.*\. The reason: .*\(until \w+ \d{4}\)/,
  );
});

test.each([
  ['en', 'We have tried for a baby for six years without success. What should we do?'],
  ['en', 'My father drinks and beats us. What should I do?'],
  ['en', 'Should I retire?'],
  ['de', 'Meine Frau ist im Januar gestorben. Was soll ich tun?'],
])(
  'An answer about what to do gives no steps for a situation that the asker did not name: %s, %s',
  async (language, q) => {
    expect(await replyTo(q, 'VEDIC', language)).not.toMatch(
      /calm hour|Speak to one person|Say plainly|before you give notice|ruhigen? Stunde/,
    );
  },
);

test('The chat names as the reason of a favourable time only a planet that helps', async () => {
  expect(await replyTo('How will my debts be in 2027?')).toMatch(/^2027 favours (?!.*The reason: Rahu)/s);
});

test('A comparison of times names no reason that holds in both', async () => {
  expect(await replyTo('This week or next week for the interview?')).not.toMatch(/The reason:/);
});

test('The chat names the end of the later of two periods that one planet rules', async () => {
  const { message } = await service()({ ...anna, day: 4, q: 'How will my marriage be?' });
  expect(message).not.toMatch(/Rahu \(until March 2029\)/);
});

describe('An aspect between two named planets', () => {
  test.each([
    [
      'Do Venus and Saturn form an aspect?',
      /^Venus and Saturn form no aspect .* \d+°|^(?:Venus \w+ Saturn|Saturn \w+ Venus)/,
    ],
    ['Do Sun and Moon form an aspect?', /^(?:Sun|The Sun) .*(?:\d+°|Moon)/],
  ])(
    'The chat first names the aspect of the two planets, or their angle if they form none: %s',
    async (q, expected) => {
      expect(await replyTo(q, 'WESTERN')).toMatch(expected);
    },
  );
});

test('The answer to a question about a planet’s house and a matter names the house first', async () => {
  expect(await replyTo('In which house is Ketu, and what about my friends?')).toMatch(
    /Ketu in \w+ in the \d+\w+ house/,
  );
});

test('A person whose name is also a planet in Sanskrit gets no placement before the answer', async () => {
  expect(await replyTo('When will Ravi pay me back?')).toMatch(/^The nearest time .*The Sun in Cancer/s);
});
