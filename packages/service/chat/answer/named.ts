import { separation } from '@palmleaf/engines/sky';
import { type Graha, grahas } from '@palmleaf/engines/zodiac';
import {
  comingYear,
  type DoshaName,
  doshaNames,
  type Paragraphs,
  type Statement,
  type Topic,
} from '@palmleaf/texts/chat/terms';
import { has, hitsOf, near, readIn, type Wording, wordingIn } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../composer.ts';
import { pieces } from '../question/clauses.ts';
import { followsAskingVerb } from '../question/frame/names.ts';
import { topicOfNamedPerson } from '../question/frame/persons.ts';
import { houseIn } from '../question/house.ts';
import { bodiesIn } from '../question/matter.ts';
import { hasPhrase } from '../question/phrases.ts';
import { namesTopicPlainly, topicsOf } from '../question/topic.ts';
import { mahadashaAfter } from './art/dashas.ts';
import { houseAnswer, navamsaAnswer } from './art/planet.ts';
import { topicFacts } from './basics/topic.ts';
import { reasonsInShort } from './matter/opening.ts';
import { bestAndWorst, verdictStatement } from './matter/verdict.ts';
import { favourStatements } from './time/favour.ts';
import { outlookOf } from './time/outlook.ts';
import { nearestTimes } from './time/windows.ts';

export const doshaNamedIn = (brief: Brief): DoshaName | null =>
  doshaNames.find((name) => has(wordingOfQuestion(brief), `dosha ${name}`)) ?? null;

export function grahaNamedIn(brief: Brief): Graha | null {
  const wording = wordingOfQuestion(brief);
  return grahas.find((each) => near(wording, [each], ['dasha'], 0)) ?? null;
}

const vagueTopics: readonly Topic[] = ['self', 'luck', 'purpose'];
const homeTopics: readonly Topic[] = ['home', 'family', 'land'];
const mostMatters = 2;

export function mattersNamed(brief: Brief): Statement[][] {
  const { question, earlier } = brief;
  const known = earlier.at(-1)?.question === question ? earlier.at(-1)?.subject : undefined;
  return topicsNamed(brief)
    .filter((topic) => !(known?.kind === 'topic' && known.topic === topic))
    .slice(0, mostMatters)
    .map((topic) => [verdictStatement(topic, brief), ...bestAndWorst(topic, brief)]);
}

export function mattersOfDashas(brief: Brief): Statement[][] {
  const { nativity, now, turnsOfMessage = [] } = brief;
  const isPlain = namesTopicPlainly(wordingOfQuestion(brief));
  const [topic] = isPlain && turnsOfMessage.length === 0 ? topicsNamed(brief) : [];
  if (topic === undefined || now < nativity.born) return [];
  const { from, to } = mahadashaAfter(now, brief);
  const facts = topicFacts(topic, brief);
  const open = { ...brief, understood: { ...brief.understood, form: 'open' as const } };
  const coming = favourStatements(open, { from, to, name: { is: 'between' } }, facts);
  return [[...coming, verdictStatement(topic, brief)]];
}

export function topicsNamed({ question, language }: Brief): readonly Topic[] {
  const spoken = readIn(question, [language]);
  const topics = pieces(question)
    .map((clause) => {
      const wording = wordingIn(clause, spoken);
      const unmeant = has(wording, 'house word') ? [...vagueTopics, ...homeTopics] : vagueTopics;
      return topicsOf(wording).filter((topic) => !unmeant.includes(topic));
    })
    .findLast((named) => named.length > 0);
  return topics ?? [];
}

const isOfHouse = (wording: Wording): boolean => has(wording, 'house word');

/** Where the named planet or house stands; a navamsa that the message names beside a matter. */
export function placeNamed(brief: Brief): Paragraphs {
  const { nativity, earlier } = brief;
  const wording = wordingOfQuestion(brief);
  const aspect = aspectNamed(brief);
  if (aspect.length > 0) return [aspect];
  if (has(wording, 'navamsa') && nativity.tradition === 'VEDIC') return navamsaAnswer(brief).slice(0, 1);
  if (has(wording, 'dasha', 'transit') || earlier.length > 0) return [];
  const [body] = bodiesIn(wording);
  if (body === undefined && has(wording, 'ascendant'))
    return [[{ say: 'ascendant', rising: nativity.ascendant }]];
  const point = nativity.points.find(({ name }) => name === body);
  const house = houseIn(wording);
  if (point) return [[{ say: 'planet', point, ...(isOfHouse(wording) && { level: 'ADVANCED' }) }]];
  return house === undefined ? [] : [houseAnswer(house, brief).slice(0, 2)];
}

/** A yes or no comes before the place of a planet, unless the message asks for its house. */
export const isPlaceFirst = (brief: Brief): boolean =>
  (brief.understood.form !== 'closed' && !isPersonCalled(brief)) ||
  isOfHouse(wordingOfQuestion(brief)) ||
  aspectNamed(brief).length > 0;

/** "When will Ravi pay?": such words for planets are also names of persons. */
function isPersonCalled(brief: Brief): boolean {
  const wording = wordingOfQuestion(brief);
  const language = readIn(brief.question, [brief.language]);
  return hitsOf(wording, 'Sun', 'Moon', 'Mars').some(
    ({ from }) =>
      /^(?:ravi|surya|chandra|soma|mangal)$/.test(wording.tokens[from]?.letters ?? '') &&
      followsAskingVerb(from, wording, language),
  );
}

/** The aspect between two named planets. Empty in the Vedic tradition, where planets aspect signs. */
export function aspectNamed(brief: Brief): Statement[] {
  const { nativity } = brief;
  const wording = wordingOfQuestion(brief);
  const [one, other] = new Set(bodiesIn(wording));
  if (nativity.tradition === 'VEDIC' || !one || !other || !hasPhrase('aspects', wording.tokens)) return [];
  const pair: readonly string[] = [one, other];
  const aspect = nativity.aspects.find(
    ({ aspecting, aspected }) => pair.includes(aspecting) && pair.includes(aspected),
  );
  if (aspect) return [{ say: 'aspect', aspect }];
  const [from, to] = [one, other].map(
    (name) => nativity.points.find((point) => point.name === name)?.longitude,
  );
  return from === undefined || to === undefined
    ? []
    : [{ say: 'no aspect', one, other, apart: Math.round(separation(from, to)) }];
}

/** The asker's own side of another person's matter, with its time. */
export function ownSideOf(brief: Brief): Statement[] {
  const { question, language } = brief;
  const topic = topicOfNamedPerson(wordingOfQuestion(brief), readIn(question, [language]));
  if (topic === undefined) return [{ say: 'self', about: 'askOfOthers' }];
  return [
    { say: 'self', about: 'ownSide' },
    verdictStatement(topic, brief),
    ...reasonsInShort(topic, brief),
    ...outlookInShort(topic, brief),
  ];
}

/** Whether the next months help or test. */
const outlookInShort = (topic: Topic, brief: Brief): Statement[] =>
  outlookOf(brief, comingYear(brief.now), topicFacts(topic, brief)).filter(
    ({ say }) => say === 'on the whole',
  );

/** The outlook in short, else the nearest time. */
export function timeOf(topic: Topic, brief: Brief): Statement[] {
  const whole = outlookInShort(topic, brief);
  return whole.length > 0 ? whole : nearestTimes(brief, topicFacts(topic, brief)).slice(0, 1);
}
