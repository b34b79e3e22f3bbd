import { z } from 'zod';
import { settings } from './settings.ts';

/** Thrown at start when the environment of a function is wrong; names every variable and what would be right. */
export class WrongEnvironmentError extends Error {
  override readonly name = 'WrongEnvironmentError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables of a function once, at start. */
export function readEnvironment<Shape extends z.ZodRawShape>(shape: Shape, environment: Environment) {
  const result = z.object(shape).safeParse(environment);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new WrongEnvironmentError(`The function's environment is wrong. ${faults.join('; ')}`);
}

const name = z.string().min(1, 'must not be empty');

/** The variables that several functions share. */
export const variables = {
  TABLE_NAME: name,
  INBOX_BUCKET: name,
  STORE_BUCKET: name,
  JOBS_QUEUE_URL: name,
  PHOTOS_QUEUE_URL: name,
  ROWS_QUEUE_URL: name,
  SECRET_ARN: name,
  BUS_NAME: name,
  ERASURE_KEY: name,
  DEAD_QUEUES: name.transform((text) => text.split(',')),
  SETTINGS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(settings),
} as const;
