import { bases } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { schemes } from '../service-client/credential.ts';

export const serviceView = z.object({
  id: z.string().optional(),
  addresses: z.record(z.enum(bases), z.object({ url: z.string(), scheme: z.enum(schemes) })),
  attemptTimeoutSeconds: z.number(),
  maxAnswerBytes: z.int(),
  profile: z.looseObject({ name: z.string() }),
});
export type ServiceView = z.output<typeof serviceView>;
