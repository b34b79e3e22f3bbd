import { monthNames } from '@palmleaf/contract/month-names';
import { karakaNames, yogaNames } from '@palmleaf/engines/jyotish';
import { type BodyName, type Graha, grahas, signNames } from '@palmleaf/engines/zodiac';
import { doshaNames, type Subject, type Topic } from '@palmleaf/texts/chat/terms';
import { type Concept, has, hitsOf, leads, near, type Wording } from '@palmleaf/texts/lexicons';
import { houseIn } from './house.ts';
import { namesTopicPlainly, topicIn } from './topic.ts';

const stones = {
  ruby: 'Sun',
  pearl: 'Moon',
  coral: 'Mars',
  emerald: 'Mercury',
  'yellow sapphire': 'Jupiter',
  diamond: 'Venus',
  'blue sapphire': 'Saturn',
  hessonite: 'Rahu',
  'cats eye': 'Ketu',
} as const satisfies Partial<Record<Concept, Graha>>;
export const stoneNames = Object.keys(stones).filter((name): name is keyof typeof stones =>
  Object.hasOwn(stones, name),
);

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const selectingConcepts: readonly Concept[] = ['which', 'whatever', 'lucky', 'good', 'suits', 'strong'];
const personConcepts: readonly Concept[] = ['he or she', 'partner', 'love'];

export const bodies = [...grahas, 'Uranus', 'Neptune', 'Pluto', 'Chiron'] as const;

export const bodiesIn = (wording: Wording): readonly BodyName[] =>
  hitsOf(wording, ...bodies)
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ concept }) => bodies.filter((name) => name === concept));

const grahaIn = (wording: Wording): Graha | null =>
  grahas.find((name) => name === bodiesIn(wording)[0]) ?? null;

function stoneIn(wording: Wording): Graha | null {
  const named = stoneNames.find((name) => has(wording, name));
  return named ? stones[named] : grahaIn(wording);
}

const asksNumber = (wording: Wording): boolean => near(wording, ['number'], selectingConcepts, 3);

function asksMatching(wording: Wording): boolean {
  const signs = new Set(hitsOf(wording, ...signNames, 'cancer').map(({ from }) => from)).size;
  if (signs === 0 || has(wording, ...bodies, 'ascendant', 'moon sign', 'sun sign', 'house word'))
    return false;
  return has(wording, 'suits') || (signs > 1 && has(wording, ...personConcepts));
}

const placeConcepts: readonly Concept[] = [...bodies, 'ascendant', 'moon sign', 'sun sign'];

export const meansCancerSign = (wording: Wording): boolean =>
  leads(wording, ['i am'], ['cancer'], 2) ||
  leads(wording, ['cancer'], ['person', 'partner', ...placeConcepts], 0) ||
  leads(wording, ['person', 'partner'], ['cancer'], 2) ||
  leads(wording, placeConcepts, ['cancer'], 3) ||
  (has(wording, 'cancer') && has(wording, 'suits', 'matching', ...signNames));

const asksSkyNow = (wording: Wording): boolean =>
  has(wording, 'retrograde') &&
  !has(wording, 'natal') &&
  !leads(wording, ['my', 'to have'], bodies, 1) &&
  (has(wording, ...bodies, ...monthNames, 'in the sky') ||
    near(wording, ['this', 'next'], ['unit week', 'unit month', 'unit year'], 1));

function topicOfDasha(wording: Wording): Topic | undefined {
  if (!has(wording, 'dasha') || !has(wording, 'which') || grahaIn(wording) !== null) return undefined;
  return namesTopicPlainly(wording) ? topicIn(wording) : undefined;
}

const isStateOfPlanets = (state: Concept) => (wording: Wording) => near(wording, [state], ['planet'], 4);

const yogasByRarity = [...yogaNames].sort((one, other) => Number(one === 'raja') - Number(other === 'raja'));

type Rule = readonly [(wording: Wording) => boolean, Subject | ((wording: Wording) => Subject)];
const mentions = (concept: Concept) => (wording: Wording) => has(wording, concept);

