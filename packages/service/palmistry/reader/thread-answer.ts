import { PhotoRefusedError, palmReading, refusalCodes } from '@palmleaf/engines/palm';
import * as z from 'zod';

/** What a thread says of a photo. An error loses its class between threads, so a refusal travels as what it is made of. */
export const threadAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    reading: palmReading,
    photo: z.object({ data: z.instanceof(Uint8Array), width: z.int(), height: z.int() }),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(refusalCodes),
    seen: z.string(),
    measured: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type ThreadAnswer = z.output<typeof threadAnswer>;

export function failureAnswer(error: unknown): ThreadAnswer {
  if (error instanceof PhotoRefusedError) {
    const { code, seen, measured } = error;
    return { kind: 'refused', code, seen, measured: { ...measured } };
  }
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
