import { ofSign } from '@palmleaf/engines/zodiac';
import type { ChatWords } from '../../chat/chat-words.ts';
import { formSentences } from '../../chat/form-sentences.ts';
import type { RefusedMatter } from '../../chat/question/cautions.ts';
import { daySentences, selfSentences } from '../../chat/single-days.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { TalkStatements } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { inSigns, signNames } from '../names.ts';
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { forTopic } from './facts.ts';
import { matter, placement, risingIn } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { date, spanOf, time, until, within } from './time.ts';
import { inStar, standsFor } from './words.ts';

const { texts } = data;

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: whole(inSigns.join('|')),
    meaning:
      'знаки здесь взяты из сидерического зодиака; часто это знак перед тем, который называют западные газеты',
  },
  Ascendant: {
    pattern: whole('Асцендент\\p{L}*'),
    meaning: 'Асцендент (лагна) — это знак, который восходил на востоке при вашем рождении',
  },
  Midheaven: {
    pattern: whole('Середин\\p{L} неба'),
    meaning: 'Середина неба — это высшая точка зодиака при вашем рождении',
  },
  mahadasha: {
    pattern: whole('махадаш\\p{L}+'),
    meaning: 'махадаша — это большой период в несколько лет, которым управляет одна планета',
  },
  antardasha: { pattern: whole('антардаш\\p{L}+'), meaning: 'антардаша — это подпериод в ней' },
  pratyantardasha: {
    pattern: whole('пратьянтардаш\\p{L}+'),
    meaning: 'пратьянтардаша — это часть подпериода',
  },
  'sade sati': {
    pattern: whole('Саде-сати'),
    meaning:
      'Саде-сати — это семь с половиной лет, когда Сатурн идёт по знаку вашей Луны и двум соседним с ним',
  },
  nakshatra: { pattern: whole('накшатр\\p{L}+'), meaning: 'накшатра — это одна из 27 стоянок Луны' },
  pada: { pattern: whole('пада'), meaning: 'пада — это четверть накшатры' },
  dosha: {
    pattern: whole('(?<!Манглик-|Мангал-)дош\\p{L}*'),
    meaning: 'доша — это положение, которое традиция считает изъяном',
  },
  yoga: {
    pattern: whole('йог\\p{L}*'),
    meaning: 'йога — это сочетание планет с именем и действием',
  },
  exalted: {
    pattern: whole('в экзальтации'),
    meaning: 'экзальтация значит, что планета в том знаке, где она сильнее всего',
  },
  debilitated: {
    pattern: whole('в падении'),
    meaning: 'падение значит, что планета в том знаке, где она слабее всего',
  },
  retrograde: {
    pattern: whole('ретроград\\p{L}+'),
    meaning: 'ретроградная планета для взгляда с Земли движется назад',
  },
  graha: { pattern: whole('грах\\p{L}'), meaning: 'граха на санскрите значит планета' },
  progressed: {
    pattern: whole('по прогрессии'),
    meaning: 'в прогрессиях каждый день после рождения принимают за год',
  },
  orb: { pattern: whole('орб'), meaning: 'орб — это расстояние до точного аспекта' },
  aspects: {
    pattern: whole('в (?:трине|секстиле|квадрате)'),
    meaning: 'трин, секстиль и квадрат — это углы в 120, 60 и 90 градусов',
  },
  dignities: {
    pattern: whole('в обители|в изгнании|перегринн\\p{L}+'),
    meaning:
      'обитель, изгнание и перегринность говорят, стоит ли планета в своём знаке, в противоположном или ни в том, ни в другом',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'снова здравствуйте' : 'здравствуйте'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `передо мной ваш гороскоп: Асцендент ${risingIn(rising, level)} и ${placement(moon, level)}.`,
  askable: () =>
    'Спросить можно о работе, любви, семье, деньгах, доме, здоровье или учёбе, о планете, доше или даше вашего гороскопа, или о том, когда время чему-то подходит.',
  welcome: ({ name }) => `пожалуйста${addressed(name)}.`,
  'ask on': () => 'Спрашивайте дальше, если что-то ещё придёт на ум.',
  goodbye: ({ name }) => `до свидания${addressed(name)}.`,
  'talk can go on': () => 'Этот разговор можно продолжить в той же сессии.',
  program: () =>
    'Я — программа: рассчитываю ваш гороскоп рождения и пересказываю словами, что говорит о нём традиция. Человека за ответами нет.',
  'no good or bad days': () =>
    'Спасибо, что спросили; я программа, и хороших или плохих дней у меня не бывает.',
  'how can I help': () => 'Чем вам помочь с гороскопом?',
  'remembers the talk': () =>
    'Я помню, о чём мы говорили, поэтому хватит и короткого вопроса: «а в следующем году?» или «расскажите подробнее».',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Для сравнения нужны гороскопы двух людей, а у меня есть только ваш. Спросите, что ваш гороскоп говорит о браке, о спутнике жизни, о Манглик-доше или о нади.',
  'no Latin letters': () =>
    'Число имени считают по латинским буквам, а в присланном имени их нет. Пришлите имя так, как его пишут латиницей.',
  'leanings only': () =>
    'Гороскоп показывает склонности и подходящие времена; точного дня и гарантии он дать не может.',
  'no diagnosis': () => 'Это не диагноз, и врача это не заменяет.',
  'no legal advice': () => 'Это не юридическая консультация, и адвоката это не заменяет.',
  'low mood': () =>
    'Если тяжесть на душе не проходит, поговорите с врачом или с человеком, которому доверяете.',
  sorry: () => 'Мне жаль, что вам сейчас тяжело.',
  'neither good nor bad': () => 'само по себе это ни хорошо, ни плохо.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'Да', no: 'Нет' } as const;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'ru', forTopic, inStar),
    ...selfSentences(texts.talk.self, forTopic, (sign) => ofSign(signNames, sign)),
    ...formSentences(texts.talk.forms, {
      about: forTopic,
      placement,
      standsFor: (body) => standsFor[body],
      until,
      within,
      date,
      span: spanOf,
    }),
    ...dashas,
    ...doshas,
    ...yogas,
    ...stars,
    ...saturn,
    ...charms,
    ...planets,
    ...western,
  },
  answerInSentence: (answer, sentence) => `${answers[answer]}, ${sentence}`,
  answerApart: (answer, sentence) => `${answers[answer]}. ${sentence}`,
  glossary,
  inPlainWords: (meanings) => `Коротко о словах: ${meanings.join('; ')}.`,
};
