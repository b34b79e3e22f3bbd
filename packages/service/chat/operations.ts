import type { Birth } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { nativityOf } from '@palmleaf/engines/chart';
import { safetyNote } from '@palmleaf/engines/safety/answer';
import { noteOfEnglish } from '@palmleaf/texts/chat';
import { readIn } from '@palmleaf/texts/lexicons';
import type { Handlers } from '../handler/handler.ts';
import type { Store } from '../store/store.ts';
import { withSides } from './answer/choices.ts';
import { partsBeside, withoutOpenParts } from './answer/matter/parts.ts';
import { renderStatement, ruleComposer } from './answer/rule-composer.ts';
import { fieldLanguage, languageOfAnswer } from './answer-language.ts';
import type { Composed, Composer } from './composer.ts';
import { confirmsDoubt, dangerReply, isDenial, needOfHelp, readDanger, rewordReply } from './danger.ts';
import {
  isSurelyAsked,
  type ScoredReading,
  chargeThreshold as sureFrom,
  unsureMatterOf,
} from './learned/charge.ts';
import { readMessage } from './learned/read-message.ts';
import { maxReadings } from './question/frame/read.ts';
import type { Setting } from './question/frame/reading.ts';
import { digestOfChart, isDisputed, readSession, storeTurns, type Turn } from './session.ts';

interface ChatOptions {
  readonly store: Store;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly composer?: Composer;
  readonly chargeThreshold?: number;
}

export function chatOperations({
  store,
  clock,
  newId,
  composer = ruleComposer,
  chargeThreshold,
}: ChatOptions): Handlers<'chat'> {
  return {
    chat: async (request) => {
      const now = clock();
      const sid = request.sid.trim() || `chat_${newId()}`;
      const reading = readSession(store, sid, digestOfChart(request));
      // Gives help even if the store fails.
      const knownSession = await reading.catch(() => undefined);
      const doubt = knownSession?.doubt;
      const response = { sid, timestamp: now.toISOString() };
      const conversation = { store, session: knownSession, response };
      if (doubt && isDenial(request.q)) return rewordReply(request, conversation);
      const { danger, suspected } = readDanger(request.q, knownSession);
      if (danger !== undefined) return dangerReply(request, danger, conversation);
      const session = await reading;
      const spoken = session.turns.at(-1)?.language;
      const hints = [spoken, fieldLanguage(request)].filter((each) => each !== undefined);
      const { day, month, year } = request;
      const read = readMessage(request.q, {
        now,
        tzone: Number(request.tzone),
        birthday: { day, month, year },
        tradition: request.ac,
        before: session.turns.findLast(({ subject: { kind } }) => !subjectless.includes(kind)),
        offer: offerIn(session.turns),
        isDisputed: isDisputed(session.turns, request.q),
        hints,
      });
      const spokenIn = readIn(request.q, hints);
      const chosen = withSides(read, { message: request.q, hints, now, birthYear: year, sureFrom });
      const readings = withoutOpenParts(chosen, spokenIn);
      if (doubt && confirmsDoubt(request.q, readings))
        return dangerReply(request, { kind: doubt, language: undefined, isDoubtful: false }, conversation);
      const { language, unsupported } = languageOfAnswer(request, spoken, {
        now: readings.find(({ languageWished }) => languageWished)?.languageWished,
        earlier: languageWishedBefore(session.turns),
      });
      const brief = {
        name: nameOf(request),
        gender: request.gender,
        birthday: { day, month, year },
        birth: birthOf(request),
        question: request.q,
        level: request.ep,
        language,
        nativity: nativityOf(birthOf(request), request.ac),
        isOneOfSeveral: readings.length > 1,
        now,
      };
      const turns: Turn[] = [];
      const answers: AnsweredReading[] = [];
      for (const understood of readings.slice(0, maxReadings)) {
        const earlier = [...session.turns, ...turns];
        const parts = partsBeside(understood, readings, request.q, spokenIn);
        const composed = await composer.compose({
          ...brief,
          understood,
          earlier,
          turnsOfMessage: turns,
          partsBeside: parts,
        });
        answers.push({ reading: understood, composed });
        const { intent, period } = understood;
        const answersSubject = composed.answered || understood.subject.kind === 'beyond';
        const subject = answersSubject ? understood.subject : { kind: 'unknown' as const };
        const { message } = composed;
        turns.push({ question: request.q, message, subject, intent, period, language });
      }
      const englishNote = unsupported === undefined ? '' : noteOfEnglish(unsupported);
      const isNoteNew =
        englishNote !== '' && !session.turns.some((turn) => turn.message.endsWith(englishNote));
      const last = turns.at(-1);
      if (last && isNoteNew) last.message = `${last.message}\n\n${englishNote}`;
      const tooManyNote =
        readings.length > maxReadings
          ? [await renderStatement({ say: 'self', about: 'three' }, language)]
          : [];
      const { unsure, isAnswer, isCharged } = chargeOf(readings, answers, chargeThreshold);
      if (last && unsure?.topic && turns.length === 1) last.other = unsure.other;
      await storeTurns(store, sid, session, turns);
      const isDoubtful = unsure?.isDoubtful === true;
      const readAsNote = isDoubtful
        ? [await renderStatement({ say: 'if not meant', other: unsure.other }, language)]
        : [];
      const freeNote =
        isAnswer || (unsure && !isDoubtful)
          ? []
          : [await renderStatement({ say: 'self', about: 'free' }, language)];
      const helpNote =
        suspected === undefined ? [] : [safetyNote(await needOfHelp(request, suspected, language))];
      return {
        body: {
          status: isAnswer,
          message: [
            ...tooManyNote,
            ...turns.map((turn) => turn.message),
            [...readAsNote, ...freeNote].join(' '),
            ...helpNote,
          ]
            .filter(Boolean)
            .join('\n\n'),
          response,
        },
        contentLanguage: language,
        ...(!isCharged && { free: true }),
      };
    },
  };
}

