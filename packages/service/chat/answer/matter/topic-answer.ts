import { houseOfNativity, pointOf } from '@palmleaf/engines/chart';
import { strengthOf } from '@palmleaf/engines/jyotish';
import type { Paragraphs, Period, Statement } from '@palmleaf/texts/chat/terms';
import { type Topic, topicProfiles, wholeMonth } from '@palmleaf/texts/chat/terms';
import { has, tokensOf } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../../composer.ts';
import { comingDays, eventOf, isOneDay } from '../../question/frame/days.ts';
import { isGuessOfMore } from '../../question/intent.ts';
import { hasPhrase } from '../../question/phrases.ts';
import { timesOfSides } from '../../question/sides.ts';
import { partAfterBirth } from '../basics/lived.ts';
import { quoted } from '../basics/quoted.ts';
import { type TopicFacts, topicFacts } from '../basics/topic.ts';
import { isWished } from '../basics/wished.ts';
import { worthAnswer } from '../basics/worth.ts';
import { dayAnswer, matterDayAnswer } from '../time/days.ts';
import { betterOfTimes, favourStatements } from '../time/favour.ts';
import { outlookOf } from '../time/outlook.ts';
import { nearestTimes, windowsOf } from '../time/windows.ts';
import { betterOf } from './choice.ts';
import { furtherNature, natureOf } from './nature.ts';
import { openingOf, statementsBeforeTimes } from './opening.ts';
import { otherPersonNote } from './other-person.ts';
import { unansweredParts } from './parts.ts';
import { topicRemedies } from './remedies.ts';
import { spouseAnswer } from './spouse.ts';
import { bestAndWorst, moodStatement, verdictOf, verdictStatement, yesOrNoStatement } from './verdict.ts';

export function topicAnswer(topic: Topic, brief: Brief): Paragraphs {
  const body = bodyWithLimits(topic, brief);
  const told = body.flat();
  const parts = unansweredParts(topic, brief.partsBeside ?? [], told, brief);
  return withQuote([...body.slice(0, -1), ...parts, ...body.slice(-1)], brief);
}

function bodyWithLimits(topic: Topic, given: Brief): Paragraphs {
  const limits = isTopicRepeated(topic, given) ? [] : limitsOf(topic, given);
  const at = matterDay(topic, given);
  const isByAlmanac = at !== undefined && given.nativity.tradition === 'VEDIC';
  const days = isByAlmanac ? matterDayAnswer(topic, [at], given, given.understood.form === 'closed') : [];
  const brief = at === undefined ? given : aroundDay(at, given);
  const other = otherPersonNote(topic, brief);
  const { form, mood, intent } = brief.understood;
  if (form === 'choice' || (intent === 'when' && form !== 'closed'))
    return [...bodyOf(topic, brief), ...days, form === 'choice' ? [] : other, limits];
  const open = { ...brief, understood: { ...brief.understood, form: 'open' as const } };
  if (other.length === 0)
    return [...days, ...bodyOf(topic, form === 'closed' && days.length > 0 ? open : brief), limits];
  if (form !== 'closed' || mood === 'fear' || topic === 'children')
    return [...days, ...bodyOf(topic, brief), other, limits];
  // A yes would claim what another person does.
  return [...days, other, ...bodyOf(topic, open), limits];
}

function withQuote(paragraphs: Paragraphs, { understood, isOneOfSeveral }: Brief): Paragraphs {
  const { asked, form, intent } = understood;
  const at = paragraphs.findIndex((each) => each.length > 0);
  if (!isOneOfSeveral || tokensOf(asked).length < 2 || form === 'choice' || intent === 'more')
    return paragraphs;
  return paragraphs.map((paragraph, index) =>
    index === at ? [{ say: 'quoted words', words: quoted(asked) }, ...paragraph] : paragraph,
  );
}

