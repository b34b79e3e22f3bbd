import type { Topic } from '@palmleaf/texts/chat/terms';
import { type Concept, has, hitsOf, type Wording } from '@palmleaf/texts/lexicons';
import { type MessageLanguage, phraseOfLanguage } from '../phrases.ts';
import { evidenceOf } from '../topic.ts';
import type { Understood } from '../understand.ts';

interface WordRange {
  readonly from: number;
  readonly to: number;
}

export const gapOf = (one: WordRange, other: WordRange): number =>
  Math.max(0, one.from - other.to, other.from - one.to);

const isWithin = (one: WordRange, other: WordRange): boolean => one.from < other.to && other.from < one.to;

export const phrasesOf = (
  key: 'persons' | 'beloved' | 'theirs' | 'beside' | 'tells' | 'predicates',
  { tokens }: Wording,
  language: MessageLanguage,
): WordRange[] =>
  [...tokens.keys()].flatMap((at) => {
    const found = phraseOfLanguage(key, tokens, at, language);
    return found ? [{ from: at, to: found.to }] : [];
  });

interface Role {
  readonly concepts: readonly Concept[];
  readonly house?: Topic;
  /** Topics that the asker's chart answers, too. */
  readonly shared: readonly Topic[];
}

const roles: readonly Role[] = [
  {
    concepts: ['partner'],
    house: 'spouse',
    shared: ['marriage', 'love', 'spouse', 'children', 'home', 'money', 'travel'],
  },
  { concepts: ['in-laws'], house: 'in-laws', shared: ['in-laws', 'marriage', 'children', 'home'] },
  { concepts: ['mother'], house: 'mother', shared: ['marriage', 'children', 'home'] },
  { concepts: ['father'], house: 'father', shared: ['marriage', 'children', 'home'] },
  { concepts: ['family', 'family~'], shared: ['marriage', 'children', 'home', 'money', 'travel'] },
  { concepts: ['siblings'], house: 'siblings', shared: [] },
  { concepts: ['children'], house: 'children', shared: ['children'] },
  { concepts: ['boss'], shared: ['career', 'government', 'business'] },
  { concepts: ['friends~'], house: 'friends', shared: [] },
];
const stranger: Role = { concepts: [], shared: [] };
const beloved: Role = roles[0] ?? stranger;

interface Person extends WordRange {
  readonly role: Role;
  readonly owner: WordRange | undefined;
}

export const ownersIn = (clause: Wording, language: MessageLanguage): readonly WordRange[] =>
  personsIn(clause, language).flatMap(({ owner }) => owner ?? []);

function personsIn(clause: Wording, language: MessageLanguage): readonly Person[] {
  const named: WordRange[] = [
    ...hitsOf(clause, 'partner', 'mother', 'father', 'siblings', 'siblings~', 'children', 'in-laws', 'boss'),
    ...phrasesOf('persons', clause, language),
    ...phrasesOf('beloved', clause, language),
  ];
  const persons = named
    .filter((one, at) => named.findIndex((other) => isWithin(one, other)) === at)
    .toSorted((one, other) => one.from - other.from);
  const loved = phrasesOf('beloved', clause, language);
  const mine = hitsOf(clause, 'my');
  return persons.map(({ from, to }) => {
    const my = mine.findLast((each) => from >= each.to && from - each.to <= 1);
    const isOf = (each: WordRange): boolean => isWithin(each, { from, to });
    const role = roles.find(({ concepts }) => hitsOf(clause, ...concepts).some(isOf));
    return {
      from,
      to,
      role: loved.some(isOf) ? beloved : (role ?? stranger),
      owner: my && { from: my.from, to },
    };
  });
}

const topicsOfOnePerson = [
  'marriage',
  'love',
  'children',
  'home',
  'career',
  'business',
  'government',
  'study',
  'health',
  'abroad',
  'travel',
  'money',
  'vehicle',
  'fame',
  'lawsuit',
] as const satisfies readonly Topic[];
/** These may precede the person: "which college is good for my son". */
const topicsBeforePerson: readonly Topic[] = ['study', 'career', 'government', 'marriage', 'abroad'];

export function topicOfNamedPerson(message: Wording, language: MessageLanguage): Topic | undefined {
  const known = personsIn(message, language).filter(({ role }) => role !== stranger);
  const role = (known.find(({ owner }) => owner) ?? known[0])?.role;
  return role === beloved ? 'marriage' : (role?.house ?? role?.shared[0]);
}

export function isAskerIn(clause: Wording, language: MessageLanguage): boolean {
  const others = [...phrasesOf('tells', clause, language), ...ownersIn(clause, language)];
  const charts = hitsOf(clause, 'natal');
  return hitsOf(clause, 'i', 'my').some(
    (own) =>
      own.meant === undefined &&
      !others.some((each) => isWithin(own, each)) &&
      !charts.some((chart) => chart.to > own.from && chart.from <= own.to),
  );
}

function personOf(context: Wording, clause: Wording, language: MessageLanguage): Person | undefined {
  const persons = personsIn(clause, language);
  const beside = phrasesOf('beside', clause, language);
  const alone = persons.filter(
    (person) => !beside.some(({ from, to }) => to === (person.owner ?? person).from || from === person.to),
  );
  if (persons.length > 0) return alone.find(({ owner }) => owner !== undefined) ?? alone[0];
  const meant = personsIn(context, language).findLast(({ owner, role }) => owner ?? role.house);
  const isMeant = meant !== undefined && has(clause, 'he or she');
  if (!isMeant && phrasesOf('theirs', clause, language).length === 0) return undefined;
  return { from: 0, to: 0, role: meant?.role ?? beloved, owner: undefined };
}

/**
 * Returns undefined for a matter of the asker, the topic that shows another person in the asker's chart, or `other`.
 */
export function topicOfPerson(
  context: Wording,
  asked: Wording,
  language: MessageLanguage,
  understood: Understood,
): 'other' | Topic | undefined {
  const { subject, intent, form } = understood;
  if (subject.kind !== 'topic' || isAskerIn(asked, language)) return undefined;
  const isInContext =
    evidenceOf(asked, subject.topic).hits.length === 0 && personsIn(asked, language).length === 0;
  const clause = isInContext ? context : asked;
  const person =
    isInContext && isAskerIn(context, language) ? undefined : personOf(context, clause, language);
  if (!person) return undefined;
  const { role } = person;
  const isOpen = intent !== 'when' && intent !== 'outlook' && form !== 'closed';
  const own = topicsOfOnePerson.filter(
    (topic) =>
      topic !== role.house &&
      !role.shared.includes(topic) &&
      !(subject.topic === 'spouse' && isOpen && topic === 'career') &&
      !(topic === 'health' && role.house !== undefined && intent !== 'when'),
  );
  const persons = [person, ...personsIn(clause, language).filter(({ owner }) => owner !== undefined)];
  const vague = phrasesOf('predicates', clause, language);
  const isVague = (hit: WordRange): boolean => vague.some((each) => isWithin(hit, each));
  const isOwn = (topic: Topic): boolean =>
    evidenceOf(clause, topic).hits.some(
      (hit) =>
        !persons.some((each) => isWithin(hit, each)) &&
        !(topic === 'career' && subject.topic === role.house && isVague(hit)) &&
        (person.from <= hit.from || topicsBeforePerson.includes(topic)),
    );
  if (form === 'advice' && isInContext && role.house !== undefined) return role.house;
  if (own.some(isOwn)) return 'other';
  const isOfHouse = ['health', 'self', 'luck'].includes(subject.topic);
  return role.house !== undefined && isOfHouse ? role.house : undefined;
}
