import type { Language } from '@palmleaf/contract/languages';
import type { Topic } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { isDecision } from '../question/deeds.ts';
import { refusedMatterIn } from '../question/grave.ts';
import { periodIn } from '../question/period-named.ts';
import { asksAnywhere, type MessageLanguage, phraseOfLanguage } from '../question/phrases.ts';
import { allSidesIn, isOfPeople, isOneChild, matterOfSides, type Sides, sidesIn } from '../question/sides.ts';
import { topicsOf } from '../question/topic.ts';
import type { Understood } from '../question/understand.ts';
import { thanksIndex } from './talk.ts';

interface MessageContext {
  readonly message: string;
  readonly hints: readonly Language[];
  readonly now: Date;
  readonly birthYear: number;
  readonly sureFrom?: number;
}

const termsBesideChoice: readonly Understood['subject']['kind'][] = ['navamsa', 'planet', 'house', 'dasha'];

const canChoose = ({ subject: { kind } }: Understood): boolean => kind === 'topic' || kind === 'timing';

/** Adds the sides of a choice, also from a clause without a reading. */
export const withSides = <R extends Scored>(read: readonly R[], asking: MessageContext): R[] =>
  withFoundSides(read, asking).map((each) => {
    const refused = refusedInChoice(each, asking);
    return refused ? { ...each, refused } : withoutYes(withoutRite(each), asking);
  });

type Scored = Understood & { readonly probability?: number };

function withoutYes<R extends Scored>(each: R, { message, hints, sureFrom = 0 }: MessageContext): R {
  const { subject, form, mood, asked, probability = 1 } = each;
  const isGuess = form === 'closed' && mood !== 'fear' && probability < sureFrom;
  const isStatement =
    subject.kind === 'topic' && !message.includes('?') && !beginsToAsk(asked, readIn(message, hints), 0);
  return isGuess && isStatement ? { ...each, form: 'open' } : each;
}

function withFoundSides<R extends Understood>(read: readonly R[], asking: MessageContext): R[] {
  const { message, hints, now, birthYear } = asking;
  const language = readIn(message, hints);
  const [first] = read;
  if (first && thanksIndex(message) === 0 && read.every((each) => isReport(each, message, language)))
    return [{ ...first, subject: { kind: 'small talk', what: 'thanks' }, form: 'open' }];
  const sidesOf = ({ asked }: R): Sides | undefined => sidesIn(asked, wordingIn(asked, language), language);
  const readings = withMatterOfStatement(withoutStatements(read, message, language), read, sidesOf, language);
  const chosen = readings.map((reading) =>
    canChoose(reading) ? asChoice(reading, sidesOf(reading)) : reading,
  );
  if (chosen.some(({ sides }) => sides !== undefined)) return chosen;
  const whole = allSidesIn(message, wordingIn(message, language), language).findLast((sides) =>
    isDecision(sides, message, now, birthYear),
  );
  const at = whole ? chosen.findIndex(canChoose) : -1;
  const topic = whole && at < 0 && first?.refused === undefined ? matterOfSides(whole) : undefined;
  const isOfTerm = first !== undefined && termsBesideChoice.includes(first.subject.kind);
  if (whole && topic && isOfTerm)
    return [...chosen, asChoice({ ...first, subject: { kind: 'topic', topic }, asked: message }, whole)];
  return chosen.map((reading, index) => (index === at ? asChoice(reading, whole) : reading));
}

/** Drops readings of statements: "My mother says that I am manglik. Am I?" */
function withoutStatements<R extends Understood>(
  readings: readonly R[],
  message: string,
  language: MessageLanguage,
): readonly R[] {
  const asked = readings.filter(
    (reading) =>
      !unaskedKinds.includes(reading.subject.kind) ||
      (isAsked(reading, message, language) &&
        !containsOther(reading, readings) &&
        !isBareHouse(reading, readings, language)),
  );
  return asked.length > 0 ? asked : readings;
}

/** "Thank you, she got the seat yesterday" asks nothing. */
const isReport = (reading: Understood, message: string, language: MessageLanguage): boolean =>
  reading.subject.kind === 'topic' && !isAsked(reading, message, language);

const unaskedKinds: readonly Understood['subject']['kind'][] = ['topic', 'best days', 'unknown'];

function isBareHouse(
  { subject, asked }: Understood,
  readings: readonly Understood[],
  language: MessageLanguage,
): boolean {
  const wording = wordingIn(asked, language);
  const named = hitsOf(wording, 'house word');
  const isBare = named.length > 0 && wording.tokens.length <= mostOfBareHouse;
  const isOfHome = subject.kind === 'topic' && subject.topic === 'home';
  return isOfHome && isBare && readings.some((other) => other.subject.kind === 'planet');
}

