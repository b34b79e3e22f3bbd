import type { Written } from '@palmleaf/contract/languages';
import { tellAll, wordsOf } from '@palmleaf/texts/chat';
import { expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, converse, readByAnna, service, testNow, thomas } from '../conversation.ts';

const manner = { level: 'STANDARD', tradition: 'VEDIC' } as const;

const sad: Readonly<Record<Written<'readings'>, readonly [comfort: string, questions: readonly string[]]>> = {
  en: [
    'I am sorry that things are heavy for you just now.',
    [
      'I am very sad',
      'I feel lost',
      'I feel down',
      'I am unhappy',
      'I feel so lonely',
      'I am depressed',
      'My heart is broken',
      'Why am I so sad?',
      'I am so sad lately, what can I do?',
      'main bahut dukhi hun',
      'mne grustno',
      'naan romba sogama iruken',
      'I lost my husband in March',
      'My mum passed away last week',
      'papa guzar gaye do mahine pehle',
    ],
  ],
  de: [
    'Es tut mir leid, dass du es gerade schwer hast.',
    [
      'Ich bin traurig',
      'Ich bin sehr traurig',
      'Ich fühle mich verloren',
      'Ich fühle mich einsam',
      'Mir geht es schlecht',
      'Mein Mann ist im März gestorben',
    ],
  ],
  fr: [
    'Je regrette que ce soit si dur pour toi en ce moment.',
    [
      'Je suis triste',
      'Je suis très triste',
      'Je me sens perdue',
      'Je me sens seule',
      'Je suis déprimé',
      'Je n’ai pas le moral',
      'J’ai perdu ma mère en mai',
    ],
  ],
  it: [
    'Mi dispiace che per te sia un momento difficile.',
    [
      'Sono molto triste in questo periodo',
      'Sono giù di morale',
      'Mi sento persa',
      'Sono depressa',
      'Mi sento sola',
      'Ho perso mio padre a maggio',
    ],
  ],
  es: [
    'Siento que estés pasando un momento difícil.',
    [
      'Estoy muy triste',
      'Me siento perdida',
      'Estoy deprimida',
      'Me siento sola',
      'Estoy triste',
      'Estoy sin fuerzas, murió mi madre',
    ],
  ],
  pt: [
    'Sinto muito que você esteja passando por um momento difícil.',
    [
      'Estou muito triste',
      'Me sinto perdida',
      'Estou deprimido',
      'Me sinto sozinho',
      'tô triste',
      'Minha mãe faleceu',
    ],
  ],
  ru: [
    'Мне жаль, что вам сейчас тяжело.',
    [
      'Мне грустно',
      'Мне очень плохо',
      'Я чувствую себя потерянной',
      'У меня депрессия',
      'Мне одиноко',
      'Мама умерла весной',
    ],
  ],
  hi: [
    'मुझे खेद है कि यह समय आपके लिए कठिन है।',
    ['मैं बहुत दुखी हूँ', 'मैं उदास हूँ', 'मैं अकेला महसूस करता हूँ', 'मेरा मन बहुत उदास है', 'मेरे पिता का निधन हो गया'],
  ],
  ta: [
    'இது உங்களுக்குக் கடினமான நேரம் என்பது வருத்தமளிக்கிறது.',
    ['நான் மிகவும் சோகமாக இருக்கிறேன்', 'எனக்கு மனசு சரியில்லை', 'நான் தனிமையாக உணர்கிறேன்', 'அப்பா இறந்துவிட்டார்'],
  ],
};

test.each(Object.entries(sad))(
  'The chat first comforts a sad asker in %s, and then answers',
  async (_, [comfort, questions]) => {
    for (const person of [anna, thomas]) {
      for (const q of questions) {
        const { status, message } = await service()({ ...person, name: '', q });
        const [first, second = ''] = message.split('\n\n');
        expect(status, q).toBe(true);
        expect(second, q).not.toMatch(/^(?:No|Yes|Nein|Non|Não|Нет|Sì|Sí|Sim|Oui|Ja|Да|नहीं|இல்லை),/);
        expect(first, q).toBe(comfort);
      }
    }
  },
);

