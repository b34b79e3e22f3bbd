import type { Language } from '@palmleaf/contract/languages';
import type { Subject, Topic } from '@palmleaf/texts/chat/terms';
import { type Concept, hitsOf, type Romanized, tokensOf, type Wording } from '@palmleaf/texts/lexicons';
import { asksWhen } from '../intent.ts';
import { bodies, stoneNames } from '../matter.ts';
import { holds, phraseOfLanguage, placeOf } from '../phrases.ts';
import { evidenceOf } from '../topic.ts';
import type { Understood } from '../understand.ts';
import { dayIn } from './dates.ts';
import type { Setting } from './reading.ts';

type Spoken = Language | Romanized | undefined;

const relatives: readonly Concept[] = ['partner', 'mother', 'father', 'siblings', 'children', 'in-laws'];

const ofOneChart: readonly Subject['kind'][] = [
  'gem',
  'charm',
  'birth number',
  'deity',
  'sign',
  'star',
  'dasha',
  'navamsa',
  'sade sati',
  'small panoti',
  'yoga',
  'dosha',
];

const isTerm = (concept: Concept): boolean =>
  /^(?:dosha|yoga) /.test(concept) || terms.includes(concept) || stoneNames.some((name) => name === concept);

const terms: readonly Concept[] = [
  'gem',
  'birth number',
  'number',
  'numerology',
  'lucky',
  'colour',
  'direction',
  'metal',
  'rudraksha',
  'deity',
  'ascendant',
  'chart ruler',
  'moon sign',
  'sun sign',
  'star',
  'gana',
  'nadi',
  'yoni',
  'letter',
  'dasha',
  'navamsa',
  'sade sati',
  'small panoti',
];

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const gapOf = (one: Stretch, other: Stretch): number => Math.max(0, one.from - other.to, other.from - one.to);

const foundOf = (key: 'persons' | 'theirs', { tokens }: Wording, language: Spoken): Stretch[] =>
  [...tokens.keys()].flatMap((at) => {
    const found = phraseOfLanguage(key, tokens, at, language);
    return found ? [{ from: at, to: found.to }] : [];
  });

interface Owner extends Stretch {
  readonly person: Stretch;
}

/** "my elder sister" */
function ownersIn(clause: Wording, language: Spoken): readonly Owner[] {
  const named = [...hitsOf(clause, ...relatives), ...foundOf('persons', clause, language)];
  return hitsOf(clause, 'my').flatMap((my) => {
    const person = named.find(({ from }) => from >= my.to && from - my.to <= 1);
    return person ? [{ from: my.from, to: person.to, person }] : [];
  });
}

/** "my son's rashi", "his sade sati": the term belongs to the nearest person. */
export function isOfOther(clause: Wording, language: Spoken, { kind }: Subject): boolean {
  if (!ofOneChart.includes(kind)) return false;
  const owners = ownersIn(clause, language);
  const theirs = foundOf('theirs', clause, language);
  const own = hitsOf(clause, 'i', 'my').filter(({ from }) => !owners.some((owner) => owner.from === from));
  return clause.hits
    .filter(({ concept }) => isTerm(concept))
    .some((term) => {
      // A pronoun after other words may stand for a thing: "a ruby and its effects".
      const pointing = theirs.filter((each) => each.to <= term.from || each.from === term.to);
      return [...owners, ...pointing].some((each) => {
        const gap = gapOf(each, term);
        const isGenitive = each.to <= term.from && gap <= 1;
        if (isGenitive) return !own.some(({ from }) => from >= each.to && from < term.from);
        return own.every((one) => gapOf(one, term) >= gap);
      });
    });
}

