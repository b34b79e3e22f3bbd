import * as z from 'zod';
import { jsonOf } from '../../json.ts';
import { answerClasses } from '../../service-client/answer.ts';
import { legacy, orLegacy } from '../../table/legacy.ts';

export const unknownReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('answer'), answer: z.enum(answerClasses), status: z.int().optional() }),
  z.object({ code: z.literal('worker-died') }),
  legacy,
]);
export type UnknownReason = z.output<typeof unknownReason>;

export const partNote = z.discriminatedUnion('code', [
  ...unknownReason.options,
  z.object({ code: z.literal('no-content') }),
  z.object({ code: z.literal('unexpected-shape'), path: z.string(), issue: z.string() }),
]);
export type PartNote = z.output<typeof partNote>;
export const storedPartNote = orLegacy(partNote);

/** `<inputs, 8 letters> <wave> <reason as JSON>`. */
export const unknownEntry = (inputsHash: string, wave: string, reason: UnknownReason): string =>
  `${attemptPrefix(inputsHash, wave)}${JSON.stringify(reason)}`;

export const inputsPrefix = (inputsHash: string): string => `${inputsHash.slice(0, 8)} `;
export const attemptPrefix = (inputsHash: string, wave: string): string =>
  `${inputsPrefix(inputsHash)}${wave} `;

export function readUnknown(entry: string): UnknownReason {
  const text = entry.split(' ').slice(2).join(' ');
  const parsed = unknownReason.safeParse(text.startsWith('{') ? jsonOf(text) : undefined);
  return parsed.success ? parsed.data : { code: 'legacy', text };
}
