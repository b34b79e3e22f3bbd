import { PhotoRefusedError, palmReading, refusalCodes } from '@palmleaf/engines/palm';
import * as z from 'zod';

const pixels = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** An error loses its class between processes, so a refusal travels as its fields. */
export const readerAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    reading: palmReading,
    photo: z.object({ data: pixels, width: z.int(), height: z.int() }),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(refusalCodes),
    seen: z.string(),
    measured: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
]);
export type ReaderAnswer = z.output<typeof readerAnswer>;

export function refusalAnswer(error: unknown): ReaderAnswer {
  if (!(error instanceof PhotoRefusedError)) throw error;
  const { code, seen, measured } = error;
  return { kind: 'refused', code, seen, measured: { ...measured } };
}
