import { createHash } from 'node:crypto';
import { languages } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import { conversationId } from '@palmleaf/contract/ours';
import { dangerKinds } from '@palmleaf/engines/safety/kinds';
import { chatTopics, periodNameSchema, subjectSchema } from '@palmleaf/texts/chat/terms';
import * as z from 'zod';
import type { Store } from '../store/store.ts';
import { intents } from './question/intent.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));

const turn = z.object({
  question: z.string(),
  message: z.string(),
  subject: subjectSchema,
  intent: z.enum(intents),
  period: z.object({ from: instant, to: instant, name: periodNameSchema }),
  language: z.enum(languages),
  /** The matter that the chat offered beside its answer. */
  other: z.enum(chatTopics).optional(),
});
export type Turn = z.output<typeof turn>;

const session = z.object({
  version: z.literal(3),
  chart: z.string(),
  turns: z.array(turn),
  /** The danger in the last message, which added no turn. */
  danger: z.enum(dangerKinds).optional(),
  /** Of the last message, if it may signal a danger. */
  doubt: z.enum(dangerKinds).optional(),
});
export type Session = z.output<typeof session>;

export function isDisputed(turns: readonly Turn[], question: string): boolean {
  const last = turns.findLast((each) => each.question !== question)?.question;
  return turns.some(
    ({ question: of, subject }) => of === last && subject.kind === 'beyond' && subject.what === 'missed',
  );
}

/** Keeps a document far below 1 MB. */
const rememberedTurns = 40;

/** Returns an empty session for an unknown id, another birth or another tradition. */
export async function readSession(store: Store, sid: string, chart: string): Promise<Session> {
  const stored = await store.read('session', conversationId(sid));
  const fresh: Session = { version: 3, chart, turns: [] };
  if (stored === undefined) return fresh;
  const known = session.safeParse(stored).data;
  return known?.chart === chart ? known : fresh;
}

export async function storeTurns(
  store: Store,
  sid: string,
  before: Session,
  added: readonly Turn[],
  told: Pick<Session, 'danger' | 'doubt'> = {},
): Promise<void> {
  const { version, chart } = before;
  const turns = [...before.turns, ...added].slice(-rememberedTurns);
  await store.write('session', conversationId(sid), { version, chart, turns, ...told });
}

/** Returns a digest of birth and tradition. */
export function digestOfChart(request: RequestOf<'chat'>): string {
  const { day, month, year, hour, min, lat, lon, tzone, ac } = request;
  const text = [day, month, year, hour, min, Number(lat), Number(lon), Number(tzone), ac].join('|');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
