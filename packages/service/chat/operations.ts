import type { Birth } from '@palmleaf/contract/birth';
import type { RequestOf } from '@palmleaf/contract/operations';
import { nativityOf } from '@palmleaf/engines/chart';
import { type Danger, recogniseDanger } from '@palmleaf/engines/safety';
import { countryOf, safetyAnswer } from '@palmleaf/engines/safety/answer';
import { languageOfHelp } from '@palmleaf/engines/safety/kinds';
import { safetyTexts } from '@palmleaf/texts/safety';
import type { Handlers } from '../handler/handler.ts';
import type { Store } from '../store/store.ts';
import { ruleComposer } from './answer/rule-composer.ts';
import { fieldLanguage, languageOfAnswer } from './answer-language.ts';
import type { Composer } from './composer.ts';
import { noteOfEnglish } from './in-english.ts';
import { understand } from './question/understand.ts';
import { chartKey, keepTurn, readSession } from './session.ts';

interface ChatOptions {
  readonly store: Store;
  readonly clock: () => Date;
  /** Sixteen random hexadecimal digits, new with each call. */
  readonly newId: () => string;
  readonly composer?: Composer;
}

export function chatOperations({
  store,
  clock,
  newId,
  composer = ruleComposer,
}: ChatOptions): Handlers<'chat'> {
  return {
    chat: async (request) => {
      const now = clock();
      const sid = request.sid.trim() || `chat_${newId()}`;
      const danger = recogniseDanger(request.q);
      if (danger !== undefined) return inDanger(request, danger, { sid, timestamp: now.toISOString() });
      const session = await readSession(store, sid, chartKey(request));
      const last = session.turns.findLast(
        ({ subject: { kind } }) => kind !== 'small talk' && kind !== 'unknown',
      );
      const spoken = session.turns.at(-1)?.language;
      const hints = [spoken, fieldLanguage(request)].filter((each) => each !== undefined);
      const understood = understand(request.q, now, request.year, last, hints);
      const { day, month, year } = request;
      const { language, lacking } = languageOfAnswer(request, spoken);
      const { answered, message } = await composer.compose({
        name: nameOf(request),
        gender: request.gender,
        birthday: { day, month, year },
        question: request.q,
        level: request.ep,
        language,
        nativity: nativityOf(birthOf(request), request.ac),
        understood,
        earlier: session.turns,
        now,
      });
      const { intent, period } = understood;
      const note = lacking === undefined ? '' : noteOfEnglish(lacking);
      const isNoteNew = note !== '' && !session.turns.some((turn) => turn.message.endsWith(note));
      const told = isNoteNew ? `${message}\n\n${note}` : message;
      const subject = answered ? understood.subject : { kind: 'unknown' as const };
      await keepTurn(store, sid, session, {
        question: request.q,
        message: told,
        subject,
        intent,
        period,
        language,
      });
      return {
        body: {
          status: answered,
          message: told,
          response: { sid, timestamp: now.toISOString() },
        },
        contentLanguage: language,
        ...(!answered && { free: true }),
      };
    },
  };
}

/** What to do now and who helps. It is no turn of the conversation: no later question is about it. */
async function inDanger(
  request: RequestOf<'chat'>,
  { kind, language: written }: Danger,
  response: { readonly sid: string; readonly timestamp: string },
) {
  const { language: spoken } = languageOfAnswer(request, undefined);
  const language = written ?? languageOfHelp(spoken);
  const lat = Number(request.lat);
  const lon = Number(request.lon);
  const country = countryOf({ country: request.country, place: request.place, lat, lon });
  const { message, help } = safetyAnswer({ kind, country, texts: await safetyTexts(language) });
  return {
    body: { status: false, message, response, safety: { kind, help: [...help] } },
    contentLanguage: language,
    free: true as const,
  };
}

function birthOf({ day, month, year, hour, min, lat, lon, tzone }: RequestOf<'chat'>): Birth {
  return { day, month, year, hour, min, lat: Number(lat), lon: Number(lon), tzone: Number(tzone) };
}

/** One line of at most 60 characters, because it is repeated in the answer. */
function nameOf({ name }: RequestOf<'chat'>): string {
  return name
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 60);
}
