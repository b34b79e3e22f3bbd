import type { Language } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { type Danger, judgeDanger } from '@palmleaf/engines/safety';
import { countryOf, doubtAnswer, type NeedOfHelp, safetyAnswer } from '@palmleaf/engines/safety/answer';
import { type DangerKind, languageOfHelp } from '@palmleaf/engines/safety/kinds';
import { tokensOf } from '@palmleaf/texts/lexicons';
import { safetyTexts } from '@palmleaf/texts/safety';
import type { Store } from '../store/store.ts';
import { renderStatement } from './answer/rule-composer.ts';
import { languageOfAnswer } from './answer-language.ts';
import type { Reading } from './question/frame/reading.ts';
import { hasOnlyQuestionWords, isMadeOf, phraseAt } from './question/phrases.ts';
import { evidenceOf } from './question/topic.ts';
import { type Session, storeTurns, type Turn } from './session.ts';

/** After a doubtful danger, the answer to any question names help. */
export function readDanger(
  message: string,
  { danger: sure, doubt }: Pick<Session, 'danger' | 'doubt'> = {},
): ReturnType<typeof judgeDanger> {
  if (hasOnlyQuestionWords(message)) return { suspected: doubt };
  const before = sure ? { kind: sure, isDoubtful: false } : doubt && { kind: doubt, isDoubtful: true };
  const judged = judgeDanger(message, before);
  return { ...judged, suspected: judged.suspected ?? doubt };
}

export const isDenial = (message: string): boolean => isMadeOf(message, ['denies']);

const wordsOfFragment = 5;

/** Whether a message means the doubtful danger before it: it begins with "yes", or asks the chart nothing. */
export function confirmsDoubt(message: string, readings: readonly Reading[]): boolean {
  const tokens = tokensOf(message);
  const isFragment = tokens.length <= wordsOfFragment;
  const isRemark = !message.includes('?') && phraseAt('denies', tokens, 0) !== undefined;
  return (
    phraseAt('confirms', tokens, 0) !== undefined ||
    readings.every(
      (reading) =>
        reading.subject.kind === 'small talk' ||
        reading.subject.kind === 'unknown' ||
        (isFragment && (isRemark || !namesMatter(reading))),
    )
  );
}

function namesMatter({ subject, wording, periodNamed, followUp }: Reading): boolean {
  if (subject.kind === 'topic') return !followUp && evidenceOf(wording, subject.topic).hits.length > 0;
  return subject.kind === 'timing' ? periodNamed : subject.kind !== 'beyond';
}

interface Conversation {
  readonly store: Store;
  /** Undefined if the store fails. */
  readonly session: Session | undefined;
  readonly response: { readonly sid: string; readonly timestamp: string };
}

/** Adds no turn: no later question refers to it. Stores the danger for the next message, and drops offers. */
export async function dangerReply(request: RequestOf<'chat'>, danger: Danger, conversation: Conversation) {
  const { kind, language: written, isDoubtful } = danger;
  await remember(conversation, isDoubtful ? { doubt: kind } : { danger: kind });
  const language = written ?? languageOfReply(request, conversation);
  const need = await needOfHelp(request, kind, language);
  const { message, help } = isDoubtful ? doubtAnswer(need) : safetyAnswer(need);
  const safety = { kind, ...(isDoubtful && { doubtful: true }), help: [...help] };
  const told = { message: isDoubtful ? await notedFree(message, language) : message, safety };
  return freeReply(told, language, conversation);
}

export async function rewordReply(request: RequestOf<'chat'>, conversation: Conversation) {
  await remember(conversation, {});
  const language = languageOfReply(request, conversation);
  const { orReword } = await safetyTexts(language);
  return freeReply({ message: await notedFree(orReword, language) }, language, conversation);
}

const freeReply = <Told>(told: Told, contentLanguage: Language, { response }: Conversation) => ({
  body: { status: false, ...told, response },
  contentLanguage,
  free: true as const,
});

const languageOfReply = (request: RequestOf<'chat'>, { session }: Conversation) =>
  languageOfHelp(languageOfAnswer(request, session?.turns.at(-1)?.language).language);

const notedFree = async (message: string, language: Language): Promise<string> =>
  `${message} ${await renderStatement({ say: 'self', about: 'free' }, language)}`;

async function remember(
  { store, session, response }: Conversation,
  told: Pick<Session, 'danger' | 'doubt'>,
): Promise<void> {
  if (session === undefined) return;
  const turns = session.turns.map((turn): Turn => ({ ...turn, other: undefined }));
  await storeTurns(store, response.sid, { ...session, turns }, [], told).catch(() => undefined);
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
