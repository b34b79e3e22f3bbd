import type { Written } from '@palmleaf/contract/languages';
import { expect, test } from 'vitest';
import { anna, service } from '../conversation.ts';

const plain: Readonly<Record<Written<'readings'>, readonly string[]>> = {
  en: [
    'Will I find a good job in 2027?',
    'Will I earn more money next year?',
    'How will my career go in 2027?',
    'Will I pass my exams this year?',
    'Will I get married this year?',
  ],
  de: [
    'Werde ich dieses Jahr heiraten?',
    'Wann bekomme ich eine neue Arbeit?',
    'Werde ich 2027 mehr Geld verdienen?',
    'Wann werde ich Kinder bekommen?',
  ],
  fr: [
    'Quand vais-je me marier ?',
    'Est-ce que je vais trouver un travail cette année ?',
    'Comment sera ma santé en 2027 ?',
  ],
  it: ['Quando mi sposerò?', 'Troverò l’amore quest’anno?', 'Guadagnerò più soldi l’anno prossimo?'],
  es: ['¿Cuándo me voy a casar?', '¿Cómo me irá en el amor en 2027?', '¿Ganaré más dinero el próximo año?'],
  pt: ['Quando vou me casar?', 'Como será meu trabalho em 2027?', 'Vou ganhar mais dinheiro no ano que vem?'],
  ru: ['Когда я выйду замуж?', 'Найду ли я новую работу в этом году?', 'Будут ли у меня дети?'],
  hi: ['मेरी शादी कब होगी?', 'क्या मुझे इस साल नई नौकरी मिलेगी?', '2027 में मेरा प्रेम जीवन कैसा रहेगा?'],
  ta: ['எனக்கு எப்போது திருமணம் நடக்கும்?', 'இந்த வருடம் எனக்கு வேலை கிடைக்குமா?', 'நான் சொந்த வீடு வாங்குவேனா?'],
};

test.each(
  Object.entries(plain).flatMap(([language, questions]) => questions.map((q) => [language, q] as const)),
)('The chat is sure of a short question that names its matter: %s, "%s"', async (language, q) => {
  expect(await service()({ ...anna, language, q })).toMatchObject({ status: true });
});
