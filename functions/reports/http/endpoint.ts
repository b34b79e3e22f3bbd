import type * as z from 'zod';
import type { OperationId } from './operations.ts';

/** What the OpenAPI document says of an operation besides its address. */
export interface Description {
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status?: 200 | 202;
  /** The JSON schema of a success; undefined for another media type. */
  readonly answer: z.ZodType | undefined;
  /** The media type of a response that is not JSON; a picture by default. */
  readonly mediaType?: string;
}

export type Descriptions = Readonly<Partial<Record<OperationId, Description>>>;
