import type * as z from 'zod';
import type { OperationId } from './operations.ts';

export interface Description {
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status?: 200 | 202;
  readonly answer: z.ZodType | undefined;
  readonly mediaType?: string;
}

export type Descriptions = Readonly<Partial<Record<OperationId, Description>>>;
