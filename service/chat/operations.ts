import { nativityOf } from '../../engines/chart/nativity.ts';
import type { Birth } from '../../shared/contract/birth.ts';
import type { RequestOf } from '../../shared/contract/operations.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Store } from '../store/store.ts';
import { ruleComposer } from './answer/rule-composer.ts';
import type { Composer } from './composer.ts';
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
      const session = await readSession(store, sid, chartKey(request));
      const last = session.turns.findLast(
        ({ subject: { kind } }) => kind !== 'small talk' && kind !== 'unknown',
      );
      const understood = understand(request.q, now, request.year, last);
      const { day, month, year } = request;
      const { answered, message } = await composer.compose({
        name: nameOf(request),
        gender: request.gender,
        birthday: { day, month, year },
        question: request.q,
        level: request.ep,
        nativity: nativityOf(birthOf(request), request.ac),
        understood,
        earlier: session.turns,
        now,
      });
      const { intent, period } = understood;
      const subject = answered ? understood.subject : { kind: 'unknown' as const };
      await keepTurn(store, sid, session, { question: request.q, message, subject, intent, period });
      return {
        body: {
          status: answered,
          message: [message, languageNote(request.language)].filter(Boolean).join('\n\n'),
          response: { sid, timestamp: now.toISOString() },
        },
        contentLanguage: 'en',
        ...(!answered && { free: true }),
      };
    },
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

function languageNote(language: string): string {
  const code = language.trim().toLowerCase();
  if (code === 'en' || code === 'english' || /^en[-_]/.test(code)) return '';
  const asked = /^[\p{L}\p{M}_-]{2,20}$/u.test(code) ? ` You asked for "${code}";` : '';
  return `(${asked.trim() ? `${asked.trim()} I` : 'I'} can answer only in English so far.)`;
}
