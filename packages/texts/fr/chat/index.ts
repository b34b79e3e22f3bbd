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
    mahadasha: 'une mahadasha est une grande période d’années que gouverne une planète',
    antardasha: 'une antardasha est une sous-période en elle',
    pratyantardasha: 'une pratyantardasha est une part d’une sous-période',
    'sade sati':
      'la sade sati, ce sont les sept ans et demi où Saturne traverse le signe de ta Lune et ses deux voisins',
    nakshatra: 'un nakshatra est l’une des 27 stations de la Lune',
    pada: 'un pada est un quart de nakshatra',
    dosha: 'un dosha est une position que la tradition compte comme un défaut',
    yoga: 'un yoga est une combinaison de planètes qui a un nom et un effet',
    graha: 'graha est le mot sanskrit pour planète',
  }),
  'sidereal signs': {
    pattern: oneOf(
      ['en', '′ du', '′ de la', '′ des'].flatMap((before) => signNames.map((sign) => `${before} ${sign}`)),
    ),
    meaning:
      'les signes sont ceux du zodiaque sidéral, souvent celui d’avant le signe des journaux occidentaux',
  },
  Ascendant: {
    pattern: /Ascendant/,
    meaning: 'l’Ascendant (lagna) est le signe qui se levait à l’est à ta naissance',
  },
  Midheaven: {
    pattern: /Milieu du Ciel/,
    meaning: 'le Milieu du Ciel est le point le plus haut du zodiaque à ta naissance',
  },
  exalted: {
    pattern: /exalt(?:é|ation)/,
    meaning: 'l’exaltation est le signe où une planète est la plus forte',
  },
  debilitated: {
    pattern: /débilité/,
    meaning: 'une planète est débilitée dans le signe où elle est la plus faible',
  },
  retrograde: {
    pattern: /rétrograde/,
    meaning: 'rétrograde veut dire qui recule, vu de la Terre',
  },
  progressed: {
    pattern: /par progression/i,
    meaning: 'dans les progressions, chaque jour après la naissance vaut un an',
  },
  orb: { pattern: /\borbe\b/, meaning: 'l’orbe est la distance à l’aspect exact' },
  aspects: {
    pattern: /en (?:trigone|sextile|carré)/,
    meaning: 'trigone, sextile et carré sont des angles de 120, 60 et 90 degrés',
  },
  dignities: {
    pattern: /en domicile|en exil|pérégrin/,
    meaning:
      'domicile, exil et pérégrin disent si une planète est dans son propre signe, dans le signe opposé ou dans aucun des deux',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'Bonjour à nouveau' : 'Bonjour'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `J’ai ton thème sous les yeux : l’Ascendant ${risingIn(rising, level)} et ${placement(moon, level)}.`,
  askable: () =>
    'Tu peux demander le travail, l’amour, la famille, l’argent, le logement, la santé ou les études, une planète, un dosha ou une dasha de ton thème, ou quand une période convient à quelque chose.',
  welcome: ({ name }) => `Je t’en prie${addressed(name)}.`,
  'ask on': () => 'Demande encore quand autre chose se présente.',
  goodbye: ({ name }) => `Au revoir${addressed(name)}.`,
  'talk can go on': () => 'Cette conversation peut se reprendre dans la même session.',
  program: () =>
    'Je suis un programme : je calcule ton thème natal et je mets en mots ce que la tradition en dit. Il n’y a personne derrière les réponses.',
  'no good or bad days': () => 'Merci de demander ; je suis un programme et n’ai ni bons ni mauvais jours.',
  'how can I help': () => 'En quoi puis-je t’aider avec ton thème ?',
  'remembers the talk': () =>
    'Je me souviens de quoi nous avons parlé : « et l’année prochaine ? » ou « dis-m’en plus » suffisent comme question.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Une comparaison demande les thèmes de deux personnes, et je n’ai que le tien. Demande ce que ton thème dit du mariage, de ton couple, ou de manglik et nadi.',
  'no Latin letters': () =>
    'Le nombre d’un nom se compte en lettres latines, et le nom envoyé n’en a aucune. Envoie le nom écrit en lettres latines.',
  'leanings only': () =>
    'Un thème montre des penchants et les périodes qui leur conviennent ; un jour exact ou une garantie, il ne peut pas les donner.',
  'no diagnosis': () => 'Ceci n’est pas un diagnostic et ne remplace pas un médecin.',
  'no legal advice': () => 'Ceci n’est pas un conseil juridique et ne remplace pas un avocat.',
  'low mood': () => 'Si le moral reste bas, parle à un médecin ou à une personne de confiance.',
  sorry: () => 'Je regrette que ce soit si dur pour toi en ce moment.',
  'neither good nor bad': () => 'en soi, ce n’est ni bon ni mauvais.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'Oui', no: 'Non' } as const;

const about = (topic: Topic): string => `pour ${topicWords[topic]}`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'fr', about),
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
  inPlainWords: (meanings) => `En mots simples : ${meanings.join(' ; ')}.`,
};