const mostOfBareHouse = 4;

const containsOther = ({ subject, asked }: Understood, readings: readonly Understood[]): boolean =>
  subject.kind === 'best days' &&
  readings.some((other) => other.asked.length < asked.length && asked.includes(other.asked));

function isAsked({ asked, form, subject }: Understood, message: string, language: MessageLanguage): boolean {
  const at = message.indexOf(asked);
  if (asked.trim() === '' || asked.trim() === message.trim() || at < 0) return true;
  const rest = message.slice(at + asked.trimEnd().length - 1);
  const ended = /[.!?…\n]/.exec(rest)?.[0];
  if (ended === '?') return true;
  if (ended === '.' && message.includes('?')) return false;
  if (ended === undefined && form !== 'open') return true;
  return beginsToAsk(asked, language, subject.kind === 'unknown' ? 1 : 0);
}

function beginsToAsk(asked: string, language: MessageLanguage, within: number): boolean {
  const { tokens } = wordingIn(asked, language);
  let head = 0;
  for (;;) {
    const joint = phraseOfLanguage('joins', tokens, head, language);
    if (!joint) break;
    head = joint.to;
  }
  const heads = [...tokens.keys()].filter(
    (at) => asksAnywhere(language) || (at >= head && at <= head + within),
  );
  const isAsking = (key: 'asks' | 'opens' | 'howLong' | 'howTo' | 'whatKind') =>
    heads.some((each) => phraseOfLanguage(key, tokens, each, language));
  return (['asks', 'opens', 'howLong', 'howTo', 'whatKind'] as const).some(isAsking);
}

const vague: readonly Topic[] = ['self', 'luck'];

/** In "I think he lies. Does he, or not?" the statement names the matter. */
function withMatterOfStatement<R extends Understood>(
  asked: readonly R[],
  read: readonly R[],
  sidesOf: (reading: R) => Sides | undefined,
  language: MessageLanguage,
): readonly R[] {
  const isTopic = ({ subject }: R): boolean => subject.kind === 'topic';
  const named = read.find(isTopic);
  return asked.map((reading) => {
    const statement = read
      .slice(0, read.indexOf(reading))
      .findLast((each) => isTopic(each) && !asked.includes(each));
    const wording = wordingIn(reading.asked, language);
    const isVague = has(wording, 'which') && topicsOf(wording).every((topic) => vague.includes(topic));
    if (statement && isTopic(reading) && isVague) return { ...reading, subject: statement.subject };
    const isChoice = reading.subject.kind === 'unknown' && reading.form === 'choice' && sidesOf(reading);
    return named && isChoice ? { ...reading, subject: named.subject } : reading;
  });
}

function asChoice<R extends Understood>(reading: R, sides: Sides | undefined): R {
  if (sides === undefined)
    return { ...reading, sides, form: reading.form === 'choice' ? 'open' : reading.form };
  const intent = reading.intent === 'when' ? 'when' : reading.periodNamed ? 'outlook' : 'nature';
  const { subject } = reading;
  const matter = subject.kind === 'topic' && isOfPeople(subject.topic) ? matterOfSides(sides) : undefined;
  return {
    ...reading,
    sides,
    form: 'choice',
    intent,
    ...(matter && { subject: { kind: 'topic', topic: matter } }),
  };
}

function refusedInChoice(each: Understood, { message, hints, now, birthYear }: MessageContext) {
  const { form, sides, subject } = each;
  const wording = wordingIn(message, readIn(message, hints));
  const isOfDay = ['day', 'best days', 'beyond'].includes(subject.kind);
  if (form !== 'choice' && sides === undefined && !isOfDay) return undefined;
  if (has(wording, 'treatment')) return 'diagnosis';
  const areTimes = sides?.every((side) => periodIn(side.wording, now, birthYear) !== undefined);
  if (areTimes) return undefined;
  if (sides?.every(isOneChild)) return 'sex of a child';
  return sides?.map((side) => refusedMatterIn(side.wording)).find((each) => each && each !== 'gamble');
}

function withoutRite<R extends Understood>(reading: R): R {
  return reading.sides?.some(({ wording }) => has(wording, 'rite'))
    ? { ...reading, sides: undefined, form: 'open', intent: 'remedy', wantsCertainty: true }
    : reading;
}