const ofOnePerson: readonly Topic[] = [
  'marriage',
  'children',
  'home',
  'career',
  'government',
  'study',
  'health',
  'abroad',
];
/** Matters that these persons share with the asker. */
const shared: readonly (readonly [readonly Concept[], readonly Topic[]])[] = [
  [
    ['partner', 'love', 'love~', 'marriage', 'marriage~', 'mother', 'father', 'family', 'family~', 'in-laws'],
    ['marriage', 'children', 'home'],
  ],
  [['boss'], ['career', 'government']],
];
/** A house of the chart stands for them. */
const housed: readonly Concept[] = [...relatives, 'siblings~', 'family', 'family~', 'love', 'love~', 'boss'];

const isWithin = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/** "when will my sister marry", "will my friend get a job" */
export function isMatterOfOther(clause: Wording, language: Spoken, { kind }: Subject): boolean {
  if (kind !== 'topic') return false;
  const owners = ownersIn(clause, language);
  const isWhen = asksWhen(clause);
  return owners.some(({ from, person }) => {
    const isOne = (...concepts: readonly Concept[]) =>
      hitsOf(clause, ...concepts).some((hit) => isWithin(hit, person));
    const common = shared.flatMap(([persons, topics]) => (isOne(...persons) ? topics : []));
    const matters = ofOnePerson
      .filter((topic) => !common.includes(topic))
      .flatMap((topic) => evidenceOf(clause, topic).hits)
      .filter((hit) => !isWithin(hit, person));
    const start = isWhen ? Math.min(from, ...hitsOf(clause, 'when').map((when) => when.from)) : 0;
    // "I want to know when my sister will marry" asks nothing of the asker.
    const isAsker = hitsOf(clause, 'i', 'my').some(
      (own) =>
        own.meant === undefined &&
        !owners.some((owner) => isWithin(own, owner)) &&
        (own.from >= start || matters.some((matter) => own.to <= matter.from && matter.to <= start)),
    );
    if (isAsker) return false;
    return isWhen
      ? matters.length > 0
      : !isOne(...housed) && matters.some((matter) => person.to <= matter.from);
  });
}

export function aspectBetween(message: string, clause: Wording, { kind }: Subject): string | undefined {
  const place = placeOf('aspects', clause.tokens);
  const points = hitsOf(clause, ...bodies);
  if (kind !== 'planet' || place === undefined || new Set(points.map(({ concept }) => concept)).size < 2)
    return undefined;
  const from = Math.min(place.from, ...points.map((point) => point.from));
  const to = Math.max(place.to, ...points.map((point) => point.to));
  return message.slice(clause.tokens[from]?.at, clause.tokens[to - 1]?.end);
}

const mostBetween = 3;

export function starOfOther(message: string, clause: Wording, { kind }: Subject): string | undefined {
  if (kind !== 'star') return undefined;
  const points = hitsOf(clause, ...bodies.filter((body) => body !== 'Moon'), 'ascendant');
  for (const star of hitsOf(clause, 'star'))
    for (const point of points) {
      const [from, to] = [Math.min(star.from, point.from), Math.max(star.to, point.to)];
      if (to - from - (star.to - star.from) - (point.to - point.from) > mostBetween) continue;
      return message.slice(clause.tokens[from]?.at, clause.tokens[to - 1]?.end);
    }
  return undefined;
}

export function isOfOtherBirth(text: string, wording: Wording, { birthday }: Setting): boolean {
  if (!holds('born', wording.tokens)) return false;
  const named = dayIn(text, wording);
  if (named === undefined) return false;
  const { day, month, year } = birthday;
  const isYear = named.year === undefined || named.year === year;
  const isDay = named.day === day && named.month === month;
  const isTurned = named.day === month && named.month === day;
  return !(isYear && (isDay || isTurned));
}

export function isOfPet(text: string, { subject }: Understood): boolean {
  const tokens = tokensOf(text);
  const pet = placeOf('pet', tokens);
  if (!pet) return false;
  const before = tokens.slice(Math.max(0, pet.from - 2), pet.from);
  const isOwned = holds('owners', before);
  const isAside = subject.kind === 'unknown' || (subject.kind === 'topic' && subject.topic === 'health');
  return isAside || (isOwned && ['topic', 'small talk', 'timing'].includes(subject.kind));
}
