import type { Written } from '@palmleaf/contract/languages';
import { expect, test } from 'vitest';
import { converse, service, thomas } from './conversation.ts';

const disputes: Readonly<
  Record<Written<'readings'>, readonly [closing: string, questions: readonly string[]]>
> = {
  en: [
    'This is no legal advice and replaces no lawyer.',
    ['Should I sue my landlord?', 'Will I win my court case?', 'Will I win the lawsuit in 2027?'],
  ],
  de: [
    'Das ist keine Rechtsberatung und ersetzt keine Anwältin und keinen Anwalt.',
    ['Soll ich klagen?', 'Soll ich meinen Vermieter verklagen?', 'Werde ich den Prozess gewinnen?'],
  ],
  fr: [
    'Ceci n’est pas un conseil juridique et ne remplace pas un avocat.',
    ['Puis-je gagner mon procès ?', 'Dois-je porter plainte contre mon voisin ?'],
  ],
  it: [
    'Questa non è una consulenza legale e non sostituisce un avvocato.',
    ['Vincerò la causa?', 'Devo fare causa al mio vicino?'],
  ],
  es: [
    'Esto no es asesoramiento jurídico ni sustituye a un abogado.',
    ['¿Ganaré el juicio?', '¿Debo demandar a mi casero?'],
  ],
  pt: [
    'Isto não é orientação jurídica nem substitui um advogado.',
    ['Vou ganhar o processo?', 'Devo processar meu vizinho?'],
  ],
  ru: [
    'Это не юридическая консультация, и адвоката это не заменяет.',
    ['Выиграю ли я суд?', 'Стоит ли подавать в суд на соседа?'],
  ],
  hi: ['यह क़ानूनी सलाह नहीं है और वकील का स्थान नहीं लेती।', ['क्या मैं मुकदमा जीतूँगा?', 'क्या मुझे मुकदमा करना चाहिए?']],
  ta: ['இது சட்ட ஆலோசனை அல்ல, வழக்கறிஞருக்கு மாற்றும் அல்ல.', ['நான் வழக்கில் வெற்றி பெறுவேனா?', 'நான் வழக்கு போடலாமா?']],
};

test.each(Object.entries(disputes))(
  'The chat says in %s that a chart is no legal advice',
  async (_, [closing, questions]) => {
    for (const q of questions) {
      const { status, message } = await service()({ ...thomas, name: '', q });
      expect(status, q).toBe(true);
      expect(message.split('\n\n'), q).toContain(closing);
    }
  },
);

test('The chat says only once in a conversation that it gives no legal advice', async () => {
  const turns = await converse(thomas, [
    'Should I sue my landlord?',
    'Will I win in court?',
    'How is my career?',
  ]);
  expect(turns.map(({ message }) => message.includes('no legal advice'))).toEqual([true, false, false]);
});
