import { inOrder, passagesTo } from '../../../../engines/forecast/passages.ts';
import type { Brief } from '../../composer.ts';
import type { Subject } from '../../question/subject.ts';
import type { Topic } from '../../question/topics.ts';
import { passageSentence } from '../basics/contacts.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { natureOf } from '../matter/nature.ts';
import { outlookOf } from '../time/outlook.ts';
import { planetAnswer } from './planet.ts';
import { rankingAnswer } from './ranking.ts';
import { signAnswer } from './stars.ts';

const yearMs = 365.25 * 86_400_000;

type VedicKind =
  | 'dosha'
  | 'yoga'
  | 'karaka'
  | 'sade sati'
  | 'small panoti'
  | 'dasha'
  | 'deity'
  | 'star'
  | 'love or arranged'
  | 'navamsa';

interface Stand {
  readonly name: string;
  /** What the Western tradition looks at in its place, with what it says. */
  readonly instead: (brief: Brief) => Paragraphs;
}

const topicInstead =
  (topic: Topic, lead: string) =>
  (brief: Brief): Paragraphs => [[lead, ...natureOf(topic, brief)]];

const stands: Record<VedicKind, Stand> = {
  dosha: {
    name: 'a dosha',
    instead: (brief) => [
      [
        'It reads the planet itself in its place, here Mars, which the best known dosha is about.',
        ...planetAnswer('Mars', brief),
      ],
    ],
  },
  yoga: {
    name: 'a yoga',
    instead: (brief) => [
      ['What comes nearest is the planet that stands best.'],
      ...rankingAnswer('strongest', brief),
    ],
  },
  karaka: {
    name: 'the atmakaraka, like all chara karakas,',
    instead: topicInstead('self', 'It reads the core of a person from Sun, Moon and Ascendant.'),
  },
  'sade sati': { name: 'sade sati', instead: saturnToMoon },
  'small panoti': { name: 'the small panoti', instead: saturnToMoon },
  dasha: {
    name: 'a dasha (mahadasha or antardasha)',
    instead: (brief) => [
      ['It times by transits and progressions.', ...outlookOf(brief, brief.understood.period)],
    ],
  },
  deity: {
    name: 'the ishta devata, the deity to worship,',
    instead: topicInstead('spiritual', 'It reads the spiritual life from the 9th house and its ruler.'),
  },
  star: {
    name: 'the nakshatra (birth star), with what follows from it,',
    instead: (brief) => signAnswer('Moon', brief),
  },
  navamsa: {
    name: 'the navamsa',
    instead: topicInstead('marriage', 'It reads marriage from the house of partnership.'),
  },
  'love or arranged': {
    name: 'the question of a love or an arranged marriage',
    instead: topicInstead('marriage', 'It reads how you come to a marriage from the house of partnership.'),
  },
};

function isVedic(kind: Subject['kind']): kind is VedicKind {
  return Object.hasOwn(stands, kind);
}

/** What a Western reading says of a Vedic matter; undefined when it knows the matter itself. */
export function westernInstead({ kind }: Subject, brief: Brief): Paragraphs | undefined {
  if (brief.nativity.tradition !== 'WESTERN' || !isVedic(kind)) return undefined;
  const { name, instead } = stands[kind];
  const no = brief.understood.form === 'yes or no' ? 'No answer of that kind exists here: ' : '';
  const subject = `${no}${name} belongs to Vedic astrology, and this reading is Western.`;
  return [
    [
      `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
      'Ask in the Vedic tradition to have it computed.',
    ],
    ...instead(brief),
  ];
}

function saturnToMoon({ nativity, now, level }: Brief): Paragraphs {
  const span = { from: now, to: new Date(now.getTime() + 3 * yearMs) };
  const passages = inOrder(passagesTo(nativity, ['Moon'], span, ['Saturn']));
  const none = 'Saturn makes no exact aspect to your Moon in the next three years.';
  const told = passages.map((passage) => passageSentence(passage, level));
  return [
    [
      'What it watches of the same matter is Saturn in aspect to your Moon.',
      ...(told.length > 0 ? told : [none]),
    ],
  ];
}
