import type { Language } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { type Danger, judgeDanger, recogniseDanger } from '@palmleaf/engines/safety';
import { countryOf, doubtAnswer, type NeedOfHelp, safetyAnswer } from '@palmleaf/engines/safety/answer';
import { type DangerKind, languageOfHelp } from '@palmleaf/engines/safety/kinds';
import { tokensOf } from '@palmleaf/texts/lexicons';
import { safetyTexts } from '@palmleaf/texts/safety';
import type { Store } from '../store/store.ts';
import { quoted } from './answer/basics/quoted.ts';
import { renderStatement } from './answer/rule-composer.ts';
import { languageOfAnswer } from './answer-language.ts';
import { isSecondChosen } from './learned/chosen.ts';
import { hasOnlyQuestionWords, isMadeOf } from './question/phrases.ts';
import { type Session, storeTurns, type Turn } from './session.ts';

interface SafelyRead {
  readonly danger?: Danger;
  readonly suspected?: DangerKind | undefined;
  /** The message, or the doubtful question before it. */
  readonly question: string;
}

export function readDanger(
  message: string,
  { danger: sure, doubt }: Pick<Session, 'danger' | 'doubt'> = {},
): SafelyRead {
  // The answer to a question that was in doubt still names help.
  const denied = doubt && {
    question: doubt.question,
    suspected: doubt.kind === 'medical' ? undefined : doubt.kind,
  };
  if (denied && isMadeOf(message, ['denies'])) return denied;
  if (doubt && isMadeOf(message, ['confirms'])) {
    const language = recogniseDanger(doubt.question)?.language;
    return { danger: { kind: doubt.kind, language, isDoubtful: false }, question: doubt.question };
  }
  if (hasOnlyQuestionWords(message)) return { question: message };
  const doubtBefore =
    doubt && doubt.question !== message ? { kind: doubt.kind, isDoubtful: true } : undefined;
  const judged = judgeDanger(message, sure ? { kind: sure, isDoubtful: false } : doubtBefore);
  if (denied && !judged.danger && isSecondChosen(tokensOf(message))) return denied;
  return { ...judged, question: message };
}

/** Stores the danger for the next message, and drops the offer that a "2" in it could accept. */
export async function rememberDanger(
  store: Store,
  sid: string,
  before: Session,
  { danger, question }: { readonly danger: Danger; readonly question: string },
): Promise<void> {
  const turns = before.turns.map((turn): Turn => ({ ...turn, other: undefined }));
  const { kind, isDoubtful } = danger;
  await storeTurns(
    store,
    sid,
    { ...before, turns },
    [],
    isDoubtful ? { doubt: { kind, question } } : { danger: kind },
  );
}

const mostLetters = 90;
const fewestWords = 3;

/** Returns the last question, else the beginning of the message. */
function shortened(message: string): string {
  const question = message.includes('?') ? quoted(message) : '';
  if (tokensOf(question).length >= fewestWords) return question;
  const words = message.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (words.length <= mostLetters) return words;
  const space = words.lastIndexOf(' ', mostLetters);
  return `${words.slice(0, space > 0 ? space : mostLetters).replace(/[\s\p{P}]+$/u, '')}…`;
}

/** Adds no turn: no later question refers to it. */
export async function dangerReply(
  request: RequestOf<'chat'>,
  { kind, language: written, isDoubtful }: Danger,
  response: { readonly sid: string; readonly timestamp: string },
) {
  const { language: spoken } = languageOfAnswer(request, undefined);
  const language = written ?? languageOfHelp(spoken);
  const need = await needOfHelp(request, kind, language);
  const { message, help } = isDoubtful ? doubtAnswer(need, shortened(request.q)) : safetyAnswer(need);
  const freeNote = isDoubtful ? [await renderStatement({ say: 'self', about: 'free' }, language)] : [];
  return {
    body: {
      status: false,
      message: [message, ...freeNote].join(' '),
      response,
      safety: { kind, ...(isDoubtful && { doubtful: true }), help: [...help] },
    },
    contentLanguage: language,
    free: true as const,
  };
}

export async function needOfHelp(
  { country, place, lat, lon }: RequestOf<'chat'>,
  kind: DangerKind,
  language: Language,
): Promise<NeedOfHelp> {
  return {
    kind,
    country: countryOf({ country, place, lat: Number(lat), lon: Number(lon) }),
    texts: await safetyTexts(languageOfHelp(language)),
  };
}