function bodyOf(topic: Topic, brief: Brief): Paragraphs {
  const { intent, period, form } = brief.understood;
  const facts = topicFacts(topic, brief);
  const asked = form === 'closed';
  const ofForm = form === 'why' || form === 'advice' ? statementsBeforeTimes(topic, brief) : [];
  switch (intent) {
    case 'when': {
      const before = asked ? favourOfPeriod(topic, brief) : statementsBeforeTimes(topic, brief);
      const better = betterOf(before, topic, period).period;
      const chosen = { ...brief, understood: { ...brief.understood, period: better } };
      return [
        before,
        form === 'duration' && before.length > 0
          ? futureTimes(topic, brief)
          : timesAfter(before, chosen, facts),
        brief.level === 'STANDARD' ? assessment(topic, before, brief) : natureOf(topic, brief).slice(0, 2),
      ];
    }
    case 'outlook':
      return outlookBody(topic, brief);
    case 'more':
      if (ofForm.length > 0) return [ofForm];
      if (isGuessOfMore(brief.understood) && !brief.question.includes('?'))
        return [[{ say: 'noted', topic }], windowsOf(brief, facts)];
      return [furtherNature(topic, detailsGiven(topic, brief), brief) ?? nothingLeft];
    case 'why':
      return [[basisOf(topic, brief)], reasonsOrNature(topic, brief)];
    case 'worth':
      return [
        [{ ...verdictStatement(topic, brief), answer: worthAnswer(brief, verdictOf(facts) !== 'weak') }],
        reasonsOrNature(topic, brief),
      ];
    case 'remedy':
      return [
        has(brief.understood.wording, 'rite') && form !== 'duration'
          ? []
          : statementsBeforeTimes(topic, brief),
        ...topicRemedies(topic, brief),
      ];
    case 'nature': {
      if ((topic === 'spouse' && form !== 'choice') || (topic === 'marriage' && form === 'kind'))
        return [...spouseAnswer(brief), windowsOf(brief, topicFacts('marriage', brief))];
      const opening = openingOf(topic, brief);
      const chosen = betterOf(opening, topic, period).topic;
      const isReasoned = form === 'closed' && topic !== 'self' && opening.some(({ say }) => say === 'advice');
      const isShort = brief.level === 'STANDARD' && (form === 'choice' || isReasoned);
      const nature = natureOf(chosen, brief).filter(({ say }) => !isShort || say === 'house and ruler');
      return [
        [...opening, ...bodyCare(topic, brief)],
        nature,
        form === 'kind' ? [] : timesOf(topicFacts(chosen, brief), brief),
      ];
    }
  }
}

const assessment = (topic: Topic, before: readonly Statement[], brief: Brief): Statement[] =>
  before.length > 0 ? [] : [verdictStatement(topic, brief)];

function reasonsOrNature(topic: Topic, brief: Brief): Statement[] {
  const nature = brief.understood.followUp ? [] : natureOf(topic, brief);
  return nature.length > 0 ? nature : bestAndWorst(topic, brief);
}

function favourOfPeriod(topic: Topic, brief: Brief): Statement[] {
  const { period, periodNamed } = brief.understood;
  if (!periodNamed || period.from < brief.nativity.born) return [yesOrNoStatement(topic, brief)];
  return [moodStatement(topic, brief) ?? favourStatements(brief, period, topicFacts(topic, brief))]
    .flat()
    .slice(0, 1);
}

function timesAfter(before: readonly Statement[], brief: Brief, facts: TopicFacts): Statement[] {
  const windows = windowsOf(brief, facts);
  const [first] = before;
  if (first?.say === 'side') return windows.filter(({ say }) => say !== 'no times');
  const [nearest] = windows;
  const isBeyond =
    first?.say === 'favours' &&
    first.favours &&
    nearest?.say === 'best span' &&
    nearest.best.from >= first.period.to;
  return isBeyond ? [] : windows;
}

const futureTimes = (topic: Topic, brief: Brief): Statement[] =>
  isWished(topic)
    ? windowsOf(brief, topicFacts(topic, brief)).filter(({ say }) => say !== 'window')
    : [verdictStatement(topic, brief)];

