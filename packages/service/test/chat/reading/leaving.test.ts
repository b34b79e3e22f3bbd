import { languagesWith, type Written } from '@palmleaf/contract/languages';
import { tell } from '@palmleaf/texts/chat';
import { wordsOf } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, converse, service, testNow, thomas } from '../conversation.ts';

const understood = (question: string) => understand(question, testNow, anna.year);
const understoodSubject = (question: string): string => {
  const { mood, subject } = understood(question);
  return `${mood}: ${Object.values(subject).join(' ')}`;
};

const leaving: Readonly<
  Record<Written<'readings'>, readonly (readonly [question: string, topic: string])[]>
> = {
  en: [
    ['Should I quit my job?', 'career'],
    ['Should I divorce my wife?', 'marriage'],
    ['Should I leave him?', 'love'],
    ['Should I leave my husband?', 'marriage'],
    ['Should we break up?', 'love'],
    ['Should I stop seeing him?', 'love'],
    ['Should I end my marriage?', 'marriage'],
    ['Is it time to leave my husband?', 'marriage'],
    ['Should I finally resign?', 'career'],
    ['Should I drop out of college?', 'study'],
    ['Should I close my shop?', 'business'],
    ['Should I sell my house?', 'home'],
    ['Do you think I should leave him?', 'love'],
    ['I want to quit my job, should I?', 'career'],
    ['kya mujhe naukri chhod deni chahiye', 'career'],
    ['kya mujhe talaq lena chahiye', 'marriage'],
    ['naan velaiyai vidalama', 'career'],
    ['stoit li mne razvestis', 'marriage'],
    ['mne uvolitsya?', 'career'],
  ],
  de: [
    ['Soll ich kündigen?', 'career'],
    ['Soll ich mich scheiden lassen?', 'marriage'],
    ['Soll ich ihn verlassen?', 'love'],
    ['Soll ich mich von meinem Freund trennen?', 'love'],
    ['Sollen wir Schluss machen?', 'love'],
    ['Soll ich mein Studium abbrechen?', 'study'],
  ],
  fr: [
    ['Dois-je quitter mon mari ?', 'marriage'],
    ['Dois-je quitter mon travail ?', 'career'],
    ['Dois-je démissionner ?', 'career'],
    ['Devrais-je divorcer ?', 'marriage'],
    ['Est-ce que je dois rompre avec lui ?', 'love'],
    ['Faut-il que je quitte ma boîte ?', 'career'],
  ],
  it: [
    ['Devo lasciare il mio ragazzo?', 'love'],
    ['Dovrei lasciare mio marito?', 'marriage'],
    ['Dovrei lasciare il lavoro?', 'career'],
    ['Dovrei divorziare?', 'marriage'],
    ['Dovrei licenziarmi?', 'career'],
    ['Devo lasciarlo?', 'love'],
  ],
  es: [
    ['¿Debería dejar a mi novio?', 'love'],
    ['¿Debería dejar a mi marido?', 'marriage'],
    ['¿Debo dejar mi trabajo?', 'career'],
    ['¿Debería divorciarme?', 'marriage'],
    ['¿Me separo de mi marido?', 'marriage'],
    ['¿Debo renunciar?', 'career'],
  ],
  pt: [
    ['Devo terminar com meu namorado?', 'love'],
    ['Devo deixar meu marido?', 'marriage'],
    ['Devo largar meu emprego?', 'career'],
    ['Devo me divorciar?', 'marriage'],
    ['Devo pedir demissão?', 'career'],
    ['Devo trancar a faculdade?', 'study'],
  ],
  ru: [
    ['Мне уволиться?', 'career'],
    ['Стоит ли мне уйти с работы?', 'career'],
    ['Стоит ли мне развестись?', 'marriage'],
    ['Мне бросить его?', 'love'],
    ['Стоит ли расстаться с парнем?', 'love'],
    ['Должна ли я уйти от мужа?', 'marriage'],
  ],
  hi: [
    ['क्या मुझे नौकरी छोड़ देनी चाहिए?', 'career'],
    ['क्या मुझे तलाक ले लेना चाहिए?', 'marriage'],
    ['क्या मुझे उसे छोड़ देना चाहिए?', 'love'],
    ['क्या मुझे अपने पति से अलग हो जाना चाहिए?', 'marriage'],
    ['नौकरी छोड़ दूँ?', 'career'],
  ],
  ta: [
    ['நான் வேலையை விடலாமா?', 'career'],
    ['நான் விவாகரத்து செய்ய வேண்டுமா?', 'marriage'],
    ['நான் அவரை விட்டு பிரிந்துவிடலாமா?', 'love'],
    ['நான் வேலையை ராஜினாமா செய்யலாமா?', 'career'],
  ],
};

test.each(Object.entries(leaving))(
  'The chat understands in %s that the asker considers ending something',
  (_, questions) => {
    const understoodAs = questions.map(([question]) => `${question} ${understoodSubject(question)}`);
    expect(understoodAs).toEqual(questions.map(([question, topic]) => `${question} leaving: topic ${topic}`));
  },
);

