import { ofSign } from '@palmleaf/engines/zodiac';
import type { ChatWords } from '../../chat/chat-words.ts';
import { formSentences } from '../../chat/form-sentences.ts';
import { oneOf } from '../../chat/one-of.ts';
import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { Topic } from '../../chat/question/topics.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { daySentences, selfSentences } from '../../chat/single-days.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { TalkStatements } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { signNames } from '../names.ts';
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { topicWords } from './facts.ts';
import { matter, placement, risingIn } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { date, spanOf, time, until, within } from './time.ts';
import { standsFor } from './words.ts';

const { texts } = data;

const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'una mahadasha è un grande periodo di anni governato da un pianeta',
    antardasha: 'un’antardasha è un sottoperiodo al suo interno',
    pratyantardasha: 'una pratyantardasha è una parte di un sottoperiodo',
    'sade sati':
      'la sade sati sono i sette anni e mezzo in cui Saturno attraversa il segno della tua Luna e i due vicini',
    nakshatra: 'un nakshatra è una delle 27 stazioni della Luna',
    pada: 'un pada è un quarto di nakshatra',
    dosha: 'un dosha è una posizione che la tradizione conta come un difetto',
    yoga: 'uno yoga è una combinazione di pianeti che ha un nome e un effetto',
    graha: 'graha è la parola sanscrita per pianeta',
  }),
  'sidereal signs': {
    pattern: oneOf(
      ['in ', '′ del ', '′ della ', '′ dello ', '′ dei ', '′ dell’'].flatMap((before) =>
        signNames.map((sign) => `${before}${sign}`),
      ),
    ),
    meaning:
      'i segni sono quelli dello zodiaco siderale, spesso quello prima del segno dei giornali occidentali',
  },
  Ascendant: {
    pattern: /Ascendente/,
    meaning: 'l’Ascendente (lagna) è il segno che sorgeva a est alla tua nascita',
  },
  Midheaven: {
    pattern: /Medio Cielo/,
    meaning: 'il Medio Cielo è il punto più alto dello zodiaco alla tua nascita',
  },
  exalted: {
    pattern: /esalt(?:at[oaie]|azione)/,
    meaning: 'l’esaltazione è il segno in cui un pianeta è più forte',
  },
  debilitated: {
    pattern: /debilitat[oaie]/,
    meaning: 'un pianeta è debilitato nel segno in cui è più debole',
  },
  retrograde: {
    pattern: /retrograd[oaie]/,
    meaning: 'retrogrado vuol dire che va all’indietro, visto dalla Terra',
  },
  progressed: {
    pattern: /per progressione/i,
    meaning: 'nelle progressioni ogni giorno dopo la nascita vale un anno',
  },
  orb: { pattern: /\borbe\b/, meaning: 'l’orbe è la distanza dall’aspetto esatto' },
  aspects: {
    pattern: /in (?:trigono|sestile|quadratura)/,
    meaning: 'trigono, sestile e quadratura sono angoli di 120, 60 e 90 gradi',
  },
  dignities: {
    pattern: /in domicilio|in esilio|peregrin[oaie]/,
    meaning:
      'domicilio, esilio e peregrino dicono se un pianeta è nel proprio segno, nel segno opposto o in nessuno dei due',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'Ciao di nuovo' : 'Ciao'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Ho davanti il tuo tema: l’Ascendente ${risingIn(rising, level)} e ${placement(moon, level)}.`,
  askable: () =>
    'Puoi chiedere del lavoro, dell’amore, della famiglia, del denaro, della casa, della salute o degli studi, di un pianeta, di un dosha o di una dasha del tuo tema, oppure quando un periodo è adatto a qualcosa.',
  welcome: ({ name }) => `Prego${addressed(name)}.`,
  'ask on': () => 'Chiedi ancora quando ti viene in mente altro.',
  goodbye: ({ name }) => `A presto${addressed(name)}.`,
  'talk can go on': () => 'Questa conversazione si può riprendere nella stessa sessione.',
  program: () =>
    'Sono un programma: calcolo il tuo tema natale e metto in parole ciò che ne dice la tradizione. Dietro le risposte non c’è nessuna persona.',
  'no good or bad days': () =>
    'Grazie di averlo chiesto; sono un programma e non ho giorni, né buoni né cattivi.',
  'how can I help': () => 'In che cosa posso aiutarti con il tuo tema?',
  'remembers the talk': () =>
    'Ricordo di che cosa abbiamo parlato, perciò come domanda bastano «e l’anno prossimo?» o «dimmi di più».',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Per un confronto servono i temi di due persone, e io ho solo il tuo. Chiedimi che cosa dice il tuo tema del matrimonio, della persona che sposi, oppure di manglik e nadi.',
  'no Latin letters': () =>
    'Il numero di un nome si conta dalle lettere latine, e il nome inviato non ne ha. Manda il nome scritto in lettere latine.',
  'leanings only': () =>
    'Un tema mostra inclinazioni, e i periodi adatti a esse; un giorno esatto o una garanzia non può darli.',
  'no diagnosis': () => 'Questa non è una diagnosi e non sostituisce un medico.',
  'no legal advice': () => 'Questa non è una consulenza legale e non sostituisce un avvocato.',
  'low mood': () => 'Se l’umore resta basso, parlane con un medico o con una persona di cui ti fidi.',
  sorry: () => 'Mi dispiace che per te sia un momento difficile.',
  'neither good nor bad': () => 'di per sé non è né un bene né un male.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'Sì', no: 'No' } as const;

const about = (topic: Topic): string => `per ${topicWords[topic]}`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'it', about),
    ...selfSentences(
      texts.talk.self,
      (topic) => topicWords[topic],
      (sign) => ofSign(signNames, sign),
    ),
    ...formSentences(texts.talk.forms, {
      about,
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
  inPlainWords: (meanings) => `In parole semplici: ${meanings.join('; ')}.`,
};