function outlookBody(topic: Topic, brief: Brief): Paragraphs {
  const { period, form } = brief.understood;
  const facts = topicFacts(topic, brief);
  const lived = partAfterBirth(period, brief.nativity);
  const before = statementsBeforeTimes(topic, brief);
  const outlook = outlookOf(brief, period, facts);
  if (!lived) return [before, outlook];
  if (form === 'choice' && before.length > 0) return choiceBody(topic, before, brief);
  const statement = [verdictStatement(topic, brief), ...natureOf(topic, brief).slice(0, 1)];
  const day = isOneDay(lived) ? dayOf(topic, lived, brief) : [];
  if (day.length > 0) return [...day, statement];
  const ofMood = form === 'closed' ? moodStatement(topic, brief) : undefined;
  if (ofMood) return [[ofMood, ...before], monthsOf(brief, period, facts)];
  const head = [
    ...favourWithNearest(lived, facts, brief),
    ...comparedWithLast(lived, facts, brief),
    ...before,
  ];
  const ground = withoutEffect(outlook, head, brief);
  return outlook.some(({ say }) => say === 'time of others')
    ? [head, statement, ground.filter(({ say }) => say !== 'time of others')]
    : [head, ground];
}

/** A period that favours the matter or a part of it needs no second assessment, and no reason that tests. */
function withoutEffect(
  outlook: Statement[],
  told: readonly Statement[],
  { level, nativity }: Brief,
): Statement[] {
  const isReasoned = outlook.some(({ say }) => say === 'time counts');
  if (level !== 'STANDARD' || !isReasoned || !told.some(isOfPeriod)) return outlook;
  return outlook.flatMap((each): Statement[] => {
    if (each.say === 'on the whole') return [];
    if (each.say !== 'time counts') return [each];
    const reasons = each.reasons.filter(({ lord }) => strengthOf(pointOf(nativity, lord)) > 0);
    return reasons.length > 0 ? [{ ...each, reasons }] : [];
  });
}

const isOfPeriod = ({ say }: Statement): boolean => say === 'favours' || say === 'partly';

/** Adds the nearest good time if the asked one is not good. */
function favourWithNearest(lived: Period, facts: TopicFacts, brief: Brief): Statement[] {
  const favour = favourStatements(brief, lived, facts);
  const isClosed = brief.understood.form === 'closed';
  if (brief.nativity.tradition === 'WESTERN' && !isClosed) return favour.filter(isFavourable);
  const isNot = favour.some((each) => each.say === 'favours' && !each.favours);
  const isOpen = isNot && isWished(facts.topic) && lived.to > brief.now;
  if (!isOpen || brief.nativity.tradition !== 'VEDIC') return favour;
  const nearest = nearestTimes(brief, facts);
  const begins = nearest.some((each) => each.say === 'best span' && each.best.from < lived.to);
  return begins
    ? favour.map((each) =>
        each.say === 'favours' ? { ...each, favours: true, answer: each.answer && 'yes' } : each,
      )
    : [...favour, ...nearest];
}

const isFavourable = (each: Statement): boolean => each.say !== 'favours' || each.favours;

function comparedWithLast(lived: Period, facts: TopicFacts, brief: Brief): Statement[] {
  const { followUp, wording } = brief.understood;
  const last = brief.earlier.findLast(
    ({ subject, period: { name } }) =>
      subject.kind === 'topic' && subject.topic === facts.topic && name.is !== 'coming year',
  );
  if (last === undefined || !(followUp || hasPhrase('rather', wording.tokens))) return [];
  if (last.period.from.getTime() === lived.from.getTime() || last.period.to <= brief.now) return [];
  return betterOfTimes(brief, [last.period, lived], facts);
}

function choiceBody(topic: Topic, choice: readonly Statement[], brief: Brief): Paragraphs {
  const better = betterOf(choice, topic, brief.understood.period);
  const facts = topicFacts(better.topic, brief);
  const lived = partAfterBirth(better.period, brief.nativity);
  const outlook = outlookOf(brief, better.period, facts).filter(({ say }) => say !== 'time of others');
  const isOfTimes = choice.some(
    (each) =>
      each.say === 'better time' ||
      ((each.say === 'side' || each.say === 'even') && /times/.test(each.by.is)),
  );
  const favour = lived ? favourWithNearest(lived, facts, brief) : [];
  const parts = favour.filter(({ say }) => say === 'most of all' || say === 'partly');
  // The lords of one period are no reason for its rank among others.
  const ground = withoutEffect(outlook, favour, brief).filter(
    ({ say }) => !(isOfTimes && say === 'time counts'),
  );
  return [[...choice, ...(isOfTimes ? parts : [])], isOfTimes ? [] : favour, ground];
}

