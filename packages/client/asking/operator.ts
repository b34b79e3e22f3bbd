import * as z from 'zod/mini';
import type { Pausing, Release } from '../generated/endpoints.ts';
import { readAnswer } from './read-answer.ts';

/** Posts to the reports function, with no body; the path begins with a slash. Its URL takes only signed requests. */
export type Post = (path: string) => Promise<Response>;

/** Decides what a person may decide about a batch, each request by the `Post` that it was made with. */
export interface Operator {
  /**
   * Has nothing more bought for a batch. What is under way ends, what is uploaded is taken in, and nothing is lost.
   *
   * @returns undefined when there is no such batch
   * @throws ReaderError for any other answer
   */
  pause(batch: string): Promise<Pausing | undefined>;
  /**
   * Lets a paused batch go on.
   *
   * @returns undefined when there is no such batch
   * @throws ReaderError for any other answer
   */
  resume(batch: string): Promise<Pausing | undefined>;
  /**
   * Lets a batch go on that its first subjects hold, or that waits for them.
   *
   * @returns undefined when there is no such batch
   * @throws ReaderError for any other answer
   */
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

/** An operator of batches. */
export function createOperator(post: Post): Operator {
  const ask = async <View>(
    batch: string,
    word: string,
    schema: z.ZodMiniType<View>,
  ): Promise<View | undefined> => {
    const answer = await post(`/batches/${encodeURIComponent(batch)}/${word}`);
    return answer.status === 404 ? undefined : readAnswer(schema, answer);
  };
  return {
    pause: (batch) => ask(batch, 'pause', pausing),
    resume: (batch) => ask(batch, 'resume', pausing),
    release: (batch) => ask(batch, 'release', release),
  };
}
