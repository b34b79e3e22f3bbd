import type * as z from 'zod';

/** One thing that can be asked, and how it is answered. */
export interface ReportsEndpoint {
  /** Its name in clients that programs generate. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status?: 200 | 202;
  /** The JSON of a success; undefined where it is something else. */
  readonly answer: z.ZodType | undefined;
  /** What else it is; a picture unless it is said. */
  readonly mediaType?: string;
}