interface AnsweredReading {
  readonly reading: ScoredReading;
  readonly composed: Composed;
}

interface Charge {
  readonly unsure: ReturnType<typeof unsureMatterOf>;
  /** The pipeline counts an answer with `status` true as bought. */
  readonly isAnswer: boolean;
  readonly isCharged: boolean;
}

function chargeOf(
  readings: readonly ScoredReading[],
  answers: readonly AnsweredReading[],
  threshold: number | undefined,
): Charge {
  const [first, ...others] = readings;
  // The answer to a protest is free, even if it contains a reading.
  const isProtest = first?.subject.kind === 'beyond' && others.every(({ followUp }) => followUp);
  const chartAnswers = answers.filter(({ reading, composed }) => composed.answered && !isTalk(reading));
  const answeredReadings = chartAnswers.map(({ reading }) => reading);
  const unsure = isProtest ? undefined : unsureMatterOf(answeredReadings, threshold);
  // Small talk that asks nothing may be a cry for help.
  const isReply = ({ reading, composed }: AnsweredReading): boolean =>
    composed.answered &&
    (!isTalk(reading) || reading.asked.includes('?') || isSurelyAsked([reading], threshold));
  const isAnswer = unsure === undefined && answers.some(isReply);
  const isCharged =
    isAnswer &&
    isSurelyAsked(answeredReadings, threshold) &&
    !isProtest &&
    chartAnswers.some(({ composed }) => !composed.isFree);
  return { unsure, isAnswer, isCharged };
}

const subjectless: readonly Turn['subject']['kind'][] = ['small talk', 'unknown', 'beyond'];

const isTalk = ({ subject }: ScoredReading): boolean => subject.kind === 'small talk';

function offerIn(turns: readonly Turn[]): Setting['offer'] {
  const last = turns.at(-1);
  if (last === undefined) return undefined;
  const { question, other } = last;
  return other && { question, other };
}

const languageWishedBefore = (turns: readonly Turn[]): Language | undefined =>
  turns.findLast(({ subject }) => subject.kind === 'small talk' && subject.what === 'inLanguage')?.language;

function birthOf({ day, month, year, hour, min, lat, lon, tzone }: RequestOf<'chat'>): Birth {
  return { day, month, year, hour, min, lat: Number(lat), lon: Number(lon), tzone: Number(tzone) };
}

/** At most 60 characters, because the answer repeats it. */
function nameOf({ name }: RequestOf<'chat'>): string {
  return name
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 60);
}
