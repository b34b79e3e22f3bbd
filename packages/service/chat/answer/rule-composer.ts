import { houseOfNativity, pointOf } from '@palmleaf/engines/chart';
import { explained, tell, tellAll, wordsOf } from '@palmleaf/texts/chat';
import {
  comingYear,
  type Paragraphs,
  type Statement,
  type Subject,
  type Topic,
} from '@palmleaf/texts/chat/terms';
import { has, hitsOf, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { type Brief, type Composer, wordingOfQuestion } from '../composer.ts';
import { isOneDay } from '../question/frame/days.ts';
import { bodiesIn } from '../question/matter.ts';
import { hasPhrase } from '../question/phrases.ts';
import { topicsOf } from '../question/topic.ts';
import { birthNumberAnswer, charmAnswer, nameNumberAnswer } from './art/charms.ts';
import { withConfirmation } from './art/confirm.ts';
import { dashaAnswer, dashaNamed } from './art/dashas.ts';
import { doshaAnswer } from './art/doshas.ts';
import { gemAnswer } from './art/gems.ts';
import { karakaAnswer } from './art/karakas.ts';
import { houseAnswer, navamsaAnswer, planetAnswer } from './art/planet.ts';
import { rankingAnswer } from './art/ranking.ts';
import { saturnAnswer } from './art/sade-sati.ts';
import { saturnReturnAnswer } from './art/saturn-return.ts';
import { deityAnswer, signAnswer, starAnswer } from './art/stars.ts';
import { westernInstead } from './art/western.ts';
import { yogaAnswer, yogaNamedIn } from './art/yogas.ts';
import { partAfterBirth } from './basics/lived.ts';
import { choiceOf } from './matter/choice.ts';
import { durationStatements } from './matter/opening.ts';
import { bodyRemedies, wholeRemedies } from './matter/remedies.ts';
import { loveOrArrangedAnswer, spouseAnswer } from './matter/spouse.ts';
import { dateIn, topicAnswer, withPeriod } from './matter/topic-answer.ts';
import { bestAndWorst, verdictStatement } from './matter/verdict.ts';
import {
  aspectNamed,
  doshaNamedIn,
  grahaNamedIn,
  isPlaceFirst,
  mattersNamed,
  mattersOfDashas,
  placeNamed,
} from './named.ts';
import { premiseStatements } from './premises.ts';
import { beyondAnswer, type ComposedAnswer, ownMatter, refusal, refusalQuoting } from './refusals.ts';
import { withoutRepetition } from './repetition.ts';
import { notUnderstood, talkAnswer, thanksIndex } from './talk.ts';
import { bestDaysAnswer, dayAnswer, kalamAnswer, matterDayAnswer } from './time/days.ts';
import { goodTimeStatement } from './time/favour.ts';
import { motionStatements } from './time/motion.ts';
import { outlookOf } from './time/outlook.ts';
import { houseTransit, transitAnswer, transitWorth } from './time/transit.ts';
import { goodTimesOf } from './time/windows.ts';

export const ruleComposer: Composer = {
  async compose(given) {
    const brief = { ...given, level: levelOf(given) };
    const { level, nativity, earlier, understood } = brief;
    const manner = { level, tradition: nativity.tradition };
    const { answered, paragraphs } = composedAnswer(brief);
    const words = await wordsOf(brief.language);
    const isTalk = !answered || understood.subject.kind === 'small talk';
    if (isTalk) return { answered, message: tellAll(words, paragraphs, manner) };
    const { paragraphs: fresh, isNew } = withoutRepetition(paragraphs, brief, (statement) =>
      tell(words, statement, manner),
    );
    const message = tellAll(words, fresh, manner);
    const before = earlier.map((turn) => turn.message);
    const isOfMatter = level === 'STANDARD' && understood.subject.kind === 'topic';
    const terms = explained(words, message, before, nativity.tradition === 'VEDIC' && !isOfMatter);
    return {
      answered,
      isFree: !isNew || isLeftOpen(paragraphs, understood),
      message: [message, terms].filter(Boolean).join('\n\n'),
    };
  },
};

const isLeftOpen = (paragraphs: Paragraphs, { form, sides }: Brief['understood']): boolean =>
  paragraphs
    .flat()
    .some(
      (each) =>
        each.say === 'chart cannot decide' ||
        each.say === 'other side' ||
        (each.say === 'leaving' && form === 'choice') ||
        (each.say === 'even' && each.by.is === 'one part') ||
        (each.say === 'side' && each.by.is === 'leaning' && sides?.some(({ isWhole }) => !isWhole)),
    );

/** STANDARD omits the house of a planet, so a question about it gets ADVANCED. */
function levelOf(brief: Brief): Brief['level'] {
  const {
    level,
    understood: { subject },
  } = brief;
  const isOfHouse = has(wordingOfQuestion(brief), 'house word');
  const isOfPlanet = subject.kind === 'planet' || subject.kind === 'transit';
  return level === 'STANDARD' && isOfPlanet && isOfHouse ? 'ADVANCED' : level;
}

export async function renderStatement(statement: Statement, language: Brief['language']): Promise<string> {
  return tellAll(await wordsOf(language), [[statement]], {
    level: 'STANDARD',
    tradition: 'VEDIC',
  });
}

function withFuturePeriod(brief: Brief): Brief {
  const { understood, now } = brief;
  const { intent, form, period } = understood;
  const isAhead = intent === 'when' || form === 'choice';
  if (!isAhead || period.to > now) return brief;
  const next = {
    period: comingYear(now),
    periodNamed: false,
    intent: intent === 'when' ? intent : 'nature',
  } as const;
  return { ...brief, understood: { ...understood, ...next } };
}

export function composedAnswer(given: Brief): ComposedAnswer {
  const brief = withFuturePeriod(given);
  const { refused, subject } = brief.understood;
  if (refused) {
    const told: Statement[] = [{ say: 'refused', matter: refused }];
    return subject.kind === 'dasha'
      ? { answered: true, paragraphs: [...dashaAnswer(subject.lord, brief), told] }
      : { answered: false, paragraphs: [told] };
  }
  const premises = premiseStatements(brief);
  const answer = westernInstead(subject, brief) ?? answerTo(subject, brief);
  const found = 'answered' in answer ? answer : withoutPlaces(answer, premises);
  if ('answered' in found)
    return subject.kind === 'unknown' && premises.length > 0
      ? { answered: true, paragraphs: [premises] }
      : found;
  return {
    answered: true,
    paragraphs: [
      [...greeting(brief), ...sympathy(brief)],
      premises.filter(({ say }) => say !== 'self'),
      ...withConfirmation(subject, brief, found),
      premises.filter(({ say }) => say === 'self'),
      closing(brief, found),
    ],
  };
}

/** Omits the place of a planet that the premise states already. */
const withoutPlaces = (answer: Paragraphs, premises: readonly Statement[]): Paragraphs =>
  answer.map((paragraph) =>
    paragraph.filter(
      (each) =>
        each.say !== 'planet' || !premises.some((told) => told.say === 'planet' && told.point === each.point),
    ),
  );

function greeting({
  name,
  question,
  earlier,
  turnsOfMessage,
  understood: { subject, wording },
}: Brief): Statement[] {
  if (subject.kind === 'small talk') return [];
  const greets = hitsOf(wording, 'talk greeting').some(({ from }) => from === 0);
  const isGreeted = greets && earlier.length === 0;
  const isThanked = thanksIndex(question) === 0 && (turnsOfMessage ?? []).length === 0;
  return [
    ...(isGreeted ? [{ say: 'hello' as const, name, again: false }] : []),
    ...(isThanked ? [{ say: 'welcome' as const, name }] : []),
  ];
}

function sympathy({ understood: { sorrow } }: Brief): Statement[] {
  return sorrow ? [{ say: 'sorry' }] : [];
}

function closing({ understood: { wantsCertainty, sorrow } }: Brief, body: Paragraphs): Statement[] {
  const isHelpNamed = body.flat().some(({ say }) => say === 'low mood');
  return [
    ...(sorrow && !isHelpNamed ? [{ say: 'low mood' as const }] : []),
    ...(wantsCertainty ? [{ say: 'leanings only' as const }] : []),
  ];
}

function answerTo(subject: Subject, brief: Brief): Paragraphs | ComposedAnswer {
  switch (subject.kind) {
    case 'topic':
      if (isOfTheDead(subject.topic, brief)) return [moonPassage(brief)];
      return topicParagraphs(subject.topic, brief);
    case 'love or arranged':
      return loveOrArrangedAnswer(brief);
    case 'dosha':
      return doshaAnswer(subject.dosha ?? doshaNamedIn(brief), brief);
    case 'yoga':
      return yogaAnswer(subject.yoga ?? yogaNamedIn(brief.question), brief);
    case 'karaka':
      return karakaAnswer(subject.karaka, brief);
    case 'sade sati':
    case 'small panoti':
      return saturnAnswer(subject.kind, brief);
    case 'saturn return':
      return saturnReturnAnswer(brief);
    case 'dasha':
      return [...dashaAnswer(subject.lord ?? grahaNamedIn(brief), brief), ...mattersOfDashas(brief)];
    case 'gem':
      return gemAnswer(subject.body, brief);
    case 'charm':
      return charmAnswer(subject.what, brief);
    case 'name number':
      return nameNumberAnswer(brief) ?? refusal({ say: 'no Latin letters' });
    case 'birth number':
      return birthNumberAnswer(brief);
    case 'deity':
      return deityAnswer(brief);
    case 'sign':
      return signAnswer(subject.what, brief);
    case 'star':
      return starAnswer(subject.what, brief);
    case 'navamsa':
      return navamsaParagraphs(brief);
    case 'ranking':
      return rankingAnswer(subject.what, brief);
    case 'matching':
      return refusalQuoting(brief, { say: 'two charts' });
    case 'remedies':
      return wholeRemedies(brief);
    case 'timing':
      return timingParagraphs(brief);
    case 'planet':
      return planetParagraphs(subject.body, brief);
    case 'house':
      return houseParagraphs(subject.house, brief);
    case 'transit':
      return transitParagraphs(subject.body, brief);
    case 'small talk':
      return [talkAnswer(subject.what, brief)];
    case 'day':
      return dayAnswer(subject, brief);
    case 'best days':
      return bestDaysAnswer(subject, brief);
    case 'kalam':
      return kalamAnswer(subject, brief);
    case 'beyond':
      return beyondAnswer(subject.what, brief);
    case 'not computed':
      return refusal({ say: 'not computed', term: subject.term }, ...ownMatter(brief));
    case 'unknown':
      return refusalQuoting(brief, ...notUnderstood(brief));
  }
}

function topicParagraphs(topic: Topic, brief: Brief): Paragraphs {
  const [place, answer] = [placeNamed(brief), [...topicAnswer(topic, brief), ...dashaNamed(brief)]];
  return isPlaceFirst(brief) ? [...place, ...answer] : [...answer, ...place];
}

const kin: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'children', 'friends', 'spouse'];

