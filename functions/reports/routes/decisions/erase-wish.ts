import type { Wish } from '../../../../shared/erasure/erase.ts';
import { ProblemError } from '../../http/problem.ts';

/** Shorter ids of Latin letters occur in ordinary words, so they count as words only; short numbers occur in dates. */
const minLetters = 3;

function isNamed(text: string, id: string): boolean {
  if (id.length >= minLetters || /[^\x20-\x7e]/.test(id)) return text.includes(id);
  return !/^\d+$/.test(id) && text.split(/[^a-z0-9]+/).includes(id);
}

/** @throws ProblemError if the reason contains one of the ids */
export function eraseWishFrom(
  { keepOut, because }: { readonly keepOut: boolean; readonly because?: string | undefined },
  by: string | undefined,
  ids: readonly string[] = [],
): Wish {
  const text = because?.toLowerCase() ?? '';
  if (ids.some((id) => isNamed(text, id.toLowerCase())))
    throw new ProblemError(
      400,
      'The reason names the person',
      'The receipt keeps the reason permanently, so it must not name the person. Write it without the id.',
    );
  return {
    by,
    ...(because === undefined ? {} : { because: { code: 'stated', text: because } }),
    ...(keepOut ? { keepOut: true } : {}),
  };
}

export const erasingWithoutBan = () =>
  new ProblemError(
    409,
    'Erasing without a ban',
    'An erasure that bans nobody is running, and the names of the people whom it has erased are gone: ban them by their ids.',
  );
