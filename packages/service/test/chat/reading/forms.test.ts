import { nativityOf } from '@palmleaf/engines/chart';
import type { Statement } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { composedAnswer } from '../../../chat/answer/rule-composer.ts';
import { understand } from '../../../chat/question/understand.ts';
import { anna, birthOf, chatWith, testNow } from '../conversation.ts';

function sayings(question: string): readonly Statement['say'][] {
  const { paragraphs } = composedAnswer({
    name: '',
    gender: 'female',
    birthday: anna,
    birth: birthOf(anna),
    question,
    level: 'STANDARD',
    language: 'en',
    nativity: nativityOf(birthOf(anna), 'VEDIC'),
    understood: understand(question, testNow, anna.year),
    earlier: [],
    now: testNow,
  });
  return paragraphs.flat().map(({ say }) => say);
}

async function replyTo(q: string) {
  return chatWith()({ ...anna, q });
}

describe('The form of a question', () => {
  test.each([
    ['why do my relationships fail', 'reason'],
    ['warum klappt es in der Liebe nie', 'reason'],
    ['por qué me va mal en el amor', 'reason'],
    ['pourquoi je ne trouve pas l’amour', 'reason'],
    ['perché va sempre male in amore', 'reason'],
    ['por que minha vida amorosa não anda', 'reason'],
    ['почему мне не везёт в любви', 'reason'],
    ['meri shaadi me itni deri kyu ho rahi hai', 'reason'],
    ['எனக்கு ஏன் திருமணம் தள்ளிப் போகிறது', 'reason'],
    ['how can I improve my finances', 'advice'],
    ['was soll ich tun, damit ich mehr Geld habe', 'advice'],
    ['qué hago para mejorar mi dinero', 'advice'],
    ['que dois-je faire pour avoir plus d’argent', 'advice'],
    ['cosa posso fare per i soldi', 'advice'],
    ['o que devo fazer para ter mais dinheiro', 'advice'],
    ['что мне делать с деньгами', 'advice'],
    ['paise ki tangi hai kya karu', 'advice'],
    ['பணத்துக்கு நான் என்ன செய்ய வேண்டும்', 'advice'],
    ['how long will this bad phase last', 'lasts'],
    ['wie lange bleibe ich ohne Arbeit', 'eases'],
    ['cuánto tiempo estaré sin trabajo', 'eases'],
    ['combien de temps vais-je rester sans travail', 'eases'],
    ['quanto tempo resterò senza lavoro', 'eases'],
    ['até quando vou ficar sem emprego', 'eases'],
    ['как долго я буду без работы', 'eases'],
    ['ye bura time kab tak chalega', 'lasts'],
    ['எவ்வளவு நாள் வேலை இல்லாமல் இருப்பேன்', 'eases'],
    ['Should I take the job in Delhi or Mumbai?', 'even'],
    ['Which work suits me?', 'fields'],
    ['quel métier me convient le mieux et pourquoi', 'fields'],
    ['sarkari naukri lagegi ya private karu', 'side'],
    ['dost ke sath business karu', 'promise'],
    ['மனைவி திரும்பி வருவாளா', 'promise'],
    ['meu namorado vai casar comigo', 'other side'],
    ['is my boss going to fire me', 'feared'],
    ['est-ce que je dois démissionner', 'leaving'],
    ['стоит ли открывать бизнес в 2027', 'favours'],
    ['bahut tension hai job ki, kya hoga', 'verdict'],
    ['ich weiß nicht, ob ich kündigen soll', 'leaving'],
    ['How will my work be in 2027?', 'favours'],
  ] as const)('The first sentence answers the form of the question: %s', (question, first) => {
    expect(sayings(question)[0]).toBe(first);
  });

  test('The chat finds the two sides of a choice in the clause after the question', async () => {
    const { body } = await replyTo('Which is better for me, job or business?');
    expect(body).toMatchObject({
      status: true,
      message: expect.stringMatching(/^Rather "job" than "business": your chart is stronger for work/),
    });
  });
});

test.each(['yo', '2027 in a nutshell'])(
  'A message of few words that other languages share gets an answer in English: %s',
  async (q) => {
    expect(await replyTo(q)).toMatchObject({ contentLanguage: 'en' });
  },
);

describe('A message that buys no reading', () => {
  test.each([
    'thanks a lot',
    'danke dir',
    'es gratis?',
    'merci',
    'grazie',
    'obrigado',
    'спасибо',
    'dhanyavaad',
    'nandri',
  ])('The chat answers a courtesy or a question about itself free of charge: %s', async (q) => {
    expect(await replyTo(q)).toMatchObject({ free: true, body: { status: true } });
  });

  test.each([
    'I dreamt of a snake last night, what does it mean?',
    'what is the name of my future husband',
    'who will win the election',
    'wer wird Bundeskanzler',
    'soñé con agua qué significa',
    'j’ai rêvé de ma grand-mère',
    'ho sognato un serpente',
    'sonhei com cobra',
    'мне приснилась змея',
    'sapne me saanp dekha iska matlab',
    'கனவில் பாம்பு வந்தது',
  ])('The chat refuses free of charge what no birth chart shows: %s', async (q) => {
    const reply = await replyTo(q);
    expect(reply).toMatchObject({ free: true, body: { status: false } });
  });
});