test('The chat names help to a sad person once in a conversation', async () => {
  const help = 'If your mood stays low, speak with a doctor or with somebody you trust.';
  const turns = await converse(anna, ['I am very sad', 'I feel so lonely', 'Will I find a job?']);
  expect(turns.map(({ message }) => message.includes(help))).toEqual([true, false, false]);
  expect(turns[0]?.message).not.toContain('knees');
});

test('The chat still answers no to a fear and yes to a hope of a sad person', async () => {
  const [fear] = await converse(anna, ['I am so sad. Will I lose my job?']);
  expect(fear?.message.split('\n\n')[1]).toMatch(/^(?:About "Will I lose my job": )?No, /);
  const [hope] = await converse(anna, ['I feel so lonely, will I find love?']);
  expect(hope?.message.split('\n\n')[1]).toMatch(/^Yes, your chart is strong on love/);
});

test.each([
  'I am very sad and I want to die',
  'quiero morir',
  'ich will sterben',
  'main bahut dukhi hun, marna chahta hun',
  'Je suis triste et je veux mourir',
  'Estou triste e quero morrer',
  'Мне плохо, не хочу больше жить',
  'मैं बहुत दुखी हूँ और मरना चाहती हूँ',
  'Ich bin traurig und will nicht mehr leben',
  'Ich bin traurig und will sterben',
  'Estoy muy triste y quiero morir',
  'Sono triste, voglio morire',
])('The chat reads a wish to die as danger rather than sorrow: %s', (question) => {
  expect(understand(question, testNow, anna.year).refused).toBe('distress');
});

test.each([
  'I lost my job',
  'Will I be sad?',
  'I lost my son’s ring',
  'my brother passed his exam',
  'I am single',
  'Where is my lost ring?',
  'Ist mein Horoskop schlecht?',
  'Perderò il lavoro?',
  'Vou ficar sozinha para sempre?',
  'Останусь ли я одна?',
])('The chat does not read sorrow into a message without it: %s', (question) => {
  expect(understand(question, testNow, anna.year).sorrow).toBe(false);
});

test.each([
  ['en', 'My husband passed away last month'],
  ['en', 'My father was killed in an accident'],
  ['en', 'My dog died last night'],
  ['de', 'Meine Oma ist gestern verstorben'],
  ['de', 'Mein Mann ist im März gestorben'],
  ['fr', 'Ma grand-mère vient de mourir'],
  ['fr', 'J’ai perdu ma mère en mai'],
  ['it', 'Ieri sera è mancato mio padre'],
  ['it', 'Ho perso mio marito'],
  ['es', 'Falleció mi madre el lunes'],
  ['es', 'Se me murió mi abuela en septiembre'],
  ['pt', 'Meu pai faleceu ontem'],
  ['ru', 'Я потеряла мужа'],
  ['ru', 'Вчера умерла моя бабушка'],
  ['hi', 'मेरी माँ गुज़र गईं'],
  ['hi', 'mere pati ka dehant ho gaya'],
  ['ta', 'என் கணவர் காலமானார்'],
  ['ta', 'அப்பா இறந்துவிட்டார்'],
] as const)(
  'The chat listens to the news of a death, and names no matter to ask about: %s, "%s"',
  async (language, q) => {
    const { message } = await service()({ ...anna, name: '', language, q });
    const words = await wordsOf(language);
    const listening = tellAll(words, [[{ say: 'self', about: 'listening' }]], manner);
    expect(message.split('\n\n').slice(0, 2)).toEqual([sad[language][0], listening]);
  },
);

test.each([
  ['My father died, will I get his house?', 'home'],
  ['my dad died last year when will i get a job', 'career'],
  ['Mi padre murió, voy a heredar su casa', 'inheritance'],
])('The chat answers a question beside the news of a death: %s', (q, topic) => {
  expect(readByAnna(q)).toMatchObject([{ subject: { kind: 'topic', topic } }]);
});