function matterDay(topic: Topic, brief: Brief): string | undefined {
  const { sides, intent, form, wording } = brief.understood;
  const isCompared = sides && timesOfSides(sides, brief.now, brief.birthday.year) !== undefined;
  const isAsked = !isCompared && !eventOf(topic) && ['nature', 'outlook', 'when'].includes(intent);
  if (!isAsked) return undefined;
  // The end of a consultation is no day of the choice.
  const named = form === 'choice' ? wording : wordingOfQuestion(brief);
  const [day, ...others] = comingDays(brief.question, named, localNow(brief));
  return others.length === 0 ? day : undefined;
}

/** Without an almanac, the month answers for the day. */
function aroundDay(at: string, brief: Brief): Brief {
  const { understood, nativity } = brief;
  const day = new Date(`${at}T12:00:00Z`);
  const { from, to } = understood.period;
  const isOfMonth = nativity.tradition === 'WESTERN' && !understood.periodNamed;
  if (!isOfMonth && from <= day && day < to) return brief;
  const period = wholeMonth(day.getUTCFullYear(), day.getUTCMonth());
  const intent = isOfMonth ? 'outlook' : understood.intent;
  return { ...brief, understood: { ...understood, intent, period, periodNamed: true } };
}

function dayOf(topic: Topic, { from }: Period, brief: Brief): Paragraphs {
  if (brief.nativity.tradition === 'WESTERN') return [];
  const at = dateIn(from, brief);
  const event = eventOf(topic);
  if (!event) return matterDayAnswer(topic, [at], brief, brief.understood.form === 'closed');
  const [verdict = []] = dayAnswer({ kind: 'day', event, at }, brief);
  return [verdict.filter(({ say }) => say !== 'day limbs')];
}

const localNow = ({ now, birth }: Brief): Date => new Date(now.getTime() + birth.tzone * hourMs);

export const dateIn = (now: Date, brief: Brief): string =>
  localNow({ ...brief, now })
    .toISOString()
    .slice(0, 10);

const hourMs = 3_600_000;

function monthsOf(brief: Brief, period: Period, facts: TopicFacts): Statement[] {
  const outlook = outlookOf(brief, period, facts);
  const part = favourStatements(brief, period, facts).find(({ say }) => say === 'partly');
  return part && outlook[0]?.say === 'time of others'
    ? [{ ...part, answer: undefined }, ...outlook.slice(1)]
    : withPeriod(brief, outlook);
}

/** A wish gets a date; a state or a fear gets the months ahead. */
function timesOf(facts: TopicFacts, brief: Brief): Statement[] {
  const { form, mood, period } = brief.understood;
  const isOfMonths = form === 'open' || mood === 'fear' || mood === 'leaving' || !isWished(facts.topic);
  return isOfMonths && form !== 'advice' ? monthsOf(brief, period, facts) : windowsOf(brief, facts);
}

function limitsOf(topic: Topic, { understood: { wording, sorrow } }: Brief): Statement[] {
  if (topic === 'lawsuit') return [{ say: 'no legal advice' }];
  if (topic !== 'health') return [];
  return sorrow || has(wording, 'low mood')
    ? [{ say: 'no diagnosis' }, { say: 'low mood' }]
    : [{ say: 'no diagnosis' }];
}

function bodyCare(topic: Topic, { nativity, understood }: Brief): Statement[] {
  if (topic !== 'health' || understood.sorrow) return [];
  return [{ say: 'body care', sign: houseOfNativity(nativity, 6).sign }];
}

const nothingLeft: readonly Statement[] = [{ say: 'nothing left' }];

function basisOf(topic: Topic, { nativity: { tradition } }: Brief): Statement {
  const { house, significators } = topicProfiles[topic];
  return { say: 'basis', topic, house: house[tradition], significators: significators[tradition] };
}

export function withPeriod({ understood: { period } }: Brief, statements: readonly Statement[]): Statement[] {
  return [{ say: 'period', period }, ...statements];
}

function isTopicRepeated(topic: Topic, { earlier }: Brief): boolean {
  return earlier.some(({ subject }) => subject.kind === 'topic' && subject.topic === topic);
}

function detailsGiven(topic: Topic, { earlier }: Brief): number {
  return earlier.filter(
    ({ subject, intent }) => subject.kind === 'topic' && subject.topic === topic && intent === 'more',
  ).length;
}
