import * as z from 'zod';
import { partsAfter } from './part-names.ts';

/** A product: a name, and its parts (`palm/luck`), or all of a family (`palm/*`). */
export const product = z.object({ name: z.string(), parts: z.array(z.string()) });
export type Product = z.output<typeof product>;

/** All calls for the inputs; the default product. */
export const everything: Product = { name: 'all', parts: ['palm/*', 'chart/*', 'vastu/*', 'chat/*'] };

/**
 * Returns whether a part belongs to a product. A prerequisite of another part is bought with it.
 *
 * @param parts the parts of the bought products
 */
export function isWanted(parts: readonly string[], part: string): boolean {
  const family = part.slice(0, part.indexOf('/') + 1);
  if (parts.includes(part) || parts.includes(`${family}*`)) return true;
  return partsAfter(part).some((one) => parts.includes(one));
}

interface WithProduct {
  readonly value: { readonly product?: Product | undefined };
}

/**
 * Returns the products of a subject: all that its uploads name, else the usual one.
 *
 * @param usual the default product
 */
export function productsOf(
  inputs: { readonly photo?: WithProduct | undefined; readonly row?: WithProduct | undefined },
  usual: Product = everything,
): readonly Product[] {
  const named = [inputs.photo, inputs.row].flatMap((input) => input?.value.product ?? []);
  const byName = new Map(named.map((one) => [one.name, one]));
  return byName.size === 0 ? [usual] : [...byName.values()];
}