test.each(Object.entries(leaving))(
  'The chat answers a decision to leave in %s as a decision, never with yes',
  async (_, questions) => {
    for (const person of [anna, thomas]) {
      for (const [q] of questions) {
        const { subject, mood } = understood(q);
        const reply = await service()({ ...person, name: '', q });
        expect(reply.status, q).toBe(true);
        expect([subject.kind, mood], q).toEqual(['topic', 'leaving']);
        expect(reply.message, q).not.toMatch(
          /^(?:Yes|Ja|Oui|Sì|Sí|Sim|Да|हाँ|ஆம்)(?![\p{L}\p{M}])|does not show|zeigt dein Horoskop nicht/u,
        );
      }
    }
  },
);

test('The answer to a decision follows the verdict, in every language', async () => {
  const manner = { level: 'STANDARD', tradition: 'VEDIC' } as const;
  for (const language of languagesWith('readings')) {
    const words = await wordsOf(language);
    const answers = (['strong', 'strong on a relationship', 'mixed', 'weak'] as const).map((verdict) =>
      tell(words, { say: 'leaving', topic: 'career', verdict }, manner),
    );
    expect(new Set(answers).size, language).toBe(4);
  }
});

test.each([
  ['Should I quit my job?', 'No, your chart gives you no reason to: it is strong on work.'],
  [
    'Should I leave him?',
    'That is yours to decide: your chart is mixed on love and romance, with some strain and some help.',
  ],
  ['Soll ich kündigen?', 'Nein, dazu gibt dir dein Horoskop keinen Grund: Für die Arbeit steht es gut.'],
  [
    'Dois-je quitter mon mari ?',
    'C’est à toi d’en décider : pour le mariage, ton thème est fort, mais il ne dit pas comment on te traite.',
  ],
  ['Dovrei licenziarmi?', 'No, il tuo tema non te ne dà motivo: per il lavoro è forte.'],
  [
    '¿Debería dejar a mi novio?',
    'Eso lo decides tú: para el amor y el romance tu carta es desigual, con algo de tensión y algo de ayuda.',
  ],
])('The chat answers a question about leaving by the chart: %s', async (question, answer) => {
  const [told] = await converse(thomas, [question]);
  expect(told?.message.startsWith(answer), told?.message).toBe(true);
});

test.each([
  'Will my wife leave me?',
  'Will I lose my job?',
  'Will I leave my husband?',
  'Will he divorce me?',
  'Wird meine Frau mich verlassen?',
  'Mon mari va-t-il me quitter ?',
  'Mi lascerà?',
  '¿Me va a dejar mi novio?',
  'Meu namorado vai me deixar?',
  'Бросит ли меня муж?',
  'क्या मेरा पति मुझे छोड़ देगा?',
])('The chat reads a loss that others may cause as a fear: %s', (question) => {
  expect(understood(question).mood).toBe('fear');
});

test.each([
  'Should I accept the job offer?',
  'Should I change my job?',
  'Should I move to Canada?',
  'Should I leave India?',
  'Should I marry a divorced man?',
  'Should I quit smoking?',
  'Should I give up smoking?',
  'Should I start a business?',
  'Should I quit my job and start a business?',
  'Soll ich mit dem Rauchen aufhören?',
  'Soll ich Deutschland verlassen?',
  'Dois-je quitter la France ?',
  'Dois-je arrêter de fumer ?',
  'Devo lasciare l’Italia?',
  'Dovrei finire gli studi?',
  '¿Debo dejar de fumar?',
  '¿Debo terminar mis estudios?',
  'Devo parar de fumar?',
  'Devo terminar meus estudos?',
  'Мне бросить курить?',
  'क्या मुझे सिगरेट छोड़ देनी चाहिए?',
  'நான் புகைப்பதை விட வேண்டுமா?',
])('The chat does not read a new beginning or the end of a habit as leaving: %s', (question) => {
  expect(understood(question).mood).not.toBe('leaving');
});

test('A question whether to leave is about the subject of the previous question', async () => {
  const before = understood('How is my career?');
  expect(understand('Should I leave?', testNow, anna.year, before).subject).toEqual(before.subject);
});

test('The chat advises nobody to stay with a person, because the chart cannot show how they are treated', async () => {
  const asked = Object.values(leaving).flat();
  const strong = new Set<string>();
  for (const person of [anna, thomas]) {
    for (const [q, topic] of asked.filter(([, about]) => about === 'love' || about === 'marriage')) {
      const reply = await service()({ ...person, name: '', q });
      expect(reply.message, q).not.toMatch(/^(?:No|Nein|Non|Não|Нет|नहीं|இல்லை)(?![\p{L}\p{M}])/u);
      if (/treat/.test(reply.message)) strong.add(topic);
    }
  }
  expect(strong.size).toBeGreaterThan(0);
});
