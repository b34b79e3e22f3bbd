import type { ValidationItem } from '@palmleaf/contract/validation';
import type { Refusal } from './refusals.ts';
import { shortened } from './shortened.ts';

/** Characters of JSON; longer inputs are omitted. */
const maxInputCharacters = 2000;

const maxAnswerBytes = 16 * 1024 - 400;

/**
 * Photos are never returned, and an answer over 16 KB returns no input.
 * @param unlisted faults that `detail` omits
 */
export function invalid(detail: readonly ValidationItem[], unlisted = 0): Refusal {
  const items = detail.map(withShortInput);
  const fit = fitting(items);
  if (fit === items.length) return answerOf(items, unlisted);
  const bare = items.map(({ input: _, ...item }) => item);
  const told = bare.slice(0, fitting(bare));
  return answerOf(told, unlisted + bare.length - told.length);
}

function answerOf(items: readonly ValidationItem[], more: number): Refusal {
  return { status: 422, body: { detail: more === 0 ? items : [...items, restOf(more)] } };
}

function fitting(items: readonly ValidationItem[]): number {
  let bytes = 0;
  const over = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes > maxAnswerBytes;
  });
  return over < 0 ? items.length : over;
}

function restOf(more: number): ValidationItem {
  return {
    loc: ['body'],
    msg: `And ${more} more ${more === 1 ? 'fault' : 'faults'}: mend those above first`,
    type: 'too_many_faults',
    ctx: { more },
  };
}

function withShortInput({ input, ...item }: ValidationItem): ValidationItem {
  const loc = item.loc.map((step) => (typeof step === 'string' ? shortened(step) : step));
  const told = { ...item, loc, msg: shortened(item.msg) };
  return input !== undefined && isShort(input) ? { ...told, input } : told;
}

function isShort(value: unknown): boolean {
  return leftAfter(value, maxInputCharacters) >= 0 && JSON.stringify(value).length <= maxInputCharacters;
}

function leftAfter(value: unknown, characters: number): number {
  if (typeof value === 'string') return characters - value.length;
  if (typeof value !== 'object' || value === null) return characters - 1;
  let left = characters;
  for (const [key, inner] of Object.entries(value)) {
    left = leftAfter(inner, left - key.length);
    if (left < 0) return left;
  }
  return left;
}
