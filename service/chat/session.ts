import { createHash } from 'node:crypto';
import { z } from 'zod';
import { bodyNames } from '../../engines/zodiac/bodies.ts';
import type { RequestOf } from '../../shared/contract/operations.ts';
import type { Store } from '../store/store.ts';
import { type Subject, smallTalk } from './question/subject.ts';
import { topics } from './question/topics.ts';

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.enum(topics) }),
  z.object({ kind: z.literal('timing') }),
  z.object({ kind: z.literal('planet'), body: z.enum(bodyNames) }),
  z.object({ kind: z.literal('house'), house: z.int().min(1).max(12) }),
  z.object({ kind: z.literal('transit'), body: z.enum(bodyNames).nullable() }),
  z.object({ kind: z.literal('small-talk'), what: z.enum(smallTalk) }),
  z.object({ kind: z.literal('unknown') }),
]) satisfies z.ZodType<Subject>;

const instant = z.iso.datetime().transform((text) => new Date(text));

const turn = z.object({
  question: z.string(),
  message: z.string(),
  subject,
  intent: z.enum(['nature', 'outlook', 'when', 'more']),
  period: z.object({ from: instant, to: instant, words: z.string() }),
});
/** One question with its answer and what it was understood to be about. */
export type Turn = z.output<typeof turn>;

const session = z.object({ version: z.literal(1), chart: z.string(), turns: z.array(turn) });
type Session = z.output<typeof session>;

/** Older turns are forgotten; a follow-up leans on the last one, and a document must stay far below 1 MB. */
const rememberedTurns = 40;

/**
 * The conversation under an id, empty when the id is unknown or was used with another birth or tradition: what was
 * said of one chart must not colour the reading of another.
 */
export async function readSession(store: Store, sid: string, chart: string): Promise<Session> {
  const kept = await store.read('session', keyOf(sid));
  const fresh: Session = { version: 1, chart, turns: [] };
  if (kept === undefined) return fresh;
  const known = session.parse(kept);
  return known.chart === chart ? known : fresh;
}

export async function keepTurn(store: Store, sid: string, before: Session, added: Turn): Promise<void> {
  const turns = [...before.turns, added].slice(-rememberedTurns);
  await store.write('session', keyOf(sid), { ...before, turns });
}

/** Identifies a birth and tradition without holding the birth data. */
export function chartKey(request: RequestOf<'chat'>): string {
  const { day, month, year, hour, min, lat, lon, tzone, ac } = request;
  return digest([day, month, year, hour, min, Number(lat), Number(lon), Number(tzone), ac].join('|'));
}

/** Callers choose session ids freely; the store sees a fixed short form. */
function keyOf(sid: string): string {
  return digest(sid);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
