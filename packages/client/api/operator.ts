import * as z from 'zod/mini';
import type { Pausing, Release } from '../generated/endpoints.ts';
import { readAnswer } from './read-answer.ts';
import { segment } from './segment.ts';

/** Sends a signed POST without a body. The path begins with a slash. */
export type Post = (path: string) => Promise<Response>;

/** Each method returns undefined for an unknown batch, and throws a ReaderError for any other error. */
export interface Operator {
  /** Stops buying for a batch; calls in flight still finish. */
  pause(batch: string): Promise<Pausing | undefined>;
  resume(batch: string): Promise<Pausing | undefined>;
  /** Releases a batch held for odd answers, and ends the trial of its first few subjects. */
  release(batch: string): Promise<Release | undefined>;
}

const pausing: z.ZodMiniType<Pausing> = z.object({
  batch: z.string(),
  paused: z.boolean(),
  changed: z.boolean(),
  since: z.optional(z.iso.datetime()),
});

const release: z.ZodMiniType<Release> = z.object({
  batch: z.string(),
  outcome: z.enum(['released', 'trial ended', 'not held']),
});

export function createOperator(post: Post): Operator {
  const ask = async <View>(
    batch: string,
    word: string,
    schema: z.ZodMiniType<View>,
  ): Promise<View | undefined> => {
    const answer = await post(`/batches/${segment('batch', batch)}/${word}`);
    return answer.status === 404 ? undefined : readAnswer(schema, answer);
  };
  return {
    pause: (batch) => ask(batch, 'pause', pausing),
    resume: (batch) => ask(batch, 'resume', pausing),
    release: (batch) => ask(batch, 'release', release),
  };
}
