import * as z from 'zod';
import { partsAfter } from './part-names.ts';

/** `parts` lists single parts (`palm/luck`) and whole families (`palm/*`). */
export const product = z.object({ name: z.string(), parts: z.array(z.string()) });
export type Product = z.output<typeof product>;

export const everything: Product = { name: 'all', parts: ['palm/*', 'chart/*', 'vastu/*', 'chat/*'] };

/** A part is also wanted if a wanted part needs it. */
export function isWanted(parts: readonly string[], part: string): boolean {
  const family = part.slice(0, part.indexOf('/') + 1);
  if (parts.includes(part) || parts.includes(`${family}*`)) return true;
  return partsAfter(part).some((one) => parts.includes(one));
}

interface WithProduct {
  readonly value: { readonly product?: Product | undefined };
}

export function productsOf(
  inputs: { readonly photo?: WithProduct | undefined; readonly row?: WithProduct | undefined },
  usual: Product = everything,
): readonly Product[] {
  const named = [inputs.photo, inputs.row].flatMap((input) => input?.value.product ?? []);
  const byName = new Map(named.map((one) => [one.name, one]));
  return byName.size === 0 ? [usual] : [...byName.values()];
}
