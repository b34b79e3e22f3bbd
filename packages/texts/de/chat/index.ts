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
import { inSigns, signNames } from '../names.ts';
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { topicWords } from './facts.ts';
import { matter, placement, risingIn } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { date, spanOf, time, until, within } from './time.ts';
import { standsFor } from './words.ts';

const { texts } = data;

const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'eine Mahadasha ist eine große Periode von Jahren, die ein Planet regiert',
    antardasha: 'eine Antardasha ist eine Unterperiode darin',
    pratyantardasha: 'eine Pratyantardasha ist ein Teil einer Unterperiode',
    'sade sati':
      'Sade Sati sind die siebeneinhalb Jahre, in denen Saturn durch das Zeichen deines Mondes und seine beiden Nachbarn zieht',
    nakshatra: 'ein Nakshatra ist eine der 27 Stationen des Mondes',
    pada: 'ein Pada ist ein Viertel eines Nakshatra',
    dosha: 'ein Dosha ist eine Stellung, die die Überlieferung als Makel zählt',
    yoga: 'ein Yoga ist eine Verbindung von Planeten mit einem Namen und einer Wirkung',
    graha: 'Graha ist das Sanskritwort für Planet',
  }),
  'sidereal signs': {
    pattern: oneOf(inSigns),
    meaning:
      'die Zeichen sind die des siderischen Tierkreises, oft eines vor dem Zeichen westlicher Zeitungen',
  },
  Ascendant: {
    pattern: /\bAszendent/,
    meaning: 'der Aszendent (Lagna) ist das Zeichen, das bei deiner Geburt im Osten aufging',
  },
  Midheaven: {
    pattern: /\bHimmelsmitte\b/,
    meaning: 'die Himmelsmitte ist der höchste Punkt des Tierkreises bei deiner Geburt',
  },
  exalted: {
    pattern: /\berhöht\b/,
    meaning: 'erhöht heißt: in dem Zeichen, in dem ein Planet am stärksten ist',
  },
  debilitated: {
    pattern: /\berniedrigt\b/,
    meaning: 'erniedrigt heißt: in dem Zeichen, in dem er am schwächsten ist',
  },
  retrograde: {
    pattern: /\brückläufig\b/,
    meaning: 'rückläufig heißt: von der Erde aus gesehen rückwärts unterwegs',
  },
  progressed: {
    pattern: /\bprogressiv\b/i,
    meaning: 'progressive Stände lassen jeden Tag nach der Geburt für ein Jahr gelten',
  },
  orb: { pattern: /\bOrbis\b/, meaning: 'der Orbis ist der Abstand vom genauen Aspekt' },
  aspects: {
    pattern: /\b(?:Trigon|Sextil|Quadrat)\b/,
    meaning: 'Trigon, Sextil und Quadrat sind Winkel von 120, 60 und 90 Grad',
  },
  dignities: {
    pattern: /\b(?:im Domizil|im Exil|peregrin)\b/,
    meaning:
      'Domizil, Exil und peregrin sagen, ob ein Planet im eigenen Zeichen, im gegenüberliegenden oder in keinem von beiden steht',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'Hallo noch einmal' : 'Hallo'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Dein Horoskop liegt vor mir: der Aszendent ${risingIn(rising, level)} und ${placement(moon, level)}.`,
  askable: () =>
    'Du kannst nach Arbeit, Liebe, Familie, Geld, Wohnung, Gesundheit oder Studium fragen, nach einem Planeten, einem Dosha oder einer Dasha deines Horoskops, oder danach, wann eine Zeit zu etwas passt.',
  welcome: ({ name }) => `Gern geschehen${addressed(name)}.`,
  'ask on': () => 'Frag einfach weiter, wenn noch etwas auftaucht.',
  goodbye: ({ name }) => `Auf Wiedersehen${addressed(name)}.`,
  'talk can go on': () => 'Dieses Gespräch lässt sich unter derselben Sitzung fortsetzen.',
  program: () =>
    'Ich bin ein Programm: Ich berechne dein Geburtshoroskop und fasse in Worte, was die Überlieferung dazu sagt. Hinter den Antworten sitzt kein Mensch.',
  'no good or bad days': () =>
    'Danke der Nachfrage; ich bin ein Programm und habe keine guten oder schlechten Tage.',
  'how can I help': () => 'Wobei kann ich dir mit deinem Horoskop helfen?',
  'remembers the talk': () =>
    'Ich weiß noch, worüber wir gesprochen haben; „und nächstes Jahr?“ oder „erzähl mir mehr“ genügt also als Frage.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Für einen Vergleich braucht es die Horoskope von zwei Menschen, und ich habe nur deines. Frag, was dein Horoskop über die Ehe, über den Menschen an deiner Seite oder über Manglik und Nadi sagt.',
  'no Latin letters': () =>
    'Die Zahl eines Namens wird aus lateinischen Buchstaben gezählt, und der gesendete Name hat keine. Schick den Namen so, wie er mit lateinischen Buchstaben geschrieben wird.',
  'leanings only': () =>
    'Ein Horoskop zeigt Neigungen und Zeiten, die dazu passen; einen genauen Tag oder eine Garantie kann es nicht geben.',
  'no diagnosis': () => 'Das ist keine Diagnose und ersetzt keinen Arztbesuch.',
  'no legal advice': () => 'Das ist keine Rechtsberatung und ersetzt keine Anwältin und keinen Anwalt.',
  'low mood': () =>
    'Wenn die Stimmung gedrückt bleibt, sprich mit einer Ärztin, einem Arzt oder jemandem, dem du vertraust.',
  sorry: () => 'Es tut mir leid, dass du es gerade schwer hast.',
  'neither good nor bad': () => 'für sich genommen ist das weder gut noch schlecht.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'Ja', no: 'Nein' } as const;

const about = (topic: Topic): string => `für ${topicWords[topic]}`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'de', about),
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
  inPlainWords: (meanings) => `Kurz erklärt: ${meanings.join('; ')}.`,
};
