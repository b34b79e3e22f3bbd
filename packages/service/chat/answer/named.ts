import { type Graha, grahas } from '@palmleaf/engines/zodiac';
import {
  type DoshaName,
  doshaNames,
  type Paragraphs,
  type Statement,
  type Topic,
} from '@palmleaf/texts/chat/terms';
import { has, near, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../composer.ts';
import { pieces } from '../question/clauses.ts';
import { topicOfNamedPerson } from '../question/frame/persons.ts';
import { houseIn } from '../question/house.ts';
import { bodiesIn } from '../question/matter.ts';
import { namesTopicPlainly, topicsOf } from '../question/topic.ts';
import { mahadashaAfter } from './art/dashas.ts';
import { houseAnswer } from './art/planet.ts';
import { topicFacts } from './basics/topic.ts';
import { reasonsInShort } from './matter/opening.ts';
import { bestAndWorst, verdictStatement } from './matter/verdict.ts';
import { favourStatements } from './time/favour.ts';

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

function topicsNamed({ question, language }: Brief): readonly Topic[] {
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

export function placeNamed(brief: Brief): Paragraphs {
  const { nativity, earlier } = brief;
  const wording = wordingOfQuestion(brief);
  if (has(wording, 'dasha', 'transit') || earlier.length > 0) return [];
  const [body] = bodiesIn(wording);
  const point = nativity.points.find(({ name }) => name === body);
  const house = houseIn(wording);
  if (point) return [[{ say: 'planet', point }]];
  return house === undefined ? [] : [houseAnswer(house, brief).slice(0, 2)];
}

export function ownSideOf(brief: Brief): Statement[] {
  const language = readIn(brief.question, [brief.language]);
  const topic = topicOfNamedPerson(wordingOfQuestion(brief), language);
  return topic
    ? [{ say: 'self', about: 'ownSide' }, verdictStatement(topic, brief), ...reasonsInShort(topic, brief)]
    : [{ say: 'self', about: 'askOfOthers' }];
}
