import type { ValidationItem } from '@palmleaf/contract/validation';
import type { Refusal } from './refusals.ts';
import { shortened } from './shortened.ts';

const maxInputCharacters = 2000;

const maxAnswerBytes = 16 * 1024 - 400;

/**
 * Omits inputs over 2,000 characters (photos), and every input if the answer would exceed 16 KB.
 * @param unlisted faults that `detail` omits
 */
export function invalid(detail: readonly ValidationItem[], unlisted = 0): Refusal {
  const items = detail.map(withShortInput);
  const fit = countThatFits(items);
  if (fit === items.length) return answerOf(items, unlisted);
  const withoutInputs = items.map(({ input: _, ...item }) => item);
  const listed = withoutInputs.slice(0, countThatFits(withoutInputs));
  return answerOf(listed, unlisted + withoutInputs.length - listed.length);
}

function answerOf(items: readonly ValidationItem[], more: number): Refusal {
  return { status: 422, body: { detail: more === 0 ? items : [...items, restOf(more)] } };
}

function countThatFits(items: readonly ValidationItem[]): number {
  let bytes = 0;
  const firstTooMany = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes > maxAnswerBytes;
  });
  return firstTooMany < 0 ? items.length : firstTooMany;
}

function restOf(more: number): ValidationItem {
  return {
    loc: ['body'],
    msg: `And ${more} more ${more === 1 ? 'fault' : 'faults'}: correct the faults above first`,
    type: 'too_many_faults',
    ctx: { more },
  };
}

function withShortInput({ input, ...item }: ValidationItem): ValidationItem {
  const loc = item.loc.map((step) => (typeof step === 'string' ? shortened(step) : step));
  const shortItem = { ...item, loc, msg: shortened(item.msg) };
  return input !== undefined && isShort(input) ? { ...shortItem, input } : shortItem;
}

function isShort(value: unknown): boolean {
  return remainingAfter(value, maxInputCharacters) >= 0 && JSON.stringify(value).length <= maxInputCharacters;
}

function remainingAfter(value: unknown, characters: number): number {
  if (typeof value === 'string') return characters - value.length;
  if (typeof value !== 'object' || value === null) return characters - 1;
  let remaining = characters;
  for (const [key, inner] of Object.entries(value)) {
    remaining = remainingAfter(inner, remaining - key.length);
    if (remaining < 0) return remaining;
  }
  return remaining;
}
