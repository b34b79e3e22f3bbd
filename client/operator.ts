import { z } from 'zod';
import { readAnswer } from './reader.ts';

/** Posts to the reports function, with no body; the path begins with a slash. Its URL takes only signed requests. */
export type Post = (path: string) => Promise<Response>;

/** Whether a batch is paused. */
export interface Pausing {
  readonly batch: string;
  readonly paused: boolean;
  /** Whether this request changed it. */
  readonly changed: boolean;
  /** Since when it is paused, or not any more, as ISO 8601 in UTC; absent for a batch that never was. */
  readonly since?: string | undefined;
}

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
}

const pausing: z.ZodType<Pausing> = z.object({
  batch: z.string(),
  paused: z.boolean(),
  changed: z.boolean(),
  since: z.iso.datetime().optional(),
});

/** An operator of batches. */
export function createOperator(post: Post): Operator {
  const ask = async (batch: string, word: string): Promise<Pausing | undefined> => {
    const answer = await post(`/batches/${encodeURIComponent(batch)}/${word}`);
    return answer.status === 404 ? undefined : readAnswer(pausing, answer);
  };
  return { pause: (batch) => ask(batch, 'pause'), resume: (batch) => ask(batch, 'resume') };
}
