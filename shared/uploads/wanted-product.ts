import type { RefusalReason } from '../intake/reasons/refusal-reason.ts';
import { mask, type Refused, refuse } from '../intake/refusal.ts';
import type { Product } from '../plan/product.ts';
import { type ProductList, productNamed } from '../plan/product-list.ts';

/**
 * Returns the product that an upload or row names. An unknown name is refused and never replaced by the default
 * product, because the product decides what is paid.
 *
 * @param name as written; undefined if absent
 */
export function wantedProduct(
  products: ProductList,
  name: string | undefined,
  line?: number,
): { readonly product?: Product } | Refused {
  if (name === undefined || name.trim() === '') return {};
  const product = productNamed(products, name);
  if (product !== undefined) return { product };
  const reason = { code: 'no-product', products: [...products.keys()] } satisfies RefusalReason;
  const where = { field: 'product', masked: mask(name.trim()), ...(line === undefined ? {} : { line }) };
  return refuse('unknown-product', reason, where);
}

/** The object metadata (`x-amz-meta-product`) that names the product to buy. */
export const productMetadata = 'product';