const moonPassage = ({ nativity }: Brief): Statement[] => [
  { say: 'planet', point: pointOf(nativity, 'Moon') },
];

const isOfTheDead = (topic: Topic, { question, language, understood: { sorrow, asked } }: Brief): boolean => {
  const named = asked === question ? [] : topicsOf(wordingIn(asked, readIn(asked, [language])));
  return (
    sorrow &&
    kin.includes(topic) &&
    !named.some((each) => kin.includes(each)) &&
    hasPhrase('died', tokensOf(question))
  );
};

function timingParagraphs(brief: Brief): Paragraphs {
  const { form, intent, period } = brief.understood;
  if (intent === 'remedy') return wholeRemedies(brief);
  if (isOneDay(period))
    return matterDayAnswer('luck', [dateIn(period.from, brief)], brief, form === 'closed');
  if (form === 'choice') return [choiceOf('self', brief), withPeriod(brief, outlookOf(brief, period))];
  const times = intent === 'when' && form !== 'closed' ? goodTimesOf(brief) : [];
  if (times.length > 0)
    return [
      form === 'duration' ? durationStatements(brief) : [],
      times,
      withPeriod(brief, outlookOf(brief, period)),
    ];
  const lived = partAfterBirth(period, brief.nativity);
  const head = lived ? [[goodTimeStatement(brief, lived)]] : [];
  return [...head, withPeriod(brief, outlookOf(brief, period))];
}