const rules: readonly Rule[] = [
  [mentions('sade sati'), { kind: 'sade sati' }],
  [mentions('small panoti'), { kind: 'small panoti' }],
  [mentions('saturn return'), { kind: 'saturn return' }],
  ...yogasByRarity.map((yoga): Rule => [mentions(`yoga ${yoga}`), { kind: 'yoga', yoga }]),
  ...doshaNames.map((dosha): Rule => [mentions(`dosha ${dosha}`), { kind: 'dosha', dosha }]),
  [mentions('dosha any'), { kind: 'dosha', dosha: null }],
  ...karakaNames.map((karaka): Rule => [mentions(`karaka ${karaka}`), { kind: 'karaka', karaka }]),
  [mentions('karaka any'), { kind: 'karaka', karaka: null }],
  [(wording) => has(wording, 'love marriage', 'arranged'), { kind: 'love or arranged' }],
  [
    (wording) => has(wording, 'gem', ...stoneNames) && !has(wording, 'marriage'),
    (wording) => ({ kind: 'gem', body: stoneIn(wording) }),
  ],
  [
    (wording) =>
      has(wording, 'name number') ||
      near(wording, ['name'], ['number', 'numerology', 'lucky', 'matching', 'suits'], 4),
    { kind: 'name number' },
  ],
  [(wording) => has(wording, 'letter') && !has(wording, 'partner'), { kind: 'star', what: 'letter' }],
  [
    (wording) => has(wording, 'birth number', 'numerology') || leads(wording, ['my'], ['number'], 0),
    (wording) => (has(wording, 'lucky') ? { kind: 'charm', what: 'number' } : { kind: 'birth number' }),
  ],
  [asksNumber, { kind: 'charm', what: 'number' }],
  [
    (wording) =>
      !has(wording, 'today', 'tomorrow', 'talk greeting') &&
      near(wording, ['day'], ['lucky', 'good', 'strong', 'which'], 2),
    { kind: 'charm', what: 'day' },
  ],
  [
    (wording) => has(wording, ...weekdays) && has(wording, 'good', 'bad', 'lucky'),
    { kind: 'charm', what: 'day' },
  ],
  [mentions('colour'), { kind: 'charm', what: 'colour' }],
  [
    (wording) => !has(wording, ...personConcepts) && near(wording, ['direction'], selectingConcepts, 2),
    { kind: 'charm', what: 'direction' },
  ],
  [(wording) => near(wording, ['metal'], selectingConcepts, 2), { kind: 'charm', what: 'metal' }],
  [mentions('deity'), { kind: 'deity' }],
  [
    (wording) => near(wording, ['sun sign'], ['suits'], 2) && has(wording, 'i'),
    { kind: 'topic', topic: 'spouse' },
  ],
  [(wording) => has(wording, 'matching') || asksMatching(wording), { kind: 'matching' }],
  [mentions('gana'), { kind: 'star', what: 'gana' }],
  [mentions('nadi'), { kind: 'star', what: 'nadi' }],
  [mentions('yoni'), { kind: 'star', what: 'yoni' }],
  [mentions('star'), { kind: 'star', what: 'star' }],
  [mentions('empty'), { kind: 'ranking', what: 'empty' }],
  [mentions('navamsa'), { kind: 'navamsa' }],
  [mentions('rudraksha'), { kind: 'charm', what: 'rudraksha' }],
  [mentions('chart ruler'), { kind: 'sign', what: 'Ascendant' }],
  [
    (wording) => topicOfDasha(wording) !== undefined,
    (wording) => ({ kind: 'topic', topic: topicOfDasha(wording) ?? 'luck' }),
  ],
  [mentions('dasha'), (wording) => ({ kind: 'dasha', lord: grahaIn(wording) })],
  [
    (wording) => has(wording, 'transit') || asksSkyNow(wording),
    (wording) => ({ kind: 'transit', body: bodiesIn(wording)[0] ?? null }),
  ],
  [isStateOfPlanets('retrograde'), { kind: 'ranking', what: 'retrograde' }],
  [isStateOfPlanets('exalted'), { kind: 'ranking', what: 'exalted' }],
  [isStateOfPlanets('debilitated'), { kind: 'ranking', what: 'debilitated' }],
  [isStateOfPlanets('combust'), { kind: 'ranking', what: 'combust' }],
  [
    (wording) =>
      near(wording, ['strong'], ['planet'], 5) ||
      (near(wording, ['strong'], ['house word'], 2) && !has(wording, 'or', 'acquire')),
    { kind: 'ranking', what: 'strongest' },
  ],
  [isStateOfPlanets('weak'), { kind: 'ranking', what: 'weakest' }],
  [mentions('ascendant'), { kind: 'sign', what: 'Ascendant' }],
  [
    (wording) => has(wording, 'moon sign') || near(wording, ['sun sign'], ['Moon'], 1),
    { kind: 'sign', what: 'Moon' },
  ],
  [mentions('sun sign'), { kind: 'sign', what: 'Sun' }],
  [(wording) => leads(wording, ['i am'], [...signNames, 'cancer'], 2), { kind: 'sign', what: 'Sun' }],
];

function termIn(wording: Wording): Subject | undefined {
  const found = rules.find(([applies]) => applies(wording))?.[1];
  return typeof found === 'function' ? found(wording) : found;
}

export function subjectIn(wording: Wording): Subject {
  const term = termIn(wording);
  if (term) return term;
  const house = houseIn(wording);
  if (house !== undefined) return { kind: 'house', house };
  const [body] = bodiesIn(wording);
  const topic = topicIn(wording);
  const isOfBody = leads(wording, ['whatever', 'meaning'], bodies, 3);
  const isPlaced = has(wording, 'house word') && topic === 'home';
  if (body && (!topic || topic === 'self' || isOfBody || isPlaced))
    return has(wording, 'now') && !has(wording, 'natal')
      ? { kind: 'transit', body }
      : { kind: 'planet', body };
  const isOfOthers = topic !== undefined && topic !== 'self' && topic !== 'luck';
  if (has(wording, 'yoga any') && !has(wording, 'yoga exercise') && !isOfOthers)
    return { kind: 'yoga', yoga: null };
  if (topic === 'luck' && has(wording, 'timing')) return { kind: 'timing' };
  if (!topic && has(wording, 'he or she')) return { kind: 'topic', topic: 'love' };
  if (topic && !(topic === 'self' && has(wording, 'timing'))) return { kind: 'topic', topic };
  if (has(wording, 'rite')) return { kind: 'remedies' };
  if (has(wording, 'timing')) return { kind: 'timing' };
  return { kind: 'unknown' };
}
