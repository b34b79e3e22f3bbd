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
    mahadasha: 'uma mahadasha é um grande período de anos regido por um planeta',
    antardasha: 'uma antardasha é um subperíodo dentro dela',
    pratyantardasha: 'uma pratyantardasha é uma parte de um subperíodo',
    'sade sati':
      'sade sati são os sete anos e meio em que Saturno passa pelo signo da sua Lua e pelos dois vizinhos',
    nakshatra: 'um nakshatra é uma das 27 estações da Lua',
    pada: 'um pada é a quarta parte de um nakshatra',
    dosha: 'um dosha é uma posição que a tradição conta como defeito',
    yoga: 'um yoga é uma combinação de planetas com nome e efeito',
    graha: 'graha é a palavra sânscrita para planeta',
  }),
  'sidereal signs': {
    pattern: oneOf(signNames.map((sign) => `em ${sign}`)),
    meaning: 'os signos são os do zodíaco sideral, muitas vezes o anterior ao dos jornais ocidentais',
  },
  Ascendant: {
    pattern: /Ascendente/,
    meaning: 'o Ascendente (lagna) é o signo que subia a leste quando você nasceu',
  },
  Midheaven: {
    pattern: /Meio do Céu/,
    meaning: 'o Meio do Céu é o ponto mais alto do zodíaco quando você nasceu',
  },
  exalted: {
    pattern: /exaltação/,
    meaning: 'em exaltação quer dizer no signo em que um planeta é mais forte',
  },
  debilitated: {
    pattern: /em debilidade/,
    meaning: 'em debilidade quer dizer no signo em que ele é mais fraco',
  },
  retrograde: {
    pattern: /retrógrado/,
    meaning: 'o movimento retrógrado é o que vai para trás visto da Terra',
  },
  progressed: {
    pattern: /por progressão/i,
    meaning: 'nas progressões cada dia depois do nascimento vale por um ano',
  },
  orb: { pattern: /\borbe\b/, meaning: 'o orbe é a distância até o aspecto exato' },
  aspects: {
    pattern: /em (?:trígono|sextil|quadratura)/,
    meaning: 'trígono, sextil e quadratura são ângulos de 120, 60 e 90 graus',
  },
  dignities: {
    pattern: /em domicílio|em exílio|em signo alheio/,
    meaning:
      'domicílio, exílio e signo alheio dizem se um planeta está no próprio signo, no oposto ou em nenhum dos dois',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'Olá de novo' : 'Olá'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Tenho o seu mapa diante de mim: o Ascendente ${risingIn(rising, level)} e ${placement(moon, level)}.`,
  askable: () =>
    'Você pode perguntar sobre trabalho, amor, família, dinheiro, casa, saúde ou estudos, sobre um planeta, um dosha ou uma dasha do seu mapa, ou quando uma época convém a algo.',
  welcome: ({ name }) => `De nada${addressed(name)}.`,
  'ask on': () => 'Pergunte de novo quando surgir outra coisa.',
  goodbye: ({ name }) => `Até logo${addressed(name)}.`,
  'talk can go on': () => 'Esta conversa pode ser retomada na mesma sessão.',
  program: () =>
    'Sou um programa: calculo o seu mapa natal e ponho em palavras o que a tradição diz dele. Não há nenhuma pessoa por trás das respostas.',
  'no good or bad days': () => 'Agradeço a pergunta; sou um programa e não tenho dias bons nem ruins.',
  'how can I help': () => 'Em que posso ajudar com o seu mapa?',
  'remembers the talk': () =>
    'Lembro do que falamos, então “e no ano que vem?” ou “conte mais” bastam como pergunta.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Uma comparação pede os mapas de duas pessoas, e só tenho o seu. Pergunte o que o seu mapa diz do casamento, da pessoa com quem você se casa ou de manglik e nadi.',
  'no Latin letters': () =>
    'O número de um nome se conta com letras latinas, e o nome enviado não tem nenhuma. Envie o nome escrito com letras latinas.',
  'leanings only': () =>
    'Um mapa mostra inclinações e épocas que convêm a elas; um dia exato ou uma garantia ele não pode dar.',
  'no diagnosis': () => 'Isto não é um diagnóstico nem substitui um médico.',
  'no legal advice': () => 'Isto não é orientação jurídica nem substitui um advogado.',
  'low mood': () => 'Se o ânimo continuar baixo, fale com um médico ou com alguém de confiança.',
  sorry: () => 'Sinto muito que você esteja passando por um momento difícil.',
  'neither good nor bad': () => 'por si só não é nem bom nem ruim.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'Sim', no: 'Não' } as const;

const about = (topic: Topic): string => `para ${topicWords[topic]}`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'pt', about),
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
  inPlainWords: (meanings) => `Em palavras simples: ${meanings.join('; ')}.`,
};