function planetParagraphs(body: Extract<Subject, { kind: 'planet' }>['body'], brief: Brief): Paragraphs {
  const { intent } = brief.understood;
  if (intent === 'remedy') return bodyRemedies(body, brief);
  if (intent === 'outlook' || intent === 'when') return [withPeriod(brief, transitAnswer(body, brief))];
  if (intent === 'more') return [withPeriod(brief, transitAnswer(body, brief))];
  const aspect = aspectNamed(brief);
  const places = brief.nativity.points.filter(({ name }) => name === body);
  if (aspect.length > 0)
    return [
      [...aspect, ...places.map((point) => ({ say: 'planet' as const, point }))],
      ...mattersNamed(brief),
    ];
  const isOfNow = has(wordingOfQuestion(brief), 'now');
  const passing = isOfNow ? [withPeriod(brief, transitAnswer(body, brief))] : [];
  return [...passing, planetAnswer(body, brief), ...mattersNamed(brief)];
}

function transitParagraphs(body: Extract<Subject, { kind: 'transit' }>['body'], brief: Brief): Paragraphs {
  const motion = motionStatements(body, brief);
  if (motion.length === 0)
    return [
      transitWorth(body, brief),
      withPeriod(brief, transitAnswer(body, brief)),
      ...(body === null ? [] : mattersNamed(brief)),
    ];
  return [motion, body === null ? [] : withPeriod(brief, transitAnswer(body, brief))];
}

/** Tradition reads the navamsa for the husband or wife. */
function navamsaParagraphs(brief: Brief): Paragraphs {
  const isWhole = bodiesIn(wordingOfQuestion(brief)).length === 0;
  const ofMarriage = [verdictStatement('marriage', brief), ...bestAndWorst('marriage', brief)];
  return [...navamsaAnswer(brief), ...(isWhole ? spouseAnswer(brief) : [ofMarriage])];
}

function houseParagraphs(number: number, brief: Brief): Paragraphs {
  const { intent, period } = brief.understood;
  const { ruler } = houseOfNativity(brief.nativity, number);
  const [body] = bodiesIn(wordingOfQuestion(brief));
  const passing = body && intent === 'when' ? houseTransit(body, number, brief) : [];
  if (passing.length > 0) return [passing, ...mattersNamed(brief)];
  if (intent === 'remedy') return bodyRemedies(ruler, brief);
  if (intent === 'more' || intent === 'why') return [planetAnswer(ruler, brief)];
  if (intent === 'nature' || intent === 'worth') return [houseAnswer(number, brief), ...mattersNamed(brief)];
  return [houseAnswer(number, brief), withPeriod(brief, outlookOf(brief, period))];
}
