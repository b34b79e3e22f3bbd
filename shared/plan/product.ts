import * as z from 'zod';
import { partsAfter } from './part-names.ts';

/** What somebody buys: a name, and the parts that belong to it (`palm/luck`), or all of a family (`palm/*`). */
export const product = z.object({ name: z.string(), parts: z.array(z.string()) });
export type Product = z.output<typeof product>;

/** Everything that the inputs ask for: what is bought unless another product is named. */
export const everything: Product = { name: 'all', parts: ['palm/*', 'chart/*', 'vastu/*', 'chat/*'] };

/**
 * Whether a part belongs to what somebody buys. A part that another one needs first is bought with it.
 *
 * @param parts those of the products that are bought
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
 * The products of a subject: those that its uploads name, together; where none names any, the usual one.
 *
 * @param usual what is bought where no upload says
 */
export function productsOf(
  inputs: { readonly photo?: WithProduct | undefined; readonly row?: WithProduct | undefined },
  usual: Product = everything,
): readonly Product[] {
  const named = [inputs.photo, inputs.row].flatMap((input) => input?.value.product ?? []);
  const byName = new Map(named.map((one) => [one.name, one]));
  return byName.size === 0 ? [usual] : [...byName.values()];
}
