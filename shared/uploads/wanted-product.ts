import type { RefusalReason } from '../intake/reasons/refusal-reason.ts';
import { mask, type Refused, refuse } from '../intake/refusal.ts';
import type { Product } from '../plan/product.ts';
import { type ProductList, productNamed } from '../plan/product-list.ts';

/**
 * The product that an upload or a row names. A name that nobody knows is refused and never taken for the usual product: what is
 * bought is paid for.
 *
 * @param name as it was written; undefined where none was
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

/** The name of the metadata of an object (`x-amz-meta-product`) that says which product is bought for it. */
export const productMetadata = 'product';
